//! Anonymous identities, and the key that signs their cookies.

use sqlx::Row as _;

use troyes_host::{PlayerId, SessionId};

use super::{Connection, Database, Row};
use crate::{Ending, NewSession, Notice, StoreError, StoredPlayer, StoredSession};

impl Database {
    pub(crate) async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(self.writer())
            .await?;
        let row = sqlx::query("SELECT value FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_one(self.writer())
            .await?;
        Ok(row.get("value"))
    }

    pub(crate) async fn add_player(
        &self,
        id: PlayerId,
        session: Option<&NewSession>,
    ) -> Result<(), StoreError> {
        let now = self.now();
        let mut transaction = self.begin().await?;
        sqlx::query("INSERT INTO players (id, created_at) VALUES ($1, $2)")
            .bind(id.bytes())
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        if let Some(session) = session {
            insert_session(&mut transaction, id, session, now).await?;
        }
        self.commit(transaction, &[]).await
    }

    pub(crate) async fn add_session(
        &self,
        player: PlayerId,
        session: &NewSession,
    ) -> Result<(), StoreError> {
        let now = self.now();
        let mut transaction = self.begin().await?;
        insert_session(&mut transaction, player, session, now).await?;
        self.commit(transaction, &[]).await
    }

    pub(crate) async fn session(&self, id: SessionId) -> Result<Option<StoredSession>, StoreError> {
        let row = sqlx::query(
            "SELECT id, player, created_at, seen_at, device FROM sessions WHERE id = $1",
        )
        .bind(id.bytes())
        .fetch_optional(self.reader())
        .await?;
        row.as_ref().map(stored_session).transpose()
    }

    pub(crate) async fn touch_session(&self, id: SessionId) -> Result<(), StoreError> {
        sqlx::query("UPDATE sessions SET seen_at = $1 WHERE id = $2")
            .bind(self.now())
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(crate) async fn sessions(
        &self,
        player: PlayerId,
    ) -> Result<Vec<StoredSession>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, player, created_at, seen_at, device FROM sessions WHERE player = $1 \
             ORDER BY seen_at DESC, id",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(stored_session).collect()
    }

    pub(crate) async fn end_sessions(
        &self,
        player: PlayerId,
        which: Ending,
    ) -> Result<Vec<SessionId>, StoreError> {
        let (only, id) = match which {
            Ending::Only(id) => (1_i64, id),
            Ending::AllBut(id) => (0, id),
        };
        let mut transaction = self.begin().await?;
        let rows = sqlx::query(
            "DELETE FROM sessions WHERE player = $1 \
               AND ((id = $2 AND $3 <> 0) OR (id <> $2 AND $3 = 0)) RETURNING id",
        )
        .bind(player.bytes())
        .bind(id.bytes())
        .bind(only)
        .fetch_all(&mut *transaction)
        .await?;
        let ended: Result<Vec<SessionId>, StoreError> =
            rows.iter().map(|row| Ok(SessionId::try_from(row.get::<&[u8], _>("id"))?)).collect();
        let ended = ended?;
        let notices: Vec<Notice> = ended.iter().copied().map(Notice::Ended).collect();
        self.commit(transaction, &notices).await?;
        Ok(ended)
    }

    pub(crate) async fn player(&self, id: PlayerId) -> Result<Option<StoredPlayer>, StoreError> {
        let row = sqlx::query(
            "SELECT name, recovery IS NOT NULL AS has_recovery_code FROM players WHERE id = $1",
        )
        .bind(id.bytes())
        .fetch_optional(self.reader())
        .await?;
        Ok(row.map(|row| StoredPlayer {
            name: row.get("name"),
            has_recovery_code: row.get("has_recovery_code"),
        }))
    }

    pub(crate) async fn rename_player(&self, id: PlayerId, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(crate) async fn set_recovery(
        &self,
        id: PlayerId,
        hash: &[u8; 32],
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET recovery = $1 WHERE id = $2")
            .bind(hash.as_slice())
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(crate) async fn player_by_recovery(
        &self,
        hash: &[u8; 32],
    ) -> Result<Option<PlayerId>, StoreError> {
        let row = sqlx::query("SELECT id FROM players WHERE recovery = $1")
            .bind(hash.as_slice())
            .fetch_optional(self.reader())
            .await?;
        row.map(|row| Ok(PlayerId::try_from(row.get::<&[u8], _>("id"))?)).transpose()
    }

    pub(crate) async fn set_webhook(
        &self,
        player: PlayerId,
        webhook: Option<&str>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET webhook = $1 WHERE id = $2")
            .bind(webhook)
            .bind(player.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(crate) async fn webhook(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT webhook FROM players WHERE id = $1")
            .bind(player.bytes())
            .fetch_optional(self.reader())
            .await?;
        Ok(row.and_then(|row| row.get("webhook")))
    }
}

async fn insert_session(
    connection: &mut Connection,
    player: PlayerId,
    NewSession { id, device }: &NewSession,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO sessions (id, player, created_at, seen_at, device) \
         VALUES ($1, $2, $3, $3, $4)",
    )
    .bind(id.bytes())
    .bind(player.bytes())
    .bind(now)
    .bind(device)
    .execute(connection)
    .await?;
    Ok(())
}

fn stored_session(row: &Row) -> Result<StoredSession, StoreError> {
    Ok(StoredSession {
        id: SessionId::try_from(row.get::<&[u8], _>("id"))?,
        player: PlayerId::try_from(row.get::<&[u8], _>("player"))?,
        created_at: row.get::<i64, _>("created_at") as u64,
        seen_at: row.get::<i64, _>("seen_at") as u64,
        device: row.get("device"),
    })
}

//! Anonymous identities, and the key that signs their cookies.

use sqlx::Row as _;

use super::Database;
use crate::store::{PlayerId, StoreError, StoredPlayer, now};

impl Database {
    pub(in crate::store) async fn secret(
        &self,
        name: &str,
        fresh: &[u8],
    ) -> Result<Vec<u8>, StoreError> {
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

    pub(in crate::store) async fn add_player(&self, id: PlayerId) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO players (id, created_at) VALUES ($1, $2)")
            .bind(id.bytes())
            .bind(now())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(in crate::store) async fn player(
        &self,
        id: PlayerId,
    ) -> Result<Option<StoredPlayer>, StoreError> {
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

    pub(in crate::store) async fn rename_player(
        &self,
        id: PlayerId,
        name: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(in crate::store) async fn set_recovery(
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

    pub(in crate::store) async fn player_by_recovery(
        &self,
        hash: &[u8; 32],
    ) -> Result<Option<PlayerId>, StoreError> {
        let row = sqlx::query("SELECT id FROM players WHERE recovery = $1")
            .bind(hash.as_slice())
            .fetch_optional(self.reader())
            .await?;
        row.map(|row| PlayerId::try_from(row.get::<&[u8], _>("id"))).transpose()
    }

    pub(in crate::store) async fn set_webhook(
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

    pub(in crate::store) async fn webhook(
        &self,
        player: PlayerId,
    ) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT webhook FROM players WHERE id = $1")
            .bind(player.bytes())
            .fetch_optional(self.reader())
            .await?;
        Ok(row.and_then(|row| row.get("webhook")))
    }
}

//! Taking tables and players away.

use sqlx::Row as _;
use troyes_wire::Phase;

use super::rooms::{change_room, stored_room};
use super::{Connection, Database};
use crate::{Notice, StoreError, TableSummary};
use troyes_host::room::Room;
use troyes_host::{GameId, PlayerId, SessionId};

/// How often a room is looked at again after somebody else has changed it.
const TRIES: usize = 5;

/// Rooms that are looked at in one question.
const AT_ONCE: usize = 200;

impl Database {
    pub(crate) async fn remove_table(&self, id: GameId) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let removed = remove_table(&mut transaction, id).await?;
        self.commit(transaction, &[Notice::Forget(id), Notice::Lobby]).await?;
        Ok(removed)
    }

    pub(crate) async fn close_table(&self, id: GameId) -> Result<bool, StoreError> {
        for _ in 0..TRIES {
            let Some(stored) = self.room(id).await? else { return Ok(false) };
            let mut room = stored.room;
            // Those who play already go on, out of sight.
            room.options.public = false;
            if room.phase == Phase::Gathering {
                room.phase = Phase::Closed;
            }
            match self.update_room(id, stored.version, &room, false).await {
                Ok(_) => return Ok(true),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict)
    }

    pub(crate) async fn block_player(&self, player: PlayerId) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let ended = end_all_sessions(&mut transaction, player).await?;
        let blocked = sqlx::query("UPDATE players SET recovery = NULL WHERE id = $1")
            .bind(player.bytes())
            .execute(&mut *transaction)
            .await?;
        let notices: Vec<Notice> = ended.into_iter().map(Notice::Ended).collect();
        self.commit(transaction, &notices).await?;
        for ids in self.listed().await?.chunks(AT_ONCE) {
            for (id, stored) in self.listed_among(ids).await? {
                if stored.room.host == player {
                    self.close_table(id).await?;
                }
            }
        }
        Ok(blocked.rows_affected() > 0)
    }

    pub(crate) async fn latest_tables(&self, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, version, created_at, changed_at, document, listed FROM rooms \
             ORDER BY id DESC LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let stored = stored_room(row)?;
            tables.push(TableSummary {
                id: GameId::try_from(row.get::<&[u8], _>("id"))?,
                changed_at: stored.changed_at,
                listed: row.get::<i64, _>("listed") != 0,
                begun: stored.room.phase == Phase::Started,
                host: stored.room.host,
                people: stored.room.people().map(|(id, name)| (id, name.to_owned())).collect(),
            });
        }
        Ok(tables)
    }
}

/// Ends all sessions of a player; gives which.
pub(super) async fn end_all_sessions(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<Vec<SessionId>, StoreError> {
    let rows = sqlx::query("DELETE FROM sessions WHERE player = $1 RETURNING id")
        .bind(player.bytes())
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Ok(SessionId::try_from(row.get::<&[u8], _>("id"))?)).collect()
}

/// Removes everything about a table, and returns whether there was anything. Branches of its game stay, as branches of the game that it was
/// branched from itself.
pub(super) async fn remove_table(
    connection: &mut Connection,
    id: GameId,
) -> Result<bool, StoreError> {
    let mut removed = 0;
    for statement in [
        "UPDATE games SET parent = (SELECT parent FROM games AS gone WHERE gone.id = $1) \
         WHERE parent = $1",
        "DELETE FROM entries WHERE game = $1",
        "DELETE FROM former_players WHERE game = $1",
        "DELETE FROM seats WHERE game = $1",
        "DELETE FROM messages WHERE game = $1",
        "DELETE FROM codes WHERE game = $1",
        "DELETE FROM rooms WHERE id = $1",
        "DELETE FROM games WHERE id = $1",
    ] {
        let done = sqlx::query(statement).bind(id.bytes()).execute(&mut *connection).await?;
        removed += done.rows_affected();
    }
    Ok(removed > 0)
}

/// Changes a room that nobody else has changed since it was read in this transaction.
pub(super) async fn rewrite_room(
    connection: &mut Connection,
    (id, version): (GameId, u64),
    room: &Room,
    now: i64,
) -> Result<(), StoreError> {
    change_room(connection, id, version, room, room.is_listed(false), now).await
}

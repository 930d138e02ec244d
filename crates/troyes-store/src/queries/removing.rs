//! Taking tables and players away: those that nobody needs any more, and those that an operator does not want.

use std::collections::HashSet;

use sqlx::Row as _;
use troyes_wire::Phase;

use super::rooms::{change_room, stored_room};
use super::{Connection, Database};
use crate::shapes::room;
use crate::{Notice, Outdated, Removed, StoreError, TableSummary};
use troyes_host::room::Room;
use troyes_host::{GameId, PlayerId, SessionId};

/// How often a room is looked at again after somebody else has changed it.
const TRIES: usize = 5;

impl Database {
    pub(crate) async fn remove_outdated(
        &self,
        outdated: &Outdated,
        limit: u32,
    ) -> Result<Removed, StoreError> {
        let mut transaction = self.begin().await?;
        let tables = outdated_tables(&mut transaction, outdated, limit).await?;
        for &id in &tables {
            remove_table(&mut transaction, id).await?;
        }
        let players = match outdated.players {
            Some(since) => remove_players(&mut transaction, since, limit).await?,
            None => 0,
        };
        let gone = tables.iter().copied().map(Notice::Forget);
        let lobby = (!tables.is_empty()).then_some(Notice::Lobby);
        let notices: Vec<Notice> = gone.chain(lobby).collect();
        self.commit(transaction, &notices).await?;
        Ok(Removed { tables, players })
    }

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
        for (id, stored) in self.lobby(u32::MAX).await? {
            if stored.room.host == player {
                self.close_table(id).await?;
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

/// The tables that nobody needs any more.
async fn outdated_tables(
    connection: &mut Connection,
    outdated: &Outdated,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let mut tables = Vec::new();
    for (since, question) in [
        (
            outdated.rooms,
            "SELECT id FROM rooms WHERE changed_at < $1 \
               AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = rooms.id) LIMIT $2",
        ),
        (
            outdated.games,
            "SELECT id FROM games WHERE created_at < $1 AND finished_at IS NULL \
               AND NOT EXISTS (SELECT 1 FROM entries WHERE game = games.id AND sequence > 1) \
             LIMIT $2",
        ),
        (outdated.finished, "SELECT id FROM games WHERE finished_at < $1 LIMIT $2"),
    ] {
        let Some(since) = since else { continue };
        let rows = sqlx::query(question)
            .bind(since as i64)
            .bind(i64::from(limit))
            .fetch_all(&mut *connection)
            .await?;
        for row in &rows {
            tables.push(GameId::try_from(row.get::<&[u8], _>("id"))?);
        }
    }
    Ok(tables)
}

/// Removes players that have never done anything which is still there; gives how many.
async fn remove_players(
    connection: &mut Connection,
    since: u64,
    limit: u32,
) -> Result<usize, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM players WHERE created_at < $1 AND recovery IS NULL \
           AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id) \
           AND NOT EXISTS (SELECT 1 FROM former_players WHERE player = players.id) \
           AND NOT EXISTS (SELECT 1 FROM messages WHERE player = players.id) \
           AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND seen_at >= $1) \
         LIMIT $2",
    )
    .bind(since as i64)
    .bind(i64::from(limit))
    .fetch_all(&mut *connection)
    .await?;
    if rows.is_empty() {
        return Ok(0);
    }
    let needed = gathered_people(connection).await?;
    let mut removed = 0;
    for row in &rows {
        let player = PlayerId::try_from(row.get::<&[u8], _>("id"))?;
        if !needed.contains(&player) {
            end_all_sessions(connection, player).await?;
            sqlx::query("DELETE FROM players WHERE id = $1")
                .bind(player.bytes())
                .execute(&mut *connection)
                .await?;
            removed += 1;
        }
    }
    Ok(removed)
}

/// Everybody who gathers somewhere at this moment.
async fn gathered_people(connection: &mut Connection) -> Result<HashSet<PlayerId>, StoreError> {
    let mut people = HashSet::new();
    for (_, _, room) in gathering_rooms(connection).await? {
        people.insert(room.host);
        people.extend(room.people().map(|(player, _)| player));
    }
    Ok(people)
}

/// The rooms at which no game has begun, with their versions.
pub(super) async fn gathering_rooms(
    connection: &mut Connection,
) -> Result<Vec<(GameId, u64, Room)>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, version, document FROM rooms \
         WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = rooms.id)",
    )
    .fetch_all(connection)
    .await?;
    let mut rooms = Vec::with_capacity(rows.len());
    for row in &rows {
        let id = GameId::try_from(row.get::<&[u8], _>("id"))?;
        let version = row.get::<i64, _>("version") as u64;
        rooms.push((id, version, room::from_json(row.get("document"))?));
    }
    Ok(rooms)
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

/// Removes everything about a table, and returns whether there was anything. Branches of its game stay.
pub(super) async fn remove_table(
    connection: &mut Connection,
    id: GameId,
) -> Result<bool, StoreError> {
    let mut removed = 0;
    for statement in [
        "UPDATE games SET parent = NULL WHERE parent = $1",
        "DELETE FROM entries WHERE game = $1",
        "DELETE FROM former_players WHERE game = $1",
        "DELETE FROM seats WHERE game = $1",
        "DELETE FROM messages WHERE game = $1",
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

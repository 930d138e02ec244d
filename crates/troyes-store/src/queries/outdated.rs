//! Taking away what nobody needs any more.

use std::collections::HashSet;

use sqlx::Row as _;

use super::removing::{end_all_sessions, remove_table};
use super::{Connection, Database, Row};
use crate::shapes::room;
use crate::{Notice, Outdated, Removed, StoreError};
use troyes_host::{GameId, PlayerId};

impl Database {
    pub(crate) async fn remove_outdated(
        &self,
        outdated: &Outdated,
        limit: u32,
    ) -> Result<Removed, StoreError> {
        // To look for it takes long where much is kept. Nobody who writes waits for that, and what was found is looked at once more.
        let mut reading = self.begin_reading().await?;
        let found_tables = outdated_tables(&mut reading, outdated, limit).await?;
        let found_players = match outdated.players {
            Some(since) => outdated_players(&mut reading, since, limit).await?,
            None => Vec::new(),
        };
        reading.commit().await?;
        let mut transaction = self.begin().await?;
        let mut tables = Vec::new();
        for (question, since, id) in found_tables {
            if question.is_still(&mut transaction, since, id.bytes()).await? {
                remove_table(&mut transaction, id).await?;
                tables.push(id);
            }
        }
        let players = remove_players(&mut transaction, outdated.players, &found_players).await?;
        if let Some(since) = outdated.deals {
            sqlx::query("DELETE FROM deals WHERE created_at < $1")
                .bind(since as i64)
                .execute(&mut *transaction)
                .await?;
        }
        let gone = tables.iter().copied().map(Notice::Forget);
        let lobby = (!tables.is_empty()).then_some(Notice::Lobby);
        let notices: Vec<Notice> = gone.chain(lobby).collect();
        self.commit(transaction, &notices).await?;
        Ok(Removed { tables, players })
    }
}

/// Asks what nobody needs any more, of all that there is or of one.
#[derive(Clone, Copy)]
struct Question {
    all: &'static str,
    one: &'static str,
}

macro_rules! question {
    ($question:literal) => {
        Question { all: concat!($question, " LIMIT $2"), one: concat!($question, " AND id = $2") }
    };
}

const ROOMS: Question = question!(
    "SELECT id FROM rooms WHERE changed_at < $1 \
       AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = rooms.id)"
);

const GAMES: Question = question!(
    "SELECT id FROM games WHERE finished_at IS NULL AND created_at < $1 \
       AND NOT EXISTS (SELECT 1 FROM entries WHERE game = games.id AND sequence > 1)"
);

const FINISHED: Question = question!("SELECT id FROM games WHERE finished_at < $1");

const PLAYERS: Question = question!(
    "SELECT id FROM players WHERE created_at < $1 AND recovery IS NULL \
       AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id) \
       AND NOT EXISTS (SELECT 1 FROM former_players WHERE player = players.id) \
       AND NOT EXISTS (SELECT 1 FROM messages WHERE player = players.id) \
       AND NOT EXISTS (SELECT 1 FROM tries WHERE player = players.id) \
       AND NOT EXISTS (SELECT 1 FROM members WHERE player = players.id) \
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND seen_at >= $1)"
);

impl Question {
    async fn all(
        self,
        connection: &mut Connection,
        since: u64,
        limit: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let query = sqlx::query(self.all).bind(since as i64).bind(i64::from(limit));
        Ok(query.fetch_all(connection).await?)
    }

    /// Whether the answer is still the same about one of them.
    async fn is_still(
        self,
        connection: &mut Connection,
        since: u64,
        id: &[u8],
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(self.one).bind(since as i64).bind(id);
        Ok(query.fetch_optional(connection).await?.is_some())
    }
}

/// The tables that nobody needs any more, and what makes them so.
async fn outdated_tables(
    connection: &mut Connection,
    outdated: &Outdated,
    limit: u32,
) -> Result<Vec<(Question, u64, GameId)>, StoreError> {
    let mut tables = Vec::new();
    for (since, question) in
        [(outdated.rooms, ROOMS), (outdated.games, GAMES), (outdated.finished, FINISHED)]
    {
        let Some(since) = since else { continue };
        for row in question.all(connection, since, limit).await? {
            tables.push((question, since, GameId::try_from(row.get::<&[u8], _>("id"))?));
        }
    }
    Ok(tables)
}

/// The players that have never done anything which is still there.
async fn outdated_players(
    connection: &mut Connection,
    since: u64,
    limit: u32,
) -> Result<Vec<PlayerId>, StoreError> {
    let rows = PLAYERS.all(connection, since, limit).await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let needed = gathered_people(connection).await?;
    let mut players = Vec::with_capacity(rows.len());
    for row in &rows {
        players.push(PlayerId::try_from(row.get::<&[u8], _>("id"))?);
    }
    players.retain(|player| !needed.contains(player));
    Ok(players)
}

/// Removes those of these players that have not done anything meanwhile; gives how many.
async fn remove_players(
    connection: &mut Connection,
    since: Option<u64>,
    players: &[PlayerId],
) -> Result<usize, StoreError> {
    let Some(since) = since else { return Ok(0) };
    let mut removed = 0;
    for player in players {
        if PLAYERS.is_still(connection, since, player.bytes()).await? {
            end_all_sessions(connection, *player).await?;
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
    let rows = sqlx::query(
        "SELECT document FROM rooms \
         WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.id = rooms.id)",
    )
    .fetch_all(connection)
    .await?;
    let mut people = HashSet::new();
    for row in &rows {
        let room = room::from_json(row.get("document"))?;
        people.insert(room.host);
        people.extend(room.people().map(|(player, _)| player));
    }
    Ok(people)
}

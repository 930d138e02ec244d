//! Forgetting a player: what was theirs alone goes, and what they share with others does not name them any more.

use sqlx::Row as _;
use troyes_record::Record;
use troyes_wire::{Phase, RoomCommand};

use super::removing::{end_all_sessions, remove_table, rewrite_room};
use super::rooms::stored_room;
use super::{Connection, Database, Row, days, groups};
use crate::shapes::room;
use crate::{Erased, Notice, PlayedGame, Said, StoreError, StoredRoom};
use troyes_host::room::{Attendance, Place, Room, Webhook};
use troyes_host::{GameId, PlayerId};

/// What stands where the name of somebody was who is forgotten.
const NAMELESS: &str = "\u{2013}";

/// Games of nobody else that are removed in one transaction: others write in between.
const AT_ONCE: usize = 20;

impl Database {
    pub(crate) async fn erase_player(&self, player: PlayerId) -> Result<Erased, StoreError> {
        let mut erased = Erased::default();
        let games: Vec<GameId> = self.games_of(player).await?.iter().map(|game| game.id).collect();
        for games in games.chunks(AT_ONCE) {
            erased.tables.extend(self.remove_own(player, games).await?);
        }
        // To look for them takes long where much is kept, and nobody who writes waits for that.
        let rooms: Vec<GameId> = self.rooms_of(player).await?.iter().map(|(id, _)| *id).collect();
        let mut transaction = self.begin().await?;
        let now = self.now();
        let shared = games_with(&mut transaction, player).await?;
        for &id in &shared {
            erased.tables.extend(forget_name(&mut transaction, id, player).await?);
        }
        for &id in &rooms {
            forget_in_room(&mut transaction, id, player, now).await?;
        }
        erased.tables.extend(rooms);
        erased.tables.extend(forget_words(&mut transaction, player).await?);
        days::forget_tries(&mut transaction, player).await?;
        groups::leave_all(&mut transaction, player).await?;
        erased.sessions = end_all_sessions(&mut transaction, player).await?;
        // Where others share a game, its seat is still somebody's, who is nobody that is known.
        let statement = if shared.is_empty() {
            "DELETE FROM players WHERE id = $1"
        } else {
            "UPDATE players SET name = NULL, recovery = NULL, webhook = NULL WHERE id = $1"
        };
        sqlx::query(statement).bind(player.bytes()).execute(&mut *transaction).await?;
        erased.tables.sort();
        erased.tables.dedup();
        let tables = erased.tables.iter().copied().map(Notice::Forget);
        let sessions = erased.sessions.iter().copied().map(Notice::Ended);
        let notices: Vec<Notice> = tables.chain(sessions).chain([Notice::Lobby]).collect();
        self.commit(transaction, &notices).await?;
        Ok(erased)
    }

    /// Removes those of some games that nobody else has a part in; gives which.
    async fn remove_own(
        &self,
        player: PlayerId,
        games: &[GameId],
    ) -> Result<Vec<GameId>, StoreError> {
        let mut transaction = self.begin().await?;
        let mut removed = Vec::new();
        for &id in games {
            if !is_shared(&mut transaction, id, player).await? {
                remove_table(&mut transaction, id).await?;
                removed.push(id);
            }
        }
        let notices: Vec<Notice> = removed.iter().copied().map(Notice::Forget).collect();
        self.commit(transaction, &notices).await?;
        Ok(removed)
    }

    pub(crate) async fn games_of(&self, player: PlayerId) -> Result<Vec<PlayedGame>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, CAST(NULL AS BIGINT) AS former FROM seats WHERE player = $1 \
             UNION SELECT game, seat AS former FROM former_players WHERE player = $1 \
             ORDER BY game, former",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        let mut games: Vec<PlayedGame> = Vec::new();
        for row in &rows {
            let id = GameId::try_from(row.get::<&[u8], _>("game"))?;
            if games.last().is_none_or(|game| game.id != id) {
                games.push(PlayedGame { id, former_seats: Vec::new() });
            }
            let former = row.get::<Option<i64>, _>("former");
            if let (Some(game), Some(seat)) = (games.last_mut(), former) {
                game.former_seats.push(seat as usize);
            }
        }
        Ok(games)
    }

    pub(crate) async fn rooms_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(GameId, StoredRoom)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, version, created_at, changed_at, document FROM rooms \
             WHERE document LIKE $1 ORDER BY id",
        )
        .bind(format!("%{player}%"))
        .fetch_all(self.reader())
        .await?;
        let room =
            |row: &Row| Ok((GameId::try_from(row.get::<&[u8], _>("id"))?, stored_room(row)?));
        rows.iter().map(room).collect()
    }

    pub(crate) async fn words_of(&self, player: PlayerId) -> Result<Vec<Said>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, text, created_at FROM messages WHERE player = $1 ORDER BY created_at",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        let said = |row: &Row| {
            Ok(Said {
                game: GameId::try_from(row.get::<&[u8], _>("game"))?,
                text: row.get("text"),
                created_at: row.get::<i64, _>("created_at") as u64,
            })
        };
        rows.iter().map(said).collect()
    }
}

/// The games that a player has, or has had, a seat in.
async fn games_with(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT game FROM seats WHERE player = $1 \
         UNION SELECT game FROM former_players WHERE player = $1",
    )
    .bind(player.bytes())
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("game"))?)).collect()
}

/// Whether other people play a game too, or have played it.
async fn is_shared(
    connection: &mut Connection,
    id: GameId,
    player: PlayerId,
) -> Result<bool, StoreError> {
    let others = sqlx::query(
        "SELECT game FROM seats WHERE game = $1 AND player <> $2 \
         UNION SELECT game FROM former_players WHERE game = $1 AND player <> $2",
    )
    .bind(id.bytes())
    .bind(player.bytes())
    .fetch_optional(connection)
    .await?;
    Ok(others.is_some())
}

/// Takes the name of a player out of a game that goes on without it, and out of the games that others have branched from it. Gives all of them.
async fn forget_name(
    connection: &mut Connection,
    id: GameId,
    player: PlayerId,
) -> Result<Vec<GameId>, StoreError> {
    // The game has begun with the name of the first who sat there; a later one has the name of the seat.
    let seats = sqlx::query(
        "SELECT seat FROM seats WHERE game = $1 AND player = $2 AND name IS NULL \
         UNION SELECT seat FROM former_players AS former \
         WHERE game = $1 AND player = $2 AND NOT EXISTS ( \
             SELECT 1 FROM former_players AS earlier \
             WHERE earlier.game = former.game AND earlier.seat = former.seat \
               AND earlier.sequence < former.sequence)",
    )
    .bind(id.bytes())
    .bind(player.bytes())
    .fetch_all(&mut *connection)
    .await?;
    let start = sqlx::query("SELECT start FROM games WHERE id = $1")
        .bind(id.bytes())
        .fetch_one(&mut *connection)
        .await?;
    let mut record = Record::from_json(start.get::<&str, _>("start").as_bytes())?;
    let mut names = later_names(connection, id, player).await?;
    for row in &seats {
        let seat = usize::try_from(row.get::<i64, _>("seat")).ok();
        if let Some(name) = seat.and_then(|seat| record.players.get_mut(seat)) {
            names.push(std::mem::replace(name, NAMELESS.to_owned()));
        }
    }
    sqlx::query("UPDATE games SET start = $1 WHERE id = $2")
        .bind(record.to_json())
        .bind(id.bytes())
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE seats SET name = $1 WHERE game = $2 AND player = $3 AND name IS NOT NULL")
        .bind(NAMELESS)
        .bind(id.bytes())
        .bind(player.bytes())
        .execute(&mut *connection)
        .await?;
    // That the seat has changed hands stays true: whoever came later has not played it from the beginning.
    for statement in [
        "UPDATE seats SET listed = 0 WHERE game = $1 AND player = $2",
        "UPDATE former_players SET listed = 0 WHERE game = $1 AND player = $2",
    ] {
        sqlx::query(statement)
            .bind(id.bytes())
            .bind(player.bytes())
            .execute(&mut *connection)
            .await?;
    }
    let mut forgotten = forget_in_branches(connection, id, &names).await?;
    forgotten.push(id);
    Ok(forgotten)
}

/// The names that somebody had who came to a game after its beginning.
async fn later_names(
    connection: &mut Connection,
    id: GameId,
    player: PlayerId,
) -> Result<Vec<String>, StoreError> {
    let rows =
        sqlx::query("SELECT name FROM seats WHERE game = $1 AND player = $2 AND name IS NOT NULL")
            .bind(id.bytes())
            .bind(player.bytes())
            .fetch_all(connection)
            .await?;
    Ok(rows.iter().map(|row| row.get("name")).collect())
}

/// Takes names out of the games that were branched from a game, directly or by way of others. Gives those games.
async fn forget_in_branches(
    connection: &mut Connection,
    id: GameId,
    names: &[String],
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "WITH RECURSIVE line (id) AS ( \
             SELECT id FROM games WHERE parent = $1 \
             UNION SELECT games.id FROM line JOIN games ON games.parent = line.id) \
         SELECT games.id, games.start FROM line JOIN games ON games.id = line.id",
    )
    .bind(id.bytes())
    .fetch_all(&mut *connection)
    .await?;
    let mut branches = Vec::new();
    for row in &rows {
        let mut record = Record::from_json(row.get::<&str, _>("start").as_bytes())?;
        for name in record.players.iter_mut().filter(|name| names.contains(name)) {
            NAMELESS.clone_into(name);
        }
        sqlx::query("UPDATE games SET start = $1 WHERE id = $2")
            .bind(record.to_json())
            .bind(row.get::<&[u8], _>("id"))
            .execute(&mut *connection)
            .await?;
        branches.push(GameId::try_from(row.get::<&[u8], _>("id"))?);
    }
    Ok(branches)
}

/// Takes a player out of a room that knows of them.
async fn forget_in_room(
    connection: &mut Connection,
    id: GameId,
    player: PlayerId,
    now: i64,
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT version, document, listed FROM rooms WHERE id = $1")
        .bind(id.bytes())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(()) };
    let mut room = room::from_json(row.get("document"))?;
    if room.phase == Phase::Gathering {
        stand_up(&mut room, player, now);
    } else {
        forget_person(&mut room, player);
    }
    // A finished game is not in the lobby any more, and stays out of it.
    room.options.public &= row.get::<i64, _>("listed") != 0;
    rewrite_room(connection, (id, row.get::<i64, _>("version") as u64), &room, now).await
}

fn forget_person(room: &mut Room, forgotten: PlayerId) {
    for place in &mut room.places {
        if let Place::Person { player, name, .. } = place
            && *player == forgotten
        {
            NAMELESS.clone_into(name);
        }
    }
    // Who gave the address of an old room is not known: most often that was the host.
    let giver = |webhook: &Webhook| webhook.giver.unwrap_or(room.host);
    room.webhook = room.webhook.take().filter(|webhook| giver(webhook) != forgotten);
    room.remembered.retain(|command| command.player != forgotten);
    room.former.retain(|(player, _)| *player != forgotten);
    room.stand_ins.retain(|player| *player != forgotten);
    room.offered.retain(|player| *player != forgotten);
    room.removed.retain(|player| *player != forgotten);
    room.crier = room.crier.filter(|player| *player != forgotten);
    room.winner = room.winner.filter(|player| *player != forgotten);
}

/// Lets a player stand up: where nobody can be the host instead, the table is closed.
fn stand_up(room: &mut Room, player: PlayerId, now: i64) {
    let is_there = room.host == player || room.place_of(player).is_some();
    let everybody = Attendance { now: now as u64, away_since: &|_| None, plays: &|_| false };
    if is_there
        && (room.command(player, &RoomCommand::Stand, &everybody).is_err() || room.host == player)
    {
        room.phase = Phase::Closed;
    }
    forget_person(room, player);
}

/// Removes whatever a player has said; gives where.
async fn forget_words(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query("DELETE FROM messages WHERE player = $1 RETURNING game")
        .bind(player.bytes())
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("game"))?)).collect()
}

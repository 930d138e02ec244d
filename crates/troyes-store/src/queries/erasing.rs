//! Forgetting a player: what was theirs alone goes, and what they share with others does not name them any more.

use sqlx::Row as _;
use troyes_record::Record;
use troyes_wire::{Phase, RoomCommand};

use super::removing::{end_all_sessions, gathering_rooms, remove_table, rewrite_room};
use super::{Connection, Database};
use crate::shapes::room;
use crate::{Erased, Notice, Said, StoreError};
use troyes_host::room::{Attendance, Place, Room};
use troyes_host::{GameId, PlayerId};

/// What stands where the name of somebody was who is forgotten.
const NAMELESS: &str = "\u{2013}";

impl Database {
    pub(crate) async fn erase_player(&self, player: PlayerId) -> Result<Erased, StoreError> {
        let mut transaction = self.begin().await?;
        let now = self.now();
        let mut erased = Erased::default();
        let mut shares = false;
        for (id, shared) in games_with(&mut transaction, player).await? {
            erased.tables.push(id);
            if shared {
                shares = true;
                forget_name(&mut transaction, id, player).await?;
                forget_in_room(&mut transaction, id, player, now).await?;
            } else {
                remove_table(&mut transaction, id).await?;
            }
        }
        erased.tables.extend(leave_rooms(&mut transaction, player, now).await?);
        erased.tables.extend(forget_words(&mut transaction, player).await?);
        erased.sessions = end_all_sessions(&mut transaction, player).await?;
        // Where others share a game, its seat is still somebody's, who is nobody that is known.
        let statement = if shares {
            "UPDATE players SET name = NULL, recovery = NULL, webhook = NULL WHERE id = $1"
        } else {
            "DELETE FROM players WHERE id = $1"
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

    pub(crate) async fn games_of(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT game FROM seats WHERE player = $1 \
             UNION SELECT game FROM former_players WHERE player = $1 ORDER BY game",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("game"))?)).collect()
    }

    pub(crate) async fn words_of(&self, player: PlayerId) -> Result<Vec<Said>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, text, created_at FROM messages WHERE player = $1 ORDER BY created_at",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        let said = |row: &super::Row| {
            Ok(Said {
                game: GameId::try_from(row.get::<&[u8], _>("game"))?,
                text: row.get("text"),
                created_at: row.get::<i64, _>("created_at") as u64,
            })
        };
        rows.iter().map(said).collect()
    }
}

/// The games of a player, and of each whether other people play it too.
async fn games_with(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<Vec<(GameId, bool)>, StoreError> {
    let rows = sqlx::query(
        "SELECT game, CASE WHEN EXISTS ( \
             SELECT 1 FROM seats AS others \
             WHERE others.game = mine.game AND others.player <> $1) OR EXISTS ( \
             SELECT 1 FROM former_players AS others \
             WHERE others.game = mine.game AND others.player <> $1) THEN 1 ELSE 0 END AS shared \
         FROM (SELECT game FROM seats WHERE player = $1 \
               UNION SELECT game FROM former_players WHERE player = $1) AS mine",
    )
    .bind(player.bytes())
    .fetch_all(connection)
    .await?;
    let game = |row: &super::Row| {
        // The number has another size in each database.
        let shared: bool = row.try_get::<i32, _>("shared").is_ok_and(|shared| shared != 0)
            || row.try_get::<i64, _>("shared").is_ok_and(|shared| shared != 0);
        Ok((GameId::try_from(row.get::<&[u8], _>("game"))?, shared))
    };
    rows.iter().map(game).collect()
}

/// Takes the name of a player out of a game that goes on without it.
async fn forget_name(
    connection: &mut Connection,
    id: GameId,
    player: PlayerId,
) -> Result<(), StoreError> {
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
    for row in &seats {
        let seat = usize::try_from(row.get::<i64, _>("seat")).ok();
        if let Some(name) = seat.and_then(|seat| record.players.get_mut(seat)) {
            NAMELESS.clone_into(name);
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
    for statement in [
        "UPDATE seats SET listed = 0 WHERE game = $1 AND player = $2",
        "DELETE FROM former_players WHERE game = $1 AND player = $2",
    ] {
        sqlx::query(statement)
            .bind(id.bytes())
            .bind(player.bytes())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The same in the room where the game began, if there is one.
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
    forget_person(&mut room, player);
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
    room.webhook = room.webhook.take().filter(|webhook| webhook.giver != Some(forgotten));
    room.remembered.retain(|command| command.player != forgotten);
    room.former.retain(|(player, _)| *player != forgotten);
    room.stand_ins.retain(|player| *player != forgotten);
    room.offered.retain(|player| *player != forgotten);
}

/// Lets a player stand up wherever people still gather; gives where.
async fn leave_rooms(
    connection: &mut Connection,
    player: PlayerId,
    now: i64,
) -> Result<Vec<GameId>, StoreError> {
    let mut left = Vec::new();
    for (id, version, mut room) in gathering_rooms(connection).await? {
        let is_there = room.host == player || room.place_of(player).is_some();
        if !is_there {
            continue;
        }
        stand_up(&mut room, player, now);
        rewrite_room(connection, (id, version), &room, now).await?;
        left.push(id);
    }
    Ok(left)
}

/// Lets a player stand up: where nobody can be the host instead, the table is closed.
fn stand_up(room: &mut Room, player: PlayerId, now: i64) {
    let everybody = Attendance { now: now as u64, away_since: &|_| None, plays: &|_| false };
    if room.command(player, &RoomCommand::Stand, &everybody).is_err() || room.host == player {
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

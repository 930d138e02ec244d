//! The store in one SQLite file.
//!
//! One connection writes, so that writers wait in our queue and not in SQLite's; several read. Every commit is on disk
//! before it is answered (`synchronous = FULL`), and readers never wait for the writer (write-ahead log).

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Row, Sqlite as Dialect, Transaction};
use troyes_record::Record;
use troyes_table::{Entry, Pace, Table};

use super::{
    Ending, GameId, NewEntry, PlayerId, SeatResult, Start, StoreError, StoredGame, entry,
    origin_name, origin_of,
};
use crate::wire::{About, Origin};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// Connections that read.
const READERS: u32 = 4;

/// Games and logs in a file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be opened, or was written by a newer version.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        let writer =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        Ok(Self { writer, readers })
    }

    pub(super) const fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    pub(super) const fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Whether the database answers.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM games LIMIT 1").fetch_optional(&self.readers).await?;
        Ok(())
    }

    /// Keeps a game as it starts, with all that has happened at its table already, if it begins in the middle.
    ///
    /// Gives what is now known about it, and the names of this player's games that do not count any more: whoever plays
    /// the same dice twice at the same time could know in one game what the other will roll.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    pub async fn create(
        &self,
        id: GameId,
        game: &NewGame<'_>,
    ) -> Result<(About, Vec<GameId>), StoreError> {
        let start = Start::of(game.table);
        let commitment = game.table.seed().map(troyes_record::Seed::commitment);
        let created_at = now();
        let mut writer = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let same_dice = same_dice(&mut writer, game.owner, commitment.as_deref()).await?;
        let origin = match game.origin {
            Origin::Drawn if !same_dice.is_empty() => Origin::Chosen,
            origin => origin,
        };
        let counts = origin == Origin::Drawn;
        sqlx::query(
            "INSERT INTO games (id, created_at, pace, start, origin, parent, counts, commitment) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id.bytes())
        .bind(created_at)
        .bind(pace_name(start.pace))
        .bind(start.record.to_json())
        .bind(origin_name(origin))
        .bind(game.parent.as_ref().map(GameId::bytes))
        .bind(counts)
        .bind(&commitment)
        .execute(&mut *writer)
        .await?;
        for (seat, player) in game.table.players().iter().enumerate() {
            sqlx::query("INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)")
                .bind(id.bytes())
                .bind(seat as i64)
                .bind(game.owner.as_ref().map(PlayerId::bytes))
                .execute(&mut *writer)
                .await?;
            for (index, &entry) in player.log().iter().enumerate() {
                let number = index + 1;
                let command = format!("start/{number}");
                insert_entry(&mut writer, id, &NewEntry { seat, number, command, entry }).await?;
            }
        }
        if let Some(results) = SeatResult::of(game.table) {
            finish(&mut writer, id, &results).await?;
        }
        let mut discounted = Vec::new();
        for (other, open_and_counts) in same_dice {
            if open_and_counts {
                sqlx::query("UPDATE games SET counts = 0 WHERE id = $1")
                    .bind(other.bytes())
                    .execute(&mut *writer)
                    .await?;
                discounted.push(other);
            }
        }
        writer.commit().await?;
        let about = About {
            id: id.to_string(),
            created_at: created_at as u64,
            origin,
            parent: game.parent.map(|parent| parent.to_string()),
            counts,
        };
        Ok((about, discounted))
    }

    /// A game as its logs tell it, or nothing if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read, or its logs cannot be followed.
    pub async fn load(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        // One transaction: the logs of all seats at the same moment.
        let mut reader = self.readers.begin().await?;
        let game = sqlx::query(
            "SELECT created_at, pace, start, origin, parent, counts FROM games WHERE id = $1",
        )
        .bind(id.bytes())
        .fetch_optional(&mut *reader)
        .await?;
        let Some(game) = game else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT seat, number, entry FROM entries WHERE game = $1 ORDER BY seat, number",
        )
        .bind(id.bytes())
        .fetch_all(&mut *reader)
        .await?;
        let seats = sqlx::query("SELECT seat, player FROM seats WHERE game = $1")
            .bind(id.bytes())
            .fetch_all(&mut *reader)
            .await?;
        reader.commit().await?;

        let start = Start {
            pace: pace_of(game.get("pace"))?,
            record: Record::from_json(game.get::<&str, _>("start").as_bytes())?,
        };
        let table = start.table()?;
        let mut logs: Vec<Vec<Entry>> = vec![Vec::new(); table.players().len()];
        for row in rows {
            let (seat, number): (i64, i64) = (row.get("seat"), row.get("number"));
            let log = usize::try_from(seat).ok().and_then(|seat| logs.get_mut(seat));
            let log = log.ok_or_else(|| StoreError::Damaged(format!("there is no seat {seat}")))?;
            log.push(entry::from_json(row.get("entry"))?);
            if usize::try_from(number) != Ok(log.len()) {
                return Err(StoreError::Damaged(format!(
                    "seat {seat} lacks an entry before {number}"
                )));
            }
        }
        let replayed = table.replay(&logs);
        if let Some((seat, number)) = replayed.broken.first() {
            let reason = format!("entry {number} of seat {seat} is not legal");
            return Err(StoreError::Damaged(reason));
        }
        let mut owners = vec![None; logs.len()];
        for seat in seats {
            let index: i64 = seat.get("seat");
            let owner = usize::try_from(index).ok().and_then(|index| owners.get_mut(index));
            let player: Option<&[u8]> = seat.get("player");
            if let (Some(owner), Some(player)) = (owner, player) {
                *owner = Some(PlayerId::try_from(player)?);
            }
        }
        let parent: Option<&[u8]> = game.get("parent");
        let about = About {
            id: id.to_string(),
            created_at: game.get::<i64, _>("created_at") as u64,
            origin: origin_of(game.get("origin"))?,
            parent: parent.map(GameId::try_from).transpose()?.map(|parent| parent.to_string()),
            counts: game.get("counts"),
        };
        Ok(Some(StoredGame { table: replayed.table, about, owners }))
    }

    /// Adds entries to the logs of a game, and what comes with the end of a seat: all of it, or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if a number or a wish is there already, or a log that matters for the end has grown; other
    /// [`StoreError`]s if nothing is stored.
    pub async fn append(
        &self,
        id: GameId,
        entries: &[NewEntry],
        ending: Option<&Ending>,
    ) -> Result<(), StoreError> {
        let mut writer = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        for new in entries {
            insert_entry(&mut writer, id, new).await?;
        }
        if let Some(Ending { lengths, results }) = ending {
            check_lengths(&mut writer, id, lengths).await?;
            if let Some(results) = results {
                finish(&mut writer, id, results).await?;
            }
        }
        writer.commit().await?;
        Ok(())
    }

    /// The number of the entry that a wish has become, if it has: whoever sends it again gets the same answer.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    pub async fn number_of(
        &self,
        id: GameId,
        seat: usize,
        command: &str,
    ) -> Result<Option<usize>, StoreError> {
        let row = sqlx::query(
            "SELECT number FROM entries WHERE game = $1 AND seat = $2 AND command = $3",
        )
        .bind(id.bytes())
        .bind(seat as i64)
        .bind(command)
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| row.get::<i64, _>("number") as usize))
    }

    /// Ends all connections; what was answered is on disk anyway.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// A game to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewGame<'a> {
    /// The table as it is.
    pub table: &'a Table,
    /// Where it comes from. Drawn dice that the owner has seen before count as chosen.
    pub origin: Origin,
    /// The game that it was branched from.
    pub parent: Option<GameId>,
    /// Who plays all of its seats.
    pub owner: Option<PlayerId>,
}

/// The player's games with the same dice, and for each whether it is still open and counts.
async fn same_dice(
    writer: &mut Transaction<'_, Dialect>,
    player: Option<PlayerId>,
    commitment: Option<&str>,
) -> Result<Vec<(GameId, bool)>, StoreError> {
    let (Some(player), Some(commitment)) = (player, commitment) else { return Ok(Vec::new()) };
    let rows = sqlx::query(
        "SELECT id, finished_at IS NULL AND counts <> 0 AS open_and_counts FROM games \
         WHERE commitment = $1 AND id IN (SELECT game FROM seats WHERE player = $2)",
    )
    .bind(commitment)
    .bind(player.bytes())
    .fetch_all(&mut **writer)
    .await?;
    let game = |row: &sqlx::sqlite::SqliteRow| {
        Ok((GameId::try_from(row.get::<&[u8], _>("id"))?, row.get("open_and_counts")))
    };
    rows.iter().map(game).collect()
}

async fn insert_entry(
    writer: &mut Transaction<'_, Dialect>,
    id: GameId,
    new: &NewEntry,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO entries (game, seat, number, command, entry, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id.bytes())
    .bind(new.seat as i64)
    .bind(new.number as i64)
    .bind(&new.command)
    .bind(entry::to_json(new.entry))
    .bind(now())
    .execute(&mut **writer)
    .await
    .map_err(conflict)?;
    Ok(())
}

async fn check_lengths(
    writer: &mut Transaction<'_, Dialect>,
    id: GameId,
    lengths: &[usize],
) -> Result<(), StoreError> {
    let entries: usize = lengths.iter().sum();
    let row = sqlx::query("SELECT COUNT(*) AS entries FROM entries WHERE game = $1")
        .bind(id.bytes())
        .fetch_one(&mut **writer)
        .await?;
    // Logs only grow, so their sum tells whether any has.
    if row.get::<i64, _>("entries") == entries as i64 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Keeps what a finished game gives its seats: a copy of what follows from the logs.
async fn finish(
    writer: &mut Transaction<'_, Dialect>,
    id: GameId,
    results: &[SeatResult],
) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET finished_at = $1 WHERE id = $2")
        .bind(now())
        .bind(id.bytes())
        .execute(&mut **writer)
        .await?;
    for (seat, SeatResult { total, feats }) in results.iter().enumerate() {
        let feats: Vec<&str> = feats.iter().map(|feat| feat.name()).collect();
        sqlx::query("UPDATE seats SET total = $1, feats = $2 WHERE game = $3 AND seat = $4")
            .bind(i64::from(*total))
            .bind(serde_json::to_string(&feats).expect("a list of names is JSON"))
            .bind(id.bytes())
            .bind(seat as i64)
            .execute(&mut **writer)
            .await?;
    }
    Ok(())
}

fn conflict(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
        error => StoreError::Database(error),
    }
}

/// Now, in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since_1970.as_millis() as i64
}

const fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Together => "together",
        Pace::Own => "own",
    }
}

fn pace_of(name: &str) -> Result<Pace, StoreError> {
    [Pace::Together, Pace::Own]
        .into_iter()
        .find(|&pace| pace_name(pace) == name)
        .ok_or_else(|| StoreError::Damaged(format!("{name} is not a pace")))
}

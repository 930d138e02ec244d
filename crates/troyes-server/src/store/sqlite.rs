//! The store in one SQLite file.
//!
//! One connection writes, so that writers wait in our queue and not in SQLite's; several read. Every commit is on disk
//! before it is answered (`synchronous = FULL`), and readers never wait for the writer (write-ahead log).

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::Row;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use troyes_record::Record;
use troyes_table::{Entry, Pace, Table};

use super::{GameId, NewEntry, Start, StoreError, entry};

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

    /// Keeps a game as it starts.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    pub async fn create(&self, id: GameId, start: &Start) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO games (id, created_at, pace, start) VALUES ($1, $2, $3, $4)")
            .bind(id.0.as_bytes().as_slice())
            .bind(now())
            .bind(pace_name(start.pace))
            .bind(start.record.to_json())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The table of a game as its logs tell it, or nothing if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read, or its logs cannot be followed.
    pub async fn load(&self, id: GameId) -> Result<Option<Table>, StoreError> {
        // One transaction: the logs of all seats at the same moment.
        let mut reader = self.readers.begin().await?;
        let game = sqlx::query("SELECT pace, start FROM games WHERE id = $1")
            .bind(id.0.as_bytes().as_slice())
            .fetch_optional(&mut *reader)
            .await?;
        let Some(game) = game else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT seat, number, entry FROM entries WHERE game = $1 ORDER BY seat, number",
        )
        .bind(id.0.as_bytes().as_slice())
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
        match replayed.broken.first() {
            None => Ok(Some(replayed.table)),
            Some((seat, number)) => {
                Err(StoreError::Damaged(format!("entry {number} of seat {seat} is not legal")))
            }
        }
    }

    /// Adds entries to the logs of a game: all of them, or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if a number or a wish is there already; other [`StoreError`]s if nothing is stored.
    pub async fn append(&self, id: GameId, entries: &[NewEntry]) -> Result<(), StoreError> {
        let mut writer = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        for new in entries {
            sqlx::query(
                "INSERT INTO entries (game, seat, number, command, entry, created_at) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(id.0.as_bytes().as_slice())
            .bind(new.seat as i64)
            .bind(new.number as i64)
            .bind(&new.command)
            .bind(entry::to_json(new.entry))
            .bind(now())
            .execute(&mut *writer)
            .await
            .map_err(conflict)?;
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
        .bind(id.0.as_bytes().as_slice())
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

fn conflict(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
        error => StoreError::Database(error),
    }
}

fn now() -> i64 {
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

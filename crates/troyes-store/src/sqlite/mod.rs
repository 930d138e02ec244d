//! The store in one SQLite file.
//!
//! One connection writes, so that writers wait in our queue and not in SQLite's; several read. Every commit is on disk
//! before it is answered (`synchronous = FULL`), and readers never wait for the writer (write-ahead log).

mod appends;
#[path = "../queries/check.rs"]
pub(super) mod check;
#[path = "../queries/codes.rs"]
mod codes;
#[path = "../queries/copy.rs"]
pub(super) mod copy;
pub(super) mod damage;
#[path = "../queries/days.rs"]
mod days;
#[path = "../queries/deals.rs"]
mod deals;
#[path = "../queries/erasing.rs"]
mod erasing;
#[path = "../queries/games.rs"]
mod games;
#[path = "../queries/groups.rs"]
mod groups;
#[path = "../queries/hands.rs"]
mod hands;
#[path = "../queries/history.rs"]
mod history;
#[path = "../queries/messages.rs"]
mod messages;
#[path = "../queries/news.rs"]
mod news;
#[path = "../queries/outdated.rs"]
mod outdated;
#[path = "../queries/players.rs"]
mod players;
#[path = "../queries/removing.rs"]
mod removing;
#[path = "../queries/rooms.rs"]
mod rooms;

use std::fs::OpenOptions;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::Row as _;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::appends::Appends;
use super::clock::{self, Clock};
use super::migrations::migrator;
use super::{Heard, Notice, Notices, StoreError};
use tokio::sync::mpsc;
use troyes_host::GameId;

// What the queries know a database by.
type Dialect = sqlx::Sqlite;
type Database = Sqlite;
type Row = sqlx::sqlite::SqliteRow;
type Connection = sqlx::SqliteConnection;
type Transaction = sqlx::Transaction<'static, Dialect>;

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        ("games", include_str!("../../migrations/sqlite/0001_games.sql")),
        ("players", include_str!("../../migrations/sqlite/0002_players.sql")),
        ("people", include_str!("../../migrations/sqlite/0003_people.sql")),
        ("hints", include_str!("../../migrations/sqlite/0004_hints.sql")),
        ("sessions", include_str!("../../migrations/sqlite/0005_sessions.sql")),
        ("names", include_str!("../../migrations/sqlite/0006_names.sql")),
        ("sequences", include_str!("../../migrations/sqlite/0007_sequences.sql")),
        ("hands", include_str!("../../migrations/sqlite/0008_hands.sql")),
        ("lookups", include_str!("../../migrations/sqlite/0009_lookups.sql")),
        ("days", include_str!("../../migrations/sqlite/0010_days.sql")),
        ("codes", include_str!("../../migrations/sqlite/0011_codes.sql")),
    ])
});

/// Connections that read.
const READERS: u32 = 4;

/// How often a server looks whether another program has written to its file.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How long a writer waits for one of another process.
const PATIENCE: Duration = Duration::from_secs(5);

/// All that is kept, in a file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    appends: Appends,
    readers: SqlitePool,
    pub(super) clock: Arc<Clock>,
}

impl Sqlite {
    pub(super) async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_file(path).await.map_err(|error| damage::explained(error, path))
    }

    async fn open_file(path: &Path) -> Result<Self, StoreError> {
        create_for_owner(path);
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let writer = pool(1).connect_with(options.clone()).await?;
        damage::quickly(&writer).await?;
        MIGRATIONS.run(&writer).await?;
        let readers =
            pool(READERS).connect_with(options.read_only(true).create_if_missing(false)).await?;
        let clock = Arc::new(Clock::showing(clock::of_machine()));
        let appends = appends::start(writer.clone());
        Ok(Self { writer, appends, readers, clock })
    }

    pub(super) const fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    /// Now, as it is stored.
    fn now(&self) -> i64 {
        self.clock.time() as i64
    }

    pub(super) async fn set_clock(&self) -> Result<(), StoreError> {
        if let Some(jump) = self.clock.follow(clock::of_machine()) {
            let seconds = jump / 1_000;
            tracing::warn!(
                seconds,
                "this machine's clock has jumped; games go on as if it had not"
            );
        }
        Ok(())
    }

    const fn reader(&self) -> &SqlitePool {
        &self.readers
    }

    /// A transaction that writes. Nobody else writes meanwhile, so whatever it reads stays true.
    async fn begin(&self) -> Result<Transaction, StoreError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// A transaction that reads everything as it is at one moment.
    async fn begin_reading(&self) -> Result<Transaction, StoreError> {
        Ok(self.readers.begin().await?)
    }

    /// Commits. There is nobody to notify: another server on this file reads it again when it needs to.
    async fn commit(&self, transaction: Transaction, _: &[Notice]) -> Result<(), StoreError> {
        super::error::commit(transaction).await
    }

    pub(super) async fn announce(&self, _: &Notice) -> Result<(), StoreError> {
        Ok(())
    }

    /// Other programs on this file say nothing, but that they have changed something can be seen.
    pub(super) async fn notices(&self) -> Result<Notices, StoreError> {
        let (sender, receiver) = mpsc::channel(1);
        let seen = data_version(&self.writer).await?;
        tokio::spawn(watch_others(self.writer.clone(), seen, sender));
        Ok(Notices::from(receiver))
    }

    pub(super) async fn disk_use(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.tbl_name AS kind, SUM(pages.pgsize) AS bytes \
             FROM dbstat AS pages JOIN sqlite_schema AS tables ON tables.name = pages.name \
             WHERE pages.aggregate = TRUE GROUP BY tables.tbl_name",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| (row.get("kind"), row.get::<i64, _>("bytes") as u64)).collect())
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Makes a file that is not there yet, for nobody but its owner to read: with its key one can be anybody. What SQLite puts beside it
/// gets the same rights.
fn create_for_owner(path: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // Most often it is there. Where it cannot be made, SQLite says why.
    let _ = options.open(path);
}

/// Notifies whenever another program has written to the file: an operator's, or another server. The number changes on a connection whenever
/// another one writes, and of this server nobody else does.
async fn watch_others(writer: SqlitePool, mut seen: i64, heard: mpsc::Sender<Heard>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = heard.closed() => return,
        }
        let Ok(version) = data_version(&writer).await else { continue };
        if std::mem::replace(&mut seen, version) != version
            && heard.send(Heard::Lost).await.is_err()
        {
            return;
        }
    }
}

async fn data_version(writer: &SqlitePool) -> Result<i64, sqlx::Error> {
    Ok(sqlx::query("PRAGMA data_version").fetch_one(writer).await?.get(0))
}

/// Connections that are given out only if nothing is left of their previous user.
///
/// When the disk is full or fails, SQLite ends a transaction by itself, and undoing it then fails; the driver believes that it is still in it, and every
/// later one would be refused. Such a connection is closed, and a new one opened.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).before_acquire(|connection, _| {
        let left_over = sqlx::Connection::is_in_transaction(connection);
        if left_over {
            tracing::warn!("a connection is given up: a transaction could not be ended");
        }
        Box::pin(async move { Ok(!left_over) })
    })
}

/// Keeps others from changing what belongs to a game; writers are alone anyway.
async fn lock_game(_: &mut Connection, _: GameId) -> Result<(), StoreError> {
    Ok(())
}

/// Keeps others from passing the same place in the code with the same word; writers are alone anyway.
async fn lock_word(_: &mut Connection, _: &str) -> Result<(), StoreError> {
    Ok(())
}

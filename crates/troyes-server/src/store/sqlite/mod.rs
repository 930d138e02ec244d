//! The store in one SQLite file.
//!
//! One connection writes, so that writers wait in our queue and not in SQLite's; several read. Every commit is on disk
//! before it is answered (`synchronous = FULL`), and readers never wait for the writer (write-ahead log).

mod appends;
#[path = "../queries/copy.rs"]
pub(super) mod copy;
#[path = "../queries/deals.rs"]
mod deals;
#[path = "../queries/games.rs"]
mod games;
#[path = "../queries/history.rs"]
mod history;
#[path = "../queries/messages.rs"]
mod messages;
#[path = "../queries/players.rs"]
mod players;
#[path = "../queries/rooms.rs"]
mod rooms;

use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::mpsc;

use super::migrations::migrator;
use super::{GameId, Notice, Notices, StoreError};

// What the queries know a database by.
type Dialect = sqlx::Sqlite;
type Database = Sqlite;
type Row = sqlx::sqlite::SqliteRow;
type Connection = sqlx::SqliteConnection;
type Transaction = sqlx::Transaction<'static, Dialect>;

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        ("games", include_str!("../../../migrations/sqlite/0001_games.sql")),
        ("players", include_str!("../../../migrations/sqlite/0002_players.sql")),
        ("people", include_str!("../../../migrations/sqlite/0003_people.sql")),
        ("hints", include_str!("../../../migrations/sqlite/0004_hints.sql")),
    ])
});

/// Connections that read.
const READERS: u32 = 4;

/// How long a writer waits for one of another process.
const PATIENCE: Duration = Duration::from_secs(5);

/// All that is kept, in a file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    appends: mpsc::Sender<appends::Job>,
    readers: SqlitePool,
}

impl Sqlite {
    pub(super) async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let writer =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let appends = appends::start(writer.clone());
        Ok(Self { writer, appends, readers })
    }

    pub(super) const fn writer(&self) -> &SqlitePool {
        &self.writer
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

    /// There is nobody to tell: another server on this file reads it again when it needs to.
    async fn tell(&self, _: &mut Connection, _: &[Notice]) -> Result<(), StoreError> {
        Ok(())
    }

    pub(super) async fn announce(&self, _: &Notice) -> Result<(), StoreError> {
        Ok(())
    }

    pub(super) async fn notices(&self) -> Result<Notices, StoreError> {
        Ok(Notices::none())
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Keeps others from changing what belongs to a game; writers are alone anyway.
async fn lock_game(_: &mut Connection, _: GameId) -> Result<(), StoreError> {
    Ok(())
}

/// Keeps others from passing the same place in the code with the same word; writers are alone anyway.
async fn lock_word(_: &mut Connection, _: &str) -> Result<(), StoreError> {
    Ok(())
}

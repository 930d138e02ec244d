//! One connection to a database of either kind, to copy all of it. What is not committed is gone with it.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, SqliteConnection};

use crate::database::Database;
use crate::postgres::address::Address;
use crate::schema::{TABLES, TableOf, Value};
use crate::{StoreError, postgres, sqlite};

/// How long to wait for a server that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) enum Session {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Session {
    /// Reads a database that must be there, all of it as it is at one moment, and changes nothing.
    pub(crate) async fn reading(database: &Database) -> Result<Self, StoreError> {
        match database {
            Database::File(path) => {
                let options = file(path).read_only(true);
                Ok(Self::Sqlite(options.connect().await?))
            }
            Database::Postgres(url) => {
                let mut connection = url.parse::<Address>()?.options.connect().await?;
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                sqlx::raw_sql(begin).execute(&mut connection).await?;
                Ok(Self::Postgres(connection))
            }
        }
    }

    /// Writes to a database that is there and up to date. Nobody else does meanwhile, and rows may come in any order.
    pub(super) async fn writing(database: &Database) -> Result<Self, StoreError> {
        match database {
            Database::File(path) => {
                let mut connection = file(path).foreign_keys(true).connect().await?;
                for statement in ["BEGIN IMMEDIATE", "PRAGMA defer_foreign_keys = ON"] {
                    sqlx::query(statement).execute(&mut connection).await?;
                }
                Ok(Self::Sqlite(connection))
            }
            Database::Postgres(url) => {
                let mut connection = url.parse::<Address>()?.options.connect().await?;
                let names: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
                let lock = format!("LOCK TABLE {} IN EXCLUSIVE MODE", names.join(", "));
                for statement in ["BEGIN", &lock, "SET CONSTRAINTS ALL DEFERRED"] {
                    let statement = sqlx::AssertSqlSafe(statement.to_owned());
                    sqlx::raw_sql(statement).execute(&mut connection).await?;
                }
                Ok(Self::Postgres(connection))
            }
        }
    }

    /// Opens a file that belongs to nobody else yet, and brings it up to date.
    pub(super) async fn up_to_date(path: &Path) -> Result<Self, StoreError> {
        let mut connection = file(path).foreign_keys(true).connect().await?;
        sqlite::MIGRATIONS.run(&mut connection).await?;
        Ok(Self::Sqlite(connection))
    }

    /// Copies a database file, as it is at one moment, into one that is empty. Of PostgreSQL there is nothing to copy so.
    pub(super) async fn vacuum(&mut self, target: &Path) -> Result<(), StoreError> {
        if let Self::Sqlite(connection) = self {
            sqlx::query("VACUUM INTO $1")
                .bind(target.to_string_lossy().into_owned())
                .execute(connection)
                .await?;
        }
        Ok(())
    }

    /// The newest migration of this database, or `None` if it is not one of ours.
    pub(super) async fn version(&mut self) -> Result<Option<i64>, StoreError> {
        match self {
            Self::Sqlite(connection) => sqlite::copy::version(connection).await,
            Self::Postgres(connection) => postgres::copy::version(connection).await,
        }
    }

    /// The newest migration that this program knows.
    pub(super) fn newest_version(&self) -> i64 {
        let migrations = match self {
            Self::Sqlite(_) => &sqlite::MIGRATIONS,
            Self::Postgres(_) => &postgres::MIGRATIONS,
        };
        migrations.iter().map(|migration| migration.version).max().unwrap_or_default()
    }

    pub(super) async fn count(&mut self, table: &TableOf) -> Result<u64, StoreError> {
        match self {
            Self::Sqlite(connection) => sqlite::copy::count(connection, table).await,
            Self::Postgres(connection) => postgres::copy::count(connection, table).await,
        }
    }

    pub(super) async fn games(&mut self) -> Result<u64, StoreError> {
        let games = TABLES.iter().find(|table| table.name == "games");
        self.count(games.expect("there is a table of games")).await
    }

    /// Copies all tables.
    pub(super) async fn copy_to(&mut self, target: &mut Self) -> Result<(), StoreError> {
        for table in &TABLES {
            self.read(table, async |rows: &[Vec<Value>]| target.write(table, rows).await).await?;
        }
        Ok(())
    }

    pub(crate) async fn read(
        &mut self,
        table: &TableOf,
        sink: impl AsyncFnMut(&[Vec<Value>]) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection) => sqlite::copy::read(connection, table, sink).await,
            Self::Postgres(connection) => postgres::copy::read(connection, table, sink).await,
        }
    }

    async fn write(&mut self, table: &TableOf, rows: &[Vec<Value>]) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection) => sqlite::copy::write(connection, table, rows).await,
            Self::Postgres(connection) => postgres::copy::write(connection, table, rows).await,
        }
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(mut connection) => {
                sqlx::query("COMMIT").execute(&mut connection).await?;
                connection.close().await?;
            }
            Self::Postgres(mut connection) => {
                sqlx::query("COMMIT").execute(&mut connection).await?;
                connection.close().await?;
            }
        }
        Ok(())
    }
}

fn file(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE)
}

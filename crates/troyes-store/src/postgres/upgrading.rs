//! Bringing a database up to date while servers of the version before go on with it.
//!
//! A step whose name begins with `expand` only adds what older servers need not know: they go on, and may even start again. What they still need is
//! taken away by another step, at least one version later.

use std::sync::LazyLock;

use sqlx::migrate::Migrator;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _};

use super::address::Address;
use super::lock_word;
use crate::StoreError;
use crate::migrations::migrator;

/// How the names of steps begin that older servers can live with.
pub(crate) const EXPAND: &str = "expand";

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        ("everything", include_str!("../../migrations/postgres/0001_everything.sql")),
        ("hints", include_str!("../../migrations/postgres/0002_hints.sql")),
        ("sessions", include_str!("../../migrations/postgres/0003_sessions.sql")),
        ("names", include_str!("../../migrations/postgres/0004_names.sql")),
        ("sequences", include_str!("../../migrations/postgres/0005_sequences.sql")),
        ("hands", include_str!("../../migrations/postgres/0006_hands.sql")),
        ("servers", include_str!("../../migrations/postgres/0007_servers.sql")),
        ("lookups", include_str!("../../migrations/postgres/0008_lookups.sql")),
        ("days", include_str!("../../migrations/postgres/0009_days.sql")),
    ])
});

/// Brings a database up to date. Servers that start together wait for each other here, as long as it takes.
pub(super) async fn bring_up_to_date(address: &Address) -> Result<(), StoreError> {
    let mut connection = address.options.connect().await?;
    if address.pooled {
        // The lock that steps are usually taken under belongs to a session. One of a transaction does the same where all of them are in one.
        let mut transaction = connection.begin().await?;
        lock_word(&mut transaction, "migrations").await?;
        migrate(&mut transaction, false).await?;
        transaction.commit().await?;
    } else {
        migrate(&mut connection, true).await?;
    }
    Ok(connection.close().await?)
}

async fn migrate(connection: &mut PgConnection, locking: bool) -> Result<(), StoreError> {
    let mut migrations = Migrator::with_migrations(MIGRATIONS.iter().cloned().collect());
    migrations.set_locking(locking);
    migrations.set_ignore_missing(is_only_expanded(connection).await?);
    Ok(migrations.run(connection).await?)
}

/// Whether newer servers have only added to the database what this one need not know.
async fn is_only_expanded(connection: &mut PgConnection) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT to_regclass('_sqlx_migrations') IS NOT NULL AS begun")
        .fetch_one(&mut *connection)
        .await?;
    if !row.get::<bool, _>("begun") {
        return Ok(false);
    }
    let newest = MIGRATIONS.iter().map(|step| step.version).max().unwrap_or_default();
    let row = sqlx::query(
        "SELECT COUNT(*) AS others FROM _sqlx_migrations \
         WHERE version > $1 AND NOT starts_with(description, $2)",
    )
    .bind(newest)
    .bind(EXPAND)
    .fetch_one(connection)
    .await?;
    Ok(row.get::<i64, _>("others") == 0)
}

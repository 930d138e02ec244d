//! The steps that bring a database up to date.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Steps from their names and statements, the oldest first.
///
/// `sqlx::migrate!` would do the same, for the price of compiling both drivers a second time.
pub(super) fn migrator(steps: &[(&'static str, &'static str)]) -> Migrator {
    let migration = |(version, &(name, statements)): (i64, &(&'static str, &'static str))| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, statements.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}

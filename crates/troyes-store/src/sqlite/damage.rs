//! Files that are damaged are reported before anybody plays on them.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqlitePool;
use sqlx::{Row as _, SqliteConnection};

use crate::StoreError;

/// How long the look at the start may take. Of a large file only a part is looked at.
const QUICK: Duration = Duration::from_secs(10);

/// Steps of SQLite between two looks at the time.
const STEPS: i32 = 10_000;

/// Damages of one kind that are reported at the most.
const MOST: usize = 100;

/// Looks whether the pages of a file fit together.
///
/// # Errors
///
/// [`StoreError::Damaged`] with SQLite's reason if they do not.
pub(super) async fn quickly(writer: &SqlitePool) -> Result<(), StoreError> {
    let mut connection = writer.acquire().await?;
    let begun = Instant::now();
    connection.lock_handle().await?.set_progress_handler(STEPS, move || begun.elapsed() < QUICK);
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_optional(&mut *connection).await;
    connection.lock_handle().await?.remove_progress_handler();
    match found {
        Ok(row) => match row.map(|row| row.get::<String, _>(0)) {
            Some(reason) if reason != "ok" => Err(StoreError::Damaged(reason)),
            _ => Ok(()),
        },
        Err(_) if begun.elapsed() >= QUICK => {
            tracing::warn!("the database is too large to be checked completely at the start");
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

/// An error of opening a file: if the file is damaged, with what to do about it. Parts that are needed to open it at all show it by
/// SQLite's codes, others by what was looked at.
pub(super) fn explained(error: StoreError, path: &Path) -> StoreError {
    /// SQLite's codes for damaged files, and for files that are no databases at all.
    const CORRUPT: &str = "11";
    const NOT_A_DATABASE: &str = "26";

    let reason = match &error {
        StoreError::Damaged(reason) => reason.clone(),
        StoreError::Database(sqlx::Error::Database(reported))
            if matches!(reported.code().as_deref(), Some(CORRUPT | NOT_A_DATABASE)) =>
        {
            reported.message().to_owned()
        }
        _ => return error,
    };
    StoreError::damaged_file(path, &reason)
}

/// Everything that SQLite itself finds: pages and indices that do not fit together, references to rows that are not there.
pub(crate) async fn completely(
    connection: &mut SqliteConnection,
) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
    let reports = rows.iter().map(|row| row.get::<String, _>(0)).filter(|report| report != "ok");
    let mut damages: Vec<String> = reports.take(MOST).collect();
    let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(connection).await?;
    damages.extend(orphans.iter().take(MOST).map(|row| {
        let (table, missing): (String, String) = (row.get(0), row.get(2));
        format!("a row of {table} refers to one of {missing} that is not there")
    }));
    Ok(damages)
}

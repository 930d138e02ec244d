//! Files that are damaged are told before anybody plays on them.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;

use crate::store::StoreError;

/// How long the look at the start may take. Of a large file only a part is looked at.
const QUICK: Duration = Duration::from_secs(10);

/// Steps of SQLite between two looks at the time.
const STEPS: i32 = 10_000;

/// Looks whether the pages of a file fit together.
pub(super) async fn quickly(writer: &SqlitePool, path: &Path) -> Result<(), StoreError> {
    let mut connection = writer.acquire().await?;
    let begun = Instant::now();
    connection.lock_handle().await?.set_progress_handler(STEPS, move || begun.elapsed() < QUICK);
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_optional(&mut *connection).await;
    connection.lock_handle().await?.remove_progress_handler();
    match found {
        Ok(row) => {
            let said: Option<String> = row.map(|row| row.get(0));
            match said.as_deref() {
                None | Some("ok") => Ok(()),
                Some(reason) => Err(StoreError::damaged_file(path, reason)),
            }
        }
        Err(_) if begun.elapsed() >= QUICK => {
            tracing::warn!("the database is too large to be checked completely at the start");
            Ok(())
        }
        // A file that is no database at all, or cannot be read.
        Err(error) => match &error {
            sqlx::Error::Database(told) => Err(StoreError::damaged_file(path, told.message())),
            _ => Err(error.into()),
        },
    }
}

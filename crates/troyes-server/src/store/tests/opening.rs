//! Databases that are not as they should be when they are opened.

use super::*;
use crate::config::Database;

on_both! {
    newer_databases_are_left_alone,
}

/// A database of a newer program is not touched.
async fn newer_databases_are_left_alone(place: &Place) {
    let store = place.open().await;
    store
        .execute(
            "INSERT INTO _sqlx_migrations \
             (version, description, success, checksum, execution_time) \
             VALUES (9999, 'future', TRUE, '', 0)",
        )
        .await;
    store.close().await;
    let error = Store::open(&place.database).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer), "{error}");
}

/// A file that is no database is told, not overwritten.
#[tokio::test]
async fn other_files_are_left_alone() {
    let place = Place::sqlite();
    let Database::File(file) = &place.database else { panic!("SQLite keeps files") };
    let letter = "a letter to a friend, much longer than a header of a database file would be";
    std::fs::write(file, letter).unwrap();
    assert!(Store::open(&place.database).await.is_err());
    assert_eq!(std::fs::read_to_string(file).unwrap(), letter);
}

/// Servers that start together bring the database up to date once.
#[tokio::test]
async fn servers_start_together() {
    let place = Place::postgres();
    let (one, other) = tokio::join!(place.open(), place.open());
    one.check().await.unwrap();
    other.check().await.unwrap();
}

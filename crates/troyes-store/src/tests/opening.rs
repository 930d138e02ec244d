//! Databases that are not as they should be when they are opened.

use std::path::Path;

use sqlx::migrate::{Migration, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use super::*;
use crate::database::Database;
use troyes_shapes::start::Start;

const OLD_GAME: [u8; 16] = [7; 16];
const OLD_PLAYER: [u8; 16] = [8; 16];

on_both! {
    newer_databases_are_left_alone,
}

/// A database of a newer program is not touched.
async fn newer_databases_are_left_alone(place: &TestDatabase) {
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

/// While servers are replaced one by one, those of the version before go on with a database that has only been added to, and may start again.
#[tokio::test]
async fn older_servers_live_with_what_is_only_added() {
    for place in [TestDatabase::postgres(), TestDatabase::pooled()] {
        let store = place.open().await;
        store
            .execute(
                "INSERT INTO _sqlx_migrations \
                 (version, description, success, checksum, execution_time) \
                 VALUES (9998, 'expand games', TRUE, '', 0)",
            )
            .await;
        let again = place.open().await;
        let id = fresh();
        create(&again, id, &table(Pace::Own)).await.unwrap();
        assert!(load(&store, id).await.is_some());
        store
            .execute(
                "INSERT INTO _sqlx_migrations \
                 (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'contract games', TRUE, '', 0)",
            )
            .await;
        let error = Store::open(&place.database).await.unwrap_err();
        assert!(matches!(error, StoreError::Newer), "{error}");
    }
}

/// Steps whose name says that they only add do nothing else.
#[test]
fn steps_that_expand_take_nothing_away() {
    /// What older servers would stumble over, or what keeps everybody waiting on a large table.
    const FORBIDDEN: [&str; 6] =
        ["DROP ", "RENAME ", " TYPE ", "SET NOT NULL", "DELETE ", "CREATE UNIQUE INDEX ON entries"];
    let wrong = |statements: &str| {
        let statements = statements.to_uppercase();
        let added = statements.split("ADD COLUMN").skip(1);
        let mut added = added.map(|column| column.split([',', ';']).next().unwrap_or_default());
        FORBIDDEN.iter().any(|word| statements.contains(&word.to_uppercase()))
            || added.any(|column| column.contains("NOT NULL") && !column.contains("DEFAULT"))
    };
    for step in crate::postgres::MIGRATIONS.iter() {
        if step.description.starts_with("expand") {
            assert!(!wrong(step.sql.as_str()), "{}", step.description);
        }
    }
    assert!(wrong("ALTER TABLE games ADD COLUMN a BIGINT NOT NULL;"));
    assert!(wrong("ALTER TABLE games DROP COLUMN a;"));
    assert!(!wrong("ALTER TABLE games ADD COLUMN a BIGINT NOT NULL DEFAULT 0; CREATE TABLE b ();"));
}

/// A file as the first two migrations leave it, which was once all there was, with a game.
pub(super) async fn older_file(file: &Path) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let known: Vec<Migration> = crate::sqlite::MIGRATIONS.iter().take(2).cloned().collect();
    Migrator::with_migrations(known).run(&mut connection).await.unwrap();
    let start = Start::of(&table(Pace::Own));
    sqlx::query("INSERT INTO games (id, created_at, pace, start) VALUES ($1, 1, 'own', $2)")
        .bind(OLD_GAME.as_slice())
        .bind(start.record.to_json())
        .execute(&mut connection)
        .await
        .unwrap();
    sqlx::query("INSERT INTO players (id, created_at) VALUES ($1, 1)")
        .bind(OLD_PLAYER.as_slice())
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

/// Files of earlier versions are brought up to date.
#[tokio::test]
async fn older_files_are_brought_up_to_date() {
    let place = TestDatabase::sqlite();
    let Database::File(file) = &place.database else { panic!("SQLite keeps files") };
    older_file(file).await;
    let store = place.open().await;
    let id = GameId::try_from(OLD_GAME.as_slice()).unwrap();
    assert_eq!(load(&store, id).await, Some(table(Pace::Own)));
    // Cookies named the player once, and still count.
    let player = PlayerId::try_from(OLD_PLAYER.as_slice()).unwrap();
    let session = store.session(SessionId(player.0)).await.unwrap().unwrap();
    assert_eq!(session.player, player);
    store.append(id, &command(&mut table(Pace::Own), 0, Command::GoOn, "go")).await.unwrap();
}

/// What was deployed once stays as it is: databases remember the sum of every step.
#[test]
fn steps_never_change() {
    let sums: Vec<String> = crate::sqlite::MIGRATIONS
        .iter()
        .chain(crate::postgres::MIGRATIONS.iter())
        .map(|step| hex::encode(&step.checksum[..4]))
        .collect();
    let sqlite = [
        "6cb58b45", "9ba4eba8", "ab0d5fd0", "ca8945bd", "16f3938f", "55119162", "111106ca",
        "875efaea", "7f53a418", "d61a5782",
    ];
    let postgres = [
        "728a0acc", "113a59bc", "3008d855", "55119162", "111106ca", "ee8300dc", "e258b731",
        "7f53a418", "d4a4d9ef",
    ];
    assert_eq!(sums, [sqlite.as_slice(), &postgres].concat());
}

/// With the file one can be anybody, so nobody but its owner reads it.
#[cfg(unix)]
#[tokio::test]
async fn new_files_are_for_their_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = TestDatabase::sqlite();
    let Database::File(file) = &place.database else { panic!("SQLite keeps files") };
    let store = place.open().await;
    store.check().await.unwrap();
    for end in ["", "-wal", "-shm"] {
        let name = format!("{}{end}", file.display());
        let mode = std::fs::metadata(&name).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// A file that is no database is reported, not overwritten.
#[tokio::test]
async fn other_files_are_left_alone() {
    let place = TestDatabase::sqlite();
    let Database::File(file) = &place.database else { panic!("SQLite keeps files") };
    let letter = "a letter to a friend, much longer than a header of a database file would be";
    std::fs::write(file, letter).unwrap();
    assert!(Store::open(&place.database).await.is_err());
    assert_eq!(std::fs::read_to_string(file).unwrap(), letter);
}

/// Servers that start together bring the database up to date once.
#[tokio::test]
async fn servers_start_together() {
    let place = TestDatabase::postgres();
    let (one, other) = tokio::join!(place.open(), place.open());
    one.check().await.unwrap();
    other.check().await.unwrap();
}

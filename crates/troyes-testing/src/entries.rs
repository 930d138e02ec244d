//! The log of a game as it is stored, ids of commands included: no server shows those.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{Connection as _, Row as _};
use uuid::Uuid;

/// One stored line of a seat's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// The seat, from 0.
    pub seat: usize,
    /// Its sequence in the log, from 1.
    pub sequence: usize,
    /// The id of the command that it comes from.
    pub command_id: String,
    /// What has happened, as JSON.
    pub entry: String,
}

const ENTRIES: &str =
    "SELECT seat, sequence, command_id, entry FROM entries WHERE game = $1 ORDER BY seat, sequence";

macro_rules! stored_entry {
    ($row:ty) => {
        |row: &$row| StoredEntry {
            seat: row.get::<i64, _>("seat") as usize,
            sequence: row.get::<i64, _>("sequence") as usize,
            command_id: row.get("command_id"),
            entry: row.get("entry"),
        }
    };
}

/// All entries of a game, by seat and sequence, straight from a database: the address of a PostgreSQL, or the path of an SQLite file.
///
/// # Panics
///
/// If the database cannot be read.
pub async fn entries_of(database: &str, game: &str) -> Vec<StoredEntry> {
    let game: Uuid = game.parse().expect("games are named by UUIDs");
    let game = game.as_bytes().as_slice();
    if database.starts_with("postgres://") {
        let mut connection = PgConnection::connect(database).await.expect("PostgreSQL runs");
        let rows = sqlx::query(ENTRIES).bind(game).fetch_all(&mut connection).await;
        rows.expect("there are entries").iter().map(stored_entry!(PgRow)).collect()
    } else {
        let options = SqliteConnectOptions::new().filename(database).read_only(true);
        let connection = SqliteConnection::connect_with(&options).await;
        let mut connection = connection.expect("the file can be read");
        let rows = sqlx::query(ENTRIES).bind(game).fetch_all(&mut connection).await;
        rows.expect("there are entries").iter().map(stored_entry!(SqliteRow)).collect()
    }
}

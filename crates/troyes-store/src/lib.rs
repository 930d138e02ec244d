#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! What is kept: games as they start, and the log of every seat. Everything else about a game follows from these by replay.
//! Besides, who plays which seat, the deals that somebody may start a game with, the rooms in which people meet and what
//! they say.
//!
//! Save, then notify: [`Store::append`] comes back when the entries are on disk, and only then may anybody hear of them.
//!
//! | module | what is there |
//! |---|---|
//! | `shapes` | what rows and documents look like, for ever |
//! | `people`, `days`, `ids`, `database`, `bus` | what goes in and comes out, besides what the host knows |
//! | `retention` | what is removed, and when |
//! | `notice` | what servers notify each other of |
//! | `store` | what a database can be asked, whichever kind it is |
//! | `queries` | every question to a database, written once and compiled for both |
//! | `backup`, `schema` | everything in one file, and back |
//! | `check` | a complete look at a database |
//! | `sqlite`, `postgres`, `migrations` | what differs: connections, schema, locks |

mod appends;
mod backup;
mod bus;
mod check;
mod clock;
mod database;
mod days;
mod error;
mod ids;
mod migrations;
mod notice;
mod people;
#[allow(
    clippy::duplicate_mod,
    reason = "the queries are written once and compiled for each database"
)]
mod postgres;
mod retention;
mod schema;
mod shapes;
#[allow(
    clippy::duplicate_mod,
    reason = "the queries are written once and compiled for each database"
)]
mod sqlite;
mod store;

pub use backup::{BackupError, backup, restore};
pub use bus::{Bus, BusError};
pub use check::{Checked, check};
pub use database::Database;
pub use days::{Begun, Joined, Placed, StoredDay, StoredGroup, StoredMember, StoredTry};
pub use error::StoreError;
pub use ids::fresh;
pub use notice::{Heard, Notice, Notices, UnknownNotice};
pub use people::{Ending, NewMessage, NewSession, StoredPlayer, StoredRoom, StoredSession};
pub use postgres::Postgres;
pub use retention::{Erased, Outdated, PlayedGame, Removed, Said, TableSummary};
pub use sqlite::Sqlite;
pub use store::Store;

/// A name that no other server has.
fn random_name() -> String {
    uuid::Uuid::now_v7().simple().to_string()
}

#[cfg(test)]
mod tests;

//! What is kept: games as they start, and the log of every seat. Everything else follows from these by replay.
//!
//! Save, then tell: [`Sqlite::append`] comes back when the entries are on disk, and only then may anybody hear of them.

mod entry;
mod sqlite;

use thiserror::Error;
use troyes_record::{Deal, HalfDayRecord, Record, RecordError};
use troyes_rules::Roll;
use troyes_table::{Entry, Pace, Table};
use uuid::Uuid;

pub use sqlite::Sqlite;

/// The name of a game: sorted by time, impossible to guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub Uuid);

impl GameId {
    /// A name that no other game has.
    #[must_use]
    pub fn fresh() -> Self {
        Self(Uuid::now_v7())
    }

    /// When the name was made, in milliseconds since 1970.
    #[must_use]
    pub fn created_at(self) -> u64 {
        let (seconds, nanoseconds) = self.0.get_timestamp().map_or((0, 0), |made| made.to_unix());
        seconds * 1_000 + u64::from(nanoseconds) / 1_000_000
    }
}

/// A game as it starts: names, setup, seed and all rolls, no decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    record: Record,
    pace: Pace,
}

impl Start {
    /// The start of a table.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let names: Vec<String> =
            table.players().iter().map(|player| player.name().to_owned()).collect();
        let turns = vec![Vec::new(); names.len()];
        let half_days =
            table.rolls().iter().map(|&roll| HalfDayRecord { roll, turns: turns.clone() });
        let record = Record {
            half_days: half_days.collect(),
            seed: table.seed().copied(),
            ..table.record()
        };
        Self { record, pace: table.pace() }
    }

    /// The table before its first dice.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`] if what was stored is not the start of a game.
    pub fn table(&self) -> Result<Table, StoreError> {
        let damaged = |reason: &str| StoreError::Damaged(reason.to_owned());
        let Record { setup, players, half_days, seed, columns_mode, .. } = self.record.clone();
        let rolls: Vec<Roll> = half_days.iter().map(|half_day| half_day.roll).collect();
        let rolls = rolls.try_into().map_err(|_| damaged("a game has 16 rolls"))?;
        let mode = columns_mode.unwrap_or_default();
        let table = match seed {
            Some(seed) => Table::new(&Deal { seed, setup, rolls }, mode, self.pace, players),
            None => Table::with_rolls(setup, rolls, mode, self.pace, players),
        };
        table.map_err(|error| damaged(&error.to_string()))
    }
}

/// One new line of a seat's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// The seat, from 0.
    pub seat: usize,
    /// The number of the entry in the seat's log, from 1.
    pub number: usize,
    /// The client's name for the wish that it comes from.
    pub command: String,
    /// What has happened.
    pub entry: Entry,
}

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else has written an entry with this number, or this wish is there already: look again.
    #[error("the log has changed meanwhile")]
    Conflict,
    /// What is stored does not make sense.
    #[error("what is stored does not make sense: {0}")]
    Damaged(String),
    /// The database does not answer as it should.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The database could not be brought up to date.
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl From<RecordError> for StoreError {
    fn from(error: RecordError) -> Self {
        Self::Damaged(error.to_string())
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::Folder;

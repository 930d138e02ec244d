//! What is kept: games as they start, and the log of every seat. Everything else about a game follows from these by replay.
//! Besides, who plays which seat, and the deals that somebody may start a game with.
//!
//! Save, then tell: [`Sqlite::append`] comes back when the entries are on disk, and only then may anybody hear of them.

mod deals;
mod entry;
mod history;
mod ids;
mod players;
mod sqlite;

use thiserror::Error;
use troyes_record::{Deal, HalfDayRecord, Record, RecordError};
use troyes_rules::{Feat, Roll};
use troyes_table::{Entry, Pace, Table};

use crate::wire::{About, Origin};

pub use deals::StoredDeal;
pub use history::FinishedSeat;
pub use ids::{DealId, GameId, PlayerId};
pub use players::StoredPlayer;
pub use sqlite::{NewGame, Sqlite};

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

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// What the logs tell.
    pub table: Table,
    /// What the table itself does not know.
    pub about: About,
    /// Who plays each seat, where that is known.
    pub owners: Vec<Option<PlayerId>>,
}

impl StoredGame {
    /// The seats that somebody plays.
    #[must_use]
    pub fn seats_of(&self, player: Option<PlayerId>) -> Vec<usize> {
        let owned = |seat: &usize| player.is_some() && self.owners[*seat] == player;
        (0..self.owners.len()).filter(owned).collect()
    }
}

/// What comes with the last entry of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// How long all logs are then. Should another server know more, it may be the one that sees the whole table finished.
    pub lengths: Vec<usize>,
    /// The result of every seat, if all have finished.
    pub results: Option<Vec<SeatResult>>,
}

/// What a finished game gives a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The score.
    pub total: u16,
    /// What it earns (R9.2–R9.9).
    pub feats: Vec<Feat>,
}

impl SeatResult {
    /// The results of a table, once everybody has finished.
    #[must_use]
    pub fn of(table: &Table) -> Option<Vec<Self>> {
        let result = |(seat, player): (usize, &troyes_table::Player)| Self {
            total: player.now().score().total(),
            feats: table.feats(seat),
        };
        table.is_finished().then(|| table.players().iter().enumerate().map(result).collect())
    }
}

/// The word for an origin in the database.
const fn origin_name(origin: Origin) -> &'static str {
    match origin {
        Origin::Drawn => "drawn",
        Origin::Chosen => "chosen",
        Origin::Imported => "imported",
        Origin::Branched => "branched",
    }
}

fn origin_of(name: &str) -> Result<Origin, StoreError> {
    [Origin::Drawn, Origin::Chosen, Origin::Imported, Origin::Branched]
        .into_iter()
        .find(|&origin| origin_name(origin) == name)
        .ok_or_else(|| StoreError::Damaged(format!("{name} is not an origin")))
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
    /// A newer version of this program has changed the database.
    #[error("the database was written by a newer version of this program")]
    Newer,
    /// The database could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(_) => Self::Newer,
            error => Self::Migration(error),
        }
    }
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

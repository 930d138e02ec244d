//! A game before anybody has decided anything.

use troyes_record::{Deal, HalfDayRecord, Record};
use troyes_rules::Roll;
use troyes_table::{Pace, Table};

use crate::Damaged;

/// A game as it starts: names, setup, seed and all rolls, no decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// Names, setup, seed and all rolls.
    pub record: Record,
    /// When the next dice come.
    pub pace: Pace,
}

/// Rules by which bots were others, too (R9.1, R9.3). What such a game has won stays.
const BOTS_WERE_OTHERS: &str = "1.0";

/// How many people play a game that starts with this record and has this many bots.
#[must_use]
pub fn people_of(record: &Record, bots: usize) -> usize {
    let players = record.players.len();
    match record.rules.as_deref() {
        None | Some(BOTS_WERE_OTHERS) => players,
        Some(_) => players.saturating_sub(bots),
    }
}

impl Start {
    /// How many people play if this many are bots.
    #[must_use]
    pub fn people(&self, bots: usize) -> usize {
        people_of(&self.record, bots)
    }

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
            mixture: table.mixture().cloned(),
            ..table.record()
        };
        Self { record, pace: table.pace() }
    }

    /// The table before its first dice.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if what was stored is not the start of a game.
    pub fn table(&self) -> Result<Table, Damaged> {
        let damaged = |reason: &str| Damaged(reason.to_owned());
        let Record { setup, players, half_days, seed, mixture, columns_mode, columns_by, .. } =
            self.record.clone();
        let rolls: Vec<Roll> = half_days.iter().map(|half_day| half_day.roll).collect();
        let rolls = rolls.try_into().map_err(|_| damaged("a game has 16 rolls"))?;
        let mode = columns_mode.unwrap_or_default();
        let table = match seed {
            Some(seed) => Table::new(&Deal { seed, setup, rolls }, mode, self.pace, players),
            None => Table::with_rolls(setup, rolls, mode, self.pace, players),
        };
        let table = table.map_err(|error| damaged(&error.to_string()))?;
        let table = table.with_columns_by(columns_by);
        Ok(match mixture {
            Some(mixture) => table.with_mixture(mixture),
            None => table,
        })
    }
}

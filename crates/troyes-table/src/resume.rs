//! Tables that begin in the middle: records that are played on, and games that take another way from some half-day on.

use troyes_record::{ColumnsMode, HalfDayRecord, Record};
use troyes_rules::{Columns, HalfDay, Roll};

use crate::log::{Command, Rejection};
use crate::player::Player;
use crate::table::{Pace, Table};

impl Table {
    /// The table of a record: everything in it has happened, and it goes on with these rolls. A record that is complete
    /// gives a finished table; in any other, the last half-day stays open.
    ///
    /// The rolls of the record's own half-days count, whatever these say. Whether they follow from the record's seed is for
    /// the caller to know.
    ///
    /// # Errors
    ///
    /// [`Rejection`] if a decision of the record is not legal: [`Record::verify`] says where.
    pub fn of_record(
        record: &Record,
        mut rolls: [Roll; 16],
        pace: Pace,
    ) -> Result<Self, Rejection> {
        for (roll, half_day) in rolls.iter_mut().zip(&record.half_days) {
            *roll = half_day.roll;
        }
        let mode = record.columns_mode.unwrap_or(guessed_mode(record.columns()));
        // Every player at their own pace until the record ends: the order among players is not in it.
        let mut table =
            Self::with_rolls(record.setup, rolls, mode, Pace::Own, record.players.clone())
                .map_err(|_| Rejection::NoSuchSeat)?;
        for half_day in &record.half_days {
            for (seat, turn) in half_day.turns.iter().enumerate() {
                table.command(seat, Command::GoOn)?;
                for &decision in turn {
                    table.command(seat, Command::Decide(decision))?;
                }
            }
        }
        let last_half_day = record.half_days.len() == HalfDay::COUNT;
        if last_half_day && table.players().iter().all(Player::is_done) {
            for seat in 0..table.players().len() {
                table.command(seat, Command::GoOn)?;
            }
        }
        Ok(table.with_pace(pace).with_seed(record.seed).with_columns_by(record.columns_by))
    }

    /// Another table with the same players and setup and all that was decided before a half-day, standing at the dice of
    /// that half-day. Later dice are these, or the same as here; the seed stays only if the dice do. Players never interfere, so
    /// that one of them can also go on alone.
    ///
    /// Nothing, if somebody has not closed all half-days before it, or there is no such player.
    #[must_use]
    pub fn branch(
        &self,
        half_day: HalfDay,
        other_rolls: Option<[Roll; 16]>,
        only: Option<usize>,
    ) -> Option<Self> {
        let before = self.record();
        let mut record = Record {
            half_days: before.half_days.get(..half_day.index())?.to_vec(),
            seed: self.seed().copied().filter(|_| other_rolls.is_none()),
            // How the seed came about is a matter of the first game.
            mixture: None,
            ..before
        };
        if let Some(seat) = only {
            record.players = vec![record.players.get(seat)?.clone()];
            for half_day in &mut record.half_days {
                half_day.turns = vec![half_day.turns.swap_remove(seat)];
            }
        }
        record.half_days.push(HalfDayRecord {
            roll: self.rolls()[half_day.index()],
            turns: vec![Vec::new(); record.players.len()],
        });
        let rolls = other_rolls.unwrap_or(*self.rolls());
        Self::of_record(&record, rolls, self.pace()).ok()
    }
}

/// What can be said of columns if the record does not: `rolled` would claim something about the dice.
fn guessed_mode(columns: Columns) -> ColumnsMode {
    if columns == Columns::FIRST_GAME { ColumnsMode::First } else { ColumnsMode::Expert }
}

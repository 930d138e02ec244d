//! The record of a game: setup, rolls and decisions, finished or not.

use troyes_rules::{Columns, Decision, MAX_PLAYERS, PlayerCountError, Roll, Setup};

use crate::deal::{ColumnsBy, ColumnsMode, Deal};
use crate::mixture::Mixture;
use crate::seed::Seed;

/// A game on paper. Reading one ([`Record::from_json`]) checks its shape and its setup; replaying it
/// ([`Record::replay`]) checks every decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Columns, wheel and tiles.
    pub setup: Setup,
    /// The names of 1 to 10 players.
    pub players: Vec<String>,
    /// What was rolled and decided, half-day by half-day.
    pub half_days: Vec<HalfDayRecord>,
    /// What the dice follow from, if a program rolled them.
    pub seed: Option<Seed>,
    /// What the seed was mixed from, if it was.
    pub mixture: Option<Mixture>,
    /// How the columns were numbered, if that is known.
    pub columns_mode: Option<ColumnsMode>,
    /// Who numbered them, if that is known and there was something to choose.
    pub columns_by: Option<ColumnsBy>,
    /// The version of the rules that the record was made with, if it says so.
    pub rules: Option<String>,
}

/// One half-day of a [`Record`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HalfDayRecord {
    /// The dice.
    pub roll: Roll,
    /// The decisions of every player, in the order of the players. In the last half-day of a record they may stop short.
    pub turns: Vec<Vec<Decision>>,
}

impl Record {
    /// The record of a game that begins.
    ///
    /// # Errors
    ///
    /// [`PlayerCountError`] unless there are 1 to 10 players.
    pub fn new(setup: Setup, players: Vec<String>) -> Result<Self, PlayerCountError> {
        if !(1..=MAX_PLAYERS).contains(&players.len()) {
            return Err(PlayerCountError(players.len()));
        }
        let rules = Some(troyes_rules::RULES_VERSION.to_owned());
        Ok(Self {
            setup,
            players,
            half_days: Vec::new(),
            seed: None,
            mixture: None,
            columns_mode: None,
            columns_by: None,
            rules,
        })
    }

    /// The record of a game that begins with a deal.
    ///
    /// # Errors
    ///
    /// [`PlayerCountError`] unless there are 1 to 10 players.
    pub fn of_deal(
        deal: &Deal,
        mode: ColumnsMode,
        players: Vec<String>,
    ) -> Result<Self, PlayerCountError> {
        let record = Self::new(deal.setup, players)?;
        Ok(Self { seed: Some(deal.seed), columns_mode: Some(mode), ..record })
    }

    /// Begins the next half-day with a roll.
    pub fn push_roll(&mut self, roll: Roll) {
        self.half_days.push(HalfDayRecord { roll, turns: vec![Vec::new(); self.players.len()] });
    }

    /// Adds a decision of a player, counted from 0, to the half-day rolled last.
    ///
    /// # Panics
    ///
    /// If nothing has been rolled, or there is no such player.
    pub fn push_decision(&mut self, player: usize, decision: Decision) {
        let half_day = self.half_days.last_mut().expect("a half-day has been rolled");
        half_day.turns[player].push(decision);
    }

    /// The column numbers.
    #[must_use]
    pub fn columns(&self) -> Columns {
        self.setup.columns()
    }
}

//! Replaying a record, and verifying one.

use troyes_rules::{Decision, Decisions, Effect, Game, Roll};

use crate::deal::{ColumnsMode, Deal, rolled_value};
use crate::error::{Location, Problem, RecordError};
use crate::mixture::Mixture;
use crate::record::Record;
use crate::seed::Seed;

/// A record being played again, half-day by half-day.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: Game,
    played: usize,
}

/// Something that happens to a player while a record is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// An effect of the black die.
    Event(Effect),
    /// The player decides.
    Decision(Decision),
    /// An effect of the decision before.
    Effect(Effect),
}

impl<'a> Replay<'a> {
    /// A replay before the first roll.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the number of players is wrong.
    pub fn new(record: &'a Record) -> Result<Self, RecordError> {
        let game = Game::new(&record.setup, record.players.len())
            .map_err(|error| RecordError::in_record(error.into()))?;
        Ok(Self { record, game, played: 0 })
    }

    /// The state reached.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many half-days have been played.
    #[must_use]
    pub const fn played(&self) -> usize {
        self.played
    }

    /// Plays the next half-day of the record and reports what happens to which player, counted from 0. Returns whether there
    /// was one.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if a decision is not legal, or the half-day before is not complete.
    pub fn next_half_day(
        &mut self,
        see: &mut impl FnMut(usize, Happening),
    ) -> Result<bool, RecordError> {
        let Some(half_day) = self.record.half_days.get(self.played) else {
            return Ok(false);
        };
        self.check_finished()?;
        self.played += 1;
        let place = Location { half_day: Some(self.played), ..Location::RECORD };
        self.game
            .roll(half_day.roll, &mut |player, effect| see(player, Happening::Event(effect)))
            .map_err(|_| RecordError { place, problem: Problem::HalfDays(self.played) })?;
        for (player, turn) in half_day.turns.iter().enumerate() {
            for (index, &decision) in turn.iter().enumerate() {
                see(player, Happening::Decision(decision));
                self.game
                    .play(player, decision, &mut |effect| see(player, Happening::Effect(effect)))
                    .map_err(|refusal| RecordError {
                        place: Location {
                            player: Some(player + 1),
                            decision: Some(index + 1),
                            ..place
                        },
                        problem: Problem::Refused { decision, refusal },
                    })?;
            }
        }
        Ok(true)
    }

    /// Everybody has finished the half-day played last: only the last one of a record may be incomplete.
    fn check_finished(&self) -> Result<(), RecordError> {
        let Some(player) = self.game.seats().iter().position(|seat| !seat.is_done()) else {
            return Ok(());
        };
        let asked = match self.game.decisions(player) {
            Decisions::Takes(_) => "taking a die",
            Decisions::Relief => "taking relief",
            Decisions::Builds(_) => "placing a free building",
            Decisions::Citizens(_) | Decisions::Nothing => "choosing the track of a citizen",
        };
        Err(RecordError {
            place: Location {
                half_day: Some(self.played),
                player: Some(player + 1),
                decision: None,
            },
            problem: Problem::Unfinished { asked },
        })
    }
}

/// What `verify` finds in a good record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The state at the end of the record.
    pub game: Game,
    /// Whether the game has ended.
    pub finished: bool,
}

impl Record {
    /// Plays the whole record and gives the state that it ends in.
    ///
    /// # Errors
    ///
    /// [`RecordError`] at the first decision that is not legal or not there.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let mut replay = Replay::new(self)?;
        while replay.next_half_day(&mut |_, _| {})? {}
        Ok(replay.game)
    }

    /// Replays the record and, where it has a seed, checks wheel, tiles and every roll against it, and the seed against what
    /// it was mixed from, if it was.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if a decision is not legal, or something does not follow from the seed.
    pub fn verify(&self) -> Result<Verdict, RecordError> {
        if let Some(mixture) = &self.mixture {
            self.check_mixture(mixture)?;
        }
        if let Some(seed) = self.seed {
            self.check_seed(seed)?;
        }
        let game = self.replay()?;
        Ok(Verdict { finished: game.is_over(), game })
    }

    fn check_mixture(&self, mixture: &Mixture) -> Result<(), RecordError> {
        let fair = mixture.seed();
        match self.seed {
            Some(seed) if seed == fair => Ok(()),
            Some(_) => Err(RecordError::in_record(Problem::SeedNotOfMixture(fair))),
            None => Err(RecordError::in_record(Problem::MixtureWithoutSeed)),
        }
    }

    fn check_seed(&self, seed: Seed) -> Result<(), RecordError> {
        let deal = Deal::with_columns(seed, self.columns(), self.setup.has_tiles());
        if self.setup.plazas() != deal.setup.plazas() {
            return Err(RecordError::in_record(Problem::PlazasNotOfSeed));
        }
        if self.setup != deal.setup {
            return Err(RecordError::in_record(Problem::BanquetsNotOfSeed));
        }
        if self.columns_mode == Some(ColumnsMode::Rolled) {
            self.check_rolled_columns(seed)?;
        }
        let half_days = self.half_days.iter().map(|half_day| half_day.roll);
        let wrong_roll = half_days.zip(deal.rolls).position(|(found, fair)| found != fair);
        wrong_roll.map_or(Ok(()), |index| Err(not_of_seed(index, deal.rolls[index])))
    }

    /// The rolled value stands at position 1, and the others follow up or down from it (R3.2).
    fn check_rolled_columns(&self, seed: Seed) -> Result<(), RecordError> {
        use troyes_rules::{Columns, Direction};
        let first = rolled_value(&seed);
        let follows = [Direction::Ascending, Direction::Descending]
            .into_iter()
            .any(|direction| Columns::rolled(first, direction) == self.columns());
        if follows {
            return Ok(());
        }
        Err(RecordError::in_record(Problem::ColumnsNotOfSeed { first: first.get() }))
    }
}

fn not_of_seed(index: usize, fair: Roll) -> RecordError {
    RecordError {
        place: Location { half_day: Some(index + 1), ..Location::RECORD },
        problem: Problem::RollNotOfSeed(fair),
    }
}

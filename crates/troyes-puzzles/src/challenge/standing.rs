//! How a game stands in a challenge.

use troyes_record::{Record, RecordError};
use troyes_rules::{Board, HalfDay, Seat};

use super::{Challenge, Medal};

/// The decision that broke a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The half-day.
    pub half_day: HalfDay,
    /// The decision of that half-day, counted from 0.
    pub decision: usize,
}

/// How a game stands, running or finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whether the game is one for this challenge: with Banquets & Raids or without.
    pub fits: bool,
    /// Where the constraint was broken first, if it was.
    pub broken: Option<Broken>,
    /// Whether the goal is reached now.
    pub reached: bool,
    /// The score as if the game ended now.
    pub score: u16,
    /// Whether the game has ended.
    pub finished: bool,
    /// The medal that is earned; a running game has none yet.
    pub medal: Option<Medal>,
}

impl Challenge {
    /// How the game of a player, counted from 0, stands.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if the record cannot be replayed.
    ///
    /// # Panics
    ///
    /// If there is no such player.
    pub fn standing(&self, record: &Record, player: usize) -> Result<Standing, RecordError> {
        record.replay()?;
        let mut board = Board::new(&record.setup);
        let mut seat = Seat::NEW;
        let mut broken = None;
        for (half_day, played) in HalfDay::ALL.into_iter().zip(&record.half_days) {
            board.roll(played.roll).expect("the record has been replayed");
            seat.face(&board, &mut |_| {});
            for (index, &decision) in played.turns[player].iter().enumerate() {
                if broken.is_none() && self.constraint.is_broken_by(&board, &seat, decision) {
                    broken = Some(Broken { half_day, decision: index });
                }
                seat.play_listed(&board, decision, &mut |_| {});
            }
        }
        let finished = board.is_last_half_day() && seat.is_done();
        let fits = record.setup.has_tiles() == self.banquets;
        let reached = self.goal.is_reached(seat.sheet());
        let score = seat.sheet().score().total();
        let counts = finished && fits && reached && broken.is_none();
        let medal = if counts { self.medal(score) } else { None };
        Ok(Standing { fits, broken, reached, score, finished, medal })
    }
}

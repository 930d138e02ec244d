//! A puzzle: a position of a real game, what is right there, and what looks right.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;
use troyes_record::Record;
use troyes_rules::{Board, Decision, HalfDay, Seat};
use troyes_solver::{Depth, Expected};

use crate::level::Solved;
use crate::theme::Themes;

/// Right decisions are at most this much behind the best one, in points.
pub const RIGHT_WITHIN: f64 = 0.2;
/// Wrong decisions are at least this much behind it.
pub const CLEAR: f64 = 0.8;

/// The number of a shipped puzzle: it says from which game of the series it is, and where in it, and so it never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId {
    /// The game of the series.
    pub game: u32,
    /// How many decisions were taken before.
    pub decisions: u8,
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.decisions)
    }
}

/// The text is no number of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a puzzle has a number like 512-9: the game, then the decisions before")]
pub struct PuzzleIdError;

impl FromStr for PuzzleId {
    type Err = PuzzleIdError;

    fn from_str(text: &str) -> Result<Self, PuzzleIdError> {
        let (game, decisions) = text.split_once('-').ok_or(PuzzleIdError)?;
        let id = Self {
            game: game.parse().map_err(|_| PuzzleIdError)?,
            decisions: decisions.parse().map_err(|_| PuzzleIdError)?,
        };
        // One puzzle has one number: no signs, no leading zeros.
        if id.to_string() == text { Ok(id) } else { Err(PuzzleIdError) }
    }
}

/// A decision with what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The decision.
    pub decision: Decision,
    /// The expected final score, from citizens, rows and resources.
    pub expected: Expected,
}

/// A position and what to do in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The game of one player up to the question: so everything that is made for records works for puzzles.
    pub record: Record,
    /// Every right decision, the best first.
    pub right: Vec<Decision>,
    /// The best decision, then one to three that look good and are wrong, the most tempting first.
    pub choices: Vec<Choice>,
    /// What makes the difference.
    pub themes: Themes,
    /// How many in a hundred of each level of bots find a right decision.
    pub solved: Solved,
    /// How hard it is, as a rating.
    pub rating: u16,
}

impl Puzzle {
    /// The table and the seat that is asked.
    ///
    /// # Panics
    ///
    /// If somebody changed the record so that it cannot be played.
    #[must_use]
    pub fn position(&self) -> (Board, Seat) {
        let game = self.record.replay().expect("the record of a puzzle has been played");
        (*game.board(), game.seats()[0])
    }

    /// When it is.
    #[must_use]
    pub fn half_day(&self) -> HalfDay {
        HalfDay::ALL[self.record.half_days.len().clamp(1, HalfDay::COUNT) - 1]
    }

    /// How its values were found: the last two half-days are exact.
    #[must_use]
    pub fn depth(&self) -> Depth {
        let is_exact = self.half_day().index() + 2 >= HalfDay::COUNT;
        if is_exact { Depth::Exact } else { Depth::Expectation }
    }

    /// The best decision.
    #[must_use]
    pub fn best(&self) -> Choice {
        self.choices[0]
    }

    /// What the most tempting wrong decision gives away, in points.
    #[must_use]
    pub fn stake(&self) -> f64 {
        let wrong = self.choices.get(1).unwrap_or(&self.choices[0]);
        self.best().expected.total() - wrong.expected.total()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let id = PuzzleId { game: 512, decisions: 9 };
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "512", "512-", "-9", "512-256", "+1-2", "01-2", "1-2-3", "4294967296-1"] {
            assert_eq!(text.parse::<PuzzleId>(), Err(PuzzleIdError), "{text}");
        }
    }
}

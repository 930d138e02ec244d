//! A player's puzzle rating: Glicko-2, as a pure function of the answers.
//!
//! Answers are what is kept, exported and synchronised; the rating follows from them and from nothing else, so two devices that have the
//! same answers, in whatever order, show the same rating. A change of the algorithm is a new [`ALGORITHM`], and all ratings are worked out anew.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use std::collections::HashSet;

use crate::level::MIDDLE;
use crate::puzzle::PuzzleId;

/// The version of the algorithm.
pub const ALGORITHM: u32 = 1;
/// How unsure the rating of somebody new is, and how much ratings are thought to change: Glicko-2's own values.
const DEVIATION: f64 = 350.0;
const VOLATILITY: f64 = 0.06;
const TAU: f64 = 0.5;
/// How unsure the rating of a puzzle is: five levels of bots have tried it, not people.
const PUZZLE_DEVIATION: f64 = 75.0;

/// An answer to a shipped puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Answer {
    /// When, in milliseconds of any clock that runs on.
    pub at: u64,
    /// Which puzzle.
    pub puzzle: PuzzleId,
    /// Its rating when it was answered.
    pub rating: u16,
    /// Whether the answer was right.
    pub right: bool,
}

/// How an answer moved the rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// The answer.
    pub answer: Answer,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
}

/// What follows from answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The rating.
    pub rating: f64,
    /// How unsure it is: nineteen times of twenty it is off by less than twice as much.
    pub deviation: f64,
    /// How much it is thought to change.
    pub volatility: f64,
    /// The right answers since the last wrong one.
    pub streak: u32,
    /// Every answer that counts, the oldest first.
    pub changes: Vec<Change>,
}

impl Progress {
    /// The progress of somebody who gave these answers. Their order does not matter; only the first answer to a puzzle counts, and
    /// each is a rating period of its own.
    #[must_use]
    pub fn of(answers: &[Answer]) -> Self {
        let mut answers = answers.to_vec();
        answers.sort_unstable();
        let mut seen = HashSet::new();
        answers.retain(|answer| seen.insert(answer.puzzle));
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
        let mut now =
            Glicko2Rating { rating: MIDDLE, deviation: DEVIATION, volatility: VOLATILITY };
        let mut streak = 0;
        let changes = answers.into_iter().map(|answer| {
            let before = now.rating;
            let puzzle = Glicko2Rating {
                rating: answer.rating.into(),
                deviation: PUZZLE_DEVIATION,
                volatility: VOLATILITY,
            };
            let outcome = if answer.right { Outcomes::WIN } else { Outcomes::LOSS };
            (now, _) = glicko2(&now, &puzzle, &outcome, &config);
            streak = if answer.right { streak + 1 } else { 0 };
            Change { answer, before, after: now.rating }
        });
        let changes = changes.collect();
        let Glicko2Rating { rating, deviation, volatility } = now;
        Self { rating, deviation, volatility, streak, changes }
    }

    /// How many of the answers that count were right.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.changes.iter().filter(|change| change.answer.right).count()
    }
}

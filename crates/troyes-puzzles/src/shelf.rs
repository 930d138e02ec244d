//! Choosing among all that is found, so that no half-day and no theme crowds out the others.

use troyes_rules::HalfDay;

use crate::puzzle::{Puzzle, PuzzleId};
use crate::theme::Theme;

/// The most puzzles of one game: they ask about much the same sheet.
const MOST_OF_A_GAME: usize = 3;

/// Puzzles as they are found, up to a number. What is chosen depends on the order in which they are offered, and on nothing else.
pub struct Shelf {
    wanted: usize,
    half_days: [usize; HalfDay::COUNT],
    themes: [usize; Theme::ALL.len()],
    /// By hundreds of the rating.
    ratings: [usize; 32],
    puzzles: Vec<(PuzzleId, Puzzle)>,
}

impl Shelf {
    /// An empty shelf for a number of puzzles.
    #[must_use]
    pub fn new(wanted: usize) -> Self {
        Self {
            wanted,
            half_days: [0; HalfDay::COUNT],
            themes: [0; Theme::ALL.len()],
            ratings: [0; 32],
            puzzles: Vec::new(),
        }
    }

    /// Takes those puzzles of a game that are wanted: the hardest first, if the shelf has less than a tenth of their half-day, a sixth of
    /// their theme and a fifth of their hundred of ratings. A puzzle with several themes counts for the one that the shelf has least of; one without is not taken.
    pub fn offer(&mut self, mut found: Vec<(PuzzleId, Puzzle)>) {
        found.sort_by_key(|(_, puzzle)| core::cmp::Reverse(puzzle.rating));
        let mut taken = 0;
        for (id, puzzle) in found {
            let half_day = puzzle.half_day().index();
            let rating = usize::from(puzzle.rating / 100).min(self.ratings.len() - 1);
            let theme = puzzle.themes.iter().min_by_key(|&theme| self.themes[theme as usize]);
            let Some(theme) = theme else { continue };
            let has_place = self.half_days[half_day] < self.wanted.div_ceil(10)
                && self.themes[theme as usize] < self.wanted.div_ceil(6)
                && self.ratings[rating] < self.wanted.div_ceil(5);
            if has_place && taken < MOST_OF_A_GAME && !self.is_full() {
                self.half_days[half_day] += 1;
                self.themes[theme as usize] += 1;
                self.ratings[rating] += 1;
                self.puzzles.push((id, puzzle));
                taken += 1;
            }
        }
    }

    /// How many it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// Whether it has as many as were wanted.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.puzzles.len() >= self.wanted
    }

    /// What it has.
    #[must_use]
    pub fn puzzles(&self) -> &[(PuzzleId, Puzzle)] {
        &self.puzzles
    }
}

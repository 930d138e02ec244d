//! Looking again at puzzles that exist.

use troyes_solver::{Evaluator, QuantisedNetwork, Random, Workspace};

use crate::examine::{Clear, Search, best_decision};
use crate::puzzle::Puzzle;

/// Whether the exact expectations of all decisions say what the puzzle says: what is right, that all else is clearly wrong, and the
/// values of its choices.
#[must_use]
pub fn holds(network: &QuantisedNetwork, puzzle: &Puzzle, space: &mut Workspace) -> bool {
    let (board, seat) = puzzle.position();
    let mut evaluator = Evaluator::new(network, &board, &seat, space);
    while evaluator.deepen() {}
    let list = evaluator.list();
    let is_worth = |decision, points: f64| {
        let found = list.iter().find(|one| one.decision == decision);
        // Each of three parts is rounded to a hundredth.
        found.is_some_and(|one| (one.expected.total() - points).abs() < 0.016)
    };
    let mut choices = puzzle.choices.iter();
    choices.all(|choice| is_worth(choice.decision, choice.expected.total()))
        && Clear::of(list.clone()).is_some_and(|clear| clear.right() == puzzle.right)
}

/// Whether a right decision is still the best after another search.
#[must_use]
pub fn keeps_answer(
    network: &QuantisedNetwork,
    puzzle: &Puzzle,
    search: Search,
    space: &mut Workspace,
) -> bool {
    let (board, seat) = puzzle.position();
    let best = best_decision(network, (&board, &seat), search, space);
    best.is_some_and(|best| puzzle.right.contains(&best))
}

/// A sample of the indices of a list of this length: all different, in order, following from a number.
#[must_use]
pub fn sample(len: usize, size: usize, key: u64) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    Random::new(key, 0).shuffle(&mut places);
    places.truncate(size);
    places.sort_unstable();
    places
}

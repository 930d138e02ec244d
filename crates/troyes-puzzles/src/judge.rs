//! Judging an answer, with what a page needs to explain it.

use troyes_rules::{Decision, Refusal};
use troyes_solver::advice::Class;
use troyes_solver::{Evaluator, Millionths, QuantisedNetwork, Workspace};

use crate::puzzle::{Choice, Puzzle};
use crate::theme::{Turn, play_out};

/// An answer beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Whether it is right.
    pub right: bool,
    /// What was answered, with its value.
    pub given: Choice,
    /// The best decision, with its value.
    pub best: Choice,
    /// What the answer gives away; a right one can give away a little ([`RIGHT_WITHIN`](crate::RIGHT_WITHIN)).
    pub loss: Millionths,
    /// What the analysis of a game would call it.
    pub class: Class,
    /// What the answer sets off.
    pub given_turn: Turn,
    /// What the best decision sets off.
    pub best_turn: Turn,
}

impl Judged {
    /// What the best decision brings more than the answer, from citizens, rows and resources, as in the analysis of a game.
    #[must_use]
    pub fn reason(&self) -> [Millionths; 3] {
        core::array::from_fn(|part| {
            let [best, given] = [self.best, self.given].map(|one| one.expected.parts[part]);
            Millionths::of(best - given)
        })
    }
}

/// Judges a decision in the position of a puzzle.
///
/// # Errors
///
/// [`Refusal`] if the decision is not legal there.
pub fn judge(
    network: &QuantisedNetwork,
    puzzle: &Puzzle,
    decision: Decision,
) -> Result<Judged, Refusal> {
    let (board, seat) = puzzle.position();
    { seat }.play(&board, decision, &mut |_| {})?;
    let mut space = Workspace::default();
    let best = puzzle.best();
    let known = puzzle.choices.iter().find(|choice| choice.decision == decision).copied();
    let given = known.unwrap_or_else(|| {
        let mut evaluator = Evaluator::new(network, &board, &seat, &mut space);
        let found = evaluator.deepen_decision(decision).expect("the decision is legal");
        Choice { decision, expected: found.expected }
    });
    // Stored values are rounded: nothing is better than the best.
    let loss = Millionths::of(best.expected.total()) - Millionths::of(given.expected.total());
    let loss = loss.max(Millionths::ZERO);
    Ok(Judged {
        right: puzzle.right.contains(&decision),
        given,
        best,
        loss,
        class: Class::of(loss),
        given_turn: play_out(network, &board, &seat, decision, &mut space),
        best_turn: play_out(network, &board, &seat, best.decision, &mut space),
    })
}

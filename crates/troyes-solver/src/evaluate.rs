//! Every legal decision of a position with its expected final score: at once by one-ply values, then better and better.
//!
//! A decision is judged by the position right after it (an *afterstate*). [`Evaluator`] puts one-ply values and expectations together for as long as its caller wants: nothing in the crate reads a clock, it
//! asks "go on?" when time matters.

mod further;

use std::collections::HashMap;

use troyes_rules::{Board, Decision, Seat};

pub use further::Further;

use crate::expectation::{Expected, expectation};
use crate::features::{self, STAGES};
use crate::network::Parts;
use crate::quantised::QuantisedNetwork;
use crate::turn::{Turn, Workspace, board_sums, ends};

/// How a value was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// The network's opinion of what lies behind the decision.
    OnePly,
    /// The exact expectation, over all rolls, of the network's opinion of what the best next decision leads to.
    Expectation,
    /// What it is: nothing is left to an opinion.
    Exact,
}

impl Depth {
    /// A word for it in tables and JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnePly => "one-ply",
            Self::Expectation => "expectation",
            Self::Exact => "exact",
        }
    }
}

/// A decision and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// The decision.
    pub decision: Decision,
    /// The expected final score, from citizens, rows and resources, if everything after it is played well.
    pub expected: Expected,
    /// How it was found.
    pub depth: Depth,
    /// The one-ply value.
    pub one_ply: f32,
}

/// Ends of a decision's chains that get an expectation, unless they are all exact.
const ENDS_TO_DEEPEN: usize = 3;

/// A position being evaluated.
pub struct Evaluator<'a> {
    network: &'a QuantisedNetwork,
    board: &'a Board,
    seat: &'a Seat,
    space: &'a mut Workspace,
    /// In the order of one-ply values, best first; the first `deepened` have been looked at more closely.
    evaluations: Vec<Evaluation>,
    deepened: usize,
    /// Ends that several decisions lead to are worked out once.
    known: HashMap<Seat, Expected>,
}

impl<'a> Evaluator<'a> {
    /// All legal decisions with their one-ply values.
    pub fn new(
        network: &'a QuantisedNetwork,
        board: &'a Board,
        seat: &'a Seat,
        space: &'a mut Workspace,
    ) -> Self {
        let stage = features::stage(board);
        let sums = board_sums(network, board);
        let mut turn = Turn::new(network, board, &sums, seat, space);
        let depth = if stage < STAGES { Depth::OnePly } else { Depth::Exact };
        let mut evaluations: Vec<Evaluation> = seat
            .decisions(board)
            .iter()
            .map(|decision| {
                let valued = turn.value(decision);
                let expected = expected(turn.parts(decision, valued));
                Evaluation { decision, expected, depth, one_ply: valued.total }
            })
            .collect();
        // Stable: of equal ones, the first in the order of the rules stays first.
        evaluations.sort_by(|a, b| b.one_ply.total_cmp(&a.one_ply));
        let deepened = if stage < STAGES { 0 } else { evaluations.len() };
        Self { network, board, seat, space, evaluations, deepened, known: HashMap::new() }
    }

    /// Works out the expectation of the next best decision, and returns whether there was one left.
    pub fn deepen(&mut self) -> bool {
        let Some(next) = self.evaluations.get(self.deepened) else {
            return false;
        };
        let decision = next.decision;
        let (expected, depth) = self.closer(decision);
        let evaluation = &mut self.evaluations[self.deepened];
        (evaluation.expected, evaluation.depth) = (expected, depth);
        self.deepened += 1;
        true
    }

    /// Goes on while there is reason to: until `go_on` says no, or the next decision's one-ply value is so far behind the
    /// best that more knowledge hardly turns it into the best.
    pub fn deepen_while(&mut self, margin: f32, mut go_on: impl FnMut() -> bool) {
        let one_ply = self.evaluations.iter().map(|evaluation| evaluation.one_ply);
        let first = one_ply.fold(f32::NEG_INFINITY, f32::max);
        while self.evaluations.get(self.deepened).is_some_and(|next| next.one_ply > first - margin)
            && go_on()
        {
            self.deepen();
        }
    }

    /// Works out the expectation of a decision, out of turn if need be. `None` if it is not legal.
    pub fn deepen_decision(&mut self, decision: Decision) -> Option<Evaluation> {
        let index =
            self.evaluations.iter().position(|evaluation| evaluation.decision == decision)?;
        if index < self.deepened {
            return Some(self.evaluations[index]);
        }
        let (expected, depth) = self.closer(decision);
        let evaluation = Evaluation { expected, depth, ..self.evaluations[index] };
        // It joins those that have been looked at.
        self.evaluations.remove(index);
        self.evaluations.insert(self.deepened, evaluation);
        self.deepened += 1;
        Some(evaluation)
    }

    /// The end of a decision that has been looked at closely.
    fn best_end(&mut self, decision: Decision) -> Seat {
        let ends = ends(self.board, self.seat, decision);
        let known = ends.iter().filter_map(|end| Some((end, self.known.get(end)?.total())));
        let best = known.reduce(|best, next| if next.1 > best.1 { next } else { best });
        *best.expect("it has been looked at closely").0
    }

    fn closer(&mut self, decision: Decision) -> (Expected, Depth) {
        let is_last_but_one = features::stage(self.board) == STAGES - 1;
        let sums = board_sums(self.network, self.board);
        let mut ends =
            Turn::new(self.network, self.board, &sums, self.seat, self.space).ends(decision);
        if !is_last_but_one && ends.len() > ENDS_TO_DEEPEN {
            ends.sort_by(|(_, a), (_, b)| b.total().total_cmp(&a.total()));
            ends.truncate(ENDS_TO_DEEPEN);
        }
        let best = ends
            .iter()
            .map(|(end, _)| self.of_end(end))
            .reduce(|best, next| if next.total() > best.total() { next } else { best })
            .expect("every decision ends somewhere");
        (best, if is_last_but_one { Depth::Exact } else { Depth::Expectation })
    }

    fn of_end(&mut self, end: &Seat) -> Expected {
        if let Some(&known) = self.known.get(end) {
            return known;
        }
        let expected = expectation(self.network, self.board, end, self.space);
        self.known.insert(*end, expected);
        expected
    }

    /// How many decisions have been looked at closely, or are exact anyway.
    #[must_use]
    pub const fn looked_at(&self) -> usize {
        self.deepened
    }

    /// Every legal decision, best first: those that have been looked at closely, then the others.
    #[must_use]
    pub fn list(&self) -> Vec<Evaluation> {
        let mut list = self.evaluations.clone();
        list[..self.deepened].sort_by(|a, b| b.expected.total().total_cmp(&a.expected.total()));
        list
    }

    /// The best decision as far as it is known.
    #[must_use]
    pub fn best(&self) -> Option<Evaluation> {
        let closely = &self.evaluations[..self.deepened];
        let first = closely.first().or(self.evaluations.first()).copied();
        closely.iter().copied().fold(first, |best, next| {
            let is_better = best.is_none_or(|best| next.expected.total() > best.expected.total());
            if is_better { Some(next) } else { best }
        })
    }
}

fn expected(parts: Parts) -> Expected {
    Expected { parts: [parts.citizens, parts.rows, parts.resources].map(f64::from) }
}

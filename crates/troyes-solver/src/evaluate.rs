//! Every legal decision of a position with its expected final score: at once by one-ply values, then better and better.

use std::collections::HashMap;
use std::mem;

use troyes_rules::{Board, Decision, Roll, Seat};

use crate::expectation::{Expected, WAYS, estimate, expectation};
use crate::features::{self, STAGES};
use crate::network::{Network, Parts, SUMS};
use crate::random::Random;
use crate::strength::Mean;
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

/// Decisions this near to the best are followed further, and at most so many.
const CLOSE: f64 = 0.8;
const RIVALS: usize = 6;
/// Half-days that they are followed.
const FURTHER: usize = 4;
/// After so many samples of dice, and again after as many more, those are dropped that cannot be the best or might as well be it.
const ROUND: usize = 8;
/// So many standard errors behind the best, a decision is taken to be worse.
const SURELY_WORSE: f64 = 2.0;
/// So many points are not worth more samples.
const NO_MATTER: f64 = 0.04;

/// A decision that is followed further.
struct Rival {
    evaluation: Evaluation,
    end: Seat,
    /// One of each sample.
    corrections: Vec<f64>,
}

impl Rival {
    /// What it is worth after all samples so far.
    fn total(&self) -> f64 {
        let samples = self.corrections.len().max(1) as f64;
        self.evaluation.expected.total() + self.corrections.iter().sum::<f64>() / samples
    }

    /// Whether more samples, the same for both, would hardly show that it is better than the best one.
    fn is_decided(&self, best: &Self) -> bool {
        let mut lead = Mean::default();
        lead.extend(best.corrections.iter().zip(&self.corrections).map(|(best, own)| best - own));
        let behind = best.total() - self.total();
        behind > SURELY_WORSE * lead.error() || behind.max(lead.error()) < NO_MATTER
    }
}

/// The rolls of a sample, spread evenly over all ways in which dice fall, however many are taken.
fn sampled_roll(number: usize) -> Roll {
    const GOLDEN: f64 = 0.618_033_988_749_895;
    let mut way = (((number as f64 + 0.5) * GOLDEN).fract() * f64::from(WAYS)) as u32;
    for (roll, ways) in Roll::all() {
        if way < ways {
            return roll;
        }
        way -= ways;
    }
    unreachable!("there are as many ways as all rolls have")
}

/// Ends of a decision's chains that get an expectation, unless they are all exact.
const ENDS_TO_DEEPEN: usize = 3;

/// A position being evaluated.
pub struct Evaluator<'a, E: Network> {
    network: &'a E,
    board: &'a Board,
    seat: &'a Seat,
    space: &'a mut Workspace<E::Number>,
    /// In the order of one-ply values, best first; the first `deepened` have been looked at more closely.
    evaluations: Vec<Evaluation>,
    deepened: usize,
    /// Ends that several decisions lead to are worked out once.
    known: HashMap<Seat, Expected>,
}

impl<'a, E: Network> Evaluator<'a, E> {
    /// All legal decisions with their one-ply values.
    pub fn new(
        network: &'a E,
        board: &'a Board,
        seat: &'a Seat,
        space: &'a mut Workspace<E::Number>,
    ) -> Self {
        let stage = features::stage(board);
        let sums =
            if stage < STAGES { board_sums(network, board) } else { [Default::default(); SUMS] };
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

    /// Works out the expectation of the next best decision, and tells whether there was one left.
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

    /// Works out the expectation of a decision, out of turn if need be. Nothing if it is not legal.
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

    /// The best decision after a look at the roll after the next, for as long as `go_on` says.
    ///
    /// Each decision that is nearly the best is followed through the same samples of dice for some half-days. One-ply play answers, and after
    /// each answer an estimate of its expectation says how wrong its one-ply value was. The mean of that is added to the decision's own expectation.
    pub fn best_looking_further(
        &mut self,
        mut go_on: impl FnMut(usize) -> bool,
    ) -> Option<Evaluation> {
        let best = self.best()?;
        // Where the next half-day is the last, nothing was an opinion.
        if features::stage(self.board) >= STAGES - 1 {
            return Some(best);
        }
        let mut rivals: Vec<Rival> = Vec::new();
        for evaluation in self.list().into_iter().take(self.deepened) {
            let behind = best.expected.total() - evaluation.expected.total();
            if rivals.len() == RIVALS || behind >= CLOSE {
                break;
            }
            let end = self.best_end(evaluation.decision);
            // Several decisions can come to the same.
            if rivals.iter().all(|rival| rival.end != end) {
                rivals.push(Rival { evaluation, end, corrections: Vec::new() });
            }
        }
        // There may have been no time to look at any of them.
        if rivals.is_empty() {
            return Some(best);
        }
        let mut best = rivals.remove(0);
        let mut samples = 0;
        while !rivals.is_empty() && go_on(samples) {
            for rival in [&mut best].into_iter().chain(&mut rivals) {
                let correction = self.correction(&rival.end, samples);
                rival.corrections.push(correction);
            }
            samples += 1;
            for rival in &mut rivals {
                if rival.total() > best.total() {
                    mem::swap(rival, &mut best);
                }
            }
            if samples.is_multiple_of(ROUND) {
                rivals.retain(|rival| !rival.is_decided(&best));
            }
        }
        Some(best.evaluation)
    }

    /// About how far the one-ply values of the best answers are from their expectations, in the next half-days with one sample of dice.
    fn correction(&mut self, end: &Seat, sample: usize) -> f64 {
        let mut random = Random::new(sample as u64, 0);
        let (mut board, mut seat) = (*self.board, *end);
        let mut correction = 0.0;
        for further in 0..FURTHER {
            let roll = if further == 0 { sampled_roll(sample) } else { random.roll() };
            board.roll(roll).expect("the half-day before was not the last");
            if board.is_last_half_day() {
                break;
            }
            seat.face(&board, &mut |_| {});
            let sums = board_sums(self.network, &board);
            let mut turn = Turn::new(self.network, &board, &sums, &seat, self.space);
            let (decision, valued) = turn.best().expect("a seat that faces dice has a decision");
            seat = turn.end(decision, valued);
            let expected = estimate(self.network, &board, &seat, self.space, &mut random);
            correction += expected.total() - f64::from(valued.total);
        }
        correction
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

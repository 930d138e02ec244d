//! A look beyond the next roll, where decisions are nearly equal.
//!
//! Each of them is followed through the same samples of dice for some half-days. One-ply play answers, and after each answer an estimate of its
//! expectation says how wrong its one-ply value was. The mean of that corrects the decision's own expectation. Samples go where they matter: a
//! decision is dropped as soon as it is surely worse than the best one, or surely as good.

use std::mem;

use troyes_rules::{Roll, Seat};

use super::{Evaluation, Evaluator};
use crate::expectation::{WAYS, estimate};
use crate::features::{self, STAGES};
use crate::random::Random;
use crate::strength::Mean;
use crate::turn::{Turn, board_sums};

/// How many decisions are followed, and how far. `examples/further.rs` compares settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Further {
    /// Decisions this many points behind the best expectation are not followed.
    pub close: f64,
    /// The most of them.
    pub rivals: usize,
    /// Half-days that they are followed.
    pub half_days: usize,
    /// Samples of dice that they are followed through at the most.
    pub samples: usize,
}

impl Further {
    /// Decisions that are this many points behind by their one-ply values are not looked at closely.
    pub const MARGIN: f32 = 3.0;
}

impl Default for Further {
    fn default() -> Self {
        Self { close: 0.8, rivals: 6, half_days: 4, samples: 96 }
    }
}

/// After this number of samples of dice, and again after as many more, those are dropped that are decided.
const ROUND: usize = 8;
/// A decision that is this number of standard errors behind the best is taken to be worse.
const SURELY_WORSE: f64 = 2.0;
/// A difference of fewer points is not worth more samples.
const NO_MATTER: f64 = 0.04;

/// A decision that is followed.
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

/// The most decisions that are looked at closely where no time is given, so that games are the same on every machine.
const MOST_DECISIONS: usize = 16;

impl Evaluator<'_> {
    /// The best decision after a close look at the likely ones and a look further at those that are nearly equal, without regard to time.
    pub fn best_closely(&mut self, further: Further) -> Option<Evaluation> {
        let mut looked_at = 0;
        self.deepen_while(Further::MARGIN, || {
            looked_at += 1;
            looked_at <= MOST_DECISIONS
        });
        self.best_looking_further(further, |samples| samples < further.samples)
    }

    /// The best decision after a look beyond the next roll, for as long as `go_on` says, which gets how many samples of dice there were.
    pub fn best_looking_further(
        &mut self,
        further: Further,
        mut go_on: impl FnMut(usize) -> bool,
    ) -> Option<Evaluation> {
        let best = self.best()?;
        // Where the next half-day is the last, nothing was an opinion.
        if features::stage(self.board) >= STAGES - 1 {
            return Some(best);
        }
        let mut rivals = self.rivals(further, best.expected.total());
        // There may have been no time to look at any of them.
        if rivals.is_empty() {
            return Some(best);
        }
        let mut best = rivals.remove(0);
        let mut samples = 0;
        while !rivals.is_empty() && go_on(samples) {
            for rival in [&mut best].into_iter().chain(&mut rivals) {
                let correction = self.correction(&rival.end, samples, further.half_days);
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

    /// The decisions that are nearly the best of those that have been looked at, the best first.
    fn rivals(&mut self, further: Further, best: f64) -> Vec<Rival> {
        let mut rivals: Vec<Rival> = Vec::new();
        for evaluation in self.list().into_iter().take(self.deepened) {
            let behind = best - evaluation.expected.total();
            if rivals.len() == further.rivals || behind >= further.close {
                break;
            }
            let end = self.best_end(evaluation.decision);
            // Several decisions can come to the same.
            if rivals.iter().all(|rival| rival.end != end) {
                rivals.push(Rival { evaluation, end, corrections: Vec::new() });
            }
        }
        rivals
    }

    /// About how far the one-ply values of the best answers are from their expectations, in the next half-days with one sample of dice.
    fn correction(&mut self, end: &Seat, sample: usize, half_days: usize) -> f64 {
        let mut random = Random::new(sample as u64, 0);
        let (mut board, mut seat) = (*self.board, *end);
        let mut correction = 0.0;
        for half_day in 0..half_days {
            let roll = if half_day == 0 { sampled_roll(sample) } else { random.roll() };
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
}

/// The first roll of a sample. All of them are spread evenly over the ways in which dice fall, however many are taken.
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

#[cfg(test)]
mod tests {
    use troyes_rules::Decision;

    use super::super::Depth;
    use super::*;
    use crate::expectation::Expected;

    fn rival(expected: f64, corrections: [f64; 4]) -> Rival {
        let expected = Expected { parts: [expected, 0.0, 0.0] };
        let decision = Decision::Relief;
        let evaluation = Evaluation { decision, expected, depth: Depth::Expectation, one_ply: 0.0 };
        Rival { evaluation, end: Seat::NEW, corrections: corrections.into() }
    }

    #[test]
    fn samples_go_where_they_matter() {
        let best = rival(60.0, [0.5, -0.5, 0.5, -0.5]);
        assert!((rival(60.0, [0.5, 0.5, 0.0, 0.0]).total() - 60.25).abs() < 1e-9);
        let surely_worse = rival(59.5, [0.4, -0.5, 0.5, -0.4]);
        assert!(surely_worse.is_decided(&best));
        let as_good = rival(59.99, [0.52, -0.5, 0.5, -0.52]);
        assert!(as_good.is_decided(&best));
        let in_doubt = rival(59.5, [-0.5, 0.5, -0.5, 0.5]);
        assert!(!in_doubt.is_decided(&best), "its samples differ too much");
        let hardly_known = rival(59.99, [0.4, -0.6, 0.3, -0.1]);
        assert!(!hardly_known.is_decided(&best), "it might still be better");
    }
}

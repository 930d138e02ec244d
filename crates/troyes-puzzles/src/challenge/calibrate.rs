//! What the solver reaches under the same condition: medals are set by that.
//!
//! The solver's one-ply values are masked: decisions that break the constraint are left out, and each step towards the goal adds the
//! challenge's pull. The values themselves know nothing of the constraint, so they are too high by what it will cost later; that is much the same for all
//! decisions of a turn. So the shares say what a strong player reaches who respects the constraint turn by turn, not what is possible.

use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Board, Decision, Seat, Solo};
use troyes_solver::{Evaluator, QuantisedNetwork, Workspace};

use super::Challenge;

/// The series of the games that medals are calibrated on.
pub const SERIES: &str = "troyes-challenges/1";

/// The shares of the games that reach the goal in which each medal is earned, about.
const WANTED: [f64; 3] = [0.97, 0.75, 0.35];

/// The solver's game of the challenge with a number: columns 1 to 6, all else from the series.
#[must_use]
pub fn play(network: &QuantisedNetwork, challenge: &Challenge, game: u64) -> Record {
    let seed = Seed::of_game(SERIES, game);
    let deal = Deal::new(seed, ColumnsMode::First, challenge.banquets);
    let names = vec!["solver".to_owned()];
    let mut record =
        Record::of_deal(&deal, ColumnsMode::First, names).expect("one player is enough");
    let mut solo = Solo::new(&deal.setup);
    let mut space = Workspace::default();
    for roll in deal.rolls {
        solo.roll(roll, &mut |_| {}).expect("the turn before is finished");
        record.push_roll(roll);
        while let Some(decision) = decide(network, challenge, solo.board(), solo.seat(), &mut space)
        {
            solo.play_listed(decision, &mut |_| {});
            record.push_decision(0, decision);
        }
    }
    record
}

/// The allowed decision with the best value; of equal ones, the first in the order of the rules.
fn decide(
    network: &QuantisedNetwork,
    challenge: &Challenge,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace,
) -> Option<Decision> {
    let worth = |decision: Decision, one_ply: f32| {
        let mut after = *seat;
        after.play_listed(board, decision, &mut |_| {});
        one_ply + challenge.pull * f32::from(challenge.goal.steps(after.sheet()))
    };
    let evaluations = Evaluator::new(network, board, seat, space).list();
    let allowed = evaluations
        .into_iter()
        .filter(|one| !challenge.constraint.is_broken_by(board, seat, one.decision));
    let worth = allowed.map(|one| (one.decision, worth(one.decision, one.one_ply)));
    worth.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|best| best.0)
}

/// What many games of the solver say.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// The mean score of all games.
    pub mean: f64,
    /// In how many of a thousand games the goal was reached.
    pub reached: u16,
    /// The scores for bronze, silver and gold.
    pub medals: [u16; 3],
    /// In how many of a thousand games each was earned.
    pub shares: [u16; 3],
}

impl Calibration {
    /// The calibration of games, each with its score and whether its goal was reached; `None` if none reached it.
    #[must_use]
    pub fn of(games: &[(u16, bool)]) -> Option<Self> {
        let mut scores: Vec<u16> =
            games.iter().filter(|(_, reached)| *reached).map(|&(score, _)| score).collect();
        scores.sort_unstable();
        let lowest_of = |share: f64| {
            let below = ((1.0 - share) * scores.len() as f64) as usize;
            scores.get(below).copied()
        };
        let [bronze, silver, gold] = WANTED.map(lowest_of);
        let medals = [bronze?, silver?, gold?];
        let per_mille = |count: usize| (1000.0 * count as f64 / games.len() as f64).round() as u16;
        let earned = |least: u16| scores.iter().filter(|&&score| score >= least).count();
        Some(Self {
            mean: games.iter().map(|&(score, _)| f64::from(score)).sum::<f64>()
                / games.len() as f64,
            reached: per_mille(scores.len()),
            medals,
            shares: medals.map(|least| per_mille(earned(least))),
        })
    }
}

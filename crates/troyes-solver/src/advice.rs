//! What a program asks the solver for: the decisions of a position ranked, a game analysed, the turn of a bot.

use troyes_rules::{Board, Decision, HalfDay, Seat};

pub use crate::analyse::{
    Class, DecisionAnalysis, HalfDayAnalysis, PlayerAnalysis, analyse, analyse_player,
};
use crate::evaluate::{Depth, Evaluation, Evaluator};
use crate::greedy::greedy;
use crate::level::Level;
use crate::quantised::QuantisedNetwork;
use crate::random::Random;
use crate::turn::{Turn, Workspace, board_sums};

/// Decisions that are this many points behind by their one-ply values are not looked at closely: none of them is the best.
const MARGIN: f32 = 4.0;

/// The most of them.
const MOST_DECISIONS: usize = 64;

/// The decisions of a position, as far as they have been looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// Every legal decision, best first: those that were looked at closely, then the others.
    pub evaluations: Vec<Evaluation>,
    /// How many have been looked at closely.
    pub looked_at: usize,
    /// Whether nothing better comes.
    pub complete: bool,
}

/// Ranks the decisions of a position by one-ply values, then again after every decision that was looked at closely, until nothing
/// better comes or the answer is no.
pub fn rank(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    go_on: &mut dyn FnMut(Ranking) -> bool,
) {
    let mut space = Workspace::default();
    let mut evaluator = Evaluator::new(network, board, seat, &mut space);
    let mut complete = evaluator.best().is_none_or(|best| best.depth == Depth::Exact);
    loop {
        let looked_at = evaluator.looked_at();
        let wanted = go_on(Ranking { evaluations: evaluator.list(), looked_at, complete });
        if complete || !wanted {
            return;
        }
        let mut once = true;
        evaluator.deepen_while(MARGIN, || std::mem::take(&mut once));
        complete = evaluator.looked_at() == looked_at || evaluator.looked_at() == MOST_DECISIONS;
    }
}

/// The one-ply value of a seat, in points of the final score: that of its best decision, or of what it has where nothing is left to decide. What a
/// turn gives away by one-ply values is the difference between its start and its end.
#[must_use]
pub fn one_ply(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace,
) -> f32 {
    let sums = board_sums(network, board);
    let mut turn = Turn::new(network, board, &sums, seat, space);
    match turn.best() {
        Some((_, valued)) => valued.total,
        None => turn.standing(),
    }
}

/// The turn of a bot, to its end. What it decides follows from the position, its level and the key, and never from later dice. Without a
/// network every level plays for the next points only ([`greedy`](crate::greedy())).
#[must_use]
pub fn bot_turn(
    level: Level,
    network: Option<&QuantisedNetwork>,
    board: &Board,
    seat: &Seat,
    key: u64,
) -> Vec<Decision> {
    let half_day = board.half_day().map_or(0, HalfDay::index) as u64;
    let mut random = Random::new(key, half_day);
    let mut space = Workspace::default();
    let mut seat = *seat;
    let mut decide = |seat: &Seat| match network {
        Some(network) => level.decide(network, board, seat, &mut space, &mut random),
        None => greedy(board, seat),
    };
    let mut decisions = Vec::new();
    while let Some(decision) = decide(&seat) {
        seat.play_listed(board, decision, &mut |_| {});
        decisions.push(decision);
    }
    decisions
}

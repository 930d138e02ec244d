//! What the network of the program says to people: the decisions of a position ranked, a player's game analysed, a level's
//! decision.
//!
//! Everything else in this crate is written for any network, and such code is compiled where it is used. This is
//! compiled here, so that a program whose own code is not optimised still thinks fast.

use troyes_record::{Record, RecordError};
use troyes_rules::{Board, Decision, Seat};

use crate::analyse::{PlayerAnalysis, analyse_player};
use crate::evaluate::{Depth, Evaluation, Evaluator};
use crate::level::{Level, decide};
use crate::quantised::QuantisedNetwork;
use crate::random::Random;
use crate::turn::Workspace;

/// Decisions that are this many points behind by their one-ply values are not looked at closely: none of them is the best.
const MARGIN: f32 = 4.0;

/// At most so many are.
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

/// Explains the game of one player, as [`analyse_player`] does.
///
/// # Errors
///
/// [`RecordError`] if the record cannot be replayed.
pub fn analyse(
    network: &QuantisedNetwork,
    record: &Record,
    player: usize,
    go_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<PlayerAnalysis>, RecordError> {
    analyse_player(network, record, player, go_on)
}

/// The rest of a turn as a level plays it, as [`decide`] does.
pub fn finish_turn(
    level: Level,
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    random: &mut Random,
) -> Vec<Decision> {
    let mut space = Workspace::default();
    let mut seat = *seat;
    let mut decisions = Vec::new();
    while let Some(decision) = decide(level, network, board, &seat, &mut space, random) {
        seat.play_listed(board, decision, &mut |_| {});
        decisions.push(decision);
    }
    decisions
}

//! Who plays a seat that no person plays.

use std::sync::Arc;

use troyes_rules::{Board, Decision, HalfDay, Seat};
use troyes_solver::random::Random;
use troyes_solver::{Level, QuantisedNetwork, advice};

/// The bots of a server.
pub(crate) struct Bots {
    /// Nothing, if the weights in the program cannot be read: then every level takes what gives most points at once.
    network: Option<Arc<QuantisedNetwork>>,
}

impl Bots {
    /// Bots with a network, or without one.
    #[must_use]
    pub(crate) const fn new(network: Option<Arc<QuantisedNetwork>>) -> Self {
        Self { network }
    }

    /// The rest of a turn. What a bot decides follows from the position, its level and the key, and never from later dice.
    #[must_use]
    pub(crate) fn turn(&self, level: Level, board: &Board, seat: &Seat, key: u64) -> Vec<Decision> {
        let half_day = board.half_day().map_or(0, HalfDay::index) as u64;
        let mut random = Random::new(key, half_day);
        match self.network.as_deref() {
            Some(network) => advice::finish_turn(level, network, board, seat, &mut random),
            None => greedy_turn(board, seat),
        }
    }
}

/// The network of the program. Without it, bots play for the next points only, and nobody gets hints or analyses.
pub(crate) fn shipped_network() -> Option<Arc<QuantisedNetwork>> {
    let network = troyes_solver::shipped();
    if let Err(error) = &network {
        tracing::error!(%error, "there is no solver, and bots play for the next points only");
    }
    network.ok().map(Arc::new)
}

fn greedy_turn(board: &Board, seat: &Seat) -> Vec<Decision> {
    let mut seat = *seat;
    let mut decisions = Vec::new();
    while let Some(decision) = greedy(board, &seat) {
        seat.play_listed(board, decision, &mut |_| {});
        decisions.push(decision);
    }
    decisions
}

fn greedy(board: &Board, seat: &Seat) -> Option<Decision> {
    let score_after = |decision: Decision| {
        let mut after = *seat;
        after.play_listed(board, decision, &mut |_| {});
        after.sheet().score().total()
    };
    seat.decisions(board).iter().max_by_key(|&decision| score_after(decision))
}

#[cfg(test)]
mod tests {
    use troyes_record::{ColumnsMode, Deal, Seed};
    use troyes_rules::Solo;

    use super::*;

    /// With a network or without one, at every level, a bot plays legal games to their end.
    #[test]
    fn bots_play_whole_games() {
        let deal = Deal::new(Seed::from_text("bots"), ColumnsMode::Expert, true);
        for bots in [Bots::new(shipped_network()), Bots::new(None)] {
            for level in Level::ALL {
                let mut solo = Solo::new(&deal.setup);
                for roll in deal.rolls {
                    solo.roll(roll, &mut |_| {}).unwrap();
                    let turn = bots.turn(level, solo.board(), solo.seat(), 7);
                    assert_eq!(turn, bots.turn(level, solo.board(), solo.seat(), 7));
                    for decision in turn {
                        solo.play(decision, &mut |_| {}).unwrap();
                    }
                    assert!(solo.seat().is_done());
                }
            }
        }
    }
}

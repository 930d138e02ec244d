//! Who plays a seat that no person plays.

use troyes_rules::{Board, Decision, HalfDay, Seat};
use troyes_solver::random::Random;
use troyes_solver::turn::Workspace;
use troyes_solver::{Level, QuantisedNetwork, level};

/// The bots of a server.
pub(crate) struct Bots {
    /// Nothing, if the weights in the program cannot be read: then every level takes what gives most points at once.
    network: Option<QuantisedNetwork>,
}

impl Bots {
    /// Bots with the network of the program.
    #[must_use]
    pub(crate) fn new() -> Self {
        let network = troyes_solver::shipped();
        if let Err(error) = &network {
            tracing::error!(%error, "the bots have no network, and play for the next points only");
        }
        Self { network: network.ok() }
    }

    /// The rest of a turn. What a bot decides follows from the position, its level and the key, and never from later dice.
    #[must_use]
    pub(crate) fn turn(&self, level: Level, board: &Board, seat: &Seat, key: u64) -> Vec<Decision> {
        let half_day = board.half_day().map_or(0, HalfDay::index) as u64;
        let mut random = Random::new(key, half_day);
        let mut space = Workspace::default();
        let mut seat = *seat;
        let mut decisions = Vec::new();
        loop {
            let decision = match &self.network {
                Some(network) => {
                    level::decide(level, network, board, &seat, &mut space, &mut random)
                }
                None => greedy(board, &seat),
            };
            let Some(decision) = decision else { return decisions };
            seat.play_listed(board, decision, &mut |_| {});
            decisions.push(decision);
        }
    }
}

impl Default for Bots {
    fn default() -> Self {
        Self::new()
    }
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
        for bots in [Bots::new(), Bots { network: None }] {
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

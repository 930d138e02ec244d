//! Who plays a seat that no person plays.

use std::sync::Arc;

use troyes_rules::{Board, Decision, Seat};
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
        advice::bot_turn(level, self.network.as_deref(), board, seat, key)
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

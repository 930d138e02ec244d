//! Who plays a seat that no person plays.

use std::sync::Arc;

use troyes_rules::{Board, Decision, Seat};
use troyes_solver::{Level, QuantisedNetwork, advice};

/// The bots of a host.
#[derive(Clone)]
pub struct Bots {
    /// Nothing, if the weights in the program cannot be read: then every level takes what gives most points at once.
    network: Option<Arc<QuantisedNetwork>>,
}

impl core::fmt::Debug for Bots {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Bots")
    }
}

impl Bots {
    /// Bots with a network, or without one.
    #[must_use]
    pub const fn new(network: Option<Arc<QuantisedNetwork>>) -> Self {
        Self { network }
    }

    /// The rest of a turn. What a bot decides follows from the position, its level and the key, and never from later dice.
    #[must_use]
    pub fn turn(&self, level: Level, board: &Board, seat: &Seat, key: u64) -> Vec<Decision> {
        advice::bot_turn(level, self.network.as_deref(), board, seat, key)
    }
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
        for bots in [Bots::new(troyes_solver::shipped().ok().map(Arc::new)), Bots::new(None)] {
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

//! Who plays a simulated game.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use troyes_record::Seed;
use troyes_rules::{Board, Decision, Seat};

use crate::arguments::PolicyName;

/// A way to decide.
pub(crate) trait Policy {
    /// One of the legal decisions of a seat, or nothing if it has none to take.
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision>;
}

impl PolicyName {
    /// The policy, for one player, counted from 0, of the game of a seed.
    pub(crate) fn policy(self, seed: &Seed, player: usize) -> Box<dyn Policy> {
        match self {
            Self::Random => Box::new(Random::new(seed, player)),
            Self::Greedy => Box::new(Greedy),
        }
    }
}

/// Any legal decision, each as likely as the others.
struct Random(ChaCha8Rng);

impl Random {
    /// Its choices follow from the seed of the game too, by a stream of their own that says nothing about the dice.
    fn new(seed: &Seed, player: usize) -> Self {
        let key = seed.streams().key(&format!("policy/random/{player}"));
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `n`. The low ones are favoured by less than one in ten million, which no simulation can see.
    fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }
}

impl Policy for Random {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        let decisions = seat.decisions(board);
        if decisions.is_empty() { None } else { decisions.nth(self.below(decisions.len())) }
    }
}

/// The decision with the best score right after it; of equal ones, the first in the order of the list.
struct Greedy;

impl Policy for Greedy {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        let score_after = |decision: &Decision| {
            let mut after = *seat;
            after.play_listed(board, *decision, &mut |_| {});
            after.sheet().score().total()
        };
        let better = |best: (Decision, u16), next: (Decision, u16)| {
            if next.1 > best.1 { next } else { best }
        };
        let scored =
            seat.decisions(board).iter().map(|decision| (decision, score_after(&decision)));
        scored.reduce(better).map(|(best, _)| best)
    }
}

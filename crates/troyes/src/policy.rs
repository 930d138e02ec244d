//! Who plays a simulated game.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use troyes_record::Seed;
use troyes_rules::{Board, Decision, Seat};
use troyes_solver::evaluate::{Evaluator, Further, MARGIN};
use troyes_solver::turn::Workspace;
use troyes_solver::{Level, QuantisedNetwork, level};

use crate::arguments::{PolicyName, SolverOptions};

/// A way to decide.
pub(crate) trait Policy {
    /// One of the legal decisions of a seat, or nothing if it has none to take.
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision>;
}

/// The policies that can be asked for, with what they need.
pub(crate) struct Policies {
    solver: Option<Arc<QuantisedNetwork>>,
    /// How long `solver-deep` thinks about a decision, if that is limited.
    time: Option<Duration>,
}

impl Policies {
    /// Loads the weights if one of the policies needs them.
    pub(crate) fn load(names: &[PolicyName], options: &SolverOptions) -> anyhow::Result<Self> {
        let needs_solver =
            names.iter().any(|name| !matches!(name, PolicyName::Random | PolicyName::Greedy));
        let solver = if needs_solver { Some(Arc::new(options.weights.network()?)) } else { None };
        Ok(Self { solver, time: options.milliseconds.map(Duration::from_millis) })
    }

    /// The policy of a name, for one player, counted from 0, of the game of a seed.
    pub(crate) fn policy(&self, name: PolicyName, seed: &Seed, player: usize) -> Box<dyn Policy> {
        let solver = || {
            let network = self.solver.clone().expect("the weights are loaded for the solver");
            Solver { network, space: Workspace::default() }
        };
        let level = match name {
            PolicyName::Random => return Box::new(Random::new(seed, player)),
            PolicyName::Greedy => return Box::new(Greedy),
            PolicyName::Solver => return Box::new(solver()),
            PolicyName::SolverDeep => {
                return Box::new(SolverDeep { solver: solver(), time: self.time });
            }
            PolicyName::Novice => Level::Novice,
            PolicyName::Apprentice => Level::Apprentice,
            PolicyName::Journeyman => Level::Journeyman,
            PolicyName::Master => Level::Master,
            PolicyName::Grandmaster => Level::Grandmaster,
        };
        Box::new(Bot::new(level, solver(), seed, player))
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

/// The best decision that is found at once: by one-ply values, exactly at the end.
struct Solver {
    network: Arc<QuantisedNetwork>,
    space: Workspace<i16>,
}

impl Policy for Solver {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        troyes_solver::play::best_decision(&*self.network, board, seat, &mut self.space)
    }
}

/// The decision with the best expectation over the next roll, among those that have a chance to be it; where several are nearly
/// equal, after a look at the half-days after that.
struct SolverDeep {
    solver: Solver,
    time: Option<Duration>,
}

impl Policy for SolverDeep {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        let decisions = seat.decisions(board);
        if decisions.len() <= 1 {
            return decisions.nth(0);
        }
        let begun = Instant::now();
        let Solver { network, space } = &mut self.solver;
        let mut evaluator = Evaluator::new(&**network, board, seat, space);
        let best = match self.time {
            None => evaluator.best_closely(Further::default()),
            Some(time) => {
                evaluator.deepen_while(MARGIN, || begun.elapsed() < time);
                evaluator.best_looking_further(Further::default(), |_| begun.elapsed() < time)
            }
        };
        best.map(|best| best.decision)
    }
}

/// A bot of the tables.
struct Bot {
    level: Level,
    solver: Solver,
    random: troyes_solver::random::Random,
}

impl Bot {
    fn new(level: Level, solver: Solver, seed: &Seed, player: usize) -> Self {
        // A stream of its own, which says nothing about the dice.
        let key = seed.streams().key(&format!("policy/{}/{player}", level.name()));
        let key = key.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let random = troyes_solver::random::Random::new(key, 0);
        Self { level, solver, random }
    }
}

impl Policy for Bot {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        let Solver { network, space } = &mut self.solver;
        level::decide(self.level, &**network, board, seat, space, &mut self.random)
    }
}

//! Who plays a simulated game.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use troyes_record::Seed;
use troyes_rules::{Board, Decision, Seat};
use troyes_solver::{Evaluator, Further, Level, QuantisedNetwork, Workspace};

use crate::arguments::{PolicyName, SolverOptions};

/// A way to decide.
pub(crate) trait Policy {
    /// One of the legal decisions of a seat, or `None` if it has none to take.
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
        let network = || self.solver.clone().expect("the weights are loaded for the solver");
        let level = match name {
            PolicyName::Random => return Box::new(Random::new(seed, player)),
            PolicyName::Greedy => return Box::new(Greedy),
            PolicyName::SolverDeep => {
                let space = Workspace::default();
                return Box::new(SolverDeep { network: network(), space, time: self.time });
            }
            PolicyName::Novice => Level::Novice,
            PolicyName::Apprentice => Level::Apprentice,
            PolicyName::Journeyman => Level::Journeyman,
            // The bot that plays what is found at once, without errors.
            PolicyName::Solver | PolicyName::Master => Level::Master,
            PolicyName::Grandmaster => Level::Grandmaster,
        };
        Box::new(Bot::new(level, network(), seed, player))
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

/// The decision with the best score right after it.
struct Greedy;

impl Policy for Greedy {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        troyes_solver::greedy(board, seat)
    }
}

/// The decision with the best expectation over the next roll, among those that have a chance to be it; where several are nearly
/// equal, after a look at the half-days after that.
struct SolverDeep {
    network: Arc<QuantisedNetwork>,
    space: Workspace,
    time: Option<Duration>,
}

impl Policy for SolverDeep {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        let decisions = seat.decisions(board);
        if decisions.len() <= 1 {
            return decisions.nth(0);
        }
        let begun = Instant::now();
        let mut evaluator = Evaluator::new(&self.network, board, seat, &mut self.space);
        let best = match self.time {
            None => evaluator.best_closely(Further::default()),
            Some(time) => {
                evaluator.deepen_while(Further::MARGIN, || begun.elapsed() < time);
                evaluator.best_looking_further(Further::default(), |_| begun.elapsed() < time)
            }
        };
        best.map(|best| best.decision)
    }
}

/// A bot of the tables.
struct Bot {
    level: Level,
    network: Arc<QuantisedNetwork>,
    space: Workspace,
    random: troyes_solver::Random,
}

impl Bot {
    fn new(level: Level, network: Arc<QuantisedNetwork>, seed: &Seed, player: usize) -> Self {
        // A stream of its own, which says nothing about the dice.
        let key = seed.streams().key(&format!("policy/{}/{player}", level.name()));
        let key = key.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let random = troyes_solver::Random::new(key, 0);
        Self { level, network, space: Workspace::default(), random }
    }
}

impl Policy for Bot {
    fn decide(&mut self, board: &Board, seat: &Seat) -> Option<Decision> {
        self.level.decide(&self.network, board, seat, &mut self.space, &mut self.random)
    }
}

#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | [`advice`] | all that a program asks for: hints, analyses, the turns of bots |
//! | `level`, `greedy` | how bots decide |
//! | `evaluate` | every decision of a position, better and better |
//! | `analyse` | a game in luck and skill |
//! | `features` | what the network sees of a position |
//! | `network` | its shape |
//! | `float`, `quantised`, `weights` | in floating point, in integers, in a file |
//! | `turn` | the one-ply values of a turn's decisions |
//! | `expectation` | the exact expectation over the next roll |
//! | `play` | what is played at once |
//! | [`strength`], `bound` | means and intervals; what nobody can beat |
//! | [`train`] | how the weights come about |
//! | `random`, `millionths` | numbers |
//!
//! Code for any network is compiled where it is used. What is public takes the network of the program and is compiled here, so that a
//! program whose own code is not optimised still thinks fast.

pub mod advice;
mod analyse;
mod bound;
mod evaluate;
mod expectation;
mod features;
mod float;
mod greedy;
mod level;
mod millionths;
mod network;
mod play;
mod quantised;
mod random;
pub mod strength;
pub mod train;
mod turn;
mod weights;

pub use evaluate::{Depth, Evaluation, Evaluator, Further};
pub use expectation::Expected;
pub use greedy::greedy;
pub use level::Level;
pub use millionths::Millionths;
pub use quantised::QuantisedNetwork;
pub use random::Random;
pub use turn::Workspace;
pub use weights::WeightsError;

/// What tests, benchmarks and examples of this crate look at, and nobody else should.
#[doc(hidden)]
pub mod internals {
    pub use crate::bound::inner;
    pub use crate::expectation::{WAYS, estimate, expectation, glimpse};
    pub use crate::float::{FloatNetwork, ROWS_LEN};
    pub use crate::network::{Network, Parts, Sums, add};
    pub use crate::play::{best_decision, finish_turn, win_probabilities};
    pub use crate::quantised::VALUE_STEPS;
    pub use crate::turn::{Turn, Valued, board_sums, ends};
    pub use crate::weights::{LEN, VERSION};

    /// What the network sees.
    pub mod features {
        pub use crate::features::{STAGES, Sheet, board, purse, stage};
    }
}

/// The weights that come with the program, as `docs/solver.md` says how they were made.
static SHIPPED: &[u8] = include_bytes!("../weights/troyes.weights");

/// The network that comes with the program.
///
/// # Errors
///
/// [`WeightsError`] if the file in the program is none of this version: then everything but the solver works.
pub fn shipped() -> Result<QuantisedNetwork, WeightsError> {
    QuantisedNetwork::from_bytes(SHIPPED)
}

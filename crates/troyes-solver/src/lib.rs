//! What every decision of Troyes Dice is worth.
//!
//! A [`network`] says how many points are still to come after a decision; the rules are exact and the dice few, so
//! one roll further is an [exact expectation](mod@expectation), and the last two half-days need no opinion at all.
//!
//! | module | what is there |
//! |---|---|
//! | [`features`] | what the network sees of a position |
//! | [`network`] | its shape |
//! | [`float`], [`quantised`], [`weights`] | in floating point, in integers, in a file |
//! | [`turn`] | the one-ply values of a turn's decisions |
//! | [`mod@expectation`] | the exact expectation over the next roll |
//! | [`evaluate`] | every decision of a position, better and better |
//! | [`play`], [`level`] | playing by these values, as well as can be or worse |
//! | [`analyse`] | a game in luck and skill |
//! | [`advice`] | all of that for people, by the network of the program |
//! | [`strength`] | means and intervals |
//! | [`bound`] | what nobody can beat |
//! | [`train`] | how the weights come about |
//! | [`random`], [`millionths`] | numbers |

pub mod advice;
pub mod analyse;
pub mod bound;
pub mod evaluate;
pub mod expectation;
pub mod features;
pub mod float;
pub mod level;
pub mod millionths;
pub mod network;
pub mod play;
pub mod quantised;
pub mod random;
pub mod strength;
pub mod train;
pub mod turn;
pub mod weights;

pub use level::Level;
pub use quantised::QuantisedNetwork;
pub use weights::WeightsError;

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

#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | [`start`] | a game before anybody has decided anything |
//! | [`entry`], `decision` | the lines of its logs |
//! | [`words`] | words for values |
//! | `kept` | a game put together from all that was kept of it |
//! | `handed` | a game that was hosted elsewhere, before it is kept here |

mod decision;
pub mod entry;
mod handed;
mod kept;
pub mod start;
pub mod words;

use thiserror::Error;

pub use handed::HandedGame;
pub use kept::{KeptEntry, KeptGame, KeptSeat};

/// What is kept does not make sense, and why.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Damaged(pub String);

#[cfg(test)]
mod tests;

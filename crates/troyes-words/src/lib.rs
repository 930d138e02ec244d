#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | `language` | the six languages, and which one somebody speaks |
//! | `catalogue` | messages by their keys |
//! | `terms` | names of things, and of numbers of them |
//! | `dice` | dice, prices and tiles |
//! | `places` | what can be done on the sheet, and what it brings |
//! | `chain` | effects in their order, and the sentences of the chronicle |
//! | `score` | the lines of a score |

mod catalogue;
mod chain;
mod dice;
mod language;
mod places;
mod score;
mod terms;

pub use catalogue::{FluentArgs, Words};
pub use chain::ChainLink;
pub use language::{Language, UnknownLanguage};
pub use score::ScoreLine;

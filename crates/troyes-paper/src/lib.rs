#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | `sheet`, `shape`, `refusal` | a finished sheet with its dice, as JSON, and what is none |
//! | `accounts` | what does not add up, found at once |
//! | `goal` | boards of all half-days, and what can still come from each |
//! | `bounds`, `matching` | whether a sheet can still become the finished one |
//! | `turns` | all that a half-day can make of a sheet |
//! | `search`, `line` | one line, and its record |
//! | `lines` | all lines, where they can be kept |
//! | `deed`, `questions` | what half-days were used for, how sure that is, and what to ask |
//! | `loss` | the line that gives away least |
//! | `proposals` | single numbers that would make a sheet possible |
//! | `known` | all of it in one call |

mod accounts;
mod bounds;
mod deed;
mod goal;
#[doc(hidden)]
pub mod internals;
mod known;
mod line;
mod lines;
mod loss;
mod matching;
mod proposals;
mod questions;
mod refusal;
mod search;
mod shape;
mod sheet;
mod turns;

pub use accounts::Impossible;
pub use bounds::Reason;
pub use deed::{Answers, Deed, NoDeed};
pub use known::{Known, Limits};
pub use line::Line;
pub use lines::{Lines, Whole, WholeSearch};
pub use loss::{LeastLoss, loss};
pub use proposals::{Change, Proposals};
pub use questions::{Knowledge, Possible};
pub use refusal::Refusal;
pub use search::{DeadEnd, Progress, Search};
pub use sheet::{Paper, Sheet};

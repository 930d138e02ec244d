#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | `day` | days of UTC: how they are dealt, when they begin, end and are published |
//! | `span` | the days that a ladder is about: a day, a week, a season |
//! | `ladder` | the order of results, places, the share of a field that is beaten |
//! | `streak` | days in a row |
//! | `public` | who stands in the public list |

mod day;
mod ladder;
mod public;
mod span;
mod streak;

pub use day::{BadDay, Day};
pub use ladder::{Outcome, Rung, Standing, ladder};
pub use public::{GAMES_BEFORE, stands_in_public};
pub use span::Span;
pub use streak::{Streak, streak};

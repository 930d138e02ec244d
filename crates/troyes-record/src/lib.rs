#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | `seed` | seeds, commitments, streams of fair numbers |
//! | `mixture` | seeds that nobody could choose |
//! | `deal` | everything that chance decides in a game |
//! | `record` | a game on paper |
//! | `shape`, `json` | the JSON document, field by field |
//! | `read`, `write` | from the document to the record and back |
//! | `replay` | playing a record again, verifying it |
//! | `view` | a state as JSON |
//! | `error` | what is wrong with a record, and where |

mod deal;
mod error;
mod json;
mod mixture;
mod read;
mod record;
mod replay;
mod seed;
mod shape;
mod view;
mod write;

pub use deal::{ColumnsBy, ColumnsMode, Deal, rolled_value};
pub use error::{Location, Problem, RecordError};
pub use mixture::{Contribution, ContributionError, Mixture};
pub use record::{HalfDayRecord, Record};
pub use replay::{Happening, Replay, Verdict};
pub use seed::{Seed, Stream, Streams};
pub use view::inspect_to_json;
pub use write::decisions_to_json;

/// The examples of the README are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

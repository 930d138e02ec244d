#![doc = include_str!("../README.md")]
//!
//! # What can be taken back, and what can be seen
//!
//! A seat *closes* a half-day by going on to the next dice (or, after the last, to the result). Until then its turn can be
//! taken back; from then on others may see it. So nothing that anybody has seen is ever undone, and nobody sees newer dice
//! and then changes their mind. Others' half-days are visible as far as both sides have closed them, and a viewer who only
//! watches sees as far as everybody has: no dice are shown before their time.

mod choice;
mod log;
mod offer;
mod played;
mod player;
mod resume;
mod table;

pub use choice::{Choice, by_outcome, by_target};
pub use log::{Command, Entry, Rejection};
pub use offer::{Offer, outcome};
pub use played::{Played, Step};
pub use player::Player;
pub use table::{Accepted, LogEntry, Pace, Replayed, Table, Viewer};

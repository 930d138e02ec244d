//! A running table: who sits where, what each has decided, what each may see. Pure: no I/O, no clock, no randomness.
//!
//! Players share the dice and never interfere, so every seat has a numbered log of its own ([`Entry`]), and two players'
//! commands can never conflict. A command ([`Command`]) is checked against the table and, if it is accepted, becomes exactly
//! one entry in one log — except where everybody goes on together, which is one entry in every log.
//!
//! # What can be taken back, and what can be seen
//!
//! A seat *closes* a half-day by going on to the next dice (or, after the last, to the result). Until then its turn can be
//! taken back; from then on others may see it. So nothing that anybody has seen is ever undone, and nobody sees newer dice
//! and then changes their mind. Others' half-days are visible as far as both sides have closed them, and whoever only
//! watches sees as far as everybody has: no dice are shown before their time.
//!
//! ```
//! use troyes_record::{ColumnsMode, Deal, Seed};
//! use troyes_table::{Command, Pace, Table};
//!
//! let deal = Deal::new(Seed::from_text("two friends"), ColumnsMode::First, false);
//! let mut table = Table::new(&deal, ColumnsMode::First, Pace::Together, vec!["Ada".into(), "Blaise".into()])?;
//! table.command(0, Command::GoOn)?;
//! for seat in 0..2 {
//!     let decision = table.offers(seat)[0].decision;
//!     table.command(seat, Command::Decide(decision))?;
//! }
//! table.command(1, Command::TakeBack { keep: 0 })?;
//! assert!(table.command(0, Command::GoOn).is_err(), "Blaise is thinking again");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choice;
mod log;
mod offer;
mod player;
mod resume;
mod table;
mod told;

pub use choice::{Choice, by_outcome, by_target};
pub use log::{Command, Entry, Rejection};
pub use offer::{Offer, outcome};
pub use player::Player;
pub use table::{Accepted, Pace, Replayed, Table, Viewer};
pub use told::{Step, Told};

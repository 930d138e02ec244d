#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! A hosted game: who plays which seat, what bots and clocks do, what counts, who may ask for what.
//!
//! Nothing here reads a clock, draws a random number or stores anything. A program that hosts games brings these along: a server with
//! a database, or a browser with what it has. Every change is made in three steps, and the outside does the middle one:
//!
//! 1. **decide**: [`Game::play`] or [`Game::expire`] tries a command on a copy, [`Play::answer`] lets bots answer in the
//!    same breath, [`Play::append`] says what is to be stored;
//! 2. **persist**: the host stores the [`Append`], all of it or nothing;
//! 3. **adopt**: [`Game::adopt`] makes the copy the game.
//!
//! | module | what is there |
//! |---|---|
//! | `game` | a game with its seats: what is known of it, what may be seen of it |
//! | `play`, `append` | deciding, and what is to be stored of it |
//! | `time_control` | clocks, limits, when something is due |
//! | `new_game` | checks of games, branches and records before they are opened |
//! | `room` | a table that people gather at before the game |
//! | `talk` | what people may say, and who reads it |
//! | `bots`, `hints`, `analysis` | the solver at the table and after the game |
//! | `daily` | ranked tries at the deal of a day |
//! | `hall` | what finished games have earned |
//! | `ids`, `names`, `webhook` | names of things and people; addresses that hear of new dice |

mod analysis;
mod append;
mod bots;
pub mod daily;
#[doc(hidden)]
pub mod fuzzing;
mod game;
pub mod hall;
mod hints;
mod ids;
pub mod marks;
mod names;
mod new_game;
mod play;
pub mod room;
pub mod talk;
mod time_control;
mod webhook;

pub use analysis::{Analysed, Analysis};
pub use append::{Append, CLOCK_COMMAND, FinishedSeat, HandedOver, NewEntry, SeatResult};
pub use bots::Bots;
pub use game::{Game, NewGame, SeatOwner};
pub use hints::position_of;
pub use ids::{BadId, DealId, GameId, GroupId, LinkId, MemberId, PlayerId, SessionId};
pub use names::{checked_name, is_command_id};
pub use new_game::{Branch, DealSeed, Planned, branch, planned, table_of_record};
pub use play::{Adopted, Play, Setting};
pub use time_control::{SeatClock, StoodIn};
pub use webhook::webhook_url;

//! Troyes Dice over the network: HTTP, one socket for each open table, and a database.
//!
//! | module | what is there |
//! |---|---|
//! | [`store`] | what is kept |
//! | `tables` | the tables that are being played |
//! | `room` | who gathers at a table before its game |
//! | `bots`, `webhook` | who plays where no person does; telling people elsewhere |
//! | `thinking` | what the solver is asked: hints, analyses |
//! | `http` | the routes |
//! | `hall`, `recovery` | the hall of honour; codes for another device |
//! | [`config`], [`server`] | setting a server up, running it |
//! | `fuzzing` | a table for the fuzz target `socket` |

mod bots;
pub mod config;
#[doc(hidden)]
pub mod fuzzing;
mod hall;
mod http;
mod metrics;
mod names;
mod random;
mod recovery;
mod room;
pub mod server;
mod sessions;
pub mod store;
mod tables;
mod thinking;
mod webhook;

pub use config::{Client, Config, Database, PublicUrl};
pub use server::{Server, StartError};
pub use store::{BackupError, Checked, backup, check, restore};
pub use webhook::prepare_tls;

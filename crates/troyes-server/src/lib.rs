#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! Troyes Dice over the network: HTTP, one socket for each open table, and a database.
//!
//! | module | what is there |
//! |---|---|
//! | `tables` | the tables that are being played: decide, persist, adopt |
//! | `connections`, `leaving` | what comes before a request, and after the last |
//! | `http` | the routes, and the socket |
//! | `thinking` | what the solver is asked, and when it gets round to it |
//! | `sessions`, `recovery` | browsers that are a player; codes for another device |
//! | `webhook` | notifying people elsewhere |
//! | [`keeping`] | how long what nobody uses is kept |
//! | [`quotas`], `asker` | how much somebody may do, and who that is |
//! | `metrics`, `random` | what is measured; bytes that nobody can guess |
//! | [`config`], [`server`] | setting a server up, running it |

mod asker;
pub mod config;
mod connections;
mod daily;
mod http;
pub mod keeping;
mod leaving;
mod metrics;
pub mod quotas;
mod random;
mod recovery;
pub mod server;
mod sessions;
mod tables;
mod thinking;
mod webhook;

pub use config::{Client, Config, PublicUrl};
pub use keeping::{Keeping, KeepingChange};
pub use quotas::{QuotaChange, Quotas};
pub use server::{Server, StartError};
pub use webhook::prepare_tls;

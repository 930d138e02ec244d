#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! Troyes Dice over the network: HTTP, one socket for each open table, and a database.
//!
//! | module | what is there |
//! |---|---|
//! | `tables` | the tables that are being played: decide, persist, adopt |
//! | `http` | the routes, and the socket |
//! | `thinking` | what the solver is asked, and when it gets round to it |
//! | `sessions`, `recovery` | browsers that are a player; codes for another device |
//! | `webhook` | notifying people elsewhere |
//! | `metrics`, `random` | what is measured; bytes that nobody can guess |
//! | [`config`], [`server`] | setting a server up, running it |

pub mod config;
mod http;
mod metrics;
mod random;
mod recovery;
pub mod server;
mod sessions;
mod tables;
mod thinking;
mod webhook;

pub use config::{Client, Config, PublicUrl};
pub use server::{Server, StartError};
pub use webhook::prepare_tls;

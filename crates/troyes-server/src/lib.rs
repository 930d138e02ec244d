//! Troyes Dice over the network: HTTP, one socket for each open table, and a database.
//!
//! | module | what is there |
//! |---|---|
//! | [`wire`] | what travels |
//! | [`store`] | what is kept |
//! | [`tables`] | the tables that are being played |
//! | `http` | the routes |
//! | `hall`, `recovery` | the hall of honour; codes for another device |
//! | [`config`], [`server`] | setting a server up, running it |

pub mod config;
mod hall;
mod http;
mod metrics;
mod random;
mod recovery;
pub mod server;
pub mod store;
pub mod tables;
pub mod wire;

pub use config::{Client, Config, Database, PublicUrl};
pub use server::{Server, StartError};

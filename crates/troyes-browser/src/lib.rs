#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | `message` | what comes in, and what goes out |
//! | `seen` | a position, from what its player has seen |
//! | `core` | the games in memory, and what is done with them |
//! | `exports` | the functions of the WebAssembly module |

mod core;
#[cfg(target_arch = "wasm32")]
mod exports;
mod message;
mod seen;

pub use crate::core::Core;

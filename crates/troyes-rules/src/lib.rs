#![doc = include_str!("../README.md")]
//!
//! # Where each clause lives
//!
//! | section of `docs/rules.md` | clauses | module |
//! |---|---|---|
//! | 1 Things on the table | R1.1, R1.2 | `color` |
//! | | R1.3 | `dice` |
//! | | R1.4, R1.5 | `wheel` |
//! | | R1.6 and all other printed numbers | [`printed`] |
//! | 2 The sheet | R2.1, R2.2 | `building` |
//! | | R2.3, R2.6 | `sheet` |
//! | | R2.4, R2.5, R2.7–R2.10 | `chain`, with the numbers in [`printed`] |
//! | 3 Setting up | R3.1–R3.3, R8.1 | `setup` |
//! | 4 A half-day | R4.1–R4.3, R4.7, R4.8, R8.2, R8.6 | `board` |
//! | | R4.4, R4.6 | `seat` |
//! | | R4.5 | `town` |
//! | 5 A turn | R5.1–R5.4, R8.4, R8.5: price and changes | `terms` |
//! | | R5.5, R5.6: what is legal | `legal`; sets of decisions are in `decisions`, what dice can do in `action` |
//! | | R5.1–R5.5: doing it | `turn` |
//! | 6 Actions and bonuses | R6.1 | `turn` |
//! | | R6.2–R6.7, R8.7 | `chain`; its stack is in `agenda` |
//! | 7 The end | R7.1 | `score` |
//! | | R7.2 | `winners`; whole games are in `game` |
//! | 8 Banquets & Raids | R8.3: the tiles | `tile`; what they do is where the die is used |
//! | 9 Feats | R9.1–R9.9 | `feats` |
//!
//! `refusal` finds the clause that forbids a decision; `effect` has what happens, `target` where on the sheet.

#![cfg_attr(not(test), no_std)]

mod action;
mod agenda;
mod board;
mod bounded;
mod building;
mod chain;
mod color;
mod decision;
mod decisions;
mod dice;
mod effect;
mod feats;
mod game;
mod legal;
pub mod printed;
mod refusal;
mod score;
mod seat;
mod setup;
mod sheet;
mod target;
mod terms;
mod tile;
mod town;
mod turn;
mod wheel;
mod winners;

#[cfg(test)]
mod tests;

pub use action::{Action, Actions};
pub use board::{Attack, Board, GameOver};
pub use building::{Building, Buildings, Cell, Kind, Position, Row};
pub use color::{ByColor, Color, Colors, Resource};
pub use decision::{Decision, Take, Use};
pub use decisions::{Decisions, DecisionsIter, Lane, Takes};
pub use dice::{Face, Roll, Value};
pub use effect::{Effect, Loss, Outcome};
pub use feats::{Career, Feat, SCORE_FEATS};
pub use game::{Game, MAX_PLAYERS, PlayerCountError, RollError, Solo};
pub use refusal::{Clause, Refusal};
pub use score::Score;
pub use seat::Seat;
pub use setup::{Columns, Direction, Setup, SetupError};
pub use sheet::Sheet;
pub use target::Target;
pub use tile::{Side, Tile, TileFace};
pub use wheel::{Day, Half, HalfDay, Plaza, Sector, Slot};
pub use winners::Winners;

/// The version of the rules that records carry. The first number changes when a game could be played differently.
pub const RULES_VERSION: &str = "1.1";

#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! | module | what is there |
//! |---|---|
//! | `card` | how a card is laid out, as SVG |
//! | `sheet` | a sheet, small enough for one |
//! | `drawings` | the client's drawings, in the colours of a card |
//! | `letters` | which texts can be written, and how wide they are |
//! | `painter` | SVG to PNG |

mod card;
mod drawings;
mod letters;
mod painter;
mod sheet;

pub use card::{Card, Picture};
pub use painter::{Painter, Unpaintable};

//! What travels between server and client: types of their own, converted by hand from those of the rules and the table.
//!
//! The TypeScript of all of them is generated into `web/src/wire.ts`; a test compares it with the file.
//!
//! The client never computes a rule: it gets the board and the sheets as they are, and every legal decision with its
//! price, its target and all that it sets off.

mod board;
mod command;
mod decision;
mod effect;
mod offer;
mod sheet;
mod table;
mod words;

pub use board::{BoardView, HalfDayView, PlazaView, PriceView, SectorView, TileView};
pub use command::{Answer, Command, CommandMessage, Verdict};
pub use decision::{BadDecision, Decision};
pub use effect::{Effect, Outcome};
pub use offer::{OfferView, Target, WayView, offer_views};
pub use sheet::{
    BuildingState, BuildingView, CellView, CitizensView, LinkState, LinkView, ResourcesView,
    RowView, ScoreView, SheetView, TrackView,
};
pub use table::{SeatView, TableView};
pub use words::{Bonus, Color, Half, Kind, Pace, Resource, Row, Side, Use};

#[cfg(test)]
mod tests;

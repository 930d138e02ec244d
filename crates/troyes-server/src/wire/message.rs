//! What the server says on a socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::command::Answer;
use super::problem::Problem;
use super::table::{SeatView, TableHead, TableView};

/// A message from the server. Short ones are text; from 1,000 bytes on they are one binary frame, gzip of the JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ServerMessage {
    /// The whole table: the first message of every connection.
    Table {
        /// As this viewer may see it.
        view: Box<TableView>,
    },
    /// Something is new.
    Changed {
        /// Everything but the seats, as it is now.
        table: TableHead,
        /// The seats that look different from what this connection was told last.
        seats: Vec<SeatChange>,
    },
    /// What became of a wish. It comes after everything that the wish has changed.
    Answer(Answer),
    /// A message that could not be read, or not be accepted.
    Problem(Problem),
}

/// A seat that looks different.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "wire.ts")]
pub struct SeatChange {
    /// Which one, from 0.
    pub seat: u8,
    /// How it looks now.
    pub view: SeatView,
}

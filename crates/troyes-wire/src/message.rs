//! What the server says on a socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::command::Answer;
use crate::hint::HintView;
use crate::problem::Problem;
use crate::room::{MessageView, Reaction, RoomView};
use crate::table::{SeatView, TableHead, TableView};

/// A message from the server. Short ones are text; from 1,000 bytes on they are one binary frame, the JSON in zlib's format.
///
/// Messages about the game are numbered within a connection by their `sequence`, from 1. A client that misses one connects again.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ServerMessage {
    /// The whole game: at the beginning of a connection, or when the game begins.
    Table {
        /// Counts the messages about the game on this connection.
        sequence: u32,
        /// As this viewer may see it.
        view: Box<TableView>,
    },
    /// Something is new.
    Changed {
        /// Counts the messages about the game on this connection.
        sequence: u32,
        /// Everything but the seats, as it is now.
        table: TableHead,
        /// The seats that look different from what was sent on this connection last.
        seats: Vec<SeatChange>,
    },
    /// The table that people gather at, if there is one: at the beginning of a connection, and whenever it is different.
    Room {
        /// As this viewer may see it.
        room: Box<RoomView>,
    },
    /// What people have written: the latest at the beginning of a connection, then whatever is new.
    Said {
        /// In order.
        messages: Vec<MessageView>,
    },
    /// A sign that somebody has made.
    Reacted {
        /// The place of the person who made it, if they have one.
        seat: Option<u8>,
        /// Their name.
        name: String,
        /// The sign.
        reaction: Reaction,
    },
    /// What decisions are worth, after a command for it, and again when more is known.
    Hint {
        /// For one of the viewer's seats.
        hint: HintView,
    },
    /// What became of a command. It comes after everything that the command has changed.
    Answer(Answer),
    /// A message that was not accepted, and whose id could not be read: otherwise there is an answer that refuses it.
    Problem(Problem),
}

/// A seat that looks different.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct SeatChange {
    /// Which one, from 0.
    pub seat: u8,
    /// How many half-days at the beginning of its chronicle are as they were.
    pub kept: u8,
    /// How it looks now; of the chronicle only what follows those.
    pub view: SeatView,
}

impl SeatChange {
    /// Makes the seat look as it does now.
    pub fn apply(self, seat: &mut SeatView) {
        let mut chronicle = std::mem::take(&mut seat.chronicle);
        chronicle.truncate(usize::from(self.kept));
        chronicle.extend(self.view.chronicle);
        *seat = SeatView { chronicle, ..self.view };
    }
}

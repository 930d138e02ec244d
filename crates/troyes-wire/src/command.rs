//! Commands and their answers on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::decision::{BadDecision, Decision};
use crate::problem::Problem;
use crate::refusal::Refusal;
use crate::room::{Reaction, RoomCommand};

/// What a client sends: a wish with an id of its own, so that it can be sent again and counts once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ClientMessage {
    /// The client's name for this wish.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 100))]
    pub id: String,
    /// The wish.
    pub wish: Wish,
}

/// Something that somebody would like.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Wish {
    /// To play.
    Play {
        /// The seat that plays, from 0.
        seat: u8,
        /// What.
        command: Command,
    },
    /// To know what the decisions of one's own position are worth.
    Hint {
        /// The seat, from 0.
        seat: u8,
    },
    /// To change the table.
    Room {
        /// How.
        command: RoomCommand,
    },
    /// To write to the others.
    Say {
        /// 1 to 500 characters.
        #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 500))]
        text: String,
    },
    /// To show the others how one feels.
    React {
        /// How.
        reaction: Reaction,
    },
}

/// A wish of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Command {
    /// Close the half-day and see the next dice, or the result.
    GoOn,
    /// Decide what is asked for.
    Decide {
        /// The decision.
        decision: Decision,
    },
    /// Undo decisions of the current turn until so many are left.
    TakeBack {
        /// How many stay.
        keep: u8,
    },
}

/// What the server answers to every wish.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Answer {
    /// The client's name for the wish.
    pub id: String,
    /// What became of it.
    pub verdict: Verdict,
}

/// What became of a wish.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Verdict {
    /// It is stored.
    Accepted {
        /// The number of the new entry in the seat's log, of the change of the table, or of the message; of a hint, the number of the last
        /// entry in the seat's log.
        number: u32,
    },
    /// It is not known whether it is stored: the database has not said so. The same wish with the same id finds out; another one should not
    /// be sent before.
    Unknown,
    /// It changes nothing.
    Refused(Problem),
}

impl TryFrom<Command> for troyes_table::Command {
    type Error = BadDecision;

    fn try_from(command: Command) -> Result<Self, BadDecision> {
        Ok(match command {
            Command::GoOn => Self::GoOn,
            Command::Decide { decision } => Self::Decide(decision.try_into()?),
            Command::TakeBack { keep } => Self::TakeBack { keep: keep.into() },
        })
    }
}

impl From<&Refusal> for Verdict {
    fn from(refusal: &Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

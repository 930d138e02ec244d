//! Commands and their answers on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::decision::{BadDecision, Decision};
use crate::problem::Problem;
use crate::refusal::Refusal;
use crate::room::{Reaction, RoomCommand};

/// What a client sends: a command with an id of its own, so that it can be sent again and counts once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ClientMessage {
    /// The client's name for this command.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 100))]
    pub id: String,
    /// The command.
    pub command: Command,
}

/// Something that somebody would like.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Command {
    /// To play.
    Play {
        /// The seat that plays, from 0.
        seat: u8,
        /// What.
        command: SeatCommand,
    },
    /// To know what the decisions of one's own position are worth.
    Hint {
        /// The seat, from 0.
        seat: u8,
    },
    /// The same, asked of a solver of one's own: the seat is marked, and nothing else comes.
    TakeHint {
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

/// A command of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum SeatCommand {
    /// Close the half-day and see the next dice, or the result.
    GoOn,
    /// Decide what is asked for.
    Decide {
        /// The decision.
        decision: Decision,
    },
    /// Undo decisions of the current turn until only the first `keep` are left.
    TakeBack {
        /// How many stay.
        keep: u8,
    },
    /// End the game with the sheets as they are. Only for a player who plays alone, with bots or without: it earns nobody anything.
    End,
}

/// What the server answers to every command.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Answer {
    /// The client's name for the command.
    pub id: String,
    /// What became of it.
    pub verdict: Verdict,
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Verdict {
    /// It is stored.
    Accepted {
        /// The sequence of the new entry in the seat's log or of the new message, or the new version of the room; of a hint, the version of
        /// the seat.
        sequence: u32,
    },
    /// It is not known whether it is stored: the database has not said so. The same command with the same id finds out; another one should not
    /// be sent before.
    Unknown,
    /// It changes nothing.
    Refused(Problem),
}

impl TryFrom<SeatCommand> for troyes_table::Command {
    type Error = BadDecision;

    fn try_from(command: SeatCommand) -> Result<Self, BadDecision> {
        Ok(match command {
            SeatCommand::GoOn => Self::GoOn,
            SeatCommand::Decide { decision } => Self::Decide(decision.try_into()?),
            SeatCommand::TakeBack { keep } => Self::TakeBack { keep: keep.into() },
            SeatCommand::End => Self::End,
        })
    }
}

impl From<&Refusal> for Verdict {
    fn from(refusal: &Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

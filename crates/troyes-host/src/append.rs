//! What is to be stored of a game that goes on, and what a finished one gives its seats.

use troyes_rules::Feat;
use troyes_table::{Entry, Player, Table};

use crate::ids::{GameId, PlayerId};

/// Command ids that come from a clock and not from a player begin with this.
pub const CLOCK_COMMAND: &str = "clock/";

/// What is added to a game: all of it, or nothing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Append {
    /// When it happens, in milliseconds since 1970.
    pub at: u64,
    /// New lines of logs.
    pub entries: Vec<NewEntry>,
    /// How many lines all logs have together afterwards, where consequences depend on all seats: should another host know
    /// more, it may be the one that sees the whole table finished.
    pub seen: Option<usize>,
    /// The result of every seat, if all have finished.
    pub results: Option<Vec<SeatResult>>,
    /// When somebody has to look after the game from now on, if that changes.
    pub due_at: Option<Option<u64>>,
    /// The seat that somebody else plays from now on, if one changes hands.
    pub handed_over: Option<HandedOver>,
    /// Whether the game was ended before its last half-day: then it earns nobody anything.
    pub ended_early: bool,
}

impl Append {
    /// Returns where the entry of a command stands in the log of a seat, if it is among these.
    #[must_use]
    pub fn sequence_of(&self, seat: usize, command_id: &str) -> Option<usize> {
        let is_its = |new: &&NewEntry| new.seat == seat && new.command_id == command_id;
        self.entries.iter().find(is_its).map(|new| new.sequence)
    }
}

/// A seat that changes hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandedOver {
    /// The seat, from 0.
    pub seat: usize,
    /// Where that stands in its log, from 1.
    pub sequence: usize,
    /// Who plays on.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
}

/// One new line of a seat's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// The seat, from 0.
    pub seat: usize,
    /// Where the entry stands in the seat's log, from 1.
    pub sequence: usize,
    /// The id of the command that it comes from.
    pub command_id: String,
    /// What has happened.
    pub entry: Entry,
}

/// What a finished game gives a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The score.
    pub total: u16,
    /// What it earns (R9.2–R9.9).
    pub feats: Vec<Feat>,
}

impl SeatResult {
    /// The results of a table, once everybody has finished.
    #[must_use]
    pub fn of(table: &Table) -> Option<Vec<Self>> {
        let result = |(seat, player): (usize, &Player)| Self {
            total: player.now().score().total(),
            feats: table.feats(seat),
        };
        table.is_finished().then(|| table.players().iter().enumerate().map(result).collect())
    }
}

/// A seat of a finished game that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedSeat {
    /// The game.
    pub game: GameId,
    /// When everybody had seen the result, in milliseconds since 1970.
    pub finished_at: u64,
    /// The seat, from 0.
    pub seat: u8,
    /// The name of the player at it.
    pub name: String,
    /// The score.
    pub total: u16,
    /// The names of the feats that it earned.
    pub feats: Vec<String>,
    /// How many people played; bots are none.
    pub people: usize,
    /// Whether it was played with Banquets & Raids.
    pub banquets: bool,
}

//! What comes in, and what goes out: one JSON text each.

use serde::{Deserialize, Serialize};
use troyes_host::DealSeed;
use troyes_record::Seed;
use troyes_shapes::{KeptEntry, KeptGame};
use troyes_wire::{
    AnalysisView, BranchDice, DealView, GameSummary, Level, NewBranch, NewGame, Problem,
    ReplayView, SeatCommand,
};

use crate::seen::Seen;

/// A question, with all that the core does not have by itself.
#[derive(Deserialize)]
pub(crate) struct Message {
    /// Milliseconds since 1970.
    pub(crate) now: u64,
    /// The name of the player of this device.
    pub(crate) player: String,
    /// 42 random bytes in hexadecimal digits, for questions that need chance.
    #[serde(default)]
    pub(crate) chance: String,
    pub(crate) ask: Ask,
}

/// What is asked for.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ask {
    /// To take a game that was kept into memory.
    Open { kept: Box<KeptGame> },
    /// To forget a game, which is kept elsewhere.
    Close { id: String },
    /// A new game. Nothing is in memory before it was adopted.
    Start {
        game: NewGame,
        /// The deal that it names.
        #[serde(default)]
        deal: Option<KeptDeal>,
        /// Whether another game of this device has the same dice.
        #[serde(default)]
        met_before: bool,
    },
    /// A game that takes another way from a half-day of another on.
    Branch { id: String, branch: NewBranch },
    /// The game of a record.
    Upload { record: String },
    /// To do something at a seat. Nothing has happened before it was adopted.
    Play { id: String, seat: u8, command_id: String, command: SeatCommand },
    /// What was decided last is kept now.
    Adopt,
    /// A game as its player may see it.
    View { id: String },
    /// A game half-day by half-day.
    Replay { id: String },
    /// The record of a game.
    Record { id: String },
    /// Whether the player may have a hint for a seat.
    MayHint { id: String, seat: u8 },
    /// It is kept that the seat has taken a hint.
    TakeHint { id: String, seat: u8 },
    /// What the decisions of a position are worth, wherever its game is hosted: at once, or looked at closely.
    Rank { seen: Seen, seat: u8, version: u32, closely: bool },
    /// A finished game in luck and skill, wherever it was played.
    Analyse {
        id: String,
        record: String,
        /// The levels of bots, in the order of the players.
        bots: Vec<Option<Level>>,
        /// Whether it was ended before its last half-day, which records do not say.
        ended_early: bool,
    },
    /// A deal of a seed, or of chance.
    Draw { seed: Option<String> },
    /// A deal that was drawn before.
    Deal { deal: KeptDeal },
    /// What finished games have earned.
    Hall,
    /// A name as it is kept.
    Name { name: String },
}

/// A deal, as it is kept.
#[derive(Clone, Deserialize, Serialize)]
pub(crate) struct KeptDeal {
    /// Its name.
    pub(crate) id: String,
    /// Its seed, in hexadecimal digits.
    pub(crate) seed: String,
    /// Whether a person gave it.
    pub(crate) known: bool,
}

impl KeptDeal {
    pub(crate) fn seed(&self) -> DealSeed {
        DealSeed { seed: Seed::from_text(&self.seed), known: self.known }
    }
}

/// A game that is open as soon as it is kept and adopted.
#[derive(Serialize)]
pub(crate) struct OpenedGame {
    pub(crate) kept: KeptGame,
    pub(crate) summary: GameSummary,
    /// SHA-256 of the seed: games with the same have the same dice.
    pub(crate) commitment: Option<String>,
    /// Which dice a branch goes on with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) dice: Option<BranchDice>,
}

/// What a command adds to a game as soon as it is kept and adopted.
#[derive(Serialize)]
pub(crate) struct Played {
    /// Where its entry stands in the log of its seat.
    pub(crate) sequence: u32,
    pub(crate) entries: Vec<KeptEntry>,
    pub(crate) summary: GameSummary,
}

/// A hint that may be taken.
#[derive(Serialize)]
pub(crate) struct HintPermission {
    /// The version of the seat whose position it is about.
    pub(crate) version: u32,
    /// Whether it is known already that the seat takes hints.
    pub(crate) hinted: bool,
}

#[derive(Serialize)]
pub(crate) struct Analysed {
    pub(crate) view: AnalysisView,
    pub(crate) strongest: ReplayView,
}

/// A deal that was drawn.
#[derive(Serialize)]
pub(crate) struct Drawn {
    pub(crate) kept: KeptDeal,
    pub(crate) view: DealView,
}

/// What goes out.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer<T> {
    Answer(T),
    Problem(Problem),
}

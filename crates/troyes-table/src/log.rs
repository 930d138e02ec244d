//! What a seat may be asked to do, and what its log keeps.

use thiserror::Error;
use troyes_rules::{Clause, Decision, Refusal};

/// A command of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Close the half-day and see the next dice, or the result after the last.
    GoOn,
    /// Decide what is asked for.
    Decide(Decision),
    /// Undo decisions of the current turn until only the first `keep` are left.
    TakeBack {
        /// How many decisions stay.
        keep: usize,
    },
    /// End the game for everybody, with the sheets as they are. Whether a seat may is for the host of the game to know.
    End,
}

/// One line of a seat's log: what has happened, for good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// The seat has closed the half-day before and seen the next dice, or the result.
    WentOn,
    /// The player has decided.
    Decided(Decision),
    /// The player has taken decisions of the current turn back.
    TookBack {
        /// How many decisions stayed.
        kept: usize,
    },
    /// Somebody else plays the seat from here on.
    ChangedHands,
    /// The game was ended before its last half-day: the sheet stays as it is.
    Ended,
}

/// Entries of one half-day after which nothing is taken back any more, so that no log grows without end. They are hundreds of second
/// thoughts; decisions end by themselves, because a turn does.
///
/// The log is not folded instead: every entry was acknowledged with its sequence, and a client that sends its command again shall hear the same.
pub(crate) const MOST_BEFORE_TAKING_BACK: usize = 300;

/// Why a command changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Rejection {
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The rules refuse the decision.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The turn is not finished.
    #[error("the turn of this half-day is not finished")]
    TurnPending,
    /// Somebody else has not finished the turn, at a table that goes on together.
    #[error("seat {} has not finished the turn of this half-day", .0 + 1)]
    OthersPending(usize),
    /// The seat has seen the result.
    #[error("the game is over")]
    GameOver,
    /// There are fewer decisions than that in this turn.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The log of this half-day is long enough.
    #[error("this turn has been changed hundreds of times; it can only be finished now")]
    TooManyChanges,
}

impl Rejection {
    /// The clause of the rules that says so, if one does.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Refused(refusal) => Some(refusal.clause()),
            Self::TurnPending => Some(Clause(4, 6)),
            Self::GameOver => Some(Clause(4, 8)),
            Self::NoSuchSeat
            | Self::OthersPending(_)
            | Self::NothingToTakeBack
            | Self::TooManyChanges => None,
        }
    }

    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchSeat => "no-such-seat",
            Self::Refused(refusal) => refusal.code(),
            Self::TurnPending => "turn-pending",
            Self::OthersPending(_) => "others-pending",
            Self::GameOver => "game-over",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::TooManyChanges => "too-many-changes",
        }
    }
}

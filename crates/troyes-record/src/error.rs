//! What is wrong with a record, and where.

use core::fmt;

use thiserror::Error;
use troyes_rules::{Decision, PlayerCountError, Refusal, Roll, SetupError};

use crate::mixture::ContributionError;
use crate::seed::{Seed, SeedError};

/// A location in a record. Everything is counted from 1, as people do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    /// The half-day.
    pub half_day: Option<usize>,
    /// The player.
    pub player: Option<usize>,
    /// The decision of that player's turn.
    pub decision: Option<usize>,
}

impl Location {
    /// The whole record.
    pub(crate) const RECORD: Self = Self { half_day: None, player: None, decision: None };
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts =
            [("half-day", self.half_day), ("player", self.player), ("decision", self.decision)];
        let mut separator = "";
        for (name, number) in parts {
            if let Some(number) = number {
                write!(f, "{separator}{name} {number}")?;
                separator = ", ";
            }
        }
        Ok(())
    }
}

/// A record that cannot be read, replayed or verified.
///
/// Its sentence names place, reason and clause:
///
/// ```
/// let error = troyes_record::Record::from_json(b"{\"format\": 7}").unwrap_err();
/// assert_eq!(error.to_string(), "format: invalid type: integer `7`, expected a string (column 12)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where.
    pub place: Location,
    /// Why.
    pub problem: Problem,
}

impl RecordError {
    pub(crate) const fn in_record(problem: Problem) -> Self {
        Self { place: Location::RECORD, problem }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place != Location::RECORD {
            write!(f, "{}: ", self.place)?;
        }
        self.problem.fmt(f)
    }
}

impl core::error::Error for RecordError {}

/// The reasons.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// Not JSON, or not the fields and types of a record.
    #[error("{0}")]
    Json(String),
    /// The document is something else.
    #[error("the format is \"{0}\", not \"troyes-dice\"")]
    Format(String),
    /// A version that this program does not know.
    #[error("version {0} of the format is not known, only version 1")]
    Version(u64),
    /// The seed is not one.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// Something in `seed_from` is no contribution.
    #[error(transparent)]
    Contribution(#[from] ContributionError),
    /// The seed is not what secret and contributions give.
    #[error("the seed does not follow from the secret and the contributions, which give {0}")]
    SeedNotOfMixture(Seed),
    /// There is a mixture, but no seed that could be compared with it.
    #[error("there is a secret with contributions, but no seed")]
    MixtureWithoutSeed,
    /// A list of fixed length has another.
    #[error("{what} has {found} entries instead of {expected} ({clause})")]
    Length {
        /// Which list.
        what: &'static str,
        /// How many it must have.
        expected: usize,
        /// How many it has.
        found: usize,
        /// The clause that says how many.
        clause: &'static str,
    },
    /// Setup that cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Too few or too many players.
    #[error(transparent)]
    Players(#[from] PlayerCountError),
    /// More than 16 half-days.
    #[error("a game has 16 half-days, not {0} (R4.8)")]
    HalfDays(usize),
    /// The clear dice are not sorted.
    #[error("the clear dice must be written lowest first (R4.1)")]
    ClearOrder,
    /// An object that is not exactly one decision.
    #[error(
        "a decision has exactly one of the keys \"take\", \"relief\" (true), \"build\" and \"citizen\""
    )]
    NotOneDecision,
    /// A decision that is not legal.
    #[error("{decision} is not legal: {refusal} ({})", .refusal.clause())]
    Refused {
        /// The decision.
        decision: Decision,
        /// Why not.
        refusal: Refusal,
    },
    /// A turn that stops too early.
    #[error("the turn is not finished: {asked} is missing (R4.6)")]
    Unfinished {
        /// What is asked for.
        asked: &'static str,
    },
    /// The plazas do not follow from the seed.
    #[error("the plazas do not follow from the seed (R3.1)")]
    PlazasNotOfSeed,
    /// The tiles do not follow from the seed.
    #[error("the banquets do not follow from the seed (R8.1)")]
    BanquetsNotOfSeed,
    /// The column numbers are not those that the seed's roll allows.
    #[error(
        "the columns do not run up or down from {first}, which the seed rolls for position 1 (R3.2)"
    )]
    ColumnsNotOfSeed {
        /// The value that the seed rolls.
        first: u8,
    },
    /// A roll does not follow from the seed.
    #[error("the dice do not follow from the seed, which rolls black {} and clear {:?} (R4.1)", .0.black(), .0.clear())]
    RollNotOfSeed(Roll),
}

impl Problem {
    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Json(_) => "json",
            Self::Format(_) => "format",
            Self::Version(_) => "version",
            Self::Seed(_) => "seed",
            Self::Contribution(_) => "contribution",
            Self::SeedNotOfMixture(_) => "seed-mixture",
            Self::MixtureWithoutSeed => "mixture-without-seed",
            Self::Length { .. } => "length",
            Self::Setup(error) => error.code(),
            Self::Players(_) => "players",
            Self::HalfDays(_) => "half-days",
            Self::ClearOrder => "clear-order",
            Self::NotOneDecision => "not-one-decision",
            Self::Refused { refusal, .. } => refusal.code(),
            Self::Unfinished { .. } => "unfinished",
            Self::PlazasNotOfSeed => "seed-plazas",
            Self::BanquetsNotOfSeed => "seed-banquets",
            Self::ColumnsNotOfSeed { .. } => "seed-columns",
            Self::RollNotOfSeed(_) => "seed-roll",
        }
    }
}

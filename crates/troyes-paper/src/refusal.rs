//! Why a document is no finished sheet, with codes that stay.

use thiserror::Error;
use troyes_record::RecordError;
use troyes_rules::printed::{CITIZEN_SPACES, RESOURCE_SPACES, RESOURCES_AT_START};
use troyes_rules::{Building, Color, Resource};

/// Why a document is no finished sheet.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Setup or rolls are not those of a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The sheet is missing, or a field of it is none.
    #[error("sheet: {0}")]
    Json(String),
    /// The game has ended, so there were 16 half-days.
    #[error("a finished game has 16 half-days, not {0} (R4.8)")]
    HalfDays(usize),
    /// A sheet is one player's.
    #[error("a sheet is one player's, so there must be one name, not {0}")]
    OnePlayer(usize),
    /// No such word.
    #[error("sheet: \"{0}\" is no colour: \"red\", \"yellow\" or \"white\" (R1.1)")]
    Color(String),
    /// No such word.
    #[error("sheet: \"{0}\" is no kind of building: \"prestige\" or \"work\" (R2.2)")]
    Kind(String),
    /// No such position.
    #[error("sheet: there is no position {0}, only 1 to 6 (R2.1)")]
    Position(u8),
    /// The same building twice.
    #[error("sheet: {0} is there twice (R2.2)")]
    BuildingTwice(Building),
    /// A number that no resource track has.
    #[error("{circled} {} are circled: a track has {RESOURCES_AT_START} to {RESOURCE_SPACES} (R2.3)", .resource.name())]
    CircledRange {
        /// Which track.
        resource: Resource,
        /// The number.
        circled: u8,
    },
    /// More spent than gained.
    #[error("{crossed} {} are crossed out, and only {circled} are circled (R2.3)", .resource.name())]
    CrossedRange {
        /// Which track.
        resource: Resource,
        /// What is crossed out.
        crossed: u8,
        /// What is circled.
        circled: u8,
    },
    /// A number that no citizen track has.
    #[error("{citizens} {} citizens are circled: a track has {CITIZEN_SPACES} spaces (R2.6)", .color.name())]
    CitizensRange {
        /// Which track.
        color: Color,
        /// The number.
        citizens: u8,
    },
}

impl Refusal {
    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Record(error) => error.problem.code(),
            Self::Json(_) => "sheet-json",
            Self::HalfDays(_) => "sheet-half-days",
            Self::OnePlayer(_) => "sheet-player",
            Self::Color(_) => "sheet-color",
            Self::Kind(_) => "sheet-kind",
            Self::Position(_) => "sheet-position",
            Self::BuildingTwice(_) => "sheet-building-twice",
            Self::CircledRange { .. } => "sheet-circled-range",
            Self::CrossedRange { .. } => "sheet-crossed-range",
            Self::CitizensRange { .. } => "sheet-citizens-range",
        }
    }
}

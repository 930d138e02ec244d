//! What a player can decide.

use crate::building::{Building, Kind};
use crate::color::{Color, Resource};
use crate::dice::Value;
use crate::wheel::Sector;

/// What a die is used for (R5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Use {
    /// Gain resources (R6.1).
    Resources = 0,
    /// Build a prestige building (R6.2).
    Prestige = 1,
    /// Build a work building (R6.5).
    Work = 2,
}

impl Use {
    /// All uses.
    pub const ALL: [Self; 3] = [Self::Resources, Self::Prestige, Self::Work];

    /// The kind of building, if it is one.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Resources => None,
            Self::Prestige => Some(Kind::Prestige),
            Self::Work => Some(Kind::Work),
        }
    }

    /// The word for it in records: `resources`, `prestige` or `work`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Resources => "resources",
            Self::Prestige => "prestige",
            Self::Work => "work",
        }
    }

    /// The use of a word, the inverse of [`Use::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r#use| r#use.name() == name)
    }
}

/// Taking a die, changing it and using it (R5.1–R5.5). What it costs follows from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take {
    /// Where the die lies.
    pub sector: Sector,
    /// The resource chosen where the price contains one of any kind, and only there (R5.1).
    pub pay: Option<Resource>,
    /// The colour after changing the die (R5.3).
    pub color: Color,
    /// The value after changing the die (R5.2).
    pub value: Value,
    /// What it is used for (R5.5).
    pub r#use: Use,
}

/// One decision of a player. Long lists of them are written out all the time, so each is copied as one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(8))]
pub enum Decision {
    /// Take a die (R5.1).
    Take(Take),
    /// Gain one of each resource, because no die can be paid for (R5.6).
    Relief,
    /// Put a free building here (R6.6).
    Build(Building),
    /// Let a citizen go to this track (R2.7, R8.7).
    Citizen(Color),
}

impl Decision {
    /// How a die is taken, if one is.
    #[must_use]
    pub const fn take(self) -> Option<Take> {
        match self {
            Self::Take(take) => Some(take),
            _ => None,
        }
    }
}

impl core::fmt::Display for Decision {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Take(take) => {
                let Take { sector, pay, color, value, r#use } = take;
                write!(f, "take the die on sector {sector} as {} {value}", color.name())?;
                write!(f, " for {}", r#use.name())?;
                pay.map_or(Ok(()), |resource| write!(f, ", paying {}", resource.name()))
            }
            Self::Relief => write!(f, "take relief"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::Citizen(color) => write!(f, "send the citizen to the {} track", color.name()),
        }
    }
}

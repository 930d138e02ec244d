//! What a half-day was used for, as a person would say it.

use troyes_rules::{Board, Building, Decision, HalfDay, Resource, Target};

/// What a turn was used for. Which die it took, and how it was paid for, nobody remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// A die built this.
    Built(Building),
    /// A die gave so many of a resource.
    Gained(Resource, u8),
    /// Relief (R5.6).
    Relieved,
}

impl Deed {
    /// What the first decision of a turn does. Nothing if it is not the first.
    #[must_use]
    pub fn of(board: &Board, decision: Decision) -> Option<Self> {
        match (decision, decision.target(board.columns())) {
            (Decision::Take(_), Target::Building(building)) => Some(Self::Built(building)),
            (Decision::Take(take), Target::Resource(resource)) => {
                Some(Self::Gained(resource, take.value.get()))
            }
            (Decision::Relief, _) => Some(Self::Relieved),
            _ => None,
        }
    }
}

impl core::fmt::Display for Deed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Built(building) => write!(f, "built {building}"),
            Self::Gained(resource, count) => write!(f, "gained {count} {}", resource.name()),
            Self::Relieved => f.write_str("took one of each, for want of a die"),
        }
    }
}

/// What somebody remembers, half-day by half-day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers([Option<Deed>; HalfDay::COUNT]);

impl Answers {
    /// What was done in a half-day, if that is remembered.
    #[must_use]
    pub const fn get(&self, half_day: HalfDay) -> Option<Deed> {
        self.0[half_day.index()]
    }

    /// Remembers a half-day; nothing takes an answer back.
    pub const fn set(&mut self, half_day: HalfDay, deed: Option<Deed>) {
        self.0[half_day.index()] = deed;
    }

    /// Whether nothing is remembered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }
}

//! The place on the sheet that a decision is about.
//!
//! It is worked out here for everybody: for refusals, offers, words and drawings.

use crate::building::Building;
use crate::color::{Color, Resource};
use crate::decision::{Decision, Take};
use crate::setup::Columns;

/// Where on the sheet a decision happens, in the order of the sheet from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A building.
    Building(Building),
    /// A resource track (R6.1).
    Resource(Resource),
    /// A citizen track (R2.7, R8.7).
    Citizen(Color),
    /// All resource tracks (R5.6).
    Relief,
}

impl Target {
    /// The building, if it is one.
    #[must_use]
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::Building(building) => Some(building),
            _ => None,
        }
    }
}

impl Take {
    /// The building that the die builds: the one of its colour and use at the position that carries its value (R6.2, R6.5). None if it is
    /// used for resources; and none for value 0, which builds nothing (R8.5).
    #[must_use]
    #[inline]
    pub fn building(&self, columns: Columns) -> Option<Building> {
        let kind = self.r#use.kind()?;
        let position = columns.position_of(self.value.face()?);
        Some(Building { color: self.color, kind, position })
    }
}

impl Decision {
    /// The place on a sheet with these columns that the decision is about.
    ///
    /// ```
    /// use troyes_rules::{Color, Columns, Decision, Resource, Sector, Take, Target, Use, Value};
    ///
    /// let [free, ..] = Sector::ALL;
    /// let [.., five, _] = Value::ALL;
    /// let take = Take { sector: free, pay: None, color: Color::Yellow, value: five, r#use: Use::Resources };
    /// let gain = Decision::Take(take).target(Columns::FIRST_GAME);
    /// assert_eq!(gain, Target::Resource(Resource::Deniers));
    ///
    /// let hall = Decision::Take(Take { r#use: Use::Prestige, ..take }).target(Columns::FIRST_GAME);
    /// assert_eq!(hall.building().map(|building| building.to_string()).as_deref(), Some("Great Hall 5"));
    /// ```
    #[must_use]
    pub fn target(self, columns: Columns) -> Target {
        match self {
            Self::Take(take) => take
                .building(columns)
                .map_or(Target::Resource(take.color.resource()), Target::Building),
            Self::Build(building) => Target::Building(building),
            Self::Citizen(color) => Target::Citizen(color),
            Self::Relief => Target::Relief,
        }
    }
}

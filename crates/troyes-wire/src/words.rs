//! The words of the game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Defines an enum of the wire that says the same as one of another crate.
macro_rules! mirror {
    ($(#[$meta:meta])* $name:ident = $other:path { $($variant:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = "wire.ts")]
        pub enum $name {
            $(
                #[allow(missing_docs, reason = "says the same as the type that it mirrors")]
                $variant
            ),*
        }

        impl From<$other> for $name {
            fn from(other: $other) -> Self {
                use $other as Other;
                match other {
                    $(Other::$variant => Self::$variant),*
                }
            }
        }

        impl From<$name> for $other {
            fn from(name: $name) -> Self {
                use $other as Other;
                match name {
                    $($name::$variant => Other::$variant),*
                }
            }
        }
    };
}

mirror! {
    /// A colour: a district, a resource, a kind of citizen.
    Color = troyes_rules::Color { Red, Yellow, White }
}

mirror! {
    /// What dice are paid and changed with.
    Resource = troyes_rules::Resource { Influence, Deniers, Knowledge }
}

mirror! {
    /// Upper or lower row of a district.
    Kind = troyes_rules::Kind { Prestige, Work }
}

mirror! {
    /// What a die is used for.
    Use = troyes_rules::Use { Resources, Prestige, Work }
}

mirror! {
    /// Morning or afternoon.
    Half = troyes_rules::Half { Morning, Afternoon }
}

mirror! {
    /// The side of a tile that is up.
    Side = troyes_rules::Side { Banquet, Raid }
}

mirror! {
    /// A row of buildings.
    Row = troyes_rules::Row { Fortress, CountsPalace, GreatHall, CityHall, Cathedral, Bishopric }
}

mirror! {
    /// A bonus of the citizen tracks.
    Bonus = troyes_rules::printed::Bonus { OneOfEach, FreeWork, FreePrestige, OtherCitizens }
}

mirror! {
    /// When the next dice come.
    Pace = troyes_table::Pace { Together, Own }
}

mirror! {
    /// How the columns are numbered.
    ColumnsMode = troyes_record::ColumnsMode { First, Rolled, Expert }
}

mirror! {
    /// Who numbered the columns: the town crier, or nobody, so that it follows from the seed.
    ColumnsBy = troyes_record::ColumnsBy { Crier, Seed }
}

mirror! {
    /// Which way the columns run from the rolled value.
    Direction = troyes_rules::Direction { Ascending, Descending }
}

mirror! {
    /// How well a bot plays, the weakest first.
    Level = troyes_solver::Level { Novice, Apprentice, Journeyman, Master, Grandmaster }
}

/// Where a game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Origin {
    /// The server drew the dice, and they were new to the players, as far as it knows.
    Drawn,
    /// A person gave the seed, or this player has had a game with the same dice before.
    Chosen,
    /// It was uploaded.
    Imported,
    /// It takes another way from a half-day of another game on.
    Branched,
    /// The device that it is played on drew the dice, so that nobody else can tell whether they were new.
    Device,
}

//! Words for values that are kept as text.

use serde::{Deserialize, Serialize};
use troyes_solver::Level;

use crate::StoreError;

/// Defines a value that is kept as a word, and what it means.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $of:path { $($variant:ident $word:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub(crate) enum $name {
            $(#[serde(rename = $word)] $variant),*
        }

        impl From<$of> for $name {
            fn from(value: $of) -> Self {
                use $of as Of;
                match value {
                    $(Of::$variant => Self::$variant),*
                }
            }
        }

        impl From<$name> for $of {
            fn from(stored: $name) -> Self {
                use $of as Of;
                match stored {
                    $($name::$variant => Of::$variant),*
                }
            }
        }

        #[allow(dead_code, reason = "some words are kept in columns, others in documents")]
        impl $name {
            pub(crate) const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),*
                }
            }

            pub(crate) fn read(word: &str) -> Result<Self, StoreError> {
                match word {
                    $($word => Ok(Self::$variant),)*
                    _ => Err(StoreError::Damaged(format!("{word} is no {}", stringify!($of)))),
                }
            }
        }
    )*};
}

words! {
    StoredColor = troyes_rules::Color { Red "red", Yellow "yellow", White "white" }
    StoredResource = troyes_rules::Resource {
        Influence "influence", Deniers "deniers", Knowledge "knowledge",
    }
    StoredKind = troyes_rules::Kind { Prestige "prestige", Work "work" }
    StoredUse = troyes_rules::Use { Resources "resources", Prestige "prestige", Work "work" }
    StoredDirection = troyes_wire::Direction { Ascending "ascending", Descending "descending" }
    StoredPace = troyes_table::Pace { Together "together", Own "own" }
    StoredOrigin = troyes_wire::Origin {
        Drawn "drawn", Chosen "chosen", Imported "imported", Branched "branched",
    }
    StoredChannel = troyes_wire::Channel { Table "table", Watchers "watchers" }
    StoredPhase = troyes_wire::Phase { Gathering "gathering", Started "started", Closed "closed" }
    StoredLevel = Level {
        Novice "novice", Apprentice "apprentice", Journeyman "journeyman", Master "master",
        Grandmaster "grandmaster",
    }
}

//! Words for values that are kept as text.

use serde::de::DeserializeOwned;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use troyes_solver::Level;

use crate::Damaged;

/// The word that a value is kept as, in a column of its own.
#[must_use]
pub fn to_word(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        other => unreachable!("{other:?} is not a word"),
    }
}

/// The value that a word stands for.
///
/// # Errors
///
/// [`Damaged`] if it stands for none.
pub fn from_word<T: DeserializeOwned>(word: &str) -> Result<T, Damaged> {
    let value = T::deserialize(StrDeserializer::<Error>::new(word));
    value.map_err(|error| Damaged(error.to_string()))
}

/// Defines a value that is kept as a word, and what it means.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $of:path { $($variant:ident $word:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[doc = concat!("How `", stringify!($of), "` is kept.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "`")] #[serde(rename = $word)] $variant),*
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
        Device "device",
    }
    StoredChannel = troyes_wire::Channel { Table "table", Watchers "watchers" }
    StoredPhase = troyes_wire::Phase { Gathering "gathering", Started "started", Closed "closed" }
    StoredLevel = Level {
        Novice "novice", Apprentice "apprentice", Journeyman "journeyman", Master "master",
        Grandmaster "grandmaster",
    }
}

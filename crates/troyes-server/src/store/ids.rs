//! Names of things in the store: sorted by time, impossible to guess.

use core::fmt;
use core::str::FromStr;

use uuid::Uuid;

use super::StoreError;

macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
        )]
        pub struct $name(pub Uuid);

        impl $name {
            /// A name that nothing else has.
            #[must_use]
            pub fn fresh() -> Self {
                Self(Uuid::now_v7())
            }

            /// The 16 bytes that are stored.
            pub(super) const fn bytes(&self) -> &[u8] {
                self.0.as_bytes().as_slice()
            }
        }

        impl TryFrom<&[u8]> for $name {
            type Error = StoreError;

            /// The name that was stored.
            fn try_from(bytes: &[u8]) -> Result<Self, StoreError> {
                let uuid = Uuid::from_slice(bytes);
                uuid.map(Self).map_err(|error| StoreError::Damaged(error.to_string()))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, uuid::Error> {
                text.parse().map(Self)
            }
        }
    };
}

id! {
    /// The name of a game.
    GameId
}

id! {
    /// The name of a deal.
    DealId
}

id! {
    /// The name of a player.
    PlayerId
}

id! {
    /// The name of a browser that is a player.
    SessionId
}

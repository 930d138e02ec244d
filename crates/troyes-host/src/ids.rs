//! Names of games, deals, players and sessions. The program that hosts them draws new ones: sorted by time, impossible to guess.

use core::fmt;
use core::str::FromStr;

use uuid::Uuid;

/// Bytes or a text that are no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a name of 16 bytes")
    }
}

impl core::error::Error for BadId {}

macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub Uuid);

        impl $name {
            /// What nothing is called.
            pub const NONE: Self = Self(Uuid::nil());

            /// Its 16 bytes.
            #[must_use]
            pub const fn bytes(&self) -> &[u8] {
                self.0.as_bytes().as_slice()
            }
        }

        impl From<Uuid> for $name {
            fn from(uuid: Uuid) -> Self {
                Self(uuid)
            }
        }

        impl TryFrom<&[u8]> for $name {
            type Error = BadId;

            fn try_from(bytes: &[u8]) -> Result<Self, BadId> {
                Uuid::from_slice(bytes).map(Self).map_err(|_| BadId)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                text.parse().map(Self).map_err(|_| BadId)
            }
        }
    };
}

id! {
    /// The name of a game, and of the table that people gather at for it.
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

id! {
    /// The name of a group of people who compare themselves.
    GroupId
}

id! {
    /// What the others in a group know a member by. It says nothing about the player elsewhere.
    MemberId
}

id! {
    /// The link to a group: whoever knows it can join.
    LinkId
}

//! Players, the rooms in which they meet, what they say and what they may start with, as they come back from the store.

use troyes_record::Seed;

use super::{PlayerId, SessionId};

/// A player as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlayer {
    /// The player's name, once there is one.
    pub name: Option<String>,
    /// Whether there is a recovery code.
    pub has_recovery_code: bool,
}

/// A browser that becomes a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// Its name.
    pub id: SessionId,
    /// Browser and system, as far as they are known.
    pub device: Option<String>,
}

/// A browser that is a player, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// Its name.
    pub id: SessionId,
    /// Who it is.
    pub player: PlayerId,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// When it was last here, roughly, in milliseconds since 1970.
    pub seen_at: u64,
    /// Browser and system, as far as they are known.
    pub device: Option<String>,
}

/// Which sessions end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This one.
    Only(SessionId),
    /// All but this one.
    AllBut(SessionId),
}

/// A deal as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredDeal {
    /// What everything follows from.
    pub seed: Seed,
    /// Whether a person gave the seed, so that the dice may be known.
    pub known: bool,
}

/// A room as stored. What its document says is not the store's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoom {
    /// Grows with every change, from 1.
    pub number: u64,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub changed_at: u64,
    /// JSON.
    pub document: String,
}

/// Something that is being said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    /// To whom.
    pub channel: String,
    /// Who says it.
    pub player: PlayerId,
    /// The speaker's name at this moment.
    pub name: String,
    /// The client's name for the wish, so that one that is sent again counts once.
    pub command: String,
    /// The words.
    pub text: String,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMessage {
    /// The number in its game or room, from 1.
    pub number: u64,
    /// To whom.
    pub channel: String,
    /// Who said it.
    pub player: PlayerId,
    /// The speaker's name at that time.
    pub name: String,
    /// The words.
    pub text: String,
    /// In milliseconds since 1970.
    pub created_at: u64,
}

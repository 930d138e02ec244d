//! Players, the rooms in which they meet, what they say and what they may start with, as they come back from the store.

use troyes_host::room::Room;
use troyes_host::{PlayerId, SessionId};
use troyes_wire::Channel;

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

/// A room as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoom {
    /// Grows with every change, from 1.
    pub version: u64,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub changed_at: u64,
    /// The room itself.
    pub room: Room,
}

/// Something that is being said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    /// To whom.
    pub channel: Channel,
    /// Who says it.
    pub player: PlayerId,
    /// The speaker's name at this moment.
    pub name: String,
    /// The id of the command, so that one that is sent again counts once.
    pub command_id: String,
    /// The words.
    pub text: String,
}

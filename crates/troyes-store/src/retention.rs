//! What is kept for how long, and what goes when somebody wants to be forgotten.

use troyes_host::{GameId, PlayerId, SessionId};

/// What was not used since these times is removed, in milliseconds since 1970; what has none is kept for ever.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outdated {
    /// Tables at which no game has begun: changed last.
    pub rooms: Option<u64>,
    /// Games that nobody has played: opened.
    pub games: Option<u64>,
    /// Players that have never played, and have no recovery code: last here.
    pub players: Option<u64>,
    /// Finished games: finished.
    pub finished: Option<u64>,
    /// Deals that somebody may start a game with: made.
    pub deals: Option<u64>,
}

/// What was removed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Removed {
    /// Tables and games.
    pub tables: Vec<GameId>,
    /// How many players.
    pub players: usize,
}

/// What has become of somebody who wants to be forgotten.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Erased {
    /// Tables and games that are gone, and those that do not name the player any more.
    pub tables: Vec<GameId>,
    /// Browsers that are nobody any more.
    pub sessions: Vec<SessionId>,
}

/// A table as operators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// Its name.
    pub id: GameId,
    /// When it changed last, in milliseconds since 1970.
    pub changed_at: u64,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// Whether a game has begun at it.
    pub begun: bool,
    /// The player who hosts it.
    pub host: PlayerId,
    /// Who sits there, with their names.
    pub people: Vec<(PlayerId, String)>,
}

/// What a player has said somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// At which table.
    pub game: GameId,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub created_at: u64,
}

/// A game that a player has a part in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// Its name.
    pub id: GameId,
    /// The seats that the player had before somebody else took them over, from 0.
    pub former_seats: Vec<usize>,
}

#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! What is kept: games as they start, and the log of every seat. Everything else about a game follows from these by replay.
//! Besides, who plays which seat, the deals that somebody may start a game with, the rooms in which people meet and what
//! they say.
//!
//! Save, then notify: [`Store::append`] comes back when the entries are on disk, and only then may anybody hear of them.
//!
//! | module | what is there |
//! |---|---|
//! | `shapes` | what rows and documents look like, for ever |
//! | `people`, `ids`, `database` | what goes in and comes out, besides what the host knows |
//! | `retention` | what is removed, and when |
//! | `notice` | what servers notify each other of |
//! | `queries` | every question to a database, written once and compiled for both |
//! | `backup`, `schema` | everything in one file, and back |
//! | `check` | a complete look at a database |
//! | `sqlite`, `postgres`, `migrations` | what differs: connections, schema, locks |

mod appends;
mod backup;
mod check;
mod clock;
mod database;
mod error;
mod ids;
mod migrations;
mod notice;
mod people;
#[allow(
    clippy::duplicate_mod,
    reason = "the queries are written once and compiled for each database"
)]
mod postgres;
mod retention;
mod schema;
mod shapes;
#[allow(
    clippy::duplicate_mod,
    reason = "the queries are written once and compiled for each database"
)]
mod sqlite;

use troyes_host::room::Room;
use troyes_host::talk::Message;
use troyes_host::{
    Append, DealId, DealSeed, FinishedSeat, Game, GameId, NewGame, PlayerId, SessionId,
};
use troyes_table::Table;
use troyes_wire::{About, GameSummary};

pub use backup::{BackupError, backup, restore};
pub use check::{Checked, check};
pub use database::Database;
pub use error::StoreError;
pub use ids::fresh;
pub use notice::{Heard, Notice, Notices, UnknownNotice};
pub use people::{Ending, NewMessage, NewSession, StoredPlayer, StoredRoom, StoredSession};
pub use postgres::Postgres;
pub use retention::{Erased, Outdated, PlayedGame, Removed, Said, TableSummary};
pub use sqlite::Sqlite;

/// A database with all that is kept. Clones share their connections.
#[derive(Clone, Debug)]
pub enum Store {
    /// One file, for one server.
    Sqlite(Sqlite),
    /// A database server, for any number of servers.
    Postgres(Postgres),
}

impl Store {
    /// Opens a database, makes it where it is a file, and brings it up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be opened, or was written by a newer version.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        Ok(match database {
            Database::File(path) => Self::Sqlite(Sqlite::open(path).await?),
            Database::Postgres(url) => Self::Postgres(Postgres::open(url).await?),
        })
    }

    /// Whether other servers may use it at the same time.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// Now, in milliseconds since 1970, by the one clock of all servers on this database.
    #[must_use]
    pub fn time(&self) -> u64 {
        match self {
            Self::Sqlite(database) => database.clock.time(),
            Self::Postgres(database) => database.clock.time(),
        }
    }

    /// Ends all connections; what was answered is on disk anyway.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(database) => database.close().await,
            Self::Postgres(database) => database.close().await,
        }
    }
}

/// Methods that ask whichever database there is.
macro_rules! ask_either {
    ($(
        $(#[$doc:meta])*
        async fn $name:ident(&self $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty;
    )*) => {
        impl Store {$(
            $(#[$doc])*
            pub async fn $name(&self $(, $argument: $type)*) -> Result<$result, StoreError> {
                match self {
                    Self::Sqlite(database) => database.$name($($argument),*).await,
                    Self::Postgres(database) => {
                        postgres::answered(database.$name($($argument),*)).await
                    }
                }
            }
        )*}
    };
}

ask_either! {
    /// Whether the database takes what is written to it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it does not.
    async fn check(&self) -> ();

    /// Sets the clock anew; to be called a few times a minute.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the time of the database could not be read: then the clock goes on as it was.
    async fn set_clock(&self) -> ();

    /// Keeps a game as it starts, with all that has happened at its table already, if it begins in the middle.
    ///
    /// Gives what is now known about it, and the names of games of its people that do not count any more: whoever plays
    /// the same dice twice at the same time could know in one game what the other will roll.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn create(&self, id: GameId, game: &NewGame<'_>) -> (About, Vec<GameId>);

    /// The game that follows from its logs, or `None` if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read, or its logs cannot be followed.
    async fn load(&self, id: GameId) -> Option<Game>;

    /// Brings a game up to what is stored by now, and returns whether anything was new. What is known of it is not read again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read, or what is new cannot be followed: the game is then as it was.
    async fn catch_up(&self, game: &mut Game) -> bool;

    /// Adds to a game, all of it or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if a sequence or a command is there already, or the logs are longer than was seen; other
    /// [`StoreError`]s if nothing is stored.
    async fn append(&self, id: GameId, append: &Append) -> ();

    /// Where the entry that a command has become stands in its log, if it has: a command that is sent again gets the same answer.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    async fn sequence_of(&self, id: GameId, seat: usize, command_id: &str) -> Option<usize>;

    /// Whether a game was branched, directly or by way of other branches, with the dice of one that is still being played.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    async fn has_dice_of_running(&self, id: GameId) -> bool;

    /// Marks a seat whose player asks what decisions are worth.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn take_hint(&self, id: GameId, seat: usize) -> ();

    /// The games that somebody has to look after by now, the longest overdue first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn due(&self, now: u64, limit: u32) -> Vec<GameId>;

    /// Says when somebody has to look after a game at the latest.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn set_due(&self, id: GameId, due_at: Option<u64>) -> ();

    /// Games of a player, the newest first, before one of them if one is given.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn history(
        &self,
        player: PlayerId,
        before: Option<GameId>,
        limit: u32,
    ) -> Vec<GameSummary>;

    /// Games with others that wait for a player, the newest first: those among so many unfinished ones.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn your_turn(&self, player: PlayerId, limit: u32) -> Vec<GameSummary>;

    /// Takes a game out of a player's history, and returns whether it was in it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    async fn unlist(&self, player: PlayerId, game: GameId) -> bool;

    /// The player's seats in finished games that count, in the order in which they were finished. Games in which the player
    /// has taken a hint do not.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn finished_seats(&self, player: PlayerId) -> Vec<FinishedSeat>;

    /// Keeps a room.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn create_room(&self, id: GameId, room: &Room) -> ();

    /// A room, or `None` if there is no such room.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn room(&self, id: GameId) -> Option<StoredRoom>;

    /// Changes a room that was seen with this version, and gives its new version.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it has another version by now, or is not there; other [`StoreError`]s if it is not stored.
    async fn update_room(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
    ) -> u64;

    /// Changes a room as [`Self::update_room`] does and keeps its game as [`Self::create`] does: both, or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the room has another version by now; other [`StoreError`]s if nothing is stored.
    async fn start_room(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
        game: &NewGame<'_>,
    ) -> (About, Vec<GameId>);

    /// Changes a room as [`Self::update_room`] does and adds to its game as [`Self::append`] does: both, or nothing. Gives the games that do
    /// not count any more.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the room has another version by now, or the logs are longer than was seen; other [`StoreError`]s if
    /// nothing is stored.
    async fn change_game(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
        append: &Append,
    ) -> Vec<GameId>;

    /// Changes a room as [`Self::update_room`] does and keeps its game with other columns, due at a time: both, or nothing. Only before the
    /// first dice.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the room has another version by now; other [`StoreError`]s if nothing is stored.
    async fn number_columns(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
        table: &Table,
        due_at: u64,
    ) -> u64;

    /// Returns who of these people has won last, alone or shared, against at least one other person whom this store knows. A person who
    /// plays around one device is one player here, so nobody knows who of them has won.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn latest_winner(&self, people: &[PlayerId]) -> Option<PlayerId>;

    /// Changes a room as [`Self::update_room`] does and keeps another: both, or nothing, so that several who ask for a rematch at the
    /// same time find the same table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the room has another version by now; other [`StoreError`]s if nothing is stored.
    async fn rematch(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        next: (GameId, &Room),
    ) -> u64;

    /// The names of all rooms that everybody may find, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn listed(&self) -> Vec<GameId>;

    /// Those of some rooms that everybody may find, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn listed_among(&self, ids: &[GameId]) -> Vec<(GameId, StoredRoom)>;

    /// Removes what is outdated, this number of each kind at the most.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is removed.
    async fn remove_outdated(&self, outdated: &Outdated, limit: u32) -> Removed;

    /// Removes a table with its game and all that was said at it, and returns whether there was one. Branches of the game stay.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is removed.
    async fn remove_table(&self, id: GameId) -> bool;

    /// Closes a table that people gather at, and takes it out of the lobby if they play already. Returns whether there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not closed.
    async fn close_table(&self, id: GameId) -> bool;

    /// Ends all sessions of a player, makes the recovery code worthless, and closes their tables in the lobby. Returns whether there is
    /// such a player.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if not all of it is done.
    async fn block_player(&self, player: PlayerId) -> bool;

    /// The tables that people have gathered at, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn latest_tables(&self, limit: u32) -> Vec<TableSummary>;

    /// Forgets a player: games of nobody else, words and sessions go; what others share, and what they have branched from it, does not name
    /// them any more.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not done; some games of nobody else may be gone then.
    async fn erase_player(&self, player: PlayerId) -> Erased;

    /// All games that a player has, or has had, a seat in, the oldest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn games_of(&self, player: PlayerId) -> Vec<PlayedGame>;

    /// All rooms that know of a player, the oldest first. Looks at every room, and may take long.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn rooms_of(&self, player: PlayerId) -> Vec<(GameId, StoredRoom)>;

    /// Whatever a player has said, the oldest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn words_of(&self, player: PlayerId) -> Vec<Said>;

    /// How much of the disk each kind of thing takes, in bytes. Looks at the whole database, and may take long.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn disk_use(&self) -> Vec<(String, u64)>;

    /// Keeps what somebody says in a room or at its table, and returns its sequence. What is sent again gets the sequence that it
    /// has.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn say(&self, id: GameId, message: &NewMessage) -> u64;

    /// The latest that was said, this number of messages in each channel, the oldest first: those who watch cannot push away what is said
    /// at the table.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn messages(&self, id: GameId, limit: u32) -> Vec<Message>;

    /// Notifies other servers on the same database of something that is not stored. What is stored is announced by itself.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be notified.
    async fn announce(&self, notice: &Notice) -> ();

    /// What other servers on the same database say from now on, whether it was announced or stored: not what this one does.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be heard. Should that happen later, it is [`Heard::Lost`], and then goes on.
    async fn notices(&self) -> Notices;

    /// A secret of the servers: the one that is stored, or this one, which is then stored for ever.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it can be neither read nor stored.
    async fn secret(&self, name: &str, fresh: &[u8]) -> Vec<u8>;

    /// Adds a player without a name, and the first browser that is that player, if there is one: both, or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    async fn add_player(&self, id: PlayerId, session: Option<&NewSession>) -> ();

    /// Keeps a browser that is a player from now on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn add_session(&self, player: PlayerId, session: &NewSession) -> ();

    /// The player that a browser is, or `None` if it is none any more.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    async fn session(&self, id: SessionId) -> Option<StoredSession>;

    /// Notes that a browser was here just now.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn touch_session(&self, id: SessionId) -> ();

    /// The browsers that are a player, the one that came last first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn sessions(&self, player: PlayerId) -> Vec<StoredSession>;

    /// Ends sessions of a player: this one, or all but this one. Returns which.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    async fn end_sessions(&self, player: PlayerId, which: Ending) -> Vec<SessionId>;

    /// A player, or `None` if there is no such player.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    async fn player(&self, id: PlayerId) -> Option<StoredPlayer>;

    /// Gives a player another name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn rename_player(&self, id: PlayerId, name: &str) -> ();

    /// Replaces the hash of a player's recovery code.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn set_recovery(&self, id: PlayerId, hash: &[u8; 32]) -> ();

    /// The player whose recovery code has this hash.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    async fn player_by_recovery(&self, hash: &[u8; 32]) -> Option<PlayerId>;

    /// Keeps an address that is notified when it is the player's turn, or forgets it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn set_webhook(&self, player: PlayerId, webhook: Option<&str>) -> ();

    /// The address that is notified when it is the player's turn, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn webhook(&self, player: PlayerId) -> Option<String>;

    /// Keeps a deal.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn add_deal(&self, id: DealId, deal: &DealSeed) -> ();

    /// A deal, or `None` if there is no such deal.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn deal(&self, id: DealId) -> Option<DealSeed>;
}

/// A name that no other server has.
fn random_name() -> String {
    uuid::Uuid::now_v7().simple().to_string()
}

#[cfg(test)]
mod tests;

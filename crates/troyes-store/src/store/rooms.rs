//! Questions about the rooms in which people meet, and about what they say.

use troyes_host::room::Room;
use troyes_host::talk::Message;
use troyes_host::{Append, GameId, NewGame, PlayerId};
use troyes_table::Table;
use troyes_wire::About;

use crate::{NewMessage, Store, StoreError, StoredRoom};

ask_either! {
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

    /// The short code of a table, which gets this one if it has none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if another table has the code; other [`StoreError`]s if it is not stored.
    async fn code_of(&self, id: GameId, fresh: &str) -> String;

    /// The table of a short code, or `None` if no table has it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn table_of_code(&self, code: &str) -> Option<GameId>;

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

    /// All rooms that know of a player, the oldest first. Looks at every room, and may take long.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn rooms_of(&self, player: PlayerId) -> Vec<(GameId, StoredRoom)>;

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
}

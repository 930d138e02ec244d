//! Questions of those who run servers, and of servers to each other.

use troyes_host::{GameId, PlayerId};

use crate::{Notice, Notices, Outdated, Removed, Store, StoreError, TableSummary};

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

    /// A secret of the servers: the one that is stored, or this one, which is then stored for ever.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it can be neither read nor stored.
    async fn secret(&self, name: &str, fresh: &[u8]) -> Vec<u8>;

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
    /// [`StoreError`] if they cannot be heard. Should that happen later, it is [`Heard::Lost`](crate::Heard::Lost), and then goes on.
    async fn notices(&self) -> Notices;

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

    /// How much of the disk each kind of thing takes, in bytes. Looks at the whole database, and may take long.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn disk_use(&self) -> Vec<(String, u64)>;
}

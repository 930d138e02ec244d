//! Questions about players, and the browsers that are a player.

use troyes_host::{PlayerId, SessionId};

use crate::{Ending, Erased, NewSession, Said, Store, StoreError, StoredPlayer, StoredSession};

ask_either! {
    /// Adds a player without a name, and the first browser that is that player, if there is one: both, or nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    async fn add_player(&self, id: PlayerId, session: Option<&NewSession>) -> ();

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

    /// Whatever a player has said, the oldest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn words_of(&self, player: PlayerId) -> Vec<Said>;

    /// Forgets a player: games of nobody else, words and sessions go; what others share, and what they have branched from it, does not name
    /// them any more.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not done; some games of nobody else may be gone then.
    async fn erase_player(&self, player: PlayerId) -> Erased;
}

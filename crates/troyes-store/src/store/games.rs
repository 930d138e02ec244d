//! Questions about games and their deals.

use troyes_host::{Append, DealId, DealSeed, Game, GameId, NewGame};
use troyes_wire::About;

use crate::{Store, StoreError};

ask_either! {
    /// Keeps a game as it starts, with all that has happened at its table already, if it begins in the middle.
    ///
    /// Gives what is now known about it, and the names of games of its people that do not count any more: a player with
    /// the same dice in two games at the same time could know in one what the other will roll.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is a game with this name; other [`StoreError`]s if it is not stored.
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

//! Questions about the games of a player.

use troyes_host::{FinishedSeat, GameId, PlayerId};
use troyes_wire::GameSummary;

use crate::{PlayedGame, Store, StoreError};

ask_either! {
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

    /// Games with others that wait for a player, the newest first: those among the newest unfinished ones, up to this number.
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

    /// The first games that a player has played to their end, with dice that were drawn here: also those that do not count.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn played_seats(&self, player: PlayerId, limit: u32) -> Vec<FinishedSeat>;

    /// How many sheets of people ended with which score, the lowest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn scores_of_people(&self) -> Vec<(u16, u32)>;

    /// All games that a player has, or has had, a seat in, the oldest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn games_of(&self, player: PlayerId) -> Vec<PlayedGame>;

    /// Returns who of these people has won last, alone or shared, against at least one other person whom this store knows. A person who
    /// plays around one device is one player here, so nobody knows who of them has won.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn latest_winner(&self, people: &[PlayerId]) -> Option<PlayerId>;
}

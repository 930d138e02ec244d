//! Questions about the deals of days, and ranked tries.

use troyes_daily::{Day, Span, Standing};
use troyes_host::daily::Explained;
use troyes_host::{GameId, GroupId, NewGame, PlayerId};
use troyes_record::Seed;

use crate::{Begun, Placed, Store, StoreError, StoredDay, StoredTry};

ask_either! {
    /// The deal of a day: this seed, unless one was drawn before.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn draw_day(&self, day: Day, seed: &Seed) -> StoredDay;

    /// The deal of a day, if it was drawn.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn day(&self, day: Day) -> Option<StoredDay>;

    /// The deals of some days, in their order.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn days(&self, span: Span) -> Vec<StoredDay>;

    /// Keeps a game, as [`Self::create`] does, as the one ranked try of whoever plays it at the deal of a day; unless they have begun before.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    async fn begin_try(&self, day: Day, id: GameId, game: &NewGame<'_>) -> Begun;

    /// The try of a player at the deal of a day, if they have begun.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn try_of(&self, day: Day, player: PlayerId) -> Option<StoredTry>;

    /// The tries of a player on some days, in the order of the days.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn tries_of(&self, player: PlayerId, span: Span) -> Vec<StoredTry>;

    /// The tries of bots at the deal of a day.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn tries_of_bots(&self, day: Day) -> Vec<StoredTry>;

    /// The tries of all members of a group on some days.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn tries_of_group(&self, group: GroupId, span: Span) -> Vec<StoredTry>;

    /// The half-day that the player of a game with one seat has come to; 0 before the first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn half_day_of(&self, game: GameId) -> u8;

    /// How many have each score at the deal of a day, from the lowest score on.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn scores_of(&self, day: Day) -> Vec<(u16, u32)>;

    /// Where somebody with this result stands in the field of a day.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be found out.
    async fn standing(&self, day: Day, score: u16, loss: Option<i64>) -> Standing;

    /// Results of a day in their order, without the first of them. Those that are equal come in the order of their games.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn placed(&self, day: Day, skipped: u32, limit: u32) -> Vec<Placed>;

    /// One of the results of a day with this score, in their order.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    async fn placed_with(&self, day: Day, score: u16, skipped: u32) -> Option<Placed>;

    /// Days that somebody has played the deal of, and not all bots have, the latest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn days_without_bots(&self, since: Day) -> Vec<Day>;

    /// Ranked tries that the solver has not looked at, those that were finished first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    async fn tries_to_explain(&self, limit: u32) -> Vec<GameId>;

    /// Keeps how the solver explains a ranked try. What is there already stays.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    async fn explain_try(&self, game: GameId, how: &Explained) -> ();
}

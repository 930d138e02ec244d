//! Ranked tries at the deals of days.

use troyes_daily::Day;
use troyes_host::{GameId, NewGame, PlayerId};
use troyes_store::{Begun, StoreError, fresh};

use super::{State, Tables};
use crate::metrics;

impl Tables {
    /// Whether somebody has finished the deal of a day: from then on they may see what others made of it.
    pub(crate) async fn has_finished(
        &self,
        day: Day,
        player: Option<PlayerId>,
    ) -> Result<bool, StoreError> {
        let Some(player) = player else { return Ok(false) };
        let found = self.store.try_of(day, player).await?;
        Ok(found.is_some_and(|found| found.finished_at.is_some()))
    }

    /// Opens a game as the one ranked try of whoever plays it at the deal of a day; if they have begun before, that is the game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored.
    pub(crate) async fn begin_try(
        &self,
        day: Day,
        game: &NewGame<'_>,
    ) -> Result<(GameId, bool), StoreError> {
        let id = fresh();
        match self.store.begin_try(day, id, game).await? {
            Begun::Before(before) => Ok((before, false)),
            Begun::Now(about) => {
                metrics::game_created(about.origin);
                tracing::info!(game = %id, %day, "a ranked try begins");
                let game = Some(game.stored(id, about));
                self.keep(id, State { gathering: None, game, messages: Vec::new() });
                Ok((id, true))
            }
        }
    }
}

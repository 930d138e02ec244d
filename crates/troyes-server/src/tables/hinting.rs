//! Asking what the decisions of one's own position are worth.

use troyes_host::{GameId, position_of};

use super::{Failed, Tables};
use crate::asker::Asker;
use crate::thinking::Hint;

/// A question about a seat's position.
pub(crate) struct Question {
    /// The version of the seat whose position it is about.
    pub(crate) version: u32,
    /// The seat, from 0.
    pub(crate) seat: u8,
    /// What the solver says to it.
    pub(crate) hint: Hint,
}

impl Tables {
    /// Asks the solver about the position that a player faces now, and marks the seat.
    ///
    /// # Errors
    ///
    /// [`Failed`] if the player may not ask, or it could not be stored: then nothing is said.
    pub(crate) async fn hint(
        &self,
        id: GameId,
        asker: Asker,
        seat: u8,
    ) -> Result<Question, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        let index = usize::from(seat);
        let (_, position) = position_of(state.game()?, state.room(), asker.player, index)?;
        let hint = self.thinking.hint(asker, position)?;
        let version = state.log_length(index) as u32;
        if let Some(game) = &mut state.game
            && !game.hinted[index]
        {
            self.store.take_hint(id, index).await?;
            game.hinted[index] = true;
            running.notify();
        }
        Ok(Question { version, seat, hint })
    }
}

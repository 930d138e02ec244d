//! Asking what the decisions of one's own position are worth.

use troyes_host::{GameId, position_of};

use super::{Failed, Running, State, Tables};
use crate::asker::Asker;
use crate::metrics;
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
        let version = self.mark(id, &running, &mut state, index).await?;
        metrics::hint_taken("server");
        Ok(Question { version, seat, hint })
    }

    /// Marks the seat of a player who asks a solver of their own about the position that they face now, and returns the version of the
    /// seat that it is about.
    ///
    /// # Errors
    ///
    /// [`Failed`] if the player may not ask, or it could not be stored.
    pub(crate) async fn take_hint(
        &self,
        id: GameId,
        asker: Asker,
        seat: u8,
    ) -> Result<u32, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        let index = usize::from(seat);
        position_of(state.game()?, state.room(), asker.player, index)?;
        let version = self.mark(id, &running, &mut state, index).await?;
        metrics::hint_taken("browser");
        Ok(version)
    }

    /// Keeps that a seat has taken a hint, and returns its version.
    async fn mark(
        &self,
        id: GameId,
        running: &Running,
        state: &mut State,
        seat: usize,
    ) -> Result<u32, Failed> {
        if let Some(game) = &mut state.game
            && !game.hinted[seat]
        {
            self.store.take_hint(id, seat).await?;
            game.hinted[seat] = true;
            running.notify();
        }
        Ok(state.log_length(seat) as u32)
    }
}

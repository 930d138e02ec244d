//! What somebody may see of a table.

use std::sync::atomic::Ordering;

use tokio::sync::broadcast;

use troyes_host::{Game, GameId, PlayerId};
use troyes_store::StoreError;
use troyes_wire::{MessageView, Refusal, RoomView, TableView};

use super::{Change, Failed, Running, State, Tables, talking};

/// Everything that one viewer may see of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Grows with every change.
    pub(crate) version: u64,
    /// The table that people gather at, if there is one.
    pub(crate) room: Option<RoomView>,
    /// The game, once it has begun.
    pub(crate) table: Option<TableView>,
    /// What was written after the sequence that was asked for.
    pub(crate) messages: Vec<MessageView>,
}

impl Tables {
    /// A game as it is now.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such game, or it could not be read.
    pub(crate) async fn game(&self, id: GameId) -> Result<Game, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        self.look_for_game(id, &running, &mut state).await?;
        Ok(state.game()?.clone())
    }

    /// A game as somebody may see it.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such game, or it could not be read.
    pub(crate) async fn game_view(
        &self,
        id: GameId,
        viewer: Option<PlayerId>,
    ) -> Result<TableView, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        self.look_for_game(id, &running, &mut state).await?;
        let now = self.store.time();
        Ok(state.game()?.view(state.room(), viewer, self.thinking.is_there(), &[], now))
    }

    /// Reads a table again where people only gather as far as this server knows: before it denies that there is a game, since another server
    /// may have begun it.
    pub(super) async fn look_for_game(
        &self,
        id: GameId,
        running: &Running,
        state: &mut State,
    ) -> Result<(), StoreError> {
        if state.game.is_none() && self.refresh(id, state).await? {
            running.notify();
        }
        Ok(())
    }

    /// Whether there is a table with this name, gathering or playing.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is none, or it could not be read.
    pub(crate) async fn must_exist(&self, id: GameId) -> Result<(), Failed> {
        self.find(id).await.map(drop)
    }

    /// Lets somebody look at a table, if they may.
    ///
    /// Nothing derived from a running game is shown past what its asker has seen. A branch that goes on with the dice of a game that is
    /// still being played belongs to the player who played that one alone: nobody else sees it before the other is over. Everything else
    /// can be looked at by everybody who has the link, as far as views show it. What has the dice of a deal of the day is for those who have finished
    /// that one, and for the player of a ranked try, until its seed is published.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such table, they may not look at it, or it could not be read.
    pub(crate) async fn admit(&self, id: GameId, viewer: Option<PlayerId>) -> Result<(), Failed> {
        let running = self.find(id).await?;
        let state = running.state.lock().await;
        let game = state.game.as_ref();
        let could_reveal = game.is_some_and(|game| game.could_reveal_dice(viewer));
        let secret_day = game.and_then(|game| game.secret_day(self.store.time()));
        let own = game
            .is_some_and(|game| game.is_ranked_and_running() && game.is_played_alone_by(viewer));
        drop(state);
        if let Some(day) = secret_day.filter(|_| !own)
            && !self.has_finished(day, viewer).await?
        {
            return Err(Refusal::DaySecret.into());
        }
        if could_reveal && self.store.has_dice_of_running(id).await? {
            return Err(Refusal::DiceSecret.into());
        }
        Ok(())
    }

    /// A table as somebody may see it, with what was written after a sequence, and without the half-days of each seat that they have got.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such table, or it could not be read.
    pub(crate) async fn look(
        &self,
        id: GameId,
        viewer: Option<PlayerId>,
        after: u64,
        left_out: &[usize],
    ) -> Result<Look, Failed> {
        let running = self.find(id).await?;
        let state = running.state.lock().await;
        let version = running.version.load(Ordering::Acquire);
        let room = state
            .gathering
            .as_ref()
            .map(|gathering| self.room_view(id, gathering, state.game.as_ref(), viewer));
        let solver = self.thinking.is_there();
        let now = self.store.time();
        let game = state.game.as_ref();
        let table = game.map(|game| game.view(state.room(), viewer, solver, left_out, now));
        let messages = talking::views(id, &state, viewer, after);
        Ok(Look { version, room, table, messages })
    }

    /// Hears of everything that is new at a table from now on. A listener that falls behind is notified of it by the channel, and looks again.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such table, or it could not be read.
    pub(crate) async fn listen(&self, id: GameId) -> Result<broadcast::Receiver<Change>, Failed> {
        Ok(self.find(id).await?.changes.subscribe())
    }
}

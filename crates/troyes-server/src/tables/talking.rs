//! Words and signs at a table.

use troyes_host::{GameId, PlayerId, talk};
use troyes_store::{NewMessage, Notice, StoreError};
use troyes_wire::{Channel, MessageView, Reaction, Refusal};

use super::{Change, Failed, Running, State, Tables};

/// Messages of a table that newcomers see.
pub(super) const REMEMBERED: u32 = 200;

/// What a viewer may read of what was written after a sequence.
pub(super) fn views(
    id: GameId,
    state: &State,
    viewer: Option<PlayerId>,
    after: u64,
) -> Vec<MessageView> {
    let Some(room) = state.room() else { return Vec::new() };
    let is_over = state.game.as_ref().is_some_and(|game| game.table.is_finished());
    let new = state.messages.iter().filter(|message| message.sequence > after);
    talk::views(id, room, is_over, viewer, new)
}

impl Tables {
    /// Keeps what somebody writes, and returns its sequence.
    ///
    /// # Errors
    ///
    /// [`Failed`] if they may not, or it could not be stored.
    pub(crate) async fn say(
        &self,
        id: GameId,
        player: PlayerId,
        command_id: &str,
        text: &str,
    ) -> Result<u64, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        let Speaker { seat, name } = self.speaker(&state, player).await?;
        let message = NewMessage {
            channel: if seat.is_some() { Channel::Table } else { Channel::Watchers },
            player,
            name,
            command_id: command_id.to_owned(),
            text: talk::checked_text(text)?,
        };
        // What is sent again may have been stored the first time.
        let sequence = self.store.say(id, &message).await.map_err(StoreError::doubted)?;
        match self.store.messages(id, REMEMBERED).await {
            Ok(messages) => state.messages = messages,
            // It is stored, and shown when the table is read again.
            Err(error) => tracing::warn!(%error, game = %id, "messages could not be read"),
        }
        drop(state);
        running.notify();
        Ok(sequence)
    }

    /// Shows everybody a sign. Signs are not kept.
    ///
    /// # Errors
    ///
    /// [`Failed`] if they may not, or the table could not be read.
    pub(crate) async fn react(
        &self,
        id: GameId,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<(), Failed> {
        let running = self.find(id).await?;
        let state = running.state.lock().await;
        let Speaker { seat, name } = self.speaker(&state, player).await?;
        drop(state);
        let text = serde_json::to_string(&(seat, &name, reaction)).expect("a sign is JSON");
        self.announce(&Notice::Reacted { game: id, text }).await;
        running.show(Change::Reacted { seat, name, reaction });
        Ok(())
    }

    /// Who speaks, if they may.
    async fn speaker(&self, state: &State, player: PlayerId) -> Result<Speaker, Failed> {
        let seat = talk::place_of_speaker(state.room(), player)?;
        let at_table = state.room().and_then(|room| room.name_of(player));
        let name = match at_table {
            Some(name) => Some(name.to_owned()),
            None => self.store.player(player).await?.and_then(|player| player.name),
        };
        Ok(Speaker { seat, name: name.ok_or(Refusal::NoName)? })
    }
}

impl Running {
    pub(super) fn show(&self, change: Change) {
        // Nobody listening is not an error.
        let _ = self.changes.send(change);
    }
}

struct Speaker {
    seat: Option<u8>,
    name: String,
}

//! Words and signs at a table.

use sha2::{Digest as _, Sha256};

use super::{Change, Running, State, Tables};
use crate::store::{GameId, NewMessage, Notice, PlayerId, StoreError, StoredMessage};
use troyes_wire::{Channel, MessageView, Reaction, Verdict};

/// Messages of a table that newcomers see.
pub(super) const REMEMBERED: u32 = 200;

/// Characters of a message at the most.
const LONGEST: usize = 500;

const TABLE: &str = "table";
const WATCHERS: &str = "watchers";

/// What a viewer may read of what was written after a number.
pub(super) fn views(
    id: GameId,
    state: &State,
    viewer: Option<PlayerId>,
    after: u64,
) -> Vec<MessageView> {
    let Some(gathering) = &state.gathering else { return Vec::new() };
    let sits = viewer.is_some_and(|viewer| gathering.room.place_of(viewer).is_some());
    let over = state.game.as_ref().is_some_and(|game| game.table.is_finished());
    let may_read = |message: &&StoredMessage| message.channel == TABLE || !sits || over;
    let view = |message: &StoredMessage| MessageView {
        number: message.number as u32,
        channel: if message.channel == TABLE { Channel::Table } else { Channel::Watchers },
        seat: gathering.room.place_of(message.player).map(|place| place as u8),
        writer: writer(id, message.player),
        name: message.name.clone(),
        text: message.text.clone(),
        at: message.created_at,
        yours: viewer == Some(message.player),
    };
    let new = state.messages.iter().filter(|message| message.number > after);
    new.filter(may_read).map(view).collect()
}

/// A name for somebody at one table, which says nothing about them at another.
fn writer(id: GameId, player: PlayerId) -> String {
    let hash = Sha256::new().chain_update(id.0).chain_update(player.0).finalize();
    hash[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Words as they are kept: in one line, without blanks around them. Nothing if nothing is left, or too much.
fn checked_text(text: &str) -> Option<String> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    let length = text.chars().count();
    (1..=LONGEST).contains(&length).then(|| text.to_owned())
}

impl Tables {
    /// Keeps what somebody writes, or says why not; nothing if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored.
    pub(crate) async fn say(
        &self,
        id: GameId,
        player: PlayerId,
        wish: &str,
        text: &str,
    ) -> Result<Option<Verdict>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let mut state = running.state.lock().await;
        let speaker = match self.speaker(&state, player).await? {
            Ok(speaker) => speaker,
            Err(refused) => return Ok(Some(refused)),
        };
        let Some(text) = checked_text(text) else {
            return Ok(Some(Verdict::refused("bad-text", "a message has 1 to 500 characters")));
        };
        let channel = if speaker.seat.is_some() { TABLE } else { WATCHERS };
        let message = NewMessage {
            channel: channel.to_owned(),
            player,
            name: speaker.name,
            command: wish.to_owned(),
            text,
        };
        // What is sent again may have been stored the first time.
        let number = self.store.say(id, &message).await.map_err(StoreError::doubted)?;
        match self.store.messages(id, REMEMBERED).await {
            Ok(messages) => state.messages = messages,
            // It is stored, and told when the table is read again.
            Err(error) => tracing::warn!(%error, game = %id, "messages could not be read"),
        }
        drop(state);
        running.tell();
        Ok(Some(Verdict::Accepted { number: number as u32 }))
    }

    /// Shows everybody a sign, or says why not; nothing if there is no such table. Signs are not kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the table could not be read.
    pub(crate) async fn react(
        &self,
        id: GameId,
        player: PlayerId,
        reaction: Reaction,
    ) -> Result<Option<Verdict>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let state = running.state.lock().await;
        let Speaker { seat, name } = match self.speaker(&state, player).await? {
            Ok(speaker) => speaker,
            Err(refused) => return Ok(Some(refused)),
        };
        drop(state);
        let text = serde_json::to_string(&(seat, &name, reaction)).expect("a sign is JSON");
        self.announce(&Notice::Reacted { game: id, text }).await;
        running.show(Change::Reacted { seat, name, reaction });
        Ok(Some(Verdict::Accepted { number: 0 }))
    }

    /// Who speaks, if they may.
    async fn speaker(
        &self,
        state: &State,
        player: PlayerId,
    ) -> Result<Result<Speaker, Verdict>, StoreError> {
        let Some(gathering) = &state.gathering else {
            return Ok(Err(Verdict::refused("no-table", "nobody gathers at this game")));
        };
        if !gathering.room.options().chat {
            return Ok(Err(Verdict::refused("chat-off", "the host has switched the chat off")));
        }
        if gathering.room.has_removed(player) {
            return Ok(Err(Verdict::refused("removed", "the host has removed you")));
        }
        let seat = gathering.room.place_of(player).map(|place| place as u8);
        let name = match gathering.room.name_of(player) {
            Some(name) => Some(name.to_owned()),
            None => self.store.player(player).await?.and_then(|player| player.name),
        };
        Ok(match name {
            Some(name) => Ok(Speaker { seat, name }),
            None => Err(Verdict::refused("no-name", "tell us your name first")),
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts() {
        assert_eq!(checked_text("  <b>hello</b>\n").as_deref(), Some("<b>hello</b>"));
        assert_eq!(checked_text("a\u{0}b\tc").as_deref(), Some("a b c"));
        assert_eq!(checked_text(" \n "), None);
        assert!(checked_text(&"骰".repeat(500)).is_some());
        assert_eq!(checked_text(&"x".repeat(501)), None);
    }
}

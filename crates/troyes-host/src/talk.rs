//! What people may say at a table, and who reads it.

use sha2::{Digest as _, Sha256};
use troyes_wire::{Channel, MessageView, Refusal};

use crate::ids::{GameId, PlayerId};
use crate::room::Room;

/// Characters of a message at the most.
const LONGEST: usize = 500;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its place in the order of messages of its game or room, from 1.
    pub sequence: u64,
    /// To whom.
    pub channel: Channel,
    /// Who said it.
    pub player: PlayerId,
    /// The speaker's name at that time.
    pub name: String,
    /// The words.
    pub text: String,
    /// In milliseconds since 1970.
    pub created_at: u64,
}

/// Checks whether somebody may speak at a table, and gives their place, if they have one.
///
/// # Errors
///
/// [`Refusal`] if they may not.
pub fn place_of_speaker(room: Option<&Room>, player: PlayerId) -> Result<Option<u8>, Refusal> {
    let room = room.ok_or(Refusal::NoTable)?;
    if !room.options().chat {
        return Err(Refusal::ChatOff);
    }
    if room.has_removed(player) {
        return Err(Refusal::Removed);
    }
    Ok(room.place_of(player).map(|place| place as u8))
}

/// Words as they are kept: in one line, without blanks around them.
///
/// # Errors
///
/// [`Refusal::BadText`] if nothing is left, or too much.
pub fn checked_text(text: &str) -> Result<String, Refusal> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    let length = text.chars().count();
    if (1..=LONGEST).contains(&length) { Ok(text.to_owned()) } else { Err(Refusal::BadText) }
}

/// What a viewer may read of messages. Players read what spectators write only when the game is over.
#[must_use]
pub fn views<'a>(
    id: GameId,
    room: &Room,
    is_over: bool,
    viewer: Option<PlayerId>,
    messages: impl IntoIterator<Item = &'a Message>,
) -> Vec<MessageView> {
    let sits = viewer.is_some_and(|viewer| room.place_of(viewer).is_some());
    let may_read = |message: &&Message| message.channel == Channel::Table || !sits || is_over;
    let view = |message: &Message| MessageView {
        sequence: message.sequence as u32,
        channel: message.channel,
        seat: room.place_of(message.player).map(|place| place as u8),
        writer: writer(id, message.player),
        name: message.name.clone(),
        text: message.text.clone(),
        at: message.created_at,
        yours: viewer == Some(message.player),
    };
    messages.into_iter().filter(may_read).map(view).collect()
}

/// A name for somebody at one table, which says nothing about them at another.
fn writer(id: GameId, player: PlayerId) -> String {
    let hash = Sha256::new().chain_update(id.0).chain_update(player.0).finalize();
    hex::encode(&hash[..6])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts() {
        assert_eq!(checked_text("  <b>hello</b>\n").as_deref(), Ok("<b>hello</b>"));
        assert_eq!(checked_text("a\u{0}b\tc").as_deref(), Ok("a b c"));
        assert_eq!(checked_text(" \n "), Err(Refusal::BadText));
        assert!(checked_text(&"骰".repeat(500)).is_ok());
        assert_eq!(checked_text(&"x".repeat(501)), Err(Refusal::BadText));
    }
}

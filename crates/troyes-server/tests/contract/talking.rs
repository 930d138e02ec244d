//! Words and signs.

use serde_json::json;
use troyes_wire::{Channel, Command, Reaction, RoomCommand, ServerMessage, Verdict};

use super::rooms::two_at_a_table;
use crate::support::{Running, Socket};

async fn say(socket: &mut Socket, id: &str, text: &str) -> Verdict {
    socket.send_command(id, Command::Say { text: text.to_owned() }).await
}

fn code(verdict: &Verdict) -> &str {
    match verdict {
        Verdict::Refused(troyes_wire::Problem { code, .. }) => code,
        Verdict::Accepted { .. } => "accepted",
        Verdict::Unknown => "unknown",
    }
}

#[tokio::test]
async fn people_talk() {
    let server = Running::fresh().await;
    let (table, [mut ada, mut blaise], [first, _]) = two_at_a_table(&server, json!({})).await;
    let watcher = server.browser().named("Carla").await;
    let mut watching = watcher.socket(&table).await;
    let markup = "<img src=x onerror=alert(1)> hello";
    assert_eq!(say(&mut ada, "one", markup).await, Verdict::Accepted { sequence: 1 });
    assert_eq!(
        say(&mut ada, "one", markup).await,
        Verdict::Accepted { sequence: 1 },
        "counts once"
    );
    blaise.until(|socket| !socket.said.is_empty()).await;
    assert_eq!(blaise.said.len(), 1);
    let message = &blaise.said[0];
    assert_eq!((message.text.as_str(), message.name.as_str()), (markup, "Ada"));
    assert_eq!((message.seat, message.channel, message.yours), (Some(0), Channel::Table, false));
    // Spectators talk to spectators.
    assert!(matches!(
        say(&mut watching, "two", "take the red one").await,
        Verdict::Accepted { .. }
    ));
    watching.until(|socket| socket.said.len() == 2).await;
    assert_eq!(watching.said[1].channel, Channel::Watchers);
    assert!(say(&mut blaise, "three", "your turn").await != Verdict::Accepted { sequence: 0 });
    blaise.until(|socket| socket.said.len() == 2).await;
    assert!(blaise.said.iter().all(|message| message.channel == Channel::Table));
    // Newcomers and those who come back read what was written.
    let mut back = first.socket(&table).await;
    back.until(|socket| socket.said.len() == 2).await;
    assert!(back.said[0].yours);
    for (text, expected) in [("", "bad-text"), (&"x".repeat(501) as &str, "bad-text")] {
        assert_eq!(code(&say(&mut back, "four", text).await), expected);
    }
    // A sign is seen by everybody at once, and not kept.
    let sign = Command::React { reaction: Reaction::Applause };
    assert!(matches!(blaise.send_command("five", sign).await, Verdict::Accepted { .. }));
    loop {
        if let ServerMessage::Reacted { seat, name, reaction } = ada.next().await {
            assert_eq!((seat, name.as_str(), reaction), (Some(1), "Blaise", Reaction::Applause));
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn the_host_can_have_silence() {
    let server = Running::fresh().await;
    let (_, [mut ada, mut blaise], _) = two_at_a_table(&server, json!({})).await;
    let mut options = ada.room().options.clone();
    options.chat = false;
    ada.change_room(RoomCommand::SetOptions { options: options.clone() }).await;
    blaise.until(|socket| !socket.room().options.chat).await;
    assert_eq!(code(&say(&mut blaise, "a", "hello").await), "chat-off");
    let other = RoomCommand::SetOptions { options: options.clone() };
    assert_eq!(blaise.refused_room(other).await, "begun");
    options.banquets = true;
    assert_eq!(ada.refused_room(RoomCommand::SetOptions { options }).await, "begun");
    server.stop().await;
}

#[tokio::test]
async fn nobody_shouts_all_the_time() {
    let server = Running::fresh().await;
    let (_, [mut ada, _], _) = two_at_a_table(&server, json!({})).await;
    let mut codes = Vec::new();
    for number in 0..8 {
        codes.push(code(&say(&mut ada, &number.to_string(), "hey").await).to_owned());
    }
    assert_eq!(codes.iter().filter(|code| *code == "accepted").count(), 5);
    assert!(codes[5..].iter().all(|code| code == "too-many"));
    server.stop().await;
}

//! Nobody gets in where they do not belong.

use std::time::Duration;

use futures_util::SinkExt as _;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use troyes_wire::{Command, RoomCommand, SeatCommand, ServerMessage, Verdict};

use super::rooms::{take_turn, two_at_a_table};
use crate::support::{Running, Socket};

/// The code with which a command is refused.
async fn refused(socket: &mut Socket, id: &str, command: Command) -> String {
    match socket.send_command(id, command).await {
        Verdict::Refused(troyes_wire::Problem { code, .. }) => code,
        accepted => panic!("{accepted:?}"),
    }
}

#[tokio::test]
async fn commands_from_wrong_seats() {
    let server = Running::fresh().await;
    let (table, [mut ada, mut blaise], _) = two_at_a_table(&server, json!({})).await;
    let (other, [mut carla, _], _) = two_at_a_table(&server, json!({})).await;
    assert_ne!(table, other);
    let watcher = server.browser().named("Dora").await;
    let mut watching = watcher.socket(&table).await;
    let mut nameless = server.browser().socket(&table).await;
    ada.act(0, SeatCommand::GoOn).await;
    let go_on = |seat: u8| Command::Play { seat, command: SeatCommand::GoOn };
    let back = |seat: u8| Command::Play { seat, command: SeatCommand::TakeBack { keep: 0 } };
    for seat in [0, 1, 2, 255] {
        for command in [go_on(seat), back(seat)] {
            assert_eq!(refused(&mut watching, "a", command.clone()).await, "not-your-seat");
            assert_eq!(refused(&mut nameless, "a", command).await, "not-your-seat");
        }
    }
    assert_eq!(refused(&mut blaise, "a", back(0)).await, "not-your-seat");
    for (command, expected) in [
        (RoomCommand::Start, "begun"),
        (RoomCommand::Close, "begun"),
        // During a game standing up is leaving a seat.
        (RoomCommand::Stand, "not-your-seat"),
    ] {
        let code = refused(&mut watching, "b", Command::Room { command }).await;
        assert_eq!(code, expected);
    }
    // A command that was sent at another table is another command.
    let offer = crate::support::decide(&ada.view().seats[0].offers[0]);
    let verdict = ada.command("same", 0, offer).await;
    assert!(matches!(verdict, Verdict::Accepted { sequence: 2 }), "{verdict:?}");
    let again = ada.command("same", 0, SeatCommand::TakeBack { keep: 0 }).await;
    assert_eq!(again, verdict, "the same name is the same command");
    carla.act(0, SeatCommand::GoOn).await;
    let offer = crate::support::decide(&carla.view().seats[0].offers[0]);
    assert!(matches!(carla.command("same", 0, offer).await, Verdict::Accepted { .. }));
    // Nobody can pretend to be a bot or a clock.
    for id in ["clock/1", "bot/9", "", &"x".repeat(101)] {
        assert_eq!(refused(&mut blaise, id, go_on(1)).await, "bad-id");
    }
    take_turn(&mut blaise, 1).await;
    server.stop().await;
}

#[tokio::test]
async fn forged_and_foreign() {
    let server = Running::fresh().await;
    let (table, [ada, _], [first, _]) = two_at_a_table(&server, json!({})).await;
    drop(ada);
    // A cookie that was tampered with is no cookie: its bearer only watches.
    let forged = first.cookie().replace("troyes_player=", "troyes_player=A");
    let stranger = server.browser();
    let mut socket = stranger.try_socket(&table, &[("cookie", &forged)]).await.unwrap();
    let go_on = Command::Play { seat: 0, command: SeatCommand::GoOn };
    assert_eq!(refused(&mut socket, "a", go_on).await, "not-your-seat");
    assert!(socket.view().seats.iter().all(|seat| !seat.yours));
    let foreign = [("origin", "https://evil.example")];
    assert!(first.try_socket(&table, &foreign).await.is_err());
    server.stop().await;
}

/// A sender of too much, too large or nonsense is answered or disconnected; nobody else notices.
#[tokio::test]
async fn floods_and_garbage() {
    let server = Running::fresh().await;
    let (table, [mut ada, blaise], [_, second]) = two_at_a_table(&server, json!({})).await;
    drop(blaise);
    let mut flood = second.socket(&table).await;
    for garbage in ["", "{", "[]", "{\"id\":1}", "{\"command\":{\"type\":\"fly\"}}"] {
        flood.send_text(garbage).await;
        let problem = loop {
            if let ServerMessage::Problem(problem) = flood.next().await {
                break problem;
            }
        };
        assert_eq!(problem.code, "bad-message");
    }
    for _ in 0..400 {
        if flood.stream.send(Message::text("{}")).await.is_err() {
            break;
        }
    }
    let mut last = None;
    while let Some(message) = flood.try_next().await {
        last = Some(message);
    }
    assert!(
        matches!(last, Some(ServerMessage::Problem(ref problem)) if problem.code == "too-many")
    );
    let mut large = second.socket(&table).await;
    large.send_text(&"x".repeat(10_000)).await;
    // Shown the door, after whatever else there was to say.
    while large.try_next().await.is_some() {}
    ada.act(0, SeatCommand::GoOn).await;
    server.stop().await;
}

/// Somebody who does not read keeps nobody waiting.
#[tokio::test]
async fn slow_readers() {
    let server = Running::fresh().await;
    let (_, [mut ada, blaise], _) = two_at_a_table(&server, json!({"pace": "own"})).await;
    let slow = blaise;
    let played = tokio::time::timeout(Duration::from_secs(60), async {
        while !ada.view().seats[0].finished {
            take_turn(&mut ada, 0).await;
            ada.act(0, SeatCommand::GoOn).await;
        }
    });
    played.await.expect("nobody waits for somebody who does not read");
    drop(slow);
    server.stop().await;
}

//! Playing over the socket.

use serde_json::json;
use troyes_record::Record;
use troyes_wire::{Answer, Decision, SeatCommand, ServerMessage, Verdict};

use crate::support::{Running, decide};

#[tokio::test]
async fn a_whole_game_over_the_socket() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({"banquets": true, "columns": {"type": "rolled"}})).await;
    let mut socket = ada.socket(&game).await;
    let first = socket.view().clone();
    assert!(first.head.counts && first.head.banquets && first.head.commitment.is_some());
    assert_eq!((first.head.seed.clone(), first.head.id.clone()), (None, game.clone()));
    assert!(first.seats[0].yours && first.seats[0].chronicle.is_empty());
    socket.play_out(|offers| &offers[0]).await;

    let view = socket.view().clone();
    assert!(view.head.finished && view.head.seed.is_some());
    let seat = &view.seats[0];
    assert_eq!(seat.chronicle.len(), 16);
    assert_eq!(seat.chronicle[15].total, seat.sheet.score.total);
    let points: i32 = seat
        .chronicle
        .iter()
        .flat_map(|played| &played.turn)
        .map(|step| i32::from(step.points))
        .sum();
    let start = i32::from(first.seats[0].sheet.score.total);
    assert_eq!(start + points, i32::from(seat.sheet.score.total));
    assert!(seat.chronicle.iter().all(|played| played.dice.len() == 4 && !played.turn.is_empty()));
    assert!(
        seat.chronicle[..4].iter().all(|played| played.event.is_empty()),
        "no attacks before day 3"
    );
    assert!(socket.heard[0] == ("table".to_owned(), true));

    // What anybody sees is the same, and so is what the record says.
    let other = server.browser();
    let seen = other.view(&game).await;
    assert_eq!(seen.seats[0].sheet, seat.sheet);
    assert_eq!(seen.seats[0].chronicle, seat.chronicle);
    assert_eq!(seen.seats[0].feats, seat.feats);
    let record = other.get(&format!("/api/games/{game}/record")).await;
    let verdict = Record::from_json(record.text.as_bytes()).unwrap().verify().unwrap();
    assert!(verdict.finished);
    assert_eq!(verdict.game.totals().next(), Some(seat.sheet.score.total));
    server.stop().await;
}

/// Everybody on one device, going on together.
#[tokio::test]
async fn three_people_pass_the_device_around() {
    let server = Running::fresh().await;
    let home = server.browser();
    let game = home.start(&["Ada", "Blaise", "Ada"], json!({"pace": "together"})).await;
    let mut socket = home.socket(&game).await;
    socket.act(1, SeatCommand::GoOn).await;
    assert!(socket.view().seats.iter().all(|seat| seat.version == 1 && seat.chronicle.len() == 1));
    let offer = decide(&socket.view().seats[2].offers[0]);
    socket.act(2, offer).await;
    let refused = socket.command("early", 2, SeatCommand::GoOn).await;
    assert!(
        matches!(refused, Verdict::Refused(troyes_wire::Problem { ref code, .. }) if code.ends_with("pending")),
        "{refused:?}"
    );
    socket.act(2, SeatCommand::TakeBack { keep: 0 }).await;
    assert_eq!(socket.view().seats[2].decided, 0);
    socket.play_out(|offers| offers.last().unwrap()).await;
    let scores: Vec<u16> = socket.view().seats.iter().map(|seat| seat.sheet.score.total).collect();
    let history = home.get("/api/games").await.json();
    assert_eq!(history["games"][0]["scores"], json!(scores));
    assert_eq!(history["games"][0]["half_day"], 16);
}

/// The same command again has the same answer and happens once; only seats that look different are sent.
#[tokio::test]
async fn commands_count_once_and_only_changes_are_sent() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada", "Blaise"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    for _ in 0..3 {
        assert_eq!(
            socket.command("go", 0, SeatCommand::GoOn).await,
            Verdict::Accepted { sequence: 1 }
        );
    }
    let kinds: Vec<&str> = socket.heard.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["table", "changed", "answer", "answer", "answer"]);
    // Another window of the same player hears of it, and only of the seat that has changed.
    let mut window = ada.socket(&game).await;
    let offer = decide(&socket.view().seats[0].offers[0]);
    socket.act(0, offer).await;
    match window.next().await {
        ServerMessage::Changed { seats, .. } => {
            assert_eq!(seats.iter().map(|change| change.seat).collect::<Vec<_>>(), [0]);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(window.view(), socket.view());
}

/// Only what is new of a chronicle travels, and what comes of that is the whole.
#[tokio::test]
async fn changes_add_up_to_the_whole() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    for half_day in 0..6 {
        socket.act(0, SeatCommand::GoOn).await;
        while !socket.view().seats[0].done {
            let offer = decide(&socket.view().seats[0].offers[0]);
            socket.act(0, offer).await;
        }
        if half_day % 2 == 1 {
            socket.act(0, SeatCommand::TakeBack { keep: 0 }).await;
            assert_eq!(socket.view(), ada.socket(&game).await.view());
            while !socket.view().seats[0].done {
                let offer = decide(socket.view().seats[0].offers.last().unwrap());
                socket.act(0, offer).await;
            }
        }
        assert_eq!(socket.view(), ada.socket(&game).await.view());
    }
    assert_eq!(socket.view().seats[0].chronicle.len(), 6);
}

#[tokio::test]
async fn others_watch_and_decide_nothing() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut playing = ada.socket(&game).await;
    playing.act(0, SeatCommand::GoOn).await;
    let blaise = server.browser();
    blaise.put("/api/me", &json!({"name": "Blaise"})).await;
    let mut watching = blaise.socket(&game).await;
    let seat = &watching.view().seats[0];
    assert!(!seat.yours && seat.offers.is_empty() && seat.chronicle.is_empty());
    assert_eq!(seat.board.now, None, "the dice are seen when the half-day is closed");
    let refused = watching.command("mine", 0, SeatCommand::GoOn).await;
    assert!(
        matches!(refused, Verdict::Refused(troyes_wire::Problem { ref code, .. }) if code == "not-your-seat")
    );
    // A half-day that is closed is sent.
    while playing.view().seats[0].chronicle.len() < 2 {
        playing.step(|offers| &offers[0]).await;
    }
    while watching.view().seats[0].chronicle.is_empty() {
        watching.next().await;
    }
    assert_eq!(watching.view().seats[0].chronicle[0], playing.view().seats[0].chronicle[0]);
    assert_eq!(watching.view().seats[0].chronicle.len(), 1);
}

/// What cannot be read or is not legal is answered, changes nothing, and leaves the socket open.
#[tokio::test]
async fn garbage_on_the_socket() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    let before = socket.view().clone();
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{\"id\":1}",
        "\u{0}",
        r#"["a",{"type":"play","seat":0,"command":{"type":"go_on"}}]"#,
    ] {
        socket.send_text(text).await;
        match socket.next().await {
            ServerMessage::Problem(problem) => assert_eq!(problem.code, "bad-message", "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    // Whatever has an id is answered by it, so that nobody waits and sends it again.
    for text in [
        r#"{"id":"b","seat":0,"command":{"type":"go_on"}}"#,
        r#"{"id":"b"}"#,
        r#"{"command":[],"id":"b"}"#,
        r#"{"id":"b","command":{"type":"fly"}}"#,
        r#"{"id":"b","command":{"type":"play","seat":256,"command":{"type":"go_on"}}}"#,
        r#"{"id":"b","command":{"type":"play","seat":-1,"command":{"type":"go_on"}}}"#,
        r#"{"id":"b","command":{"type":"play","seat":0,"command":{"type":"explode"}}}"#,
    ] {
        socket.send_text(text).await;
        let ServerMessage::Answer(Answer { id, verdict }) = socket.next().await else {
            panic!("{text}")
        };
        assert_eq!(id, "b", "{text}");
        assert!(
            matches!(verdict, Verdict::Refused(troyes_wire::Problem { ref code, .. }) if code == "bad-message"),
            "{text}: {verdict:?}"
        );
    }
    use futures_util::SinkExt as _;
    use tokio_tungstenite::tungstenite::Message;
    socket.stream.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert!(
        matches!(socket.next().await, ServerMessage::Problem(problem) if problem.code == "not-text")
    );
    let bad = SeatCommand::Decide { decision: Decision::Relief };
    for (id, seat, command, expected) in [
        ("a", 9, SeatCommand::GoOn, "not-your-seat"),
        ("a", 0, SeatCommand::TakeBack { keep: 3 }, "nothing-to-take-back"),
        ("a", 0, bad, "not-rolled"),
        ("", 0, SeatCommand::GoOn, "bad-id"),
        ("a\0b", 0, SeatCommand::GoOn, "bad-id"),
        (&"x".repeat(101), 0, SeatCommand::GoOn, "bad-id"),
    ] {
        let verdict = socket.command(id, seat, command).await;
        assert!(
            matches!(verdict, Verdict::Refused(troyes_wire::Problem { ref code, .. }) if code == expected),
            "{verdict:?}"
        );
    }
    assert_eq!(*socket.view(), before);
    assert_eq!(ada.view(&game).await, before);
    // Too long is too much.
    for long in [Message::text("x".repeat(5_000)), Message::binary(vec![0; 5_000])] {
        let mut socket = ada.socket(&game).await;
        socket.stream.send(long).await.unwrap();
        let last = loop {
            use futures_util::StreamExt as _;
            match socket.stream.next().await {
                Some(Ok(Message::Close(Some(frame)))) => break frame,
                Some(Ok(_)) => {}
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(u16::from(last.code), 1009);
    }
}

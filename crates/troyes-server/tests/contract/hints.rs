//! What decisions are worth: who may ask, about what, and what it costs.

use serde_json::{Value, json};
use troyes_wire::{
    Command, Depth, Hall, HintView, Hints, History, Level, RoomCommand, SeatCommand, ServerMessage,
    Verdict,
};

use super::records::upload;
use super::rooms::{take_turn, two_at_a_table};
use crate::support::{Running, Socket};

/// Asks for a hint, and gives everything that is found until nothing better comes.
async fn hints(socket: &mut Socket, seat: u8) -> Vec<HintView> {
    let verdict = socket.send_command("a hint", Command::Hint { seat }).await;
    assert!(matches!(verdict, Verdict::Accepted { .. }), "{verdict:?}");
    let mut found: Vec<HintView> = Vec::new();
    while !found.last().is_some_and(|hint| hint.complete) {
        if let ServerMessage::Hint { hint } = socket.next().await {
            found.push(hint);
        }
    }
    found
}

async fn refused(socket: &mut Socket, seat: u8) -> String {
    match socket.send_command("a hint", Command::Hint { seat }).await {
        Verdict::Refused(troyes_wire::Problem { code, .. }) => code,
        accepted => panic!("{accepted:?}"),
    }
}

#[tokio::test]
async fn every_decision_is_ranked() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({"banquets": true})).await;
    let mut socket = ada.socket(&game).await;
    assert_eq!(socket.view().head.hints, Hints::On);
    assert_eq!(refused(&mut socket, 0).await, "not-rolled");
    assert_eq!(refused(&mut socket, 1).await, "not-your-seat");
    assert!(!socket.view().seats[0].hinted, "what is refused costs nothing");
    socket.act(0, SeatCommand::GoOn).await;

    let found = hints(&mut socket, 0).await;
    let seat = &socket.view().seats[0];
    assert!(seat.hinted);
    let ways: usize = seat.offers.iter().map(|offer| offer.ways.len()).sum();
    for hint in &found {
        assert_eq!((hint.seat, hint.version), (0, seat.version));
        assert_eq!(hint.decisions.len(), ways, "all of them, the first time too");
        let (close, rest) = hint.decisions.split_at(hint.looked_at as usize);
        assert!(close.iter().all(|one| one.depth == Depth::Expectation));
        assert!(rest.iter().all(|one| one.depth == Depth::OnePly));
        assert!(close.is_sorted_by(|a, b| a.expected >= b.expected));
        for one in &hint.decisions {
            let parts = one.citizens.0.0 + one.rows.0.0 + one.resources.0.0;
            assert!((parts - one.expected.0.0).abs() <= 2, "{one:?}");
        }
    }
    // It can be played, and a position that is gone needs no hint.
    let best = found.last().unwrap().decisions[0];
    socket.act(0, SeatCommand::Decide { decision: best.decision }).await;
    while !socket.view().seats[0].done {
        let best = hints(&mut socket, 0).await.pop().unwrap().decisions[0];
        socket.act(0, SeatCommand::Decide { decision: best.decision }).await;
    }
    assert_eq!(refused(&mut socket, 0).await, "turn-finished");
    socket.play_out(|offers| &offers[0]).await;
    assert_eq!(refused(&mut socket, 0).await, "game-over");
    // The last half-day is arithmetic; until then it can be taken back and looked at again.
    server.stop().await;
}

#[tokio::test]
async fn only_where_it_is_allowed() {
    let server = Running::fresh().await;
    for allowed in [false, true] {
        let (table, [mut ada, mut blaise], _) =
            two_at_a_table(&server, json!({"pace": "own", "hints": allowed})).await;
        assert_eq!(ada.room().options.hints, allowed, "everybody sees it before they sit down");
        ada.act(0, SeatCommand::GoOn).await;
        blaise.act(1, SeatCommand::GoOn).await;
        let carla = server.browser().named("Carla").await;
        let mut watcher = carla.socket(&table).await;
        let mut stranger = server.browser().socket(&table).await;
        for seat in 0..3 {
            assert_eq!(refused(&mut watcher, seat).await, "not-your-seat");
            assert_eq!(refused(&mut stranger, seat).await, "not-your-seat");
        }
        assert_eq!(
            (watcher.view().head.hints, stranger.view().head.hints),
            (Hints::Off, Hints::Off)
        );
        assert_eq!(refused(&mut ada, 1).await, "not-your-seat");
        if allowed {
            assert_eq!(ada.view().head.hints, Hints::On);
            hints(&mut ada, 0).await;
            watcher.until(|socket| socket.view().seats[0].hinted).await;
            assert!(!watcher.view().seats[1].hinted, "nobody else's seat");
        } else {
            assert_eq!(ada.view().head.hints, Hints::Off);
            assert_eq!(refused(&mut ada, 0).await, "no-hints");
            assert!(!ada.view().seats[0].hinted);
        }
        // What was agreed on stays with the next host.
        let mut options = ada.room().options.clone();
        options.hints = !allowed;
        assert_eq!(ada.refused_room(RoomCommand::SetOptions { options }).await, "begun");
    }
    // With bots alone nobody could mind.
    let ada = server.browser().named("Ada").await;
    let table = ada.open_room("Ada", 2, json!({})).await;
    let mut socket = ada.sit(&table, "Ada").await;
    socket.change_room(RoomCommand::SetBot { place: 1, level: Level::Novice }).await;
    socket.change_room(RoomCommand::Start).await;
    socket.until(|socket| socket.view.is_some()).await;
    socket.act(0, SeatCommand::GoOn).await;
    hints(&mut socket, 0).await;
    assert_eq!(refused(&mut socket, 1).await, "not-your-seat");
    server.stop().await;
}

/// A player who takes a hint earns nothing by the game; others at the table do.
#[tokio::test]
async fn hints_cost_the_feats() {
    let server = Running::fresh().await;
    let (_, [mut ada, mut blaise], [first, second]) =
        two_at_a_table(&server, json!({"pace": "own", "hints": true})).await;
    ada.act(0, SeatCommand::GoOn).await;
    hints(&mut ada, 0).await;
    for (socket, seat) in [(&mut ada, 0), (&mut blaise, 1)] {
        while !socket.view().seats[seat].finished {
            take_turn(socket, seat).await;
            socket.act(seat as u8, SeatCommand::GoOn).await;
        }
    }
    let finished = async |browser: &crate::support::Browser| {
        browser.get("/api/me/feats").await.read::<Hall>().finished
    };
    assert_eq!((finished(&first).await, finished(&second).await), (0, 1));
    let marked = async |browser: &crate::support::Browser| {
        browser.get("/api/games").await.read::<History>().games[0].hinted
    };
    assert_eq!((marked(&first).await, marked(&second).await), (true, false));

    // Around one device, a hint for one seat is a hint for all of them.
    let game = first.start(&["Ada", "Blaise"], json!({})).await;
    let mut socket = first.socket(&game).await;
    socket.act(1, SeatCommand::GoOn).await;
    hints(&mut socket, 1).await;
    assert_eq!(socket.view().seats.iter().filter(|seat| seat.hinted).count(), 1);
    socket.play_out(|offers| &offers[0]).await;
    assert_eq!(finished(&first).await, 0);
    // The mark survives.
    let seen = first.at(&server.base).view(&game).await;
    assert!(seen.seats[1].hinted);
    server.stop().await;
}

/// Whoever has a solver of their own tells the server, and asks it nothing: the seat is marked as by any hint, and nobody thinks here.
#[tokio::test]
async fn a_hint_of_ones_own_solver_is_marked() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    let take = Command::TakeHint { seat: 0 };
    let code = |verdict| match verdict {
        Verdict::Refused(troyes_wire::Problem { code, .. }) => code,
        accepted => panic!("{accepted:?}"),
    };
    assert_eq!(code(socket.send_command("h", take.clone()).await), "not-rolled");
    assert!(!socket.view().seats[0].hinted, "what is refused costs nothing");
    socket.act(0, SeatCommand::GoOn).await;
    let mut stranger = server.browser().socket(&game).await;
    assert_eq!(code(stranger.send_command("h", take.clone()).await), "not-your-seat");
    let thought =
        async || metric(&ada.get("/metrics").await.text, "thought_seconds_count{kind=\"hint\"}");
    let (before, taken) = (thought().await, "hints_total{thinker=\"browser\"}");
    for _ in 0..2 {
        assert_eq!(socket.send_command("h", take.clone()).await, Verdict::Accepted { sequence: 1 });
        assert!(socket.view().seats[0].hinted, "everybody sees it before the answer");
    }
    assert_eq!(thought().await, before, "the server has not thought");
    assert!(metric(&ada.get("/metrics").await.text, taken) >= 2);
    socket.play_out(|offers| &offers[0]).await;
    assert_eq!(ada.get("/api/me/feats").await.read::<Hall>().finished, 0);
    assert!(ada.at(&server.base).view(&game).await.seats[0].hinted);

    let (_, [mut ada, _], _) = two_at_a_table(&server, json!({"pace": "own"})).await;
    ada.act(0, SeatCommand::GoOn).await;
    assert_eq!(code(ada.send_command("h", take).await), "no-hints");
    server.stop().await;
}

/// The number that a metric has; 0 before it was counted.
fn metric(text: &str, name: &str) -> u64 {
    let line = text.lines().find(|line| line.contains(&format!("_{name} ")));
    line.map_or(0, |line| line.rsplit(' ').next().unwrap().parse().unwrap())
}

/// Two games that differ in nothing but the dice to come get the same hints.
#[tokio::test]
async fn hints_know_no_dice_to_come() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    ada.socket(&game).await.play_out(|offers| &offers[offers.len() / 2]).await;
    let mut part: Value = ada.get(&format!("/api/games/{game}/record")).await.json();
    part["half_days"].as_array_mut().unwrap().truncate(13);
    part["half_days"][12]["turns"][0] = json!([]);
    // Without a seed, every copy goes on with dice of its own.
    part.as_object_mut().unwrap().remove("seed");
    let mut found = Vec::new();
    let mut later = Vec::new();
    for _ in 0..2 {
        let copy = upload(&ada, &part).await;
        let mut socket = ada.socket(&copy).await;
        found.push(hints(&mut socket, 0).await.pop().unwrap().decisions);
        socket.play_out(|offers| &offers[0]).await;
        later.push(socket.view().seats[0].chronicle[13].dice.clone());
    }
    assert_eq!(found[0], found[1]);
    let again = ada.view(&game).await.seats[0].chronicle[13].dice.clone();
    assert!(later.iter().any(|dice| *dice != again), "the dice to come are others");
    server.stop().await;
}

//! Games as files.

use serde_json::{Value, json};
use troyes_wire::{Created, Origin};

use crate::support::{Browser, Running};

pub(crate) async fn upload(browser: &Browser, record: &Value) -> String {
    browser.post("/api/records", record).await.read::<Created>().id
}

#[tokio::test]
async fn finished_games_come_back() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada
        .start(&["Ada", "Blaise"], json!({"columns": {"type": "expert"}, "banquets": true}))
        .await;
    let original = ada.play_out(&game).await;
    let file = ada.get(&format!("/api/games/{game}/record")).await;
    assert_eq!(file.header("content-type"), "application/json");
    let name = format!("attachment; filename=\"troyes-dice-{}.json\"", &game[..8]);
    assert_eq!(file.header("content-disposition"), name);
    assert_eq!(json!(original.head.seed), file.json()["seed"]);
    let copy = upload(&ada, &file.json()).await;
    let view = ada.view(&copy).await;
    assert!(view.head.finished && view.head.origin == Origin::Imported);
    for (seat, before) in view.seats.iter().zip(&original.seats) {
        assert_eq!(
            (&seat.sheet, &seat.chronicle, &seat.feats),
            (&before.sheet, &before.chronicle, &before.feats)
        );
    }
    let again = ada.get(&format!("/api/games/{copy}/record")).await;
    assert_eq!(again.json(), file.json());
    let summary = ada.get("/api/games").await.json()["games"][0].clone();
    assert!(summary["finished_at"].is_number() && summary["scores"].is_array());
}

/// A game that stops somewhere goes on: with the dice of its seed if it has one.
#[tokio::test]
async fn unfinished_games_go_on() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let original = ada.play_out(&game).await;
    let whole = ada.get(&format!("/api/games/{game}/record")).await.json();
    let mut part = whole.clone();
    part["half_days"].as_array_mut().unwrap().truncate(6);
    part["half_days"][5]["turns"][0] = json!([]);
    let with_seed = upload(&ada, &part).await;
    let view = ada.view(&with_seed).await;
    assert_eq!(view.seats[0].chronicle.len(), 6);
    assert!(!view.seats[0].done && view.seats[0].chronicle[5].turn.is_empty());
    let played = ada.play_out(&with_seed).await;
    assert_eq!(played.seats[0].sheet, original.seats[0].sheet, "the same choices by the same dice");
    part.as_object_mut().unwrap().remove("seed");
    let without = upload(&ada, &part).await;
    assert_eq!(ada.view(&without).await.head.commitment, None);
    let played = ada.play_out(&without).await;
    let dice = |view: &troyes_wire::TableView| -> Vec<_> {
        view.seats[0].chronicle.iter().map(|played| played.dice.clone()).collect()
    };
    assert_eq!(dice(&played)[..6], dice(&original)[..6]);
    assert_ne!(dice(&played), dice(&original));
    // Nothing has been rolled yet.
    part["half_days"] = json!([]);
    let empty = upload(&ada, &part).await;
    assert!(ada.view(&empty).await.seats[0].chronicle.is_empty());
}

#[tokio::test]
async fn games_that_are_being_played_are_their_players() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].chronicle.len() < 3 {
        socket.step(|offers| &offers[0]).await;
    }
    let path = format!("/api/games/{game}/record");
    assert_eq!(server.browser().get(&path).await.failure(), (403, "not-yours".to_owned()));
    let record = ada.get(&path).await.json();
    assert_eq!(record["half_days"].as_array().unwrap().len(), 2);
    assert_eq!(record.get("seed"), None, "the seed would reveal what comes");
}

#[tokio::test]
async fn bad_records_say_what_is_wrong() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    ada.play_out(&game).await;
    let good = ada.get(&format!("/api/games/{game}/record")).await.json();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        record
    };
    for (record, expected) in [
        (json!({}), "missing field"),
        (changed(&|record| record["version"] = json!(2)), "version 2"),
        (changed(&|record| record["players"] = json!([])), "players"),
        (
            changed(&|record| record["half_days"][2]["turns"][0] = json!([{"relief": true}])),
            "half-day 3, player 1",
        ),
        (
            changed(&|record| record["seed"] = json!("0".repeat(64))),
            "the plazas do not follow from the seed (R3.1)",
        ),
    ] {
        let failed = ada.post("/api/records", &record).await;
        assert_eq!(failed.failure(), (422, "bad-record".to_owned()));
        let sentence = failed.json()["sentence"].as_str().unwrap().to_owned();
        assert!(sentence.contains(expected), "{sentence}");
    }
    assert_eq!(ada.get("/api/games").await.json()["games"].as_array().unwrap().len(), 1);
}

/// Records may have any text as names; games have names that can be shown.
#[tokio::test]
async fn names_in_records_are_checked() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada", "Blaise"], json!({})).await;
    ada.play_out(&game).await;
    let mut record = ada.get(&format!("/api/games/{game}/record")).await.json();
    record["players"] = json!(["", " \t"]);
    let view = ada.view(&upload(&ada, &record).await).await;
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Player 1", "Player 2"]);
    record["players"] = json!(["Ada", " Ada "]);
    let view = ada.view(&upload(&ada, &record).await).await;
    assert!(view.seats.iter().all(|seat| seat.name == "Ada"), "namesakes are welcome");
    let stranger = server.browser();
    for bad in [&"x".repeat(41) as &str, "a\u{0}b", "a\nb", "\u{200b}", "\u{202e}adA"] {
        record["players"] = json!(["Ada", bad]);
        let failed = stranger.post("/api/records", &record).await;
        assert_eq!(failed.failure(), (422, "bad-name".to_owned()), "{bad:?}");
    }
    assert_eq!(server.players().await, 1, "nothing is stored, not even who asked");
}

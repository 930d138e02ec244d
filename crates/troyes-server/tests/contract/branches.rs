//! Playing on from a half-day.

use serde_json::json;
use troyes_wire::{BranchDice, Branched, Created, Origin};

use crate::support::{Browser, Running};

async fn branch(browser: &Browser, game: &str, half_day: u8, dice: &str) -> String {
    let body = json!({"half_day": half_day, "dice": dice});
    browser.post(&format!("/api/games/{game}/branches"), &body).await.read::<Created>().id
}

#[tokio::test]
async fn branches_stand_at_the_dice() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada", "Blaise"], json!({"pace": "together", "banquets": true})).await;
    let original = ada.play_out(&game).await;
    let blaise = server.browser();
    for dice in ["same", "fresh"] {
        let id = branch(&blaise, &game, 7, dice).await;
        let view = blaise.view(&id).await;
        assert_eq!(
            (view.head.origin, view.head.parent.as_deref()),
            (Origin::Branched, Some(game.as_str()))
        );
        for (seat, before) in view.seats.iter().zip(&original.seats) {
            assert!(seat.yours && !seat.done && seat.decided == 0 && !seat.offers.is_empty());
            assert_eq!(seat.board.now.as_ref().unwrap().number, 7);
            assert_eq!(seat.chronicle[..6], before.chronicle[..6]);
            assert_eq!(
                (&seat.chronicle[6].dice, &seat.chronicle[6].event),
                (&before.chronicle[6].dice, &before.chronicle[6].event)
            );
            assert!(seat.chronicle[6].turn.is_empty());
        }
        assert_eq!(view.head.commitment.is_some(), dice == "same");
        let played = blaise.play_out(&id).await;
        // Always the same choice by the same dice: the same game.
        let same = played.seats[0].sheet == original.seats[0].sheet;
        assert_eq!(same, dice == "same");
        let dice_of = |view: &troyes_wire::TableView| -> Vec<_> {
            view.seats[0].chronicle.iter().map(|played| played.dice.clone()).collect()
        };
        assert_eq!(dice_of(&played)[..7], dice_of(&original)[..7]);
        assert_eq!(dice_of(&played) == dice_of(&original), dice == "same");
    }
    assert!(ada.view(&game).await == original, "the original is as it was");
}

/// One player goes on alone, with everything that they had decided; bots stay bots.
#[tokio::test]
async fn one_player_goes_on_alone() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let bots = json!({"pace": "together", "bots": [null, "novice", null]});
    let game = ada.start(&["Ada", "", "Blaise"], bots).await;
    let original = ada.play_out(&game).await;
    let path = format!("/api/games/{game}/branches");
    let alone = ada.post(&path, &json!({"half_day": 5, "dice": "same", "seat": 2})).await;
    let view = ada.view(&alone.read::<Created>().id).await;
    assert_eq!((view.seats.len(), view.seats[0].name.as_str()), (1, "Blaise"));
    assert_eq!(view.seats[0].chronicle[..4], original.seats[2].chronicle[..4]);
    let nobody = ada.post(&path, &json!({"half_day": 5, "dice": "same", "seat": 3})).await;
    assert_eq!(nobody.failure(), (422, "no-such-seat".to_owned()));
    let all = branch(&ada, &game, 5, "same").await;
    let view = ada.view(&all).await;
    assert_eq!(view.seats[1].bot, Some(troyes_wire::Level::Novice));
    let played = ada.play_out(&all).await;
    assert_eq!(played.seats[0].sheet, original.seats[0].sheet);
}

#[tokio::test]
async fn nothing_is_seen_early() {
    let server = Running::fresh().await;
    let (ada, blaise) = (server.browser(), server.browser());
    let game = ada.start(&["Ada"], json!({})).await;
    let path = format!("/api/games/{game}/branches");
    let asked = async |browser: &Browser, half_day: u8| {
        browser.post(&path, &json!({"half_day": half_day, "dice": "fresh"})).await.status.as_u16()
    };
    assert_eq!((asked(&ada, 1).await, asked(&blaise, 1).await), (409, 409), "nothing was rolled");
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].chronicle.len() < 3 {
        socket.step(|offers| &offers[0]).await;
    }
    // Two half-days are closed, and the dice of the third lie.
    assert_eq!((asked(&ada, 2).await, asked(&blaise, 2).await), (201, 201));
    assert_eq!((asked(&ada, 3).await, asked(&blaise, 3).await), (201, 409));
    assert_eq!((asked(&ada, 4).await, asked(&blaise, 4).await), (409, 409));
    let failed = blaise.post(&path, &json!({"half_day": 3, "dice": "same"})).await;
    assert_eq!(failed.failure(), (409, "not-seen".to_owned()));
    for half_day in [0, 17, 255] {
        let failed = ada.post(&path, &json!({"half_day": half_day, "dice": "same"})).await;
        assert_eq!(failed.failure(), (422, "bad-half-day".to_owned()));
    }
}

/// The link of a running game gives no more of its dice than the game shows; a player who plays it alone may look ahead, for nothing.
#[tokio::test]
async fn dice_of_running_games_stay_secret() {
    let server = Running::fresh().await;
    let (ada, blaise) = (server.browser().named("Ada").await, server.browser());
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].chronicle.len() < 3 {
        socket.step(|offers| &offers[0]).await;
    }
    let path = format!("/api/games/{game}/branches");
    let same = json!({"half_day": 1, "dice": "same", "seat": 0});
    let strangers: Branched = blaise.post(&path, &same).await.read();
    assert_eq!(strangers.dice, BranchDice::Fresh);
    let played = blaise.play_out(&strangers.id).await;
    assert_eq!((played.head.commitment, played.head.seed), (None, None));
    assert!(ada.view(&game).await.head.counts);

    let own: Branched = ada.post(&path, &same).await.read();
    assert_eq!(own.dice, BranchDice::Same);
    assert!(!ada.view(&game).await.head.counts, "a player who looks ahead plays for nothing");
    let ahead = ada.play_out(&own.id).await;
    assert!(ahead.head.seed.is_some());
    // What was looked at ahead is nobody else's, in no form, until the game itself is over.
    let asked = async || {
        let mut answers = Vec::new();
        for part in ["", "/replay", "/record", "/analysis", "/analysis/strongest"] {
            answers.push(blaise.get(&format!("/api/games/{}{part}", own.id)).await);
        }
        answers.push(blaise.post(&format!("/api/games/{}/branches", own.id), &same).await);
        answers
    };
    for answer in asked().await {
        assert_eq!(answer.failure(), (403, "dice-secret".to_owned()));
    }
    assert!(blaise.try_socket(&own.id, &[]).await.is_err());
    socket.play_out(|offers| &offers[0]).await;
    for answer in asked().await {
        assert!(answer.status.is_success(), "{answer:?}");
    }
}

//! The hall of honour, and which games count for it.

use serde_json::json;
use troyes_wire::{Hall, Origin};

use crate::support::Running;

#[tokio::test]
async fn three_games_alone() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let empty: Hall = ada.get("/api/me/feats").await.read();
    assert_eq!(empty.feats.len(), 21);
    let mut last = String::new();
    let mut best = 0;
    for game in 0..3 {
        last = ada.start(&["Ada"], json!({"banquets": game > 0})).await;
        let view = ada.play_out(&last).await;
        best = best.max(view.seats[0].sheet.score.total);
        let hall: Hall = ada.get("/api/me/feats").await.read();
        for feat in &view.seats[0].feats {
            assert!(hall.feats.iter().any(|entry| entry.feat == *feat && entry.earned.is_some()));
        }
    }
    let hall: Hall = ada.get("/api/me/feats").await.read();
    assert_eq!((hall.alone, hall.together, hall.with_banquets, hall.finished), (3, 0, 2, 3));
    assert_eq!(hall.best, Some(best));
    let earned =
        |name: &str| hall.feats.iter().find(|feat| feat.feat == name).unwrap().earned.clone();
    let alone = earned("three-alone").unwrap();
    assert_eq!((alone.game, alone.seat, alone.name.as_str()), (last, 0, "Ada"));
    assert!(alone.at > 1_700_000_000_000);
    assert_eq!(earned("three-banquets"), None);
    // It is this player's, and nobody else's.
    assert_eq!(server.browser().get("/api/me/feats").await.read::<Hall>(), empty);
}

/// R9.1, R9.3: others are people. A player among bots only plays alone; two at one device play together, with bots or without.
#[tokio::test]
async fn bots_are_not_others() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let alone = ada.start(&["Ada", "a bot"], json!({"bots": [null, "novice"]})).await;
    assert_eq!(ada.view(&alone).await.head.people, 1);
    let view = ada.play_out(&alone).await;
    assert!(!view.seats[0].feats.contains(&"win-60".to_owned()));
    let several = json!({"bots": [null, null, "novice"]});
    let several = ada.start(&["Ada", "Blaise", "a bot"], several).await;
    assert_eq!(ada.play_out(&several).await.head.people, 2);
    let hall: Hall = ada.get("/api/me/feats").await.read();
    assert_eq!((hall.alone, hall.together, hall.finished), (1, 1, 2));
    server.stop().await;
}

/// Dice that somebody could know earn nothing.
#[tokio::test]
async fn only_unknown_dice_count() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let deal = |seed: Option<&str>| {
        let (ada, body) = (ada.clone(), json!({"seed": seed}));
        async move { ada.post("/api/deals", &body).await.json()["id"].as_str().unwrap().to_owned() }
    };
    let head = |game: String| {
        let ada = ada.clone();
        async move { ada.view(&game).await.head }
    };
    // A seed that somebody typed in.
    let known = ada.start(&["Ada"], json!({"deal": deal(Some("typed")).await})).await;
    assert_eq!(
        (head(known.clone()).await.origin, head(known.clone()).await.counts),
        (Origin::Chosen, false)
    );
    ada.play_out(&known).await;
    // A drawn deal counts the first time only.
    let drawn = deal(None).await;
    let first = ada.start(&["Ada"], json!({"deal": drawn})).await;
    assert_eq!(
        (head(first.clone()).await.origin, head(first.clone()).await.counts),
        (Origin::Drawn, true)
    );
    ada.play_out(&first).await;
    let second = ada.start(&["Ada"], json!({"deal": drawn})).await;
    assert_eq!(
        (head(second.clone()).await.origin, head(second.clone()).await.counts),
        (Origin::Chosen, false)
    );
    assert!(head(first.clone()).await.counts, "it was finished before");
    ada.play_out(&second).await;
    // Somebody else has not had it.
    let blaise = server.browser();
    let theirs = blaise.start(&["Blaise"], json!({"deal": drawn})).await;
    assert!(blaise.view(&theirs).await.head.counts);
    // Uploaded and branched games do not count.
    let record = ada.get(&format!("/api/games/{first}/record")).await.json();
    let imported =
        ada.post("/api/records", &record).await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (head(imported.clone()).await.origin, head(imported).await.counts),
        (Origin::Imported, false)
    );
    let body = json!({"half_day": 16, "dice": "fresh"});
    let branch = ada.post(&format!("/api/games/{first}/branches"), &body).await.json();
    let branch = branch["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (head(branch.clone()).await.origin, head(branch.clone()).await.counts),
        (Origin::Branched, false)
    );
    ada.play_out(&branch).await;
    let hall: Hall = ada.get("/api/me/feats").await.read();
    assert_eq!((hall.finished, hall.alone), (1, 1));
}

/// A player who plays the same dice twice at the same time knows what comes.
#[tokio::test]
async fn trying_the_dice_elsewhere_costs_the_feats() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].chronicle.len() < 2 {
        socket.step(|offers| &offers[0]).await;
    }
    let path = format!("/api/games/{game}/branches");
    assert_eq!(ada.post(&path, &json!({"half_day": 1, "dice": "fresh"})).await.status, 201);
    assert!(ada.view(&game).await.head.counts, "other dice reveal nothing");
    assert_eq!(ada.post(&path, &json!({"half_day": 1, "dice": "same"})).await.status, 201);
    socket.next().await;
    assert!(!socket.view().head.counts, "everybody who looks at it learns so");
    socket.play_out(|offers| &offers[0]).await;
    assert_eq!(ada.get("/api/me/feats").await.json()["finished"], 0);
    assert_eq!(ada.get("/api/games?limit=100").await.json()["games"][2]["counts"], false);
}

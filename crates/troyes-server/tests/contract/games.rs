//! The list of games, and looking at them.

use serde_json::{Value, json};
use troyes_wire::{History, Level, Origin, ReplayView};

use crate::support::Running;

#[tokio::test]
async fn histories() {
    let server = Running::fresh().await;
    let ada = server.browser();
    assert_eq!(
        ada.get("/api/games").await.json(),
        json!({"games": [], "your_turn": [], "more": false})
    );
    let mut games = Vec::new();
    for name in ["Ada", "Blaise", "Claude"] {
        games.push(ada.start(&[name, "Bot"], json!({"banquets": name == "Ada"})).await);
    }
    ada.play_out(&games[0]).await;
    let first: History = ada.get("/api/games?limit=2").await.read();
    assert!(first.more);
    let ids =
        |history: &History| history.games.iter().map(|game| game.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&first), [games[2].clone(), games[1].clone()]);
    let rest: History = ada.get(&format!("/api/games?limit=2&before={}", games[1])).await.read();
    assert!(!rest.more);
    assert_eq!(ids(&rest), [games[0].clone()]);
    let (done, open) = (&rest.games[0], &first.games[0]);
    assert!(done.finished_at.is_some() && done.played_at >= done.created_at);
    assert_eq!((done.half_day, done.scores.as_ref().unwrap().len()), (16, 2));
    assert!(done.banquets && done.counts && done.origin == Origin::Drawn);
    assert_eq!((open.half_day, open.scores.clone(), open.finished_at), (0, None, None));
    assert_eq!(open.names, ["Claude", "Bot"]);

    // Others have their own lists, and cannot change this one.
    let other = server.browser();
    assert_eq!(other.get("/api/games").await.json()["games"], json!([]));
    let path = format!("/api/games/{}", games[0]);
    assert_eq!(other.delete(&path).await.failure(), (403, "not-yours".to_owned()));
    for _ in 0..2 {
        assert_eq!(ada.delete(&path).await.status, 204);
    }
    let left: History = ada.get("/api/games").await.read();
    assert_eq!(left.games.len(), 2);
    assert!(other.view(&games[0]).await.head.finished, "the link still works");
    assert_eq!(ada.get("/api/me/feats").await.json()["finished"], 1, "and its feats stay");
}

#[tokio::test]
async fn replays_end_where_everybody_has_closed() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada", "Blaise"], json!({"banquets": true})).await;
    let path = format!("/api/games/{game}/replay");
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].chronicle.len() < 4 {
        socket.step(|offers| &offers[0]).await;
    }
    let seen: ReplayView = server.browser().get(&path).await.read();
    assert_eq!((seen.half_days.len(), seen.finished), (0, false), "Blaise has not begun");
    assert_eq!(seen.setup_board.now, None);
    socket.play_out(|offers| &offers[0]).await;
    let replay: ReplayView = server.browser().get(&path).await.read();
    assert!(replay.finished && replay.half_days.len() == 16);
    assert_eq!(replay.names, ["Ada", "Blaise"]);
    for (seat, view) in socket.view().seats.iter().enumerate() {
        let steps = |half_day: usize| &replay.half_days[half_day].seats[seat].steps;
        assert_eq!(steps(15).last().unwrap().sheet, view.sheet);
        for (half_day, played) in view.chronicle.iter().enumerate() {
            assert_eq!(replay.half_days[half_day].seats[seat].event, played.event);
            assert_eq!(steps(half_day).len(), played.turn.len());
            assert_eq!(steps(half_day).last().unwrap().sheet.score.total, played.total);
        }
    }
    // Sheets repeat a lot: it travels compressed.
    let plain = serde_json::to_string(&replay).unwrap().len();
    let request =
        reqwest::Client::builder().no_gzip().build().unwrap().get(format!("{}{path}", server.base));
    let packed = request.header("accept-encoding", "gzip").send().await.unwrap();
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    let packed = packed.bytes().await.unwrap().len();
    assert!(packed * 10 < plain, "{packed} of {plain} bytes");
}

/// Names and ids travel as they are.
#[tokio::test]
async fn names_are_kept() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&[" Zoë \u{1f3b2} ", "<b>", "Zoë \u{1f3b2}"], json!({})).await;
    let view: Value = ada.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(view["seats"][0]["name"], "Zoë \u{1f3b2}");
    assert_eq!(view["seats"][1]["name"], "<b>");
    assert_eq!(view["id"], json!(game));
    assert!(view["created_at"].as_u64().unwrap() > 1_700_000_000_000);
}

/// Bots take seats of a game on one device too, wherever they are wanted.
#[tokio::test]
async fn bots_around_one_device() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada
        .start(&["", "Ada", ""], json!({"bots": ["novice", null, "master"], "pace": "together"}))
        .await;
    let view = ada.view(&game).await;
    let bots: Vec<Option<Level>> = view.seats.iter().map(|seat| seat.bot).collect();
    assert_eq!(bots, [Some(Level::Novice), None, Some(Level::Master)]);
    let yours: Vec<bool> = view.seats.iter().map(|seat| seat.yours).collect();
    assert_eq!(yours, [false, true, false]);
    let played = ada.play_out(&game).await;
    assert!(played.seats.iter().all(|seat| seat.finished && seat.chronicle.len() == 16));
    let body = |bots: serde_json::Value| {
        json!({"names": ["Ada", "x"], "bots": bots, "columns": {"type": "first"}, "banquets": false,
               "pace": "own"})
    };
    let nobody = ada.post("/api/games", &body(json!(["novice", "novice"]))).await;
    assert_eq!(nobody.failure(), (422, "nobody".to_owned()));
    let short = ada.post("/api/games", &body(json!(["novice"]))).await;
    assert_eq!(short.status, 201);
}

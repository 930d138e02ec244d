//! Finished games in luck and skill.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use troyes_record::Record;
use troyes_solver::advice::analyse;
use troyes_wire::{
    AnalysisProgress, AnalysisView, Class, Level, PlayerAnalysisView, ReplayView, SeatCommand,
};

use super::records::upload;
use crate::support::{Browser, Reply, Running};

/// Asks until the analysis is there.
async fn analysed(browser: &Browser, game: &str) -> Reply {
    let path = format!("/api/games/{game}/analysis");
    loop {
        let reply = browser.get(&path).await;
        match reply.status.as_u16() {
            202 => {
                let AnalysisProgress { done, of } = reply.read();
                assert!(done < of);
            }
            429 => tokio::time::sleep(Duration::from_millis(100)).await,
            _ => return reply,
        }
    }
}

fn check_sums(player: &PlayerAnalysisView) {
    let all = |of: fn(&troyes_wire::HalfDayAnalysisView) -> i64| -> i64 {
        player.half_days.iter().map(of).sum()
    };
    let (luck, loss, rest) =
        (all(|one| one.luck.0.0), all(|one| one.loss.0.0), all(|one| one.rest.0.0));
    assert_eq!((luck, loss, rest), (player.luck.0.0, player.loss.0.0, player.rest.0.0));
    // To the last decimal.
    assert_eq!(player.score.0.0, player.start.0.0 + luck - loss + rest);
    assert_eq!(player.score.0.0, i64::from(player.sheet.score.total) * 1_000_000);
    assert_eq!(player.luck_adjusted.0.0, player.score.0.0 - luck);
    assert_eq!(player.half_days.len(), 16);
    let mut now = player.start;
    for half_day in &player.half_days {
        assert_eq!(half_day.before, now);
        now = half_day.after;
        for decision in &half_day.decisions {
            let matters = !matches!(decision.class, Class::Best | Class::Fine);
            assert_eq!(decision.compared.is_some(), matters);
            assert_eq!(decision.class == Class::Best, decision.loss.0.0 == 0);
            if let Some(compared) = &decision.compared {
                assert_eq!(compared.taken.decision, decision.taken.decision);
                assert_eq!(compared.best.decision, decision.best.decision);
                assert_ne!(compared.taken, compared.best);
            }
        }
    }
}

/// The same numbers as those of the solver, which `troyes analyse` prints.
#[tokio::test]
async fn the_numbers_of_the_solver() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada", "Blaise"], json!({"banquets": true})).await;
    ada.play_out(&game).await;
    // Anybody with the link may look; no identity is needed.
    let stranger = server.browser();
    let view: AnalysisView = analysed(&stranger, &game).await.read();
    let record = ada.get(&format!("/api/games/{game}/record")).await;
    let record = Record::from_json(record.text.as_bytes()).unwrap();
    let expected = analyse(&troyes_solver::shipped().unwrap(), &record).unwrap();
    assert_eq!(view.players.len(), 2);
    for (player, expected) in view.players.iter().zip(&expected) {
        check_sums(player);
        assert_eq!((player.name.as_str(), player.bot), (expected.name.as_str(), None));
        assert_eq!((player.start.0, player.score.0), (expected.start, expected.score));
        for (half_day, expected) in player.half_days.iter().zip(&expected.half_days) {
            assert_eq!(half_day.luck.0, expected.luck);
            assert_eq!((half_day.before.0, half_day.after.0), (expected.before, expected.after));
            let pairs = half_day.decisions.iter().zip(&expected.decisions);
            for (decision, expected) in pairs {
                assert_eq!(decision.loss.0, expected.loss);
                assert_eq!(decision.taken, (&expected.taken).into());
                assert_eq!(decision.best, (&expected.best).into());
            }
        }
    }
    // The strongest bot has played the same dice, and its game can be looked at.
    check_sums(&view.strongest);
    assert_eq!(view.strongest.bot, Some(Level::Grandmaster));
    let dice = |player: &PlayerAnalysisView| -> Vec<_> {
        player.half_days.iter().map(|half_day| half_day.dice.clone()).collect()
    };
    assert_eq!(dice(&view.strongest), dice(&view.players[0]));
    let replay = ada.get(&format!("/api/games/{game}/analysis/strongest")).await;
    let replay: ReplayView = replay.read();
    let last = replay.half_days.last().unwrap().seats[0].steps.last().unwrap();
    assert_eq!((replay.finished, &last.sheet), (true, &view.strongest.sheet));
    // A record that comes from elsewhere is analysed just the same.
    let copy = upload(&stranger, &serde_json::from_str(&record.to_json()).unwrap()).await;
    let again: AnalysisView = analysed(&stranger, &copy).await.read();
    assert_eq!((again.players, again.strongest), (view.players, view.strongest));
    server.stop().await;
}

#[tokio::test]
async fn games_that_are_not_over() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    socket.act(0, SeatCommand::GoOn).await;
    for path in ["analysis", "analysis/strongest"] {
        for browser in [&ada, &server.browser()] {
            let reply = browser.get(&format!("/api/games/{game}/{path}")).await;
            assert_eq!(reply.failure(), (409, "not-over".to_owned()));
            let nowhere = browser.get(&format!("/api/games/nothing/{path}")).await;
            assert_eq!(nowhere.failure(), (404, "no-such-game".to_owned()));
        }
    }
    server.stop().await;
}

/// Nobody keeps the solver busy alone: who asks for many games at once gets them one after the other, and others need not wait
/// until then.
#[tokio::test]
async fn nobody_asks_for_everything_at_once() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let example =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.json"));
    let record: Value = serde_json::from_slice(&example.unwrap()).unwrap();
    let mut games = Vec::new();
    for _ in 0..8 {
        games.push(upload(&ada, &record).await);
    }
    let paths: Vec<String> =
        games.iter().map(|game| format!("/api/games/{game}/analysis")).collect();
    let replies = join_all(paths.iter().map(|path| ada.get(path))).await;
    let refused: Vec<&Reply> = replies.iter().filter(|reply| reply.status == 429).collect();
    assert!(!refused.is_empty(), "there is a limit");
    for reply in refused {
        assert_eq!(reply.problem(), "too-many-questions");
        assert!(reply.header("retry-after").parse::<u64>().unwrap() >= 1);
    }
    let blaise = server.browser().named("Blaise").await;
    let other = blaise.get(&paths[7]).await;
    assert!(other.status.is_success(), "{other:?}");
    let one: AnalysisView = analysed(&blaise, &games[7]).await.read();
    let mine: AnalysisView = analysed(&ada, &games[0]).await.read();
    assert_eq!(mine.players, one.players);
    let metrics = ada.get("/metrics").await.text;
    for line in [
        "troyes_solver_waiting ",
        "troyes_solver_thought_seconds_count{kind=\"analysis\"} ",
        "troyes_solver_wait_seconds_bucket{kind=\"analysis\",le=\"0.1\"} ",
        "troyes_solver_refused_total{reason=\"asker\"} ",
    ] {
        assert!(metrics.contains(line), "{line}");
    }
    server.stop().await;
}

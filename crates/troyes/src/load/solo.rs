//! Players alone at a table, who play one game after the other by the rules here: they know the seed.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::{Context as _, anyhow, bail};
use chacha20::rand_core::Rng as _;
use serde_json::json;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Decision, Solo};
use troyes_wire::SeatCommand;

use super::line::Line;
use super::servers::Visitor;
use super::watch::{Followed, Follower};
use super::{Load, Ready};

/// Plays until the time is up.
pub(super) async fn player(
    load: Arc<Load>,
    index: usize,
    follower: Option<Follower>,
    ready: Ready,
) -> anyhow::Result<()> {
    let mut visitor = Visitor { index, ..Visitor::default() };
    let mut ready = Some(ready);
    for number in 0.. {
        let seed = format!("{}/{index}/{number}", load.series);
        let opened = open_game(&load, &seed, &mut visitor).await;
        let mut line = match (opened, ready.take()) {
            (Ok(line), None) => line,
            (Ok(line), Some(ready)) => {
                let _ = ready.send(Ok(())).await;
                line
            }
            (Err(error), None) => return Err(error),
            (Err(error), Some(ready)) => {
                let _ = ready.send(Err(error)).await;
                return Ok(());
            }
        };
        let followed = Arc::new(Followed::new(&line.game));
        if let Some(follower) = &follower {
            let _ = follower.send(Arc::clone(&followed));
        }
        let is_over = play(&seed, &mut line, &followed).await?;
        followed.end();
        line.close().await;
        if !is_over {
            return Ok(());
        }
        load.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Opens a game, and plays as far as it can be seen best: the largest of all views, the first dice are there and nothing is built.
pub(super) async fn open_idle(load: Arc<Load>, index: usize) -> anyhow::Result<Line> {
    let seed = format!("{}/{index}", load.series);
    let visitor = &mut Visitor { index, ..Visitor::default() };
    let mut line = open_game(&load, &seed, visitor).await?;
    line.play("dice", 0, SeatCommand::GoOn, || {}).await?;
    Ok(line)
}

async fn open_game(load: &Arc<Load>, seed: &str, visitor: &mut Visitor) -> anyhow::Result<Line> {
    let deal = load.servers.post("/api/deals", &json!({ "seed": seed }), visitor).await?;
    let body = json!({
        "deal": deal["id"], "names": ["Load"], "columns": {"type": "first"},
        "banquets": false, "pace": "own",
    });
    let created = load.servers.post("/api/games", &body, visitor).await?;
    let game = created["id"].as_str().context("a game without a name")?;
    Line::open(load, game, visitor.clone()).await
}

/// Plays a game to its end, and returns whether it came to that before the time was up.
async fn play(seed: &str, line: &mut Line, followed: &Followed) -> anyhow::Result<bool> {
    let deal = Deal::new(Seed::from_text(seed), ColumnsMode::First, false);
    let mut solo = Solo::new(&deal.setup);
    let mut sent = 0;
    for roll in deal.rolls {
        if !send(line, &mut sent, SeatCommand::GoOn, followed).await? {
            return Ok(false);
        }
        solo.roll(roll, &mut |_| {}).map_err(|_| anyhow!("there are sixteen rolls"))?;
        while !solo.seat().is_done() {
            let decisions = solo.decisions();
            let index = line.random.next_u32() as usize % decisions.len();
            let decision: Decision = decisions.nth(index).context("a decision")?;
            let command = SeatCommand::Decide { decision: decision.into() };
            if !send(line, &mut sent, command, followed).await? {
                return Ok(false);
            }
            solo.play_listed(decision, &mut |_| {});
        }
    }
    send(line, &mut sent, SeatCommand::GoOn, followed).await
}

async fn send(
    line: &mut Line,
    sent: &mut u64,
    command: SeatCommand,
    followed: &Followed,
) -> anyhow::Result<bool> {
    *sent += 1;
    let closes = command == SeatCommand::GoOn;
    let closed = followed.closed();
    let sending = || {
        if closes {
            followed.note()
        }
    };
    let accepted = line.play(&sent.to_string(), 0, command, sending).await?;
    if accepted.is_none() {
        followed.keep(closed);
    }
    if accepted.is_none() && !line.is_over() {
        bail!("a legal command was refused");
    }
    Ok(accepted.is_some())
}

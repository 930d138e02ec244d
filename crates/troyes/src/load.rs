//! `load`: plays real games over real sockets, as fast as servers answer or at a given rate, and reports how long answers took.
//!
//! A table for one has a seed that this side knows, so the rules here can play it without reading the views that come, and what is measured is
//! the server (`solo`). Tables for several are played from their views (`people`). Whoever loses a server goes on at the next, with the same
//! command, until it is answered (`line`); what was acknowledged can be looked for at every server in the end (`verify`).

mod latency;
mod line;
mod lobby;
mod people;
mod plot;
mod process;
mod report;
mod servers;
mod solo;
mod verify;
mod watch;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::arguments::LoadOptions;
use latency::Latencies;
use line::Line;
use lobby::Lobby;
use report::Report;
use servers::Servers;
use verify::Acknowledged;
use watch::Watchers;

/// How long servers may take for an answer, all attempts together, before something must be wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a player waits for before the measurement begins.
type Ready = mpsc::Sender<anyhow::Result<()>>;

/// Plays until the time is up, and prints what was measured. Returns whether everything that was acknowledged is there.
pub(crate) fn run(options: &LoadOptions) -> anyhow::Result<bool> {
    let (report, load) = Runtime::new()?.block_on(load(options))?;
    if let Some(file) = &options.plot {
        let plot = plot::svg(&load.answers, &report);
        std::fs::write(file, plot).with_context(|| file.display().to_string())?;
    }
    report.print(options.json)?;
    Ok(report.missing.is_none_or(|missing| missing == 0))
}

/// What all players share.
struct Load {
    servers: Servers,
    series: String,
    /// Between two commands of one player, if they do not hurry.
    pause: Option<Duration>,
    /// How long players stay on a socket on average, if they do not stay for ever.
    stay: Option<Duration>,
    phase: Phase,
    answers: Latencies,
    /// From a command to a watcher at another server.
    seen: Latencies,
    refused: AtomicU64,
    unknown: AtomicU64,
    reconnected: AtomicU64,
    games: AtomicU64,
    acknowledged: Acknowledged,
}

/// What is going on: opening, measuring, or nothing any more.
#[derive(Default)]
struct Phase {
    measuring: AtomicBool,
    over: AtomicBool,
}

impl Phase {
    fn is_measuring(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

impl Load {
    async fn new(options: &LoadOptions) -> anyhow::Result<Self> {
        let players = options.tables * options.people;
        let pause =
            |rate: u32| Duration::from_secs_f64(players as f64 / f64::from(rate).max(0.001));
        Ok(Self {
            servers: Servers::find(&options.url, options.spread).await?,
            series: format!("load/{}", std::process::id()),
            pause: options.rate.map(pause),
            stay: options.reconnect.map(Duration::from_secs_f64),
            phase: Phase::default(),
            answers: Latencies::default(),
            seen: Latencies::default(),
            refused: AtomicU64::new(0),
            unknown: AtomicU64::new(0),
            reconnected: AtomicU64::new(0),
            games: AtomicU64::new(0),
            acknowledged: Acknowledged::default(),
        })
    }
}

async fn load(options: &LoadOptions) -> anyhow::Result<(Report, Arc<Load>)> {
    troyes_server::prepare_tls();
    if options.slow > options.watch {
        bail!("--slow says how many of --watch read slowly");
    }
    let load = Arc::new(Load::new(options).await?);
    let progress = progress_bar((options.tables * options.people + options.idle) as u64);
    let watchers = Watchers::new(&load, options.watch, options.slow);
    let mut players = open_tables(&load, options, &watchers, &progress).await?;
    let idle = open_idle(&load, options.idle, &progress).await?;
    let lobby = Lobby::open(&load, options.lobby).await?;
    progress.finish_and_clear();

    let heard = lobby.heard();
    let used = process::seconds_used(&options.pid);
    let (begun, began_at) = (Instant::now(), SystemTime::now());
    load.phase.measuring.store(true, Ordering::Relaxed);
    load.answers.begin();
    wait(options.seconds).await;
    load.phase.measuring.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let server_mib = process::resident_mib(&options.pid);
    let used_since = process::seconds_used(&options.pid).zip(used);
    let lobby_messages = lobby.heard() - heard;
    lobby.close();
    load.phase.over.store(true, Ordering::Relaxed);
    while let Some(played) = players.join_next().await {
        played??;
    }
    drop(idle);
    let behind = watchers.finish().await;
    let missing = match &options.verify {
        None => None,
        Some(servers) if servers.is_empty() => Some(load.acknowledged.missing(&load.servers).await),
        Some(servers) => {
            let servers = Servers::find(servers, options.spread).await?;
            Some(load.acknowledged.missing(&servers).await)
        }
    };
    let mut report = Report::new(&load, options, seconds);
    report.began_at = began_at.duration_since(UNIX_EPOCH)?.as_secs_f64();
    report.lobby_messages = lobby_messages;
    report.server_mib = server_mib;
    report.server_cores = used_since.map(|(after, before)| (after - before) / seconds);
    report.behind = behind;
    report.missing = missing;
    Ok((report, load))
}

/// Lets players sit down at all tables, and waits until each has begun.
async fn open_tables(
    load: &Arc<Load>,
    options: &LoadOptions,
    watchers: &Watchers,
    progress: &ProgressBar,
) -> anyhow::Result<JoinSet<anyhow::Result<()>>> {
    let mut players = JoinSet::new();
    let (ready, mut is_ready) = mpsc::channel(64);
    for index in 0..options.tables {
        let (load, ready) = (Arc::clone(load), ready.clone());
        if options.people > 1 {
            let pace = options.pace.of(index);
            players.spawn(people::table(load, index, options.people, pace, ready));
        } else {
            players.spawn(solo::player(load, index, watchers.of(index), ready));
        }
        // Not everybody at once: a real crowd does not come within a millisecond either.
        if index % 16 == 15 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    // A player who cannot even say so is missed.
    drop(ready);
    for _ in 0..options.tables {
        is_ready.recv().await.context("no player could begin")??;
        progress.inc(options.people as u64);
    }
    Ok(players)
}

/// Players who look at the first dice of a game and do nothing more.
async fn open_idle(
    load: &Arc<Load>,
    count: usize,
    progress: &ProgressBar,
) -> anyhow::Result<JoinSet<()>> {
    let mut open = JoinSet::new();
    let mut opening = JoinSet::new();
    for index in 0..=count {
        // Few at a time, and in the end all that are left.
        while opening.len() >= 32 || (index == count && !opening.is_empty()) {
            let Some(opened) = opening.join_next().await else { break };
            let line: Line = opened??;
            open.spawn(line.stay());
            progress.inc(1);
        }
        if index < count {
            opening.spawn(solo::open_idle(Arc::clone(load), 100_000 + index));
        }
    }
    Ok(open)
}

async fn wait(seconds: u64) {
    let bar =
        ProgressBar::new(seconds).with_style(style("{bar:32.yellow/dim} {pos}/{len} seconds"));
    for _ in 0..seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is well formed")
}

fn progress_bar(length: u64) -> ProgressBar {
    ProgressBar::new(length)
        .with_style(style("{bar:32.yellow/dim} {human_pos}/{human_len} sockets open"))
}

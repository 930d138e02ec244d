//! `load`: plays real games over real sockets, as fast as a server answers or at a given rate, and reports how long answers took.
//!
//! Every table is a game for one, with a seed that this side knows: so the rules here can play it without reading the views that
//! come, and what is measured is the server. A command is sent when the one before it has been answered.

mod lobby;
mod process;
mod report;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use futures_util::{SinkExt as _, StreamExt as _};
use indicatif::{ProgressBar, ProgressStyle};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Decision, Solo};
use troyes_wire::{ClientMessage, Command, SeatCommand};

use crate::arguments::LoadOptions;
use lobby::Lobby;
use report::Report;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a server may take for an answer before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// Plays until the time is up, and prints what was measured.
pub(crate) fn run(options: &LoadOptions) -> anyhow::Result<()> {
    let measured = Runtime::new()?.block_on(load(options))?;
    crate::report::write(&measured, options.json, report::print)
}

/// What all players share.
struct Load {
    url: String,
    http: reqwest::Client,
    /// Whether players pretend to come from different addresses, which a server behind a proxy believes.
    spread: bool,
    series: String,
    /// Between two commands of one player, if they do not hurry.
    pause: Option<Duration>,
    measuring: AtomicBool,
    over: AtomicBool,
    refused: AtomicU64,
    games: AtomicU64,
}

async fn load(options: &LoadOptions) -> anyhow::Result<Report> {
    troyes_server::prepare_tls();
    let load = Arc::new(Load::of(options)?);
    let progress = progress_bar((options.tables + options.idle) as u64);
    let mut players = begin(&load, options.tables, &progress).await?;
    let idle = open_idle(&load, options.idle, &progress).await?;
    let lobby = Lobby::open(&load, options.lobby).await?;
    progress.finish_and_clear();

    let measured = measure(&load, options, &lobby).await;
    lobby.close();
    load.over.store(true, Ordering::Relaxed);
    let mut latencies = Vec::new();
    while let Some(played) = players.join_next().await {
        latencies.extend(played??);
    }
    drop(idle);
    let Measured { seconds, lobby_messages, server_mib, server_cores } = measured;
    let answered = latencies.len();
    let [p50_ms, p95_ms, p99_ms, most_ms] = report::shares(latencies);
    Ok(Report {
        tables: options.tables,
        idle_sockets: options.idle,
        lobby_sockets: options.lobby,
        lobby_messages,
        seconds,
        answered: answered as u64,
        refused: load.refused.load(Ordering::Relaxed),
        games: load.games.load(Ordering::Relaxed),
        per_second: answered as f64 / seconds,
        p50_ms,
        p95_ms,
        p99_ms,
        most_ms,
        server_mib,
        server_cores,
    })
}

/// Lets players begin, and waits until all of them have.
async fn begin(
    load: &Arc<Load>,
    count: usize,
    progress: &ProgressBar,
) -> anyhow::Result<JoinSet<anyhow::Result<Vec<u32>>>> {
    let mut players = JoinSet::new();
    let (ready, mut is_ready) = tokio::sync::mpsc::channel(64);
    for index in 0..count {
        players.spawn(player(Arc::clone(load), index, ready.clone()));
        // Not everybody at once: a real crowd does not come within a millisecond either.
        if index % 16 == 15 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    for _ in 0..count {
        is_ready.recv().await.context("no player could begin")??;
        progress.inc(1);
    }
    Ok(players)
}

/// What is seen from outside of the players while they play.
struct Measured {
    seconds: f64,
    lobby_messages: u64,
    server_mib: Option<f64>,
    server_cores: Option<f64>,
}

/// Lets players play for as long as it takes to measure them.
async fn measure(load: &Load, options: &LoadOptions, lobby: &Lobby) -> Measured {
    let heard = lobby.heard();
    let used = options.pid.and_then(process::seconds_used);
    let begun = Instant::now();
    load.measuring.store(true, Ordering::Relaxed);
    let bar = ProgressBar::new(options.seconds)
        .with_style(style("{bar:32.yellow/dim} {pos}/{len} seconds"));
    for _ in 0..options.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    load.measuring.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let used_since = options.pid.and_then(process::seconds_used).zip(used);
    bar.finish_and_clear();
    Measured {
        seconds,
        lobby_messages: lobby.heard() - heard,
        server_mib: options.pid.and_then(process::resident_mib),
        server_cores: used_since.map(|(after, before)| (after - before) / seconds),
    }
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
            let mut socket: Socket = opened??;
            // Reading answers the server's question whether anybody is still there.
            open.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
            progress.inc(1);
        }
        if index < count {
            let load = Arc::clone(load);
            opening.spawn(async move { load.open_idle_game(100_000 + index).await });
        }
    }
    Ok(open)
}

/// Plays one game after the other, and gives the time that every measured answer took, in microseconds.
async fn player(
    load: Arc<Load>,
    index: usize,
    ready: tokio::sync::mpsc::Sender<anyhow::Result<()>>,
) -> anyhow::Result<Vec<u32>> {
    let mut random = ChaCha8Rng::seed_from_u64(index as u64);
    let mut latencies = Vec::new();
    let mut cookie = String::new();
    let mut ready = Some(ready);
    for number in 0.. {
        let seed = format!("{}/{index}/{number}", load.series);
        let opened = load.open_game(&seed, &mut cookie, index).await;
        let mut socket = match opened {
            Ok(opened) => opened,
            Err(error) => {
                if let Some(ready) = ready.take() {
                    let _ = ready.send(Err(error)).await;
                    return Ok(latencies);
                }
                return Err(error);
            }
        };
        if let Some(ready) = ready.take() {
            let _ = ready.send(Ok(())).await;
        }
        if !load.play(&seed, &mut socket, &mut random, &mut latencies).await? {
            let _ = socket.close(None).await;
            return Ok(latencies);
        }
        load.games.fetch_add(1, Ordering::Relaxed);
        let _ = socket.close(None).await;
    }
    Ok(latencies)
}

impl Load {
    fn of(options: &LoadOptions) -> anyhow::Result<Self> {
        let between = |rate: u32| options.tables as f64 / f64::from(rate).max(0.001);
        Ok(Self {
            url: options.url.trim_end_matches('/').to_owned(),
            http: reqwest::Client::builder().build()?,
            spread: options.spread,
            series: format!("load/{}", std::process::id()),
            pause: options.rate.map(|rate| Duration::from_secs_f64(between(rate))),
            measuring: AtomicBool::new(false),
            over: AtomicBool::new(false),
            refused: AtomicU64::new(0),
            games: AtomicU64::new(0),
        })
    }

    fn address_of(index: usize) -> String {
        format!("10.{}.{}.{}", index / 65_536 % 256, index / 256 % 256, index % 256)
    }

    async fn post(
        &self,
        path: &str,
        body: &Value,
        cookie: &mut String,
        index: usize,
    ) -> anyhow::Result<Value> {
        loop {
            let mut request = self.http.post(format!("{}{path}", self.url)).json(body);
            if !cookie.is_empty() {
                request = request.header(COOKIE, cookie.as_str());
            }
            if self.spread {
                request = request.header("x-forwarded-for", Self::address_of(index));
            }
            let response =
                request.send().await.with_context(|| format!("cannot reach {}", self.url))?;
            if let Some(set) = response.headers().get(SET_COOKIE).and_then(|set| set.to_str().ok())
            {
                *cookie = set.split(';').next().unwrap_or_default().to_owned();
            }
            let status = response.status();
            let text = response.text().await?;
            if status == reqwest::StatusCode::TOO_MANY_REQUESTS && text.contains("\"too-many\"") {
                tokio::time::sleep(Duration::from_millis(500)).await;
                continue;
            }
            if status == reqwest::StatusCode::TOO_MANY_REQUESTS {
                bail!("{text}\nThe server keeps to its quotas: start it with --quotas none.");
            }
            if !status.is_success() {
                bail!("{path}: {status} {text}");
            }
            return Ok(serde_json::from_str(&text)?);
        }
    }

    async fn open_game(
        &self,
        seed: &str,
        cookie: &mut String,
        index: usize,
    ) -> anyhow::Result<Socket> {
        let deal = self.post("/api/deals", &json!({ "seed": seed }), cookie, index).await?;
        let body = json!({
            "deal": deal["id"], "names": ["Load"], "columns": {"type": "first"},
            "banquets": false, "pace": "own",
        });
        let created = self.post("/api/games", &body, cookie, index).await?;
        let game = created["id"].as_str().context("a game without a name")?;
        self.socket(game, cookie, index).await
    }

    async fn open_idle_game(&self, index: usize) -> anyhow::Result<Socket> {
        let seed = format!("{}/{index}", self.series);
        let mut socket = self.open_game(&seed, &mut String::new(), index).await?;
        // The largest of all views: the first dice are there, and nothing is built.
        self.answered(&mut socket, "dice".to_owned(), SeatCommand::GoOn).await?;
        Ok(socket)
    }

    async fn socket(&self, game: &str, cookie: &str, index: usize) -> anyhow::Result<Socket> {
        self.open_socket(&format!("/api/games/{game}/socket"), cookie, index).await
    }

    async fn open_socket(&self, path: &str, cookie: &str, index: usize) -> anyhow::Result<Socket> {
        loop {
            let address = format!("{}{path}", self.url.replacen("http", "ws", 1));
            let mut request = address.into_client_request()?;
            if !cookie.is_empty() {
                request.headers_mut().insert("cookie", cookie.parse()?);
            }
            if self.spread {
                let address = Self::address_of(index).parse()?;
                request.headers_mut().insert("x-forwarded-for", address);
            }
            // Ten thousand sockets with the usual buffers would fill the memory of this side.
            let small = WebSocketConfig::default().read_buffer_size(4 * 1024);
            match connect_async_with_config(request, Some(small), true).await {
                Ok((socket, _)) => return Ok(socket),
                Err(tokio_tungstenite::tungstenite::Error::Http(response))
                    if response.status().as_u16() == 429 =>
                {
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Plays a game to its end, and returns whether it came to that before the time was up.
    async fn play(
        &self,
        seed: &str,
        socket: &mut Socket,
        random: &mut ChaCha8Rng,
        latencies: &mut Vec<u32>,
    ) -> anyhow::Result<bool> {
        let deal = Deal::new(Seed::from_text(seed), ColumnsMode::First, false);
        let mut solo = Solo::new(&deal.setup);
        let mut sent = 0;
        for roll in deal.rolls {
            if !self.command(socket, &mut sent, SeatCommand::GoOn, random, latencies).await? {
                return Ok(false);
            }
            solo.roll(roll, &mut |_| {}).map_err(|_| anyhow!("there are sixteen rolls"))?;
            while !solo.seat().is_done() {
                let decisions = solo.decisions();
                let index = random.next_u32() as usize % decisions.len();
                let decision: Decision = decisions.nth(index).context("a decision")?;
                let command = SeatCommand::Decide { decision: decision.into() };
                if !self.command(socket, &mut sent, command, random, latencies).await? {
                    return Ok(false);
                }
                solo.play_listed(decision, &mut |_| {});
            }
        }
        self.command(socket, &mut sent, SeatCommand::GoOn, random, latencies).await
    }

    /// Sends a command and waits for its answer, unless the time is up.
    async fn command(
        &self,
        socket: &mut Socket,
        sent: &mut u64,
        command: SeatCommand,
        random: &mut ChaCha8Rng,
        latencies: &mut Vec<u32>,
    ) -> anyhow::Result<bool> {
        if let Some(pause) = self.pause {
            // Between none and twice the pause, so that players do not march in step.
            let share = f64::from(random.next_u32()) / f64::from(u32::MAX) * 2.0;
            tokio::time::sleep(pause.mul_f64(share)).await;
        }
        if self.over.load(Ordering::Relaxed) {
            return Ok(false);
        }
        *sent += 1;
        let begun = Instant::now();
        self.answered(socket, sent.to_string(), command).await?;
        if self.measuring.load(Ordering::Relaxed) {
            latencies.push(begun.elapsed().as_micros() as u32);
        }
        Ok(true)
    }

    /// Sends a command and waits for its answer.
    async fn answered(
        &self,
        socket: &mut Socket,
        id: String,
        command: SeatCommand,
    ) -> anyhow::Result<()> {
        let message = ClientMessage { id, command: Command::Play { seat: 0, command } };
        let text = serde_json::to_string(&message)?;
        socket.send(Message::text(text)).await?;
        loop {
            let frame = tokio::time::timeout(PATIENCE, socket.next()).await;
            let frame = frame.context("no answer within 30 seconds")?;
            let Message::Text(text) = frame.context("the server has hung up")?? else { continue };
            if text.starts_with("{\"type\":\"answer\"") {
                if !text.contains("\"accepted\"") {
                    self.refused.fetch_add(1, Ordering::Relaxed);
                    bail!("refused: {text}");
                }
                return Ok(());
            }
            if text.starts_with("{\"type\":\"problem\"") {
                bail!("a problem: {text}");
            }
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is well formed")
}

fn progress_bar(length: u64) -> ProgressBar {
    ProgressBar::new(length)
        .with_style(style("{bar:32.yellow/dim} {human_pos}/{human_len} sockets open"))
}

//! A player's way to a table: a socket that comes back, at another server if need be, and a command that is sent until it is answered.

use std::collections::VecDeque;
use std::io::Read as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::bail;
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use flate2::read::ZlibDecoder;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio_tungstenite::tungstenite::Message;
use troyes_wire::{ClientMessage, Command, Problem, SeatCommand, Verdict};

use super::servers::{Socket, Visitor};
use super::{Load, PATIENCE};

/// After so much silence a socket is given up.
const SILENCE: Duration = Duration::from_secs(10);

/// How messages begin that are looked at.
const ANSWER: &str = "{\"type\":\"answer\"";
const PROBLEM: &str = "{\"type\":\"problem\"";

/// Before a command is sent again whose fate is not known.
const PAUSE: Duration = Duration::from_millis(200);

pub(super) struct Line {
    load: Arc<Load>,
    path: String,
    pub(super) game: String,
    pub(super) visitor: Visitor,
    server: usize,
    socket: Option<Socket>,
    /// What came before an answer, where somebody wants to see it.
    inbox: VecDeque<Message>,
    keeps: bool,
    /// When this socket is changed for another, if ever.
    leaves_at: Option<Instant>,
    pub(super) random: ChaCha8Rng,
    /// When the next command is due, at a given rate.
    due: Instant,
}

impl Line {
    /// Opens a socket of a table, at the server whose turn it is.
    pub(super) async fn open(
        load: &Arc<Load>,
        game: &str,
        visitor: Visitor,
    ) -> anyhow::Result<Self> {
        let mut line = Self {
            load: Arc::clone(load),
            path: format!("/api/games/{game}/socket"),
            game: game.to_owned(),
            server: visitor.index,
            random: ChaCha8Rng::seed_from_u64(visitor.index as u64),
            visitor,
            socket: None,
            inbox: VecDeque::new(),
            keeps: false,
            leaves_at: None,
            due: Instant::now(),
        };
        line.connect().await?;
        Ok(line)
    }

    /// Whether the time is up.
    pub(super) fn is_over(&self) -> bool {
        self.load.phase.is_over()
    }

    /// Keeps what comes before an answer: for whoever plays by what is shown.
    pub(super) fn keeping(mut self) -> Self {
        self.keeps = true;
        self
    }

    async fn connect(&mut self) -> anyhow::Result<()> {
        let opened = self.load.servers.open_somewhere(self.server, &self.path, &self.visitor);
        let (server, socket) = opened.await?;
        (self.server, self.socket) = (server, Some(socket));
        let stay = self.load.stay.map(|stay| stay.mul_f64(self.share() * 2.0));
        self.leaves_at = stay.map(|stay| Instant::now() + stay);
        Ok(())
    }

    /// A random number from 0 to 1.
    fn share(&mut self) -> f64 {
        f64::from(self.random.next_u32()) / f64::from(u32::MAX)
    }

    /// Waits until the next command is due, and says since when it is: at a given rate, a player who was kept waiting does not forget what they would
    /// have sent meanwhile (coordinated omission).
    async fn wait(&mut self) -> Instant {
        let Some(pause) = self.load.pause else { return Instant::now() };
        // Between none and twice the pause, so that players do not march in step.
        let share = self.share() * 2.0;
        if !self.load.phase.is_measuring() {
            self.due = Instant::now();
        }
        self.due += pause.mul_f64(share);
        tokio::time::sleep_until(self.due.into()).await;
        self.due
    }

    /// Plays a command when it is due; gives its sequence in the log, or `None` if the time is up or it was refused.
    pub(super) async fn play(
        &mut self,
        id: &str,
        seat: u8,
        command: SeatCommand,
        sending: impl FnOnce(),
    ) -> anyhow::Result<Option<u32>> {
        let due = self.wait().await;
        if self.load.phase.is_over() {
            return Ok(None);
        }
        sending();
        let message = ClientMessage { id: id.to_owned(), command: Command::Play { seat, command } };
        match self.insist(&message).await? {
            Verdict::Accepted { sequence } => {
                if self.load.phase.is_measuring() {
                    self.load.answers.record(due.elapsed());
                }
                self.load.acknowledged.note(&self.game, seat, sequence, &self.visitor);
                Ok(Some(sequence))
            }
            _ => {
                self.load.refused.fetch_add(1, Ordering::Relaxed);
                Ok(None)
            }
        }
    }

    /// Sends a command again and again, always under the same id, until it is known what has become of it.
    pub(super) async fn insist(&mut self, message: &ClientMessage) -> anyhow::Result<Verdict> {
        let text = serde_json::to_string(message)?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.leaves_at.is_some_and(|at| at < Instant::now()) {
                self.hang_up().await?;
            }
            if !self.send(&text).await {
                self.hang_up().await?;
                continue;
            }
            match self.answer().await? {
                Some(Verdict::Unknown) => {
                    self.load.unknown.fetch_add(1, Ordering::Relaxed);
                    tokio::time::sleep(PAUSE).await;
                }
                Some(Verdict::Refused(Problem { code, .. })) if is_temporary(&code) => {
                    tokio::time::sleep(PAUSE).await;
                }
                Some(verdict) => return Ok(verdict),
                None => self.hang_up().await?,
            }
        }
        bail!("no answer within {} seconds", PATIENCE.as_secs())
    }

    async fn send(&mut self, text: &str) -> bool {
        let Some(socket) = &mut self.socket else { return false };
        let sent = socket.send(Message::text(text));
        matches!(tokio::time::timeout(SILENCE, sent).await, Ok(Ok(())))
    }

    /// The answer to the only command that is under way; `None` if the socket is gone.
    async fn answer(&mut self) -> anyhow::Result<Option<Verdict>> {
        #[derive(serde::Deserialize)]
        struct Answer {
            verdict: Verdict,
        }
        loop {
            match self.receive(SILENCE).await {
                Received::Nothing | Received::Lost => return Ok(None),
                Received::Message(Message::Text(text)) if text.starts_with(ANSWER) => {
                    return Ok(Some(serde_json::from_str::<Answer>(&text)?.verdict));
                }
                Received::Message(Message::Text(text)) if text.starts_with(PROBLEM) => {
                    bail!("a problem: {text}")
                }
                Received::Message(message) if self.keeps => self.inbox.push_back(message),
                Received::Message(_) => {}
            }
        }
    }

    /// The next that is said, on another socket if need be; `None` if there was nothing for a while.
    pub(super) async fn next(&mut self, within: Duration) -> anyhow::Result<Option<String>> {
        let message = match self.inbox.pop_front() {
            Some(message) => Received::Message(message),
            None => self.receive(within).await,
        };
        match message {
            Received::Message(message) => Ok(Some(unpacked(&message)?)),
            Received::Nothing => Ok(None),
            Received::Lost => {
                self.hang_up().await?;
                Ok(None)
            }
        }
    }

    async fn receive(&mut self, within: Duration) -> Received {
        let Some(socket) = &mut self.socket else { return Received::Lost };
        loop {
            return match tokio::time::timeout(within, socket.next()).await {
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
                Ok(Some(Ok(message @ (Message::Text(_) | Message::Binary(_))))) => {
                    Received::Message(message)
                }
                Ok(_) => Received::Lost,
                Err(_) => Received::Nothing,
            };
        }
    }

    /// Goes on at the next server.
    async fn hang_up(&mut self) -> anyhow::Result<()> {
        self.load.reconnected.fetch_add(1, Ordering::Relaxed);
        self.close().await;
        self.inbox.clear();
        self.server += 1;
        self.connect().await
    }

    pub(super) async fn close(&mut self) {
        if let Some(mut socket) = self.socket.take() {
            let _ = tokio::time::timeout(PAUSE, socket.close(None)).await;
        }
    }

    /// Only keeps the socket open: reading answers the server's question whether anybody is still there.
    pub(super) async fn stay(mut self) {
        while self.next(PATIENCE).await.is_ok() {}
    }
}

/// What comes out of a socket.
enum Received {
    Message(Message),
    /// In the time given.
    Nothing,
    /// The socket is gone.
    Lost,
}

/// Long messages come compressed.
fn unpacked(message: &Message) -> anyhow::Result<String> {
    match message {
        Message::Binary(bytes) => {
            let mut text = String::new();
            ZlibDecoder::new(bytes.as_ref()).read_to_string(&mut text)?;
            Ok(text)
        }
        message => Ok(message.to_text()?.to_owned()),
    }
}

/// Whether a refusal is about this moment, not about the command.
fn is_temporary(code: &str) -> bool {
    matches!(code, "not-stored" | "too-many" | "internal" | "server-stops")
}

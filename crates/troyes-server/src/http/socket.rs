//! One socket for every open table: views and answers go out, wishes come in.
//!
//! A connection remembers what it was told last, and is told only what is different. Whatever a wish changes is told before
//! its answer, so that whoever hears the answer has the new view already.

use std::io::Write as _;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use governor::DefaultDirectRateLimiter;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::GameName;
use super::identity::Visitor;
use super::limits;
use super::problem::Failure;
use super::security::is_foreign;
use crate::metrics::{self, OpenSocket};
use crate::store::GameId;
use crate::tables::Change;
use crate::wire::{
    Answer, CommandMessage, Problem, SeatChange, SeatView, ServerMessage, TableHead, TableView,
    Verdict,
};

/// Bytes of a message from a client at the most.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// What the socket itself takes, so that longer messages get a proper goodbye.
const LONGEST_FRAME: usize = 64 * 1024;

/// Characters of a client's name for a wish at the most.
const LONGEST_ID: usize = 100;

/// From so many bytes on, messages are compressed.
const COMPRESSED_FROM: usize = 1_000;

/// How often a quiet peer is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(20);

/// A peer that has been silent so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(50);

/// A peer that does not take a message within this time is gone.
const SENT_WITHIN: Duration = Duration::from_secs(10);

/// Messages beyond the limit that are answered before the socket is closed.
const PATIENCE: u32 = 200;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(socket))
}

/// The socket of a game.
///
/// The server sends `ServerMessage`s: first the table, then what changes. From 1,000 bytes on a message is one binary frame,
/// gzip of the JSON. The client sends `CommandMessage`s as text, and gets an answer to each. Whoever plays no seat may watch.
#[utoipa::path(get, path = "/api/games/{id}/socket", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 101, description = "The socket is open", body = ServerMessage),
        (status = 403, description = "`foreign-origin`: a page of another site asks", body = Problem),
        (status = 404, description = "`no-such-game`", body = Problem),
        (status = 426, description = "`not-a-socket`: this address is for WebSockets", body = Problem)))]
async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if is_foreign(&app, &headers) {
        return Err(Failure::foreign_origin());
    }
    let own_seats = app.tables.own_seats(id, visitor.player).await?;
    let own_seats = own_seats.ok_or_else(Failure::no_such_game)?;
    let upgrade = upgrade.map_err(|_| {
        let sentence = "This address is for WebSockets.";
        Failure::new(StatusCode::UPGRADE_REQUIRED, "not-a-socket", sentence)
    })?;
    let upgrade = upgrade.max_message_size(LONGEST_FRAME).max_frame_size(LONGEST_FRAME);
    Ok(upgrade.on_upgrade(move |socket| {
        let sockets = app.sockets.clone();
        let connection = Connection {
            app,
            id,
            own_seats,
            socket,
            told: None,
            heard: Instant::now(),
            limiter: limits::of_socket(),
            refused: 0,
        };
        sockets.track_future(connection.run())
    }))
}

/// Somebody who looks at a table, and what they have been told.
struct Connection {
    app: App,
    id: GameId,
    own_seats: Vec<usize>,
    socket: WebSocket,
    told: Option<TableView>,
    heard: Instant,
    limiter: DefaultDirectRateLimiter,
    /// Messages beyond the limit.
    refused: u32,
}

/// Why a connection ends: nothing more to say, or a last word.
struct Goodbye(Option<(u16, &'static str)>);

impl Goodbye {
    const GONE: Self = Self(None);
    const RESTART: Self = Self(Some((close_code::RESTART, "the server stops")));
    const TOO_LARGE: Self = Self(Some((close_code::SIZE, "the message is too large")));
    const TOO_MANY: Self = Self(Some((close_code::POLICY, "too many messages")));
    const ERROR: Self = Self(Some((close_code::ERROR, "something went wrong")));
}

impl Connection {
    async fn run(mut self) {
        let _open = OpenSocket::new();
        let Err(Goodbye(reason)) = self.talk().await;
        if let Some((code, reason)) = reason {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(SENT_WITHIN, self.socket.send(Message::Close(Some(frame)))).await;
            // The other side answers with a goodbye of its own; wait for it a moment, so that ours arrives.
            let farewell = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(Duration::from_secs(1), farewell).await;
        }
    }

    /// Talks until there is a reason to stop.
    async fn talk(&mut self) -> Result<std::convert::Infallible, Goodbye> {
        // Listening begins before the first look, so that nothing falls in between.
        let mut changes = self.listen().await?;
        self.tell_changes().await?;
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let closing = self.app.closing.clone();
        loop {
            tokio::select! {
                () = closing.cancelled() => return Err(Goodbye::RESTART),
                message = self.socket.recv() => {
                    let message = message.ok_or(Goodbye::GONE)?.map_err(|_| Goodbye::GONE)?;
                    self.hear(message).await?;
                }
                change = changes.recv() => {
                    if matches!(change, Err(RecvError::Closed)) {
                        return Err(Goodbye::ERROR);
                    }
                    // Whatever else has happened meanwhile is told at the same time. Whoever fell behind is not worse off:
                    // only the difference counts.
                    changes = changes.resubscribe();
                    self.tell_changes().await?;
                }
                _ = pings.tick() => {
                    if self.heard.elapsed() > GONE_AFTER {
                        return Err(Goodbye::GONE);
                    }
                    self.send(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    async fn listen(&mut self) -> Result<Receiver<Change>, Goodbye> {
        match self.app.tables.listen(self.id).await {
            Ok(Some(changes)) => Ok(changes),
            Ok(None) => Err(Goodbye::ERROR),
            Err(error) => {
                tracing::error!(%error, game = %self.id, "a table cannot be listened to");
                Err(Goodbye::ERROR)
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Goodbye> {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self.problem("not-text", "Messages must be text.").await;
            }
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Goodbye::GONE),
        };
        if text.len() > LONGEST_MESSAGE {
            return Err(Goodbye::TOO_LARGE);
        }
        if self.limiter.check().is_err() {
            self.refused += 1;
            if self.refused > PATIENCE {
                return Err(Goodbye::TOO_MANY);
            }
            let sentence = "That was too much at once. Please wait a moment.";
            return self.problem("too-many", sentence).await;
        }
        let Ok(message) = serde_json::from_str::<CommandMessage>(&text) else {
            return self.problem("bad-message", "The message could not be read.").await;
        };
        let verdict = self.verdict(&message).await;
        metrics::command(&verdict);
        self.tell_changes().await?;
        self.tell(&ServerMessage::Answer(Answer { id: message.id, verdict })).await
    }

    /// Carries a wish out, if it may be wished.
    async fn verdict(&mut self, message: &CommandMessage) -> Verdict {
        // Not every database keeps the character 0.
        let length = message.id.chars().count();
        if length == 0 || length > LONGEST_ID || message.id.contains('\0') {
            return Verdict::refused("bad-id", "the id of a wish has 1 to 100 characters");
        }
        if !self.own_seats.contains(&usize::from(message.seat)) {
            return Verdict::refused("not-your-seat", "somebody else plays this seat");
        }
        match self.app.tables.command(self.id, message).await {
            Ok(Some(verdict)) => verdict,
            Ok(None) => Verdict::refused("no-such-game", "there is no such game"),
            Err(error) => {
                tracing::error!(%error, game = %self.id, "a wish could not be stored");
                Verdict::refused("not-stored", "it could not be stored; please try again")
            }
        }
    }

    /// Tells the whole table the first time, and then whatever looks different.
    async fn tell_changes(&mut self) -> Result<(), Goodbye> {
        let now = match self.app.tables.view(self.id, &self.own_seats).await {
            Ok(Some(view)) => view,
            Ok(None) => return Err(Goodbye::ERROR),
            Err(error) => {
                tracing::error!(%error, game = %self.id, "a table cannot be looked at");
                return Err(Goodbye::ERROR);
            }
        };
        let message = match &self.told {
            None => Some(ServerMessage::Table { view: Box::new(now.clone()) }),
            Some(told) => difference(told, &now),
        };
        self.told = Some(now);
        match message {
            Some(message) => self.tell(&message).await,
            None => Ok(()),
        }
    }

    async fn problem(&mut self, code: &str, sentence: &str) -> Result<(), Goodbye> {
        let problem = Problem { code: code.to_owned(), sentence: sentence.to_owned() };
        self.tell(&ServerMessage::Problem(problem)).await
    }

    async fn tell(&mut self, message: &ServerMessage) -> Result<(), Goodbye> {
        self.send(frame(message)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Goodbye> {
        match timeout(SENT_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Goodbye::GONE),
        }
    }
}

/// What looks different, if anything does.
fn difference(told: &TableView, now: &TableView) -> Option<ServerMessage> {
    let changed = |(seat, view): (usize, &SeatView)| {
        let different = told.seats.get(seat) != Some(view);
        different.then(|| SeatChange { seat: seat as u8, view: view.clone() })
    };
    let seats: Vec<SeatChange> = now.seats.iter().enumerate().filter_map(changed).collect();
    let table: &TableHead = &now.head;
    let same = seats.is_empty() && told.head == *table;
    (!same).then(|| ServerMessage::Changed { table: table.clone(), seats })
}

/// A message as it travels: long ones are compressed, which browsers can undo by themselves.
fn frame(message: &ServerMessage) -> Message {
    let json = serde_json::to_string(message).expect("messages have text keys");
    if json.len() < COMPRESSED_FROM {
        return Message::Text(json.into());
    }
    let mut gzip = GzEncoder::new(Vec::with_capacity(json.len() / 8), Compression::fast());
    let compressed = gzip.write_all(json.as_bytes()).and_then(|()| gzip.finish());
    Message::Binary(compressed.expect("writing to memory works").into())
}

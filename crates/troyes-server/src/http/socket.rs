//! One socket for every open table: views and answers go out, wishes come in.
//!
//! A connection remembers what it was told last, and is told only what is different. Whatever a wish changes is told before
//! its answer, so that whoever hears the answer has the new view already. The same socket serves people who gather, who
//! play and who watch.

use std::cell::RefCell;
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::sync::LazyLock;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use flate2::{Compress, Compression, FlushCompress, Status};
use futures_util::SinkExt as _;
use governor::DefaultDirectRateLimiter;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use troyes_solver::advice::Ranking;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{GameName, is_object};
use super::games::admit;
use super::identity::Visitor;
use super::limits;
use super::problem::Failure;
use super::security::is_foreign;
use crate::metrics::{self, OpenSocket};
use crate::store::{GameId, PlayerId, SessionId, StoreError};
use crate::tables::{Asked, Change, Look, Visit};
use troyes_wire::{
    Answer, ClientMessage, HintView, Problem, SeatChange, SeatView, ServerMessage, TableView,
    Verdict, Wish,
};

/// Bytes of a message from a client at the most.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// What the socket itself takes, so that longer messages get a proper goodbye.
const LONGEST_FRAME: usize = 64 * 1024;

/// Bytes that are read at once. Every open socket keeps a buffer of this size, and wishes are short.
pub(super) const READ_AT_ONCE: usize = 2 * 1024;

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

/// The socket of a table, from the first who gathers there to the last who looks at the result.
///
/// The server sends `ServerMessage`s: first all that is to be seen, then what changes. From 1,000 bytes on a message is one binary frame,
/// the JSON in zlib's format (`DecompressionStream("deflate")`). The client sends `ClientMessage`s as text, and gets an answer to each,
/// or a `Problem` where not even the id can be read. Whoever plays no seat may watch.
#[utoipa::path(get, path = "/api/games/{id}/socket", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 101, description = "The socket is open", body = ServerMessage),
        (status = 403, description = "`foreign-origin`: a page of another site asks; `dice-secret`: its dice are those of a game that is still being played", body = Problem),
        (status = 404, description = "`no-such-game`", body = Problem),
        (status = 426, description = "`not-a-socket`: this address is for WebSockets", body = Problem),
        (status = 503, description = "`server-full`: too many sockets are open", body = Problem)))]
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
    admit(&app, &visitor, id).await?;
    let upgrade = upgrade.map_err(|_| Failure::not_a_socket())?;
    app.admit_socket()?;
    let upgrade = upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| {
        let sockets = app.sockets.clone();
        let connection = Connection {
            _visit: app.tables.enter(id, visitor.player),
            app,
            id,
            player: visitor.player,
            session: visitor.session,
            socket,
            told: Told::default(),
            heard: Instant::now(),
            limiter: limits::of_socket(),
            words: limits::of_words(),
            refused: 0,
            asked: None,
        };
        sockets.track_future(connection.run())
    }))
}

/// Somebody who looks at a table, and what they have been told.
struct Connection {
    app: App,
    id: GameId,
    /// Nobody, if the browser has no identity: then they only watch.
    player: Option<PlayerId>,
    session: Option<SessionId>,
    socket: WebSocket,
    told: Told,
    heard: Instant,
    limiter: DefaultDirectRateLimiter,
    /// For words and signs, which are to be read by others.
    words: DefaultDirectRateLimiter,
    /// Messages beyond the limit.
    refused: u32,
    /// What the solver is asked just now.
    asked: Option<Asked>,
    /// The others see that somebody is here.
    _visit: Visit,
}

/// What a connection has been told: fingerprints of it, because a view is large and sockets are many.
#[derive(Default)]
struct Told {
    /// The version of the table that it was told of.
    version: u64,
    room: Option<u64>,
    table: Option<ToldTable>,
    /// How often it was told something about the game.
    number: u32,
    /// The last message that was passed on.
    message: u32,
}

/// What a connection has been told of a game.
struct ToldTable {
    head: u64,
    seats: Vec<ToldSeat>,
}

impl ToldTable {
    fn of(table: &mut TableView) -> Self {
        let head = fingerprint(&table.head);
        Self { head, seats: table.seats.iter_mut().map(ToldSeat::of).collect() }
    }
}

/// What a connection has been told of a seat.
#[derive(PartialEq, Eq)]
struct ToldSeat {
    half_days: Vec<u64>,
    /// Everything but the chronicle.
    rest: u64,
}

impl ToldSeat {
    fn of(seat: &mut SeatView) -> Self {
        let told = std::mem::take(&mut seat.told);
        let rest = fingerprint(seat);
        seat.told = told;
        Self { half_days: seat.told.iter().map(fingerprint).collect(), rest }
    }

    /// How many half-days at the beginning are the same.
    fn same_half_days(&self, other: &Self) -> usize {
        self.half_days.iter().zip(&other.half_days).take_while(|(one, other)| one == other).count()
    }
}

/// Tells things apart. The key is drawn at start, so nobody can make up two views that look the same.
fn fingerprint(thing: &impl Hash) -> u64 {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEY.hash_one(thing)
}

/// Why a connection ends: nothing more to say, or a last word.
struct Goodbye(Option<(u16, &'static str)>);

impl Goodbye {
    const GONE: Self = Self(None);
    const RESTART: Self = Self(Some((close_code::RESTART, "the server stops")));
    const TOO_LARGE: Self = Self(Some((close_code::SIZE, "the message is too large")));
    const TOO_MANY: Self = Self(Some((close_code::POLICY, "too many messages")));
    const ENDED: Self = Self(Some((close_code::POLICY, "the session has ended")));
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
        self.flush().await?;
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let closing = self.app.closing.clone();
        let mut ended = self.app.sessions.watch();
        // One that ended before this was watched is noticed as well.
        ended.mark_changed();
        loop {
            tokio::select! {
                () = closing.cancelled() => return Err(Goodbye::RESTART),
                _ = ended.changed(), if self.session.is_some() => self.check_session().await?,
                message = self.socket.recv() => {
                    let message = message.ok_or(Goodbye::GONE)?.map_err(|_| Goodbye::GONE)?;
                    self.hear(message).await?;
                }
                change = changes.recv() => match change {
                    Err(RecvError::Closed) => return Err(Goodbye::ERROR),
                    Ok(Change::Reacted { seat, name, reaction }) => {
                        self.tell(&ServerMessage::Reacted { seat, name, reaction }).await?;
                    }
                    // A change that was told already: most often because it was wished for here.
                    Ok(Change::Look { version }) if version <= self.told.version => {}
                    // Whoever fell behind is not worse off: only the difference counts.
                    Ok(Change::Look { .. }) | Err(RecvError::Lagged(_)) => self.tell_changes().await?,
                },
                ranking = next_ranking(&mut self.asked) => self.tell_hint(ranking).await?,
                _ = pings.tick() => {
                    if self.heard.elapsed() > GONE_AFTER {
                        return Err(Goodbye::GONE);
                    }
                    self.put(Message::Ping(Default::default())).await?;
                }
            }
            self.flush().await?;
        }
    }

    /// Whoever was signed out is not played for any more.
    async fn check_session(&mut self) -> Result<(), Goodbye> {
        let Some(session) = self.session else { return Ok(()) };
        match self.app.sessions.player(session).await {
            Ok(None) => Err(Goodbye::ENDED),
            // Should the database be away, nothing can be done in the player's name either.
            Ok(Some(_)) | Err(_) => Ok(()),
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
        let (length, text) = match message {
            Message::Text(text) => (text.len(), Some(text)),
            // Nobody should send these, but they count like any other.
            Message::Binary(bytes) => (bytes.len(), None),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Goodbye::GONE),
        };
        if length > LONGEST_MESSAGE {
            return Err(Goodbye::TOO_LARGE);
        }
        if self.limiter.check().is_err() {
            self.refused += 1;
            if self.refused > PATIENCE {
                return Err(Goodbye::TOO_MANY);
            }
            let sentence = "That was too much at once. Please wait a moment.";
            let text = text.as_deref().unwrap_or_default();
            return self.turn_down(text, "too-many", sentence).await;
        }
        let Some(text) = text else {
            return self.problem("not-text", "Messages must be text.").await;
        };
        let Some(message) = read::<ClientMessage>(&text) else {
            return self.turn_down(&text, "bad-message", "The message could not be read.").await;
        };
        let verdict = match self.verdict(&message).await {
            Ok(Some(verdict)) => verdict,
            Ok(None) => Verdict::refused("no-such-game", "there is no such game"),
            Err(error) => {
                tracing::error!(%error, game = %self.id, "a wish could not be stored");
                metrics::store_failed(&error);
                match error {
                    StoreError::Unknown(_) => Verdict::Unknown,
                    _ => Verdict::refused("not-stored", "it could not be stored; please try again"),
                }
            }
        };
        metrics::command(&verdict);
        self.tell_changes().await?;
        self.tell(&ServerMessage::Answer(Answer { id: message.id, verdict })).await
    }

    /// Carries a wish out, if it may be wished.
    async fn verdict(
        &mut self,
        ClientMessage { id, wish }: &ClientMessage,
    ) -> Result<Option<Verdict>, StoreError> {
        // Names with a slash are those of bots and clocks.
        let bad = |c: char| c == '/' || c.is_control();
        if id.is_empty() || id.chars().count() > LONGEST_ID || id.contains(bad) {
            let sentence =
                "the id of a wish has 1 to 100 characters that can be printed, and no slash";
            return Ok(Some(Verdict::refused("bad-id", sentence)));
        }
        let tables = &self.app.tables;
        let player = match (wish, self.player) {
            (Wish::Play { seat, command }, player) => {
                return tables.play(self.id, player, *seat, id, *command).await;
            }
            (Wish::Hint { seat }, player) => {
                // A new question takes the place of the last.
                self.asked = None;
                let asked = tables.hint(self.id, player, *seat).await?;
                return Ok(asked.map(|asked| match asked {
                    Ok(asked) => {
                        let number = asked.number;
                        self.asked = Some(asked);
                        Verdict::Accepted { number }
                    }
                    Err(refused) => refused,
                }));
            }
            (_, Some(player)) => player,
            (_, None) => {
                let sentence = "this browser has no identity; it gets one with a name";
                return Ok(Some(Verdict::refused("no-identity", sentence)));
            }
        };
        match wish {
            Wish::Room { command } => tables.change_room(self.id, player, id, command).await,
            Wish::Say { .. } | Wish::React { .. } if self.words.check().is_err() => {
                Ok(Some(Verdict::refused("too-many", "that was too much at once")))
            }
            Wish::Say { text } => tables.say(self.id, player, id, text).await,
            Wish::React { reaction } => tables.react(self.id, player, *reaction).await,
            Wish::Play { .. } | Wish::Hint { .. } => Ok(None),
        }
    }

    /// Tells everything the first time, and then whatever looks different.
    async fn tell_changes(&mut self) -> Result<(), Goodbye> {
        let after = u64::from(self.told.message);
        let Look { version, room, table, messages } =
            match self.app.tables.look(self.id, self.player, after).await {
                Ok(Some(look)) => look,
                Ok(None) => return Err(Goodbye::ERROR),
                Err(error) => {
                    tracing::error!(%error, game = %self.id, "a table cannot be looked at");
                    return Err(Goodbye::ERROR);
                }
            };
        self.told.version = version;
        if let Some(room) = room {
            let now = Some(fingerprint(&room));
            if self.told.room != now {
                self.told.room = now;
                self.tell(&ServerMessage::Room { room: Box::new(room) }).await?;
            }
        }
        if let Some(table) = table {
            self.tell_table(table).await?;
        }
        if let Some(last) = messages.last() {
            self.told.message = last.number;
            self.tell(&ServerMessage::Said { messages }).await?;
        }
        Ok(())
    }

    /// Passes on what the solver says, or forgets the question when it has said all.
    async fn tell_hint(&mut self, ranking: Option<Ranking>) -> Result<(), Goodbye> {
        let (Some(ranking), Some(Asked { number, seat, .. })) = (ranking, &self.asked) else {
            self.asked = None;
            return Ok(());
        };
        let hint = HintView {
            seat: *seat,
            number: *number,
            looked_at: ranking.looked_at as u32,
            complete: ranking.complete,
            decisions: ranking.evaluations.iter().map(Into::into).collect(),
        };
        self.tell(&ServerMessage::Hint { hint }).await
    }

    async fn tell_table(&mut self, mut now: TableView) -> Result<(), Goodbye> {
        // Nobody wants to know any more what is worth what in a position that is gone.
        self.asked = self.asked.take().filter(|asked| {
            now.seats.get(usize::from(asked.seat)).is_some_and(|seat| seat.number == asked.number)
        });
        let number = self.told.number + 1;
        let seen = ToldTable::of(&mut now);
        let message = match &self.told.table {
            None => Some(ServerMessage::Table { number, view: Box::new(now) }),
            Some(told) => difference(number, told, &seen, now),
        };
        self.told.table = Some(seen);
        match message {
            Some(message) => {
                self.told.number = number;
                self.tell(&message).await
            }
            None => Ok(()),
        }
    }

    /// Says no to a message that is not looked into. If the id of its wish can be read, that is its answer: whoever wishes for
    /// something waits for one, and sends it again until it comes.
    async fn turn_down(&mut self, text: &str, code: &str, sentence: &str) -> Result<(), Goodbye> {
        let Some(Named { id }) = read(text) else { return self.problem(code, sentence).await };
        let verdict = Verdict::refused(code, sentence);
        metrics::command(&verdict);
        self.tell(&ServerMessage::Answer(Answer { id, verdict })).await
    }

    async fn problem(&mut self, code: &str, sentence: &str) -> Result<(), Goodbye> {
        let problem = Problem { code: code.to_owned(), sentence: sentence.to_owned() };
        self.tell(&ServerMessage::Problem(problem)).await
    }

    /// Puts a message where the next flush takes it along: what belongs together travels together.
    async fn tell(&mut self, message: &ServerMessage) -> Result<(), Goodbye> {
        self.put(frame(message)).await
    }

    async fn put(&mut self, message: Message) -> Result<(), Goodbye> {
        match timeout(SENT_WITHIN, self.socket.feed(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Goodbye::GONE),
        }
    }

    async fn flush(&mut self) -> Result<(), Goodbye> {
        match timeout(SENT_WITHIN, self.socket.flush()).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Goodbye::GONE),
        }
    }
}

/// All that has to be read of a message to answer it.
#[derive(Deserialize)]
struct Named {
    id: String,
}

/// A message as it was meant, if it can be read.
fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    is_object(text.as_bytes()).then(|| serde_json::from_str(text).ok()).flatten()
}

/// The next that the solver says to a question; nothing after the last. Without a question, it never comes.
async fn next_ranking(asked: &mut Option<Asked>) -> Option<Ranking> {
    match asked {
        Some(asked) => asked.hint.next().await,
        None => std::future::pending().await,
    }
}

/// What looks different, if anything does.
fn difference(
    number: u32,
    told: &ToldTable,
    seen: &ToldTable,
    now: TableView,
) -> Option<ServerMessage> {
    let change = |(seat, mut view): (usize, SeatView)| {
        let (before, after) = (told.seats.get(seat)?, seen.seats.get(seat)?);
        let kept = before.same_half_days(after);
        view.told.drain(..kept);
        (before != after).then_some(SeatChange { seat: seat as u8, kept: kept as u8, view })
    };
    // A game has as many seats as it began with.
    let seats: Vec<SeatChange> = now.seats.into_iter().enumerate().filter_map(change).collect();
    let same = seats.is_empty() && told.head == seen.head;
    (!same).then_some(ServerMessage::Changed { number, table: now.head, seats })
}

/// A message as it travels: long ones are compressed, which browsers can undo by themselves.
fn frame(message: &ServerMessage) -> Message {
    let json = serde_json::to_string(message).expect("messages have text keys");
    if json.len() < COMPRESSED_FROM {
        return Message::Text(json.into());
    }
    Message::Binary(compress(json.as_bytes()).into())
}

/// In zlib's format. What compressing needs is large, and used again for the next message of the thread.
fn compress(bytes: &[u8]) -> Vec<u8> {
    thread_local! {
        static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), true));
    }
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        let mut compressed = Vec::with_capacity(bytes.len() / 4);
        loop {
            let rest = &bytes[compress.total_in() as usize..];
            let status = compress.compress_vec(rest, &mut compressed, FlushCompress::Finish);
            if status.expect("memory takes everything") == Status::StreamEnd {
                return compressed;
            }
            compressed.reserve(bytes.len() / 4);
        }
    })
}

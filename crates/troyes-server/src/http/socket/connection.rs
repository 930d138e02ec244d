//! One peer, from the first view to the last word.
//!
//! Whatever a command changes is sent before its answer, so that the new view is there when the answer comes.

use std::convert::Infallible;
use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt as _;
use governor::DefaultDirectRateLimiter;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use troyes_host::SessionId;
use troyes_host::{GameId, PlayerId};
use troyes_solver::advice::Ranking;
use troyes_wire::{Answer, ClientMessage, HintView, Refusal, ServerMessage, TableView, Verdict};

use super::difference::Sent;
use super::frame::{Named, frame, read};
use crate::asker::Asker;
use crate::http::fairness::Held;
use crate::http::identity::Visitor;
use crate::http::{App, limits};
use crate::metrics::{self, OpenSocket};
use crate::tables::{Change, Failed, Look, Question, Visit};

/// Bytes of a message from a client at the most.
const LONGEST_MESSAGE: usize = 4 * 1024;

/// How often a quiet peer is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(20);

/// A peer that has been silent so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(50);

/// A peer that does not take a message within this time is gone.
const SENT_WITHIN: Duration = Duration::from_secs(10);

/// Messages beyond the limit that are answered before the socket is closed.
const PATIENCE: u32 = 200;

/// Somebody who looks at a table, and what they were sent.
pub(super) struct Connection {
    pub(super) app: App,
    pub(super) id: GameId,
    pub(super) asker: Asker,
    /// `None` if the browser has no identity: then they only watch.
    pub(super) player: Option<PlayerId>,
    session: Option<SessionId>,
    socket: WebSocket,
    sent: Sent,
    heard: Instant,
    limiter: DefaultDirectRateLimiter,
    /// Messages beyond the limit.
    refused: u32,
    /// What the solver is asked just now.
    pub(super) question: Option<Question>,
    /// The others see that somebody is here.
    _visit: Visit,
    _held: Held,
}

/// Why a connection ends: nothing more to say, or a last word.
pub(super) struct Goodbye(Option<(u16, &'static str)>);

impl Goodbye {
    const GONE: Self = Self(None);
    const RESTART: Self = Self(Some((close_code::RESTART, "the server stops")));
    const TOO_LARGE: Self = Self(Some((close_code::SIZE, "the message is too large")));
    const TOO_MANY: Self = Self(Some((close_code::POLICY, "too many messages")));
    const AGAIN: Self = Self(Some((close_code::RESTART, "the table has changed")));
    const ENDED: Self = Self(Some((close_code::POLICY, "the session has ended")));
    const ERROR: Self = Self(Some((close_code::ERROR, "something went wrong")));
}

impl Goodbye {
    /// The last word to somebody who does not keep to the protocol: what they did wrong.
    fn of(error: axum::Error) -> Self {
        use tokio_tungstenite::tungstenite::Error;
        match error.into_inner().downcast_ref::<Error>() {
            Some(Error::Capacity(_)) => Self::TOO_LARGE,
            Some(Error::Utf8(_)) => Self(Some((close_code::INVALID, "the text is not UTF-8"))),
            Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => Self::GONE,
            Some(Error::Protocol(_)) => {
                Self(Some((close_code::PROTOCOL, "this is not how WebSockets talk")))
            }
            _ => Self::GONE,
        }
    }
}

impl Connection {
    pub(super) fn new(
        app: App,
        id: GameId,
        visitor: &Visitor,
        socket: WebSocket,
        held: Held,
    ) -> Self {
        Self {
            _visit: app.tables.enter(id, visitor.player),
            _held: held,
            asker: visitor.asker(),
            app,
            id,
            player: visitor.player,
            session: visitor.session,
            socket,
            sent: Sent::default(),
            heard: Instant::now(),
            limiter: limits::of_socket(),
            refused: 0,
            question: None,
        }
    }

    /// The player, where the visitor has an identity.
    pub(super) fn player(&self) -> Result<PlayerId, Refusal> {
        self.player.ok_or(Refusal::NoIdentity)
    }

    /// The player, where the visitor has an identity and has not said too much already.
    pub(super) fn speaker(&self) -> Result<PlayerId, Refusal> {
        let player = self.player()?;
        self.app.fairness.words.take(self.asker)?;
        Ok(player)
    }

    pub(super) async fn run(mut self) {
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
    async fn talk(&mut self) -> Result<Infallible, Goodbye> {
        // Listening begins before the first look, so that nothing falls in between.
        let listening = self.app.tables.listen(self.id).await;
        let mut changes = listening.map_err(|error| self.broken(&error))?;
        self.send_changes().await?;
        self.flush().await?;
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let app = self.app.clone();
        let mut leaving = pin!(app.leaving.turn());
        let mut ended = self.app.sessions.watch();
        // One that ended before this was watched is noticed as well.
        ended.mark_changed();
        loop {
            tokio::select! {
                () = &mut leaving => return Err(Goodbye::RESTART),
                _ = ended.changed(), if self.session.is_some() => self.check_session().await?,
                message = self.socket.recv() => {
                    let message = message.ok_or(Goodbye::GONE)?.map_err(Goodbye::of)?;
                    self.hear(message).await?;
                }
                change = changes.recv() => match change {
                    // The table was forgotten: a client that comes back sees what there is.
                    Err(RecvError::Closed) => return Err(Goodbye::AGAIN),
                    Ok(Change::Reacted { seat, name, reaction }) => {
                        self.send(&ServerMessage::Reacted { seat, name, reaction }).await?;
                    }
                    // A change that was sent already: most often because it was asked for here.
                    Ok(Change::Look { version }) if version <= self.sent.version => {}
                    // A connection that fell behind is not worse off: only the difference counts.
                    Ok(Change::Look { .. }) | Err(RecvError::Lagged(_)) => self.send_changes().await?,
                },
                ranking = next_ranking(&mut self.question) => self.send_hint(ranking).await?,
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

    /// A connection that was signed out plays no more.
    async fn check_session(&mut self) -> Result<(), Goodbye> {
        let Some(session) = self.session else { return Ok(()) };
        match self.app.sessions.player(session).await {
            Ok(None) => Err(Goodbye::ENDED),
            // Should the database be away, nothing can be done in the player's name either.
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    fn broken(&self, error: &Failed) -> Goodbye {
        tracing::error!(?error, game = %self.id, "a table cannot be looked at");
        Goodbye::ERROR
    }

    async fn hear(&mut self, message: Message) -> Result<(), Goodbye> {
        self.heard = Instant::now();
        let (length, text) = match message {
            Message::Text(text) => (text.len(), Some(text)),
            // Nobody should send these, but they count like any other.
            Message::Binary(bytes) => (bytes.len(), None),
            // Nobody has to talk so much about nothing.
            Message::Ping(_) | Message::Pong(_) => {
                return if self.is_too_much() { self.lose_patience() } else { Ok(()) };
            }
            Message::Close(_) => return Err(Goodbye::GONE),
        };
        if length > LONGEST_MESSAGE {
            return Err(Goodbye::TOO_LARGE);
        }
        if self.is_too_much() {
            self.lose_patience()?;
            return match text.as_ref().and_then(|text| read::<ClientMessage>(text)) {
                Some(message) => {
                    let verdict = self.answer_too_many(&message).await;
                    self.send_answer(message.id, verdict).await
                }
                None => self.turn_down(text.as_ref(), &Refusal::TooMany).await,
            };
        }
        let Some(text) = text else { return self.turn_down(None, &Refusal::NotText).await };
        let Some(message) = read::<ClientMessage>(&text) else {
            return self.turn_down(Some(&text), &Refusal::BadMessage).await;
        };
        let verdict = self.answer(&message).await;
        self.send_changes().await?;
        self.send_answer(message.id, verdict).await
    }

    async fn send_answer(&mut self, id: String, verdict: Verdict) -> Result<(), Goodbye> {
        metrics::command(&verdict);
        self.send(&ServerMessage::Answer(Answer { id, verdict })).await
    }

    fn is_too_much(&self) -> bool {
        self.limiter.check().is_err()
    }

    fn lose_patience(&mut self) -> Result<(), Goodbye> {
        self.refused += 1;
        if self.refused > PATIENCE { Err(Goodbye::TOO_MANY) } else { Ok(()) }
    }

    /// Says no to a message that is not looked into. If the id of its command can be read, that is its answer: a client that asks for
    /// something waits for one, and sends it again until it comes.
    async fn turn_down(
        &mut self,
        text: Option<&Utf8Bytes>,
        refusal: &Refusal,
    ) -> Result<(), Goodbye> {
        match text.and_then(|text| read(text)) {
            None => self.send(&ServerMessage::Problem(refusal.into())).await,
            Some(Named { id }) => self.send_answer(id, refusal.into()).await,
        }
    }

    /// Sends everything the first time, and then whatever looks different.
    async fn send_changes(&mut self) -> Result<(), Goodbye> {
        let (tables, sent) = (&self.app.tables, &self.sent);
        let look = tables.look(self.id, self.player, sent.last_message(), &sent.half_days()).await;
        let Look { version, room, table, messages } = look.map_err(|error| self.broken(&error))?;
        self.sent.version = version;
        if let Some(message) = room.and_then(|room| self.sent.room(room)) {
            self.send(&message).await?;
        }
        if let Some(table) = table {
            self.forget_old_question(&table);
            if let Some(message) = self.sent.table(table) {
                self.send(&message).await?;
            }
        }
        match self.sent.messages(messages) {
            Some(message) => self.send(&message).await,
            None => Ok(()),
        }
    }

    /// Nobody wants to know any more what is worth what in a position that is gone.
    fn forget_old_question(&mut self, table: &TableView) {
        let is_current = |question: &Question| {
            let seat = table.seats.get(usize::from(question.seat));
            seat.is_some_and(|seat| seat.version == question.version)
        };
        self.question = self.question.take().filter(is_current);
    }

    /// Passes on what the solver says, or forgets the question when it has said all.
    async fn send_hint(&mut self, ranking: Option<Ranking>) -> Result<(), Goodbye> {
        let (Some(ranking), Some(Question { version, seat, .. })) = (ranking, &self.question)
        else {
            self.question = None;
            return Ok(());
        };
        let hint = HintView::new(*seat, *version, &ranking);
        self.send(&ServerMessage::Hint { hint }).await
    }

    /// Puts a message where the next flush takes it along: what belongs together travels together.
    async fn send(&mut self, message: &ServerMessage) -> Result<(), Goodbye> {
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

/// The next that the solver says to a question; `None` after the last. Without a question, it never comes.
async fn next_ranking(question: &mut Option<Question>) -> Option<Ranking> {
    match question {
        Some(question) => question.hint.next().await,
        None => std::future::pending().await,
    }
}

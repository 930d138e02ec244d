//! A page on which a person plays at a table, and what it knows of it.

mod playing;

use std::collections::BTreeMap;
use std::io::Read as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use futures_util::{SinkExt as _, StreamExt as _};

use reqwest::StatusCode;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use troyes_wire::{
    Answer, ClientMessage, Command, Decision, Pace, PlayedHalfDay, Problem, RoomView, SeatView,
    ServerMessage, TableView, Verdict,
};

use crate::history::{self, Call, Connection, Outcome, Read, Tab, digest};
use crate::person::{PATIENCE, PAUSE, Person};
use crate::servers::World;

/// Who hears nothing for so long loads the page again.
const SILENCE: Duration = Duration::from_secs(3);

/// How a command ends.
pub(crate) enum End {
    /// It became the entry with this sequence.
    Accepted(u32),
    /// It was refused with this code.
    Refused(String),
    /// The page was closed before anything was answered.
    GivenUp,
}

/// A page on which a person plays at a table, and what it knows of it.
pub(crate) struct Side {
    world: Arc<World>,
    pub(crate) person: Person,
    table: String,
    /// Which of the person's pages this is. Its commands are named by it and a count, so people at a table use the same names.
    page: usize,
    /// The server that it prefers.
    home: Option<usize>,
    /// What it has asked for and heard.
    pub(crate) tab: Tab,
    random: ChaCha8Rng,
    /// Whether they never hang up by themselves.
    pub(crate) stays: bool,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// The sequence of the last message about the game on this socket.
    sequence: u32,
    /// What this page shows: what its socket has sent, or the last one.
    pub(crate) view: Option<TableView>,
    pub(crate) room: Option<RoomView>,
    /// How many commands there were.
    commands: u32,
    /// The sequence of the last accepted command of each seat.
    accepted: BTreeMap<usize, u32>,
}

impl Side {
    pub(crate) fn new(
        world: &Arc<World>,
        person: &Person,
        table: &str,
        random: &mut ChaCha8Rng,
    ) -> Self {
        Self {
            world: Arc::clone(world),
            person: person.clone(),
            table: table.to_owned(),
            page: 0,
            home: None,
            tab: Tab::default(),
            random: ChaCha8Rng::seed_from_u64(random.next_u64()),
            stays: false,
            socket: None,
            sequence: 0,
            view: None,
            room: None,
            commands: 0,
            accepted: BTreeMap::new(),
        }
    }

    /// Another page of the same person, at another server where there are several.
    pub(crate) fn numbered(self, page: usize) -> Self {
        Self { page, home: Some(page), ..self }
    }

    /// Closes the page.
    pub(crate) fn leave(&mut self) {
        self.socket = None;
        self.view = None;
    }

    /// Connects, wherever somebody answers.
    pub(crate) async fn connect(&mut self) {
        let begun = Instant::now();
        while self.socket.is_none() {
            assert!(begun.elapsed() < PATIENCE, "{self}: no server opens a socket");
            // Now and then somebody is sent elsewhere.
            let stays_at_home = !self.random.next_u32().is_multiple_of(8);
            let home = self.home.filter(|_| stays_at_home);
            let home = home.and_then(|server| self.world.address(server));
            match home.or_else(|| self.world.some_address(&mut self.random)) {
                Some(address) => self.connect_to(&address).await,
                None => sleep(PAUSE).await,
            }
        }
    }

    /// Connects to a server, if it answers.
    pub(crate) async fn connect_to(&mut self, address: &str) {
        let url = format!("ws://{address}/api/games/{}/socket", self.table);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.person.cookie.parse().unwrap());
        request.headers_mut().insert("x-forwarded-for", self.person.address.parse().unwrap());
        let opened = Instant::now();
        match timeout(PATIENCE, connect_async(request)).await {
            Ok(Ok((socket, _))) => {
                count(&self.world.counts.sockets);
                self.tab.connections.push(Connection { server: address.to_owned(), opened });
                self.socket = Some(socket);
                // The page shows what it showed before until it gets something new, and people decide on that too.
                (self.sequence, self.room) = (0, None);
            }
            Ok(Err(Error::Http(response))) if response.status() == StatusCode::NOT_FOUND => {
                panic!("{self}: the table is lost");
            }
            _ => sleep(PAUSE).await,
        }
    }

    /// The next message, if there is one soon; views are kept up to date. Without a socket it was the last.
    pub(crate) async fn hear(&mut self, within: Duration) -> Option<ServerMessage> {
        let frame = timeout(within, self.socket.as_mut()?.next()).await.ok()?;
        let message: ServerMessage = match frame {
            Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
            Some(Ok(Message::Binary(bytes))) => {
                let mut json = String::new();
                flate2::read::ZlibDecoder::new(bytes.as_ref()).read_to_string(&mut json).unwrap();
                serde_json::from_str(&json).unwrap()
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => {
                self.socket = None;
                return None;
            }
            Some(Ok(_)) => return None,
        };
        match &message {
            ServerMessage::Table { sequence, view } => {
                self.follow(*sequence);
                self.view = Some((**view).clone());
                self.note_reads();
            }
            ServerMessage::Changed { sequence, table, seats } => {
                self.follow(*sequence);
                let view = self.view.as_mut().expect("the table comes first");
                view.head = table.clone();
                for change in seats {
                    change.clone().apply(&mut view.seats[usize::from(change.seat)]);
                }
                self.note_reads();
            }
            ServerMessage::Room { room } => self.room = Some((**room).clone()),
            _ => {}
        }
        if let Some(view) = &self.view {
            check_whole(view);
        }
        Some(message)
    }

    fn follow(&mut self, sequence: u32) {
        assert_eq!(sequence, self.sequence + 1, "{self}: a message is missing");
        self.sequence = sequence;
    }

    /// Writes down what is to be seen of one's own seats.
    fn note_reads(&mut self) {
        let at = Instant::now();
        let connection = self.connection();
        let Some(view) = &self.view else { return };
        let own = view.seats.iter().enumerate().filter(|(_, seat)| seat.yours);
        self.tab.reads.extend(own.map(|(index, seat)| Read {
            at,
            connection,
            seat: index,
            version: seat.version as usize,
            turns: digest(&turns_shown(seat)),
        }));
    }

    /// Writes down that a command is sent the first time, if it is about the game.
    fn note_call(&mut self, message: &ClientMessage) {
        if let Command::Play { seat, command } = &message.command {
            self.tab.calls.push(Call {
                seat: usize::from(*seat),
                id: message.id.clone(),
                command: (*command).try_into().expect("only what was offered is sent"),
                invoked: Instant::now(),
                answers: Vec::new(),
            });
        }
    }

    /// Writes down an answer to a command that was sent this many times.
    fn note_answer(&mut self, message: &ClientMessage, times: usize, outcome: Outcome) {
        let (at, connection) = (Instant::now(), self.connection());
        if let Some(call) = self.tab.calls.last_mut().filter(|call| call.id == message.id) {
            let is_only = times == call.answers.len() + 1;
            call.answers.push(history::Answer { at, connection, is_only, outcome });
        }
    }

    /// The place of the last connection in the history.
    fn connection(&self) -> usize {
        self.tab.connections.len() - 1
    }

    /// A command under a new name.
    fn named(&mut self, command: Command) -> ClientMessage {
        self.commands += 1;
        let id = match self.page {
            0 => self.commands.to_string(),
            page => format!("{page}.{}", self.commands),
        };
        ClientMessage { id, command }
    }

    /// Sends a command, again and again under the same name if that has to be, until it is answered.
    pub(crate) async fn command(&mut self, command: Command) -> End {
        let mut message = self.named(command);
        let mut text = serde_json::to_string(&message).unwrap();
        let begun = Instant::now();
        // When it was sent on this socket, and how often in all under this name.
        let mut sent: Option<Instant> = None;
        let mut times = 0;
        loop {
            assert!(begun.elapsed() < PATIENCE, "{self}: no answer to {text}");
            if self.socket.is_none() {
                self.connect().await;
                sent = None;
            }
            if sent.is_none() {
                match times {
                    0 => self.note_call(&message),
                    _ => count(&self.world.counts.sent_again),
                }
                times += 1;
                self.send(&text).await;
                sent = Some(Instant::now());
                // Some networks are bad, and some people close the page.
                if !self.stays && self.random.next_u32().is_multiple_of(40) {
                    self.socket = None;
                    if self.may_give_up(&message) {
                        return End::GivenUp;
                    }
                    continue;
                }
            }
            let verdict = match self.hear(SILENCE).await {
                Some(ServerMessage::Answer(Answer { id, verdict })) if id == message.id => verdict,
                Some(ServerMessage::Problem(problem)) => panic!("{self}: {text}: {problem:?}"),
                None if !self.stays && sent.is_some_and(|sent| sent.elapsed() > SILENCE) => {
                    self.socket = None;
                    continue;
                }
                _ => continue,
            };
            match verdict {
                Verdict::Accepted { sequence } => {
                    self.note_answer(&message, times, Outcome::Accepted(sequence as usize));
                    // What is sent once more gets the same answer.
                    if times < 3 && !self.stays && self.random.next_u32().is_multiple_of(50) {
                        sent = None;
                        continue;
                    }
                    count(&self.world.counts.accepted);
                    return End::Accepted(sequence);
                }
                // Nobody knows: the same name finds out, and nothing else is decided before.
                Verdict::Unknown => {
                    self.note_answer(&message, times, Outcome::Unknown);
                    count(&self.world.counts.unknown);
                    sleep(PAUSE).await;
                    sent = None;
                    // Perhaps another server knows.
                    if !self.stays && self.random.next_u32().is_multiple_of(4) {
                        self.socket = None;
                    }
                }
                // It is certain that it is not there. What becomes of the next attempt is another matter, so it has another name; should this
                // one turn up in the log all the same, the history shows it.
                Verdict::Refused(Problem { code, .. }) if code == "not-stored" => {
                    self.note_answer(&message, times, Outcome::Refused(code));
                    count(&self.world.counts.not_stored);
                    message = self.named(message.command);
                    text = serde_json::to_string(&message).unwrap();
                    sleep(PAUSE).await;
                    (sent, times) = (None, 0);
                }
                // Nobody has looked at it.
                Verdict::Refused(Problem { code, .. }) if code == "too-many" => {
                    sleep(PAUSE * 8).await;
                    sent = None;
                }
                Verdict::Refused(Problem { code, .. }) => {
                    self.note_answer(&message, times, Outcome::Refused(code.clone()));
                    count(&self.world.counts.refused);
                    return End::Refused(code);
                }
            }
        }
    }

    /// Whether somebody who has lost the connection forgets what they had asked for. Who only has to finish the game does not.
    fn may_give_up(&mut self, message: &ClientMessage) -> bool {
        let is_play = matches!(message.command, Command::Play { .. });
        let gives_up =
            is_play && !self.world.is_resting() && self.random.next_u32().is_multiple_of(4);
        if gives_up {
            count(&self.world.counts.given_up);
        }
        gives_up
    }

    async fn send(&mut self, text: &str) {
        if let Some(socket) = &mut self.socket
            && socket.send(Message::text(text)).await.is_err()
        {
            self.socket = None;
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {}", self.person.name, self.table)
    }
}

/// All turns of a seat, as they are shown.
pub(crate) fn turns_shown(seat: &SeatView) -> Vec<Vec<Decision>> {
    let turn = |played: &PlayedHalfDay| played.turn.iter().map(|step| step.decision).collect();
    seat.chronicle.iter().map(turn).collect()
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Nothing is half applied, at any moment: dice that come for everybody have come for everybody, and bots have answered.
fn check_whole(view: &TableView) {
    let seats = || view.seats.iter();
    assert!(seats().all(|seat| seat.bot.is_none() || seat.done), "a bot thinks");
    if view.head.pace == Pace::Together {
        // One's own half-day is shown before it is closed, those of others after that.
        let closed = seats().map(|seat| {
            let open = seat.yours && !seat.finished && !seat.chronicle.is_empty();
            seat.chronicle.len() - usize::from(open)
        });
        let mut closed: Vec<usize> = closed.collect();
        closed.dedup();
        assert_eq!(closed.len(), 1, "some have gone on: {closed:?}");
    }
}

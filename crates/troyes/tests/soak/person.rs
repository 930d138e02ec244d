//! A person: a browser with a cookie that does not give up, and what it remembers of a game.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use troyes_wire::{
    Answer, ClientMessage, Command, Decision, OfferView, Pace, Problem, RoomView, ServerMessage,
    TableView, Verdict, Wish,
};

use crate::between;
use crate::servers::World;

/// How long somebody tries the same thing, or waits for others, before something must be wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(25);

/// Milliseconds that somebody thinks.
const THINKING: std::ops::Range<u64> = 0..50;

/// Somebody with an identity.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) name: String,
    /// Where they pretend to be.
    address: String,
    cookie: String,
}

impl Person {
    pub(crate) async fn new(world: &World, number: usize, random: &mut ChaCha8Rng) -> Self {
        let (name, address) = (format!("Person {number}"), format!("10.0.0.{number}"));
        let mut person = Self { name: name.clone(), address, cookie: String::new() };
        let wish = json!({ "name": name });
        let (cookie, _) = person.insist(world, random, Method::PUT, "/api/me", &wish).await;
        person.cookie = cookie.expect("a name comes with a cookie");
        person
    }

    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Opens a game or a table, and gives its name.
    pub(crate) async fn open(
        &self,
        world: &World,
        random: &mut ChaCha8Rng,
        path: &str,
        wish: &Value,
    ) -> String {
        let (_, text) = self.insist(world, random, Method::POST, path, wish).await;
        let created: Value = serde_json::from_str(&text).unwrap();
        created["id"].as_str().unwrap().to_owned()
    }

    /// Asks whichever server is there until one answers; gives the cookie, if there is a new one, and the answer.
    async fn insist(
        &self,
        world: &World,
        random: &mut ChaCha8Rng,
        method: Method,
        path: &str,
        body: &Value,
    ) -> (Option<String>, String) {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < PATIENCE, "{path}: nobody answers {}", self.name);
            if let Some(address) = world.some_address(random)
                && let Some(answer) = self.ask(world, &address, method.clone(), path, body).await
            {
                return answer;
            }
            sleep(PAUSE).await;
        }
    }

    /// Looks at something at one server.
    pub(crate) async fn get(&self, world: &World, address: &str, path: &str) -> Option<String> {
        Some(self.ask(world, address, Method::GET, path, &Value::Null).await?.1)
    }

    /// Asks a server once; nothing if it is gone, or has no database.
    async fn ask(
        &self,
        world: &World,
        address: &str,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Option<(Option<String>, String)> {
        let mut request = world.http.request(method, format!("http://{address}{path}"));
        request = request.header("x-forwarded-for", &self.address).header(COOKIE, &self.cookie);
        if !body.is_null() {
            request = request.json(body);
        }
        let response = request.send().await.ok()?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).map(|cookie| {
            let cookie = cookie.to_str().unwrap();
            cookie.split(';').next().unwrap().to_owned()
        });
        let text = response.text().await.ok()?;
        if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
            return None;
        }
        assert!(status.is_success(), "{path}: {status} {text}");
        Some((cookie, text))
    }
}

/// A person at a table, and what they know of it.
pub(crate) struct Side {
    world: Arc<World>,
    pub(crate) person: Person,
    table: String,
    random: ChaCha8Rng,
    /// Whether they never hang up by themselves.
    pub(crate) stays: bool,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// The number of what this socket has told last about the game.
    told: u32,
    /// What this socket has told.
    pub(crate) view: Option<TableView>,
    pub(crate) room: Option<RoomView>,
    /// How many wishes there were. They are called by their number, so people at a table use the same names.
    wishes: u32,
    /// Every accepted wish, by its seat and the number of its entry.
    pub(crate) accepted: BTreeMap<(usize, u32), Command>,
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
            random: ChaCha8Rng::seed_from_u64(random.next_u64()),
            stays: false,
            socket: None,
            told: 0,
            view: None,
            room: None,
            wishes: 0,
            accepted: BTreeMap::new(),
        }
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
            match self.world.some_address(&mut self.random) {
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
        match timeout(PATIENCE, connect_async(request)).await {
            Ok(Ok((socket, _))) => {
                count(&self.world.counts.sockets);
                self.socket = Some(socket);
                (self.told, self.view, self.room) = (0, None, None);
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
            ServerMessage::Table { number, view } => {
                self.follow(*number);
                self.view = Some((**view).clone());
            }
            ServerMessage::Changed { number, table, seats } => {
                self.follow(*number);
                let view = self.view.as_mut().expect("the table comes first");
                view.head = table.clone();
                for change in seats {
                    change.clone().apply(&mut view.seats[usize::from(change.seat)]);
                }
            }
            ServerMessage::Room { room } => self.room = Some((**room).clone()),
            _ => {}
        }
        if let Some(view) = &self.view {
            check_whole(view);
        }
        Some(message)
    }

    fn follow(&mut self, number: u32) {
        assert_eq!(number, self.told + 1, "{self}: something was not told");
        self.told = number;
    }

    /// Sends a wish, again and again under the same name if that has to be, until it is answered: the number that it
    /// has got, or why it was refused.
    pub(crate) async fn wish(&mut self, wish: Wish) -> Result<u32, String> {
        self.wishes += 1;
        let mut message = ClientMessage { id: self.wishes.to_string(), wish };
        let mut text = serde_json::to_string(&message).unwrap();
        let begun = Instant::now();
        let mut is_new = true;
        let mut is_sent = false;
        loop {
            assert!(begun.elapsed() < PATIENCE, "{self}: no answer to {text}");
            if self.socket.is_none() {
                self.connect().await;
                is_sent = false;
            }
            if !is_sent {
                self.send(&text).await;
                is_sent = true;
                if !is_new {
                    count(&self.world.counts.sent_again);
                }
                is_new = false;
                // Some networks are bad.
                if !self.stays && self.random.next_u32().is_multiple_of(40) {
                    self.socket = None;
                    continue;
                }
            }
            let heard = self.hear(PATIENCE / 4).await;
            let verdict = match heard {
                Some(ServerMessage::Answer(Answer { id, verdict })) if id == message.id => verdict,
                Some(ServerMessage::Problem(problem)) => panic!("{self}: {text}: {problem:?}"),
                _ => continue,
            };
            match verdict {
                Verdict::Accepted { number } => {
                    count(&self.world.counts.accepted);
                    return Ok(number);
                }
                // Nobody knows: the same name finds out, and nothing else is decided before.
                Verdict::Unknown => {
                    count(&self.world.counts.unknown);
                    sleep(PAUSE).await;
                    is_sent = false;
                }
                // It is certain that it is not there. What becomes of the next attempt is another matter, so it has another name; should this
                // one turn up in the log all the same, nobody has asked for it.
                Verdict::Refused(Problem { code, .. }) if code == "not-stored" => {
                    count(&self.world.counts.not_stored);
                    self.wishes += 1;
                    message.id = self.wishes.to_string();
                    text = serde_json::to_string(&message).unwrap();
                    sleep(PAUSE).await;
                    is_sent = false;
                }
                Verdict::Refused(Problem { code, .. }) if code == "too-many" => {
                    sleep(PAUSE * 8).await;
                    is_sent = false;
                }
                Verdict::Refused(Problem { code, .. }) => {
                    count(&self.world.counts.refused);
                    return Err(code);
                }
            }
        }
    }

    async fn send(&mut self, text: &str) {
        if let Some(socket) = &mut self.socket
            && socket.send(Message::text(text)).await.is_err()
        {
            self.socket = None;
        }
    }

    /// Plays until the game is over, or there is a reason to rest.
    pub(crate) async fn play(&mut self, rests: impl Fn() -> bool) {
        let mut waiting_since = Instant::now();
        while !rests() && !self.is_over() {
            assert!(waiting_since.elapsed() < PATIENCE, "{self}: nothing happens");
            self.connect().await;
            let Some((seat, command)) = self.choose() else {
                if self.hear(PAUSE * 4).await.is_some() {
                    waiting_since = Instant::now();
                }
                continue;
            };
            // Who only has to finish the game does not think.
            if !self.world.is_resting() {
                sleep(Duration::from_millis(between(&mut self.random, THINKING))).await;
            }
            self.act(seat, command).await;
            waiting_since = Instant::now();
        }
    }

    /// Carries one wish out, and remembers it.
    pub(crate) async fn act(&mut self, seat: usize, command: Command) {
        let verdict = self.wish(Wish::Play { seat: seat as u8, command }).await;
        let view = self.view.as_ref().expect("the table comes before the answer");
        match verdict {
            Ok(number) => {
                let told = view.seats[seat].number;
                assert!(told >= number, "{self}: {number} was answered, but {told} was told");
                let last = self.last_number(seat);
                assert!(number > last, "{self}: {number} after {last}");
                self.accepted.insert((seat, number), command);
            }
            // Whoever goes on does so for everybody: only then can a wish come too late.
            Err(code) => {
                let people = view.seats.iter().filter(|seat| seat.bot.is_none()).count();
                let expected = match command {
                    Command::GoOn => ["turn-pending", "others-pending", "game-over"].as_slice(),
                    Command::TakeBack { .. } => &["nothing-to-take-back"],
                    Command::Decide { .. } => &[],
                };
                let late = view.head.pace == Pace::Together && people > 1;
                let is_expected = late && expected.contains(&code.as_str());
                assert!(is_expected, "{self}: {command:?} was refused: {code}");
            }
        }
    }

    /// The number of the last accepted wish of a seat.
    fn last_number(&self, seat: usize) -> u32 {
        let of_seat = self.accepted.range((seat, 0)..=(seat, u32::MAX));
        of_seat.last().map_or(0, |(&(_, number), _)| number)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.head.finished)
    }

    /// Something that could be wished now, if there is anything and all that was answered can be seen.
    pub(crate) fn choose(&mut self) -> Option<(usize, Command)> {
        let view = self.view.take()?;
        let own = view.seats.iter().enumerate().filter(|(_, seat)| seat.yours && !seat.finished);
        let own: Vec<usize> = own.map(|(index, _)| index).collect();
        let caught_up = own.iter().all(|&seat| view.seats[seat].number >= self.last_number(seat));
        let choice = if caught_up { self.choose_from(&view, &own) } else { None };
        self.view = Some(view);
        choice
    }

    fn choose_from(&mut self, view: &TableView, own: &[usize]) -> Option<(usize, Command)> {
        let all_done = view.seats.iter().all(|seat| seat.done);
        let may_act =
            |&&index: &&usize| !view.seats[index].done || all_done || view.head.pace == Pace::Own;
        let able: Vec<usize> = own.iter().filter(may_act).copied().collect();
        let index = *able.get((self.random.next_u32() as usize).checked_rem(able.len())?)?;
        let seat = &view.seats[index];
        let command = if seat.decided > 0 && self.random.next_u32().is_multiple_of(8) {
            Command::TakeBack { keep: self.random.next_u32() as u8 % seat.decided }
        } else if seat.offers.is_empty() {
            Command::GoOn
        } else {
            let offer = &seat.offers[self.random.next_u32() as usize % seat.offers.len()];
            Command::Decide { decision: some_way(offer, self.random.next_u32() as usize) }
        };
        Some((index, command))
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {}", self.person.name, self.table)
    }
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

fn some_way(offer: &OfferView, number: usize) -> Decision {
    let way = &offer.ways[number % offer.ways.len()];
    match (offer.decision, way.sector) {
        (Decision::Take { color, value, r#use, .. }, Some(sector)) => {
            Decision::Take { sector, pay: way.pay, color, value, r#use }
        }
        (decision, _) => decision,
    }
}

/// Nothing is half applied, at any moment: dice that come for everybody have come for everybody, and bots have answered.
fn check_whole(view: &TableView) {
    let seats = || view.seats.iter();
    assert!(seats().all(|seat| seat.bot.is_none() || seat.done), "a bot thinks");
    if view.head.pace == Pace::Together {
        // One's own half-day is told before it is closed, those of others after that.
        let closed = seats().map(|seat| {
            let open = seat.yours && !seat.finished && !seat.told.is_empty();
            seat.told.len() - usize::from(open)
        });
        let mut closed: Vec<usize> = closed.collect();
        closed.dedup();
        assert_eq!(closed.len(), 1, "some have gone on: {closed:?}");
    }
}

//! A server, a browser and a socket for tests.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::cookie::{CookieStore as _, Jar};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use troyes_server::{Client, Config, Keeping, Quotas, Server};
use troyes_store::Database;
use troyes_wire::{
    Answer, ClientMessage, Command, Created, Decision, MessageView, OfferView, RoomCommand,
    RoomView, SeatCommand, ServerMessage, TableView, Verdict,
};
use uuid::Uuid;

/// The client of test servers.
pub(crate) static FILES: &[(&str, &[u8])] = &[
    ("index.html", b"<!doctype html><title>the page</title>"),
    ("favicon.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ("assets/index-abc.js", include_bytes!("support.rs")),
];

/// Whether this is the run of the tests that keeps everything in PostgreSQL.
fn on_postgres() -> bool {
    env!("CARGO_CRATE_NAME") == "contract_postgres"
}

/// A folder with a database, removed at the end.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    database: Database,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("troyes-contract-{}", Uuid::now_v7()));
        std::fs::create_dir_all(&path).unwrap();
        let database = if on_postgres() {
            Database::Postgres(troyes_testing::fresh_postgres())
        } else {
            Database::File(path.join("troyes.db"))
        };
        Self { path, database }
    }

    /// How many players are stored: nothing that can be asked for shows one without a cookie.
    async fn players(&self) -> i64 {
        const COUNT: &str = "SELECT count(*) FROM players";
        match &self.database {
            Database::File(path) => {
                let address = format!("sqlite:{}", path.display());
                let mut database = SqliteConnection::connect(&address).await.unwrap();
                sqlx::query_scalar(COUNT).fetch_one(&mut database).await.unwrap()
            }
            Database::Postgres(address) => {
                let mut database = PgConnection::connect(address).await.unwrap();
                sqlx::query_scalar(COUNT).fetch_one(&mut database).await.unwrap()
            }
        }
    }

    pub(crate) fn config(&self) -> Config {
        Config {
            listen: "127.0.0.1:0".to_owned(),
            database: self.database.clone(),
            public_url: None,
            trusted_proxy: false,
            most_sockets: 1_000,
            quotas: Quotas::NONE,
            keeping: Keeping::default(),
            client: Client::Files(FILES),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// How long somebody waits whose request was refused as too much at once.
const MOMENT: Duration = Duration::from_millis(200);

/// A running server.
pub(crate) struct Running {
    pub(crate) base: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
    /// Removed when the server is.
    folder: Option<Folder>,
}

impl Running {
    /// A server with a fresh database.
    pub(crate) async fn fresh() -> Self {
        let folder = Folder::new();
        let config = folder.config();
        Self::keeping(folder, &config).await
    }

    /// A server with a folder that is removed together with it.
    pub(crate) async fn keeping(folder: Folder, config: &Config) -> Self {
        Self { folder: Some(folder), ..Self::with(config).await }
    }

    pub(crate) async fn with(config: &Config) -> Self {
        let server = Server::open(config).await.unwrap();
        let base = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { base, stop: Some(stop), task, folder: None }
    }

    /// Ends the server as a signal would.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(8), self.task).await.unwrap().unwrap().unwrap();
    }

    /// How many players a server with a fresh database has stored.
    pub(crate) async fn players(&self) -> i64 {
        self.folder.as_ref().expect("a fresh database").players().await
    }

    /// Somebody who has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(&self.base)
    }

    /// Somebody who has never been here, and comes from an address that a proxy in front reports.
    pub(crate) fn browser_at(&self, address: &str) -> Browser {
        Browser::coming_from(&self.base, address)
    }
}

/// Somebody with a jar of cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) base: String,
    pub(crate) http: reqwest::Client,
    jar: Arc<Jar>,
    /// The address that a proxy in front reports, if there is one.
    address: String,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn read<T: serde::de::DeserializeOwned>(&self) -> T {
        assert!(self.status.is_success(), "{self:?}");
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The code of a problem, whose shape is checked.
    pub(crate) fn problem(&self) -> String {
        let problem = self.json();
        let fields = problem.as_object().unwrap().keys().filter(|field| *field != "clause");
        assert_eq!(fields.collect::<Vec<_>>(), ["code", "sentence"], "{self:?}");
        assert_eq!(self.header("content-type"), "application/json", "{self:?}");
        let sentence = problem["sentence"].as_str().unwrap();
        assert!(!sentence.is_empty(), "{self:?}");
        let code = problem["code"].as_str().unwrap();
        assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code}");
        code.to_owned()
    }

    /// Status and code.
    pub(crate) fn failure(&self) -> (u16, String) {
        (self.status.as_u16(), self.problem())
    }
}

impl Browser {
    pub(crate) fn new(base: &str) -> Self {
        Self::coming_from(base, "")
    }

    fn coming_from(base: &str, address: &str) -> Self {
        troyes_server::prepare_tls();
        let jar = Arc::new(Jar::default());
        let headers = (!address.is_empty()).then_some(("x-forwarded-for", address));
        let headers = headers.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let http = reqwest::Client::builder()
            .cookie_provider(Arc::clone(&jar))
            .default_headers(headers.into_iter().collect());
        let address = address.to_owned();
        Self { base: base.to_owned(), http: http.build().unwrap(), jar, address }
    }

    /// The same person at another server, as after a restart on another port.
    pub(crate) fn at(&self, base: &str) -> Self {
        let other = Self::coming_from(base, &self.address);
        other.jar.add_cookie_str(&self.cookie(), &other.base.parse().unwrap());
        other
    }

    /// The same place with somebody else's cookie.
    pub(crate) fn with_cookie_of(self, other: &Self) -> Self {
        self.jar.add_cookie_str(&other.cookie(), &self.base.parse().unwrap());
        self
    }

    pub(crate) fn cookie(&self) -> String {
        let cookies = self.jar.cookies(&self.base.parse().unwrap());
        cookies.map(|cookies| cookies.to_str().unwrap().to_owned()).unwrap_or_default()
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.http.request(method, format!("{}{path}", self.base))
    }

    pub(crate) async fn send(&self, request: reqwest::RequestBuilder) -> Reply {
        let response = request.send().await.unwrap();
        Reply {
            status: response.status(),
            headers: response.headers().clone(),
            text: response.text().await.unwrap(),
        }
    }

    /// Sends a request, after a moment once more if there were too many just now.
    pub(crate) async fn send_patiently(&self, request: reqwest::RequestBuilder) -> Reply {
        loop {
            let reply = self.send(request.try_clone().unwrap()).await;
            if reply.status != StatusCode::TOO_MANY_REQUESTS {
                return reply;
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.send(self.request(Method::DELETE, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Reply {
        self.send(self.request(Method::PUT, path).json(body)).await
    }

    /// Starts a game with these names; other fields can be changed.
    pub(crate) async fn start(&self, names: &[&str], change: Value) -> String {
        let mut body = json!({
            "deal": null, "names": names, "columns": {"type": "first"}, "banquets": false, "pace": "own",
        });
        body.as_object_mut().unwrap().extend(change.as_object().cloned().unwrap_or_default());
        self.post("/api/games", &body).await.read::<Created>().id
    }

    pub(crate) async fn view(&self, game: &str) -> TableView {
        self.get(&format!("/api/games/{game}")).await.read()
    }

    /// A socket, after a moment if there were too many just now.
    pub(crate) async fn socket(&self, game: &str) -> Socket {
        loop {
            match self.try_socket(game, &[]).await {
                Err(Error::Http(answer)) if answer.status() == StatusCode::TOO_MANY_REQUESTS => {
                    tokio::time::sleep(MOMENT).await;
                }
                tried => return tried.unwrap(),
            }
        }
    }

    /// A socket with more headers, or why there is none.
    pub(crate) async fn try_socket(
        &self,
        game: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Error> {
        let url = format!("{}/api/games/{game}/socket", self.base.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        let cookie = self.cookie();
        let own = [("cookie", cookie.as_str()), ("x-forwarded-for", &self.address)];
        for (name, value) in headers.iter().copied().chain(own) {
            if !value.is_empty() {
                request.headers_mut().insert(name, value.parse().unwrap());
            }
        }
        let (stream, _) = connect_async(request).await?;
        let mut socket = Socket {
            stream,
            view: None,
            room: None,
            said: Vec::new(),
            sent: 0,
            refused: Vec::new(),
            heard: Vec::new(),
            messages: Vec::new(),
        };
        socket.next().await;
        Ok(socket)
    }

    /// Somebody with a name, and hence an identity.
    pub(crate) async fn named(self, name: &str) -> Self {
        self.put("/api/me", &json!({ "name": name })).await.read::<Value>();
        self
    }

    /// Opens a table for this many people; options can be changed.
    pub(crate) async fn open_room(&self, name: &str, places: u8, change: Value) -> String {
        let mut options = json!({
            "columns": {"type": "first"}, "banquets": false, "pace": "together", "limit": null,
            "public": false, "chat": true, "hints": false, "stand_in": "apprentice",
        });
        options.as_object_mut().unwrap().extend(change.as_object().cloned().unwrap_or_default());
        let body = json!({"name": name, "places": places, "options": options});
        self.post("/api/rooms", &body).await.read::<Created>().id
    }

    /// Opens a socket and sits down.
    pub(crate) async fn sit(&self, room: &str, name: &str) -> Socket {
        let mut socket = self.socket(room).await;
        let contribution = format!("{:032x}", Uuid::now_v7().as_u128());
        socket.change_room(RoomCommand::Sit { name: name.to_owned(), contribution }).await;
        socket
    }

    /// Plays a game that this browser has all seats of to its end, always by the first offer.
    pub(crate) async fn play_out(&self, game: &str) -> TableView {
        let mut socket = self.socket(game).await;
        socket.play_out(|offers| &offers[0]).await;
        socket.view.unwrap()
    }
}

/// An open socket, and what it has sent.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) view: Option<TableView>,
    pub(crate) room: Option<RoomView>,
    pub(crate) said: Vec<MessageView>,
    sent: usize,
    /// The codes of all commands that were refused.
    pub(crate) refused: Vec<String>,
    /// Every message so far, by its type and whether it was compressed.
    pub(crate) heard: Vec<(String, bool)>,
    /// Every message so far.
    pub(crate) messages: Vec<ServerMessage>,
}

impl Socket {
    /// The next message; views are kept up to date.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        self.try_next().await.expect("the socket is open")
    }

    pub(crate) async fn try_next(&mut self) -> Option<ServerMessage> {
        loop {
            let within = Duration::from_secs(30);
            let frame = tokio::time::timeout(within, self.stream.next()).await.expect("a message");
            let (json, compressed) = match frame?.ok()? {
                Message::Text(text) => {
                    assert!(text.len() < 1_000, "long messages are compressed");
                    (text.as_str().to_owned(), false)
                }
                Message::Binary(bytes) => (unpacked(&bytes), true),
                Message::Close(_) => return None,
                _ => continue,
            };
            assert_eq!(compressed, json.len() >= 1_000);
            let message: ServerMessage = serde_json::from_str(&json).unwrap();
            let kind =
                serde_json::from_str::<Value>(&json).unwrap()["type"].as_str().unwrap().to_owned();
            self.heard.push((kind, compressed));
            match &message {
                ServerMessage::Table { view, .. } => self.view = Some((**view).clone()),
                ServerMessage::Changed { table, seats, .. } => {
                    let view = self.view.as_mut().expect("the table comes first");
                    view.head = table.clone();
                    for change in seats {
                        change.clone().apply(&mut view.seats[usize::from(change.seat)]);
                    }
                }
                ServerMessage::Room { room } => self.room = Some((**room).clone()),
                ServerMessage::Said { messages } => self.said.extend(messages.iter().cloned()),
                ServerMessage::Answer(Answer { verdict: Verdict::Refused(problem), .. }) => {
                    self.refused.push(problem.code.clone());
                }
                ServerMessage::Answer(_)
                | ServerMessage::Problem(_)
                | ServerMessage::Hint { .. }
                | ServerMessage::Reacted { .. } => {}
            }
            self.messages.push(message.clone());
            return Some(message);
        }
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends a command with a name and waits for its answer.
    pub(crate) async fn command(&mut self, id: &str, seat: u8, command: SeatCommand) -> Verdict {
        self.send_command(id, Command::Play { seat, command }).await
    }

    /// Sends any command with a name and waits for its answer.
    pub(crate) async fn send_command(&mut self, id: &str, command: Command) -> Verdict {
        let are_words = matches!(command, Command::Say { .. } | Command::React { .. });
        let message = ClientMessage { id: id.to_owned(), command };
        let text = serde_json::to_string(&message).unwrap();
        self.send_text(&text).await;
        loop {
            match self.next().await {
                // Nobody plays as fast as a test. Words have a limit of their own, which tests are about.
                ServerMessage::Answer(Answer {
                    id: answered,
                    verdict: Verdict::Refused(troyes_wire::Problem { code, .. }),
                }) if answered == id && code == "too-many" && !are_words => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    self.send_text(&text).await;
                }
                ServerMessage::Answer(Answer { id: answered, verdict }) if answered == id => {
                    return verdict;
                }
                ServerMessage::Problem(problem) => panic!("{problem:?}"),
                _ => {}
            }
        }
    }

    /// Sends a command about the table and waits for its answer.
    pub(crate) async fn try_room(&mut self, command: RoomCommand) -> Verdict {
        self.sent += 1;
        let id = format!("{}-{}", self.sent, Uuid::now_v7());
        self.send_command(&id, Command::Room { command }).await
    }

    /// Sends a command about the table that must be accepted.
    pub(crate) async fn change_room(&mut self, command: RoomCommand) {
        let verdict = self.try_room(command.clone()).await;
        assert!(matches!(verdict, Verdict::Accepted { .. }), "{command:?}: {verdict:?}");
    }

    /// Sends a command about the table that must be refused, and gives the code.
    pub(crate) async fn refused_room(&mut self, command: RoomCommand) -> String {
        match self.try_room(command.clone()).await {
            Verdict::Refused(troyes_wire::Problem { code, .. }) => code,
            accepted => panic!("{command:?}: {accepted:?}"),
        }
    }

    pub(crate) fn room(&self) -> &RoomView {
        self.room.as_ref().expect("there is a table")
    }

    /// Listens until something is so.
    pub(crate) async fn until(&mut self, is: impl Fn(&Self) -> bool) {
        while !is(self) {
            self.next().await;
        }
    }

    /// Sends a command that must be accepted.
    pub(crate) async fn act(&mut self, seat: u8, command: SeatCommand) {
        self.sent += 1;
        let id = format!("{}-{}", self.sent, Uuid::now_v7());
        let verdict = self.command(&id, seat, command).await;
        assert!(matches!(verdict, Verdict::Accepted { .. }), "{command:?}: {verdict:?}");
        let view = self.view();
        if let Verdict::Accepted { sequence } = verdict {
            assert_eq!(
                view.seats[usize::from(seat)].version,
                sequence,
                "the view comes before the answer"
            );
        }
    }

    pub(crate) fn view(&self) -> &TableView {
        self.view.as_ref().expect("the table comes first")
    }

    /// Plays all seats to the end.
    pub(crate) async fn play_out(&mut self, choose: fn(&[OfferView]) -> &OfferView) {
        while !self.view().head.finished {
            self.step(choose).await;
        }
    }

    /// Carries the next command out of the first seat that has one.
    pub(crate) async fn step(&mut self, choose: fn(&[OfferView]) -> &OfferView) {
        let seats = &self.view().seats;
        let deciding = seats.iter().position(|seat| seat.yours && !seat.offers.is_empty());
        let (seat, command) = match deciding {
            Some(seat) => (seat, decide(choose(&seats[seat].offers))),
            None => {
                let open = seats.iter().position(|seat| seat.yours && !seat.finished);
                (open.expect("somebody has not finished"), SeatCommand::GoOn)
            }
        };
        self.act(seat as u8, command).await;
    }
}

/// The command for the first way of an offer.
pub(crate) fn decide(offer: &OfferView) -> SeatCommand {
    let way = &offer.ways[0];
    let decision = match (offer.decision, way.sector) {
        (Decision::Take { color, value, r#use, .. }, Some(sector)) => {
            Decision::Take { sector, pay: way.pay, color, value, r#use }
        }
        (decision, _) => decision,
    };
    SeatCommand::Decide { decision }
}

fn unpacked(bytes: &[u8]) -> String {
    let mut json = String::new();
    std::io::Read::read_to_string(&mut flate2::read::ZlibDecoder::new(bytes), &mut json).unwrap();
    json
}

//! `serve` as a process: it says where it is, ends when it is served to, and forgets nothing when it is killed.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Message, WebSocket};

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("troyes-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in a process of its own, killed at the end.
struct Served {
    process: Child,
    /// Host and port.
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
    command.arg("serve").current_dir(folder).env("TROYES_LISTEN", "127.0.0.1:0");
    command.env("TROYES_QUOTAS", "none");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn serve(folder: &Path) -> Served {
    serve_with(folder, "troyes.db")
}

fn serve_with(folder: &Path, database: &str) -> Served {
    let mut process = command(folder).args(["--database", database]).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Troyes Dice is at http://localhost:");
    let address = format!("127.0.0.1:{}", address.unwrap_or_else(|| panic!("{line:?}")));
    Served { process, address }
}

impl Served {
    /// Asks with these lines of a head and a body, and gives head and body of the answer.
    fn ask(&self, line: &str, cookie: &str, body: &str) -> (String, Value) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{line} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), serde_json::from_str(body).unwrap_or_default())
    }

    /// Starts a game for one; gives its name and the player's cookie.
    fn start(&self) -> (String, String) {
        let body = json!({"names": ["Ada"], "columns": {"type": "first"}, "banquets": true, "pace": "own"});
        let (head, body) = self.ask("POST /api/games", "", &body.to_string());
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        (body["id"].as_str().unwrap().to_owned(), cookie)
    }

    fn seat(&self, game: &str, cookie: &str) -> Value {
        self.ask(&format!("GET /api/games/{game}"), cookie, "").1["seats"][0].clone()
    }

    fn socket(&self, game: &str, cookie: &str) -> WebSocket<TcpStream> {
        self.socket_at(&format!("/api/games/{game}/socket"), cookie)
    }

    /// A number of those that are measured.
    fn measured(&self, name: &str) -> f64 {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET /metrics HTTP/1.1\r\nhost: one\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let number = answer.lines().find_map(|line| line.strip_prefix(name));
        number.map_or(0.0, |number| number.trim().parse().unwrap())
    }

    fn socket_at(&self, path: &str, cookie: &str) -> WebSocket<TcpStream> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        tungstenite::client(request, stream).unwrap().0
    }
}

/// The next command of a player who always takes the first offer.
fn next_command(seat: &Value) -> Value {
    match seat["offers"].get(0) {
        Some(offer) => json!({"type": "decide", "decision": offer["decision"]}),
        None => json!({"type": "go_on"}),
    }
}

fn send(socket: &mut WebSocket<TcpStream>, id: &str, command: &Value) {
    let command = json!({"type": "play", "seat": 0, "command": command});
    let message = json!({"id": id, "command": command});
    socket.send(Message::text(message.to_string())).unwrap();
}

/// Waits for the answer to a command, and returns the sequence of its entry.
fn answer(socket: &mut WebSocket<TcpStream>, id: &str) -> u64 {
    loop {
        // Views are compressed; answers are short.
        let Message::Text(text) = socket.read().unwrap() else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "answer" && message["id"] == id {
            return message["verdict"]["sequence"].as_u64().unwrap_or_else(|| panic!("{message}"));
        }
    }
}

/// Killed again and again without warning, always with a command under way: whatever was acknowledged is there, and the command
/// that was not counts once when it is sent again.
#[test]
fn nothing_acknowledged_is_lost() {
    let folder = Folder::new("kill");
    let mut served = serve(&folder.0);
    let (game, cookie) = served.start();
    let mut acknowledged = 0;
    for life in 0..5 {
        let mut socket = served.socket(&game, &cookie);
        for step in 0..3 {
            let id = format!("{life}-{step}");
            send(&mut socket, &id, &next_command(&served.seat(&game, &cookie)));
            acknowledged = answer(&mut socket, &id);
        }
        let command = next_command(&served.seat(&game, &cookie));
        send(&mut socket, &format!("{life}-last"), &command);
        // By default this is SIGKILL.
        served.process.kill().unwrap();
        served.process.wait().unwrap();

        served = serve(&folder.0);
        let version = served.seat(&game, &cookie)["version"].as_u64().unwrap();
        assert!(version == acknowledged || version == acknowledged + 1, "{version} {acknowledged}");
        let mut socket = served.socket(&game, &cookie);
        send(&mut socket, &format!("{life}-last"), &command);
        assert_eq!(answer(&mut socket, &format!("{life}-last")), acknowledged + 1);
    }
    assert_eq!(served.seat(&game, &cookie)["version"], json!(5 * 4));
}

/// A backup of a running server, restored into either kind of database, is the same server with another address.
#[test]
fn moves_to_another_database() {
    let folder = Folder::new("backup");
    let served = serve(&folder.0);
    let (game, cookie) = served.start();
    let mut socket = served.socket(&game, &cookie);
    for step in 0..5 {
        let id = step.to_string();
        send(&mut socket, &id, &next_command(&served.seat(&game, &cookie)));
        answer(&mut socket, &id);
    }
    let troyes = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
        let output = command.args(arguments).current_dir(&folder.0).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let said = troyes(&["backup", "backup.db"]);
    assert_eq!(said, "backup.db: 1 games from troyes.db\n");
    // The server goes on while everything is looked at.
    assert_eq!(troyes(&["check"]), "troyes.db: 1 games replayed, nothing wrong\n");
    let expected = served.seat(&game, &cookie);
    for database in ["other.db".to_owned(), troyes_testing::fresh_postgres()] {
        troyes(&["restore", "backup.db", "--database", &database]);
        let said = troyes(&["check", "--database", &database]);
        assert!(said.ends_with(": 1 games replayed, nothing wrong\n"), "{said}");
        let other = serve_with(&folder.0, &database);
        // The key that signs cookies has moved too.
        assert_eq!(other.seat(&game, &cookie), expected);
        let mut socket = other.socket(&game, &cookie);
        send(&mut socket, "on", &next_command(&expected));
        assert_eq!(answer(&mut socket, "on"), 6);
    }
}

/// A damaged file is not served, and the sentence says what to do.
#[test]
fn damaged_files_are_refused() {
    let folder = Folder::new("damaged");
    let served = serve(&folder.0);
    served.start();
    drop(served);
    let file = folder.0.join("troyes.db");
    // Whatever is in the log beside it is in the file after another life.
    let mut again = serve(&folder.0);
    let ended = Command::new("kill").args(["-TERM", &again.process.id().to_string()]).status();
    assert!(ended.unwrap().success() && again.process.wait().unwrap().success());
    let mut bytes = std::fs::read(&file).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].iter_mut().for_each(|byte| *byte ^= 0x5a);
    std::fs::write(&file, &bytes).unwrap();
    let output = command(&folder.0).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("`troyes check --database troyes.db`"), "{said}");
    assert!(said.contains("`troyes restore`"), "{said}");
    let mut check = Command::new(env!("CARGO_BIN_EXE_troyes"));
    let output = check.arg("check").current_dir(&folder.0).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
}

/// SIGTERM ends it soon and well, even while somebody looks at a table.
#[test]
fn ends_when_it_is_asked_to() {
    let folder = Folder::new("term");
    let mut served = serve(&folder.0);
    let (game, cookie) = served.start();
    let mut socket = served.socket(&game, &cookie);
    let begin = Instant::now();
    let signalled = Command::new("kill").args(["-TERM", &served.process.id().to_string()]).status();
    assert!(signalled.unwrap().success());
    let code = loop {
        match socket.read() {
            Ok(Message::Close(Some(frame))) => break u16::from(frame.code),
            Ok(_) => {}
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(code, 1012, "service restart");
    let _ = socket.flush();
    assert!(served.process.wait().unwrap().success());
    assert!(begin.elapsed() < Duration::from_secs(5));
    assert!(folder.0.join("troyes.db").is_file());
}

/// What cannot be is served in one line, with exit status 1.
#[test]
fn bad_beginnings() {
    let folder = Folder::new("bad");
    let served = serve(&folder.0);
    std::fs::write(
        folder.0.join("letter"),
        "a letter, and much longer than a hundred bytes ".repeat(9),
    )
    .unwrap();
    for (arguments, expected) in [
        (vec!["--listen", &served.address], "troyes: cannot listen at 127.0.0.1:"),
        (vec!["--listen", "nowhere"], "troyes: cannot listen at nowhere: "),
        (
            vec!["--database", "no/folder/here.db"],
            "troyes: cannot open the database no/folder/here.db: ",
        ),
        (vec!["--database", "letter"], "troyes: cannot open the database letter: "),
        (
            vec!["--client", "nothing"],
            "troyes: there is no folder nothing to serve the client from",
        ),
    ] {
        let output = command(&folder.0).args(&arguments).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {error}");
        assert!(
            error.starts_with(expected) && error.lines().count() == 1,
            "{arguments:?}: {error}"
        );
        assert!(output.stdout.is_empty());
    }
}

/// The server explains a game with the very numbers that `analyse --json` prints.
#[test]
fn analyses_are_those_of_the_program() {
    let folder = Folder::new("analyses");
    let served = serve(&folder.0);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.json");
    let record = std::fs::read_to_string(path).unwrap();
    let (_, made) = served.ask("POST /api/records", "", &record);
    let line = format!("GET /api/games/{}/analysis", made["id"].as_str().unwrap());
    let deadline = Instant::now() + Duration::from_secs(60);
    let served = loop {
        let (head, body) = served.ask(&line, "", "");
        if head.starts_with("HTTP/1.1 200") {
            break body;
        }
        assert!(head.starts_with("HTTP/1.1 202") && Instant::now() < deadline, "{head}");
    };
    let printed =
        Command::new(env!("CARGO_BIN_EXE_troyes")).args(["analyse", "--json", path]).output();
    let printed: Value = serde_json::from_slice(&printed.unwrap().stdout).unwrap();
    let (served, printed) = (&served["players"][0], &printed["players"][0]);
    for field in ["start", "luck", "loss", "rest", "score", "luck_adjusted"] {
        assert_eq!(served[field], printed[field], "{field}");
    }
    let half_days = |of: &Value| of["half_days"].as_array().unwrap().clone();
    for (served, printed) in half_days(served).iter().zip(half_days(printed)) {
        for field in ["before", "luck", "loss", "rest", "after"] {
            assert_eq!(served[field], printed[field], "{field}");
        }
        let decisions = printed["decisions"].as_array().unwrap();
        for (index, printed) in decisions.iter().enumerate() {
            let served = &served["decisions"][index];
            assert_eq!((&served["class"], &served["loss"]), (&printed["class"], &printed["loss"]));
            for which in ["taken", "best"] {
                for field in ["expected", "citizens", "rows", "resources"] {
                    assert_eq!(served[which][field], printed[which][field], "{which} {field}");
                }
            }
        }
    }
}

/// An operator works on the file while the server runs, and says what is not there.
#[test]
fn operators_work_beside_the_server() {
    let folder = Folder::new("admin");
    let served = serve(&folder.0);
    let options = json!({
        "columns": {"type": "first"}, "banquets": false, "pace": "own", "limit": null,
        "public": true, "chat": true, "hints": false, "stand_in": "apprentice",
    });
    let body = json!({"name": "Ada", "places": 2, "options": options}).to_string();
    let table = served.ask("POST /api/rooms", "", &body).1["id"].as_str().unwrap().to_owned();
    let admin = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
        command
            .arg("admin")
            .args(arguments)
            .args(["--database", "troyes.db"])
            .current_dir(&folder.0);
        let output = command.output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, listed) = admin(&["list"]);
    assert_eq!(code, Some(0));
    assert!(listed.starts_with(&format!("{table}\tgathering\tpublic\t0 h ago\thost ")), "{listed}");
    assert_eq!(admin(&["close", &table]), (Some(0), "closed\n".to_owned()));
    assert_eq!(admin(&["remove", &table]), (Some(0), "removed\n".to_owned()));
    assert_eq!(admin(&["remove", &table]), (Some(1), "there is no such table\n".to_owned()));
    assert_eq!(admin(&["list"]), (Some(0), String::new()));
    assert_eq!(admin(&["block", &table]), (Some(1), "there is no such player\n".to_owned()));
}

/// However many watch the lobby, it is computed once for all of them.
#[test]
fn the_lobby_is_computed_once() {
    let folder = Folder::new("lobby");
    let served = serve(&folder.0);
    let until = |socket: &mut WebSocket<TcpStream>, text: &str| loop {
        match socket.read().unwrap() {
            Message::Text(lobby) if lobby.contains(text) => return,
            _ => {}
        }
    };
    let mut watchers: Vec<_> = (0..60).map(|_| served.socket_at("/api/lobby/socket", "")).collect();
    for watcher in &mut watchers {
        until(watcher, "\"rooms\":[]");
    }
    let before = served.measured("troyes_lobby_computed_total");
    let options = json!({
        "columns": {"type": "first"}, "banquets": false, "pace": "own", "limit": null,
        "public": true, "chat": true, "hints": false, "stand_in": "apprentice",
    });
    let body = json!({"name": "Ada", "places": 2, "options": options}).to_string();
    let (head, body) = served.ask("POST /api/rooms", "", &body);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let table = body["id"].as_str().unwrap();
    let _present = served.socket(table, cookie.split(';').next().unwrap());
    for watcher in &mut watchers {
        until(watcher, table);
    }
    let computed = served.measured("troyes_lobby_computed_total") - before;
    assert!((1.0..=10.0).contains(&computed), "{computed} times for {} people", watchers.len());
}

/// `load` with these arguments, and its report.
fn load(arguments: &[&str]) -> (Child, impl FnOnce(Child) -> Value + use<>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
    command.args(["load", "--json"]).args(arguments).stdout(Stdio::piped());
    let report = |process: Child| {
        let output = process.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    (command.spawn().unwrap(), report)
}

/// People at tables for two, at both paces: whoever loses a server goes on at the other, and nothing that was acknowledged is lost.
#[test]
fn load_goes_on_where_a_server_is() {
    let folder = Folder::new("load-two");
    let database = troyes_testing::fresh_postgres();
    let (one, other) = (serve_with(&folder.0, &database), serve_with(&folder.0, &database));
    let urls = [&one, &other].map(|server| format!("http://{}", server.address));
    let (process, report) = load(&[
        "--url",
        &urls[0],
        "--url",
        &urls[1],
        "--tables",
        "4",
        "--people",
        "2",
        "--seconds",
        "5",
        "--verify",
        &urls[1],
    ]);
    std::thread::sleep(Duration::from_secs(3));
    drop(one);
    let report = report(process);
    assert!(report["answered"].as_u64().unwrap() > 50, "{report}");
    assert!(report["reconnected"].as_u64().unwrap() >= 4, "half of them sat there: {report}");
    assert_eq!(report["missing"], 0, "{report}");
}

/// Spectators who read fast and slowly see every game to its end, while its player comes and goes.
#[test]
fn load_is_watched() {
    let folder = Folder::new("load-watched");
    let server = serve(&folder.0);
    let url = format!("http://{}", server.address);
    let plot = folder.0.join("plot.svg");
    let (process, report) = load(&[
        "--url",
        &url,
        "--tables",
        "4",
        "--rate",
        "60",
        "--watch",
        "3",
        "--slow",
        "1",
        "--reconnect",
        "1",
        "--seconds",
        "4",
        "--verify",
        "--plot",
        plot.to_str().unwrap(),
    ]);
    let report = report(process);
    assert!(report["seen"].as_u64().unwrap() > 5, "{report}");
    let ten_seconds = 10_000.0;
    assert!((0.01..ten_seconds).contains(&report["seen_p99_ms"].as_f64().unwrap()), "{report}");
    assert!(report["reconnected"].as_u64().unwrap() > 0, "{report}");
    assert_eq!((&report["behind"], &report["missing"]), (&json!(0), &json!(0)), "{report}");
    assert_eq!(report["corrected"], true);
    assert!(std::fs::read_to_string(plot).unwrap().contains("</svg>"));
    // A server that is not there is named.
    let output = Command::new(env!("CARGO_BIN_EXE_troyes"))
        .args(["load", "--url", "http://127.0.0.1:9", "--seconds", "1"])
        .output()
        .unwrap();
    let reason = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && reason.contains("cannot reach http://127.0.0.1:9"),
        "{reason}"
    );
}

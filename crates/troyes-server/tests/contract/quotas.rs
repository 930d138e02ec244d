//! One address, or one player, that takes all there is: others still get what they want.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;
use troyes_server::{Config, Quotas};
use troyes_wire::{Answer, Command, Lobby, SeatCommand, ServerMessage, Verdict};

use crate::support::{Browser, Folder, Reply, Running, Socket, decide};

/// Where somebody comes from who means no good.
const MALLORY: &str = "6.6.6.6";

/// Where everybody else comes from.
const ADA: &str = "1.2.3.4";

/// A server on the internet, behind a proxy; quotas can be changed.
async fn on_the_internet(changes: &[&str]) -> Running {
    let folder = Folder::new();
    let changes = changes.iter().map(|change| change.parse().unwrap());
    let quotas = changes.fold(Quotas::INTERNET, Quotas::with);
    let config = Config { trusted_proxy: true, quotas, most_sockets: 100, ..folder.config() };
    Running::keeping(folder, &config).await
}

/// That it was refused by a code, and says when it is worth trying again.
#[track_caller]
fn assert_later(reply: &Reply, code: &str) {
    assert_eq!(reply.failure(), (429, code.to_owned()));
    let seconds: u64 = reply.header("retry-after").parse().unwrap();
    assert!((1..=3_600).contains(&seconds), "{seconds}");
}

/// Asks as somebody new each time, until it is refused; how often it was not.
async fn until_refused(code: &str, ask: impl AsyncFn() -> Reply) -> usize {
    for done in 0..300 {
        let reply = ask().await;
        if !reply.status.is_success() {
            assert_later(&reply, code);
            return done;
        }
    }
    panic!("nobody says {code}")
}

async fn try_room(browser: &Browser) -> Reply {
    let options = json!({
        "columns": {"type": "first"}, "banquets": false, "pace": "own", "limit": null,
        "public": true, "chat": true, "hints": false, "stand_in": "apprentice",
    });
    browser.post("/api/rooms", &json!({"name": "Mallory", "places": 2, "options": options})).await
}

#[tokio::test]
async fn nobody_fills_the_lobby() {
    let server = on_the_internet(&[]).await;
    let ada = server.browser_at(ADA);
    let table = ada.open_room("Ada", 2, json!({"public": true})).await;
    let _present = ada.sit(&table, "Ada").await;
    let opened =
        until_refused("too-many-rooms", async || try_room(&server.browser_at(MALLORY)).await);
    assert_eq!(opened.await, 30);
    // One player comes no further by changing addresses.
    let mallory = server.browser_at("6.6.7.1").named("Mallory").await;
    for address in 1..=15 {
        let mut elsewhere = server.browser_at(&format!("6.6.8.{address}"));
        elsewhere = if address == 1 { mallory.clone() } else { elsewhere.with_cookie_of(&mallory) };
        assert_eq!(try_room(&elsewhere).await.status, 201);
    }
    let elsewhere = server.browser_at("6.6.9.1").with_cookie_of(&mallory);
    assert_later(&try_room(&elsewhere).await, "too-many-rooms");
    let visitor = server.browser_at("4.3.2.1");
    let lobby: Lobby = visitor.get("/api/rooms").await.read();
    assert!(lobby.rooms.iter().any(|room| room.id == table), "the real table is there");
    assert_eq!(try_room(&visitor).await.status, 201);
    server.stop().await;
}

/// However many tables are opened after a real one: where nobody is, they take no place away from it.
#[tokio::test]
async fn nobody_pushes_a_table_out_of_the_lobby() {
    let server = on_the_internet(&["rooms=none", "players=none"]).await;
    let ada = server.browser_at(ADA);
    let table = ada.open_room("Ada", 2, json!({"public": true})).await;
    let _present = ada.sit(&table, "Ada").await;
    let stranger = server.browser_at("4.3.2.1").named("Stranger").await;
    let mut looking = Vec::new();
    for address in ["6.6.6.1", "6.6.6.2"] {
        let mallory = server.browser_at(address).named("Mallory").await;
        let opened = join_all((0..105).map(|_| try_room(&mallory))).await;
        // Nor do those where somebody only looks.
        for reply in opened.iter().step_by(15) {
            looking.push(stranger.socket(reply.json()["id"].as_str().unwrap()).await);
        }
    }
    let lobby: Lobby = server.browser_at("4.3.2.2").get("/api/rooms").await.read();
    let ids: Vec<&str> = lobby.rooms.iter().map(|room| room.id.as_str()).collect();
    assert_eq!(ids, [&table]);
    server.stop().await;
}

#[tokio::test]
async fn nobody_makes_players_without_end() {
    let server = on_the_internet(&[]).await;
    let name = json!({"name": "Mallory"});
    let made = until_refused("too-many-players", async || {
        server.browser_at(MALLORY).put("/api/me", &name).await
    });
    assert_eq!(made.await, 40);
    assert_eq!(server.players().await, 40);
    // Whatever makes a player counts, and a network of IPv6 is one address.
    for address in ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2"] {
        for _ in 0..20 {
            let reply = server.browser_at(address).post("/api/me/recovery-code", &json!({})).await;
            assert_eq!(reply.status, 200, "{reply:?}");
        }
    }
    let reply = server.browser_at("2001:db8:1:2::3").put("/api/me", &name).await;
    assert_later(&reply, "too-many-players");
    server.browser_at(ADA).named("Ada").await;
    server.stop().await;
}

#[tokio::test]
async fn nobody_fills_the_disk_with_records() {
    let server = on_the_internet(&["games=5/3"]).await;
    let ada = server.browser_at(ADA);
    let game = ada.start(&["Ada"], json!({})).await;
    let record: Value = ada.get(&format!("/api/games/{game}/record")).await.json();
    let uploaded = until_refused("too-many-records", async || {
        server.browser_at(MALLORY).post("/api/records", &record).await
    });
    assert_eq!(uploaded.await, 30);
    let games = "/api/games";
    let new = json!({"deal": null, "names": ["M"], "columns": {"type": "first"}, "banquets": false, "pace": "own"});
    for (path, body) in [(games, &new), ("/api/deals", &json!({"seed": null}))] {
        let mallory = server.browser_at("6.6.6.7");
        let reply = mallory.post(path, body).await;
        assert_eq!(reply.status, 201, "{path} {reply:?}");
    }
    let started = until_refused("too-many-games", async || {
        server.browser_at("6.6.6.7").post(games, &new).await
    });
    assert_eq!(started.await, 3, "games and deals together");
    assert_eq!(ada.post("/api/records", &record).await.status, 201);
    ada.start(&["Ada"], json!({})).await;
    server.stop().await;
}

/// A socket is given back when it closes.
#[tokio::test]
async fn nobody_takes_all_sockets() {
    let server = on_the_internet(&[]).await;
    let ada = server.browser_at(ADA);
    let game = ada.start(&["Ada"], json!({})).await;
    let refused = async |browser: &Browser| match browser.try_socket(&game, &[]).await {
        Ok(socket) => Ok(socket),
        Err(Error::Http(refused)) => {
            assert_eq!(refused.status(), 429);
            assert_eq!(refused.headers()["retry-after"], "10");
            let body = String::from_utf8(refused.into_body().unwrap()).unwrap();
            assert!(body.contains("\"too-many-sockets\""), "{body}");
            Err(())
        }
        Err(other) => panic!("{other}"),
    };
    let mut taken = Vec::new();
    let mallory = server.browser_at(MALLORY);
    while let Ok(socket) = refused(&mallory).await {
        taken.push(socket);
    }
    assert_eq!(taken.len(), 60);
    // A player has fewer, from wherever.
    let mut own = vec![ada.socket(&game).await];
    while let Ok(socket) = refused(&server.browser_at("9.9.9.9").with_cookie_of(&ada)).await {
        own.push(socket);
    }
    assert_eq!(own.len(), 20);
    server.browser_at("4.3.2.1").socket(&game).await;
    taken.pop();
    let freed = async { while refused(&mallory).await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(10), freed).await.expect("one is given back");
    server.stop().await;
}

/// What people at the table have said stays, however much those who watch have to say.
#[tokio::test]
async fn nobody_talks_a_table_empty() {
    let server = on_the_internet(&["words=none/none", "sockets=none", "players=none"]).await;
    let ada = server.browser_at(ADA).named("Ada").await;
    let table = ada.open_room("Ada", 2, json!({"chat": true})).await;
    let mut socket = ada.sit(&table, "Ada").await;
    let say = |text: &str| Command::Say { text: text.to_owned() };
    socket.send_command("hello", say("hello")).await;
    let mallory = server.browser_at(MALLORY).named("Mallory").await;
    for number in 0..3 {
        // As many as one socket may send at once.
        let mut watching = mallory.socket(&table).await;
        for word in 0..75 {
            let verdict = watching.send_command(&format!("{number}-{word}"), say("buy now")).await;
            assert!(matches!(verdict, Verdict::Accepted { .. }), "{verdict:?}");
        }
    }
    let mut back = ada.socket(&table).await;
    back.until(|socket| !socket.said.is_empty()).await;
    assert_eq!(back.said[0].text, "hello");
    server.stop().await;
}

/// Words are counted by who says them and from where, not by socket.
#[tokio::test]
async fn nobody_talks_by_many_sockets() {
    let server = on_the_internet(&[]).await;
    let ada = server.browser_at(ADA).named("Ada").await;
    let table = ada.open_room("Ada", 2, json!({"chat": true})).await;
    let (mut said, mut number) = (Vec::new(), 0);
    for _ in 0..4 {
        let mallory = server.browser_at(MALLORY).named("Mallory").await;
        for _ in 0..4 {
            let mut socket = mallory.socket(&table).await;
            number += 1;
            let word = Command::Say { text: "buy now".to_owned() };
            match socket.send_command(&number.to_string(), word).await {
                Verdict::Accepted { .. } => said.push(number),
                Verdict::Refused(problem) => assert_eq!(problem.code, "too-many"),
                Verdict::Unknown => panic!("it is known"),
            }
        }
    }
    assert!((10..=13).contains(&said.len()), "{said:?}");
    let mut socket = ada.socket(&table).await;
    let answer = socket.send_command("hello", Command::Say { text: "hello".to_owned() }).await;
    assert!(matches!(answer, Verdict::Accepted { .. }), "{answer:?}");
    server.stop().await;
}

/// The same in the queue of the solver is tested where that is: here, that it hears where people come from.
#[tokio::test]
async fn nobody_asks_the_solver_everything() {
    let server = on_the_internet(&["questions=1/1"]).await;
    let mut asked = Vec::new();
    for _ in 0..20 {
        let mallory = server.browser_at(MALLORY);
        let game = mallory.start(&["Mallory"], json!({"banquets": true})).await;
        let mut socket = mallory.socket(&game).await;
        socket.act(0, SeatCommand::GoOn).await;
        asked.push(socket);
    }
    let ada = server.browser_at(ADA);
    let game = ada.start(&["Ada"], json!({})).await;
    let mut honest = ada.socket(&game).await;
    honest.act(0, SeatCommand::GoOn).await;
    // All at once: a question takes a while.
    for socket in &mut asked {
        socket.send_text("{\"id\":\"hint\",\"command\":{\"type\":\"hint\",\"seat\":0}}").await;
    }
    let verdict = honest.send_command("hint", Command::Hint { seat: 0 }).await;
    assert!(matches!(verdict, Verdict::Accepted { .. }), "{verdict:?}");
    let mut refused = 0;
    for socket in &mut asked {
        let verdict = socket.send_command("another", Command::Hint { seat: 9 }).await;
        assert!(matches!(verdict, Verdict::Refused(_)));
        refused += usize::from(socket.refused.iter().any(|code| code == "too-many-questions"));
    }
    assert!(refused > 0, "all have one question together");
    server.stop().await;
}

/// Sends a command of the first seat once, whatever is said to it.
async fn once(socket: &mut Socket, id: &str, command: SeatCommand) -> Verdict {
    let message = json!({"id": id, "command": {"type": "play", "seat": 0, "command": command}});
    socket.send_text(&message.to_string()).await;
    loop {
        if let ServerMessage::Answer(Answer { id: answered, verdict }) = socket.next().await
            && answered == id
        {
            return verdict;
        }
    }
}

/// Whoever decides and takes back without end fills no disk. A command that is sent again is not refused, because it is in the log.
#[tokio::test]
async fn nobody_fills_the_disk_with_second_thoughts() {
    // One at once, and another every ten seconds.
    let server = on_the_internet(&["commands=none/6"]).await;
    let ada = server.browser_at(ADA);
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    let first = once(&mut socket, "first", SeatCommand::GoOn).await;
    assert_eq!(first, Verdict::Accepted { sequence: 1 });
    // Another socket is no other player.
    let mut other = ada.socket(&game).await;
    let offer = decide(&other.view().seats[0].offers[0]);
    match once(&mut other, "second", offer).await {
        Verdict::Refused(problem) => assert_eq!(problem.code, "too-many"),
        other => panic!("there is a limit: {other:?}"),
    }
    assert_eq!(once(&mut socket, "first", SeatCommand::GoOn).await, first, "it was acknowledged");
    // Nobody else is concerned.
    let blaise = server.browser_at(ADA);
    let game = blaise.start(&["Blaise"], json!({})).await;
    let mut socket = blaise.socket(&game).await;
    assert_eq!(once(&mut socket, "first", SeatCommand::GoOn).await, first);
    server.stop().await;
}

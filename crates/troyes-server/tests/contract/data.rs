//! What a player can take along, and have erased; what operators do beside a running server.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;
use troyes_store::Store;
use troyes_wire::{Command, Lobby, SeatCommand};

use super::rooms::two_at_a_table;
use crate::support::{Folder, Running};

#[tokio::test]
async fn a_player_takes_everything_along() {
    let server = Running::fresh().await;
    assert_eq!(server.browser().get("/api/me/export").await.failure().1, "no-identity");
    let ada = server.browser().named("Ada").await;
    let game = ada.start(&["Ada", "Bert"], json!({})).await;
    ada.play_out(&game).await;
    let begun = ada.start(&["Ada"], json!({})).await;
    let file: Value = ada.get("/api/me/export").await.json();
    assert_eq!(file["player"]["name"], "Ada");
    assert_eq!(file["sessions"].as_array().unwrap().len(), 1);
    let games = file["games"].as_array().unwrap();
    let ids: Vec<&str> = games.iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [&game, &begun]);
    assert_eq!(games[0]["seats"], json!([1, 2]));
    let record: Value = ada.get(&format!("/api/games/{game}/record")).await.json();
    assert_eq!(games[0]["record"], record);
    assert_eq!(games[1]["record"].get("seed"), None, "nothing reveals dice to come");

    // A game that others are playing as well is theirs, too.
    let (table, [mut socket, _other], [first, second]) = two_at_a_table(&server, json!({})).await;
    socket.send_command("hello", Command::Say { text: "hello".to_owned() }).await;
    for (browser, words) in [(&first, 1), (&second, 0)] {
        let reply = browser.get("/api/me/export").await;
        assert!(reply.header("content-disposition").starts_with("attachment"));
        let file: Value = reply.json();
        assert_eq!(file["words"].as_array().unwrap().len(), words);
        let [of_both] = &file["games"].as_array().unwrap()[..] else { panic!("{file}") };
        assert_eq!((&of_both["id"], &of_both["record"]), (&json!(table), &json!(null)));
        assert_eq!((&of_both["former_seats"], &of_both["hinted_seats"]), (&json!([]), &json!([])));
        let [gathered] = &file["tables"].as_array().unwrap()[..] else { panic!("{file}") };
        assert_eq!((&gathered["id"], &gathered["host"]), (&json!(table), &json!(words == 1)));
        assert_eq!(gathered["webhook"], json!(null), "nobody's address");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_player_is_erased() {
    let server = Running::fresh().await;
    let (table, [ada, mut blaise], [first, second]) =
        two_at_a_table(&server, json!({"pace": "own"})).await;
    drop(ada);
    let alone = first.start(&["Ada"], json!({})).await;
    let code = first.post("/api/me/recovery-code", &json!(null)).await.json()["code"].clone();
    let copy = first.at(&first.base);
    assert_eq!(first.delete("/api/me").await.status, 204);
    for browser in [&first, &copy] {
        assert_eq!(browser.get("/api/me").await.json()["known"], false);
    }
    assert_eq!(first.post("/api/me/recover", &json!({"code": code})).await.status, 404);
    assert_eq!(second.get(&format!("/api/games/{alone}")).await.status, 404);
    // The page of the other comes back by itself, and the game goes on.
    while blaise.try_next().await.is_some() {}
    let mut blaise = second.socket(&table).await;
    blaise.until(|socket| socket.view.is_some()).await;
    let seats = &blaise.view().seats;
    let theirs = seats.iter().position(|seat| seat.yours).unwrap();
    assert_eq!(seats[1 - theirs].name, "\u{2013}");
    assert!(!format!("{:?}", blaise.room()).contains("Ada"));
    blaise.act(theirs as u8, SeatCommand::GoOn).await;
    server.stop().await;
}

/// An operator works on the database; everybody at a table sees it within seconds.
#[tokio::test]
async fn servers_notice_what_operators_do() {
    let folder = Folder::new();
    let config = folder.config();
    let server = Running::keeping(folder, &config).await;
    let ada = server.browser();
    let closed = ada.open_room("Ada", 2, json!({"public": true})).await;
    let removed = ada.open_room("Ada", 2, json!({"public": true})).await;
    let mut closing = ada.sit(&closed, "Ada").await;
    let mut going = ada.socket(&removed).await;
    let operator = Store::open(&config.database).await.unwrap();
    assert_eq!(operator.latest_tables(10).await.unwrap().len(), 2);
    let soon = Duration::from_secs(10);
    assert!(operator.close_table(closed.parse().unwrap()).await.unwrap());
    let is_closed = closing.until(|socket| socket.room().phase == troyes_wire::Phase::Closed);
    timeout(soon, is_closed).await.expect("it is closed");
    assert!(operator.remove_table(removed.parse().unwrap()).await.unwrap());
    let is_gone = async { while going.try_next().await.is_some() {} };
    timeout(soon, is_gone).await.expect("the socket of everybody at it closes");
    assert_eq!(ada.get(&format!("/api/rooms/{removed}")).await.status, 404);
    assert!(ada.get("/api/rooms").await.read::<Lobby>().rooms.is_empty());
    // A blocked player is signed out.
    let host = operator.latest_tables(10).await.unwrap()[0].host;
    assert!(operator.block_player(host).await.unwrap());
    let signed_out = async {
        while ada.send_patiently(ada.request(reqwest::Method::GET, "/api/me")).await.json()["known"]
            == json!(true)
        {}
    };
    timeout(soon, signed_out).await.expect("the session is over");
    operator.close().await;
    server.stop().await;
}

/// Disk use is reported by kind.
#[tokio::test]
async fn disk_use_is_measured() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let reported = async {
        while !browser.get("/metrics").await.text.contains("troyes_disk_bytes{kind=\"games\"}") {}
    };
    timeout(Duration::from_secs(10), reported).await.expect("it is measured at the start");
    server.stop().await;
}

//! Nobody learns a roll before its time, whatever they ask.

use reqwest::Method;
use serde_json::{Value, json};
use troyes_wire::{RoomCommand, SeatCommand};

use super::rooms::{take_turn, two_at_a_table};
use crate::support::{Browser, Running};

/// Every address of the API that can be read, as its description lists them.
async fn readable(browser: &Browser) -> Vec<String> {
    let description = browser.get("/api/openapi.json").await.json();
    let paths = description["paths"].as_object().unwrap().clone();
    paths.into_iter().filter(|(_, item)| item.get("get").is_some()).map(|(path, _)| path).collect()
}

/// Everything that a browser can read about a table.
async fn everything(browser: &Browser, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in readable(browser).await {
        let question = browser.request(Method::GET, &path.replace("{id}", table));
        all.push(browser.send_patiently(question).await.text);
    }
    // Branching is a question as well.
    for half_day in 1..=16 {
        for dice in ["same", "fresh"] {
            let body = json!({"half_day": half_day, "dice": dice});
            let path = format!("/api/games/{table}/branches");
            let question = browser.request(Method::POST, &path).json(&body);
            let reply = browser.send_patiently(question).await;
            if reply.status.is_success() {
                let id = reply.json()["id"].as_str().unwrap().to_owned();
                let question = browser.request(Method::GET, &format!("/api/games/{id}"));
                all.push(browser.send_patiently(question).await.text);
            }
        }
    }
    let socket = browser.socket(table).await;
    all.push(serde_json::to_string(&socket.view).unwrap());
    all.push(serde_json::to_string(&socket.room).unwrap());
    all
}

/// The latest half-day whose dice stand anywhere in a list of documents.
fn latest_half_day(documents: &[String]) -> u64 {
    let parsed = documents.iter().filter_map(|text| serde_json::from_str(text).ok());
    parsed.map(|document: Value| latest_in(&document)).max().unwrap_or_default()
}

fn latest_in(value: &Value) -> u64 {
    match value {
        Value::Array(items) => items.iter().map(latest_in).max().unwrap_or_default(),
        Value::Object(fields) => {
            let half_day = fields.get("dice").and(fields.get("half_day")).and_then(Value::as_u64);
            let wheel = fields.get("now").and_then(|now| now["number"].as_u64());
            let record = fields.get("half_days").and_then(Value::as_array);
            let record = record.map(|half_days| half_days.len() as u64);
            let inside = fields.values().map(latest_in).max();
            [half_day, wheel, record, inside].into_iter().flatten().max().unwrap_or_default()
        }
        _ => 0,
    }
}

#[tokio::test]
async fn nobody_learns_a_roll_before_its_time() {
    let server = Running::fresh().await;
    let (table, [mut ada, mut blaise], [first, second]) =
        two_at_a_table(&server, json!({"pace": "own", "public": true})).await;
    // Ada runs ahead.
    for _ in 0..6 {
        ada.act(0, SeatCommand::GoOn).await;
        take_turn(&mut ada, 0).await;
    }
    blaise.act(1, SeatCommand::GoOn).await;
    let watcher = server.browser().named("Carla").await;

    let of_ada = everything(&first, &table).await;
    let of_blaise = everything(&second, &table).await;
    let of_watcher = everything(&watcher, &table).await;
    assert_eq!(latest_half_day(&of_ada), 6, "who has seen dice may look at them again");
    assert_eq!(latest_half_day(&of_blaise), 1);
    assert_eq!(
        latest_half_day(&of_watcher),
        0,
        "nothing that somebody at the table has not closed"
    );

    // Neither the seed nor the secret is anywhere, in no letter case, before the end.
    let finish = async |socket: &mut crate::support::Socket, seat: usize| {
        while !socket.view().seats[seat].finished {
            take_turn(socket, seat).await;
            socket.act(seat as u8, SeatCommand::GoOn).await;
        }
    };
    finish(&mut ada, 0).await;
    let before_the_end = [everything(&first, &table).await, everything(&watcher, &table).await];
    finish(&mut blaise, 1).await;
    blaise.until(|socket| socket.view().head.finished).await;
    let head = &blaise.view().head;
    let seed = head.seed.clone().unwrap();
    let secret = head.fairness.clone().unwrap().secret.unwrap();
    let sent = [of_ada, of_blaise, of_watcher].into_iter().chain(before_the_end);
    for text in sent.flatten().map(|text| text.to_lowercase()) {
        assert!(!text.contains(&seed) && !text.contains(&secret));
    }
    server.stop().await;
}

/// What bots do is no way around it: they are always where the fastest person is, and seen as far as everybody else.
#[tokio::test]
async fn bots_give_nothing_away() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let blaise = server.browser().named("Blaise").await;
    let table = ada.open_room("Ada", 3, json!({"pace": "own"})).await;
    let mut first = ada.sit(&table, "Ada").await;
    let mut second = blaise.sit(&table, "Blaise").await;
    let bot = troyes_wire::Level::Novice;
    first.change_room(RoomCommand::SetBot { place: 2, level: bot }).await;
    first.change_room(RoomCommand::Start).await;
    first.until(|socket| socket.view.is_some()).await;
    second.until(|socket| socket.view.is_some()).await;
    for _ in 0..3 {
        first.act(0, SeatCommand::GoOn).await;
        take_turn(&mut first, 0).await;
    }
    second.act(1, SeatCommand::GoOn).await;
    assert_eq!(first.view().seats[2].chronicle.len(), 2);
    assert_eq!(second.view().seats[2].chronicle.len(), 0);
    let seen: Value = blaise.get(&format!("/api/games/{table}")).await.json();
    assert_eq!(seen["seats"][2]["chronicle"].as_array().unwrap().len(), 0);
    server.stop().await;
}

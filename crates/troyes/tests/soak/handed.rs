//! Games of devices that are handed over while the disk is full: nothing half is kept, and each is there once when there is room again.

use std::time::Duration;

use reqwest::{Client, Response};
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use troyes_host::{GameId, NewGame, PlayerId};
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_shapes::KeptGame;
use troyes_table::{Command, Pace, Table};
use troyes_testing::DurablePostgres;
use troyes_wire::Origin;

use crate::faults::{Faults, NOTICED};
use crate::servers::{Folder, Served};

const GAMES: usize = 6;

/// A game of a device at two moments: begun, and finished.
struct Played {
    id: String,
    begun: Value,
    finished: Value,
    record: Value,
}

fn played(number: usize) -> Played {
    let seed = Seed::from_text(&format!("handed {number}"));
    let deal = Deal::new(seed, ColumnsMode::First, false);
    let mut table =
        Table::new(&deal, ColumnsMode::First, Pace::Own, vec!["Ada".to_owned()]).unwrap();
    let id: GameId = troyes_store::fresh();
    let kept = |table: &Table| {
        let new = NewGame::on_one_device(table, PlayerId(id.0), &[]);
        let new = NewGame { origin: Origin::Device, ..new };
        json!(KeptGame::of(&new, &new.about(id, 0, false)))
    };
    let mut begun = Value::Null;
    while !table.is_finished() {
        let offer = table.offers(0).first().map(|offer| offer.decision);
        table.command(0, offer.map_or(Command::GoOn, Command::Decide)).unwrap();
        if table.players()[0].closed() == 3 && begun.is_null() {
            begun = kept(&table);
        }
    }
    let record = serde_json::from_str(&table.record().to_json()).unwrap();
    Played { id: id.to_string(), begun, finished: kept(&table), record }
}

/// A browser with a cookie.
struct Browser {
    http: Client,
    address: String,
    cookie: String,
}

impl Browser {
    async fn new(address: &str) -> Self {
        let http = Client::new();
        let named = http.put(format!("{address}/api/me")).json(&json!({"name": "Ada"}));
        let answer = named.send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Self { http, address: address.to_owned(), cookie }
    }

    async fn hand(&self, game: &Played, body: &Value) -> Response {
        let put = self.http.put(format!("{}/api/games/{}", self.address, game.id)).json(body);
        put.header("cookie", &self.cookie).send().await.unwrap()
    }

    /// Hands a game over until it is kept, as a device does.
    async fn hand_until_kept(&self, game: &Played, body: &Value) {
        for _ in 0..100 {
            let answer = self.hand(game, body).await;
            if answer.status().is_success() {
                return;
            }
            assert!(answer.status().is_server_error(), "{answer:?}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("it is never kept");
    }

    async fn get(&self, path: &str) -> Value {
        let get = self.http.get(format!("{}{path}", self.address)).header("cookie", &self.cookie);
        get.send().await.unwrap().json().await.unwrap()
    }
}

/// Hands games over while the disk is full, and looks whether each is there once. Returns how often one was refused.
async fn through_a_full_disk(faults: &Faults, server: &Served, recover: &mut dyn FnMut()) -> u32 {
    let browser = Browser::new(&server.address).await;
    let games: Vec<Played> = (0..GAMES).map(played).collect();
    let mut refused = 0;
    for (number, game) in games.iter().enumerate() {
        // Half of them are there before, and grow.
        if number % 2 == 0 {
            browser.hand_until_kept(game, &game.begun).await;
        }
        faults.set(Some("ENOSPC"));
        for _ in 0..3 {
            let answer = browser.hand(game, &game.finished).await;
            refused += u32::from(!answer.status().is_success());
        }
        faults.set(None);
        recover();
        server.wait_until_ready(true, NOTICED);
        browser.hand_until_kept(game, &game.finished).await;
    }
    let list = browser.get("/api/games").await;
    assert_eq!(list["games"].as_array().unwrap().len(), GAMES);
    for game in &games {
        let record = browser.get(&format!("/api/games/{}/record", game.id)).await;
        let finished = list["games"].as_array().unwrap().iter().find(|one| one["id"] == *game.id);
        assert!(finished.unwrap()["finished_at"].is_number());
        assert_eq!(record, game.record);
    }
    refused
}

#[test]
fn games_of_devices_on_a_full_disk_under_sqlite() {
    let folder = Folder::new("handed-sqlite");
    let faults = Faults::new(&folder, "troyes.db");
    faults.set(None);
    let server = Served::start_with(&folder, "troyes.db", &faults.environment());
    let refused =
        Runtime::new().unwrap().block_on(through_a_full_disk(&faults, &server, &mut || {}));
    assert!(refused > 0, "no fault was met: this tests nothing");
}

#[test]
fn games_of_devices_on_a_full_disk_under_postgres() {
    let folder = Folder::new("handed-postgres");
    let faults = Faults::new(&folder, "/data/");
    faults.set(None);
    let mut postgres = DurablePostgres::start_with(&faults.environment());
    let server = Served::start(&folder, postgres.url());
    let mut recover = || {
        if !postgres.answers() {
            postgres.crash(Duration::ZERO);
        }
    };
    Runtime::new().unwrap().block_on(through_a_full_disk(&faults, &server, &mut recover));
}

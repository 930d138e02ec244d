//! Games that were played on a device and are handed over: kept once, never mixed, never trusted.

use serde_json::{Value, json};
use troyes_host::{DealSeed, Game, GameId, NewGame, PlayerId, Setting, planned};
use troyes_record::Seed;
use troyes_server::{Config, Quotas};
use troyes_shapes::{KeptEntry, KeptGame};
use troyes_wire::{ColumnsChoice, Hall, HandedOver, History, Origin, Pace, SeatCommand};
use uuid::Uuid;

use crate::support::{Browser, Folder, Reply, Running, decide};

/// A game that a browser hosts, as it keeps it.
#[derive(Clone)]
struct Device {
    game: Game,
    kept: KeptGame,
    player: PlayerId,
}

impl Device {
    fn start(seed: &str, names: &[&str], origin: Origin) -> Self {
        let asked = troyes_wire::NewGame {
            deal: None,
            names: names.iter().map(|&name| name.to_owned()).collect(),
            bots: Vec::new(),
            columns: ColumnsChoice::First,
            banquets: true,
            pace: Pace::Own,
        };
        let deal = DealSeed::new(Some(seed), Seed::from_text("")).unwrap();
        let table = planned(&asked).unwrap().table(&asked, deal.seed).unwrap();
        let player = PlayerId(Uuid::from_u128(7));
        let new = NewGame { origin, ..NewGame::on_one_device(&table, player, &[]) };
        let id = GameId(Uuid::now_v7());
        let about = new.about(id, 1_700_000_000_000, false);
        let kept = KeptGame::of(&new, &about);
        Self { game: new.stored(id, about), kept, player }
    }

    fn alone(seed: &str) -> Self {
        Self::start(seed, &["Ada"], Origin::Device)
    }

    fn command(&mut self, seat: usize, command: SeatCommand) {
        let setting = Setting { room: None, is_here: &|_| true, now: 1_700_000_000_000 };
        let id = format!("c{}", self.kept.entries.len());
        let play =
            self.game.play(&setting, Some(self.player), seat, &id, command.try_into().unwrap());
        let play = play.unwrap();
        let append = play.append();
        self.kept.entries.extend(append.entries.iter().map(|new| KeptEntry::of(new, append.at)));
        self.game.adopt(play);
    }

    /// Plays so many commands, always the offer at this place of the list.
    fn step(&mut self, steps: usize, choice: usize) {
        for _ in 0..steps {
            if self.game.table.is_finished() {
                return;
            }
            let view = self.game.view(None, Some(self.player), false, &[], 0);
            let seat = view.seats.iter().position(|seat| !seat.finished).unwrap();
            let offers = &view.seats[seat].offers;
            match offers.get(choice.min(offers.len().saturating_sub(1))) {
                Some(offer) => self.command(seat, decide(offer)),
                None => self.command(seat, SeatCommand::GoOn),
            }
        }
    }

    /// The same game by another name, as a device that meets a diverged one names it.
    fn branched(&self) -> Self {
        let mut other = self.clone();
        other.kept.parent = Some(self.kept.id.clone());
        other.kept.id = Uuid::now_v7().to_string();
        other.kept.origin = Origin::Branched.into();
        other
    }

    async fn hand(&self, browser: &Browser) -> Reply {
        hand(browser, &self.kept.id, &json!(self.kept)).await
    }
}

async fn hand(browser: &Browser, id: &str, body: &Value) -> Reply {
    browser.put(&format!("/api/games/{id}"), body).await
}

fn ahead(reply: &Reply) -> bool {
    reply.read::<HandedOver>().ahead
}

async fn games(browser: &Browser) -> Vec<String> {
    let history: History = browser.get("/api/games").await.read();
    history.games.into_iter().map(|game| game.id).collect()
}

#[tokio::test]
async fn a_finished_game_is_kept_once_and_earns_nothing() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let mut device = Device::alone("handed");
    device.step(1_000, 0);
    for _ in 0..3 {
        assert!(!ahead(&device.hand(&ada).await));
    }
    assert_eq!(games(&ada).await, [device.kept.id.clone()]);
    let view = ada.view(&device.kept.id).await;
    assert!(view.head.finished && view.head.origin == Origin::Device && !view.head.counts);
    assert_eq!(view.seats[0].sheet, device.game.view(None, None, false, &[], 0).seats[0].sheet);
    assert_eq!(ada.get("/api/me/feats").await.read::<Hall>().finished, 0, "no ladder");
    let record = ada.get(&format!("/api/games/{}/record", device.kept.id)).await.json();
    let own: Value =
        serde_json::from_str(&device.game.record(Some(device.player), 0).unwrap()).unwrap();
    assert_eq!(record, own, "the same record, byte by byte but for blanks");
    assert_eq!(server.players().await, 1);
    server.stop().await;
}

#[tokio::test]
async fn a_game_grows_as_often_as_it_comes() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let mut device = Device::start("grows", &["Ada", "Blaise"], Origin::Device);
    while !device.game.table.is_finished() {
        device.step(9, 1);
        assert!(!ahead(&device.hand(&ada).await));
        let view = ada.view(&device.kept.id).await;
        let logs: Vec<u32> =
            device.game.table.players().iter().map(|one| one.log().len() as u32).collect();
        assert_eq!(view.seats.iter().map(|seat| seat.version).collect::<Vec<_>>(), logs);
    }
    let view = ada.view(&device.kept.id).await;
    assert!(view.head.finished && !view.head.counts);
    // What was finished in several steps is in the lists like any other.
    let history: History = ada.get("/api/games").await.read();
    assert!(history.games[0].scores.is_some() && history.games[0].finished_at.is_some());
    // An older copy takes nothing away.
    let mut older = device.clone();
    older.kept.entries.truncate(5);
    assert!(ahead(&older.hand(&ada).await));
    assert_eq!(ada.view(&device.kept.id).await.seats[0].sheet, view.seats[0].sheet);
    server.stop().await;
}

/// Two devices go on with one game: both ways are kept, each by a name of its own.
#[tokio::test]
async fn what_goes_on_twice_becomes_two_games() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let mut here = Device::alone("twice");
    here.step(12, 0);
    assert!(!ahead(&here.hand(&ada).await));
    // The server hosts it like any other: another device of the player goes on with it there.
    let mut socket = ada.socket(&here.kept.id).await;
    for _ in 0..6 {
        socket.step(|offers| &offers[offers.len() - 1]).await;
    }
    let there = ada.view(&here.kept.id).await;
    assert!(ahead(&here.hand(&ada).await), "a beginning of it is no other way");
    here.step(6, 0);
    for _ in 0..2 {
        assert_eq!(here.hand(&ada).await.failure(), (409, "diverged".to_owned()));
    }
    assert_eq!(ada.view(&here.kept.id).await.seats, there.seats, "nothing was changed");
    let branch = here.branched();
    for _ in 0..2 {
        assert!(!ahead(&branch.hand(&ada).await));
    }
    assert_eq!(games(&ada).await, [branch.kept.id.clone(), here.kept.id.clone()]);
    let view = ada.view(&branch.kept.id).await;
    assert_eq!(view.head.parent.as_deref(), Some(here.kept.id.as_str()));
    assert_eq!((view.head.origin, view.head.counts), (Origin::Branched, false));
    assert_eq!(view.seats[0].version as usize, here.game.table.players()[0].log().len());
    server.stop().await;
}

/// A game with bots, hints, second thoughts, and one that was ended: all that a device can do arrives.
#[tokio::test]
async fn all_that_a_device_does_arrives() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let mut device = Device::alone("all");
    device.step(2, 0);
    device.command(0, SeatCommand::TakeBack { keep: 0 });
    device.step(3, 1);
    device.kept.seats[0].hinted = true;
    assert!(!ahead(&device.hand(&ada).await));
    assert!(ada.view(&device.kept.id).await.seats[0].hinted);
    device.command(0, SeatCommand::End);
    assert!(!ahead(&device.hand(&ada).await));
    let view = ada.view(&device.kept.id).await;
    assert!(view.head.ended_early && view.head.finished && view.seats[0].hinted);
    // Dice that the player of this server has met before are chosen, wherever they were drawn.
    let mut again = Device::alone("all");
    again.step(4, 0);
    again.hand(&ada).await;
    assert_eq!(ada.view(&again.kept.id).await.head.origin, Origin::Chosen);
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_kept_that_cannot_be_replayed() {
    let server = Running::fresh().await;
    let mallory = server.browser();
    let mut device = Device::alone("bad");
    device.step(20, 0);
    let good = json!(device.kept);
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut body = good.clone();
        change(&mut body);
        body
    };
    let start = |change: &dyn Fn(&mut Value)| {
        changed(&|body| {
            let mut record: Value = serde_json::from_str(body["start"].as_str().unwrap()).unwrap();
            change(&mut record);
            body["start"] = record.to_string().into();
        })
    };
    let went_on = r#"{"type":"went_on"}"#;
    for (body, code) in [
        (json!({}), "bad-body"),
        (json!([good]), "bad-body"),
        (changed(&|body| body["entries"] = json!([1])), "bad-body"),
        (changed(&|body| body["id"] = Uuid::now_v7().to_string().into()), "bad-record"),
        (changed(&|body| body["origin"] = "drawn".into()), "bad-record"),
        (changed(&|body| body["origin"] = "stolen".into()), "bad-body"),
        (changed(&|body| body["start"] = "{}".into()), "bad-record"),
        (changed(&|body| body["parent"] = "x".into()), "bad-record"),
        (changed(&|body| body["seats"] = json!([])), "nobody"),
        (changed(&|body| body["seats"] = json!([{"bot": "novice"}])), "nobody"),
        (changed(&|body| body["seats"] = json!([{}, {}])), "bad-record"),
        (changed(&|body| body["entries"][1]["sequence"] = 7.into()), "bad-record"),
        (changed(&|body| body["entries"][1]["seat"] = 3.into()), "bad-record"),
        (changed(&|body| body["entries"][1]["entry"] = went_on.into()), "bad-record"),
        (changed(&|body| body["entries"][1]["entry"] = "no".into()), "bad-record"),
        (
            changed(&|body| body["entries"][3]["entry"] = r#"{"type":"changed_hands"}"#.into()),
            "bad-record",
        ),
        (start(&|record| record["players"] = json!(["a\nb"])), "bad-name"),
        (start(&|record| record["players"] = json!([""])), "bad-name"),
        (start(&|record| record["half_days"].as_array_mut().unwrap().truncate(9)), "bad-record"),
        (
            start(&|record| {
                let black = record["half_days"][15]["black"].as_u64().unwrap();
                record["half_days"][15]["black"] = (7 - black).into();
            }),
            "bad-record",
        ),
        (start(&|record| drop(record.as_object_mut().unwrap().remove("seed"))), "bad-record"),
        (start(&|record| record["seed"] = "0".repeat(64).into()), "bad-record"),
    ] {
        let reply = hand(&mallory, &device.kept.id, &body).await;
        assert_eq!(reply.failure(), (422, code.to_owned()), "{body}");
    }
    // Names are those that devices draw.
    let old = Uuid::from_u128(7).to_string();
    let body = changed(&|body| body["id"] = old.clone().into());
    assert_eq!(hand(&mallory, &old, &body).await.failure(), (422, "bad-record".to_owned()));
    assert_eq!(hand(&mallory, "x", &good).await.failure(), (404, "no-such-game".to_owned()));
    let long = changed(&|body| body["start"] = " ".repeat(1 << 20).into());
    assert_eq!(
        hand(&mallory, &device.kept.id, &long).await.failure(),
        (413, "too-large".to_owned())
    );
    assert_eq!(server.players().await, 0, "nothing is stored, not even who asked");
    assert!(games(&mallory).await.is_empty());
    // The good one is still welcome.
    assert!(!ahead(&device.hand(&mallory).await));
    server.stop().await;
}

/// Nobody writes into a game of somebody else, or into one whose dice count.
#[tokio::test]
async fn names_of_other_games_are_taken() {
    let server = Running::fresh().await;
    let (ada, mallory) = (server.browser(), server.browser());
    let mut device = Device::alone("mine");
    device.step(10, 0);
    device.hand(&ada).await;
    let before = ada.view(&device.kept.id).await;
    let mut theirs = device.clone();
    theirs.step(4, 2);
    let not_yours = (403, "not-yours".to_owned());
    assert_eq!(theirs.hand(&mallory).await.failure(), not_yours);
    assert_eq!(server.players().await, 1);
    assert_eq!(theirs.hand(&mallory.named("Mallory").await).await.failure(), not_yours);
    // The same name with other dice.
    let mut other = Device::alone("other dice");
    other.kept.id.clone_from(&device.kept.id);
    assert_eq!(other.hand(&ada).await.failure(), not_yours);
    assert_eq!(ada.view(&device.kept.id).await, before);
    // A game whose dice the server has drawn takes commands, and nothing else.
    let drawn = ada.start(&["Ada"], json!({"banquets": true})).await;
    let mut into = Device::alone("drawn");
    into.kept.id.clone_from(&drawn);
    into.step(3, 0);
    assert_eq!(into.hand(&ada).await.failure(), not_yours);
    assert!(ada.view(&drawn).await.head.counts);
    // Neither does a table that people gather at.
    let room = ada.clone().named("Ada").await.open_room("Ada", 2, json!({})).await;
    let mut at_room = Device::alone("room");
    at_room.kept.id = room;
    assert_eq!(at_room.hand(&ada).await.failure(), not_yours);
    server.stop().await;
}

/// Several at once, as from two tabs: one game comes of it.
#[tokio::test]
async fn several_at_once_make_one_game() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let mut device = Device::alone("at once");
    device.step(30, 0);
    let mut longer = device.clone();
    longer.step(30, 0);
    let all = (0..8).map(|number| if number % 2 == 0 { &device } else { &longer });
    let replies = futures_util::future::join_all(all.map(|one| one.hand(&ada))).await;
    for reply in replies {
        reply.read::<HandedOver>();
    }
    let log = longer.game.table.players()[0].log().len();
    assert_eq!(ada.view(&device.kept.id).await.seats[0].version as usize, log);
    assert_eq!(games(&ada).await.len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn nobody_fills_the_disk_with_games_of_devices() {
    let folder = Folder::new();
    let quotas = Quotas::INTERNET.with("games=6/4".parse().unwrap());
    let config = Config { trusted_proxy: true, quotas, ..folder.config() };
    let server = Running::keeping(folder, &config).await;
    let mallory = server.browser_at("6.6.6.6").named("Mallory").await;
    let mut kept = 0;
    let late = loop {
        let mut device = Device::alone(&format!("flood {kept}"));
        device.step(3, 0);
        let reply = device.hand(&mallory).await;
        if !reply.status.is_success() {
            assert_eq!(reply.failure(), (429, "too-many-games".to_owned()));
            assert!(reply.header("retry-after").parse::<u64>().unwrap() > 0);
            break device;
        }
        kept += 1;
    };
    assert_eq!(kept, 4);
    assert_eq!(games(&mallory).await.len(), 4);
    // What is refused for now is not lost: it comes again later, and others get theirs.
    let ada = server.browser_at("1.2.3.4").named("Ada").await;
    assert!(!ahead(&late.hand(&ada).await));
    server.stop().await;
}

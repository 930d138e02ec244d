//! The property behind all secrets of a game, tried as one: **nothing derived from a running game can be played, shown or computed past
//! what its asker has seen.**
//!
//! All kinds of askers send random requests of all kinds for a while: they read every address of the API, branch, branch branches, play
//! them on, watch, ask for hints, download records and all that is stored about them, upload records again, play the same deal, while the game
//! itself goes on. At last it is played to its end, which reveals its
//! dice; by then nobody may have met three of them that they had not seen at the game itself, nor its seed. The one exception is a player who
//! plays all its seats: they may look ahead, and then it does not count any more; as long as it counts, they know nothing either. At the deal of the day
//! nobody may, its seed is not revealed at the end, and whoever has not finished it sees nothing of it at all. What the
//! description of the API lists and nobody asks for here makes the tests fail. `SECRETS_SEED` tries other sequences.

mod asking;
mod dice;

use std::collections::{BTreeMap, BTreeSet};

use reqwest::Method;
use serde_json::{Value, json};
use troyes_wire::{RoomCommand, SeatCommand};

use super::days::{begin, today};
use super::rooms::take_turn;
use crate::support::{Browser, Folder, Running, Socket};
use dice::dice_in;

/// Requests of a sequence.
const STEPS: usize = 70;

/// As many known dice are no coincidence: one roll in a few hundred is like another.
const LEAK: usize = 3;

/// Numbers that follow from a seed, so that a sequence can be tried again.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Somebody who asks, and what they have heard.
struct Asker {
    browser: Browser,
    address: String,
    /// Their seats of the game.
    seats: Vec<usize>,
    /// Games that they have opened.
    own: Vec<String>,
    /// What was said of a game, and how many half-days of the original they had seen by then.
    heard: Vec<(String, usize, String)>,
}

impl Asker {
    async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> (u16, String) {
        let mut request =
            self.browser.request(method, path).header("x-forwarded-for", &self.address);
        if let Some(body) = body {
            request = request.json(body);
        }
        let reply = self.browser.send_patiently(request).await;
        (reply.status.as_u16(), reply.text)
    }
}

/// A game that is being played, and those who look at it.
struct Scene {
    server: Running,
    random: Random,
    game: String,
    /// One for each owner, in the order of the askers.
    sockets: Vec<Socket>,
    askers: Vec<Asker>,
    /// Games that somebody has heard of: links get around.
    known: Vec<String>,
    readable: Vec<String>,
    /// The deal that it was started with, if it was.
    deal: Option<String>,
    /// Whether somebody who may look ahead does not.
    honest: bool,
    /// Whether they have.
    looked_ahead: bool,
    /// The day that it is.
    day: String,
    /// The seed of that day, if the game is a ranked try at its deal.
    seed_of_day: Option<String>,
}

impl Scene {
    /// How many half-days of the game somebody has seen the dice of.
    fn seen(&self, asker: usize) -> usize {
        let shown = |seat: usize| {
            let owner = self.askers.iter().position(|asker| asker.seats.contains(&seat));
            let view = &self.sockets[owner.expect("a person's seat")].view().seats[seat];
            (view.board.now.as_ref().map_or(0, |now| usize::from(now.number)), view.finished)
        };
        let own = self.askers[asker].seats.iter().map(|&seat| shown(seat).0).max();
        let all = self.askers.iter().flat_map(|asker| asker.seats.iter().copied());
        if own.is_none() && self.seed_of_day.is_some() {
            return 0;
        }
        // A spectator sees what everybody has closed.
        own.unwrap_or_else(|| {
            all.map(shown)
                .map(|(now, over)| if over { now } else { now.saturating_sub(1) })
                .min()
                .unwrap_or(0)
        })
    }

    fn owns_all(&self, asker: usize) -> bool {
        self.seed_of_day.is_none()
            && !self.askers[asker].seats.is_empty()
            && self.askers.iter().filter(|asker| !asker.seats.is_empty()).count() == 1
    }

    fn hear(&mut self, asker: usize, subject: &str, text: String) {
        let seen = self.seen(asker);
        self.askers[asker].heard.push((subject.to_owned(), seen, text));
    }

    /// Lets somebody at the table do the next thing, if it does not end the game.
    async fn play_original(&mut self) {
        let owner = self.random.below(self.sockets.len());
        let seat = *self.random.of(&self.askers[owner].seats);
        let socket = &mut self.sockets[owner];
        let view = &socket.view().seats[seat];
        let late = view.board.now.as_ref().is_some_and(|now| now.number >= 12);
        if !view.offers.is_empty() {
            take_turn(socket, seat).await;
        } else if !late {
            let command =
                troyes_wire::Command::Play { seat: seat as u8, command: SeatCommand::GoOn };
            let id = format!("{}", uuid::Uuid::now_v7());
            // Others may not have acted yet; that is fine.
            socket.send_command(&id, command).await;
        }
        // Everybody at the table sees what everybody sees.
        for (asker, socket) in self.askers.iter().zip(&mut self.sockets) {
            *socket = look(&asker.browser, &self.game).await;
        }
    }

    /// Plays the game to its end, and looks whether anybody knew something before.
    async fn end(mut self) {
        let counts = look(&self.askers[0].browser, &self.game).await.view().head.counts;
        assert_eq!(counts, !self.looked_ahead, "a player who looks ahead plays for nothing");
        while !self.sockets[0].view().head.finished {
            for owner in 0..self.sockets.len() {
                for seat in self.askers[owner].seats.clone() {
                    self.sockets[owner] = look(&self.askers[owner].browser, &self.game).await;
                    take_turn(&mut self.sockets[owner], seat).await;
                    let command =
                        troyes_wire::Command::Play { seat: seat as u8, command: SeatCommand::GoOn };
                    let id = format!("{}", uuid::Uuid::now_v7());
                    self.sockets[owner].send_command(&id, command).await;
                }
            }
            self.sockets[0] = look(&self.askers[0].browser, &self.game).await;
        }
        let head = &self.sockets[0].view().head;
        assert_eq!(head.seed.is_none(), self.seed_of_day.is_some(), "that of a day comes later");
        let seed = head.seed.clone().or(self.seed_of_day.clone());
        let mut secrets = vec![seed.expect("a finished game reveals its seed")];
        secrets.extend(head.fairness.as_ref().and_then(|fairness| fairness.secret.clone()));
        let mut dice = BTreeMap::new();
        let view = serde_json::to_value(self.sockets[0].view()).unwrap();
        dice_in(&view, &mut |half_day, of| drop(dice.insert(half_day, of)));
        assert_eq!(dice.len(), 16);
        for asker in (0..self.askers.len()).filter(|&asker| counts || !self.owns_all(asker)) {
            let mut learnt: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
            for (subject, seen, text) in &self.askers[asker].heard {
                let lower = text.to_lowercase();
                assert!(!secrets.iter().any(|secret| lower.contains(secret)), "a seed: {text}");
                let Ok(document) = serde_json::from_str::<Value>(text) else { continue };
                dice_in(&document, &mut |half_day, of| {
                    if half_day > *seen as u64 && dice.get(&half_day) == Some(&of) {
                        learnt.entry(subject).or_default().insert(half_day);
                    }
                });
            }
            for (subject, half_days) in learnt {
                assert!(half_days.len() < LEAK, "asker {asker} knows {half_days:?} from {subject}");
            }
        }
        self.server.stop().await;
    }
}

/// Plays a game to its end, and gives what is to be seen then.
async fn play_out(browser: &Browser, id: &str) -> String {
    let mut socket = browser.socket(id).await;
    while !socket.view().head.finished {
        socket.step(|offers| &offers[0]).await;
    }
    serde_json::to_string(socket.view()).unwrap()
}

/// What is played at a table.
fn options(pace: &str) -> Value {
    json!({
        "columns": {"type": "first"}, "banquets": false, "pace": pace, "limit": null,
        "public": true, "chat": true, "hints": true, "stand_in": "apprentice",
    })
}

/// A socket that has sent the game.
async fn look(browser: &Browser, game: &str) -> Socket {
    let mut socket = browser.socket(game).await;
    socket.until(|socket| socket.view.is_some()).await;
    socket
}

/// What is played, and by whom.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Alone,
    Honestly,
    ADeal,
    OfTheDay,
    OneDevice,
    AgainstABot,
    OwnPace,
    Together,
}

async fn scene(kind: Kind, seed: u64) -> Scene {
    let folder = Folder::new();
    let database = folder.config().database;
    let config = troyes_server::Config { trusted_proxy: true, ..folder.config() };
    let server = Running::keeping(folder, &config).await;
    let ada = server.browser().named("Ada").await;
    let blaise = server.browser().named("Blaise").await;
    let carla = server.browser().named("Carla").await;
    let day = today(&ada).await.day;
    let mut deal = None;
    let (game, seats) = match kind {
        Kind::Alone | Kind::Honestly => (ada.start(&["Ada"], json!({})).await, vec![vec![0]]),
        Kind::ADeal => {
            let made = ada.post("/api/deals", &json!({"seed": null})).await.json();
            deal = Some(made["id"].as_str().unwrap().to_owned());
            (ada.start(&["Ada"], json!({"deal": deal})).await, vec![vec![0]])
        }
        Kind::OfTheDay => (begin(&ada, &day, "Ada").await.1, vec![vec![0]]),
        Kind::OneDevice => {
            (ada.start(&["Ada", "Anna"], json!({"pace": "own"})).await, vec![vec![0, 1]])
        }
        Kind::AgainstABot => {
            (ada.start(&["Ada", ""], json!({"bots": [null, "novice"]})).await, vec![vec![0]])
        }
        Kind::OwnPace | Kind::Together => {
            let pace = if matches!(kind, Kind::OwnPace) { "own" } else { "together" };
            let room = ada.open_room("Ada", 2, options(pace)).await;
            let mut host = ada.sit(&room, "Ada").await;
            drop(blaise.sit(&room, "Blaise").await);
            host.change_room(RoomCommand::Start).await;
            (room, vec![vec![0], vec![1]])
        }
    };
    let nameless = server.browser();
    let mut askers = Vec::new();
    for (index, browser) in [ada, blaise, carla, nameless].into_iter().enumerate() {
        askers.push(Asker {
            browser,
            address: format!("198.51.100.{index}"),
            seats: seats.get(index).cloned().unwrap_or_default(),
            own: Vec::new(),
            heard: Vec::new(),
        });
    }
    let mut sockets = Vec::new();
    for asker in &askers[..seats.len()] {
        sockets.push(look(&asker.browser, &game).await);
    }
    let description = askers[0].browser.get("/api/openapi.json").await.json();
    let readable = asking::readable(&description);
    Scene {
        server,
        random: Random(seed),
        known: [game.clone()].into_iter().chain(deal.clone()).collect(),
        game,
        deal,
        honest: matches!(kind, Kind::Honestly),
        sockets,
        askers,
        readable,
        looked_ahead: false,
        seed_of_day: match kind {
            Kind::OfTheDay => Some(seed_of(&database, &day).await),
            _ => None,
        },
        day,
    }
}

/// What nobody can ask a server for yet.
async fn seed_of(database: &troyes_store::Database, day: &str) -> String {
    let store = troyes_store::Store::open(database).await.unwrap();
    let drawn = store.day(day.parse().unwrap()).await.unwrap().unwrap();
    store.close().await;
    drawn.seed.to_string()
}

async fn try_sequence(kind: Kind) {
    let seed = std::env::var("SECRETS_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(|| u64::from(std::process::id()));
    println!("SECRETS_SEED={seed} {kind:?}");
    let mut scene = scene(kind, seed).await;
    // The first dice lie, and a few half-days are over, so that there is something to derive from.
    for _ in 0..12 {
        scene.play_original().await;
    }
    for _ in 0..STEPS {
        scene.step().await;
    }
    scene.sweep().await;
    scene.end().await;
}

#[tokio::test]
async fn alone() {
    try_sequence(Kind::Alone).await;
}

#[tokio::test]
async fn alone_and_honestly() {
    try_sequence(Kind::Honestly).await;
}

#[tokio::test]
async fn with_a_deal() {
    try_sequence(Kind::ADeal).await;
}

#[tokio::test]
async fn of_the_day() {
    try_sequence(Kind::OfTheDay).await;
}

#[tokio::test]
async fn around_one_device() {
    try_sequence(Kind::OneDevice).await;
}

#[tokio::test]
async fn against_a_bot() {
    try_sequence(Kind::AgainstABot).await;
}

#[tokio::test]
async fn at_everybodys_own_pace() {
    try_sequence(Kind::OwnPace).await;
}

#[tokio::test]
async fn together() {
    try_sequence(Kind::Together).await;
}

//! The module gives the same bytes as the crate does natively: views, hints, analyses, replays and records of whole games, of all levels and modes.
//!
//! `GAMES=200` plays more games than `make test` does.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use troyes_browser::Core;

const PLAYER: &str = "02020202-0202-0202-0202-020202020202";
const LEVELS: [&str; 5] = ["novice", "apprentice", "journeyman", "master", "grandmaster"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn weights() -> PathBuf {
    root().join("crates/troyes-solver/weights/troyes.weights")
}

/// The module as the sources are now.
fn module() -> PathBuf {
    let file = root().join("target/troyes-browser.wasm");
    let built = Command::new(root().join("scripts/wasm")).arg(&file).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    file
}

/// A core in this process, and all that it was asked and has answered.
struct Native {
    core: Core,
    questions: String,
    answers: Vec<String>,
    /// Numbers that look like chance and follow from the game.
    state: u64,
}

impl Native {
    fn new() -> Self {
        let state = 0;
        let mut native =
            Self { core: Core::new(), questions: String::new(), answers: Vec::new(), state };
        native.begin(0);
        native
    }

    /// A fresh core, as after a crash.
    fn begin(&mut self, game: u64) {
        self.core = Core::new();
        self.core.take_weights(&std::fs::read(weights()).unwrap()).unwrap();
        self.state = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        self.questions.push('\n');
    }

    fn random(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    /// Asks what `type` names, with all that stands beside it.
    fn ask(&mut self, mut ask: Value) -> Value {
        let fields = ask.as_object_mut().unwrap();
        let kind = fields.remove("type").unwrap();
        let kind = kind.as_str().unwrap();
        let ask = if fields.is_empty() { json!(kind) } else { json!({ kind: ask }) };
        let chance: String = (0..42).map(|_| format!("{:02x}", self.random() as u8)).collect();
        let now = 1_795_000_000_000 + self.answers.len() as u64;
        let message = json!({ "now": now, "player": PLAYER, "chance": chance, "ask": ask });
        let message = message.to_string();
        let answer = self.core.ask(message.as_bytes());
        writeln!(self.questions, "{message}").unwrap();
        let read: Value = serde_json::from_str(&answer).unwrap();
        self.answers.push(format!("{} {}", hex::encode(Sha256::digest(&answer)), answer.len()));
        read
    }

    /// The answer, which must be one.
    fn answered(&mut self, ask: Value) -> Value {
        let what = ask["type"].clone();
        let answer = self.ask(ask);
        answer.get("answer").cloned().unwrap_or_else(|| panic!("{what}: {answer}"))
    }

    /// Opens a game, and returns its name and what is kept of it.
    fn open(&mut self, ask: Value) -> (String, Value) {
        let opened = self.answered(ask);
        assert_eq!(self.answered(json!({ "type": "adopt" })), true);
        (opened["kept"]["id"].as_str().unwrap().to_owned(), opened["kept"].clone())
    }

    fn play(&mut self, id: &str, seat: usize, command: &Value, kept: &mut Value) {
        let command_id = format!("c{}", self.answers.len());
        let ask = json!({ "type": "play", "id": id, "seat": seat, "command_id": command_id, "command": command });
        let played = self.answered(ask);
        self.answered(json!({ "type": "adopt" }));
        let entries = kept["entries"].as_array_mut().unwrap();
        entries.extend(played["entries"].as_array().unwrap().iter().cloned());
    }

    /// Plays a game to its end, with hints, and once begins anew from what was kept.
    fn play_to_the_end(&mut self, id: &str, kept: &mut Value) {
        let mut step = 0;
        loop {
            let view = self.answered(json!({ "type": "view", "id": id }));
            if view["finished"] == true {
                return;
            }
            let mut seats = view["seats"].as_array().unwrap().iter().enumerate();
            let unfinished = |(_, seat): &(usize, &Value)| {
                seat["yours"] == true
                    && seat["finished"] == false
                    && (view["pace"] == "own" || seat["done"] == false)
            };
            // At a table that goes on together, those who have acted wait; somebody then asks for the dice.
            let seat = seats.find(unfinished).map_or(0, |(index, _)| index);
            let offers = view["seats"][seat]["offers"].as_array().unwrap();
            step += 1;
            if offers.is_empty() {
                self.play(id, seat, &json!({ "type": "go_on" }), kept);
                continue;
            }
            let hint = step % 7 == 0;
            if hint {
                self.answered(json!({ "type": "may_hint", "id": id, "seat": seat }));
                self.answered(json!({ "type": "take_hint", "id": id, "seat": seat }));
                kept["seats"][seat]["hinted"] = true.into();
            }
            let ranked = self.answered(json!({
                "type": "rank", "seen": seen(&view["seats"][seat]), "seat": seat,
                "version": view["seats"][seat]["version"], "closely": step % 21 == 0,
            }));
            let decisions = ranked["decisions"].as_array().unwrap();
            let ways = |offer: &Value| offer["ways"].as_array().unwrap().len();
            assert_eq!(decisions.len(), offers.iter().map(ways).sum::<usize>());
            let pick = if self.random().is_multiple_of(3) {
                self.random() as usize % decisions.len()
            } else {
                0
            };
            let command = json!({ "type": "decide", "decision": decisions[pick]["decision"] });
            self.play(id, seat, &command, kept);
            if step == 25 {
                self.play_back(id, seat, kept);
                self.answered(json!({ "type": "close", "id": id }));
                self.answered(json!({ "type": "open", "kept": kept }));
            }
        }
    }

    /// Takes the turn back, if it has not closed.
    fn play_back(&mut self, id: &str, seat: usize, kept: &mut Value) {
        let view = self.answered(json!({ "type": "view", "id": id }));
        if view["seats"][seat]["decided"].as_u64() > Some(0) {
            self.play(id, seat, &json!({ "type": "take_back", "keep": 0 }), kept);
        }
    }
}

/// What a player sees of a seat, as far as the solver wants to know it.
fn seen(seat: &Value) -> Value {
    let list = |value: &Value| value.as_array().unwrap().clone();
    let half_days = list(&seat["chronicle"]);
    let plazas = list(&seat["board"]["plazas"]);
    let roll = |half_day: &Value| -> Vec<Value> {
        let (black, clear): (Vec<_>, Vec<_>) =
            list(&half_day["dice"]).into_iter().partition(|die| die["black"] == true);
        black.iter().chain(&clear).map(|die| die["value"].clone()).collect()
    };
    let turn = |half_day: &Value| -> Vec<Value> {
        list(&half_day["turn"]).iter().map(|step| step["decision"].clone()).collect()
    };
    let tile = |plaza: &Value| plaza["tile"]["number"].as_u64().unwrap_or_default();
    json!({
        "plazas": plazas.iter().flat_map(|one| [&one["up"], &one["down"]]).collect::<Vec<_>>(),
        "tiles": plazas.iter().map(tile).collect::<Vec<_>>(),
        "columns": seat["board"]["columns"],
        "rolls": half_days.iter().map(roll).collect::<Vec<_>>(),
        "turns": half_days.iter().map(turn).collect::<Vec<_>>(),
    })
}

/// What a game is played with: all levels and modes come up.
fn new_game(number: u64) -> Value {
    let columns = [
        json!({ "type": "first" }),
        json!({ "type": "rolled", "direction": null }),
        json!({ "type": "rolled", "direction": "descending" }),
        json!({ "type": "expert", "columns": [6, 4, 2, 1, 3, 5] }),
        json!({ "type": "expert", "columns": null }),
    ];
    let level = LEVELS[(number % 5) as usize];
    // Alone, with a bot, around one device.
    let (names, bots) = match number % 4 {
        0 => (json!(["Ada"]), json!([])),
        1 | 2 => (json!(["Ada", ""]), json!([null, level])),
        _ => (json!(["Ada", "Blaise", ""]), json!([null, null, level])),
    };
    let pace = if number % 3 == 1 { "together" } else { "own" };
    json!({ "deal": null, "names": names, "bots": bots, "columns": columns[(number / 2 % 5) as usize],
            "banquets": number % 2 == 1, "pace": pace })
}

fn whole_game(native: &mut Native, number: u64) {
    native.begin(number + 1);
    let start = json!({ "type": "start", "game": new_game(number) });
    let (id, mut kept) = native.open(start);
    native.play_to_the_end(&id, &mut kept);
    let replay = native.answered(json!({ "type": "replay", "id": id }));
    let record = native.answered(json!({ "type": "record", "id": id }));
    if number.is_multiple_of(2) {
        native.answered(json!({
            "type": "analyse", "id": id, "record": record, "bots": replay["bots"], "ended_early": false,
        }));
    }
    let branch = json!({ "half_day": 1 + number % 16, "dice": "fresh" });
    let (branch, _) = native.open(json!({ "type": "branch", "id": id, "branch": branch }));
    native.answered(json!({ "type": "view", "id": branch }));
    let (again, _) = native.open(json!({ "type": "upload", "record": record }));
    native.answered(json!({ "type": "view", "id": again }));
    let summary = native.answered(json!({ "type": "draw", "seed": format!("parity {number}") }));
    native.answered(json!({ "type": "deal", "deal": summary["kept"] }));
}

/// Asks the module the same, and compares.
fn compare(native: &Native) {
    let module = module();
    let mut node = Command::new("node")
        .arg(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/module.mjs"))
        .args([module, weights()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node is installed");
    let (mut stdin, questions) = (node.stdin.take().unwrap(), native.questions.clone());
    let writing = std::thread::spawn(move || stdin.write_all(questions.as_bytes()));
    let output = node.wait_with_output().unwrap();
    writing.join().unwrap().unwrap();
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    let asked = native.questions.lines().filter(|line| !line.is_empty());
    for ((theirs, ours), question) in answers.lines().zip(&native.answers).zip(asked) {
        assert_eq!(theirs, ours, "{question}");
    }
    assert_eq!(answers.lines().count(), native.answers.len());
}

#[test]
fn whole_games() {
    let games = std::env::var("GAMES").map_or(20, |games| games.parse().unwrap());
    let mut native = Native::new();
    for number in 0..games {
        whole_game(&mut native, number);
    }
    compare(&native);
}

/// The lines of a file of examples.
fn examples_of(file: &str) -> Vec<Value> {
    let lines = std::fs::read_to_string(root().join("testdata/examples").join(file)).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Every record of the examples goes up, with the scores that it should have, and every deal is what its text says.
#[test]
fn examples() {
    let mut native = Native::new();
    for (records, answers) in
        [("games", "games.verify"), ("positions", "positions.inspect")].map(|(records, answers)| {
            (examples_of(&format!("{records}.jsonl")), examples_of(&format!("{answers}.jsonl")))
        })
    {
        for (record, answer) in records.iter().zip(&answers) {
            let opened = native.answered(json!({ "type": "upload", "record": record.to_string() }));
            native.answered(json!({ "type": "adopt" }));
            let id = opened["kept"]["id"].as_str().unwrap();
            if answer["finished"] == true {
                assert_eq!(opened["summary"]["scores"], answer["scores"]);
            }
            for kind in ["view", "replay", "record"] {
                native.answered(json!({ "type": kind, "id": id }));
            }
        }
    }
    for deal in examples_of("deals.jsonl") {
        let drawn = native.answered(json!({ "type": "draw", "seed": deal["text"] }));
        assert_eq!(drawn["view"]["commitment"], deal["commitment"]);
        assert_eq!(drawn["kept"]["seed"], deal["seed"]);
    }
    compare(&native);
}

//! A little of what the fuzzer does at length, and what it begins with.

use std::path::{Path, PathBuf};
use std::{env, fs};

use troyes_solver::Random;

use super::*;

/// What people say, well formed and often out of place; `#` is a small number.
const LINES: [&str; 15] = [
    r##"{"type":"room","command":{"type":"sit","name":"N#","contribution":"0123456789abcdef0123456789abcde#"}}"##,
    r##"{"type":"room","command":{"type":"stand"}}"##,
    r##"{"type":"room","command":{"type":"add_place","bot":null}}"##,
    r##"{"type":"room","command":{"type":"add_place","bot":"novice"}}"##,
    r##"{"type":"room","command":{"type":"clear_place","place":#}}"##,
    r##"{"type":"room","command":{"type":"set_bot","place":#,"level":"master"}}"##,
    r##"{"type":"room","command":{"type":"remove_place","place":#}}"##,
    r##"{"type":"room","command":{"type":"move_place","from":#,"to":#}}"##,
    r##"{"type":"room","command":{"type":"start"}}"##,
    r##"{"type":"room","command":{"type":"rematch"}}"##,
    r##"{"type":"play","seat":#,"command":{"type":"go_on"}}"##,
    r##"{"type":"play","seat":#,"command":{"type":"take_back","keep":#}}"##,
    r##"{"type":"play","seat":#,"command":{"type":"decide","decision":{"type":"take","sector":#,"color":"red","value":#,"use":"resources"}}}"##,
    r##"{"type":"play","seat":#,"command":{"type":"decide","decision":{"type":"take","sector":#,"color":"yellow","value":#,"use":"resources"}}}"##,
    r##"{"type":"play","seat":#,"command":{"type":"decide","decision":{"type":"take","sector":#,"color":"white","value":2,"use":"resources"}}}"##,
];

#[test]
fn people_who_say_anything() {
    let (mut begun, mut sum) = (0, Tally::default());
    for game in 0..100 {
        let mut random = Random::new(7, game);
        let mut below = |n: usize| random.below(n);
        let mut table = FuzzedTable::open();
        for _ in 0..200 {
            let mut command = LINES[below(LINES.len())].to_owned();
            while command.contains('#') {
                command = command.replacen('#', &below(5).to_string(), 1);
            }
            let said = table.hear_all(&format!(r#"{}{{"id":"a","command":{command}}}"#, below(3)));
            assert_eq!(said.understood, 1, "{command}");
            sum.accepted += said.accepted;
            sum.decisions += said.decisions;
        }
        begun += usize::from(table.game.is_some());
    }
    assert!(begun > 20, "games begin: {begun}");
    assert!(sum.decisions > 5 && sum.decisions < sum.accepted, "dice are taken: {sum:?}");
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/socket")
}

/// `fuzz/seeds/socket` is what the wire says. `WIRE=overwrite` writes it anew.
#[test]
fn seeds_are_up_to_date() {
    for (name, seed) in seeds::all() {
        let path = folder().join(name);
        if env::var("WIRE").is_ok_and(|mode| mode == "overwrite") {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, &seed).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == seed, "fuzz/seeds/socket/{name} is stale: run `make wire`");
    }
}

/// Every line of every seed is a message, and the decisions among them are played: through the same door as the fuzzer's.
#[test]
fn seeds_lead_to_decisions() {
    let mut decisions = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let seed = fs::read_to_string(&path).unwrap();
        // Longer inputs are cut by the fuzzer: `make fuzz` says so.
        assert!(seed.len() <= 8192, "{} has {} bytes", path.display(), seed.len());
        let mut table = FuzzedTable::open();
        let tally = table.hear_all(&seed);
        assert_eq!(tally.understood, tally.lines, "{}", path.display());
        assert!(tally.lines > 5 && tally.accepted > 5, "{}: {tally:?}", path.display());
        decisions.extend(table.game.into_iter().flat_map(|game| {
            let players = game.table.players().to_vec();
            players.into_iter().flat_map(|player| player.log().to_vec())
        }));
    }
    // Dice, free buildings in the middle of chains, and turns taken back.
    let played = |kind: fn(&Entry) -> bool| decisions.iter().filter(|entry| kind(entry)).count();
    assert!(played(|entry| matches!(entry, Entry::Decided(troyes_rules::Decision::Take(_)))) > 16);
    assert!(played(|entry| matches!(entry, Entry::Decided(troyes_rules::Decision::Build(_)))) > 0);
    assert!(played(|entry| matches!(entry, Entry::TookBack { .. })) > 1);
}

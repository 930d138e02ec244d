//! Records with their answers: the examples of the format, and a second opinion.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use troyes_record::{
    ColumnsMode, Deal, Record, RecordError, Seed, decisions_to_json, inspect_to_json,
};

fn lines(name: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    text.lines().map(str::to_owned).collect()
}

/// Checks every answer to a file of records, line by line.
fn check(
    records: &str,
    answers: &str,
    answer: impl Fn(&Record) -> Result<String, RecordError>,
    normal: impl Fn(Value) -> Value,
) {
    let (records, answers) = (lines(records), lines(answers));
    assert_eq!(records.len(), answers.len());
    for (number, (record, expected)) in records.iter().zip(&answers).enumerate() {
        let expected: Value = serde_json::from_str(expected).unwrap();
        let found = Record::from_json(record.as_bytes()).and_then(|record| answer(&record));
        if expected["ok"] == Value::Bool(false) {
            assert!(found.is_err(), "line {}: a bad record was answered", number + 1);
            continue;
        }
        let found = found.unwrap_or_else(|error| panic!("line {}: {error}", number + 1));
        let found: Value = serde_json::from_str(&found).unwrap();
        assert_eq!(normal(found), normal(expected), "line {}", number + 1);
    }
}

fn verify(record: &Record) -> Result<String, RecordError> {
    Ok(record.verify()?.to_json())
}

fn moves(record: &Record) -> Result<String, RecordError> {
    let game = record.replay()?;
    Ok(decisions_to_json((0..game.seats().len()).map(|player| game.decisions(player))))
}

fn inspect(record: &Record) -> Result<String, RecordError> {
    Ok(inspect_to_json(&record.replay()?))
}

fn sorted(mut list: Value) -> Value {
    if let Some(entries) = list.as_array_mut() {
        entries.sort_by_key(ToString::to_string);
    }
    list
}

/// Moves come in any order.
fn normal_moves(mut players: Value) -> Value {
    for moves in players.as_array_mut().unwrap() {
        *moves = sorted(moves.take());
    }
    players
}

/// Buildings and crossed cells are sets.
fn normal_state(mut state: Value) -> Value {
    for sheet in state["sheets"].as_array_mut().unwrap() {
        for set in ["built", "crossed"] {
            sheet[set] = sorted(sheet[set].take());
        }
    }
    state
}

#[test]
fn examples() {
    check("examples/games.jsonl", "examples/games.verify.jsonl", verify, |verdict| verdict);
    check("examples/positions.jsonl", "examples/positions.moves.jsonl", moves, normal_moves);
    check("examples/positions.jsonl", "examples/positions.inspect.jsonl", inspect, normal_state);
}

#[test]
fn second_opinion() {
    let games = "second-opinion/games.jsonl";
    check(games, "second-opinion/games.verify.jsonl", verify, |verdict| verdict);
    check(games, "second-opinion/games.moves.jsonl", moves, normal_moves);
    check(games, "second-opinion/games.inspect.jsonl", inspect, normal_state);
}

#[test]
fn deals() {
    let vectors = lines("examples/deals.jsonl");
    assert_eq!(vectors.len(), 15);
    for line in vectors {
        let mut vector: Value = serde_json::from_str(&line).unwrap();
        let text = vector["text"].take();
        let mode = ColumnsMode::from_name(vector["columns_mode"].as_str().unwrap()).unwrap();
        let banquets = vector["banquets_used"].as_bool().unwrap();
        let deal = Deal::new(Seed::from_text(text.as_str().unwrap()), mode, banquets);
        let found: Value = serde_json::from_str(&deal.to_json()).unwrap();
        for field in ["seed", "commitment", "setup", "rolls"] {
            assert_eq!(found[field], vector[field], "{field} of {text}");
        }
    }
}

/// What the fuzzer of the reader begins with (`make fuzz`): every line is a record that it does not cut short, and that verifies.
#[test]
fn seeds_of_the_fuzzer_are_records() {
    for name in ["examples/positions.jsonl", "examples/games.jsonl"] {
        for (number, line) in lines(name).iter().enumerate() {
            assert!(line.len() <= 8192, "{name}, line {}: {} bytes", number + 1, line.len());
            let read = Record::from_json(line.as_bytes()).and_then(|record| record.verify());
            assert!(read.is_ok(), "{name}, line {}: {read:?}", number + 1);
        }
    }
}

//! Golden counts, as chess programs keep perft counts: how many distinct lines of decisions lead on from a position.
//!
//! `testdata/perft.jsonl` names the positions, the rolls that follow and the counts for one, two, three … decisions. With
//! `PERFT=overwrite` the counts are written anew.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use troyes_record::Record;
use troyes_rules::{Board, Face, Roll, Seat};

/// Lines of exactly `depth` decisions. A finished turn goes on with the next roll; where none is left, the line ends.
fn perft(board: &Board, seat: &Seat, rolls: &[Roll], depth: usize) -> u64 {
    let decisions = seat.decisions(board);
    if decisions.is_empty() {
        let Some((&roll, rest)) = rolls.split_first() else { return 0 };
        let (mut board, mut seat) = (*board, *seat);
        return match board.roll(roll) {
            Ok(()) => {
                seat.face(&board, &mut |_| {});
                perft(&board, &seat, rest, depth)
            }
            Err(_) => 0,
        };
    }
    if depth == 1 {
        return decisions.len() as u64;
    }
    decisions
        .iter()
        .map(|decision| {
            let mut after = *seat;
            after.play_listed(board, decision, &mut |_| {});
            perft(board, &after, rolls, depth - 1)
        })
        .sum()
}

fn roll(shape: &Value) -> Roll {
    let face = |value: &Value| Face::new(value.as_u64().unwrap() as u8).unwrap();
    Roll::new(face(&shape["black"]), [0, 1, 2].map(|index| face(&shape["clear"][index])))
}

#[test]
fn golden_counts() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/perft.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let overwrite = std::env::var("PERFT").is_ok_and(|mode| mode == "overwrite");
    let mut written = String::new();
    let mut positions = 0;
    for line in text.lines() {
        let mut entry: Value = serde_json::from_str(line).unwrap();
        let record = Record::from_json(entry["record"].to_string().as_bytes()).unwrap();
        let game = record.replay().unwrap();
        let rolls: Vec<Roll> = entry["rolls"].as_array().unwrap().iter().map(roll).collect();
        let depths = entry["lines"].as_array().unwrap().len();
        let counts: Vec<u64> = (1..=depths)
            .map(|depth| perft(game.board(), &game.seats()[0], &rolls, depth))
            .collect();
        if overwrite {
            entry["lines"] = json!(counts);
        } else {
            assert_eq!(json!(counts), entry["lines"], "{}", entry["name"]);
        }
        written.push_str(&format!("{entry}\n"));
        positions += 1;
    }
    assert!(positions >= 10);
    if overwrite {
        fs::write(&path, written).unwrap();
    }
}

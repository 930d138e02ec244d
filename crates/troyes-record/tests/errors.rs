//! Bad records: every one gets a sentence with place, reason and clause, and none a panic.

use proptest::prelude::*;
use serde_json::{Value, json};
use troyes_record::{ColumnsMode, Deal, Mixture, Record, Seed};
use troyes_rules::Solo;

/// A legal record of two players who have taken the first resources offered, with a seed.
fn good(half_days: usize) -> Value {
    let deal = Deal::new(Seed::from_text("errors"), ColumnsMode::Rolled, true);
    let players = vec!["Ada".to_owned(), "Blaise".to_owned()];
    let mut record = Record::of_deal(&deal, ColumnsMode::Rolled, players).unwrap();
    let mut game = Solo::new(&deal.setup);
    for roll in &deal.rolls[..half_days] {
        game.roll(*roll, &mut |_| {}).unwrap();
        record.push_roll(*roll);
        while let Some(decision) = game.decisions().nth(0) {
            game.play(decision, &mut |_| {}).unwrap();
            record.push_decision(0, decision);
            record.push_decision(1, decision);
        }
    }
    serde_json::from_str(&record.to_json()).unwrap()
}

fn verify(document: &Value) -> Result<Value, String> {
    verify_text(&document.to_string())
}

fn verify_text(json: &str) -> Result<Value, String> {
    let record = Record::from_json(json.as_bytes()).map_err(|error| error.to_string())?;
    let verdict = record.verify().map_err(|error| error.to_string())?;
    Ok(serde_json::from_str(&verdict.to_json()).unwrap())
}

/// Puts a value at a place of a good record and checks the sentence.
fn check(pointer: &str, value: Value, sentence: &str) {
    let mut document = good(3);
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("nothing at {pointer}")) = value;
    let error = verify(&document).expect_err(pointer);
    // Columns of the text are not part of the promise.
    let error = error.split(" (column").next().unwrap();
    assert_eq!(error, sentence, "{pointer}");
}

#[test]
fn good_records_pass() {
    for half_days in [0, 1, 3, 16] {
        let verdict = verify(&good(half_days)).unwrap();
        assert_eq!(verdict["finished"], json!(half_days == 16));
        assert_eq!(verdict.get("feats").is_some(), half_days == 16);
    }
}

#[test]
fn heads() {
    check("/format", json!("chess"), "the format is \"chess\", not \"troyes-dice\"");
    check("/format", json!(7), "format: invalid type: integer `7`, expected a string");
    check("/version", json!(2), "version 2 of the format is not known, only version 1");
    check("/version", json!(1.0), "version: invalid type: floating point `1.0`, expected u64");
    check("/version", json!(-1), "version: invalid value: integer `-1`, expected u64");
    check("/players", json!([]), "a game has 1 to 10 players, not 0");
    check(
        "/players",
        json!(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]),
        "a game has 1 to 10 players, not 11",
    );
    check("/players/1", json!(null), "players[1]: invalid type: null, expected a string");
    check("/half_days", json!({}), "half_days: invalid type: map, expected a sequence");
}

#[test]
fn setups() {
    check(
        "/setup/columns/0",
        json!(7),
        "setup.columns[0]: invalid value: integer `7`, expected the value of a die, an integer from 1 to 6 (R1.3)",
    );
    check(
        "/setup/columns",
        json!([1, 2, 3, 4, 5, 5]),
        "the columns must carry each of the values 1 to 6 once (R3.2)",
    );
    check("/setup/columns", json!([1, 2, 3, 4, 5]), "columns has 5 entries instead of 6 (R2.1)");
    check(
        "/setup/plazas/0",
        json!(["red", "green"]),
        "setup.plazas[0][1]: invalid value: string \"green\", expected a colour: \"red\", \"yellow\" or \"white\" (R1.1)",
    );
    check("/setup/plazas/0", json!(["red"]), "a plaza has 1 entries instead of 2 (R1.4)");
    check("/setup/plazas", json!([]), "plazas has 0 entries instead of 9 (R1.4)");
    check(
        "/setup/banquets",
        json!(null),
        "setup.banquets: invalid type: null, expected a sequence",
    );
    check(
        "/setup/banquets",
        json!([{"tile": 1, "slot": 0}]),
        "there must be no tile or three, not 1 (R8.1)",
    );
    check(
        "/setup/banquets/0/tile",
        json!(9),
        "setup.banquets[0].tile: invalid value: integer `9`, expected a tile, an integer from 1 to 8 (R8.1)",
    );
}

/// Lists that are longer than they may be are not read to their end.
#[test]
fn longer_lists() {
    check(
        "/setup/columns",
        json!([1, 2, 3, 4, 5, 6, 1]),
        "setup.columns: invalid length 7, expected an array with no more than 6 items (R2.1)",
    );
    check(
        "/setup/plazas/0",
        json!(["red", "red", "red"]),
        "setup.plazas[0]: invalid length 3, expected an array with no more than 2 items (R1.4)",
    );
    check(
        "/half_days/1/clear",
        json!([1, 2, 3, 4]),
        "half-day 2: clear: invalid length 4, expected an array with no more than 3 items (R1.3)",
    );
}

/// Objects have fields with names, and a list of their values is not one.
#[test]
fn lists_are_no_objects() {
    let values = |pointer: &str, names: &[&str]| {
        let object = good(3).pointer(pointer).unwrap().clone();
        Value::Array(names.iter().map(|name| object[name].clone()).collect())
    };
    let decision = "/half_days/1/turns/0/0";
    for (pointer, names, place) in [
        ("", &["format", "version", "setup", "players", "half_days"][..], ""),
        ("/setup", &["columns", "plazas", "banquets"], "setup: "),
        ("/setup/banquets/0", &["tile", "slot"], "setup.banquets[0]: "),
        ("/half_days/1", &["black", "clear", "turns"], "half-day 2: "),
        (decision, &["take"], "half-day 2, player 1, decision 1: "),
        (
            "/half_days/1/turns/0/0/take",
            &["sector", "pay", "color", "value", "use"],
            "half-day 2, player 1, decision 1: take: ",
        ),
    ] {
        let sentence = format!("{place}invalid type: sequence, expected an object");
        check(pointer, values(pointer, names), &sentence);
    }
    check(
        decision,
        json!({"build": ["red", "work", 4]}),
        "half-day 2, player 1, decision 1: build: invalid type: sequence, expected an object",
    );
}

#[test]
fn dice() {
    check(
        "/half_days/1/black",
        json!(0),
        "half-day 2: black: invalid value: integer `0`, expected the value of a die, an integer from 1 to 6 (R1.3)",
    );
    check(
        "/half_days/1/clear/0",
        json!("3"),
        "half-day 2: clear[0]: invalid type: string \"3\", expected the value of a die, an integer from 1 to 6 (R1.3)",
    );
    check(
        "/half_days/1/clear",
        json!([6, 2, 2]),
        "half-day 2: the clear dice must be written lowest first (R4.1)",
    );
    check(
        "/half_days/1/clear",
        json!([2, 2]),
        "half-day 2: clear has 2 entries instead of 3 (R1.3)",
    );
    let error =
        verify_text(&good(3).to_string().replacen("\"black\":", "\"black\":1e400,\"x\":", 1));
    assert!(error.unwrap_err().contains("number out of range"));
    let error = verify_text(&good(3).to_string().replacen(
        "\"black\":",
        "\"black\":99999999999999999999,\"x\":",
        1,
    ));
    assert!(error.unwrap_err().starts_with("half-day 1: black: invalid type: floating point"));
}

#[test]
fn turns() {
    check("/half_days/1/turns", json!([[]]), "half-day 2: turns has 1 entries instead of 2 (R4.6)");
    check(
        "/half_days/1/turns/1",
        json!([]),
        "half-day 2, player 2: the turn is not finished: taking a die is missing (R4.6)",
    );
    check(
        "/half_days/1/turns/0/0",
        json!({}),
        "half-day 2, player 1, decision 1: a decision has exactly one of the keys \"take\", \"relief\" (true), \"build\" and \"citizen\"",
    );
    check(
        "/half_days/1/turns/0/0",
        json!({"relief": false}),
        "half-day 2, player 1, decision 1: a decision has exactly one of the keys \"take\", \"relief\" (true), \"build\" and \"citizen\"",
    );
    check(
        "/half_days/1/turns/0/0",
        json!({"relief": true, "citizen": "red"}),
        "half-day 2, player 1, decision 1: a decision has exactly one of the keys \"take\", \"relief\" (true), \"build\" and \"citizen\"",
    );
    check(
        "/half_days/1/turns/0/0",
        json!({"citizen": null}),
        "half-day 2, player 1, decision 1: citizen: invalid type: null, expected a colour: \"red\", \"yellow\" or \"white\" (R1.1)",
    );
    check(
        "/half_days/1/turns/0/0",
        json!({"relief": true}),
        "half-day 2, player 1, decision 1: take relief is not legal: a die can be paid for, so there is no relief (R5.6)",
    );
    check(
        "/half_days/1/turns/0/0/take/sector",
        json!(4),
        "half-day 2, player 1, decision 1: take.sector: invalid value: integer `4`, expected a sector, an integer from 0 to 3 (R1.6)",
    );
    check(
        "/half_days/2/turns/1/0/take/value",
        json!(true),
        "half-day 3, player 2, decision 1: take.value: invalid type: boolean `true`, expected a value, an integer from 0 to 6 (R5.2)",
    );
    let mut document = good(3);
    let turn = document.pointer_mut("/half_days/0/turns/0").unwrap().as_array_mut().unwrap();
    turn.push(json!({"citizen": "red"}));
    assert_eq!(
        verify(&document).unwrap_err(),
        "half-day 1, player 1, decision 2: send the citizen to the red track is not legal: the turn of this half-day is finished (R4.6)"
    );
    let mut document = good(16);
    let half_days = document["half_days"].as_array_mut().unwrap();
    half_days.push(half_days[0].clone());
    assert_eq!(verify(&document).unwrap_err(), "a game has 16 half-days, not 17 (R4.8)");
}

#[test]
fn seeds() {
    check("/seed", json!("abc"), "a seed has 64 hexadecimal digits");
    check("/seed", json!(null), "seed: invalid type: null, expected a string");
    check("/seed", json!("0".repeat(64)), "the plazas do not follow from the seed (R3.1)");
    check(
        "/half_days/2/black",
        json!(if good(3)["half_days"][2]["black"] == 1 { 2 } else { 1 }),
        &{
            let dice = &good(3)["half_days"][2];
            let clear: Vec<String> =
                dice["clear"].as_array().unwrap().iter().map(ToString::to_string).collect();
            format!(
                "half-day 3: the dice do not follow from the seed, which rolls black {} and clear [{}] (R4.1)",
                dice["black"],
                clear.join(", ")
            )
        },
    );
    let columns = good(3)["setup"]["columns"].clone();
    let first = columns[0].as_u64().unwrap();
    let mut swapped = columns.as_array().unwrap().clone();
    swapped.swap(1, 3);
    let sentence = format!(
        "the columns do not run up or down from {first}, which the seed rolls for position 1 (R3.2)"
    );
    check("/setup/columns", json!(swapped), &sentence);
    let mut tiles = good(3)["setup"]["banquets"].as_array().unwrap().clone();
    let (first, second) = (tiles[0]["tile"].clone(), tiles[1]["tile"].clone());
    tiles[0]["tile"] = second;
    tiles[1]["tile"] = first;
    check("/setup/banquets", json!(tiles), "the banquets do not follow from the seed (R8.1)");
}

/// A seed that came from a secret and contributions must have come from just these.
#[test]
fn mixtures() {
    let secret = Seed::from_text("secret");
    let contributions = ["00112233445566778899aabbccddeeff", "ffffffffffffffffffffffffffffffff"];
    let mixture = Mixture {
        secret,
        contributions: contributions.map(|digits| digits.parse().unwrap()).to_vec(),
    };
    let deal = Deal::new(mixture.seed(), ColumnsMode::First, false);
    let mut record = Record::of_deal(&deal, ColumnsMode::First, vec!["Ada".to_owned()]).unwrap();
    record.mixture = Some(mixture);
    let document: Value = serde_json::from_str(&record.to_json()).unwrap();
    assert_eq!(document["seed_from"]["contributions"], json!(contributions));
    assert!(verify(&document).is_ok());
    assert_eq!(Record::from_json(document.to_string().as_bytes()).unwrap(), record);
    let wrong = |pointer: &str, value: Value, sentence: &str| {
        let mut document = document.clone();
        *document.pointer_mut(pointer).unwrap() = value;
        let error = verify(&document).unwrap_err();
        assert!(error.contains(sentence), "{error}");
    };
    wrong("/seed_from/contributions/1", json!("0".repeat(32)), "the seed does not follow from");
    wrong(
        "/seed_from/contributions",
        json!([contributions[1], contributions[0]]),
        "does not follow",
    );
    wrong("/seed_from/contributions/1", json!("0"), "32 hexadecimal digits");
    wrong("/seed_from/secret", json!("0"), "64 hexadecimal digits");
    // What is nothing like a mixture is a field that we do not know.
    for other in [json!("our dice tower"), json!(null), json!({}), json!([1])] {
        let mut document = document.clone();
        document["seed_from"] = other;
        assert!(verify(&document).is_ok());
    }
    let mut seedless = document.clone();
    seedless.as_object_mut().unwrap().remove("seed");
    assert!(verify(&seedless).unwrap_err().contains("but no seed"));
}

/// A seed is checked by `verify` alone, banquets in any order and its letters in any case; without one, any dice go.
#[test]
fn seeds_that_pass() {
    let mut document = good(3);
    document["setup"]["banquets"].as_array_mut().unwrap().reverse();
    let seed = document["seed"].as_str().unwrap().to_uppercase();
    document["seed"] = json!(seed);
    assert!(verify(&document).is_ok());
    let mut other = good(3);
    other["seed"] = json!("0".repeat(64));
    assert!(Record::from_json(other.to_string().as_bytes()).unwrap().replay().is_ok());
    other.as_object_mut().unwrap().remove("seed");
    assert!(verify(&other).is_ok());
    // The other direction is the town crier's to choose, and another mode makes no promise about position 1.
    let mut expert = good(0);
    expert["columns_mode"] = json!("expert");
    expert["setup"]["columns"] = json!([2, 1, 4, 3, 6, 5]);
    assert!(verify(&expert).is_ok());
}

/// Records of newer minor versions have fields that we do not know, anywhere; they still read, and old ones without rules too.
#[test]
fn unknown_fields_are_ignored() {
    let mut document = good(3);
    for pointer in [
        "",
        "/setup",
        "/setup/banquets/0",
        "/half_days/0",
        "/half_days/0/turns/0/0",
        "/half_days/0/turns/0/0/take",
    ] {
        let object = document.pointer_mut(pointer).unwrap().as_object_mut().unwrap();
        object.insert("new".to_owned(), json!({"deep": [[[1.5e300, null]]]}));
    }
    document["rules"] = json!("1.7");
    assert!(verify(&document).is_ok());
    assert_eq!(
        Record::from_json(document.to_string().as_bytes()).unwrap().rules.as_deref(),
        Some("1.7")
    );
    document["rules"] = json!({"major": 1});
    document["columns_mode"] = json!(17);
    assert!(verify(&document).is_ok());
    // Nothing is too deep to be ignored.
    let deep = format!("{{\"new\":{}{},", "[".repeat(100_000), "]".repeat(100_000));
    assert!(verify_text(&good(3).to_string().replacen('{', &deep, 1)).is_ok());
}

#[test]
fn broken_json() {
    let text = good(3).to_string();
    for end in [0, 1, 40, text.len() / 2, text.len() - 1] {
        assert!(verify_text(&text[..end]).is_err(), "cut at {end}");
    }
    for garbage in ["null", "[]", "7", "\"text\"", "{}", "\u{0}", "{\"format\":", "nonsense"] {
        assert!(verify_text(garbage).is_err(), "{garbage}");
    }
    assert!(verify_text(&format!("{text} {text}")).is_err(), "one document");
    assert!(Record::from_json(b"{\"format\":\"\xff\"}").is_err());
    assert!(verify_text(&"[".repeat(1_000_000)).is_err());
    assert_eq!(
        verify_text("{\n\"format\": nonsense").unwrap_err(),
        "format: not JSON: expected ident (line 2, column 12)"
    );
    let error = verify_text(&text.replacen("\"half_days\"", "\"half-days\"", 1)).unwrap_err();
    assert!(error.starts_with("missing field `half_days`"), "{error}");
}

/// Every problem has a code of its own that programs can rely on.
#[test]
fn codes() {
    let code = |pointer: &str, value: Value| {
        let mut document = good(3);
        *document.pointer_mut(pointer).unwrap() = value;
        let record = Record::from_json(document.to_string().as_bytes());
        record.and_then(|record| record.verify()).unwrap_err().problem.code()
    };
    assert_eq!(code("/format", json!("chess")), "format");
    assert_eq!(code("/version", json!(2)), "version");
    assert_eq!(code("/version", json!("2")), "json");
    assert_eq!(code("/players", json!([])), "players");
    assert_eq!(code("/seed", json!("")), "seed");
    assert_eq!(code("/setup/columns", json!([])), "length");
    assert_eq!(code("/setup/columns", json!([1, 1, 1, 1, 1, 1])), "setup-columns");
    assert_eq!(code("/half_days/0/clear", json!([3, 2, 1])), "clear-order");
    assert_eq!(code("/half_days/0/turns/0/0", json!({})), "not-one-decision");
    assert_eq!(code("/half_days/0/turns/0/0", json!({"relief": true})), "relief-not-needed");
    assert_eq!(code("/half_days/0/turns/0", json!([])), "unfinished");
    assert_eq!(code("/seed", json!("0".repeat(64))), "seed-plazas");
}

proptest! {
    /// Whatever stands in a document, the answer is a verdict or a sentence.
    #[test]
    fn no_document_panics(cut in 0..3000usize, byte: u8, at in 0..3000usize) {
        let mut json = good(4).to_string().into_bytes();
        let at = at % json.len();
        json[at] = byte;
        json.truncate(json.len() - cut % json.len() * usize::from(byte.is_multiple_of(3)));
        if let Ok(record) = Record::from_json(&json) {
            let _ = record.verify();
        }
    }
}

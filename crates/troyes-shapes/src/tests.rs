//! Golden rows: what was once written is read, and written the same way. A row that changes here orphans games.

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Decision, HalfDay};
use troyes_table::{Entry, Pace, Table};

use super::{entry, words};

/// Entries of every kind, as databases have them.
const ENTRIES: [&str; 9] = [
    r#"{"type":"went_on"}"#,
    r#"{"type":"decided","decision":{"type":"take","sector":2,"color":"red","value":5,"use":"resources"}}"#,
    r#"{"type":"decided","decision":{"type":"take","sector":0,"pay":"deniers","color":"white","value":1,"use":"prestige"}}"#,
    r#"{"type":"decided","decision":{"type":"relief"}}"#,
    r#"{"type":"decided","decision":{"type":"build","color":"yellow","kind":"work","position":6}}"#,
    r#"{"type":"decided","decision":{"type":"citizen","color":"white"}}"#,
    r#"{"type":"took_back","kept":1}"#,
    r#"{"type":"changed_hands"}"#,
    r#"{"type":"ended"}"#,
];

#[test]
fn entries_stay_as_they_are() {
    for row in ENTRIES {
        assert_eq!(entry::to_json(entry::from_json(row).unwrap()), row);
    }
    assert_eq!(entry::from_json(ENTRIES[3]).unwrap(), Entry::Decided(Decision::Relief));
    for bad in
        ["", "{}", r#"{"type":"decided"}"#, &ENTRIES[1].replace("\"sector\":2", "\"sector\":9")]
    {
        assert!(entry::from_json(bad).is_err(), "{bad}");
    }
}

/// Words that stand in columns of their own.
#[test]
fn words_stay_as_they_are() {
    fn stay<T: serde::Serialize + serde::de::DeserializeOwned>(words: &[&str]) {
        for word in words {
            assert_eq!(words::to_word(words::from_word::<T>(word).unwrap()), *word);
        }
        assert!(words::from_word::<T>("").is_err());
    }
    stay::<words::StoredPace>(&["together", "own"]);
    stay::<words::StoredOrigin>(&["drawn", "chosen", "imported", "branched", "device"]);
    stay::<words::StoredChannel>(&["table", "watchers"]);
    stay::<words::StoredLevel>(&["novice", "apprentice", "journeyman", "master", "grandmaster"]);
}

/// What a game starts with is a record (`docs/record.md`), whose format has a version of its own.
#[test]
fn starts_are_records() {
    let deal = Deal::new(Seed::from_text("starts"), ColumnsMode::Rolled, true);
    let names = vec!["Ada".into(), "Blaise".into()];
    let table = Table::new(&deal, ColumnsMode::Rolled, Pace::Own, names).unwrap();
    let start = super::start::Start::of(&table);
    let by_crier = table.clone().with_columns_by(Some(troyes_record::ColumnsBy::Crier));
    assert_eq!(super::start::Start::of(&by_crier).table().unwrap(), by_crier);
    let record: serde_json::Value = serde_json::from_str(&start.record.to_json()).unwrap();
    assert_eq!(record["format"], "troyes-dice");
    assert_eq!(record["half_days"].as_array().unwrap().len(), HalfDay::COUNT);
    assert_eq!(start.table().unwrap(), table);
}

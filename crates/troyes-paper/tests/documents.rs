//! Finished sheets as JSON: written, read, and refused with a code that stays.

use troyes_paper::{Paper, Refusal};
use troyes_record::Record;

fn paper() -> Paper {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.json");
    let record = Record::from_json(&std::fs::read(path).unwrap()).unwrap();
    Paper::of_record(&record, 0).unwrap()
}

#[test]
fn what_is_written_is_read() {
    let paper = paper();
    assert_eq!(Paper::from_json(paper.to_json().as_bytes()), Ok(paper));
}

#[test]
fn what_is_left_out_is_not_sure() {
    let text = paper().to_json();
    let mut document: serde_json::Value = serde_json::from_str(&text).unwrap();
    let sheet = document["sheet"].as_object_mut().unwrap();
    sheet.remove("crossed");
    sheet.remove("rows");
    sheet["resources"]["deniers"].as_object_mut().unwrap().remove("crossed");
    let vague = Paper::from_json(document.to_string().as_bytes()).unwrap();
    assert_eq!((vague.sheet().attacked, vague.sheet().rows), (None, None));
    assert_eq!(vague.sheet().crossed.0.map(|crossed| crossed.is_some()), [true, false, true]);
}

/// A sheet as `troyes inspect` prints it has more fields, which do no harm.
#[test]
fn unknown_fields_are_ignored() {
    let text = paper().to_json().replace("\"citizens\":", "\"score\":{\"total\":1},\"citizens\":");
    assert_eq!(Paper::from_json(text.as_bytes()), Ok(paper()));
}

#[test]
fn what_is_no_sheet_is_refused() {
    let good: serde_json::Value = serde_json::from_str(&paper().to_json()).unwrap();
    let code = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut document = good.clone();
        change(&mut document);
        let refusal: Refusal = Paper::from_json(document.to_string().as_bytes()).unwrap_err();
        assert!(!refusal.to_string().is_empty());
        refusal.code()
    };
    let at = |pointer: &'static str, value: serde_json::Value| {
        move |document: &mut serde_json::Value| {
            *document.pointer_mut(pointer).unwrap() = value.clone();
        }
    };
    assert_eq!(code(&at("/sheet", 7.into())), "sheet-json");
    assert_eq!(code(&at("/half_days", serde_json::json!([]))), "sheet-half-days");
    let two_players = |document: &mut serde_json::Value| {
        document["players"] = serde_json::json!(["Ada", "Bo"]);
        for half_day in document["half_days"].as_array_mut().unwrap() {
            half_day["turns"] = serde_json::json!([[], []]);
        }
    };
    assert_eq!(code(&two_players), "sheet-player");
    assert_eq!(code(&at("/setup/columns/0", 9.into())), "json");
    assert_eq!(code(&at("/sheet/built/0/color", "pink".into())), "sheet-color");
    assert_eq!(code(&at("/sheet/built/0/kind", "tower".into())), "sheet-kind");
    assert_eq!(code(&at("/sheet/built/0/position", 7.into())), "sheet-position");
    let twice = good["sheet"]["built"][1].clone();
    assert_eq!(code(&at("/sheet/built/0", twice)), "sheet-building-twice");
    assert_eq!(code(&at("/sheet/resources/deniers/circled", 19.into())), "sheet-circled-range");
    assert_eq!(code(&at("/sheet/resources/deniers/circled", 2.into())), "sheet-circled-range");
    assert_eq!(code(&at("/sheet/resources/deniers/crossed", 19.into())), "sheet-crossed-range");
    assert_eq!(code(&at("/sheet/citizens/red", 21.into())), "sheet-citizens-range");
    assert_eq!(Paper::from_json(b"{").unwrap_err().code(), "json");
}

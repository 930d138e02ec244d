//! One catalogue, two readers: what this program says in six languages is what the client says. The sentences are in
//! `testdata/sentences.json`, written by `SENTENCES=overwrite cargo test -p troyes --test sentences`; here they are compared with
//! `troyes-words`, and in `web/src/lib/sentences.test.ts` with the client's own words for the same things.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::printed::{Bonus, Price, SECTOR_PRICES};
use troyes_rules::{
    Building, ByColor, Cell, Color, Columns, Decision, Direction, Effect, Face, Kind, Loss,
    Outcome, Position, Resource, Sheet, Solo, TileFace,
};
use troyes_wire as wire;
use troyes_words::{Language, Words};

/// What every language says.
fn in_every_language(say: impl Fn(&Words) -> Value) -> Value {
    let said = |language: Language| (language.tag().to_owned(), say(&Words::new(language)));
    Value::Object(Language::ALL.map(said).into_iter().collect())
}

/// Everything that could be worded differently about an effect, in a word.
fn aspects(effects: &[Effect]) -> BTreeSet<String> {
    wire::Effect::summarise_unpaid(effects)
        .into_iter()
        .map(|effect| match effect {
            wire::Effect::Circled { resource, from, to } => {
                format!("{resource:?} {}", (to - from).min(1))
            }
            wire::Effect::Joined { color, from, to } => format!("{color:?} {}", (to - from).min(1)),
            wire::Effect::Built { color, kind, .. } => format!("built {color:?} {kind:?}"),
            other => format!("{other:?}"),
        })
        .collect()
}

fn values_of(columns: Columns) -> Vec<u8> {
    Position::ALL.into_iter().map(|position| columns.face_at(position).get()).collect()
}

fn step(columns: Columns, decision: Decision, effects: &[Effect]) -> Value {
    let said = |words: &Words| {
        let about = |name| words.step(columns, decision, effects, name);
        json!([about(None), about(Some("Ada"))])
    };
    json!({
        "columns": values_of(columns),
        "decision": wire::Decision::from(decision),
        "effects": wire::Effect::summarise_unpaid(effects),
        "said": in_every_language(said),
    })
}

/// Steps of whole games, every one with something that no step before it had; then the losses that hardly ever happen.
fn steps() -> (Vec<Value>, Vec<Value>, Vec<Sheet>) {
    let (mut steps, mut dice, mut sheets) = (Vec::new(), Vec::new(), Vec::new());
    let mut known = BTreeSet::new();
    let mut number = 1_usize;
    for game in 0..12 {
        let deal = Deal::new(Seed::of_game("sentences", game), ColumnsMode::Expert, game % 2 == 1);
        let mut solo = Solo::new(&deal.setup);
        for roll in deal.rolls {
            solo.roll(roll, &mut |_| {}).unwrap();
            if dice.len() < 4 {
                dice.push(dice_of(&solo));
            }
            loop {
                let decisions = solo.decisions();
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let Some(decision) = decisions.nth((number >> 33) % decisions.len().max(1)) else {
                    break;
                };
                let mut effects = Vec::new();
                solo.play(decision, &mut |effect| effects.push(effect)).unwrap();
                let mut new = aspects(&effects);
                new.insert(match decision {
                    Decision::Take(take) => take.r#use.name().to_owned(),
                    other => other.to_string().split(' ').next().unwrap_or_default().to_owned(),
                });
                if !new.is_subset(&known) {
                    known.extend(new);
                    steps.push(step(solo.board().columns(), decision, &effects));
                }
            }
        }
        sheets.push(*solo.seat().sheet());
    }
    let lost = |loss| Effect::Lost(loss);
    for losses in [
        vec![lost(Loss::Resource(Resource::Deniers))],
        vec![lost(Loss::Resource(Resource::Knowledge)); 3],
        vec![lost(Loss::Citizen)],
        vec![lost(Loss::Citizen), lost(Loss::Citizen), lost(Loss::FreeBuilding(Bonus::FreeWork))],
        vec![lost(Loss::FreeBuilding(Bonus::FreePrestige))],
        vec![lost(Loss::FreeBuilding(Bonus::OneOfEach))],
        vec![lost(Loss::FreeBuilding(Bonus::OtherCitizens))],
    ] {
        steps.push(step(Columns::FIRST_GAME, Decision::Relief, &losses));
    }
    // A Great Hall brings nothing where no die of its colour can be taken.
    let position = Position::ALL[1];
    let building = Building { color: Color::Yellow, kind: Kind::Prestige, position };
    steps.push(step(Columns::FIRST_GAME, Decision::Build(building), &[Effect::Built { building }]));
    steps.push(step(
        Columns::FIRST_GAME,
        Decision::Citizen(Color::White),
        &[Effect::Joined { color: Color::White, space: 7 }],
    ));
    (steps, dice, sheets)
}

fn dice_of(solo: &Solo) -> Value {
    let sectors = troyes_rules::Sector::ALL.map(|sector| wire::PlayedDie {
        color: solo.board().color(sector).into(),
        value: solo.board().face(sector).map_or(0, troyes_rules::Face::get),
        black: solo.board().is_black(sector),
        destroyed: !solo.board().is_available(sector),
    });
    json!({ "dice": sectors, "said": in_every_language(|words| json!(words.dice(solo.board()))) })
}

fn attacks() -> Vec<Value> {
    let outcomes = [Outcome::Crossed, Outcome::Protected, Outcome::AlreadyCrossed];
    let all = Color::ALL.into_iter().flat_map(|color| outcomes.map(|outcome| (color, outcome)));
    all.map(|(color, outcome)| {
        let effect = Effect::Attacked { cell: Cell { color, position: Position::ALL[2] }, outcome };
        let columns = Columns::rolled(Face::ALL[3], Direction::Descending);
        json!({
            "columns": values_of(columns),
            "effect": wire::Effect::from(effect),
            "said": in_every_language(|words| json!(words.attack(columns, effect))),
        })
    })
    .collect()
}

fn costs() -> Vec<Value> {
    [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 2], [2, 1, 0], [1, 1, 1], [3, 2, 4]]
        .map(|cost| {
            let said = |words: &Words| json!(words.cost(ByColor(cost)));
            json!({ "cost": cost, "said": in_every_language(said) })
        })
        .into()
}

fn prices() -> Vec<Value> {
    let raided = Price { any: true, fixed: ByColor([0, 0, 1]) };
    SECTOR_PRICES
        .into_iter()
        .chain([raided])
        .map(|price| {
            let view = wire::PriceView::from(price);
            json!({ "price": view, "said": in_every_language(|words| json!(words.price(price))) })
        })
        .collect()
}

fn tiles() -> Vec<Value> {
    TileFace::ALL
        .map(|face| {
            json!({
                "tile": { "number": face.tile().get(), "side": face.side().name() },
                "said": in_every_language(|words| json!(words.tile(face))),
            })
        })
        .into()
}

fn benefits() -> Vec<Value> {
    let mut all = Vec::new();
    for color in Color::ALL {
        for kind in Kind::ALL {
            for position in Position::ALL {
                let building = Building { color, kind, position };
                all.push(json!({
                    "color": color.name(), "kind": kind.name(), "position": position.get(),
                    "said": in_every_language(|words| json!(words.benefit(building))),
                }));
            }
        }
    }
    all
}

fn scores(sheets: &[Sheet]) -> Vec<Value> {
    let pairs = sheets.chunks_exact(2).take(2);
    pairs
        .map(|pair| {
            let lines = |words: &Words| {
                let lines = words.score_lines(&pair.iter().collect::<Vec<_>>());
                let cells = |cells: &[(u16, String)]| {
                    let cell = |(points, detail): &(u16, String)| json!({ "points": points, "detail": detail });
                    cells.iter().map(cell).collect::<Vec<_>>()
                };
                let line = |line: &troyes_words::ScoreLine| {
                    json!({ "label": line.label, "about": line.about, "cells": cells(&line.cells) })
                };
                json!(lines.iter().map(line).collect::<Vec<_>>())
            };
            let views: Vec<wire::SheetView> = pair.iter().map(wire::SheetView::from).collect();
            json!({ "sheets": views, "said": in_every_language(lines) })
        })
        .collect()
}

/// JSON whose differences can be read.
fn one_case_a_line(kinds: &[(&str, Vec<Value>)]) -> String {
    let kind = |(name, cases): &(&str, Vec<Value>)| {
        let cases: Vec<String> = cases.iter().map(|case| format!("    {case}")).collect();
        format!("  \"{name}\": [\n{}\n  ]", cases.join(",\n"))
    };
    format!("{{\n{}\n}}\n", kinds.iter().map(kind).collect::<Vec<_>>().join(",\n"))
}

#[test]
fn sentences_are_up_to_date() {
    let (steps, dice, sheets) = steps();
    assert!(steps.len() > 40, "{}", steps.len());
    let text = one_case_a_line(&[
        ("steps", steps),
        ("dice", dice),
        ("attacks", attacks()),
        ("costs", costs()),
        ("prices", prices()),
        ("tiles", tiles()),
        ("benefits", benefits()),
        ("scores", scores(&sheets)),
    ]);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/sentences.json");
    if std::env::var_os("SENTENCES").is_some_and(|value| value == "overwrite") {
        fs::write(&path, &text).unwrap();
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    let different = known.lines().zip(text.lines()).find(|(known, said)| known != said);
    assert!(known == text, "first difference: {different:#?}");
}

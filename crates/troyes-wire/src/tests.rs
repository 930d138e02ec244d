//! Tests of the wire.

use std::path::PathBuf;
use std::{env, fs};

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Buildings, Solo};
use troyes_table::Table;
use ts_rs::{Config, TS};

use super::*;

/// `web/src/wire.ts` is what the types say. `WIRE=overwrite` writes it anew.
#[test]
fn typescript_is_up_to_date() {
    let folder = env::temp_dir().join(format!("troyes-wire-{}", std::process::id()));
    let config = Config::new().with_out_dir(&folder);
    ClientMessage::export_all(&config).unwrap();
    ServerMessage::export_all(&config).unwrap();
    Me::export_all(&config).unwrap();
    NewName::export_all(&config).unwrap();
    NewWebhook::export_all(&config).unwrap();
    NewRoom::export_all(&config).unwrap();
    Lobby::export_all(&config).unwrap();
    RecoveryCode::export_all(&config).unwrap();
    DayView::export_all(&config).unwrap();
    GroupName::export_all(&config).unwrap();
    GroupView::export_all(&config).unwrap();
    Groups::export_all(&config).unwrap();
    Hall::export_all(&config).unwrap();
    Invitation::export_all(&config).unwrap();
    MonthView::export_all(&config).unwrap();
    NewTry::export_all(&config).unwrap();
    Sessions::export_all(&config).unwrap();
    NewDeal::export_all(&config).unwrap();
    DealView::export_all(&config).unwrap();
    NewGame::export_all(&config).unwrap();
    Created::export_all(&config).unwrap();
    NewBranch::export_all(&config).unwrap();
    Branched::export_all(&config).unwrap();
    HandedOver::export_all(&config).unwrap();
    History::export_all(&config).unwrap();
    ReplayView::export_all(&config).unwrap();
    AnalysisView::export_all(&config).unwrap();
    AnalysisProgress::export_all(&config).unwrap();
    Printed::export_all(&config).unwrap();
    let generated = fs::read_to_string(folder.join("wire.ts")).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    // The generator's own first line says that it was generated, but not from what.
    let (_, declarations) = generated.split_once('\n').unwrap();
    let generated = format!(
        "// Generated from crates/troyes-wire by `make wire`: change it there.\n{declarations}"
    );

    compare_with_file("web/src/wire.ts", &generated);
}

/// `web/src/printed.json` is what the rules say. `WIRE=overwrite` writes it anew.
#[test]
fn printed_data_is_up_to_date() {
    let mut generated = serde_json::to_string_pretty(&Printed::of_the_rules()).unwrap();
    generated.push('\n');
    compare_with_file("web/src/printed.json", &generated);
}

/// Compares a generated file with the committed one, or writes it anew.
fn compare_with_file(name: &str, generated: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    if env::var("WIRE").is_ok_and(|mode| mode == "overwrite") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, generated).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == generated, "{name} is stale: run `make wire`");
}

fn about() -> About {
    About {
        id: "a".into(),
        created_at: 0,
        origin: Origin::Drawn,
        parent: None,
        counts: true,
        deal_of: None,
    }
}

fn view(table: &Table, own_seats: &[usize]) -> TableView {
    TableView::new(&Shown {
        about: &about(),
        table,
        seats: &[],
        unnumbered: false,
        due_at: None,
        hints: Hints::Off,
        own_seats,
        left_out: &[],
        sealed: false,
    })
}

fn table(pace: troyes_table::Pace) -> Table {
    let deal = Deal::new(Seed::from_text("wire"), ColumnsMode::Rolled, true);
    let names = vec!["Ada".to_owned(), "Blaise".to_owned()];
    Table::new(&deal, ColumnsMode::Rolled, pace, names).unwrap()
}

fn play_half_day(table: &mut Table, seat: usize) {
    table.command(seat, troyes_table::Command::GoOn).unwrap();
    while !table.players()[seat].is_done() {
        let decision = table.offers(seat)[0].decision;
        table.command(seat, troyes_table::Command::Decide(decision)).unwrap();
    }
}

/// Every decision survives the way there and back, also as JSON.
#[test]
fn decisions_come_back() {
    let mut all: Vec<troyes_rules::Decision> =
        Buildings::ALL.iter().map(troyes_rules::Decision::Build).collect();
    let deal = Deal::new(Seed::from_text("wire"), ColumnsMode::First, false);
    let mut game = Solo::new(&deal.setup);
    game.roll(deal.rolls[0], &mut |_| {}).unwrap();
    all.extend(game.decisions());
    all.push(troyes_rules::Decision::Relief);
    all.extend(troyes_rules::Color::ALL.map(troyes_rules::Decision::Citizen));
    for decision in all {
        let json = serde_json::to_string(&Decision::from(decision)).unwrap();
        let again: Decision = serde_json::from_str(&json).unwrap();
        assert_eq!(troyes_rules::Decision::try_from(again), Ok(decision), "{json}");
    }
}

#[test]
fn numbers_out_of_range_are_named() {
    for (json, sentence) in [
        (
            r#"{"type":"take","sector":4,"color":"red","value":1,"use":"work"}"#,
            "sector 4 does not exist",
        ),
        (
            r#"{"type":"take","sector":0,"color":"red","value":7,"use":"work"}"#,
            "value 7 does not exist",
        ),
        (
            r#"{"type":"build","color":"red","kind":"work","position":0}"#,
            "position 0 does not exist",
        ),
    ] {
        let decision: Decision = serde_json::from_str(json).unwrap();
        let error = troyes_rules::Decision::try_from(decision).unwrap_err();
        assert_eq!(error.to_string(), sentence);
    }
}

/// Offers that lead to the same thing are sent once, and every way comes back as the decision that it stands for.
#[test]
fn offers_are_sent_once() {
    let mut table = table(troyes_table::Pace::Own);
    for _ in 0..16 {
        table.command(0, troyes_table::Command::GoOn).unwrap();
        while !table.players()[0].is_done() {
            let offers = table.offers(0);
            let views = offer::offer_views(table.players()[0].now().board(), &offers);
            let mut sent: Vec<(Decision, [u8; 3], i32, Vec<Effect>)> = Vec::new();
            for view in &views {
                for way in &view.ways {
                    let decision = match (view.decision, way.sector) {
                        (Decision::Take { color, value, r#use, .. }, Some(sector)) => {
                            Decision::Take { sector, pay: way.pay, color, value, r#use }
                        }
                        (decision, _) => decision,
                    };
                    sent.push((decision, way.cost, way.points, view.effects.clone()));
                }
            }
            assert_eq!(sent.len(), offers.len());
            for offer in &offers {
                let mut effects = Effect::summarise(&offer.effects);
                effects.retain(|effect| !matches!(effect, Effect::Paid { .. }));
                let expected = (offer.decision.into(), offer.cost.0, offer.points, effects);
                assert!(sent.contains(&expected), "{expected:?}");
            }
            table
                .command(0, troyes_table::Command::Decide(offers[offers.len() / 2].decision))
                .unwrap();
        }
    }
}

/// A view can be sent whole, even on the first morning, when there is the most to choose from. Compressed it is about a tenth.
#[test]
fn views_are_small() {
    let mut table = table(troyes_table::Pace::Own);
    table.command(0, troyes_table::Command::GoOn).unwrap();
    let decisions = table.offers(0).len();
    let size = serde_json::to_string(&view(&table, &[0])).unwrap().len();
    assert!(decisions > 100 && size < 60_000, "{decisions} decisions, {size} bytes");
}

/// Equal things in a row are merged, in order.
#[test]
fn equal_effects_in_a_row_are_merged() {
    use troyes_rules::Effect as Of;
    let circled = |space| Of::Circled { resource: troyes_rules::Resource::Deniers, space };
    let joined = |color, space| Of::Joined { color, space };
    let lost = Of::Lost(troyes_rules::Loss::Citizen);
    let summary = Effect::summarise(&[
        circled(4),
        circled(5),
        circled(6),
        joined(troyes_rules::Color::Yellow, 1),
        circled(7),
        joined(troyes_rules::Color::Red, 3),
        joined(troyes_rules::Color::Yellow, 2),
        lost,
        lost,
    ]);
    assert_eq!(
        summary,
        [
            Effect::Circled { resource: Resource::Deniers, from: 4, to: 6 },
            Effect::Joined { color: Color::Yellow, from: 1, to: 1 },
            Effect::Circled { resource: Resource::Deniers, from: 7, to: 7 },
            Effect::Joined { color: Color::Red, from: 3, to: 3 },
            Effect::Joined { color: Color::Yellow, from: 2, to: 2 },
            Effect::LostCitizens { count: 2 },
        ]
    );
}

/// Others' sheets and dice stay hidden until both sides have closed the half-day, and the seed until the end.
#[test]
fn views_keep_secrets() {
    let mut table = table(troyes_table::Pace::Own);
    for _ in 0..3 {
        play_half_day(&mut table, 0);
    }
    play_half_day(&mut table, 1);
    let slow = view(&table, &[1]);
    assert_eq!(slow.head.seed, None);
    assert_eq!(slow.seats[0].board.now, None, "the other's half-day is not closed by this side");
    assert!(slow.seats[0].offers.is_empty());
    let json = serde_json::to_string(&slow).unwrap();
    assert!(!json.contains(&table.seed().unwrap().to_string()));
    let both = view(&table, &[0, 1]);
    assert_eq!(both.seats[0].board.now.as_ref().unwrap().number, 3);
    let nobody = view(&table, &[]);
    assert!(nobody.seats.iter().all(|seat| !seat.yours && seat.board.now.is_none()));
}

#[test]
fn finished_tables_reveal_their_seed() {
    let mut table = table(troyes_table::Pace::Own);
    for seat in 0..2 {
        for _ in 0..16 {
            play_half_day(&mut table, seat);
        }
        table.command(seat, troyes_table::Command::GoOn).unwrap();
    }
    let view = view(&table, &[]);
    assert!(view.head.finished);
    assert_eq!(view.head.seed, Some(table.seed().unwrap().to_string()));
    assert_eq!(view.seats[0].sheet.score.total, table.players()[0].now().score().total());
    let json = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<TableView>(&json).unwrap(), view);
}

#[test]
fn refusals_have_code_and_sentence() {
    let mut table = table(troyes_table::Pace::Together);
    let rejection = table.command(0, troyes_table::Command::TakeBack { keep: 0 }).unwrap_err();
    let json = serde_json::to_value(Verdict::from(&Refusal::from(rejection))).unwrap();
    assert_eq!(json["type"], "refused");
    assert_eq!(json["code"], "nothing-to-take-back");
    let message: ClientMessage = serde_json::from_str(
        r#"{"id":"a","command":{"type":"play","seat":0,"command":{"type":"take_back","keep":2}}}"#,
    )
    .unwrap();
    let Command::Play { seat: 0, command } = message.command else { panic!("{message:?}") };
    assert_eq!(command.try_into(), Ok(troyes_table::Command::TakeBack { keep: 2 }));
}

/// A replay is a chronicle with all sheets, and shows nothing that somebody has not closed.
#[test]
fn replays_agree_with_the_chronicle() {
    let mut table = table(troyes_table::Pace::Own);
    for _ in 0..3 {
        play_half_day(&mut table, 0);
    }
    assert!(
        ReplayView::new("a".into(), &table, vec![None; 2], &[vec![], vec![1]]).half_days.is_empty(),
        "the other has closed nothing"
    );
    for _ in 0..3 {
        play_half_day(&mut table, 1);
    }
    let replay = ReplayView::new("a".into(), &table, vec![None; 2], &[vec![], vec![1]]);
    assert_eq!(replay.half_days.len(), 2);
    let view = view(&table, &[0, 1]);
    assert_eq!(view.seats[0].chronicle.len(), 3);
    for (half_day, played) in replay.half_days.iter().zip(&view.seats[1].chronicle) {
        let seat = &half_day.seats[1];
        assert_eq!(half_day.board.now.as_ref().unwrap().number, played.half_day);
        assert_eq!((&seat.event, seat.steps.len()), (&played.event, played.turn.len()));
        assert_eq!(
            seat.stand_in,
            played.half_day == 1,
            "only what a stand-in has played is marked"
        );
        assert_eq!(seat.steps.last().unwrap().sheet.score.total, played.total);
        for (die, sector) in played.dice.iter().zip(&half_day.board.sectors) {
            assert_eq!((die.color, Some(die.value)), (sector.color, sector.value));
            assert_eq!((die.black, die.destroyed), (sector.black, !sector.available));
        }
    }
}

/// Others' chronicles end where their sheets do.
#[test]
fn chronicles_keep_secrets() {
    let mut table = table(troyes_table::Pace::Own);
    for _ in 0..4 {
        play_half_day(&mut table, 0);
    }
    play_half_day(&mut table, 1);
    play_half_day(&mut table, 1);
    let blaise = view(&table, &[1]);
    assert_eq!((blaise.seats[0].chronicle.len(), blaise.seats[1].chronicle.len()), (1, 2));
    assert!(blaise.seats[0].event.is_empty() && blaise.seats[0].feats.is_empty());
    assert_eq!(blaise.seats[1].event, blaise.seats[1].chronicle[1].event);
    assert_eq!(view(&table, &[]).seats[0].chronicle.len(), 1);
}

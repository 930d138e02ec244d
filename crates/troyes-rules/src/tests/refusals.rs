//! Refusals: a stable code, a clause and a sentence for each; the seat stays as it was.

use super::*;

/// Tries a decision and checks code and clause of the refusal.
fn check(table: &mut Table, decision: &str, code: &str, clause: &str) {
    let before = table.seat;
    let refusal = table.try_play(decision).expect_err(decision);
    assert_eq!(
        (refusal.code(), refusal.clause().to_string().as_str()),
        (code, clause),
        "{refusal}"
    );
    assert_eq!(table.seat, before, "{decision}");
    assert!(table.effects.is_empty());
    assert!(!table.offers(decision));
}

/// R4.1, R4.6, R4.8: decisions that nobody asked for.
#[test]
fn not_asked() {
    let mut table = Table::new();
    check(&mut table, "0 yellow 2 resources", "not-rolled", "R4.1");
    table.roll(6, [2, 3, 4]);
    table.play("0 yellow 2 resources");
    check(&mut table, "0 yellow 2 resources", "turn-finished", "R4.6");
    let mut table = Table::new().before_half_day(16).rolled(6, [2, 3, 4]);
    let first = table.offered()[0].clone();
    table.play(&first);
    check(&mut table, "relief", "game-over", "R4.8");
}

/// R5.1, R5.6, R6.6, R2.7: another kind of decision is asked for.
#[test]
fn other_questions() {
    let mut table = Table::new().rolled(6, [2, 3, 4]);
    check(&mut table, "relief", "relief-not-needed", "R5.6");
    check(&mut table, "build red work 1", "other-question", "R5.1");
    check(&mut table, "citizen red", "other-question", "R5.1");
    let mut table = Table::new().resources([0; 3]).rolled(1, [2, 3, 4]);
    check(&mut table, "build red work 1", "other-question", "R5.6");
    check(&mut table, "1/deniers white 2 resources", "too-dear", "R5.1");
    let mut table = Table::new().citizens([14, 0, 0]).rolled(1, [3, 3, 3]);
    table.play("2 red 3 work");
    check(&mut table, "2 red 3 resources", "other-question", "R6.6");
    let mut table = Table::new().citizens([20, 4, 4]).rolled(1, [3, 3, 3]);
    table.play("2 red 3 work");
    check(&mut table, "relief", "other-question", "R2.7");
    check(&mut table, "citizen red", "track-full", "R2.7");
}

/// R4.3, R5.1: the die and its price.
#[test]
fn dice_and_prices() {
    let mut table = Table::new().rolled(3, [1, 4, 6]);
    check(&mut table, "1/deniers white 3 resources", "plaza-destroyed", "R4.3");
    let mut table = Table::new().resources([0, 1, 0]).rolled(1, [2, 3, 4]);
    check(&mut table, "1 white 2 resources", "payment-missing", "R5.1");
    check(&mut table, "2/deniers red 3 resources", "payment-not-asked", "R5.1");
    check(&mut table, "1/influence white 2 resources", "too-dear", "R5.1");
    check(&mut table, "3 red 4 resources", "too-dear", "R5.1");
    let refusal = table.try_play("3 red 4 resources").unwrap_err();
    assert_eq!(refusal.to_string(), "that takes 2 deniers, and 1 can be spent");
    let mut table = Table::new().resources([0, 0, 0]).rolled(1, [2, 3, 4]);
    let refusal = table.try_play("2 red 3 resources").unwrap_err();
    assert_eq!(refusal.to_string(), "that takes 1 denier, and 0 can be spent");
}

/// R5.2, R5.3: changes that cannot be paid, or do not exist.
#[test]
fn changes() {
    let mut table = Table::new().resources([1, 9, 1]).rolled(6, [2, 3, 4]);
    check(&mut table, "0 yellow 4 resources", "too-dear", "R5.2");
    check(&mut table, "0 red 2 resources", "too-dear", "R5.3");
    check(&mut table, "0 yellow 0 resources", "value-out-of-range", "R5.2");
    check(&mut table, "1/influence white 4 resources", "too-dear", "R5.2");
}

/// R6.2, R6.5, R4.5: places that are taken or lost.
#[test]
fn places() {
    let mut table = Table::new()
        .built("yellow prestige 2, yellow work 2")
        .with_crossed("yellow 3, yellow 2")
        .resources([9, 9, 9])
        .rolled(6, [2, 3, 4]);
    check(&mut table, "0 yellow 2 prestige", "built", "R6.2");
    check(&mut table, "0 yellow 2 work", "built", "R6.5");
    check(&mut table, "0 yellow 3 prestige", "crossed", "R4.5");
    check(&mut table, "0 yellow 3 work", "crossed", "R4.5");
}

/// R2.8, R2.9: free buildings of the wrong kind or colour, or without a place.
#[test]
fn free_buildings() {
    let mut table = Table::new().citizens([6, 6, 5]).with_crossed("red 1").rolled(6, [3, 3, 3]);
    table.play("1/influence white 3 work");
    check(&mut table, "build red prestige 2", "not-work", "R2.8");
    check(&mut table, "build red work 1", "crossed", "R4.5");
    check(&mut table, "build white work 3", "built", "R6.5");
    let mut table =
        Table::new().citizens([14, 0, 0]).built("white prestige 2").rolled(1, [3, 3, 3]);
    table.play("2 red 3 work");
    check(&mut table, "build red prestige 1", "not-other-prestige", "R2.9");
    check(&mut table, "build yellow work 1", "not-other-prestige", "R2.9");
    check(&mut table, "build white prestige 2", "built", "R6.2");
}

/// R8.3–R8.7: what tiles forbid.
#[test]
fn tiles() {
    let raided = |tile: u8| {
        let mut table =
            Table::with_tiles([if tile == 6 { 5 } else { 6 }, tile, if tile == 7 { 8 } else { 7 }]);
        table.roll(1, [6, 6, 6]);
        table.seat = Seat::NEW;
        table.roll(6, [6, 6, 6]);
        table.seat = Seat::NEW;
        table.board.skip_to(0);
        table.resources([9, 9, 9]).rolled(6, [3, 6, 6])
    };
    check(&mut raided(1), "0 yellow 4 resources", "value-fixed", "R8.3");
    check(&mut raided(5), "0 red 3 resources", "color-fixed", "R8.3");
    check(&mut raided(7), "0 yellow 3 prestige", "no-prestige", "R8.3");
    check(&mut raided(4), "0 yellow 0 work", "value-zero", "R8.5");
    check(&mut raided(4), "0 yellow 0 prestige", "value-zero", "R8.5");
    check(&mut raided(8), "0 yellow 3 resources", "plaza-destroyed", "R4.3");
    check(&mut raided(2).resources([0; 3]), "0 yellow 3 resources", "too-dear", "R8.4");

    let mut table = Table::with_tiles([5, 6, 7]).rolled(6, [1, 6, 6]);
    table.play("0 red 1 prestige");
    check(&mut table, "citizen red", "not-of-this-tile", "R8.7");
}

/// Sentences are made for people.
#[test]
fn sentences() {
    let mut table = Table::new().citizens([14, 0, 0]).rolled(1, [3, 3, 3]);
    for (decision, sentence) in [
        ("relief", "a die can be paid for, so there is no relief"),
        ("0 yellow 3 resources", "the plaza of sector 0 is destroyed"),
        (
            "1 white 3 resources",
            "the price of sector 1 contains one resource of any kind: say which",
        ),
    ] {
        assert_eq!(table.try_play(decision).unwrap_err().to_string(), sentence);
    }
    table.play("2 red 3 work");
    assert_eq!(
        table.try_play("citizen red").unwrap_err().to_string(),
        "the decision asked for now is placing a free building"
    );
    assert_eq!(format!("{:?}", crate::Clause(4, 4)), "R4.4");
}

/// Decisions can be read aloud.
#[test]
fn decisions_have_words() {
    for (decision, sentence) in [
        ("1/deniers red 3 work", "take the die on sector 1 as red 3 for work, paying deniers"),
        ("0 white 0 resources", "take the die on sector 0 as white 0 for resources"),
        ("relief", "take relief"),
        ("build red work 4", "build Count's Palace 4"),
        ("citizen white", "send the citizen to the white track"),
    ] {
        assert_eq!(parse_decision(decision).to_string(), sentence);
    }
}

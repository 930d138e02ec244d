//! Section 5: a turn.

use super::*;

/// R5.1: the price of the sector is paid; where it is one of any kind, the player chooses which.
#[test]
fn dice_are_paid_for() {
    for (decision, crossed) in [
        ("0 yellow 2 resources", [0, 0, 0]),
        ("1/influence white 3 resources", [1, 0, 0]),
        ("1/deniers white 3 resources", [0, 1, 0]),
        ("1/knowledge white 3 resources", [0, 0, 1]),
        ("2 red 4 resources", [0, 1, 0]),
    ] {
        let mut table = Table::new().rolled(6, [2, 3, 4]);
        table.play(decision);
        assert_eq!(table.crossed(), crossed, "{decision}");
    }
    let mut table = Table::new().rolled(1, [2, 3, 4]);
    table.play("3 red 4 resources");
    assert_eq!(table.crossed(), [0, 2, 0]);
}

/// R5.1: what cannot be paid is not offered.
#[test]
fn dear_dice_are_not_offered() {
    for (resources, sectors) in [
        ([0, 0, 0], vec!["0"]),
        ([1, 0, 0], vec!["0", "1/influence"]),
        ([0, 1, 0], vec!["0", "1/deniers", "2"]),
        ([0, 0, 1], vec!["0", "1/knowledge"]),
        ([0, 2, 0], vec!["0", "1/deniers", "2", "3"]),
    ] {
        // Black lies on none of them: tile 8 tames it.
        let mut table = Table::with_tiles([1, 8, 2]).resources(resources);
        table.roll(1, [2, 3, 4]);
        let mut offered: Vec<String> = table
            .offered()
            .iter()
            .map(|decision| decision.split(' ').next().unwrap().to_owned())
            .collect();
        offered.dedup();
        let at_white = offered.iter().any(|sector| sector == "1");
        assert!(at_white, "tile 2's banquet makes the second die free");
        offered.retain(|sector| sector != "1");
        let expected: Vec<&str> =
            sectors.into_iter().filter(|sector| !sector.starts_with("1/")).collect();
        assert_eq!(offered, expected, "{resources:?}");
    }
}

/// R5.1: the same for the second sector, without tiles.
#[test]
fn any_kind_means_any_that_is_there() {
    for (resources, offered) in [
        ([1, 0, 0], vec!["influence"]),
        ([0, 1, 0], vec!["deniers"]),
        ([0, 0, 1], vec!["knowledge"]),
        ([2, 2, 2], vec!["influence", "deniers", "knowledge"]),
    ] {
        let table = Table::new().resources(resources).rolled(6, [2, 3, 4]);
        for resource in Resource::ALL {
            let decision = format!("1/{} white 3 resources", resource.name());
            assert_eq!(table.offers(&decision), offered.contains(&resource.name()));
        }
        assert!(!table.offers("1 white 3 resources"));
    }
}

/// R5.2: each influence moves the value by 1, inside 1 to 6, without wrapping.
#[test]
fn influence_moves_the_value() {
    let values = |influence, die| {
        let table = Table::new().resources([influence, 0, 0]).rolled(6, [die, 6, 6]);
        let of_free_die = |decision: &String| {
            let [sector, _, value, r#use] = words(decision);
            (sector == "0" && r#use == "resources").then(|| value.parse().unwrap())
        };
        table.offered().iter().filter_map(of_free_die).collect::<Vec<u8>>()
    };
    assert_eq!(values(0, 3), [3]);
    assert_eq!(values(1, 3), [2, 3, 4]);
    assert_eq!(values(2, 1), [1, 2, 3]);
    assert_eq!(values(4, 2), [1, 2, 3, 4, 5, 6]);
    assert_eq!(values(18, 5), [1, 2, 3, 4, 5, 6]);
    let mut table = Table::new().rolled(6, [4, 6, 6]);
    table.play("0 yellow 1 resources");
    assert_eq!(table.crossed(), [3, 0, 0]);
}

/// R5.3: two knowledge make the die any other colour.
#[test]
fn knowledge_changes_the_colour() {
    for (knowledge, offered) in [(1, false), (2, true), (3, true)] {
        let table = Table::new().resources([0, 0, knowledge]).rolled(6, [4, 6, 6]);
        assert_eq!(table.offers("0 red 4 resources"), offered);
        assert_eq!(table.offers("0 white 4 resources"), offered);
        assert!(table.offers("0 yellow 4 resources"));
    }
    let mut table = Table::new().rolled(6, [4, 6, 6]);
    table.play("0 white 4 prestige");
    assert_eq!(table.crossed(), [0, 0, 2]);
}

/// R5.2, R5.3, R6.1: a red 5 on the third sector turned yellow 6 gives 6 deniers and a craftsman at the start of a game.
#[test]
fn both_changes_combined() {
    let mut table = Table::new().rolled(1, [2, 5, 6]);
    assert_eq!(
        table.play("2 yellow 6 resources"),
        "paid 1 influence; paid 1 deniers; paid 2 knowledge; deniers 4; deniers 5; deniers 6; \
         yellow citizen 1; deniers 7; deniers 8; deniers 9"
    );
    assert_eq!(table.citizen_counts(), [0, 1, 0]);
}

/// R5.4: price and changes are paid together, from what was there when the turn began.
#[test]
fn all_costs_come_from_the_same_purse() {
    let table = Table::new().resources([2, 0, 3]).rolled(6, [2, 3, 4]);
    assert!(table.offers("1/influence white 4 resources"));
    assert!(!table.offers("1/influence white 5 resources"), "the price leaves one influence");
    assert!(table.offers("1/knowledge white 5 resources"));
    assert!(table.offers("1/knowledge red 3 resources"));
    let table = Table::new().resources([0, 0, 2]).rolled(6, [2, 3, 4]);
    assert!(!table.offers("1/knowledge red 3 resources"), "the price leaves one knowledge");
    // A die that gives influence does not pay for its own change.
    let table = Table::new().resources([0, 1, 0]).rolled(1, [2, 3, 4]);
    assert!(!table.offers("2 red 4 resources"));
}

/// R5.4: nothing is spent that does not change the die, so a change has one price.
#[test]
fn no_decision_is_offered_twice() {
    let table = Table::new().resources([9, 9, 9]).rolled(6, [2, 3, 4]);
    let mut offered = table.offered();
    let count = offered.len();
    offered.sort();
    offered.dedup();
    assert_eq!(offered.len(), count);
}

/// R5.5: exactly one of three uses; a building needs its place.
#[test]
fn three_uses_of_a_die() {
    let table = Table::new()
        .resources([0, 0, 0])
        .built("yellow prestige 2")
        .with_crossed("yellow 4")
        .rolled(6, [2, 6, 6]);
    assert_eq!(table.offered(), ["0 yellow 2 resources", "0 yellow 2 work"]);
    let table = Table::new().resources([0, 0, 0]).with_crossed("yellow 2").rolled(6, [2, 6, 6]);
    assert_eq!(table.offered(), ["0 yellow 2 resources"]);
    let mut table = Table::new().resources([0, 0, 0]).rolled(6, [2, 6, 6]);
    assert_eq!(table.offered(), ["0 yellow 2 resources", "0 yellow 2 prestige", "0 yellow 2 work"]);
    table.play("0 yellow 2 work");
    assert!(table.seat.is_done());
}

/// R5.6: relief only if no die can be paid for; it gives one of each, red, yellow, white.
#[test]
fn relief_when_nothing_can_be_paid() {
    let mut table = Table::new().resources([0, 0, 0]).rolled(1, [2, 3, 4]);
    assert_eq!(table.offered(), ["relief"]);
    assert_eq!(table.play("relief"), "influence 1; deniers 1; knowledge 1");
    assert!(table.seat.is_done());
    for resources in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
        let table = Table::new().resources(resources).rolled(1, [2, 3, 4]);
        assert!(!table.offers("relief"));
    }
    let table = Table::new().resources([0, 0, 0]).rolled(6, [2, 3, 4]);
    assert!(!table.offers("relief"), "the free die is there");
}

//! Section 2: the sheet.

use super::*;
use crate::printed::LINKS;
use crate::{Buildings, Row};

/// R2.1: dice find a position through the value written there; the effect belongs to the position.
#[test]
fn values_lead_to_positions() {
    let columns = [4, 5, 6, 1, 2, 3];
    let mut table =
        Table::with_setup(&setup(WHEEL, columns, &[])).rolled(1, [4, 4, 4]).built("red prestige 2");
    for (position, value) in Position::ALL.into_iter().zip(columns) {
        assert_eq!(table.board.columns().face_at(position), face(value));
        assert_eq!(table.board.columns().position_of(face(value)), position);
    }
    assert!(!table.offers("2 red 5 prestige"), "Fortress 2 carries a 5 and stands");
    assert_eq!(
        table.play("2 red 4 prestige"),
        "paid 1 deniers; built Fortress 1; red citizen 1; linked Fortress 1–2; red citizen 2"
    );
}

/// R2.2: 18 cells of two buildings, six rows with names.
#[test]
fn thirty_six_buildings() {
    assert_eq!(Buildings::ALL.iter().count(), 36);
    assert_eq!(Buildings::ALL.len(), 36);
    let rows = Row::ALL.map(|row| (row.color().name(), row.kind().name(), row.name()));
    assert_eq!(
        rows,
        [
            ("red", "prestige", "Fortress"),
            ("red", "work", "Count's Palace"),
            ("yellow", "prestige", "Great Hall"),
            ("yellow", "work", "City Hall"),
            ("white", "prestige", "Cathedral"),
            ("white", "work", "Bishopric"),
        ]
    );
    for row in Row::ALL {
        assert_eq!(Row::of(row.color(), row.kind()), row);
        assert_eq!(Row::ALL[row.index()], row);
        assert_eq!(Kind::from_name(row.kind().name()), Some(row.kind()));
        let buildings = Buildings::row(row);
        assert_eq!(buildings.len(), 6);
        assert!(buildings.iter().all(|building| building.row() == row));
        assert!(Buildings::ALL.contains_all(buildings));
        assert!(!buildings.contains_all(Buildings::ALL));
    }
    assert_eq!(Buildings::PRESTIGE.union(Buildings::WORK), Buildings::ALL);
    assert_eq!(Buildings::ALL.union(Buildings::WORK), Buildings::ALL);
    assert_eq!(Buildings::ALL.without(Buildings::WORK), Buildings::PRESTIGE);
    assert!(Buildings::PRESTIGE.intersection(Buildings::WORK).is_empty());
    assert!(!Buildings::PRESTIGE.is_empty());
    let hall = parse_building("yellow prestige 3");
    assert_eq!(Buildings::only(hall).iter().collect::<Vec<_>>(), [hall]);
    assert_eq!(
        (hall.to_string(), hall.cell().to_string()),
        ("Great Hall 3".to_owned(), "the yellow cell at position 3".to_owned())
    );
    assert_eq!(format!("{:?}", Buildings::only(hall)), format!("{{{hall:?}}}"));
}

/// R2.3: spending crosses circled spaces out for good; 15 more can be gained of each resource.
#[test]
fn resources_are_circled_and_crossed() {
    let mut table = Table::new().rolled(1, [5, 5, 5]);
    assert_eq!((table.circled(), table.crossed()), ([3; 3], [0; 3]));
    table.play("3 red 5 resources");
    assert_eq!((table.circled(), table.crossed()), ([8, 3, 3], [0, 2, 0]));
    assert_eq!(Resource::ALL.map(|resource| table.sheet().available(resource)), [8, 1, 3]);
}

/// R2.4: the 6th, 12th and 18th space of a resource track give a citizen of its colour.
#[test]
fn full_sixes_of_resources_give_citizens() {
    for (circled, outcome) in [
        (4, "knowledge 5; knowledge 6; white citizen 1; knowledge 7"),
        (10, "knowledge 11; knowledge 12; white citizen 1; knowledge 13"),
        (6, "knowledge 7; knowledge 8; knowledge 9"),
        (15, "knowledge 16; knowledge 17; knowledge 18; white citizen 1"),
    ] {
        let mut table = Table::new().resources([3, 3, circled]).rolled(6, [1, 3, 6]);
        assert_eq!(
            table.play("1/influence white 3 resources"),
            format!("paid 1 influence; {outcome}")
        );
    }
}

/// R2.5: resources that no longer fit are lost.
#[test]
fn full_resource_tracks_lose() {
    let mut table = Table::new().resources([3, 17, 3]).rolled(6, [4, 5, 6]);
    assert_eq!(
        table.play("0 yellow 4 resources"),
        "deniers 18; yellow citizen 1; lost deniers; lost deniers; lost deniers"
    );
    table.roll(6, [2, 5, 6]);
    assert_eq!(table.play("0 red 2 resources"), "influence 4; influence 5");
    assert_eq!(table.circled(), [5, 18, 3]);
}

/// R2.6: citizens are circled from left to right, 20 of each colour.
#[test]
fn citizens_are_circled_in_order() {
    let mut table = Table::new().citizens([7, 0, 0]).rolled(1, [3, 3, 3]);
    assert_eq!(
        table.play("2 red 3 work"),
        "paid 1 deniers; built Count's Palace 3; red citizen 8; red citizen 9"
    );
    assert_eq!(table.citizen_counts(), [9, 0, 0]);
}

/// R2.7: a citizen on a full track goes to another one with room, of the player's choice, and is not declined.
#[test]
fn citizens_overflow_where_the_player_likes() {
    let mut table = Table::new().citizens([20, 4, 4]).rolled(1, [3, 3, 3]);
    assert_eq!(table.play("2 red 3 work"), "paid 1 deniers; built Count's Palace 3");
    assert_eq!(table.offered(), ["citizen yellow", "citizen white"]);
    assert_eq!(table.play("citizen white"), "white citizen 5");
    assert_eq!(table.offered(), ["citizen yellow", "citizen white"]);
    assert_eq!(table.play("citizen yellow"), "yellow citizen 5");
    assert!(table.seat.is_done());
}

/// R2.7: with one track left there is no choice, and with none the citizen is lost.
#[test]
fn citizens_overflow_without_choice() {
    let mut table = Table::new().citizens([20, 20, 18]).rolled(1, [3, 3, 3]);
    assert_eq!(
        table.play("2 red 3 work"),
        "paid 1 deniers; built Count's Palace 3; white citizen 19; white citizen 20; \
         won OtherCitizens at white 20; lost a citizen; lost a citizen"
    );
    assert!(table.seat.is_done());
}

/// R2.8: when all three tracks have reached the 3rd space, one of each resource.
#[test]
fn third_column_gives_resources() {
    let mut table = Table::new().citizens([3, 7, 2]).rolled(6, [3, 3, 3]);
    assert_eq!(
        table.play("1/influence white 3 work"),
        "paid 1 influence; built Bishopric 3; white citizen 3; won OneOfEach at white 3; \
         influence 4; deniers 4; knowledge 4; white citizen 4"
    );
}

/// R2.8: no bonus while one track lags behind, and none for a track that runs ahead.
#[test]
fn columns_wait_for_the_slowest_track() {
    for space in [3, 6, 11] {
        for lagging in [[space - 1, 20, space - 1], [20, space - 1, space - 1]] {
            let mut table = Table::new().citizens(lagging).rolled(6, [3, 3, 3]);
            let outcome = table.play("1/influence white 3 work");
            assert!(!outcome.contains("won"), "{lagging:?}: {outcome}");
        }
    }
}

/// R2.8: the 6th and the 11th column give a work building of any colour at any position.
#[test]
fn later_columns_build_work_buildings() {
    for space in [6, 11] {
        let mut table = Table::new()
            .citizens([space, space + 3, space - 1])
            .built("red work 2")
            .with_crossed("yellow 5")
            .rolled(6, [3, 3, 3]);
        let outcome = table.play("1/influence white 3 work");
        assert!(
            outcome.ends_with(&format!("white citizen {space}; won FreeWork at white {space}"))
        );
        // 18 work buildings but those that stand (one just built) or are crossed out.
        assert_eq!(table.offered().len(), 15);
        assert!(table.offered().iter().all(|place| place.contains("work")));
        assert_eq!(
            table.play("build red work 4"),
            format!(
                "built Count's Palace 4; red citizen {}; red citizen {}; white citizen {}",
                space + 1,
                space + 2,
                space + 1
            )
        );
        assert!(table.seat.is_done());
    }
}

/// R2.9: the 15th space builds a prestige building of one of the other two colours.
#[test]
fn fifteenth_space_builds_prestige() {
    for (color, citizens) in [("red", [14, 0, 0]), ("yellow", [0, 14, 0]), ("white", [0, 0, 14])] {
        let mut table = Table::new().citizens(citizens).resources([3, 3, 18]).rolled(6, [3, 3, 3]);
        let outcome = table.play(&format!("0 {color} 3 work"));
        assert!(outcome.ends_with(&format!("won FreePrestige at {color} 15")), "{outcome}");
        let offered = table.offered();
        assert_eq!(offered.len(), 12);
        assert!(offered.iter().all(|place| place.contains("prestige") && !place.contains(color)));
    }
}

/// R2.9: the 20th space gives a citizen of each of the other two colours.
#[test]
fn twentieth_space_gives_the_others() {
    for (color, citizens, outcome) in [
        (
            "red",
            [19, 4, 4],
            "red citizen 20; won OtherCitizens at red 20; yellow citizen 5; white citizen 5",
        ),
        (
            "yellow",
            [4, 19, 4],
            "yellow citizen 20; won OtherCitizens at yellow 20; red citizen 5; white citizen 5",
        ),
        (
            "white",
            [4, 4, 19],
            "white citizen 20; won OtherCitizens at white 20; red citizen 5; yellow citizen 5",
        ),
    ] {
        let mut table = Table::new().citizens(citizens).resources([3, 3, 18]).rolled(6, [3, 3, 3]);
        let all = table.play(&format!("0 {color} 3 work"));
        assert!(all.contains(outcome), "{all}");
        assert!(!table.seat.is_done(), "the second citizen has to go elsewhere");
    }
}

/// R2.10: the nine diamonds and what they give, from either side.
#[test]
fn links_give_their_bonus() {
    let expected = [
        ("red prestige 1", "red prestige 2", "linked Fortress 1–2; red citizen 2"),
        ("red prestige 3", "red prestige 4", "linked Fortress 3–4; yellow citizen 2"),
        ("red prestige 5", "red prestige 6", "linked Fortress 5–6; white citizen 2"),
        ("red work 1", "red work 2", "linked Count's Palace 1–2; red citizen 3; red citizen 4"),
        (
            "red work 5",
            "red work 6",
            "linked Count's Palace 5–6; influence 4; influence 5; influence 6; red citizen 3",
        ),
        (
            "yellow work 1",
            "yellow work 2",
            "linked City Hall 1–2; deniers 4; deniers 5; deniers 6; yellow citizen 3",
        ),
        (
            "yellow work 3",
            "yellow work 4",
            "linked City Hall 3–4; yellow citizen 3; yellow citizen 4",
        ),
        (
            "white work 3",
            "white work 4",
            "linked Bishopric 3–4; knowledge 4; knowledge 5; knowledge 6; white citizen 3",
        ),
        ("white work 5", "white work 6", "linked Bishopric 5–6; white citizen 3; white citizen 4"),
    ];
    assert_eq!(LINKS.len(), expected.len());
    for (left, right, outcome) in expected {
        for (first, second) in [(left, right), (right, left)] {
            let mut table = Table::new().built(first).rolled(6, [1, 1, 1]);
            assert!(build_free(&mut table, second).ends_with(outcome), "{second} beside {first}");
        }
    }
}

/// R2.10: no other pair of neighbours is linked.
#[test]
fn other_neighbours_are_not_linked() {
    let linked = |building: Building| LINKS.iter().any(|link| link.pair().contains(building));
    let mut unlinked = 0;
    for building in Buildings::ALL.iter() {
        let mut table = Table::new().rolled(6, [1, 1, 1]);
        let neighbours = Buildings::row(building.row()).without(Buildings::only(building));
        for neighbour in neighbours.iter() {
            table.seat.sheet.town.build(neighbour);
        }
        let text =
            format!("{} {} {}", building.color.name(), building.kind.name(), building.position);
        let outcome = build_free(&mut table, &text);
        assert_eq!(outcome.contains("linked"), linked(building), "{building}: {outcome}");
        unlinked += u32::from(!linked(building));
    }
    assert_eq!(unlinked, 18);
}

/// R2.10: a link is won by the building that completes the pair, even inside the other's own benefit, and only once.
#[test]
fn links_are_won_once_by_the_second_building() {
    let mut table = Table::new().citizens([5, 6, 6]).rolled(1, [1, 1, 1]);
    assert_eq!(
        table.play("2 red 1 work"),
        "paid 1 deniers; built Count's Palace 1; red citizen 6; won FreeWork at red 6"
    );
    assert_eq!(
        table.play("build red work 2"),
        "built Count's Palace 2; red citizen 7; red citizen 8; linked Count's Palace 1–2; \
         red citizen 9; red citizen 10; red citizen 11"
    );
    assert!(table.seat.is_done());
}

/// Puts a building on the sheet as a free one, whatever would give it.
fn build_free(table: &mut Table, building: &str) -> String {
    let mut effects = Vec::new();
    let building = parse_building(building);
    table.seat.agenda.pop();
    crate::chain::build(&table.board, &mut table.seat, building, None, &mut |e| effects.push(e));
    crate::chain::run(&mut table.seat, &mut |effect| effects.push(effect));
    effects.iter().map(describe).collect::<Vec<_>>().join("; ")
}

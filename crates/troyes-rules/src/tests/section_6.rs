//! Section 6: actions and bonuses.

use super::*;

/// R6.1: as many resources of the die's colour as its value.
#[test]
fn gaining_resources() {
    let mut table = Table::new().rolled(6, [2, 2, 2]);
    assert_eq!(table.play("0 yellow 2 resources"), "deniers 4; deniers 5");
}

/// R6.2: a Fortress gives one citizen: red at positions 1–2, yellow at 3–4, white at 5–6.
#[test]
fn fortresses_give_citizens() {
    for (position, color) in
        [(1, "red"), (2, "red"), (3, "yellow"), (4, "yellow"), (5, "white"), (6, "white")]
    {
        let mut table = Table::new().rolled(1, [position; 3]);
        assert_eq!(
            table.play(&format!("2 red {position} prestige")),
            format!("paid 1 deniers; built Fortress {position}; {color} citizen 1")
        );
    }
}

/// R6.2, R2.10: Fortress 1 next to Fortress 2 gives two knights.
#[test]
fn a_second_fortress_gives_two_knights() {
    let mut table = Table::new().built("red prestige 2").rolled(1, [1, 1, 1]);
    table.play("2 red 1 prestige");
    assert_eq!(table.citizen_counts(), [2, 0, 0]);
}

/// R6.2: nothing is built twice, nor where the cell is crossed out.
#[test]
fn no_building_twice() {
    let table = Table::new()
        .built("red prestige 1, red work 2")
        .with_crossed("red 3")
        .resources([9, 9, 0])
        .rolled(1, [2, 2, 2]);
    assert!(!table.offers("2 red 1 prestige") && table.offers("2 red 1 work"));
    assert!(table.offers("2 red 2 prestige") && !table.offers("2 red 2 work"));
    assert!(!table.offers("2 red 3 prestige") && !table.offers("2 red 3 work"));
}

/// R6.3: Great Halls count the dice that can be taken and lie on plazas of their colour.
#[test]
fn great_halls_count_dice() {
    // Yellow, white, red, red; black lies on the last but one where it is 4, on the last where it is 6.
    for (position, black, outcome) in [
        (1, 6, "influence 4; influence 5; influence 6; red citizen 1"),
        (1, 4, "influence 4; influence 5; influence 6; red citizen 1"),
        (2, 6, "red citizen 1; red citizen 2"),
        (3, 6, "deniers 4; deniers 5; deniers 6; yellow citizen 1"),
        (4, 6, "yellow citizen 1; yellow citizen 2"),
        (5, 6, "knowledge 4; knowledge 5; knowledge 6; white citizen 1"),
        (6, 6, "white citizen 1; white citizen 2"),
    ] {
        let columns = rotated_to(position);
        let mut table = Table::with_setup(&setup(WHEEL, columns, &[])).rolled(black, [1, 3, 5]);
        assert_eq!(
            table.play("0 yellow 1 prestige"),
            format!("built Great Hall {position}; {outcome}"),
        );
    }
}

/// Columns that carry a 1 at a position.
fn rotated_to(position: u8) -> [u8; 6] {
    std::array::from_fn(|index| (index as u8 + 7 - position) % 6 + 1)
}

/// R6.3: Great Hall 5 with two white dice gives 6 knowledge.
#[test]
fn two_white_dice_give_six_knowledge() {
    let wheel = "rr yy ww wr ry ry rw yw yw";
    let mut table = Table::with_setup(&setup(wheel, [1, 2, 3, 4, 5, 6], &[])).rolled(6, [5, 5, 5]);
    table.play("0 yellow 5 prestige");
    assert_eq!(table.circled(), [3, 3, 9]);
}

/// R6.3: the die in use counts with its plaza's colour, changed or not.
#[test]
fn great_halls_count_the_die_in_use_by_its_plaza() {
    let mut table = Table::new().rolled(6, [6, 6, 6]).resources([9, 9, 9]);
    // Black 6 lies first, on the yellow plaza; the white die is turned yellow and counts as white.
    assert_eq!(
        table.play("1/influence yellow 6 prestige"),
        "paid 1 influence; paid 2 knowledge; built Great Hall 6; white citizen 1; white citizen 2"
    );
}

/// R6.3: also for a free Great Hall, and whether or not this player could pay.
#[test]
fn free_great_halls_count_too() {
    let mut table = Table::new().citizens([14, 0, 0]).resources([0, 1, 0]).rolled(6, [3, 3, 3]);
    table.play("2 red 3 work");
    assert_eq!(
        table.play("build yellow prestige 6"),
        "built Great Hall 6; white citizen 1; white citizen 2; red citizen 16"
    );
}

/// R6.3: a Great Hall without dice of its colour gives nothing.
#[test]
fn empty_great_halls() {
    let mut table = Table::new().rolled(2, [6, 6, 6]).resources([9, 9, 9]);
    assert_eq!(
        table.play("1/deniers yellow 3 prestige"),
        "paid 3 influence; paid 1 deniers; paid 2 knowledge; built Great Hall 3"
    );
}

/// R6.4: a cathedral unlocks the row of its position, at 1, 1, 2, 2, 3, 3 points in the order of building.
#[test]
fn cathedrals_unlock_rows() {
    let rows = ["Fortress", "Count's Palace", "Great Hall", "City Hall", "Cathedral", "Bishopric"];
    let order = [6, 2, 1, 5, 3, 4];
    let mut table = Table::new();
    for (nth, (position, points)) in order.into_iter().zip([1, 1, 2, 2, 3, 3]).enumerate() {
        table = table.before_half_day(1).resources([9, 9, 9]).rolled(6, [position; 3]);
        let outcome = table.play(&format!("1/influence white {position} prestige"));
        let row = rows[usize::from(position) - 1];
        assert!(
            outcome.ends_with(&format!("built Cathedral {position}; {row} at {points}")),
            "cathedral {nth}: {outcome}"
        );
    }
    assert_eq!(crate::Row::ALL.map(|row| table.sheet().row_points(row)), [2, 1, 3, 3, 2, 1]);
}

/// R6.4: a third cathedral at position 1 makes fortresses worth 2.
#[test]
fn third_cathedral_is_worth_two() {
    let mut table = Table::new()
        .built("white prestige 4, white prestige 6, red prestige 2, red prestige 5")
        .rolled(6, [1, 1, 1]);
    table.play("1/deniers white 1 prestige");
    assert_eq!(table.sheet().score().rows, [4, 0, 0, 0, 0, 0]);
}

/// R6.5: a work building gives two citizens of its colour.
#[test]
fn work_buildings_give_two_citizens() {
    for (color, outcome) in [
        ("red", "paid 2 knowledge; built Count's Palace 3; red citizen 1; red citizen 2"),
        ("yellow", "built City Hall 3; yellow citizen 1; yellow citizen 2"),
        ("white", "paid 2 knowledge; built Bishopric 3; white citizen 1; white citizen 2"),
    ] {
        let mut table = Table::new().rolled(6, [3, 3, 3]);
        assert_eq!(table.play(&format!("0 {color} 3 work")), outcome);
    }
}

/// R6.6: a free building must be taken if there is a place, even a single one, and is lost if there is none.
#[test]
fn free_buildings_are_taken_or_lost() {
    let all_but = |keep: &[&str]| {
        let works: Vec<String> = crate::Buildings::WORK
            .iter()
            .map(|b| format!("{} work {}", b.color.name(), b.position))
            .filter(|building| !keep.contains(&building.as_str()))
            .collect();
        works.join(", ")
    };
    let table =
        |keep: &[&str]| Table::new().citizens([6, 6, 5]).built(&all_but(keep)).rolled(6, [3, 3, 3]);

    let mut one_place = table(&["white work 3", "yellow work 5"]);
    one_place.play("1/influence white 3 work");
    assert_eq!(one_place.offered(), ["build yellow work 5"]);
    assert_eq!(
        one_place.play("build yellow work 5"),
        "built City Hall 5; yellow citizen 7; yellow citizen 8; white citizen 7; \
         linked Bishopric 3–4; knowledge 4; knowledge 5; knowledge 6; white citizen 8"
    );

    let mut no_place = table(&["white work 3"]);
    let outcome = no_place.play("1/influence white 3 work");
    assert!(
        outcome.contains("won FreeWork at white 6; lost FreeWork; white citizen 7"),
        "{outcome}"
    );
    assert!(no_place.seat.is_done());
}

/// R6.6: the same for free prestige buildings, whose own district does not help.
#[test]
fn free_prestige_buildings_are_lost_without_a_place() {
    let full = "yellow prestige 1, yellow prestige 2, yellow prestige 3, yellow prestige 4, \
                yellow prestige 5, yellow prestige 6";
    let mut table = Table::new()
        .citizens([14, 0, 0])
        .built(full)
        .with_crossed("white 1, white 2, white 3, white 4, white 5, white 6")
        .rolled(1, [3, 3, 3]);
    assert_eq!(
        table.play("2 red 3 work"),
        "paid 1 deniers; built Count's Palace 3; red citizen 15; won FreePrestige at red 15; \
         lost FreePrestige; red citizen 16"
    );
}

/// R6.7: depth first: what a space triggers is resolved before the next space is circled.
#[test]
fn bonuses_come_before_the_next_space() {
    let mut table = Table::new().citizens([2, 3, 3]).resources([5, 5, 5]).rolled(6, [2, 2, 2]);
    assert_eq!(
        table.play("2 red 2 resources"),
        "paid 1 deniers; influence 6; red citizen 3; won OneOfEach at red 3; influence 7; deniers 6; \
         yellow citizen 4; knowledge 6; white citizen 4; influence 8"
    );
}

/// R6.7: a building stands at once, then gives its own benefit, then its link bonus.
#[test]
fn benefit_before_link() {
    let mut table = Table::new().built("white work 4").resources([3, 3, 5]).rolled(6, [3, 3, 3]);
    assert_eq!(
        table.play("1/influence white 3 work"),
        "paid 1 influence; built Bishopric 3; white citizen 1; white citizen 2; \
         linked Bishopric 3–4; knowledge 6; white citizen 3; knowledge 7; knowledge 8"
    );
}

/// R6.7: a chain that waits for a choice is a state like any other: it can be copied and played on twice.
#[test]
fn waiting_chains_are_values() {
    let mut table = Table::new().citizens([14, 5, 6]).rolled(1, [3, 3, 3]);
    table.play("2 red 3 work");
    let waiting = table.seat;
    assert!(!waiting.is_done());
    assert_eq!(waiting.depth(), 2, "the building, then the second citizen");
    table.play("build yellow prestige 1");
    let one_way = table.seat;
    table.seat = waiting;
    table.play("build white prestige 1");
    assert_ne!(table.seat, one_way);
    table.seat = waiting;
    table.play("build yellow prestige 1");
    assert_eq!(table.seat, one_way);
    assert!(format!("{waiting:?}").contains("[FreePrestige(Red), Citizens(Red, 1)]"));
}

/// R6.7: a space that nothing comes after leaves nothing behind, so equal positions are equal values.
#[test]
fn finished_gains_leave_nothing_behind() {
    let mut citizens = Table::new().citizens([0, 14, 0]).rolled(1, [3, 3, 3]);
    citizens.play("2 red 3 prestige");
    assert_eq!(citizens.seat.depth(), 1, "only the free building of the 15th space");
    let mut resources = Table::new().citizens([14, 0, 0]).resources([4, 3, 3]).rolled(1, [2, 2, 2]);
    resources.play("2 red 2 resources");
    assert_eq!(resources.seat.depth(), 1);
    assert_eq!(
        resources.outcome(),
        "paid 1 deniers; influence 5; influence 6; red citizen 15; won FreePrestige at red 15"
    );
}

//! Section 8: Banquets & Raids. The tiles of a table lie at slots 0 (red), 1 (yellow) and 2 (white): on the morning of
//! day 1, the yellow one is at the first sector and the white one at the second.

use super::*;
use crate::printed::Price;
use crate::{ByColor, Side, TileFace};

/// A table whose tile at the yellow plaza, the first sector of the first morning, lies with this side up.
fn at_first_sector(tile: u8, side: Side) -> Table {
    let others = [7, 6, 5].into_iter().filter(|&other| other != tile).take(2).collect::<Vec<_>>();
    let mut table = Table::with_tiles([others[0], tile, others[1]]);
    if side == Side::Raid {
        // Black on the first sector destroys the plaza, and the tile turns; then the first morning comes again.
        table.roll(1, [6, 6, 6]);
        table.seat = Seat::NEW;
        table.roll(6, [6, 6, 6]);
        table.seat = Seat::NEW;
        table.board.skip_to(0);
    }
    table
}

fn tile_at_first_sector(table: &Table) -> TileFace {
    table.board.tile(sector(0)).unwrap()
}

/// R8.2: the tile of a destroyed plaza turns at the end of that half-day and stays so.
#[test]
fn tiles_turn_with_their_plaza() {
    let mut table = Table::with_tiles([1, 2, 3]).rolled(1, [6, 6, 6]);
    assert_eq!(tile_at_first_sector(&table), TileFace::Free, "not before the half-day ends");
    assert_eq!(table.board.turning_tiles().collect::<Vec<_>>(), [TileFace::OneDenierMore]);
    table.play("2 red 6 resources");
    table.roll(1, [6, 6, 6]);
    let sides = [0, 1, 2].map(|slot| table.board.tile_at(Slot::new(slot).unwrap()).unwrap().side());
    assert_eq!(sides, [Side::Banquet, Side::Raid, Side::Banquet]);
    let mut table = at_first_sector(2, Side::Raid).rolled(1, [6, 6, 6]);
    assert_eq!(table.board.turning_tiles().count(), 0, "it stays so");
    table.play("2 red 6 resources");
    table.roll(6, [6, 6, 6]);
    assert_eq!(table.board.tile_at(Slot::new(1).unwrap()), Some(TileFace::OneDenierMore));
}

/// R8.3: tiles and sides have numbers and names; a raided tile stays raided.
#[test]
fn sixteen_faces() {
    for (index, face) in TileFace::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(face.tile().get()), index / 2 + 1);
        assert_eq!(face.side(), if index % 2 == 0 { Side::Banquet } else { Side::Raid });
        assert_eq!(TileFace::of(face.tile(), face.side()), face);
        assert_eq!(face.raided(), TileFace::of(face.tile(), Side::Raid));
    }
    assert_eq!((Side::Banquet.name(), Side::Raid.name()), ("banquet", "raid"));
}

/// R8.3: a tile acts only on the die on its own plaza.
#[test]
fn tiles_leave_other_dice_alone() {
    let table = Table::with_tiles([2, 1, 5]).rolled(6, [3, 3, 3]);
    assert_eq!(table.board.tile(sector(2)), None);
    assert_eq!(table.board.price(sector(2)).fixed.0, [0, 1, 0]);
}

/// R8.3, tile 1, banquet: a move of *n* costs half of it, rounded up.
#[test]
fn tile_1_banquet_moves_by_two() {
    for (value, influence) in [(3, 0), (2, 1), (1, 1), (4, 1), (5, 1), (6, 2)] {
        let mut table = at_first_sector(1, Side::Banquet).rolled(6, [3, 6, 6]);
        table.play(&format!("0 yellow {value} resources"));
        assert_eq!(table.crossed(), [influence, 0, 0], "to {value}");
    }
    let table = at_first_sector(1, Side::Banquet).resources([1, 0, 0]).rolled(6, [3, 6, 6]);
    assert!(table.offers("0 yellow 1 resources") && table.offers("0 yellow 5 resources"));
    assert!(!table.offers("0 yellow 6 resources"));
}

/// R8.3, tile 1, raid: influence cannot change the die.
#[test]
fn tile_1_raid_fixes_the_value() {
    let table = at_first_sector(1, Side::Raid).resources([9, 9, 9]).rolled(6, [3, 6, 6]);
    assert!(table.offers("0 yellow 3 resources") && table.offers("0 white 3 resources"));
    assert!(!table.offers("0 yellow 2 resources") && !table.offers("0 yellow 4 resources"));
}

/// R8.3, tile 2: free as a banquet on any sector, a denier more as a raid.
#[test]
fn tile_2_changes_the_price() {
    // In the afternoon of day 3 the yellow plaza is at the last sector, in that of day 4 at the third.
    let price = |side, half_day, index| {
        at_first_sector(2, side)
            .before_half_day(half_day)
            .rolled(1, [2, 3, 4])
            .board
            .price(sector(index))
    };
    for (half_day, index) in [(1, 0), (6, 3), (8, 2), (10, 1)] {
        assert_eq!(price(Side::Banquet, half_day, index), Price::FREE);
    }
    let raided = |any, deniers| Price { any, fixed: ByColor([0, deniers, 0]) };
    assert_eq!(price(Side::Raid, 1, 0), raided(false, 1));
    assert_eq!(price(Side::Raid, 6, 3), raided(false, 3));
    assert_eq!(price(Side::Raid, 8, 2), raided(false, 2));
    assert_eq!(price(Side::Raid, 10, 1), raided(true, 1));

    let table = at_first_sector(2, Side::Banquet).before_half_day(10).rolled(6, [3, 4, 5]);
    assert!(table.offers("1 yellow 4 resources"));
    assert!(!table.offers("1/deniers yellow 4 resources"));
}

/// R8.3, R8.7, tile 3, banquet: a Cathedral gives one of each resource as well; other buildings do not.
#[test]
fn tile_3_banquet_gives_resources() {
    let mut table = at_first_sector(3, Side::Banquet).rolled(6, [2, 6, 6]);
    assert_eq!(
        table.play("0 white 2 prestige"),
        "paid 2 knowledge; built Cathedral 2; Count's Palace at 1; influence 4; deniers 4; knowledge 4"
    );
    for decision in ["0 yellow 2 prestige", "0 white 2 work", "0 yellow 2 resources"] {
        let mut table = at_first_sector(3, Side::Banquet).rolled(6, [2, 6, 6]);
        assert!(!table.play(decision).contains("knowledge 4"), "{decision}");
    }
}

/// R8.3, R8.4: the raids of tiles 3 and 6 cost one knowledge or one influence more.
#[test]
fn tiles_3_and_6_raid_the_purse() {
    for (tile, fixed) in [(3, [0, 0, 1]), (6, [1, 0, 0])] {
        let mut table = at_first_sector(tile, Side::Raid).rolled(6, [2, 6, 6]);
        assert_eq!(table.board.price(sector(0)).fixed.0, fixed);
        table.play("0 yellow 2 resources");
        assert_eq!(table.crossed(), fixed);
    }
}

/// R8.3, R8.7, tile 4, banquet: one more citizen of the work building's colour, after its link bonus.
#[test]
fn tile_4_banquet_gives_a_citizen() {
    let mut table = at_first_sector(4, Side::Banquet).built("yellow work 1").rolled(6, [2, 6, 6]);
    assert_eq!(
        table.play("0 yellow 2 work"),
        "built City Hall 2; yellow citizen 1; yellow citizen 2; linked City Hall 1–2; deniers 4; \
         deniers 5; deniers 6; yellow citizen 3; yellow citizen 4"
    );
    let mut table = at_first_sector(4, Side::Banquet).rolled(6, [2, 6, 6]);
    assert_eq!(
        table.play("0 red 2 work"),
        "paid 2 knowledge; built Count's Palace 2; red citizen 1; red citizen 2; red citizen 3"
    );
    let mut table = at_first_sector(4, Side::Banquet).rolled(6, [5, 6, 6]);
    assert_eq!(
        table.play("0 red 5 prestige"),
        "paid 2 knowledge; built Fortress 5; white citizen 1"
    );
}

/// R8.5, tile 4, raid: the value is 0; it gives nothing, in any colour, and builds only when raised.
#[test]
fn tile_4_raid_makes_the_value_zero() {
    let mut table = at_first_sector(4, Side::Raid).resources([2, 0, 2]).rolled(6, [5, 6, 6]);
    assert_eq!(table.board.face(sector(0)), Some(face(5)), "it lies where its face put it");
    let values: Vec<String> =
        table.offered().into_iter().filter(|decision| decision.starts_with("0 yellow")).collect();
    assert_eq!(
        values,
        [
            "0 yellow 0 resources",
            "0 yellow 1 resources",
            "0 yellow 1 prestige",
            "0 yellow 1 work",
            "0 yellow 2 resources",
            "0 yellow 2 prestige",
            "0 yellow 2 work",
        ]
    );
    assert!(table.offers("0 white 0 resources"));
    let before = table.seat;
    assert_eq!(table.play("0 white 0 resources"), "paid 2 knowledge");
    assert_eq!(table.circled(), [2, 0, 2]);
    table.seat = before;
    assert_eq!(
        table.play("0 yellow 2 work"),
        "paid 2 influence; built City Hall 2; yellow citizen 1; yellow citizen 2"
    );
}

/// R8.5: a black die on tile 4's raid attacks with the value it shows.
#[test]
fn tile_4_raid_does_not_tame_the_black_die() {
    // On the morning of day 4 the yellow plaza, at slot 1, is out of reach; in its afternoon it is at the third sector.
    let table = at_first_sector(4, Side::Raid).before_half_day(8).rolled(3, [1, 2, 6]);
    assert_eq!(table.outcome(), "yellow 3 crossed");
}

/// R8.3, tile 5: changing the colour costs one knowledge, or is impossible.
#[test]
fn tile_5_changes_the_price_of_colours() {
    let mut table = at_first_sector(5, Side::Banquet).resources([0, 0, 1]).rolled(6, [2, 6, 6]);
    assert!(table.offers("0 red 2 resources"));
    assert_eq!(table.play("0 white 2 resources"), "paid 1 knowledge; knowledge 2; knowledge 3");
    let table = at_first_sector(5, Side::Raid).resources([9, 9, 9]).rolled(6, [2, 6, 6]);
    assert!(table.offers("0 yellow 3 resources"));
    assert!(!table.offers("0 red 2 resources") && !table.offers("0 white 2 resources"));
}

/// R8.3, R8.7, tile 6, banquet: one more red citizen, then a yellow or white one, after benefit and link.
#[test]
fn tile_6_banquet_gives_two_citizens() {
    let mut table = at_first_sector(6, Side::Banquet).built("red prestige 2").rolled(6, [1, 6, 6]);
    assert_eq!(
        table.play("0 red 1 prestige"),
        "paid 2 knowledge; built Fortress 1; red citizen 1; linked Fortress 1–2; red citizen 2; red citizen 3"
    );
    assert_eq!(table.offered(), ["citizen yellow", "citizen white"]);
    assert_eq!(table.play("citizen white"), "white citizen 1");
    assert!(table.seat.is_done());
    let mut table = at_first_sector(6, Side::Banquet).rolled(6, [1, 6, 6]);
    assert_eq!(
        table.play("0 red 1 work"),
        "paid 2 knowledge; built Count's Palace 1; red citizen 1; red citizen 2"
    );
}

/// R8.7: the choice is among the tracks with room, once the red citizen has set off all it sets off.
#[test]
fn tile_6_banquet_with_full_tracks() {
    for (citizens, outcome) in [
        ([0, 20, 4], "red citizen 1; red citizen 2; white citizen 5"),
        ([0, 4, 20], "red citizen 1; red citizen 2; yellow citizen 5"),
        ([7, 20, 20], "red citizen 8; red citizen 9; red citizen 10"),
        ([20, 20, 20], "lost a citizen; lost a citizen; lost a citizen"),
        (
            [18, 20, 19],
            "red citizen 19; red citizen 20; won OtherCitizens at red 20; white citizen 20; \
             won OtherCitizens at white 20; lost a citizen; lost a citizen; lost a citizen; lost a citizen",
        ),
    ] {
        let mut table = at_first_sector(6, Side::Banquet).citizens(citizens).rolled(6, [1, 6, 6]);
        let all = table.play("0 red 1 prestige");
        assert_eq!(all, format!("paid 2 knowledge; built Fortress 1; {outcome}"), "{citizens:?}");
        assert!(table.seat.is_done());
    }
}

/// R8.3, tile 7, banquet: a Great Hall counts one more die of the needed colour, even if there is none.
#[test]
fn tile_7_banquet_counts_one_more() {
    // The wheel shows yellow, white, red, red, and black lies on the last.
    for (columns, outcome) in [
        (
            [1, 2, 3, 4, 5, 6],
            "built Great Hall 4; yellow citizen 1; yellow citizen 2; yellow citizen 3; yellow citizen 4",
        ),
        (
            [4, 2, 3, 1, 5, 6],
            "built Great Hall 1; influence 4; influence 5; influence 6; red citizen 1; influence 7; influence 8; influence 9",
        ),
    ] {
        let setup = setup(WHEEL, columns, &[(5, 0), (7, 1), (6, 2)]);
        let mut table = Table::with_setup(&setup).rolled(6, [4, 4, 4]);
        assert_eq!(table.play("0 yellow 4 prestige"), outcome);
    }
    // Taken on another plaza, it counts what is there.
    let mut table = at_first_sector(7, Side::Banquet).rolled(6, [4, 4, 4]);
    let outcome = table.play("2 yellow 4 prestige");
    assert!(
        outcome.ends_with("built Great Hall 4; yellow citizen 1; yellow citizen 2"),
        "{outcome}"
    );
}

/// R8.3, tile 7, raid: the die cannot build a prestige building, in any colour.
#[test]
fn tile_7_raid_builds_no_prestige() {
    let table = at_first_sector(7, Side::Raid).resources([9, 0, 9]).rolled(6, [2, 5, 6]);
    let of_die: Vec<String> =
        table.offered().into_iter().filter(|decision| decision.starts_with("0 ")).collect();
    assert_eq!(of_die.len(), 2 * 3 * 6);
    assert!(of_die.iter().all(|decision| !decision.ends_with("prestige")));
    assert!(table.offers("1/influence white 5 prestige"));
}

/// R8.3, R8.6, tile 8, banquet: the black die does nothing, can be taken, counts for Great Halls; only the tile turns.
#[test]
fn tile_8_banquet_tames_the_black_die() {
    // In the afternoon of day 3 the yellow plaza is at the last sector.
    let mut table = at_first_sector(8, Side::Banquet).before_half_day(6).resources([9, 9, 9]);
    table.roll(6, [3, 4, 5]);
    assert_eq!(table.outcome(), "");
    let last = sector(3);
    assert!(table.board.is_black(last) && table.board.is_available(last));
    assert_eq!(table.board.dice_on(Color::Yellow), 3);
    assert!(table.offers("3 yellow 6 work"));
    let plazas = table.board.plazas();
    table.play("0 yellow 3 resources");
    table.roll(1, [2, 3, 4]);
    assert_eq!(table.board.plazas(), plazas);
    assert_eq!(table.board.tile_at(Slot::new(1).unwrap()), Some(TileFace::ClearIsBlack));
}

/// R8.3: where no black die lies, tile 8's banquet does nothing.
#[test]
fn tile_8_banquet_leaves_clear_dice_alone() {
    let mut table = at_first_sector(8, Side::Banquet).rolled(6, [3, 4, 5]);
    assert!(table.offers("0 yellow 3 resources"));
    table.play("0 yellow 3 resources");
    table.roll(6, [3, 4, 5]);
    assert_eq!(table.board.tile_at(Slot::new(1).unwrap()), Some(TileFace::BlackIsTame));
}

/// R8.3, R8.6, tile 8, raid: a clear die there is a second black one; the lower sector attacks first.
#[test]
fn tile_8_raid_attacks_too() {
    // In the afternoon of day 3 the sectors are yellow (slot 7), yellow (8), red (0), yellow (1, the tile).
    let mut table = at_first_sector(8, Side::Raid).before_half_day(6).resources([9, 9, 9]);
    table.roll(2, [3, 4, 5]);
    assert_eq!(table.outcome(), "yellow 2 crossed; yellow 5 crossed");
    assert!(!table.board.is_available(sector(3)) && !table.board.is_black(sector(3)));
    assert_eq!(table.board.dice_on(Color::Yellow), 1);
    assert!(!table.offers("3 yellow 5 resources"));

    // In the afternoon of day 4 the tile is at the third sector, before the black die.
    let table = at_first_sector(8, Side::Raid).before_half_day(8).rolled(6, [3, 4, 5]);
    assert_eq!(table.outcome(), "yellow 5 crossed; white 6 crossed");

    // Before day 3 it destroys, but does not attack.
    let table = at_first_sector(8, Side::Raid).rolled(6, [3, 4, 5]);
    assert_eq!(table.outcome(), "");
    assert!(!table.board.is_available(sector(0)));
}

/// R8.6: a black die on tile 8's raid side is an ordinary black die.
#[test]
fn tile_8_raid_with_the_black_die() {
    let table = at_first_sector(8, Side::Raid).before_half_day(6).rolled(6, [3, 4, 5]);
    assert_eq!(table.outcome(), "yellow 6 crossed");
    let available = Sector::ALL.map(|sector| table.board.is_available(sector));
    assert_eq!(available, [true, true, true, false]);
}

/// R8.4: extra costs add to the sector's price, and relief looks at the whole price.
#[test]
fn relief_looks_at_the_whole_price() {
    let mut table = at_first_sector(2, Side::Raid).resources([0, 0, 0]).rolled(6, [2, 3, 4]);
    assert_eq!(table.offered(), ["relief"]);
    assert_eq!(table.play("relief"), "influence 1; deniers 1; knowledge 1");
    // With the tile at the second sector, "any" and the extra denier are two different deniers.
    for (resources, offered) in [([0, 1, 0], false), ([1, 1, 0], false), ([0, 2, 0], true)] {
        let table = at_first_sector(2, Side::Raid)
            .before_half_day(10)
            .resources(resources)
            .rolled(1, [2, 3, 4]);
        assert_eq!(table.offers("1/deniers yellow 2 resources"), offered, "{resources:?}");
    }
    let table = at_first_sector(2, Side::Raid)
        .before_half_day(10)
        .resources([1, 1, 0])
        .rolled(1, [2, 3, 4]);
    assert!(table.offers("1/influence yellow 2 resources"));
}

/// R8.3: tiles never act on free buildings, even in the turn of their die.
#[test]
fn tiles_ignore_free_buildings() {
    let mut table = at_first_sector(4, Side::Banquet).citizens([6, 5, 6]).rolled(6, [3, 6, 6]);
    assert_eq!(
        table.play("0 yellow 3 work"),
        "built City Hall 3; yellow citizen 6; won FreeWork at yellow 6"
    );
    assert_eq!(
        table.play("build white work 1"),
        "built Bishopric 1; white citizen 7; white citizen 8; yellow citizen 7; yellow citizen 8"
    );
}

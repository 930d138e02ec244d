//! Section 3: setting up.

use super::*;
use crate::{Direction, SetupError, Side, Solo};

/// R3.1: nine plazas in any order, either face up; the dial shows day 1.
#[test]
fn any_order_of_the_plazas() {
    for wheel in [WHEEL, "yw wy wr rw yr ry ww yy rr"] {
        let table = Table::with_setup(&setup(wheel, [1, 2, 3, 4, 5, 6], &[]));
        assert_eq!(table.board.plazas(), wheel_of(wheel));
        assert_eq!(table.board.half_day(), None);
        assert_eq!(Sector::ALL.map(|sector| table.board.slot(sector).get()), [1, 2, 3, 4]);
        assert_eq!(Sector::ALL.map(|sector| table.board.face(sector)), [None; 4]);
    }
}

/// R1.4, R3.1: only the nine plazas of the game.
#[test]
fn wrong_plazas_are_refused() {
    for wheel in [
        "rr rr ww ry ry rw rw yw yw",
        "rr yy ww ry ry ry rw yw yw",
        "rr rr rr rr rr rr rr rr rr",
        "rr yy ww ry ry rw rw yw yy",
        "rr yy yy ww rw rw rw rw yw",
    ] {
        let refused = Setup::new(Columns::FIRST_GAME, wheel_of(wheel), &[]);
        assert_eq!(refused, Err(SetupError::Plazas), "{wheel}");
    }
}

/// R1.4: with any two plazas replaced by any others, a setup is legal only if the nine are the same as a whole.
#[test]
fn replaced_plazas_are_noticed() {
    let kinds = |plazas: &[Plaza; 9]| {
        let mut kinds = plazas.map(|plaza| {
            plaza.up().min(plaza.down()) as u8 * 10 + plaza.up().max(plaza.down()) as u8
        });
        kinds.sort_unstable();
        kinds
    };
    let any_plaza =
        || Color::ALL.into_iter().flat_map(|up| Color::ALL.map(|down| Plaza::new(up, down)));
    let printed = wheel_of(WHEEL);
    for (first, second) in (0..9).flat_map(|first| (0..9).map(move |second| (first, second))) {
        for one in any_plaza() {
            for other in any_plaza() {
                let mut plazas = printed;
                plazas[first] = one;
                plazas[second] = other;
                let legal = Setup::new(Columns::FIRST_GAME, plazas, &[]).is_ok();
                assert_eq!(legal, kinds(&plazas) == kinds(&printed), "{plazas:?}");
            }
        }
    }
}

/// R3.2: first game, rolled with both directions, expert.
#[test]
fn three_ways_to_number_the_columns() {
    let numbers = |columns: Columns| columns.faces().map(Face::get);
    let rolled = |first, direction| numbers(Columns::rolled(face(first), direction));
    assert_eq!(numbers(Columns::FIRST_GAME), [1, 2, 3, 4, 5, 6]);
    assert_eq!(rolled(4, Direction::Ascending), [4, 5, 6, 1, 2, 3]);
    assert_eq!(rolled(4, Direction::Descending), [4, 3, 2, 1, 6, 5]);
    assert_eq!(rolled(1, Direction::Descending), [1, 6, 5, 4, 3, 2]);
    assert_eq!(rolled(6, Direction::Ascending), [6, 1, 2, 3, 4, 5]);
    let expert = Columns::expert([3, 1, 6, 2, 5, 4].map(face)).unwrap();
    assert_eq!(numbers(expert), [3, 1, 6, 2, 5, 4]);
    assert_eq!(Columns::expert([3, 1, 6, 2, 5, 3].map(face)), Err(SetupError::Columns));
    assert_eq!(format!("{expert:?}"), "[3, 1, 6, 2, 5, 4]");
}

/// R3.3: three of each resource and an otherwise empty sheet.
#[test]
fn sheets_start_with_three_of_each() {
    let game = Solo::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]));
    let sheet = game.seat().sheet();
    assert_eq!(Resource::ALL.map(|resource| sheet.available(resource)), [3; 3]);
    assert_eq!(Color::ALL.map(|color| sheet.citizens(color)), [0; 3]);
    assert!(sheet.built().is_empty());
    assert_eq!(sheet.crossed_cells().count(), 0);
    assert_eq!(sheet.open().len(), 36);
    assert_eq!(sheet.score().total(), 3);
    assert!(game.decisions().is_empty());
    assert!(game.seat().is_done() && !game.is_over());
}

/// R8.1: three different tiles beside the three matching plazas, in any order, banquet side up.
#[test]
fn tiles_lie_beside_matching_plazas() {
    let with_tiles = setup(WHEEL, [1, 2, 3, 4, 5, 6], &[(8, 2), (3, 0), (1, 1)]);
    let tiles: Vec<_> = with_tiles.tiles().map(|(tile, slot)| (tile.get(), slot.get())).collect();
    assert_eq!(tiles, [(3, 0), (1, 1), (8, 2)]);
    assert!(with_tiles.has_tiles());
    let board = Board::new(&with_tiles);
    assert!(board.has_tiles());
    let lying: Vec<_> = Slot::ALL
        .into_iter()
        .filter_map(|slot| Some((slot.get(), board.tile_at(slot)?)))
        .map(|(slot, face)| (slot, face.tile().get(), face.side()))
        .collect();
    assert_eq!(lying, [(0, 3, Side::Banquet), (1, 1, Side::Banquet), (2, 8, Side::Banquet)]);
    let without = setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]);
    assert!(!without.has_tiles() && !Board::new(&without).has_tiles());
    assert_eq!(without.tiles().count(), 0);
    assert_eq!(without.columns(), Columns::FIRST_GAME);
    assert_eq!(without.plazas(), wheel_of(WHEEL));
}

/// R8.1: anything else is refused, and says what is wrong.
#[test]
fn wrong_tiles_are_refused() {
    let refusal = |tiles: &[(u8, u8)]| {
        let tiles: Vec<_> = tiles
            .iter()
            .map(|&(tile, slot)| (Tile::new(tile).unwrap(), Slot::new(slot).unwrap()))
            .collect();
        let error = Setup::new(Columns::FIRST_GAME, wheel_of(WHEEL), &tiles).unwrap_err();
        (error.code(), error.to_string())
    };
    for (tiles, code, sentence) in [
        (&[(1, 0)][..], "setup-tile-count", "there must be no tile or three, not 1 (R8.1)"),
        (
            &[(1, 0), (2, 1), (3, 2), (4, 2)],
            "setup-tile-count",
            "there must be no tile or three, not 4 (R8.1)",
        ),
        (&[(1, 0), (2, 1), (1, 2)], "setup-tile-twice", "tile 1 is there twice (R8.1)"),
        (
            &[(1, 0), (2, 1), (3, 3)],
            "setup-tile-slot",
            "tile 3 lies at slot 3, whose plaza has two different faces (R8.1)",
        ),
        (&[(1, 0), (2, 1), (3, 1)], "setup-slot-twice", "two tiles lie at slot 1 (R8.1)"),
    ] {
        assert_eq!(refusal(tiles), (code, sentence.to_owned()));
    }
    assert_eq!(SetupError::Columns.code(), "setup-columns");
    assert_eq!(SetupError::Plazas.code(), "setup-plazas");
}

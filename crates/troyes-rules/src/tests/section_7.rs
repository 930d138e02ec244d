//! Section 7: the end.

use super::*;
use crate::{Game, PlayerCountError, Score};

/// R7.1: the final count 30 + 20 + 4 = 54.
#[test]
fn citizens_rows_and_resources() {
    let mut table = Table::new()
        .citizens([12, 8, 10])
        .resources([3, 5, 2])
        .built("white prestige 1, white prestige 2, white prestige 5")
        .built("red prestige 1, red prestige 2, red prestige 3, red prestige 4")
        .built("red work 1, red work 2, red work 3, red work 4, red work 5, red work 6");
    table.seat.sheet.rows.unlock(crate::Row::Fortress, 2);
    table.seat.sheet.rows.unlock(crate::Row::CountsPalace, 1);
    table.seat.sheet.rows.unlock(crate::Row::Cathedral, 2);
    let score = table.sheet().score();
    assert_eq!(score, Score { citizens: 30, rows: [8, 6, 0, 0, 6, 0], resources: [1, 2, 1] });
    assert_eq!((score.citizens, score.rows_total(), score.resources_total()), (30, 20, 4));
    assert_eq!(score.total(), 54);
}

/// R7.1: resources count by kind, rounded down, and only what can still be spent.
#[test]
fn leftovers_are_rounded_down_by_kind() {
    let mut table = Table::new();
    for (circled, crossed, points) in [
        ([1, 1, 1], [0, 0, 0], [0, 0, 0]),
        ([9, 3, 2], [0, 3, 0], [4, 0, 1]),
        ([18, 18, 18], [1, 2, 18], [8, 8, 0]),
    ] {
        table.seat.sheet = table.seat.sheet.with_tracks([0; 3], circled, crossed);
        assert_eq!(table.sheet().score().resources, points);
    }
}

/// R7.1: buildings of a row count when they stand at the end, whenever the row was unlocked.
#[test]
fn rows_count_buildings_that_come_later() {
    let mut table = Table::new().rolled(6, [1, 1, 1]);
    table.play("1/deniers white 1 prestige");
    assert_eq!(table.sheet().score().rows_total(), 0);
    table.roll(6, [5, 5, 5]);
    table.play("0 red 5 prestige");
    assert_eq!(table.sheet().score().rows, [1, 0, 0, 0, 0, 0]);
}

/// R7.2: the highest total wins; ties share the win.
#[test]
fn winners() {
    let mut game = Game::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]), 3).unwrap();
    game.roll(roll(6, [6, 6, 6]), &mut |_, _| {}).unwrap();
    // The third player still thinks.
    for (player, decision) in
        ["1/deniers white 6 resources", "2 red 6 resources"].iter().enumerate()
    {
        game.play(player, parse_decision(decision), &mut |_| {}).unwrap();
    }
    assert_eq!(game.totals().collect::<Vec<_>>(), [7, 7, 3]);
    assert_eq!([0, 1, 2].map(|player| game.is_winner(player)), [true, true, false]);
}

/// A game has 1 to 10 players.
#[test]
fn one_to_ten_players() {
    let setup = setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]);
    for players in 1..=10 {
        assert_eq!(Game::new(&setup, players).unwrap().seats().len(), players);
    }
    for players in [0, 11, usize::MAX] {
        let error = Game::new(&setup, players).unwrap_err();
        assert_eq!(error, PlayerCountError(players));
        assert_eq!(error.to_string(), format!("a game has 1 to 10 players, not {players}"));
    }
}

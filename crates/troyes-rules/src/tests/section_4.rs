//! Section 4: a half-day.

use super::*;
use crate::{Game, GameOver, HalfDay, RollError, Solo};

fn lying(board: &Board) -> Vec<(u8, bool, bool)> {
    let die = |sector: Sector| {
        (board.face(sector).unwrap().get(), board.is_black(sector), board.is_available(sector))
    };
    Sector::ALL.into_iter().map(die).collect()
}

/// R4.1: dice 1, black 3, 3, 6 lie in that order at prices 0, any, 1, 2; R4.3: the second plaza is destroyed.
#[test]
fn dice_lie_from_low_to_high_black_first() {
    let table = Table::new().rolled(3, [6, 1, 3]);
    assert_eq!(
        lying(&table.board),
        [(1, false, true), (3, true, false), (3, false, true), (6, false, true)]
    );
}

/// R4.1: the black die's place, for every roll.
#[test]
fn placement_of_every_roll() {
    for (roll, _) in Roll::all() {
        let dice = roll.ordered();
        assert!(dice.is_sorted_by_key(|&(face, black)| (face, !black)), "{roll:?}");
        assert_eq!(dice.iter().filter(|(_, black)| *black).count(), 1);
        let clear: Vec<Face> =
            dice.iter().filter(|(_, black)| !black).map(|&(face, _)| face).collect();
        assert_eq!(clear, roll.clear());
        assert!(dice.contains(&(roll.black(), true)));
    }
}

/// R4.2: a clear die takes the colour of its plaza.
#[test]
fn dice_take_the_colour_of_their_plaza() {
    let table = Table::new().rolled(1, [2, 2, 2]);
    let colors = Sector::ALL.map(|sector| table.board.color(sector).name());
    assert_eq!(colors, ["yellow", "white", "red", "red"]);
    assert!(table.offers("1/deniers white 2 work"));
    assert!(table.offers("2 red 2 work"));
}

/// R4.3: no die can be taken on the destroyed plaza.
#[test]
fn the_black_die_cannot_be_taken() {
    let table = Table::new().rolled(3, [1, 3, 6]);
    assert!(table.offered().iter().all(|decision| !decision.starts_with('1')));
    assert!(
        ["0", "2", "3"]
            .iter()
            .all(|sector| { table.offered().iter().any(|decision| decision.starts_with(sector)) })
    );
}

/// R4.4: from day 3 on, the cell of the plaza's colour at the position of the value is crossed out.
#[test]
fn attacks_begin_on_day_three() {
    for half_day in 1..=16 {
        let table = Table::new().before_half_day(half_day).rolled(1, [6, 6, 6]);
        let color = table.board.color(sector(0)).name();
        let expected = if half_day < 5 { String::new() } else { format!("{color} 1 crossed") };
        assert_eq!(table.outcome(), expected, "half-day {half_day}");
        assert_eq!(table.crossed_cells().len(), usize::from(half_day >= 5));
        assert_eq!(HalfDay::new(half_day).unwrap().has_attacks(), half_day >= 5);
    }
}

/// R4.4: the attack goes by the value written above the column.
#[test]
fn attacks_find_the_position_by_value() {
    let table = Table::with_setup(&setup(WHEEL, [4, 5, 6, 1, 2, 3], &[]))
        .before_half_day(5)
        .rolled(2, [6, 6, 6]);
    assert_eq!(table.outcome(), "red 5 crossed");
    assert!(table.sheet().is_crossed(parse_cell("red 5")));
    assert!(!table.sheet().is_crossed(parse_cell("red 2")));
}

/// R4.4: a Fortress protects all three cells of its column, and no others.
#[test]
fn fortresses_protect_their_column() {
    // The first sector is red on the morning of day 3 and yellow in its afternoon; on day 4 the last one is white.
    for (half_day, black, clear, outcome) in [
        (5, 2, [6, 6, 6], "red 2 protected"),
        (8, 2, [1, 1, 1], "white 2 protected"),
        (6, 2, [6, 6, 6], "yellow 2 protected"),
        (5, 3, [6, 6, 6], "red 3 crossed"),
    ] {
        let table =
            Table::new().built("red prestige 2").before_half_day(half_day).rolled(black, clear);
        assert_eq!(table.outcome(), outcome);
        let protected = Position::ALL.map(|position| table.sheet().is_protected(position));
        assert_eq!(protected, [false, true, false, false, false, false]);
    }
}

/// R4.4: a cell that is crossed out already stays so, Fortress or not.
#[test]
fn crossed_cells_stay_crossed() {
    let table = Table::new()
        .with_crossed("red 2")
        .built("red prestige 2")
        .before_half_day(5)
        .rolled(2, [6, 6, 6]);
    assert_eq!(table.outcome(), "red 2 crossed already");
}

/// R4.4, R4.5: black 3 on white on day 4 with the bishopric built crosses only the cathedral.
#[test]
fn buildings_that_stand_are_safe() {
    // On day 4 the afternoon's sectors are at slots 8, 0, 1, 2; the white plaza is last.
    let mut table = Table::new()
        .built("white work 3")
        .before_half_day(8)
        .resources([5, 5, 5])
        .rolled(3, [1, 1, 2]);
    assert_eq!(table.outcome(), "white 3 crossed");
    assert!(table.sheet().built().contains(parse_building("white work 3")));
    assert!(!table.offers("0 white 3 prestige"), "the cathedral is lost");
    // The bishopric counts for its link still.
    let outcome = table.play("0 white 4 work");
    assert!(outcome.contains("linked Bishopric 3–4"), "{outcome}");
}

/// R4.4: a cell whose two buildings stand is crossed out like any other, and nothing follows.
#[test]
fn full_cells_are_crossed_too() {
    let table = Table::new()
        .built("yellow prestige 2, yellow work 2")
        .before_half_day(6)
        .rolled(2, [6, 6, 6]);
    assert_eq!(table.outcome(), "yellow 2 crossed");
    assert_eq!(table.sheet().built().len(), 2);
}

/// R4.5: the link bonus of a building that can never be built is never won.
#[test]
fn lost_buildings_take_their_links_along() {
    let mut table = Table::new().with_crossed("white 4").resources([9, 9, 9]).rolled(1, [3, 3, 3]);
    assert!(!table.offers("1/influence white 4 work"));
    let outcome = table.play("1/influence white 3 work");
    assert!(!outcome.contains("linked"), "{outcome}");
}

/// R4.6: everybody takes one turn, independently; a die may be used by any number of players.
#[test]
fn players_act_independently() {
    let mut game = Game::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]), 3).unwrap();
    game.roll(roll(1, [2, 3, 4]), &mut |_, _| {}).unwrap();
    let take = parse_decision("2 red 3 resources");
    for player in [2, 0, 1] {
        game.play(player, take, &mut |_| {}).unwrap();
        assert!(game.decisions(player).is_empty());
        assert!(game.play(player, take, &mut |_| {}).is_err());
    }
    assert_eq!(game.seats()[0], game.seats()[1]);
    assert_eq!(game.seats()[0], game.seats()[2]);
}

/// R4.6: the dice are not rolled again while somebody has to act.
#[test]
fn rolling_waits_for_everybody() {
    let mut game = Game::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]), 2).unwrap();
    game.roll(roll(1, [2, 3, 4]), &mut |_, _| {}).unwrap();
    game.play(0, parse_decision("2 red 3 resources"), &mut |_| {}).unwrap();
    let before = game;
    let refused = game.roll(roll(1, [2, 3, 4]), &mut |_, _| {});
    assert_eq!(refused, Err(RollError::TurnPending(1)));
    assert_eq!(game, before);
    assert_eq!(
        RollError::TurnPending(1).to_string(),
        "player 2 has not finished the turn of this half-day (R4.6)"
    );

    let mut solo = Solo::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]));
    solo.roll(roll(1, [2, 3, 4]), &mut |_| {}).unwrap();
    assert_eq!(solo.roll(roll(1, [2, 3, 4]), &mut |_| {}), Err(RollError::TurnPending(0)));
}

/// R4.4, R4.6: an attack meets every sheet by itself.
#[test]
fn attacks_meet_every_sheet() {
    let mut game = Game::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]), 2).unwrap();
    let mut outcome = Vec::new();
    for half_day in 1..=5 {
        let mut see = |player, effect| outcome.push(format!("{player}: {}", describe(&effect)));
        game.roll(roll(1, [2, 3, 4]), &mut see).unwrap();
        for player in 0..2 {
            // The first player builds Fortress 1 on the first half-day.
            let fortress = half_day == 1 && player == 0;
            let decision = parse_decision("2 red 1 prestige");
            let decision = if fortress { decision } else { game.decisions(player).nth(0).unwrap() };
            game.play(player, decision, &mut |_| {}).unwrap();
        }
    }
    assert_eq!(outcome, ["0: red 1 protected", "1: red 1 crossed"]);
}

/// R4.7: a destroyed plaza returns with its other face up, and only that one.
#[test]
fn destroyed_plazas_turn() {
    let mut table = Table::new().rolled(6, [1, 1, 1]);
    assert_eq!(table.board.plazas(), wheel_of(WHEEL), "it lies as it was until the next roll");
    table.play("0 yellow 1 resources");
    table.roll(1, [6, 6, 6]);
    assert_eq!(table.board.plazas(), wheel_of("rr yy ww ry yr rw rw yw yw"));
    table.play("1/deniers red 6 resources");
    table.roll(1, [6, 6, 6]);
    assert_eq!(table.board.plazas(), wheel_of("rr yy ww ry yr wr rw yw yw"));
}

/// R4.8: after the afternoon of day 8 the game ends.
#[test]
fn sixteen_half_days() {
    let mut solo = Solo::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]));
    for half_day in 1..=16 {
        assert!(!solo.is_over());
        solo.roll(roll(1, [2, 3, 4]), &mut |_| {}).unwrap();
        assert_eq!(solo.board().half_day(), HalfDay::new(half_day));
        assert!(!solo.is_over(), "the turn of half-day {half_day} is still to be taken");
        while let Some(decision) = solo.decisions().nth(0) {
            solo.play(decision, &mut |_| {}).unwrap();
        }
    }
    assert!(solo.is_over());
    let before = solo;
    let refused = solo.roll(roll(1, [2, 3, 4]), &mut |_| {});
    assert_eq!(refused, Err(RollError::GameOver(GameOver)));
    assert_eq!(solo, before);
    assert_eq!(GameOver.to_string(), "all 16 half-days have been rolled (R4.8)");
}

/// R4.8: a game of several players ends when all have taken the last turn.
#[test]
fn games_end_when_everybody_is_done() {
    let mut game = Game::new(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]), 2).unwrap();
    for _ in 1..=16 {
        assert!(!game.is_over());
        game.roll(roll(1, [2, 3, 4]), &mut |_, _| {}).unwrap();
        for player in 0..2 {
            assert!(!game.is_over() && !game.decisions(player).is_empty());
            while let Some(decision) = game.decisions(player).nth(0) {
                game.play(player, decision, &mut |_| {}).unwrap();
            }
        }
    }
    assert!(game.is_over());
}

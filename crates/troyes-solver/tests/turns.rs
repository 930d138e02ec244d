//! Turns: the best decision against the value of each, and memory that is used for very many turns.

mod common;

use common::{middling_game, rolled};
use troyes_record::ColumnsMode;
use troyes_rules::{Board, Decision, Seat};
use troyes_solver::internals::{Turn, board_sums};
use troyes_solver::{QuantisedNetwork, Workspace};

fn values(
    network: &QuantisedNetwork,
    (board, seat): &(Board, Seat),
    space: &mut Workspace<i16>,
) -> Vec<(Decision, f32)> {
    let sums = board_sums(network, board);
    let mut turn = Turn::new(network, board, &sums, seat, space);
    let decisions = seat.decisions(board).into_iter();
    decisions.map(|decision| (decision, turn.value(decision).total)).collect()
}

/// Uses of dice are looked at in another order than they are listed in, and most are skipped.
#[test]
fn the_best_decision_is_the_first_of_the_highest_value() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    let mut ties = 0;
    for number in 0..60 {
        let (mode, banquets) = (ColumnsMode::ALL[number as usize % 3], number % 2 == 1);
        for position in &middling_game(number, mode, banquets)[..16] {
            let position = rolled(*position, number);
            let values = values(&network, &position, &mut space);
            let most = values.iter().map(|&(_, value)| value).fold(f32::NEG_INFINITY, f32::max);
            let mut highest = values.iter().filter(|&&(_, value)| value == most);
            let first = highest.next().map(|&(decision, _)| decision);
            ties += highest.count();
            let (board, seat) = &position;
            let sums = board_sums(&network, board);
            let best = Turn::new(&network, board, &sums, seat, &mut space).best();
            assert_eq!(best.map(|(decision, _)| decision), first, "game {number}");
        }
    }
    assert!(ties > 0, "no two decisions were equal: nothing was said about their order");
}

/// Turns have numbers of 16 bits. What the first turn left must not be taken for what the one with the same number found.
#[test]
fn memory_survives_any_number_of_turns() {
    let network = troyes_solver::shipped().unwrap();
    let positions = middling_game(3, ColumnsMode::First, false);
    let [early, late] = [2, 9].map(|half_day| rolled(positions[half_day], 5));
    let mut space = Workspace::default();
    values(&network, &early, &mut space);
    let sums = board_sums(&network, &late.0);
    for _ in 1..u16::MAX {
        Turn::new(&network, &late.0, &sums, &late.1, &mut space);
    }
    let fresh = values(&network, &late, &mut Workspace::default());
    assert_eq!(values(&network, &late, &mut space), fresh);
}

/// A turn that is played well ends with what it began with; any other, with less.
#[test]
fn a_turn_played_well_gives_nothing_away() {
    use troyes_solver::advice::one_ply;
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    for number in 0..6 {
        let (mode, banquets) = (ColumnsMode::ALL[number as usize % 3], number % 2 == 1);
        for position in &middling_game(number, mode, banquets)[..16] {
            let (board, start) = rolled(*position, number);
            let begun = one_ply(&network, &board, &start, &mut space);
            let mut seat = start;
            while let Some((decision, _)) =
                Turn::new(&network, &board, &board_sums(&network, &board), &seat, &mut space).best()
            {
                seat.play(&board, decision, &mut |_| {}).unwrap();
            }
            assert!(seat.is_done());
            assert_eq!(one_ply(&network, &board, &seat, &mut space), begun, "game {number}");
            for (decision, _) in values(&network, &(board, start), &mut space).into_iter().take(5) {
                let mut seat = start;
                seat.play(&board, decision, &mut |_| {}).unwrap();
                assert!(one_ply(&network, &board, &seat, &mut space) <= begun);
            }
        }
    }
}

//! Tables of several players, and bounds.

mod common;

use common::{game, random_network};
use troyes_record::ColumnsMode;
use troyes_rules::{Roll, Seat};
use troyes_solver::internals::{expectation, inner, win_probabilities};
use troyes_solver::{Random, Workspace};

#[test]
fn probabilities_to_win_add_up_and_know_who_leads() {
    let network = troyes_solver::shipped().unwrap();
    let positions = game(&network, 5, ColumnsMode::First, false);
    let (board, ahead) = positions[14];
    let alike = win_probabilities(&network, &board, &[ahead, ahead], 10, &mut Random::new(1, 1));
    assert_eq!(alike, [0.5, 0.5]);
    // A player who has done nothing for fourteen half-days does not win any more.
    let table = [Seat::NEW, ahead, ahead];
    let found = win_probabilities(&network, &board, &table, 10, &mut Random::new(1, 1));
    assert_eq!(found, [0.0, 0.5, 0.5]);
}

/// With one half-day to go, what the informed player gets is the expectation, whatever is rolled: the luck charged is exactly
/// the luck had.
#[test]
fn luck_takes_all_of_the_last_roll_away() {
    let network = random_network();
    let mut space = Workspace::default();
    let (board, seat) = game(&network, 6, ColumnsMode::Rolled, true)[15];
    let expected = expectation(&network, &board, &seat, &mut space).total();
    for (roll, _) in Roll::all().step_by(50) {
        let solved = inner(&network, &board, &seat, &[roll], 10_000, &mut space);
        assert!(solved.is_exact);
        assert!((solved.value - expected).abs() < 1e-9);
        let beam = inner(&network, &board, &seat, &[roll], 1, &mut space);
        assert!(beam.value <= solved.value + 1e-9);
    }
}

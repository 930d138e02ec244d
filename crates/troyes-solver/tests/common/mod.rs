//! Positions for the tests of the solver.
#![allow(dead_code, reason = "not every test needs all of them")]

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Decision, Resource, Roll, Seat};
use troyes_solver::internals::{
    FloatNetwork, Network, Parts, add, best_decision,
    features::{self, STAGES, Sheet},
};
use troyes_solver::{QuantisedNetwork, Random, Workspace};

/// A network of random numbers: as good as any for arithmetic.
pub(crate) fn random_network() -> QuantisedNetwork {
    QuantisedNetwork::new(&FloatNetwork::new(&mut Random::new(7, 7)))
}

/// Boards and seats right before each of the 16 rolls of a game, and after the last turn.
pub(crate) fn game<E: Network>(
    network: &E,
    number: u64,
    mode: ColumnsMode,
    banquets: bool,
) -> Vec<(Board, Seat)> {
    let mut space = Workspace::default();
    played(number, mode, banquets, |board, seat| best_decision(network, board, seat, &mut space))
}

/// The same of a game in which the middle one of all decisions is always taken: positions that no change of play can change.
pub(crate) fn middling_game(number: u64, mode: ColumnsMode, banquets: bool) -> Vec<(Board, Seat)> {
    played(number, mode, banquets, |board, seat| {
        let decisions = seat.decisions(board);
        decisions.nth(decisions.len() / 2)
    })
}

fn played(
    number: u64,
    mode: ColumnsMode,
    banquets: bool,
    mut decide: impl FnMut(&Board, &Seat) -> Option<Decision>,
) -> Vec<(Board, Seat)> {
    let deal = Deal::new(Seed::of_game("solver-tests", number), mode, banquets);
    let mut board = Board::new(&deal.setup);
    let mut seat = Seat::NEW;
    let mut positions = vec![(board, seat)];
    for roll in deal.rolls {
        board.roll(roll).unwrap();
        seat.face(&board, &mut |_| {});
        while let Some(decision) = decide(&board, &seat) {
            seat.play(&board, decision, &mut |_| {}).unwrap();
        }
        positions.push((board, seat));
    }
    positions
}

/// The value of an afterstate by the plainest way: all features summed up anew.
pub(crate) fn plain_value<E: Network>(network: &E, board: &Board, seat: &Seat) -> Parts {
    let now = Parts::from(seat.sheet().score());
    let stage = features::stage(board);
    if stage == STAGES {
        return now;
    }
    let (of_board, len) = features::board(board);
    let mut sums = network.sums(&of_board[..len]);
    let of_sheet = Sheet::new(board, seat.sheet()).places;
    let available = Resource::ALL.map(|resource| seat.sheet().available(resource));
    for feature in of_sheet.into_iter().chain(features::purse(available)) {
        add(&mut sums, network.row(feature));
    }
    now + network.output(stage, &sums)
}

/// The best value that a seat with something to decide can reach, by trying everything.
pub(crate) fn best_by_trying<E: Network>(network: &E, board: &Board, seat: &Seat) -> f64 {
    if seat.is_done() {
        return f64::from(plain_value(network, board, seat).total());
    }
    let values = seat.decisions(board).into_iter().map(|decision| {
        let mut next = *seat;
        next.play(board, decision, &mut |_| {}).unwrap();
        best_by_trying(network, board, &next)
    });
    values.fold(f64::NEG_INFINITY, f64::max)
}

/// A position with something to decide: another roll for every number.
pub(crate) fn rolled((mut board, mut seat): (Board, Seat), number: u64) -> (Board, Seat) {
    board.roll(Roll::all().nth(number as usize * 29 % 336).unwrap().0).unwrap();
    seat.face(&board, &mut |_| {});
    (board, seat)
}

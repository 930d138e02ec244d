//! How far a network is from itself one half-day later: the value of each afterstate of its own games beside the exact
//! expectation over the next roll of its own best values. A network that knew the truth would show zeros.
//!
//! `cargo run --release --package troyes-solver --example residuals -- [GAMES] [WEIGHTS]`; without weights, the shipped ones.
//! The third column is how far estimates are from those expectations (root mean square), the last how far the integers are from the
//! same network in floating point, at the most.

mod common;

use std::error::Error;

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Resource, Seat};
use troyes_solver::internals::{
    FloatNetwork, Network, add, board_sums, estimate, expectation,
    features::{self, STAGES, Sheet},
    finish_turn,
};
use troyes_solver::{Random, Workspace};

#[derive(Clone, Copy, Default)]
struct Stage {
    squares: f64,
    sum: f64,
    estimates: f64,
    from_float: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (games, network) = common::arguments(500)?;
    let floating = FloatNetwork::from(&network);
    let mut space = Workspace::default();
    let mut random = Random::new(0, 0);
    let mut stages = [Stage::default(); STAGES];
    for game in 0..games {
        let seed = Seed::of_game("troyes-residuals/1", u64::from(game));
        let deal = Deal::new(seed, ColumnsMode::First, false);
        let mut board = Board::new(&deal.setup);
        let mut seat = Seat::NEW;
        for roll in deal.rolls {
            let value = value(&network, &board, &seat);
            let expected = expectation(&network, &board, &seat, &mut space).total();
            let stage = &mut stages[features::stage(&board)];
            stage.squares += (value - expected).powi(2);
            stage.sum += value - expected;
            let estimate = estimate(&network, &board, &seat, &mut space, &mut random).total();
            stage.estimates += (estimate - expected).powi(2);
            stage.from_float =
                stage.from_float.max((value - self::value(&floating, &board, &seat)).abs());
            board.roll(roll)?;
            seat.face(&board, &mut |_| {});
            finish_turn(&network, &board, &mut seat, &mut space);
        }
    }
    println!("half-days rolled   root mean square   mean   estimates   integers");
    for (number, stage) in stages.iter().enumerate() {
        let Stage { squares, sum, estimates, from_float } = stage;
        let games = f64::from(games);
        let [spread, estimates] = [squares, estimates].map(|squares| (squares / games).sqrt());
        println!(
            "{number:16}   {spread:16.3}   {:+.3}   {estimates:9.3}   {from_float:.3}",
            sum / games
        );
    }
    Ok(())
}

/// The expected final score, by the plainest way.
fn value<E: Network>(network: &E, board: &Board, seat: &Seat) -> f64 {
    let mut sums = board_sums(network, board);
    for feature in Sheet::new(board, seat.sheet()).places {
        add(&mut sums, network.row(feature));
    }
    let available = Resource::ALL.map(|resource| seat.sheet().available(resource));
    let sums = network.with_purse(&sums, features::purse(available));
    let to_come = network.total(features::stage(board), &sums);
    f64::from(to_come) + f64::from(seat.sheet().score().total())
}

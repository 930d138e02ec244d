//! What one-ply play scores, to the end and without any closer look: what training is about, on games that nothing else uses. The base
//! game with columns 1 to 6; ± is 95 %.
//!
//! `cargo run --release --package troyes-solver --example scores -- [GAMES] [WEIGHTS]`; without weights, the shipped ones.

mod common;

use std::error::Error;

use troyes_record::{ColumnsMode, Seed};
use troyes_solver::strength::{Mean, score};

fn main() -> Result<(), Box<dyn Error>> {
    let (games, network) = common::arguments(20_000)?;
    let mut mean = Mean::default();
    mean.extend((0..u64::from(games)).map(|game| {
        let seed = Seed::of_game("troyes-scores/1", game);
        f64::from(score(&network, seed, ColumnsMode::First, false))
    }));
    println!("{:.3} ± {:.3} points in {games} games", mean.mean(), mean.interval());
    Ok(())
}

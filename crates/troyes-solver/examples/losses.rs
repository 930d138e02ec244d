//! What play at once and one-ply play lose in each half-day, by exact expectations over the next roll, and how long they take: says where a
//! closer look pays. Both are measured on the positions of play at once, in the base game with columns 1 to 6.
//!
//! `cargo run --release --package troyes-solver --example losses -- [GAMES] [WEIGHTS]`; without weights, the shipped ones.

mod common;

use std::error::Error;
use std::time::{Duration, Instant};

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Seat};
use troyes_solver::internals::{best_decision, expectation, finish_turn};
use troyes_solver::{Evaluator, Workspace};

/// Decisions further behind than this by their one-ply values, and those beyond this number, are not looked at.
const MARGIN: f32 = 1.5;
const MOST: usize = 20;

#[derive(Clone, Copy, Default)]
struct HalfDay {
    at_once: f64,
    one_ply: f64,
    time: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (games, network) = common::arguments(500)?;
    let mut space = Workspace::default();
    let mut half_days = [HalfDay::default(); 16];
    for game in 0..games {
        let seed = Seed::of_game("troyes-losses/1", u64::from(game));
        let deal = Deal::new(seed, ColumnsMode::First, false);
        let mut board = Board::new(&deal.setup);
        let mut seat = Seat::NEW;
        for (roll, half_day) in deal.rolls.into_iter().zip(&mut half_days) {
            board.roll(roll)?;
            seat.face(&board, &mut |_| {});
            let before = seat;
            let begun = Instant::now();
            while let Some(decision) = best_decision(&network, &board, &seat, &mut space) {
                seat.play_listed(&board, decision, &mut |_| {});
            }
            half_day.time += begun.elapsed();
            if board.is_last_half_day() {
                break;
            }
            let mut by_one_ply = before;
            finish_turn(&network, &board, &mut by_one_ply, &mut space);
            let mut evaluator = Evaluator::new(&network, &board, &before, &mut space);
            let mut looked_at = 0;
            evaluator.deepen_while(MARGIN, || {
                looked_at += 1;
                looked_at <= MOST
            });
            let best = evaluator.best().ok_or("a seat that faces dice has a decision")?;
            let best = best.expected.total();
            let mut loss = |end: &Seat| {
                (best - expectation(&network, &board, end, &mut space).total()).max(0.0)
            };
            half_day.at_once += loss(&seat);
            half_day.one_ply += loss(&by_one_ply);
        }
    }
    let games = f64::from(games);
    println!("half-day   play at once   one-ply play   microseconds of play at once");
    for (index, HalfDay { at_once, one_ply, time }) in half_days.iter().enumerate() {
        let microseconds = time.as_secs_f64() * 1e6 / games;
        println!(
            "{:8}   {:12.3}   {:12.3}   {microseconds:28.0}",
            index + 1,
            at_once / games,
            one_ply / games
        );
    }
    let sum = |of: fn(&HalfDay) -> f64| half_days.iter().map(of).sum::<f64>() / games;
    let microseconds = sum(|half_day| half_day.time.as_secs_f64() * 1e6);
    println!(
        "     all   {:12.3}   {:12.3}   {microseconds:28.0}",
        sum(|half_day| half_day.at_once),
        sum(|half_day| half_day.one_ply)
    );
    Ok(())
}

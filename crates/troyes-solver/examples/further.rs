//! Whether nearly equal decisions are better told apart by another way of looking further than by the shipped one, and what both cost.
//!
//! `cargo run --release --package troyes-solver --example further -- GAMES WEIGHTS CLOSE RIVALS HALF_DAYS SAMPLES`; `-` for the shipped
//! weights. In the positions of play at once, base game with columns 1 to 6, wherever the two would decide differently, play at once
//! goes on from both ends with the same dice, and the luck is taken away. So the figure is about points per game, and ± is 95 %.

mod common;

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Seat};
use troyes_solver::internals::best_decision;
use troyes_solver::strength::{Mean, luck};
use troyes_solver::{Evaluator, Further, QuantisedNetwork, Random, Workspace};

/// Games that judge two ends.
const JUDGING: u64 = 120;

/// A way to look further.
struct Way {
    further: Further,
    time: Duration,
}

impl Way {
    /// The turn played by it, chains by play at once.
    fn play(&mut self, table: &mut Table, board: &Board, seat: &Seat) -> Option<Seat> {
        let begun = Instant::now();
        let mut evaluator = Evaluator::new(&table.network, board, seat, &mut table.space);
        let best = evaluator.best_closely(self.further)?;
        self.time += begun.elapsed();
        let mut end = *seat;
        end.play_listed(board, best.decision, &mut |_| {});
        table.finish(board, &mut end);
        Some(end)
    }
}

struct Table {
    network: QuantisedNetwork,
    space: Workspace<i16>,
}

impl Table {
    fn finish(&mut self, board: &Board, seat: &mut Seat) {
        while let Some(decision) = best_decision(&self.network, board, seat, &mut self.space) {
            seat.play_listed(board, decision, &mut |_| {});
        }
    }

    /// What a game that goes on from here scores, less the luck of its dice.
    fn score_without_luck(&mut self, mut board: Board, mut seat: Seat, game: u64) -> f64 {
        let mut random = Random::new(game, 0);
        let mut all_luck = 0.0;
        while !board.is_last_half_day() {
            let before = (board, seat);
            board.roll(random.roll()).expect("the half-day before was not the last");
            seat.face(&board, &mut |_| {});
            let (before, after) = ((&before.0, &before.1), (&board, &seat));
            all_luck += luck(&self.network, before, after, &mut self.space);
            self.finish(&board, &mut seat);
        }
        f64::from(seat.sheet().score().total()) - all_luck
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (games, network) = common::arguments(20)?;
    let mut table = Table { network, space: Workspace::default() };
    let settings: Vec<String> = env::args().skip(3).collect();
    let [close, rivals, half_days, samples] = settings.as_slice() else {
        return Err("GAMES WEIGHTS CLOSE RIVALS HALF_DAYS SAMPLES are needed".into());
    };
    let further = Further {
        close: close.parse()?,
        rivals: rivals.parse()?,
        half_days: half_days.parse()?,
        samples: samples.parse()?,
    };
    let mut shipped = Way { further: Further::default(), time: Duration::ZERO };
    let mut other = Way { further, time: Duration::ZERO };
    let (mut gains, mut decisions, mut different) = (Mean::default(), 0, 0);
    for game in 0..games {
        let deal = Deal::new(
            Seed::of_game("troyes-further/1", u64::from(game)),
            ColumnsMode::First,
            false,
        );
        let mut board = Board::new(&deal.setup);
        let mut seat = Seat::NEW;
        let mut gain = 0.0;
        for roll in deal.rolls {
            board.roll(roll)?;
            seat.face(&board, &mut |_| {});
            let ends = shipped.play(&mut table, &board, &seat);
            let (shipped_end, other_end) = ends
                .zip(other.play(&mut table, &board, &seat))
                .ok_or("a seat that faces dice has a decision")?;
            decisions += 1;
            if shipped_end != other_end {
                different += 1;
                for judge in 0..JUDGING {
                    let of_other = table.score_without_luck(board, other_end, judge);
                    let of_shipped = table.score_without_luck(board, shipped_end, judge);
                    gain += (of_other - of_shipped) / JUDGING as f64;
                }
            }
            table.finish(&board, &mut seat);
        }
        gains.add(gain);
    }
    let per_decision = |way: &Way| way.time.as_secs_f64() * 1e3 / f64::from(decisions);
    println!("{different} of {decisions} decisions differ");
    println!("the other way: {:+.3} ± {:.3} points per game", gains.mean(), gains.interval());
    println!(
        "{:.1} ms per decision, the shipped way {:.1}",
        per_decision(&other),
        per_decision(&shipped)
    );
    Ok(())
}

//! How long the solver thinks: a decision at once, an expectation and what is shorter, all decisions of a position, a whole game.
//!
//! `cargo bench --package troyes-solver`; other programs on the machine make all of it slower.

use std::time::{Duration, Instant};

use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Board, Seat};
use troyes_solver::advice::analyse;
use troyes_solver::internals::{best_decision, estimate, expectation, glimpse};
use troyes_solver::{Evaluator, Random, Workspace};

const GAMES: u64 = 20;

fn main() {
    let network = troyes_solver::shipped().expect("the shipped weights are good");
    for banquets in [false, true] {
        let mut space = Workspace::default();
        let mut random = Random::new(0, 0);
        let mut times = [const { Vec::new() }; 6];
        let mut timed = |kind: usize, begun: Instant| times[kind].push(begun.elapsed());
        for index in 0..GAMES {
            let seed = Seed::of_game("troyes-thinking/1", index);
            let deal = Deal::new(seed, ColumnsMode::First, banquets);
            let mut record =
                Record::of_deal(&deal, ColumnsMode::First, vec!["Solver".to_owned()]).unwrap();
            let mut board = Board::new(&deal.setup);
            let mut seat = Seat::NEW;
            for roll in deal.rolls {
                let begun = Instant::now();
                expectation(&network, &board, &seat, &mut space);
                timed(1, begun);
                let begun = Instant::now();
                estimate(&network, &board, &seat, &mut space, &mut random);
                timed(2, begun);
                let begun = Instant::now();
                glimpse(&network, &board, &seat, &mut space);
                timed(3, begun);
                board.roll(roll).unwrap();
                seat.face(&board, &mut |_| {});
                record.push_roll(roll);
                let begun = Instant::now();
                let mut evaluator = Evaluator::new(&network, &board, &seat, &mut space);
                while evaluator.deepen() {}
                timed(4, begun);
                loop {
                    let begun = Instant::now();
                    let Some(decision) = best_decision(&network, &board, &seat, &mut space) else {
                        break;
                    };
                    timed(0, begun);
                    seat.play_listed(&board, decision, &mut |_| {});
                    record.push_decision(0, decision);
                }
            }
            let begun = Instant::now();
            analyse(&network, &record).unwrap();
            timed(5, begun);
        }
        println!("{GAMES} games, {}", if banquets { "Banquets & Raids" } else { "base game" });
        let names = [
            "decision at once",
            "expectation over all rolls",
            "an estimate of it",
            "a glimpse of it",
            "all decisions of a position, each by expectation",
            "analysis of a game",
        ];
        for (name, times) in names.iter().zip(&mut times) {
            times.sort();
            let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
            let mean = milliseconds(times.iter().sum()) / times.len() as f64;
            let [median, most] = [times[times.len() / 2], times[times.len() - 1]].map(milliseconds);
            println!("{name:<50} median {median:8.3} ms, mean {mean:8.3} ms, most {most:8.3} ms");
        }
    }
}

//! Luck, loss and rest add up to the score, to the last decimal.

mod common;

use common::random_network;
use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::Game;
use troyes_solver::advice::{Class, analyse};
use troyes_solver::{Depth, Millionths, Random};

/// A game of players who decide at random, stopped after some half-days.
fn record(players: usize, banquets: bool, half_days: usize) -> Record {
    let deal =
        Deal::new(Seed::of_game("analysis", half_days as u64), ColumnsMode::Rolled, banquets);
    let names = (0..players).map(|player| format!("Player {player}")).collect();
    let mut record = Record::of_deal(&deal, ColumnsMode::Rolled, names).unwrap();
    let mut game = Game::new(&deal.setup, players).unwrap();
    let mut random = Random::new(1, players as u64);
    for roll in deal.rolls.into_iter().take(half_days) {
        game.roll(roll, &mut |_, _| {}).unwrap();
        record.push_roll(roll);
        for player in 0..players {
            while let count @ 1.. = game.decisions(player).len() {
                let decision = game.decisions(player).nth(random.below(count)).unwrap();
                game.play(player, decision, &mut |_| {}).unwrap();
                record.push_decision(player, decision);
            }
        }
    }
    record
}

#[test]
fn score_is_start_and_luck_less_loss_and_rest() {
    let network = random_network();
    for (players, banquets, half_days) in [(1, false, 16), (2, true, 5)] {
        let record = record(players, banquets, half_days);
        let analyses = analyse(&network, &record).unwrap();
        assert_eq!(analyses.len(), players);
        let totals: Vec<u16> = record.replay().unwrap().totals().collect();
        for (analysis, total) in analyses.iter().zip(totals) {
            assert_eq!(
                analysis.score,
                analysis.start + analysis.luck() - analysis.loss() + analysis.rest()
            );
            assert_eq!(analysis.luck_adjusted(), analysis.score - analysis.luck());
            if half_days == 16 {
                assert_eq!(analysis.score, Millionths::of(f64::from(total)));
                assert!(analysis.half_days[14].is_exact() && analysis.half_days[15].is_exact());
            }
            for half_day in &analysis.half_days {
                for decision in &half_day.decisions {
                    assert!(decision.loss >= Millionths::ZERO);
                    assert!(decision.taken.depth >= Depth::Expectation);
                    assert_eq!(decision.class == Class::Best, decision.loss == Millionths::ZERO);
                }
            }
        }
    }
}

#[test]
fn classes_follow_losses() {
    let classes = [0.0, 0.1, 0.3, 0.99, 1.0, 1.99, 2.0, 9.0]
        .map(|loss| Class::of(Millionths::of(loss)).name());
    assert_eq!(
        classes,
        ["best", "fine", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]
    );
}

#[test]
fn millionths_print_all_their_digits() {
    assert_eq!(Millionths::of(-1.5).to_string(), "-1.500000");
    assert_eq!(Millionths(61_000_001).to_string(), "61.000001");
}

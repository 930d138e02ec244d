//! Finished games of bots, which were never on paper: so it is known what was really decided.

use troyes_paper::Paper;
use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Board, Seat};
use troyes_solver::advice::bot_turn;
use troyes_solver::{Level, QuantisedNetwork};

/// The game of a number, as a record without a seed and as paper: every level in turn, with every way to number the columns.
pub(crate) fn game(network: &QuantisedNetwork, banquets: bool, index: u64) -> (Record, Paper) {
    let level = Level::ALL[(index % 5) as usize];
    let mode = ColumnsMode::ALL[(index / 5 % 3) as usize];
    let deal = Deal::new(Seed::of_game("paper", index), mode, banquets);
    let mut record = Record::new(deal.setup, vec![level.name().to_owned()]).expect("one player");
    let mut board = Board::new(&deal.setup);
    let mut seat = Seat::NEW;
    for roll in deal.rolls {
        board.roll(roll).expect("a deal has sixteen rolls");
        seat.face(&board, &mut |_| {});
        record.push_roll(roll);
        for decision in bot_turn(level, Some(network), &board, &seat, index) {
            seat.play_listed(&board, decision, &mut |_| {});
            record.push_decision(0, decision);
        }
    }
    let paper = Paper::of_record(&record, 0).expect("the game is finished");
    (record, paper)
}

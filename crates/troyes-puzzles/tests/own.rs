//! Own mistakes become puzzles.

use troyes_puzzles::{CLEAR, WAIT, is_due, own_mistakes};
use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Board, Seat};
use troyes_solver::advice::{analyse_player, bot_turn};
use troyes_solver::{Level, QuantisedNetwork};

/// A game of two, of whom the second errs.
fn game(network: &QuantisedNetwork) -> Record {
    let deal = Deal::new(Seed::from_text("a bad day"), ColumnsMode::Rolled, false);
    let names = vec!["Ada".to_owned(), "Blaise".to_owned()];
    let mut record = Record::of_deal(&deal, ColumnsMode::Rolled, names).unwrap();
    let mut board = Board::new(&deal.setup);
    let mut seats = [Seat::NEW; 2];
    for roll in deal.rolls {
        board.roll(roll).unwrap();
        record.push_roll(roll);
        for (player, level) in [Level::Master, Level::Novice].into_iter().enumerate() {
            let seat = &mut seats[player];
            seat.face(&board, &mut |_| {});
            for decision in bot_turn(level, Some(network), &board, seat, 4) {
                seat.play(&board, decision, &mut |_| {}).unwrap();
                record.push_decision(player, decision);
            }
        }
    }
    record
}

#[test]
fn mistakes_of_a_game_are_asked_again() {
    let network = troyes_solver::shipped().unwrap();
    let record = game(&network);
    let analysis = analyse_player(&network, &record, 1, &mut |_| true).unwrap().unwrap();
    let mistakes = own_mistakes(&network, &record, 1, &analysis, &mut || true).unwrap();
    assert!(!mistakes.is_empty());
    for mistake in &mistakes {
        let taken = record.half_days[mistake.half_day].turns[1][mistake.decision];
        let puzzle = &mistake.puzzle;
        assert_eq!(puzzle.choices[1].decision, taken, "what was taken tempts most");
        assert!(!puzzle.right.contains(&taken));
        assert_eq!(puzzle.record.players, ["Blaise"]);
        assert_eq!(puzzle.record.half_days.len(), mistake.half_day + 1);
        assert!(puzzle.stake() >= CLEAR - 0.02 && mistake.loss.points() >= 1.0);
        let (board, seat) = puzzle.position();
        assert!(seat.decisions(&board).contains(taken));
    }
    let stopped = own_mistakes(&network, &record, 1, &analysis, &mut || false).unwrap();
    assert!(stopped.is_empty());
}

#[test]
fn a_week_goes_by() {
    assert!(!is_due(1000, 1000 + WAIT - 1));
    assert!(is_due(1000, 1000 + WAIT));
    assert!(!is_due(5000, 1000), "a clock that was put back makes nothing due");
}

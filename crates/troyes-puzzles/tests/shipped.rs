//! The puzzles that come with the program.

use troyes_puzzles::{CLEAR, Puzzle, Theme, find_in_game, holds, judge, sample, shipped};
use troyes_solver::{Level, Millionths, Workspace};

const KILOBYTES: usize = 400;

#[test]
fn there_are_many_in_a_small_file() {
    let book = shipped().unwrap();
    assert!(book.len() >= 2000, "{}", book.len());
    assert!(book.to_bytes().len() <= KILOBYTES * 1000);
    for theme in Theme::ALL {
        let about = book.summaries().filter(|one| one.themes.contains(theme)).count();
        assert!(about >= 20, "{}: {about}", theme.name());
    }
}

#[test]
fn every_one_is_a_position_of_a_real_game() {
    let book = shipped().unwrap();
    for index in 0..book.len() {
        let puzzle = book.puzzle(index).unwrap();
        // The dice are those of the deal, and every decision was legal.
        puzzle.record.verify().unwrap();
        let (board, seat) = puzzle.position();
        let legal = seat.decisions(&board);
        let is_right = |choice: &_| puzzle.right.contains(choice);
        let choices: Vec<_> = puzzle.choices.iter().map(|one| one.decision).collect();
        assert!(puzzle.right.iter().chain(&choices).all(|&one| legal.contains(one)), "{index}");
        assert!(is_right(&choices[0]) && !choices[1..].iter().any(is_right), "{index}");
        assert!(puzzle.stake() >= CLEAR - 0.02, "{index}: {}", puzzle.stake());
        assert!(Level::ALL.iter().any(|&level| puzzle.solved.of(level) < 50), "{index}");
        assert_eq!(puzzle.rating, puzzle.solved.rating(), "{index}");
    }
}

fn some(size: usize, key: u64) -> Vec<Puzzle> {
    let book = shipped().unwrap();
    sample(book.len(), size, key).into_iter().map(|index| book.puzzle(index).unwrap()).collect()
}

#[test]
fn exact_expectations_agree() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    for puzzle in some(12, 3) {
        assert!(holds(&network, &puzzle, &mut space));
        let mut other = puzzle.clone();
        other.right = vec![puzzle.choices[1].decision];
        assert!(!holds(&network, &other, &mut space), "another answer would be noticed");
    }
}

#[test]
fn they_are_found_again() {
    let (network, book) = (troyes_solver::shipped().unwrap(), shipped().unwrap());
    let first = book.summaries().next().unwrap().id.game;
    let found = find_in_game(&network, book.series(), first);
    let of_game = book.summaries().filter(|one| one.id.game == first);
    for summary in of_game {
        let (_, puzzle) =
            found.iter().find(|(id, _)| *id == summary.id).expect("it is found again");
        assert_eq!(book.puzzle(book.find(summary.id).unwrap()).unwrap(), *puzzle);
    }
}

#[test]
fn every_answer_is_judged() {
    let network = troyes_solver::shipped().unwrap();
    for puzzle in some(4, 9) {
        let (board, seat) = puzzle.position();
        for decision in seat.decisions(&board) {
            let judged = judge(&network, &puzzle, decision).unwrap();
            assert_eq!(judged.right, puzzle.right.contains(&decision));
            let loss = judged.loss.points();
            assert!(
                if judged.right { loss < 0.23 } else { loss > CLEAR - 0.03 },
                "{decision}: {loss}"
            );
            let reasons: Millionths = judged.reason().into_iter().sum();
            assert!((reasons.points() - loss).abs() < 0.02, "{decision}");
            assert_eq!(judged.given_turn.decisions[0], decision);
        }
    }
}

#[test]
fn an_answer_must_be_legal() {
    let network = troyes_solver::shipped().unwrap();
    for puzzle in some(3, 5) {
        let (board, seat) = puzzle.position();
        let illegal = if seat.decisions(&board).contains(troyes_rules::Decision::Relief) {
            troyes_rules::Decision::Citizen(troyes_rules::Color::Red)
        } else {
            troyes_rules::Decision::Relief
        };
        assert!(judge(&network, &puzzle, illegal).is_err());
    }
}

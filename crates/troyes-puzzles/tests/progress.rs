//! Ratings follow from answers.

use troyes_puzzles::{Answer, MIDDLE, Progress, PuzzleId};

fn answer(at: u64, rating: u16, right: bool) -> Answer {
    Answer { at, puzzle: PuzzleId { game: at as u32, decisions: 3 }, rating, right }
}

#[test]
fn who_is_new_is_in_the_middle() {
    let progress = Progress::of(&[]);
    assert_eq!((progress.rating, progress.deviation, progress.streak), (MIDDLE, 350.0, 0));
}

/// Glickman's formulas for one game against 1400 ± 75, worked out by hand: g = 0.973, E = 0.636, v = 4.57 on his scale.
#[test]
fn one_answer_moves_the_rating_as_glicko_2_says() {
    let progress = Progress::of(&[answer(1, 1400, true)]);
    assert!((progress.rating - 1632.1).abs() < 0.2, "{}", progress.rating);
    assert!((progress.deviation - 254.7).abs() < 0.2, "{}", progress.deviation);
}

#[test]
fn two_devices_agree_whatever_the_order() {
    let answers: Vec<Answer> =
        (0..40).map(|at| answer(at, 1200 + 20 * at as u16, at % 3 != 0)).collect();
    let merged: Vec<Answer> = answers.iter().rev().chain(&answers[10..20]).copied().collect();
    assert_eq!(Progress::of(&merged), Progress::of(&answers));
    assert_eq!(Progress::of(&answers).solved(), 26);
}

#[test]
fn only_the_first_answer_to_a_puzzle_counts() {
    let wrong = answer(5, 1500, false);
    let again = Answer { at: 9, right: true, ..wrong };
    assert_eq!(Progress::of(&[again, wrong]), Progress::of(&[wrong]));
}

#[test]
fn ratings_find_their_place_and_get_surer() {
    // Right up to 1700, wrong beyond it.
    let mut answers = Vec::new();
    for at in 0..60 {
        let rating = if at % 2 == 0 { 1600 } else { 1800 };
        answers.push(answer(at, rating, rating < 1700));
    }
    let progress = Progress::of(&answers);
    assert!((progress.rating - 1700.0).abs() < 60.0, "{}", progress.rating);
    assert!(progress.deviation < 90.0);
    assert_eq!(progress.streak, 0);
    assert_eq!(progress.changes.last().unwrap().after, progress.rating);
}

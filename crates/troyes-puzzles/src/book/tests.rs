//! A book comes back as it was written, and a damaged one is refused.

use proptest::prelude::*;
use troyes_solver::shipped as network;

use super::*;
use crate::find::find_in_game;

const SERIES: &str = "a small book";

fn small() -> (Vec<(PuzzleId, Puzzle)>, Book) {
    let network = network().unwrap();
    // A level that errs, and tiles.
    let puzzles: Vec<_> =
        [0, 5].iter().flat_map(|&game| find_in_game(&network, SERIES, game)).collect();
    assert!(puzzles.len() > 2, "these games have some");
    let book = Book::new(SERIES, &puzzles);
    (puzzles, book)
}

#[test]
fn a_book_comes_back_as_it_was_written() {
    let (puzzles, book) = small();
    let read = Book::from_bytes(&book.to_bytes()).unwrap();
    assert_eq!(read, book);
    for (id, puzzle) in puzzles {
        let index = read.find(id).unwrap();
        assert_eq!(read.puzzle(index).unwrap(), puzzle, "{id}");
        assert_eq!(read.summaries().nth(index).unwrap().rating, puzzle.rating);
    }
    assert_eq!(read.find(PuzzleId { game: 77, decisions: 1 }), None);
}

#[test]
fn damaged_books_are_refused() {
    let bytes = small().1.to_bytes();
    for len in 0..bytes.len() {
        let error = Book::from_bytes(&bytes[..len]).unwrap_err();
        assert!(matches!(error, BookError::Truncated | BookError::Damaged), "{len}: {error}");
    }
    for index in 0..bytes.len() {
        for bit in [0, 3, 7] {
            let mut bytes = bytes.clone();
            bytes[index] ^= 1 << bit;
            assert!(Book::from_bytes(&bytes).is_err(), "byte {index}, bit {bit}");
        }
    }
    assert_eq!(Book::from_bytes(b"something else"), Err(BookError::Format));
    assert_eq!(Book::from_bytes(b"TRPZ\x02 and more bytes"), Err(BookError::Version(2)));
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(Book::from_bytes(&longer), Err(BookError::Damaged));
}

/// With a sum that fits, as if by malice.
fn with_sum(mut body: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&body);
    body.extend_from_slice(&sum.to_le_bytes());
    body
}

proptest! {
    /// Whatever the bytes are, reading them and playing what they say ends in a book or an error.
    #[test]
    fn malicious_books_do_no_harm(changes in prop::collection::vec((any::<u16>(), any::<u8>()), 1..6)) {
        static BYTES: std::sync::LazyLock<Vec<u8>> = std::sync::LazyLock::new(|| small().1.to_bytes());
        let mut body = BYTES[..BYTES.len() - SUM].to_vec();
        for (place, byte) in changes {
            let place = MAGIC.len() + usize::from(place) % (body.len() - MAGIC.len());
            body[place] = byte;
        }
        if let Ok(book) = Book::from_bytes(&with_sum(body)) {
            for index in 0..book.len() {
                if let Err(error) = book.puzzle(index) {
                    prop_assert_eq!(error.code(), "puzzles-illegal");
                }
            }
        }
    }
}

#[test]
fn the_next_puzzle_is_the_nearest_that_is_left() {
    let book = small().1;
    let all: Vec<Summary> = book.summaries().collect();
    let first = all[0];
    assert_eq!(book.nearest(first.rating.into(), |one| one.id == first.id), Some(first.id));
    let nearest = book.nearest(3000.0, |_| true).unwrap();
    let hardest = all.iter().map(|one| one.rating).max().unwrap();
    assert_eq!(book.summaries().nth(book.find(nearest).unwrap()).unwrap().rating, hardest);
    assert_eq!(book.nearest(1500.0, |_| false), None);
}

#[test]
fn no_puzzle_of_the_day_comes_again_before_all_have_been() {
    let book = small().1;
    let len = book.len() as u32;
    let mut days: Vec<_> = (7..7 + len).map(|day| book.of_day(day).unwrap()).collect();
    assert_eq!(book.of_day(7 + len), Some(days[0]));
    days.sort();
    days.dedup();
    assert_eq!(days.len(), book.len());
    assert_eq!(Book { series: String::new(), entries: Vec::new() }.of_day(3), None);
}

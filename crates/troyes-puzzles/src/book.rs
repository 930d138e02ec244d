//! The shipped puzzles, in a file that is small and detects damage.
//!
//! ```text
//! "TRPZ", version, series (block), puzzles (number), then for each a block:
//!   game, flags (columns 2 bits, banquets 1, level 3), decisions so far by their numbers among the legal ones,
//!   half-day, right decisions by number, choices (count, then number and three parts in hundredths),
//!   five shares, rating, themes
//! FNV-1a of everything before, 8 bytes, lowest first
//! ```
//!
//! Numbers are as `bytes` writes them. Wheel, columns, tiles and dice follow from series and game.

mod entry;
#[cfg(test)]
mod tests;

use thiserror::Error;
use troyes_rules::HalfDay;

use crate::bytes::{Reader, Writer, checksum};
use crate::level::Solved;
use crate::puzzle::{Puzzle, PuzzleId};
use crate::theme::Themes;
use entry::Entry;

const MAGIC: &[u8] = b"TRPZ";
/// The version of the format.
pub const VERSION: u8 = 1;
const SUM: usize = 8;

/// Why bytes are no book of puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BookError {
    /// Something else.
    #[error("this is no book of puzzles")]
    Format,
    /// Another version.
    #[error("version {0} of the format of puzzles is not known, only version {VERSION}")]
    Version(u8),
    /// Some bytes are not those that were written.
    #[error("the book of puzzles is damaged")]
    Damaged,
    /// It ends too early.
    #[error("the book of puzzles ends too early")]
    Truncated,
    /// A number that nobody writes.
    #[error("the book of puzzles has a number that means nothing")]
    Malformed,
    /// A decision that is not legal where it stands.
    #[error("puzzle {0} of the book is about a game that cannot be played")]
    Illegal(usize),
}

impl BookError {
    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Format => "puzzles-format",
            Self::Version(_) => "puzzles-version",
            Self::Damaged => "puzzles-damaged",
            Self::Truncated => "puzzles-truncated",
            Self::Malformed => "puzzles-malformed",
            Self::Illegal(_) => "puzzles-illegal",
        }
    }
}

/// What can be known of a puzzle without playing its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its number.
    pub id: PuzzleId,
    /// How hard it is.
    pub rating: u16,
    /// How many in a hundred of each level find a right decision.
    pub solved: Solved,
    /// What makes the difference.
    pub themes: Themes,
    /// When it is.
    pub half_day: HalfDay,
    /// Whether it is played with Banquets & Raids.
    pub banquets: bool,
}

/// A list of puzzles. Their games are played again only when they are asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    series: String,
    entries: Vec<Entry>,
}

impl Book {
    /// Puts puzzles of a series into a book, in the order of their numbers.
    ///
    /// # Panics
    ///
    /// If a puzzle is not of this series.
    #[must_use]
    pub fn new(series: &str, puzzles: &[(PuzzleId, Puzzle)]) -> Self {
        let mut entries: Vec<Entry> =
            puzzles.iter().map(|(id, puzzle)| Entry::of(*id, puzzle)).collect();
        entries.sort_by_key(|entry| entry.summary().id);
        entries.dedup_by_key(|entry| entry.summary().id);
        let book = Self { series: series.to_owned(), entries };
        for (index, entry) in book.entries.iter().enumerate() {
            let puzzle = book.puzzle(index).expect("it has just been made");
            let (_, original) = puzzles
                .iter()
                .find(|(id, _)| *id == entry.summary().id)
                .expect("it has just been given");
            assert_eq!(puzzle.record, original.record, "a puzzle of another series");
        }
        book
    }

    /// Reads a book.
    ///
    /// # Errors
    ///
    /// [`BookError`] if the bytes are not exactly what [`Book::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let Some(content) = bytes.strip_prefix(MAGIC) else {
            let is_beginning = MAGIC.starts_with(bytes);
            return Err(if is_beginning { BookError::Truncated } else { BookError::Format });
        };
        match content.first() {
            None => return Err(BookError::Truncated),
            Some(&VERSION) => {}
            Some(&other) => return Err(BookError::Version(other)),
        }
        let body = bytes.len().checked_sub(SUM).filter(|&end| end > MAGIC.len());
        let (body, sum) = bytes.split_at(body.ok_or(BookError::Truncated)?);
        if checksum(body).to_le_bytes() != sum {
            return Err(BookError::Damaged);
        }
        Self::read(&mut Reader(&body[MAGIC.len() + 1..]))
    }

    fn read(reader: &mut Reader<'_>) -> Result<Self, BookError> {
        let series = core::str::from_utf8(reader.block()?).map_err(|_| BookError::Malformed)?;
        let count = reader.number()?;
        let entries = (0..count).map(|_| {
            let mut block = Reader(reader.block()?);
            let entry = Entry::read(&mut block)?;
            if block.0.is_empty() { Ok(entry) } else { Err(BookError::Malformed) }
        });
        let entries = entries.collect::<Result<Vec<_>, _>>()?;
        let is_sorted = entries.is_sorted_by(|a, b| a.summary().id < b.summary().id);
        if !reader.0.is_empty() || !is_sorted {
            return Err(BookError::Malformed);
        }
        Ok(Self { series: series.to_owned(), entries })
    }

    /// The book as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer(MAGIC.to_vec());
        writer.byte(VERSION);
        writer.block(self.series.as_bytes());
        writer.number(self.entries.len() as u32);
        for entry in &self.entries {
            let mut block = Writer::default();
            entry.write(&mut block);
            writer.block(&block.0);
        }
        let sum = checksum(&writer.0);
        writer.0.extend_from_slice(&sum.to_le_bytes());
        writer.0
    }

    /// The text that its games follow from.
    #[must_use]
    pub fn series(&self) -> &str {
        &self.series
    }

    /// How many puzzles there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All puzzles in the order of their numbers, without their positions.
    pub fn summaries(&self) -> impl ExactSizeIterator<Item = Summary> {
        self.entries.iter().map(Entry::summary)
    }

    /// Where a puzzle is in the book.
    #[must_use]
    pub fn find(&self, id: PuzzleId) -> Option<usize> {
        self.entries.binary_search_by_key(&id, |entry| entry.summary().id).ok()
    }

    /// A puzzle, counted from 0.
    ///
    /// # Errors
    ///
    /// [`BookError::Illegal`] if its game cannot be played, or the question does not come up in it.
    ///
    /// # Panics
    ///
    /// If there are not that many.
    pub fn puzzle(&self, index: usize) -> Result<Puzzle, BookError> {
        self.entries[index].puzzle(&self.series).ok_or(BookError::Illegal(index + 1))
    }

    /// The puzzle nearest to a rating among those that are left; of equally near ones, the first.
    #[must_use]
    pub fn nearest(&self, rating: f64, is_left: impl Fn(&Summary) -> bool) -> Option<PuzzleId> {
        let distance = |one: &Summary| (f64::from(one.rating) - rating).abs();
        let left = self.summaries().filter(is_left);
        left.min_by(|a, b| distance(a).total_cmp(&distance(b))).map(|nearest| nearest.id)
    }

    /// The puzzle of a day, counted from any day on: the same for everybody, and none comes again before all have been.
    #[must_use]
    pub fn of_day(&self, day: u32) -> Option<PuzzleId> {
        let len = self.entries.len() as u64;
        // Steps that share no divisor with the length meet every puzzle once.
        let step =
            (0..).map(|more| len * 5 / 8 + 1 + more).find(|&step| divisor(step, len) == 1)?;
        let index = (u64::from(day) * step).checked_rem(len)?;
        self.entries.get(index as usize).map(|entry| entry.summary().id)
    }
}

fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// The puzzles that come with the program, as `docs/puzzles.md` says how they were found.
static SHIPPED: &[u8] = include_bytes!("../data/puzzles.book");

/// The puzzles that come with the program.
///
/// # Errors
///
/// [`BookError`] if the file in the program is none of this version.
pub fn shipped() -> Result<Book, BookError> {
    Book::from_bytes(SHIPPED)
}

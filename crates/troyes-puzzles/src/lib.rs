#![doc = include_str!("../README.md")]

mod book;
mod bytes;
pub mod challenge;
mod check;
mod examine;
mod find;
mod judge;
mod level;
mod own;
mod progress;
mod puzzle;
mod shelf;
mod theme;

pub use book::{Book, BookError, Summary, VERSION, shipped};
pub use check::{holds, keeps_answer, sample};
pub use examine::{Search, best_decision, examine};
pub use find::find_in_game;
pub use judge::{Judged, judge};
pub use level::{LEVEL_RATINGS, MIDDLE, Solved};
pub use own::{Mistake, WAIT, is_due, own_mistakes};
pub use progress::{ALGORITHM, Answer, Change, Progress};
pub use puzzle::{CLEAR, Choice, Puzzle, PuzzleId, PuzzleIdError, RIGHT_WITHIN};
pub use shelf::Shelf;
pub use theme::{Theme, Themes, Turn, play_out};

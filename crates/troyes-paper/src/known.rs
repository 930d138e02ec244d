//! All of it in one call, for callers that only want to be asked whether to go on.

use crate::deed::Answers;
use crate::line::Line;
use crate::lines::{Lines, Whole, WholeSearch};
use crate::questions::Knowledge;
use crate::search::{DeadEnd, Progress, Search};
use crate::sheet::Paper;

/// What is known of a sheet.
#[derive(Debug)]
pub enum Known {
    /// No line leads to it.
    Impossible(DeadEnd),
    /// All lines.
    All(Box<Lines>),
    /// Some of very many.
    Some(Vec<Line>),
    /// The search was stopped, or its states were used up, before a line was found.
    Nothing,
}

/// How much may be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Sheets that the search for one line looks at.
    pub search: u64,
    /// Sheets that the look at all lines looks at, there and back.
    pub whole: u64,
    /// Lines to judge by where there are too many.
    pub some: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { search: 3_000_000, whole: 1_000_000, some: 48 }
    }
}

/// Sheets between two questions whether to go on: a few thousandths of a second.
const STEP: u64 = 1_000;

/// Sheets that the search for one more line may look at.
const ANOTHER: u64 = 20_000;

impl Known {
    /// Finds out what there is to know, within limits. After every thousand sheets or so it asks whether to go on.
    #[must_use]
    pub fn of(
        paper: &Paper,
        answers: &Answers,
        limits: Limits,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Self {
        let mut search = Search::new(paper, answers);
        let first = loop {
            match search.step(STEP) {
                Progress::Found(line) => break line,
                Progress::Impossible(end) => return Self::Impossible(end),
                Progress::Going if search.states() < limits.search && go_on(search.states()) => {}
                Progress::Going => return Self::Nothing,
            }
        };
        let mut whole = WholeSearch::new(paper, answers);
        let mut looked_at = 0;
        while looked_at < limits.whole {
            match whole.step(STEP) {
                Whole::Complete(lines) => return Self::All(lines),
                Whole::TooMany => break,
                Whole::Going => looked_at += STEP,
            }
            if !go_on(search.states() + looked_at) {
                return Self::Some(vec![first]);
            }
        }
        drop(whole);
        Self::Some(some(&mut search, first, limits.some, &mut |states| go_on(states + looked_at)))
    }

    /// What that says about the half-days. Nothing where there is no line.
    #[must_use]
    pub fn knowledge(&self, paper: &Paper) -> Option<Knowledge> {
        match self {
            Self::Impossible(_) | Self::Nothing => None,
            Self::All(lines) => Some(Knowledge::of_lines(lines)),
            Self::Some(lines) => Some(Knowledge::of_some(paper, lines)),
        }
    }
}

/// More lines of the same search, in other orders.
fn some(
    search: &mut Search,
    first: Line,
    most: usize,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Vec<Line> {
    let mut lines = vec![first];
    for _ in 1..most {
        search.again();
        if let Progress::Found(line) = search.step(ANOTHER) {
            lines.push(line);
        }
        if !go_on(search.states()) {
            break;
        }
    }
    lines
}

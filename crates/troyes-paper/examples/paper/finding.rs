//! How fast a line is found, whether it leads to the sheet, and whether a citizen too many is noticed.

use std::time::Instant;

use troyes_paper::internals::cut_off;
use troyes_paper::{Answers, Change, Paper, Progress, Search};
use troyes_record::Record;
use troyes_rules::Color;

/// The most sheets that a search looks at.
pub(crate) const MOST_STATES: u64 = 3_000_000;

/// What came of one sheet.
pub(crate) struct Found {
    /// Seconds until a line was found; none was, if infinite.
    pub(crate) seconds: f64,
    pub(crate) states: u64,
    pub(crate) remembered: usize,
    /// The line is legal and ends with this sheet.
    pub(crate) verified: bool,
    /// The game that was played was cut off by a bound.
    pub(crate) cut_off: bool,
    /// Seconds until a citizen too many was noticed, and whether without a search.
    pub(crate) noticed: f64,
    pub(crate) at_once: bool,
}

/// Looks for a line to a sheet, and for one to the same sheet with one citizen more.
pub(crate) fn find(record: &Record, paper: &Paper, index: u64) -> Found {
    let cut_off = cut_off(paper, &Answers::default(), record).is_some();
    let begun = Instant::now();
    let mut search = Search::new(paper, &Answers::default());
    let progress = search.step(MOST_STATES);
    let seconds = begun.elapsed().as_secs_f64();
    let (seconds, verified) = match progress {
        Progress::Found(line) => (seconds, leads_there(&line.to_record(paper), paper)),
        Progress::Going => (f64::INFINITY, true),
        Progress::Impossible(_) => (f64::INFINITY, false),
    };
    let (noticed, at_once) = one_citizen_more(paper, index);
    let (states, remembered) = (search.states(), search.remembered());
    Found { seconds, states, remembered, verified, cut_off, noticed, at_once }
}

/// Written, read, verified, and compared with the sheet.
fn leads_there(record: &Record, paper: &Paper) -> bool {
    let Ok(read) = Record::from_json(record.to_json().as_bytes()) else {
        return false;
    };
    read.verify().is_ok_and(|verdict| {
        verdict.finished && paper.sheet().fits(verdict.game.seats()[0].sheet())
    })
}

/// Seconds until one citizen too many, of each colour in turn, is noticed; infinite if it is not, or another line fits.
fn one_citizen_more(paper: &Paper, index: u64) -> (f64, bool) {
    let color = Color::ALL[(index % 3) as usize];
    let number = paper.sheet().citizens[color] + 1;
    let begun = Instant::now();
    let wrong = Change::Citizens(color, number).applied(*paper.sheet());
    let Ok(wrong) = paper.with_sheet(wrong) else {
        return (begun.elapsed().as_secs_f64(), true);
    };
    if !wrong.accounts().is_empty() {
        return (begun.elapsed().as_secs_f64(), true);
    }
    match Search::new(&wrong, &Answers::default()).step(MOST_STATES / 10) {
        Progress::Impossible(_) => (begun.elapsed().as_secs_f64(), false),
        _ => (f64::INFINITY, false),
    }
}

//! `puzzles check`: do the answers hold?

use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use troyes_puzzles::{Book, PuzzleId, Search, holds, keeps_answer, sample};
use troyes_solver::{QuantisedNetwork, Workspace};

use super::book;
use crate::arguments::CheckPuzzlesOptions;
use crate::parallel::pool;

/// What a sample follows from.
const SAMPLE_KEY: u64 = 1;

/// Checks all puzzles, or a sample more closely. Returns whether as many were good as have to be.
pub(crate) fn run(options: &CheckPuzzlesOptions) -> anyhow::Result<bool> {
    let (book, network) = (book(&options.book)?, options.weights.network()?);
    let places = match options.sample {
        Some(size) => sample(book.len(), size, SAMPLE_KEY),
        None => (0..book.len()).collect(),
    };
    let started = Instant::now();
    let limit = started + Duration::from_secs(60 * options.minutes);
    let progress = ProgressBar::new(places.len() as u64).with_style(ProgressStyle::with_template(
        "{bar:32.yellow/dim} {human_pos}/{human_len} puzzles, {eta} left",
    )?);
    let check = |&place: &usize| {
        let checked = (Instant::now() < limit)
            .then(|| is_good(&book, &network, place, options.sample.is_some()));
        progress.inc(1);
        checked
    };
    let checked: Vec<Option<Result<(), PuzzleId>>> =
        pool(options.threads)?.install(|| places.par_iter().map(check).collect());
    progress.finish_and_clear();
    let checked: Vec<_> = checked.into_iter().flatten().collect();
    let bad: Vec<PuzzleId> = checked.iter().filter_map(|checked| checked.err()).collect();
    let mut output = io::stdout().lock();
    for id in &bad {
        writeln!(output, "puzzle {id} changes its answer")?;
    }
    let good = checked.len() - bad.len();
    let share = 100.0 * good as f64 / checked.len().max(1) as f64;
    let seconds = started.elapsed().as_secs_f64();
    writeln!(
        output,
        "{good} of {} puzzles hold, {share:.1} %, {seconds:.0} seconds",
        checked.len()
    )?;
    if checked.len() < places.len() {
        writeln!(output, "{} were not checked in time", places.len() - checked.len())?;
    }
    // By exact expectation all must hold; with ten times the search, 97 in a hundred.
    let allowed = if options.sample.is_some() { checked.len() * 3 / 100 } else { 0 };
    Ok(bad.len() <= allowed && checked.len() == places.len())
}

fn is_good(
    book: &Book,
    network: &QuantisedNetwork,
    place: usize,
    closely: bool,
) -> Result<(), PuzzleId> {
    let id = book.summaries().nth(place).map(|summary| summary.id);
    let id = id.expect("the place is one of the book's");
    let puzzle = book.puzzle(place).map_err(|_| id)?;
    let mut space = Workspace::default();
    let good = if closely {
        keeps_answer(network, &puzzle, Search::CHECKING, &mut space)
    } else {
        holds(network, &puzzle, &mut space)
    };
    if good { Ok(()) } else { Err(id) }
}

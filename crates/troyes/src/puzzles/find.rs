//! `puzzles find`: games in batches, in their order, so that the puzzles do not depend on the number of threads.

use std::fs;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use rayon::prelude::*;
use troyes_puzzles::{Book, Shelf, find_in_game};

use crate::arguments::FindOptions;
use crate::parallel::{pool, progress_bar};

/// Games that are looked into before the shelf is asked what it still wants.
const BATCH: u32 = 32;

/// Looks until the shelf is full, or games or minutes are over, and writes the book.
pub(crate) fn run(options: &FindOptions) -> anyhow::Result<()> {
    let network = options.weights.network()?;
    let pool = pool(options.threads)?;
    let most = Duration::from_secs(60 * options.minutes);
    let started = Instant::now();
    let progress = progress_bar(options.games.into());
    let mut shelf = Shelf::new(options.count);
    let mut games = 0;
    while games < options.games && !shelf.is_full() && started.elapsed() < most {
        let batch = games..options.games.min(games + BATCH);
        let find = |game| find_in_game(&network, &options.seed, game);
        let found: Vec<_> = pool.install(|| batch.clone().into_par_iter().map(find).collect());
        found.into_iter().for_each(|found| shelf.offer(found));
        games = batch.end;
        progress.set_position(games.into());
        progress.set_message(format!("{} puzzles", shelf.len()));
    }
    progress.finish_and_clear();
    ensure!(!shelf.is_empty(), "no puzzle was found in {games} games");
    let bytes = Book::new(&options.seed, shelf.puzzles()).to_bytes();
    fs::write(&options.output, &bytes).with_context(|| format!("{}", options.output.display()))?;
    writeln!(
        io::stdout(),
        "{} puzzles in {games} games, {} bytes, {:.0} seconds",
        shelf.len(),
        bytes.len(),
        started.elapsed().as_secs_f64()
    )?;
    Ok(())
}

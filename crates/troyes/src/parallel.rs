//! Many games at once, on all cores or as many as were asked for.

use std::fmt;

use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads that play: as many as were asked for, or one for each core.
pub(crate) fn pool(jobs: Option<u16>) -> anyhow::Result<ThreadPool> {
    Ok(ThreadPoolBuilder::new().num_threads(jobs.map_or(0, usize::from)).build()?)
}

/// What comes of each game, in their order, however many threads play them.
pub(crate) fn games<T: Send>(
    games: u64,
    jobs: Option<u16>,
    play: impl Fn(u64) -> T + Sync,
) -> anyhow::Result<Vec<T>> {
    let progress = progress_bar(games);
    let play = |index| {
        let played = play(index);
        progress.inc(1);
        played
    };
    let played = pool(jobs)?.install(|| (0..games).into_par_iter().map(play).collect());
    progress.finish_and_clear();
    Ok(played)
}

/// Drawn on standard error, and only if that is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:32.yellow/dim} {human_pos}/{human_len} games, {rate} a second, {eta} left {msg}",
    )
    .expect("the template is well formed")
    .with_key("rate", |state: &ProgressState, text: &mut dyn fmt::Write| {
        let _ = write!(text, "{}", HumanCount(state.per_sec() as u64));
    });
    ProgressBar::new(games).with_style(style)
}

//! `backup`, `restore` and `check`: everything that servers keep, in one file and back, and looked at.

use std::io::{self, Write as _};

use indicatif::{ProgressBar, ProgressStyle};
use tokio::runtime::Runtime;

use crate::arguments::{BackupOptions, CheckOptions, RestoreOptions};

/// Copies a database into a new file.
pub(crate) fn run(BackupOptions { database, file }: &BackupOptions) -> anyhow::Result<()> {
    let database = &database.database;
    let games = Runtime::new()?.block_on(troyes_store::backup(database, file))?;
    writeln!(io::stdout(), "{}: {games} games from {database}", file.display())?;
    Ok(())
}

/// Copies a backup into an empty database.
pub(crate) fn restore(RestoreOptions { file, database }: &RestoreOptions) -> anyhow::Result<()> {
    let database = &database.database;
    let games = Runtime::new()?.block_on(troyes_store::restore(file, database))?;
    writeln!(io::stdout(), "{database}: {games} games from {}", file.display())?;
    Ok(())
}

/// Looks at everything in a database, and returns whether it fits together.
pub(crate) fn check(CheckOptions { database }: &CheckOptions) -> anyhow::Result<bool> {
    let database = &database.database;
    let bar = ProgressBar::new(0).with_style(
        ProgressStyle::with_template("{bar:32.yellow/dim} {human_pos}/{human_len} games")
            .expect("the template is right"),
    );
    let mut progress = |looked_at: usize, games: usize| {
        bar.set_length(games as u64);
        bar.set_position(looked_at as u64);
    };
    let checked = Runtime::new()?.block_on(troyes_store::check(database, &mut progress));
    bar.finish_and_clear();
    let checked = checked?;
    let mut out = io::stdout().lock();
    for fault in &checked.faults {
        writeln!(out, "{fault}")?;
    }
    let games = checked.games;
    match checked.faults.len() {
        0 => writeln!(out, "{database}: {games} games replayed, nothing wrong")?,
        faults => writeln!(out, "{database}: {games} games replayed, {faults} faults")?,
    }
    Ok(checked.faults.is_empty())
}

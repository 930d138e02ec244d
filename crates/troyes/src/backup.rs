//! `backup` and `restore`: everything that servers keep, in one file and back.

use std::io::{self, Write as _};

use tokio::runtime::Runtime;

use crate::arguments::{BackupOptions, RestoreOptions};

/// Copies a database into a new file.
pub(crate) fn run(BackupOptions { database, file }: &BackupOptions) -> anyhow::Result<()> {
    let database = &database.database;
    let games = Runtime::new()?.block_on(troyes_server::backup(database, file))?;
    writeln!(io::stdout(), "{}: {games} games from {database}", file.display())?;
    Ok(())
}

/// Copies a backup into an empty database.
pub(crate) fn restore(RestoreOptions { file, database }: &RestoreOptions) -> anyhow::Result<()> {
    let database = &database.database;
    let games = Runtime::new()?.block_on(troyes_server::restore(file, database))?;
    writeln!(io::stdout(), "{database}: {games} games from {}", file.display())?;
    Ok(())
}

//! Everything in one file, and back. The file is an SQLite database of the current schema, whatever it was made from.

mod scratch;
mod session;

use std::cmp::Ordering;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use thiserror::Error;

use super::schema::TABLES;
use super::{Store, StoreError, random_name};
use crate::database::Database;
use scratch::Scratch;

pub(super) use session::Session;

/// Why there is no backup, or nothing was restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// A file with this name is there, and stays as it is.
    #[error("{0} is there already")]
    Exists(String),
    /// Somebody else's database, or none.
    #[error("{0} is not a database of this program")]
    NotOurs(Database),
    /// A database that an older version of this program uses.
    #[error("{0} is of an older version: start a server of this version on it first")]
    Older(Database),
    /// Something is in the database already.
    #[error("{0} is not empty; nothing was restored")]
    NotEmpty(Database),
    /// A database cannot be read or written.
    #[error("{database}: {reason}")]
    Store {
        /// Which one.
        database: Database,
        /// Why not.
        reason: StoreError,
    },
    /// A file cannot be written.
    #[error("{file}: {reason}")]
    File {
        /// Which one.
        file: String,
        /// Why not.
        reason: io::Error,
    },
}

impl BackupError {
    /// Says which database an error is about.
    fn of(database: &Database) -> impl Fn(StoreError) -> Self + use<> {
        let database = database.clone();
        move |reason| Self::Store { database: database.clone(), reason }
    }
}

/// Copies everything as it is at one moment into a new file, and returns how many games that are. Servers may go on meanwhile.
///
/// # Errors
///
/// [`BackupError`] if there is no backup; then there is no new file either.
pub async fn backup(database: &Database, file: &Path) -> Result<u64, BackupError> {
    // The name is taken at once, and what gets the name is complete.
    let reserved = Scratch::new(file.to_owned())?;
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{}.partial", random_name()));
    let partial = Scratch::new(name.into())?;
    let games = copy_into_file(database, &partial).await?;
    publish(&partial, file)
        .map_err(|reason| BackupError::File { file: file.display().to_string(), reason })?;
    partial.keep();
    reserved.keep();
    Ok(games)
}

/// Copies everything of a backup into an empty database, all or nothing, and returns how many games that are.
///
/// # Errors
///
/// [`BackupError`] if nothing was restored.
pub async fn restore(file: &Path, database: &Database) -> Result<u64, BackupError> {
    // Backups of older versions are brought up to date on the way; the file itself stays as it is.
    let name = format!("troyes-restore-{}.db", random_name());
    let copy = Scratch::new(std::env::temp_dir().join(name))?;
    let games = copy_into_file(&Database::File(file.to_owned()), &copy).await?;
    let unreadable = BackupError::of(&copy.database());
    let mut source = Session::reading(&copy.database()).await.map_err(unreadable)?;

    let unusable = BackupError::of(database);
    Store::open(database).await.map_err(&unusable)?.close().await;
    let mut target = Session::writing(database).await.map_err(&unusable)?;
    for table in &TABLES {
        if target.count(table).await.map_err(&unusable)? > 0 {
            return Err(BackupError::NotEmpty(database.clone()));
        }
    }
    source.copy_to(&mut target).await.map_err(&unusable)?;
    target.commit().await.map_err(&unusable)?;
    Ok(games)
}

/// Copies a database into an empty file, brings that up to date, and counts its games.
async fn copy_into_file(database: &Database, file: &Scratch) -> Result<u64, BackupError> {
    let (unusable, unwritable) = (BackupError::of(database), BackupError::of(&file.database()));
    if let Database::File(_) = database {
        // The copy is a database of the same version; the original may be in use by servers of that version.
        let (mut source, _) = ours(database).await?;
        source.vacuum(&file.path).await.map_err(&unusable)?;
        let mut copy = Session::up_to_date(&file.path).await.map_err(&unusable)?;
        return copy.games().await.map_err(unwritable);
    }
    let mut source = up_to_date(database).await?;
    Session::up_to_date(&file.path).await.map_err(&unwritable)?;
    let mut copy = Session::writing(&file.database()).await.map_err(&unwritable)?;
    source.copy_to(&mut copy).await.map_err(unusable)?;
    let games = copy.games().await.map_err(&unwritable)?;
    copy.commit().await.map_err(&unwritable)?;
    Ok(games)
}

/// Reads a database of this program, and returns how its version compares with the one that this program makes.
async fn ours(database: &Database) -> Result<(Session, Ordering), BackupError> {
    let unusable = BackupError::of(database);
    let mut session = Session::reading(database).await.map_err(&unusable)?;
    let version = session.version().await.map_err(&unusable)?;
    let version = version.ok_or_else(|| BackupError::NotOurs(database.clone()))?;
    let order = version.cmp(&session.newest_version());
    Ok((session, order))
}

/// Reads a database that this version of the program has made or brought up to date.
pub(super) async fn up_to_date(database: &Database) -> Result<Session, BackupError> {
    let (session, order) = ours(database).await?;
    match order {
        Ordering::Less => Err(BackupError::Older(database.clone())),
        Ordering::Equal => Ok(session),
        Ordering::Greater => Err(BackupError::of(database)(StoreError::Newer)),
    }
}

/// Gives a file its name, on disk.
fn publish(partial: &Scratch, file: &Path) -> io::Result<()> {
    File::open(&partial.path)?.sync_all()?;
    fs::rename(&partial.path, file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

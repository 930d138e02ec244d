//! Why something could not be stored or read.

use thiserror::Error;
use troyes_host::BadId;
use troyes_record::RecordError;

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else has written an entry at this place of the log, or this command is there already: look again.
    #[error("the log has changed meanwhile")]
    Conflict,
    /// What is stored does not make sense.
    #[error("what is stored does not make sense: {0}")]
    Damaged(String),
    /// The database does not answer as it should. What was to be stored is not.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// It is not known whether it is stored: the database was asked to, and has not answered.
    #[error("it is not known whether it is stored: {0}")]
    Unknown(String),
    /// Nobody can listen through a pooler in transaction mode.
    #[error(
        "servers cannot hear each other through a pooler in transaction mode: give them another bus, such as --bus nats://HOST"
    )]
    Unheard,
    /// What carries notices between servers does not.
    #[error("the bus: {0}")]
    Bus(String),
    /// A newer version of this program has changed the database.
    #[error("the database was written by a newer version of this program")]
    Newer,
    /// The database could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
}

impl From<troyes_shapes::Damaged> for StoreError {
    fn from(troyes_shapes::Damaged(reason): troyes_shapes::Damaged) -> Self {
        Self::Damaged(reason)
    }
}

impl StoreError {
    /// The same error where others may have stored what this one could not: nobody knows.
    #[must_use]
    pub fn doubted(self) -> Self {
        match self {
            Self::Database(_) | Self::Conflict => Self::Unknown(self.to_string()),
            other => other,
        }
    }

    /// A file that cannot be played on, and what to do about it.
    pub(super) fn damaged_file(path: &std::path::Path, reason: &str) -> Self {
        let path = path.display();
        Self::Damaged(format!(
            "{reason}. Nothing was changed. Keep a copy of {path}, with its -wal and -shm; \
             `troyes check --database {path}` lists all that is wrong, \
             `troyes restore` brings a backup into a new file"
        ))
    }

    /// An error of a statement that only one of several writers can carry out.
    pub(super) fn of_writer(error: sqlx::Error) -> Self {
        /// PostgreSQL's codes for transactions that were in each other's way.
        const SERIALIZATION_FAILURE: &str = "40001";
        const DEADLOCK: &str = "40P01";

        let lost = error.as_database_error().is_some_and(|error| {
            error.is_unique_violation()
                || matches!(error.code().as_deref(), Some(SERIALIZATION_FAILURE | DEADLOCK))
        });
        if lost { Self::Conflict } else { Self::Database(error) }
    }
}

/// Commits. If that fails, nobody knows whether it has happened: the database may have done so and died before it could say it.
pub(super) async fn commit<D: sqlx::Database>(
    transaction: sqlx::Transaction<'_, D>,
) -> Result<(), StoreError> {
    transaction.commit().await.map_err(|error| match StoreError::of_writer(error) {
        StoreError::Database(error) => StoreError::Unknown(error.to_string()),
        definite => definite,
    })
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(_) => Self::Newer,
            error => Self::Migration(error),
        }
    }
}

impl From<BadId> for StoreError {
    fn from(error: BadId) -> Self {
        Self::Damaged(error.to_string())
    }
}

impl From<RecordError> for StoreError {
    fn from(error: RecordError) -> Self {
        Self::Damaged(error.to_string())
    }
}

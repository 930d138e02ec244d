//! Commands that are nothing but new lines of logs go into one statement, because asking the database costs more than what it does; the others,
//! and all of them if one is refused, are stored in a savepoint each, so that one that is refused takes nothing else along.

use sqlx::Acquire as _;
use sqlx::sqlite::SqlitePool;
use troyes_host::{Append, GameId};

use super::games::{append_at, insert_entries};
use super::{Sqlite, Transaction};
use crate::StoreError;
use crate::appends::{Appends, Job, Together};
use crate::error::commit;

/// The one connection that writes.
#[derive(Clone)]
struct Writer(SqlitePool);

/// Starts the queue. More than one worker would only wait for the others.
pub(super) fn start(writer: SqlitePool) -> Appends {
    Appends::start(&Writer(writer), 1)
}

impl Sqlite {
    pub(crate) async fn append(&self, id: GameId, append: &Append) -> Result<(), StoreError> {
        self.appends.append(id, append).await
    }
}

impl Together for Writer {
    async fn store(&mut self, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
        if jobs.len() > 1
            && let Ok(results) = self.store_together(jobs).await
        {
            return results;
        }
        // One alone, or all of them because the commit has failed: each with its own reason.
        let mut results = Vec::with_capacity(jobs.len());
        for job in jobs {
            results.push(self.store_alone(job).await);
        }
        results
    }
}

impl Writer {
    async fn begin(&self) -> Result<Transaction, StoreError> {
        Ok(self.0.begin_with("BEGIN IMMEDIATE").await?)
    }

    async fn store_alone(&self, job: &Job) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        append_at(&mut transaction, job.id, &job.append).await?;
        commit(transaction).await
    }

    /// Results of all commands, if they could be committed.
    async fn store_together(
        &self,
        jobs: &[Job],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut transaction = self.begin().await?;
        let plain = store_plain(&mut transaction, jobs).await?;
        let mut results = Vec::with_capacity(jobs.len());
        for job in jobs {
            if plain && is_plain(job) {
                results.push(Ok(()));
                continue;
            }
            let mut savepoint = transaction.begin().await?;
            let result = append_at(&mut savepoint, job.id, &job.append).await;
            if result.is_ok() {
                savepoint.commit().await?;
            } else {
                savepoint.rollback().await?;
            }
            results.push(result.map(drop));
        }
        commit(transaction).await?;
        Ok(results)
    }
}

/// Whether it is nothing but new lines of logs.
fn is_plain(job: &Job) -> bool {
    let Append { at: _, entries: _, seen, results, due_at, handed_over, ended_early } = &job.append;
    let more = seen.is_some() || results.is_some() || due_at.is_some();
    !more && handed_over.is_none() && !ended_early
}

/// Returns whether all plain commands could be stored together.
async fn store_plain(transaction: &mut Transaction, jobs: &[Job]) -> Result<bool, StoreError> {
    let plain = jobs.iter().filter(|job| is_plain(job));
    let rows: Vec<_> = plain.flat_map(Job::entries).collect();
    let mut savepoint = transaction.begin().await?;
    let stored = insert_entries(&mut savepoint, &rows).await.is_ok();
    if stored {
        savepoint.commit().await?;
    } else {
        savepoint.rollback().await?;
    }
    Ok(stored)
}

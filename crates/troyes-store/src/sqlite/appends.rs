//! Commands of many games share a commit: what takes time is the disk, not the rows.
//!
//! One task takes all that is waiting and answers all of it after one commit. Commands that are nothing but new lines of logs go into one statement,
//! because asking the database costs more than what it does; the others, and all of them if one is refused, are stored in a savepoint
//! each, so that one that is refused takes nothing else along.

use sqlx::Acquire as _;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use super::games::{append_at, insert_entries};
use super::{Sqlite, Transaction};
use crate::StoreError;
use crate::error::commit;
use troyes_host::{Append, GameId, NewEntry};

/// Commands in one commit at the most: the last one waits for all of them.
const AT_ONCE: usize = 64;

/// What a command adds, and who waits for its answer.
#[derive(Debug)]
pub(super) struct Job {
    id: GameId,
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    /// Whether it is nothing but new lines of logs.
    fn is_plain(&self) -> bool {
        let Append { at: _, entries: _, seen, results, due_at, handed_over, ended_early } =
            &self.append;
        let more = seen.is_some() || results.is_some() || due_at.is_some();
        !more && handed_over.is_none() && !ended_early
    }
}

impl Sqlite {
    pub(crate) async fn append(&self, id: GameId, append: &Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job { id, append: append.clone(), answer };
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        self.appends.send(job).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// Starts the task. It ends when nobody can ask any more.
pub(super) fn start(writer: SqlitePool) -> mpsc::Sender<Job> {
    let (sender, mut receiver) = mpsc::channel(AT_ONCE);
    tokio::spawn(async move {
        let mut jobs = Vec::with_capacity(AT_ONCE);
        while receiver.recv_many(&mut jobs, AT_ONCE).await > 0 {
            store(&writer, &mut jobs).await;
        }
    });
    sender
}

async fn store(writer: &SqlitePool, jobs: &mut Vec<Job>) {
    if jobs.len() > 1
        && let Ok(results) = store_together(writer, jobs).await
    {
        for (job, result) in jobs.drain(..).zip(results) {
            // Whoever does not wait any more finds it in the log.
            let _ = job.answer.send(result);
        }
    }
    // One alone, or all of them because the commit has failed: each with its own reason.
    for job in jobs.drain(..) {
        let result = store_alone(writer, &job).await;
        let _ = job.answer.send(result);
    }
}

async fn begin(writer: &SqlitePool) -> Result<Transaction, StoreError> {
    Ok(writer.begin_with("BEGIN IMMEDIATE").await?)
}

async fn store_alone(writer: &SqlitePool, job: &Job) -> Result<(), StoreError> {
    let mut transaction = begin(writer).await?;
    append_at(&mut transaction, job.id, &job.append).await?;
    commit(transaction).await
}

/// Results of all commands, if they could be committed.
async fn store_together(
    writer: &SqlitePool,
    jobs: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = begin(writer).await?;
    let plain = store_plain(&mut transaction, jobs).await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        if plain && job.is_plain() {
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

fn entries_of(job: &Job) -> impl Iterator<Item = (GameId, &NewEntry, i64)> {
    let Append { at, entries, .. } = &job.append;
    entries.iter().map(|entry| (job.id, entry, *at as i64))
}

/// Returns whether all plain commands could be stored together.
async fn store_plain(transaction: &mut Transaction, jobs: &[Job]) -> Result<bool, StoreError> {
    let plain = jobs.iter().filter(|job| job.is_plain());
    let rows: Vec<_> = plain.flat_map(entries_of).collect();
    let mut savepoint = transaction.begin().await?;
    let stored = insert_entries(&mut savepoint, &rows).await.is_ok();
    if stored {
        savepoint.commit().await?;
    } else {
        savepoint.rollback().await?;
    }
    Ok(stored)
}

//! Wishes of many games share a commit: what takes time is the disk, not the rows.
//!
//! One task takes all that is waiting, stores each in a savepoint of its own, so that one that is refused takes nothing else
//! along, and answers all of them after the one commit.

use sqlx::Acquire as _;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use super::games::append_at;
use super::{Sqlite, Transaction};
use crate::store::{Append, GameId, StoreError, now};

/// Wishes in one commit at the most: the last one waits for all of them.
const AT_ONCE: usize = 64;

/// A wish, and who waits for its answer.
#[derive(Debug)]
pub(super) struct Job {
    id: GameId,
    append: Append,
    answer: oneshot::Sender<Result<u64, StoreError>>,
}

impl Sqlite {
    pub(in crate::store) async fn append(
        &self,
        id: GameId,
        append: &Append,
    ) -> Result<u64, StoreError> {
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

async fn store_alone(writer: &SqlitePool, job: &Job) -> Result<u64, StoreError> {
    let mut transaction = begin(writer).await?;
    let at = now();
    append_at(&mut transaction, job.id, &job.append, at).await?;
    transaction.commit().await?;
    Ok(at as u64)
}

/// Results of all wishes, if they could be committed.
async fn store_together(
    writer: &SqlitePool,
    jobs: &[Job],
) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    let mut transaction = begin(writer).await?;
    let mut results = Vec::with_capacity(jobs.len());
    for Job { id, append, .. } in jobs {
        let at = now();
        let mut savepoint = transaction.begin().await?;
        let result = append_at(&mut savepoint, *id, append, at).await;
        if result.is_ok() {
            savepoint.commit().await?;
        } else {
            savepoint.rollback().await?;
        }
        results.push(result.map(|()| at as u64));
    }
    transaction.commit().await?;
    Ok(results)
}

//! Commands of many games share a transaction: what takes time is the disk and the way to the database, not the rows.
//!
//! What is waiting is taken by workers, all of it at once, and answered after one commit.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};
use troyes_host::{Append, GameId, NewEntry};

use crate::StoreError;

/// Commands in one commit at the most: the last one waits for all of them.
const AT_ONCE: usize = 64;

/// What a command adds, and who waits for its answer.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) id: GameId,
    pub(crate) append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    /// Whether nobody waits for its answer any more.
    pub(crate) fn is_given_up(&self) -> bool {
        self.answer.is_closed()
    }

    /// What it adds to logs, and when.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (GameId, &NewEntry, i64)> {
        let Append { at, entries, .. } = &self.append;
        entries.iter().map(|entry| (self.id, entry, *at as i64))
    }
}

/// A database that stores commands of many games together.
pub(crate) trait Together: Clone + Send + Sync + 'static {
    /// Stores each command completely or not at all, and returns what has become of each, in order.
    fn store(&mut self, jobs: &[Job]) -> impl Future<Output = Vec<Result<(), StoreError>>> + Send;
}

/// The queue in front of a database. Its workers end when nobody can ask any more.
#[derive(Clone, Debug)]
pub(crate) struct Appends(mpsc::Sender<Job>);

impl Appends {
    pub(crate) fn start(database: &impl Together, workers: usize) -> Self {
        let (sender, receiver) = mpsc::channel(AT_ONCE);
        let receiver = Arc::new(Mutex::new(receiver));
        for _ in 0..workers {
            tokio::spawn(work(database.clone(), Arc::clone(&receiver)));
        }
        Self(sender)
    }

    pub(crate) async fn append(&self, id: GameId, append: &Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job { id, append: append.clone(), answer };
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        self.0.send(job).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

async fn work(mut database: impl Together, receiver: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let mut jobs = Vec::with_capacity(AT_ONCE);
    // Only one worker waits for more, the others store or stand in line.
    while receiver.lock().await.recv_many(&mut jobs, AT_ONCE).await > 0 {
        // Those who have given up were answered that nobody knows: it need not happen any more.
        jobs.retain(|job| !job.is_given_up());
        let results = database.store(&jobs).await;
        for (job, result) in jobs.drain(..).zip(results) {
            // Askers who do not wait any more find it in the log.
            let _ = job.answer.send(result);
        }
    }
}

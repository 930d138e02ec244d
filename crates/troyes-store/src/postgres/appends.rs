//! Commands of many games in one statement, which is its own transaction: one way to the database and one flush for all of them. A command that
//! collides with what is stored is left out and reported; what needs more than new lines of logs has a transaction of its own.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::Row as _;
use sqlx::postgres::PgConnection;
use troyes_host::{Append, GameId};
use troyes_shapes::entry;

use super::games::append_at;
use super::pool::{Pool, is_alive};
use super::{Outbox, Postgres, answered};
use crate::appends::{Appends, Job, Together};
use crate::error::commit;
use crate::{Notice, StoreError};

/// Connections that store at the same time.
const WORKERS: usize = 3;

/// Adds the lines of all commands but those that collide with a line that is there, sets clocks, and returns the commands that collide.
///
/// Two statements that write the same line at once do not see each other; then the later one fails as a whole.
pub(crate) const STORE: &str = "\
    WITH new AS ( \
        SELECT * FROM UNNEST($1::BIGINT[], $2::BYTEA[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], $6::TEXT[], $7::BIGINT[]) \
            AS line (job, game, seat, sequence, command_id, entry, created_at) \
    ), collides AS ( \
        SELECT DISTINCT job FROM new WHERE \
            EXISTS (SELECT FROM entries AS old WHERE old.game = new.game AND old.seat = new.seat \
                AND old.sequence = new.sequence) OR \
            EXISTS (SELECT FROM entries AS old WHERE old.game = new.game AND old.seat = new.seat \
                AND old.command_id = new.command_id) \
    ), stored AS ( \
        INSERT INTO entries (game, seat, sequence, command_id, entry, created_at) \
        SELECT game, seat, sequence, command_id, entry, created_at FROM new \
        WHERE job NOT IN (SELECT job FROM collides) \
    ), clocks AS ( \
        UPDATE games SET due_at = clock.due_at \
        FROM UNNEST($8::BIGINT[], $9::BYTEA[], $10::BIGINT[]) AS clock (job, game, due_at) \
        WHERE games.id = clock.game AND clock.job NOT IN (SELECT job FROM collides) \
    ) \
    SELECT job FROM collides";

/// A connection that has been idle for so long is tried before it is used.
const IDLE: Duration = Duration::from_millis(500);

/// What one worker stores with.
struct Writer {
    pool: Pool,
    outbox: Arc<Outbox>,
    /// Its own connection, and when it has answered last. Taken while it is asked: one that was given up in the middle of something, or has failed,
    /// is not used again.
    connection: Option<(PgConnection, Instant)>,
}

/// For another worker.
impl Clone for Writer {
    fn clone(&self) -> Self {
        Self { pool: self.pool.clone(), outbox: Arc::clone(&self.outbox), connection: None }
    }
}

pub(super) fn start(pool: Pool, outbox: Arc<Outbox>) -> Appends {
    Appends::start(&Writer { pool, outbox, connection: None }, WORKERS)
}

impl Postgres {
    pub(crate) async fn append(&self, id: GameId, append: &Append) -> Result<(), StoreError> {
        self.appends.append(id, append).await
    }
}

impl Together for Writer {
    async fn store(&mut self, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
        let together: Vec<&Job> = jobs.iter().filter(|job| is_plain(job)).collect();
        let collide = answered(self.store_together(&together)).await;
        let mut results = Vec::with_capacity(jobs.len());
        let mut number = 0;
        for job in jobs {
            let result = match &collide {
                Ok(collide) if is_plain(job) => {
                    number += 1;
                    if collide.contains(&(number - 1)) { Err(StoreError::Conflict) } else { Ok(()) }
                }
                // It may be there. Nobody is asked whether it is: the sender asks again.
                Err(StoreError::Unknown(reason)) if is_plain(job) => {
                    Err(StoreError::Unknown(reason.clone()))
                }
                _ if job.is_given_up() => {
                    Err(StoreError::Unknown("nobody waits for it".to_owned()))
                }
                // It needs more, or the whole statement was refused: because of whom shows when each is tried alone.
                Ok(_) | Err(_) => answered(self.store_alone(job)).await,
            };
            if matches!(result, Ok(()) | Err(StoreError::Unknown(_))) {
                self.outbox.push(&[Notice::Changed(job.id)]);
            }
            results.push(result);
        }
        results
    }
}

impl Writer {
    async fn store_alone(&self, job: &Job) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        append_at(&mut transaction, job.id, &job.append).await?;
        commit(transaction).await
    }

    /// Stores plain commands, and returns the numbers of those that collide with what is stored.
    async fn store_together(&mut self, jobs: &[&Job]) -> Result<HashSet<usize>, StoreError> {
        if jobs.is_empty() {
            return Ok(HashSet::new());
        }
        let rows = if self.pool.is_pooled() {
            let mut transaction = self.pool.begin().await?;
            let rows =
                store(jobs).fetch_all(&mut *transaction).await.map_err(StoreError::of_writer)?;
            commit(transaction).await?;
            rows
        } else {
            let mut connection = self.connect().await?;
            let rows = store(jobs).fetch_all(&mut connection).await.map_err(of_statement)?;
            self.connection = Some((connection, Instant::now()));
            rows
        };
        Ok(rows.iter().map(|row| row.get::<i64, _>("job") as usize).collect())
    }

    /// The connection that was used last, if it still is one, or another.
    async fn connect(&mut self) -> Result<PgConnection, StoreError> {
        if let Some((mut connection, answered_at)) = self.connection.take()
            && (answered_at.elapsed() < IDLE || is_alive(&mut connection).await.is_ok())
        {
            return Ok(connection);
        }
        Ok(self.pool.acquire().await?.detach())
    }
}

/// An error of the database means that nothing is stored; without an answer nobody knows.
fn of_statement(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(_) => StoreError::of_writer(error),
        error => StoreError::Unknown(error.to_string()),
    }
}

/// Whether it is nothing but new lines of logs, with a clock perhaps.
fn is_plain(job: &Job) -> bool {
    let Append { at: _, entries: _, seen, results, due_at: _, handed_over, ended_early } =
        &job.append;
    seen.is_none() && results.is_none() && handed_over.is_none() && !ended_early
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, sqlx::postgres::PgArguments>;

/// The statement with its arguments, column by column.
fn store(jobs: &[&Job]) -> Query {
    let mut lines = Lines::default();
    let (mut clock_jobs, mut clock_games, mut clock_times) = (Vec::new(), Vec::new(), Vec::new());
    for (number, job) in jobs.iter().enumerate() {
        lines.add(number as i64, job);
        if let Some(due_at) = job.append.due_at {
            clock_jobs.push(number as i64);
            clock_games.push(job.id.bytes().to_vec());
            clock_times.push(due_at.map(|due_at| due_at as i64));
        }
    }
    sqlx::query(STORE)
        .bind(lines.jobs)
        .bind(lines.games)
        .bind(lines.seats)
        .bind(lines.sequences)
        .bind(lines.command_ids)
        .bind(lines.entries)
        .bind(lines.times)
        .bind(clock_jobs)
        .bind(clock_games)
        .bind(clock_times)
}

/// The lines of logs, column by column.
#[derive(Default)]
struct Lines {
    jobs: Vec<i64>,
    games: Vec<Vec<u8>>,
    seats: Vec<i64>,
    sequences: Vec<i64>,
    command_ids: Vec<String>,
    entries: Vec<String>,
    times: Vec<i64>,
}

impl Lines {
    fn add(&mut self, number: i64, job: &Job) {
        for (game, new, at) in job.entries() {
            self.jobs.push(number);
            self.games.push(game.bytes().to_vec());
            self.seats.push(new.seat as i64);
            self.sequences.push(new.sequence as i64);
            self.command_ids.push(new.command_id.clone());
            self.entries.push(entry::to_json(new.entry));
            self.times.push(at);
        }
    }
}

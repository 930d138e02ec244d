//! The store in a PostgreSQL database, which several servers may share.
//!
//! Transactions see what others have committed before each of their statements (`READ COMMITTED`). Where a decision depends
//! on several rows, a lock comes first, so that it is still true when it is stored.

#[path = "../queries/check.rs"]
pub(super) mod check;
#[path = "../queries/copy.rs"]
pub(super) mod copy;
#[path = "../queries/days.rs"]
mod days;
#[path = "../queries/deals.rs"]
mod deals;
#[path = "../queries/erasing.rs"]
mod erasing;
#[path = "../queries/games.rs"]
mod games;
#[path = "../queries/groups.rs"]
mod groups;
#[path = "../queries/hands.rs"]
mod hands;
#[path = "../queries/history.rs"]
mod history;
#[path = "../queries/messages.rs"]
mod messages;
#[path = "../queries/news.rs"]
mod news;
#[path = "../queries/outdated.rs"]
mod outdated;
#[path = "../queries/players.rs"]
mod players;
#[path = "../queries/removing.rs"]
mod removing;
#[path = "../queries/rooms.rs"]
mod rooms;

pub(super) mod address;
mod appends;
mod carrier;
mod fellows;
mod notices;
mod outbox;
mod pool;
mod upgrading;

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::Row as _;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use super::appends::Appends;
use super::bus::Bus;
use super::clock::Clock;
use super::{Notice, StoreError};
use address::Address;
#[cfg(test)]
pub(super) use appends::STORE;
use carrier::Carrier;
use notices::Voice;
use outbox::Outbox;
use pool::Pool;
use troyes_host::GameId;
pub(super) use upgrading::MIGRATIONS;
use upgrading::bring_up_to_date;

// What the queries know a database by.
type Dialect = sqlx::Postgres;
type Database = Postgres;
type Row = sqlx::postgres::PgRow;
type Connection = sqlx::PgConnection;
type Transaction = sqlx::Transaction<'static, Dialect>;

/// How long the database may take to answer, waiting for a connection included: shorter than a request may take. A network that has lost a
/// connection says nothing, and would let somebody wait for ever.
const ANSWER: Duration = Duration::from_secs(8);

/// All that is kept, in a database server.
#[derive(Clone, Debug)]
pub struct Postgres {
    pool: Pool,
    appends: Appends,
    outbox: Arc<Outbox>,
    voice: Arc<Voice>,
    pub(super) clock: Arc<Clock>,
    speaking: Arc<Speaking>,
}

/// The task that sends notices; it ends with the last clone of the store.
#[derive(Debug)]
struct Speaking(AbortHandle);

impl Drop for Speaking {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Postgres {
    pub(super) async fn open(url: &str, bus: &Bus) -> Result<Self, StoreError> {
        let address: Address = url.parse()?;
        let pool = Pool::connect(&address).await?;
        bring_up_to_date(&address).await?;
        let clock = Arc::new(Clock::showing(time_of(&pool).await?));
        let outbox = Arc::new(Outbox::default());
        let appends = appends::start(pool.clone(), Arc::clone(&outbox));
        let carrier = Carrier::new(bus, &address, &pool).await?;
        let voice = Arc::new(Voice::new(carrier));
        let speak = notices::speak(Arc::clone(&voice), Arc::clone(&outbox), pool.clone());
        let speaking = Arc::new(Speaking(tokio::spawn(speak).abort_handle()));
        Ok(Self { pool, appends, outbox, voice, clock, speaking })
    }

    pub(super) const fn writer(&self) -> &Pool {
        &self.pool
    }

    /// Now, as it is stored.
    fn now(&self) -> i64 {
        self.clock.time() as i64
    }

    pub(super) async fn set_clock(&self) -> Result<(), StoreError> {
        self.clock.set(time_of(&self.pool).await?);
        Ok(())
    }

    const fn reader(&self) -> &Pool {
        &self.pool
    }

    /// A transaction that writes.
    async fn begin(&self) -> Result<Transaction, StoreError> {
        Ok(self.pool.begin().await?)
    }

    /// A transaction that reads everything as it is at one moment.
    async fn begin_reading(&self) -> Result<Transaction, StoreError> {
        Ok(self.pool.begin_reading().await?)
    }

    /// Commits, and announces what is new.
    async fn commit(&self, transaction: Transaction, notices: &[Notice]) -> Result<(), StoreError> {
        let committed = super::error::commit(transaction).await;
        if matches!(committed, Ok(()) | Err(StoreError::Unknown(_))) {
            self.outbox.push(notices);
        }
        committed
    }

    /// Says nothing any more, as if this server had died before it could.
    #[cfg(test)]
    pub(super) fn fall_silent(&self) {
        self.speaking.0.abort();
    }

    pub(super) async fn disk_use(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT relname::TEXT AS kind, pg_total_relation_size(relid) AS bytes \
             FROM pg_catalog.pg_statio_user_tables WHERE schemaname = current_schema()",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(|row| (row.get("kind"), row.get::<i64, _>("bytes") as u64)).collect())
    }

    pub(super) async fn close(&self) {
        notices::leave(&self.voice, &self.outbox, &self.pool).await;
        self.speaking.0.abort();
        self.pool.close().await;
    }
}

/// Waits for an answer of the database, but not for ever: then nobody knows what has become of the question. Its connection, which is in the middle
/// of something, is given up when it does not answer its next user either.
pub(super) async fn answered<T>(
    asked: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match timeout(ANSWER, asked).await {
        Ok(answer) => answer,
        Err(_) => Err(StoreError::Unknown("the database has not answered".to_owned())),
    }
}

/// The time of the database, which all servers on it go by; half of what asking takes has passed since.
async fn time_of(pool: &Pool) -> Result<u64, StoreError> {
    let mut transaction = pool.begin().await?;
    let begun = Instant::now();
    let row = sqlx::query("SELECT (EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000)::BIGINT AS now")
        .fetch_one(&mut *transaction)
        .await?;
    let asked = begun.elapsed().as_millis() as u64;
    transaction.commit().await?;
    Ok(row.get::<i64, _>("now") as u64 + asked / 2)
}

/// Keeps others from changing what belongs to a game until the transaction ends. New entries refer to the game's row, so they
/// wait too, even without a lock of their own.
async fn lock_game(connection: &mut Connection, id: GameId) -> Result<(), StoreError> {
    sqlx::query("SELECT 1 FROM games WHERE id = $1 FOR UPDATE")
        .bind(id.bytes())
        .fetch_optional(connection)
        .await?;
    Ok(())
}

/// Keeps others from passing the same place in the code with the same word until the transaction ends: for decisions that
/// depend on rows which are not there yet.
async fn lock_word(connection: &mut Connection, word: &str) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
        .bind(word)
        .execute(connection)
        .await?;
    Ok(())
}

//! The connections of a server to its database: how long they may keep anybody waiting, and what a pooler in between asks of them.

use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt as _, TryStreamExt as _};
use sqlx::pool::{PoolConnection, PoolConnectionMetadata};
use sqlx::postgres::{
    PgConnection, PgPool, PgPoolOptions, PgQueryResult, PgRow, PgStatement, PgTypeInfo,
};
use sqlx::{Connection as _, Either, Execute, Executor, Postgres, SqlStr};
use tokio::time::timeout;

use super::Transaction;
use super::address::Address;

/// Connections of one server at the most.
const CONNECTIONS: u32 = 10;

/// How long somebody waits for a connection: shorter than a request may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a connection may take to show that it is alive.
const ALIVE: Duration = Duration::from_secs(1);

/// A connection that was alive so recently is taken for alive.
const TRUSTED_FOR: Duration = Duration::from_millis(500);

/// For every connection. A server that vanishes in the middle of a transaction leaves locks behind, and others of its connections may stand in line for
/// the same ones: neither outlives it for long.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '5s'; SET lock_timeout = '3s'";

/// The same where a session is one's own for a transaction only.
const BEGIN_POOLED: &str =
    "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'; SET LOCAL lock_timeout = '3s'";

/// Begins a transaction that reads everything as it is at one moment.
const BEGIN_READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Connections to a database. What is executed on a reference to it is a transaction of its own.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    pool: PgPool,
    pooled: bool,
}

impl Pool {
    pub(super) async fn connect(address: &Address) -> Result<Self, sqlx::Error> {
        let pooled = address.pooled;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if pooled {
                        return Ok(());
                    }
                    connection.execute(SETTINGS).await.map(|_| ())
                })
            })
            // Ours are limited in time.
            .test_before_acquire(false)
            .before_acquire(|connection, seen| Box::pin(is_still_alive(connection, seen)))
            .after_release(|connection, _| Box::pin(is_alive(connection)))
            .connect_with(address.options.clone().application_name("troyes"))
            .await?;
        Ok(Self { pool, pooled })
    }

    /// Whether a session of the database is one's own for a transaction only.
    pub(super) const fn is_pooled(&self) -> bool {
        self.pooled
    }

    /// A transaction that writes.
    pub(super) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        if self.pooled { self.pool.begin_with(BEGIN_POOLED).await } else { self.pool.begin().await }
    }

    /// A transaction that reads everything as it is at one moment.
    pub(super) async fn begin_reading(&self) -> Result<Transaction, sqlx::Error> {
        self.pool.begin_with(BEGIN_READING).await
    }

    /// A connection for whoever asks for one thing after the other.
    pub(crate) async fn acquire(&self) -> Result<PoolConnection<Postgres>, sqlx::Error> {
        self.pool.acquire().await
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

/// A statement that stands alone is a transaction by itself; but a pooler may carry out its halves, preparing and executing, in two sessions. Behind
/// one, each gets a transaction around it.
impl<'c> Executor<'c> for &'c Pool {
    type Database = Postgres;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<PgQueryResult, PgRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        if !self.pooled {
            return self.pool.fetch_many(query);
        }
        let all = async move {
            let mut transaction = self.begin().await?;
            let steps: Vec<_> = (&mut *transaction).fetch_many(query).try_collect().await?;
            transaction.commit().await?;
            Ok::<_, sqlx::Error>(stream::iter(steps).map(Ok))
        };
        stream::once(all).try_flatten().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxFuture<'e, Result<Option<PgRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        if !self.pooled {
            return self.pool.fetch_optional(query);
        }
        Box::pin(async move {
            let mut transaction = self.begin().await?;
            let row = (&mut *transaction).fetch_optional(query).await?;
            transaction.commit().await?;
            Ok(row)
        })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [PgTypeInfo],
    ) -> BoxFuture<'e, Result<PgStatement, sqlx::Error>>
    where
        'c: 'e,
    {
        self.pool.prepare_with(sql, parameters)
    }
}

/// Whether a connection that nobody uses can be used: it is asked unless it was alive just now.
async fn is_still_alive(
    connection: &mut PgConnection,
    seen: PoolConnectionMetadata,
) -> Result<bool, sqlx::Error> {
    if seen.idle_for < TRUSTED_FOR { Ok(true) } else { is_alive(connection).await }
}

/// Whether a connection answers soon; otherwise it is closed.
pub(super) async fn is_alive(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    match timeout(ALIVE, connection.ping()).await {
        Ok(answer) => answer.map(|()| true),
        Err(slow) => Err(sqlx::Error::Io(slow.into())),
    }
}

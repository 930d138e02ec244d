//! PostgreSQL's own NOTIFY: nothing else has to run.

use std::time::Duration;

use sqlx::Executor as _;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::time::{sleep, timeout};

use super::{PATIENCE, Payload, too_slow};
use crate::StoreError;
use crate::postgres::address::Address;
use crate::postgres::pool::Pool;

/// Where all servers on a database talk.
const CHANNEL: &str = "troyes";

/// After so much silence the connection is tried: a network that loses everything says nothing either.
const SILENCE: Duration = Duration::from_secs(5);

/// How long to wait before the first attempt to connect again, and before each at the most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

#[derive(Clone)]
pub(crate) struct Notify {
    options: PgConnectOptions,
    pooled: bool,
}

pub(crate) struct Ear {
    notify: Notify,
    listener: PgListener,
}

impl Notify {
    pub(super) fn new(address: &Address) -> Self {
        // Operators see in `pg_stat_activity` which connection only listens.
        let options = address.options.clone().application_name("troyes notices");
        Self { options, pooled: address.pooled }
    }

    pub(super) fn check(&self) -> Result<(), StoreError> {
        if self.pooled { Err(StoreError::Unheard) } else { Ok(()) }
    }

    pub(super) async fn listen(&self) -> Result<Ear, StoreError> {
        self.check()?;
        Ok(Ear { notify: self.clone(), listener: self.listener().await? })
    }

    async fn listener(&self) -> Result<PgListener, sqlx::Error> {
        // A pool of its own: a connection that is kept for ever shall not be missing elsewhere.
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .max_lifetime(None)
            .idle_timeout(None)
            .connect_with(self.options.clone())
            .await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        // We connect again ourselves, however often it takes.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }

    async fn listen_again(&self) -> PgListener {
        let (mut pause, longest) = PAUSES;
        loop {
            sleep(pause).await;
            match self.listener().await {
                Ok(listener) => return listener,
                Err(error) => tracing::debug!(%error, "not yet"),
            }
            pause = longest.min(pause * 2);
        }
    }
}

impl Ear {
    pub(super) async fn next(&mut self) -> Payload {
        match self.receive().await {
            Ok(Some(payload)) => Payload::Said(payload),
            lost => {
                let reason = lost.err().map_or_else(String::new, |error| error.to_string());
                tracing::warn!(reason, "other servers cannot be heard");
                self.listener = self.notify.listen_again().await;
                tracing::info!("other servers can be heard again");
                Payload::Lost
            }
        }
    }

    /// The next payload, or `None` if the connection was lost.
    async fn receive(&mut self) -> Result<Option<String>, sqlx::Error> {
        loop {
            match timeout(SILENCE, self.listener.try_recv()).await {
                Ok(next) => return Ok(next?.map(|next| next.payload().to_owned())),
                Err(_) => match timeout(PATIENCE, self.listener.execute("SELECT 1")).await {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => return Err(error),
                    Err(_) => return Ok(None),
                },
            }
        }
    }
}

pub(super) async fn publish(pool: &Pool, payloads: &[String]) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT pg_notify($1, payload) FROM UNNEST($2) AS payload");
    match timeout(PATIENCE, query.bind(CHANNEL).bind(payloads).execute(pool)).await {
        Ok(sent) => Ok(sent.map(drop)?),
        Err(_) => Err(too_slow()),
    }
}

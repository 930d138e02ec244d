//! Notices between servers, by PostgreSQL's NOTIFY.

use core::fmt;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgNotification, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::{Connection, PgConnectOptions, Postgres};
use crate::notice::{Heard, Notice, Notices};
use crate::{StoreError, random_name};

/// Where all servers talk.
const CHANNEL: &str = "troyes";

/// How many notices may wait for their reader; further ones stay in the database.
const BACKLOG: usize = 1_000;

/// After so much silence the connection is tried: a network that loses everything says nothing either.
const SILENCE: Duration = Duration::from_secs(5);

/// How long the trial may take, or connecting.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before the first attempt to connect again, and before each at the most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// This server among those that share a database.
pub(super) struct Voice {
    /// A random name, by which it knows its own notices.
    name: String,
    options: PgConnectOptions,
}

/// Without the options, which have a password.
impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Voice").field(&self.name).finish()
    }
}

impl Voice {
    pub(super) fn new(options: &PgConnectOptions) -> Self {
        // Operators see in `pg_stat_activity` which connection only listens.
        let options = options.clone().application_name("troyes notices");
        Self { name: random_name(), options }
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

    /// What another server has said; `None` if it was this one, or is not known to this version.
    fn understand(&self, notification: &PgNotification) -> Option<Notice> {
        let (name, notice) = notification.payload().split_once(' ')?;
        (name != self.name).then(|| notice.parse().ok()).flatten()
    }
}

impl Postgres {
    /// Says something when and if the transaction is stored.
    pub(super) async fn notify(
        &self,
        connection: &mut Connection,
        notices: &[Notice],
    ) -> Result<(), StoreError> {
        let name = &self.voice.name;
        let payloads: Vec<String> =
            notices.iter().map(|notice| format!("{name} {notice}")).collect();
        sqlx::query("SELECT pg_notify($1, payload) FROM UNNEST($2) AS payload")
            .bind(CHANNEL)
            .bind(payloads)
            .execute(connection)
            .await?;
        Ok(())
    }

    pub(crate) async fn announce(&self, notice: &Notice) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        self.notify(&mut connection, std::slice::from_ref(notice)).await
    }

    pub(crate) async fn notices(&self) -> Result<Notices, StoreError> {
        let listener = self.voice.listener().await?;
        let (sender, receiver) = mpsc::channel(BACKLOG);
        let voice = Arc::clone(&self.voice);
        tokio::spawn(async move {
            tokio::select! {
                () = sender.closed() => {}
                () = listen(&voice, listener, &sender) => {}
            }
        });
        Ok(Notices::from(receiver))
    }
}

/// Passes on what others say, until nobody wants to know it any more.
async fn listen(voice: &Voice, mut listener: PgListener, sender: &mpsc::Sender<Heard>) {
    loop {
        let heard = match next(&mut listener).await {
            Ok(Some(notification)) => voice.understand(&notification).map(Heard::Notice),
            lost => {
                let reason = lost.err().map_or_else(String::new, |error| error.to_string());
                tracing::warn!(reason, "other servers cannot be heard");
                listener = listen_again(voice).await;
                tracing::info!("other servers can be heard again");
                Some(Heard::Lost)
            }
        };
        if let Some(heard) = heard
            && sender.send(heard).await.is_err()
        {
            return;
        }
    }
}

/// The next notification, or `None` if the connection was lost.
async fn next(listener: &mut PgListener) -> Result<Option<PgNotification>, sqlx::Error> {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(next) => return next,
            Err(_) => match timeout(PATIENCE, listener.execute("SELECT 1")).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => return Err(error),
                Err(_) => return Ok(None),
            },
        }
    }
}

async fn listen_again(voice: &Voice) -> PgListener {
    let (mut pause, longest) = PAUSES;
    loop {
        sleep(pause).await;
        match voice.listener().await {
            Ok(listener) => return listener,
            Err(error) => tracing::debug!(%error, "not yet"),
        }
        pause = longest.min(pause * 2);
    }
}

//! Notices between servers, by PostgreSQL's NOTIFY.

use core::fmt;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgNotification, PgPool, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::fellows::{self, Fellows};
use super::outbox::{self, Outbox};
use super::{PgConnectOptions, Postgres};
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

/// Between two sendings at least.
const COLLECTED_FOR: Duration = Duration::from_millis(10);

/// Between two attempts to send the same.
const SAID_AGAIN_AFTER: Duration = Duration::from_millis(100);

/// How long a server that ends tries to say its last words.
const LAST_WORDS: Duration = Duration::from_secs(2);

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

    /// What another server has said; empty if it was this one, and without what is not known to this version.
    fn understand(&self, fellows: &Fellows, notification: &PgNotification) -> Vec<Heard> {
        let Some((name, count, notices)) = outbox::read(notification.payload()) else {
            return Vec::new();
        };
        if name == self.name {
            return Vec::new();
        }
        fellows.heard(name, count);
        let heard = |notice| match notice {
            Notice::Everything => Heard::Lost,
            notice => Heard::Notice(notice),
        };
        notices.map(heard).collect()
    }
}

impl Postgres {
    pub(crate) async fn announce(&self, notice: &Notice) -> Result<(), StoreError> {
        self.outbox.push(std::slice::from_ref(notice));
        Ok(())
    }

    pub(crate) async fn notices(&self) -> Result<Notices, StoreError> {
        let listener = self.voice.listener().await?;
        let (sender, receiver) = mpsc::channel(BACKLOG);
        let (voice, outbox) = (Arc::clone(&self.voice), Arc::clone(&self.outbox));
        let pool = self.pool.clone();
        tokio::spawn(async move {
            let fellows = Fellows::default();
            tokio::select! {
                () = sender.closed() => {}
                () = listen(&voice, &fellows, listener, &sender) => {}
                () = meet(&voice, &fellows, &outbox, &pool, &sender) => {}
            }
        });
        Ok(Notices::from(receiver))
    }
}

/// Sends what is put into the outbox, for as long as this server lives.
pub(super) async fn speak(voice: Arc<Voice>, outbox: Arc<Outbox>, pool: PgPool) {
    loop {
        outbox.filled().await;
        let payloads = outbox.take(&voice.name);
        while let Err(error) = publish(&pool, &payloads).await {
            tracing::warn!(%error, "the other servers could not be notified yet");
            sleep(SAID_AGAIN_AFTER).await;
        }
        sleep(COLLECTED_FOR).await;
    }
}

/// Says the last words, and leaves: nobody has to look for what was not said.
pub(super) async fn leave(voice: &Voice, outbox: &Outbox, pool: &PgPool) {
    let last = async {
        publish(pool, &outbox.take(&voice.name)).await?;
        fellows::leave(pool, &voice.name).await
    };
    match timeout(LAST_WORDS, last).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the other servers could not be notified"),
        Err(_) => tracing::warn!("the other servers could not be notified in time"),
    }
}

async fn publish(pool: &PgPool, payloads: &[String]) -> Result<(), sqlx::Error> {
    if payloads.is_empty() {
        return Ok(());
    }
    let query = sqlx::query("SELECT pg_notify($1, payload) FROM UNNEST($2) AS payload");
    let sent = query.bind(CHANNEL).bind(payloads).execute(pool);
    match timeout(PATIENCE, sent).await {
        Ok(sent) => sent.map(|_| ()),
        Err(slow) => Err(sqlx::Error::Io(slow.into())),
    }
}

/// Passes on what others say, until nobody wants to know it any more.
async fn listen(
    voice: &Voice,
    fellows: &Fellows,
    mut listener: PgListener,
    sender: &mpsc::Sender<Heard>,
) {
    loop {
        let heard = match next(&mut listener).await {
            Ok(Some(notification)) => voice.understand(fellows, &notification),
            lost => {
                let reason = lost.err().map_or_else(String::new, |error| error.to_string());
                tracing::warn!(reason, "other servers cannot be heard");
                listener = listen_again(voice).await;
                tracing::info!("other servers can be heard again");
                vec![Heard::Lost]
            }
        };
        for heard in heard {
            if sender.send(heard).await.is_err() {
                return;
            }
        }
    }
}

/// Looks now and then whether the others have said what never came.
async fn meet(
    voice: &Voice,
    fellows: &Fellows,
    outbox: &Outbox,
    pool: &PgPool,
    sender: &mpsc::Sender<Heard>,
) {
    let mut looks = interval(fellows::PAUSE);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        let met = fellows.meet(pool, &voice.name, outbox.count());
        match timeout(PATIENCE, met).await {
            Ok(Ok(true)) => {
                tracing::info!("something that another server has stored was not announced");
                if sender.send(Heard::Lost).await.is_err() {
                    return;
                }
            }
            Ok(Ok(false)) => {}
            // Without a database there is nothing to miss; afterwards the listener has lost its connection too.
            Ok(Err(error)) => tracing::debug!(%error, "the other servers cannot be met"),
            Err(_) => tracing::debug!("the other servers cannot be met: no answer"),
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

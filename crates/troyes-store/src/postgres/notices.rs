//! Notices between servers: what this one has to say goes out, what others say comes in, and what never comes is looked for.

use core::fmt;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::Postgres;
use super::carrier::{Carrier, Ear, Payload};
use super::fellows::{self, Fellows};
use super::outbox::{self, Outbox};
use super::pool::Pool;
use crate::notice::{Heard, Notice, Notices};
use crate::{StoreError, random_name};

/// How many notices may wait for their reader; further ones stay with the carrier.
const BACKLOG: usize = 1_000;

/// How long a look at the other servers may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Between two sendings at least.
const COLLECTED_FOR: Duration = Duration::from_millis(10);

/// Between two attempts to send the same.
const SAID_AGAIN_AFTER: Duration = Duration::from_millis(100);

/// How long a server that ends tries to say its last words.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// This server among those that share a database.
pub(super) struct Voice {
    /// A random name, by which it knows its own notices.
    name: String,
    carrier: Carrier,
}

/// Without the carrier, which has a password.
impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Voice").field(&self.name).finish()
    }
}

impl Voice {
    pub(super) fn new(carrier: Carrier) -> Self {
        Self { name: random_name(), carrier }
    }

    /// What another server has said; empty if it was this one, and without what is not known to this version.
    fn understand(&self, fellows: &Fellows, payload: &str) -> Vec<Heard> {
        let Some((name, count, notices)) = outbox::read(payload) else {
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

    /// Whether other servers can be heard at all, the way this one is set up.
    pub(crate) fn check_bus(&self) -> Result<(), StoreError> {
        self.voice.carrier.check()
    }

    pub(crate) async fn notices(&self) -> Result<Notices, StoreError> {
        let ear = self.voice.carrier.listen().await?;
        let (sender, receiver) = mpsc::channel(BACKLOG);
        let (voice, outbox) = (Arc::clone(&self.voice), Arc::clone(&self.outbox));
        let pool = self.pool.clone();
        tokio::spawn(async move {
            let fellows = Fellows::default();
            tokio::select! {
                () = sender.closed() => {}
                () = listen(&voice, &fellows, ear, &sender) => {}
                () = meet(&voice, &fellows, &outbox, &pool, &sender) => {}
            }
        });
        Ok(Notices::from(receiver))
    }
}

/// Sends what is put into the outbox, for as long as this server lives.
pub(super) async fn speak(voice: Arc<Voice>, outbox: Arc<Outbox>, pool: Pool) {
    loop {
        outbox.filled().await;
        let payloads = outbox.take(&voice.name);
        let mut attempts = 0_u32;
        while let Err(error) = voice.carrier.publish(&pool, &payloads).await {
            // A bus may be away for hours: that is said once.
            if attempts == 0 {
                tracing::warn!(%error, "the other servers could not be notified yet");
            }
            attempts += 1;
            sleep(SAID_AGAIN_AFTER).await;
        }
        sleep(COLLECTED_FOR).await;
    }
}

/// Says the last words, and leaves: nobody has to look for what was not said.
pub(super) async fn leave(voice: &Voice, outbox: &Outbox, pool: &Pool) {
    let last = async {
        voice.carrier.publish(pool, &outbox.take(&voice.name)).await?;
        fellows::leave(pool, &voice.name).await.map_err(StoreError::from)
    };
    match timeout(LAST_WORDS, last).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the other servers could not be notified"),
        Err(_) => tracing::warn!("the other servers could not be notified in time"),
    }
}

/// Passes on what others say, until nobody wants to know it any more.
async fn listen(voice: &Voice, fellows: &Fellows, mut ear: Ear, sender: &mpsc::Sender<Heard>) {
    loop {
        let heard = match ear.next().await {
            Payload::Said(payload) => voice.understand(fellows, &payload),
            Payload::Lost => vec![Heard::Lost],
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
    pool: &Pool,
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
            // Without a database there is nothing to miss, and what was stored meanwhile shows at the next look.
            Ok(Err(error)) => tracing::debug!(%error, "the other servers cannot be met"),
            Err(_) => tracing::debug!("the other servers cannot be met: no answer"),
        }
    }
}

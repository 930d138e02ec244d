//! Core NATS: for fleets, where PostgreSQL's one lock for all notifications would be felt, or a pooler keeps servers from listening.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt as _;
use sqlx::Row as _;
use tokio::sync::watch;
use tokio::time::timeout;

use super::{PATIENCE, Payload, too_slow};
use crate::postgres::pool::Pool;
use crate::{StoreError, random_name};

/// How often a quiet connection is tried: a network that loses everything says nothing.
const PING_EVERY: Duration = Duration::from_secs(2);

/// The longest pause before the next attempt to connect.
const PAUSE: Duration = Duration::from_secs(1);

pub(crate) struct Nats {
    client: Client,
    subject: String,
    /// How often something may have been lost.
    losses: watch::Receiver<u64>,
}

pub(crate) struct Ear {
    subscriber: Subscriber,
    losses: watch::Receiver<u64>,
}

impl Nats {
    /// Connects, and goes on trying if there is nobody yet: a fleet plays without a bus, only less promptly.
    pub(super) async fn connect(servers: &[ServerAddr], pool: &Pool) -> Result<Self, StoreError> {
        let subject = format!("troyes.{}", fleet(pool).await?);
        let (lost, losses) = watch::channel(0);
        let client = ConnectOptions::new()
            .name("troyes")
            .no_echo()
            .retry_on_initial_connect()
            .connection_timeout(PATIENCE)
            .ping_interval(PING_EVERY)
            .reconnect_delay_callback(|attempts| PAUSE.min(PAUSE / 20 * attempts as u32))
            .event_callback(move |event| {
                note(&event, &lost);
                async {}
            })
            .connect(servers)
            .await
            .map_err(|error| StoreError::Bus(error.to_string()))?;
        Ok(Self { client, subject, losses })
    }

    pub(super) async fn publish(&self, payloads: &[String]) -> Result<(), StoreError> {
        // The client would keep them for later, and be given them once more.
        if self.client.connection_state() != State::Connected {
            return Err(StoreError::Bus("not connected".to_owned()));
        }
        let sent = async {
            for payload in payloads {
                let payload = payload.clone().into_bytes().into();
                let published = self.client.publish(self.subject.clone(), payload).await;
                published.map_err(|error| StoreError::Bus(error.to_string()))?;
            }
            self.client.flush().await.map_err(|error| StoreError::Bus(error.to_string()))
        };
        timeout(PATIENCE, sent).await.unwrap_or_else(|_| Err(too_slow()))
    }

    pub(super) async fn listen(&self) -> Result<Ear, StoreError> {
        let subscriber = self.client.subscribe(self.subject.clone()).await;
        let subscriber = subscriber.map_err(|error| StoreError::Bus(error.to_string()))?;
        let mut losses = self.losses.clone();
        losses.mark_unchanged();
        // So that nothing falls between now and then. Without a connection, that comes with the next one.
        let _ = timeout(PATIENCE, self.client.flush()).await;
        Ok(Ear { subscriber, losses })
    }
}

/// The name of the servers on this database, which no others have: fleets may share a bus.
async fn fleet(pool: &Pool) -> Result<String, StoreError> {
    sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind("fleet")
        .bind(random_name().as_bytes())
        .execute(pool)
        .await?;
    let row = sqlx::query("SELECT value FROM secrets WHERE name = $1")
        .bind("fleet")
        .fetch_one(pool)
        .await?;
    Ok(String::from_utf8_lossy(row.get("value")).into_owned())
}

/// What may have been lost is counted: messages while there was no connection, and those that came faster than they were taken.
fn note(event: &Event, lost: &watch::Sender<u64>) {
    match event {
        Event::Connected => {
            tracing::info!("other servers can be heard by NATS");
            lost.send_modify(|losses| *losses += 1);
        }
        Event::SlowConsumer(_) => lost.send_modify(|losses| *losses += 1),
        Event::Disconnected => tracing::warn!("other servers cannot be heard by NATS"),
        event => tracing::debug!(%event, "NATS"),
    }
}

impl Ear {
    pub(super) async fn next(&mut self) -> Payload {
        loop {
            tokio::select! {
                Ok(()) = self.losses.changed() => return Payload::Lost,
                Some(message) = self.subscriber.next() => {
                    if let Ok(payload) = String::from_utf8(message.payload.to_vec()) {
                        return Payload::Said(payload);
                    }
                }
                // The client is gone, and with it the server.
                else => std::future::pending().await,
            }
        }
    }
}

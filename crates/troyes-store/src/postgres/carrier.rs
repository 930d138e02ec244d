//! What carries payloads from each server to all others: to those who listen at that moment, those of one server in order, each at most once. Nobody
//! relies on it: what is lost is found by [`super::fellows`].

mod nats;
mod notify;

use std::time::Duration;

use crate::StoreError;
use crate::bus::Bus;

use super::address::Address;
use super::pool::Pool;

/// How long connecting may take, or sending.
const PATIENCE: Duration = Duration::from_secs(5);

/// Carries payloads between servers.
pub(super) enum Carrier {
    Notify(notify::Notify),
    Nats(nats::Nats),
}

/// What comes from the carrier.
pub(super) enum Payload {
    /// What a server has said, this one possibly.
    Said(String),
    /// Nobody could be heard for a while.
    Lost,
}

/// Hears what is said from the moment on at which it was made.
pub(super) enum Ear {
    Notify(notify::Ear),
    Nats(nats::Ear),
}

impl Carrier {
    pub(super) async fn new(bus: &Bus, address: &Address, pool: &Pool) -> Result<Self, StoreError> {
        Ok(match bus {
            Bus::Database => Self::Notify(notify::Notify::new(address)),
            Bus::Nats(servers) => Self::Nats(nats::Nats::connect(servers, pool).await?),
        })
    }

    /// Whether anything can be heard by it at all.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self {
            Self::Notify(notify) => notify.check(),
            Self::Nats(_) => Ok(()),
        }
    }

    pub(super) async fn publish(&self, pool: &Pool, payloads: &[String]) -> Result<(), StoreError> {
        if payloads.is_empty() {
            return Ok(());
        }
        match self {
            Self::Notify(_) => notify::publish(pool, payloads).await,
            Self::Nats(nats) => nats.publish(payloads).await,
        }
    }

    pub(super) async fn listen(&self) -> Result<Ear, StoreError> {
        Ok(match self {
            Self::Notify(notify) => Ear::Notify(notify.listen().await?),
            Self::Nats(nats) => Ear::Nats(nats.listen().await?),
        })
    }
}

impl Ear {
    pub(super) async fn next(&mut self) -> Payload {
        match self {
            Self::Notify(ear) => ear.next().await,
            Self::Nats(ear) => ear.next().await,
        }
    }
}

/// An error for something that took too long.
fn too_slow() -> StoreError {
    StoreError::Bus("no answer".to_owned())
}

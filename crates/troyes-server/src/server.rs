//! A server from its start to its end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::config::{Client, Config};
use crate::connections::Connections;
use crate::http::lobby::Board;
use crate::http::{self, App};
use crate::{daily, metrics, random};
use troyes_store::{Database, Store, StoreError};

/// How long requests and sockets may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often the server tidies up.
const TIDY_EVERY: Duration = Duration::from_secs(20);

/// How often the server removes what nobody uses any more.
const REMOVE_EVERY: Duration = Duration::from_secs(60 * 60);

/// How often the server looks for games whose time has come.
const EXPIRE_EVERY: Duration = Duration::from_millis(250);

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The address is taken, or not ours.
    #[error("cannot listen at {address}: {reason}")]
    Listen {
        /// Where.
        address: String,
        /// Why not.
        reason: io::Error,
    },
    /// The database cannot be used.
    #[error("cannot open the database {database}: {reason}")]
    Store {
        /// Which one.
        database: Database,
        /// Why not.
        reason: StoreError,
    },
    /// There is no such folder.
    #[error("there is no folder {0} to serve the client from")]
    NoClient(String),
}

/// A server that has an address and a database, and waits to be run.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    connections: Connections,
}

impl Server {
    /// Opens the database and listens; nobody is answered yet.
    ///
    /// # Errors
    ///
    /// [`StartError`] if that cannot be.
    pub async fn open(config: &Config) -> Result<Self, StartError> {
        if let Client::Folder(folder) = &config.client
            && !folder.is_dir()
        {
            return Err(StartError::NoClient(folder.display().to_string()));
        }
        let taken = |reason| StartError::Listen { address: config.listen.clone(), reason };
        let listener = TcpListener::bind(&config.listen).await.map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        let unusable = |reason| StartError::Store { database: config.database.clone(), reason };
        let store = Store::open_on(&config.database, &config.bus).await.map_err(unusable)?;
        store.check_bus().map_err(unusable)?;
        let key = store.secret("cookie-key", &random::bytes::<64>()).await.map_err(unusable)?;
        let key = Key::try_from(key.as_slice())
            .map_err(|error| unusable(StoreError::Damaged(error.to_string())))?;
        metrics::start();
        let connections = Connections::new(config.most_sockets, config.trusted_proxy);
        Ok(Self { app: App::new(config, store, key), listener, address, connections })
    }

    /// Where it listens; with the real port, if any was asked for.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until it shall stop; then closes sockets one after the other, finishes what is under way, and closes the database.
    ///
    /// # Errors
    ///
    /// If connections cannot be accepted any more.
    pub async fn run(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Self { app, listener, address, connections } = self;
        tracing::info!(%address, "the server runs");
        let packer = app.clone();
        let packing = tokio::task::spawn_blocking(move || packer.pack_client());
        let tidying = tokio::spawn(tidy(app.clone()));
        let expiring = tokio::spawn(expire(app.clone()));
        let removing = tokio::spawn(remove(app.clone()));
        let tending = tokio::spawn(daily::tend(app.clone()));
        let hearing = tokio::spawn(Arc::clone(&app.tables).hear_others());
        let showing = tokio::spawn(Board::keep_up(app.clone()));
        let mut serving =
            tokio::spawn(connections.serve(listener, http::service(&app), app.closing.clone()));
        let early = tokio::select! {
            ended = &mut serving => Some(ended),
            () = stop => None,
        };
        let sockets = app.sockets.len();
        let span = app.leaving.begin(sockets);
        tracing::info!(sockets, ?span, "the server stops");
        app.sockets.close();
        if timeout(span + FAREWELL, app.sockets.wait()).await.is_err() {
            tracing::warn!("some sockets did not close in time");
        }
        app.leaving.end();
        app.closing.cancel();
        let served = match early {
            Some(ended) => ended,
            None => match timeout(FAREWELL, serving).await {
                Ok(ended) => ended,
                Err(_) => {
                    tracing::warn!("some requests did not finish in time");
                    Ok(())
                }
            },
        };
        tidying.abort();
        expiring.abort();
        removing.abort();
        tending.abort();
        hearing.abort();
        showing.abort();
        packing.abort();
        app.close_store().await;
        served.map_err(io::Error::other)
    }
}

async fn tidy(app: App) {
    let mut ticks = interval(TIDY_EVERY);
    loop {
        ticks.tick().await;
        app.tidy().await;
        app.tables.tidy().await;
    }
}

/// Removes what nobody uses any more.
async fn remove(app: App) {
    let mut ticks = interval(REMOVE_EVERY);
    loop {
        ticks.tick().await;
        if let Err(error) = app.remove_outdated().await {
            tracing::warn!(%error, "what nobody uses any more could not be removed");
        }
    }
}

/// Looks after games whose time has come.
async fn expire(app: App) {
    let mut ticks = interval(EXPIRE_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = app.tables.expire().await {
            tracing::error!(%error, "games that are due cannot be found");
        }
    }
}

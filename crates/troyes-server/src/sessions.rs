//! Browsers that are a player: a signed cookie names a session, and a session can be ended from anywhere.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use troyes_host::{PlayerId, SessionId};
use troyes_store::{Ending, NewSession, Store, StoreError, StoredSession, fresh};

/// How long a session is believed in without a look at the store. Those that end are announced at once; this is for the case that a
/// notice of another server is lost.
const BELIEVED_FOR: Duration = Duration::from_secs(30);

/// Sessions that are remembered at the most; then all are forgotten, and looked up again.
const REMEMBERED: usize = 20_000;

/// "Last here" is true to the hour, in milliseconds.
const NOTED_EVERY: u64 = 60 * 60 * 1_000;

/// The sessions of a server.
pub(crate) struct Sessions {
    store: Store,
    known: Mutex<HashMap<SessionId, (PlayerId, Instant)>>,
    /// Counts sessions that ended: every open connection looks whether it was its own.
    ended: watch::Sender<u64>,
}

impl Sessions {
    #[must_use]
    pub(crate) fn new(store: Store) -> Self {
        Self { store, known: Mutex::default(), ended: watch::Sender::new(0) }
    }

    /// Who a browser is, if it is anybody.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    pub(crate) async fn player(&self, id: SessionId) -> Result<Option<PlayerId>, StoreError> {
        if let Some(&(player, until)) = self.known().get(&id)
            && until > Instant::now()
        {
            return Ok(Some(player));
        }
        let ended = *self.ended.borrow();
        let Some(session) = self.store.session(id).await? else {
            self.known().remove(&id);
            return Ok(None);
        };
        if self.store.time() > session.seen_at + NOTED_EVERY {
            // Nobody waits for that, and nothing depends on it.
            let store = self.store.clone();
            tokio::spawn(async move { store.touch_session(id).await });
        }
        let mut known = self.known();
        // One that ended while it was read is not remembered.
        if *self.ended.borrow() == ended {
            if known.len() >= REMEMBERED {
                known.clear();
            }
            known.insert(id, (session.player, Instant::now() + BELIEVED_FOR));
        }
        Ok(Some(session.player))
    }

    /// Lets a browser be a player, or a new player if none is named.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    pub(crate) async fn open(
        &self,
        player: Option<PlayerId>,
        device: Option<String>,
    ) -> Result<(PlayerId, SessionId), StoreError> {
        let session = NewSession { id: fresh(), device };
        let player = match player {
            Some(player) => {
                self.store.add_session(player, &session).await?;
                player
            }
            None => {
                let player = fresh();
                self.store.add_player(player, Some(&session)).await?;
                player
            }
        };
        Ok((player, session.id))
    }

    /// The browsers that are a player, the one that came last first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    pub(crate) async fn of(&self, player: PlayerId) -> Result<Vec<StoredSession>, StoreError> {
        self.store.sessions(player).await
    }

    /// Ends sessions of a player, and returns how many. Their sockets close.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    pub(crate) async fn end(&self, player: PlayerId, which: Ending) -> Result<usize, StoreError> {
        let ended = self.store.end_sessions(player, which).await?;
        for &id in &ended {
            self.has_ended(id);
        }
        Ok(ended.len())
    }

    /// A session has ended, here or at another server.
    pub(crate) fn has_ended(&self, id: SessionId) {
        let mut known = self.known();
        known.remove(&id);
        self.ended.send_modify(|count| *count += 1);
    }

    /// Any session may have ended.
    pub(crate) fn doubt_all(&self) {
        let mut known = self.known();
        known.clear();
        self.ended.send_modify(|count| *count += 1);
    }

    /// Hears whenever a session ends.
    #[must_use]
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.ended.subscribe()
    }

    fn known(&self) -> MutexGuard<'_, HashMap<SessionId, (PlayerId, Instant)>> {
        self.known.lock().expect("nobody panics while holding it")
    }
}

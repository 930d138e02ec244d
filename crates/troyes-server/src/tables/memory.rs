//! Tables in memory: read when they are needed, brought up to date, and evicted.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, MutexGuard};

use tokio::sync::{Mutex, broadcast};

use troyes_host::GameId;
use troyes_store::StoreError;
use troyes_wire::Refusal;

use super::{Failed, Gathering, Running, State, Tables, talking};

/// Tables kept in memory at the most, besides those that somebody looks at. The others are read again when they are needed.
pub(super) const KEPT: usize = 1_000;

/// Changes that a slow listener may fall behind before it has to look again.
const BACKLOG: usize = 64;

impl Tables {
    /// A table that is in memory.
    pub(super) fn known(&self, id: GameId) -> Option<Arc<Running>> {
        self.running().get(&id).cloned()
    }

    /// A table from memory, or from the store.
    pub(super) async fn find(&self, id: GameId) -> Result<Arc<Running>, Failed> {
        if let Some(known) = self.known(id) {
            return Ok(known);
        }
        let heard = self.heard.load(Ordering::Acquire);
        let state = self.read(id).await?.ok_or(Refusal::NoSuchGame)?;
        let running = self.keep(id, state);
        // What another server said meanwhile may be newer than what was read, and found no table here to refresh.
        if self.heard.load(Ordering::Acquire) != heard {
            self.refresh(id, &mut *running.state.lock().await).await?;
        }
        Ok(running)
    }

    /// A table as it is stored.
    async fn read(&self, id: GameId) -> Result<Option<State>, StoreError> {
        // The room first: a game that begins meanwhile is found then.
        let stored = self.store.room(id).await?;
        let game = self.store.load(id).await?;
        if stored.is_none() && game.is_none() {
            return Ok(None);
        }
        let messages = match &stored {
            Some(_) => self.store.messages(id, talking::REMEMBERED).await?,
            None => Vec::new(),
        };
        let gathering = stored.map(Into::into);
        Ok(Some(State { gathering, game, messages }))
    }

    /// Reads what is new at a table, and returns whether there was anything.
    pub(super) async fn refresh(&self, id: GameId, state: &mut State) -> Result<bool, StoreError> {
        // The room first: a game that begins meanwhile is found then.
        let gathering = self.store.room(id).await?.map(Gathering::from);
        let mut is_new = match &mut state.game {
            Some(game) => self.store.catch_up(game).await?,
            None => {
                state.game = self.store.load(id).await?;
                state.game.is_some()
            }
        };
        if let Some(gathering) = gathering {
            let messages = self.store.messages(id, talking::REMEMBERED).await?;
            is_new |= state.gathering.as_ref() != Some(&gathering)
                || messages.len() != state.messages.len();
            (state.gathering, state.messages) = (Some(gathering), messages);
        }
        Ok(is_new)
    }

    /// Reads what is new in the logs of a table, and returns whether there was anything.
    pub(super) async fn refresh_logs(
        &self,
        id: GameId,
        state: &mut State,
    ) -> Result<bool, StoreError> {
        match &mut state.game {
            Some(game) => self.store.catch_up(game).await,
            None => self.refresh(id, state).await,
        }
    }

    /// Reads all of a table again. One that is gone is forgotten.
    pub(super) async fn reread(&self, id: GameId, state: &mut State) -> Result<(), StoreError> {
        match self.read(id).await? {
            Some(stored) => *state = stored,
            None => self.forget(id),
        }
        Ok(())
    }

    /// Forgets a table that is gone, or whose past has changed. Browsers that have its page open come back, and find what is there.
    pub(crate) fn forget(&self, id: GameId) {
        self.running().remove(&id);
        self.lobby.send_replace(());
    }

    /// Keeps a table in memory, unless somebody else has done so meanwhile, and evicts tables that nobody looks at.
    pub(super) fn keep(&self, id: GameId, state: State) -> Arc<Running> {
        let mut running = self.running();
        if running.len() >= self.crowded.load(Ordering::Relaxed) {
            let looked_at = |kept: &Arc<Running>| {
                Arc::strong_count(kept) > 1 || kept.changes.receiver_count() > 0
            };
            running.retain(|_, kept| looked_at(kept));
            // Should most of them be looked at, the next search is not worth it soon.
            self.crowded.store(KEPT.max(2 * running.len()), Ordering::Relaxed);
        }
        let fresh = || {
            let (changes, _) = broadcast::channel(BACKLOG);
            Arc::new(Running { state: Mutex::new(state), changes, version: AtomicU64::new(1) })
        };
        running.entry(id).or_insert_with(fresh).clone()
    }

    pub(super) fn running(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Running>>> {
        self.running.lock().expect("nobody panics while holding it")
    }
}

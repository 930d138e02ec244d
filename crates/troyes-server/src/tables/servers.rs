//! Several servers on one database: each hears what the others have stored, and looks again.
//!
//! No session is sticky: a server that finds the log changed by another reads it again and tries once more, and one that lost its connection to the notices reads all tables that somebody looks at.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval, sleep};

use super::{Change, Tables};
use troyes_host::GameId;
use troyes_store::{Heard, Notice, StoreError};

/// Between two attempts to hear the other servers.
const PAUSE: Duration = Duration::from_secs(1);

/// Tables that could not be read again when they should have been. Whichever waits longest comes first, and fails to the end of the queue: where
/// the database comes and goes, and takes long, every table gets its turn.
#[derive(Default)]
struct Doubted {
    queue: VecDeque<GameId>,
    /// The same, to be looked up.
    waiting: HashSet<GameId>,
}

impl Doubted {
    fn insert(&mut self, id: GameId) {
        if self.waiting.insert(id) {
            self.queue.push_back(id);
        }
    }

    fn pop(&mut self) -> Option<GameId> {
        let id = self.queue.pop_front()?;
        self.waiting.remove(&id);
        Some(id)
    }

    fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }
}

impl Tables {
    /// Notifies the other servers. Should that fail, they find out later.
    pub(super) async fn announce(&self, notice: &Notice) {
        if let Err(error) = self.store.announce(notice).await {
            tracing::warn!(%error, "the other servers could not be notified");
        }
    }

    /// Listens to the other servers for ever.
    pub(crate) async fn hear_others(self: Arc<Self>) {
        let mut notices = loop {
            match self.store.notices().await {
                Ok(notices) => break notices,
                Err(error) => {
                    tracing::error!(%error, "the other servers cannot be heard");
                    sleep(PAUSE).await;
                }
            }
        };
        let mut doubted = Doubted::default();
        // Not a pause after each notice: where many come, it would never be over.
        let mut again = interval(PAUSE);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let heard = tokio::select! {
                heard = notices.next() => heard,
                _ = again.tick(), if !doubted.is_empty() => {
                    self.look_at_doubted(&mut doubted).await;
                    continue;
                }
            };
            // Before looking for tables, so that one that is being read just now notices.
            self.heard.fetch_add(1, Ordering::AcqRel);
            match heard {
                Heard::Notice(Notice::Changed(id) | Notice::Said(id)) => {
                    if self.look_again(id).await.is_err() {
                        doubted.insert(id);
                    }
                }
                Heard::Notice(Notice::Forget(id)) => self.forget(id),
                Heard::Notice(notice) => self.hear(notice),
                // Something may have been missed: look at everything that somebody looks at here.
                Heard::Lost => {
                    self.sessions.doubt_all();
                    self.running().keys().for_each(|&id| doubted.insert(id));
                    self.look_at_doubted(&mut doubted).await;
                    self.lobby.send_replace(());
                }
            }
        }
    }

    /// Reads tables again until one cannot be: the database is away, and the others will not fare better.
    async fn look_at_doubted(&self, doubted: &mut Doubted) {
        while let Some(id) = doubted.pop() {
            if self.look_at_all(id).await.is_err() {
                doubted.insert(id);
                return;
            }
        }
    }

    fn hear(&self, notice: Notice) {
        match notice {
            // They are looked at where they are heard; after the last one everything is.
            Notice::Changed(_) | Notice::Said(_) | Notice::Forget(_) | Notice::Everything => {}
            Notice::Ended(session) => self.sessions.has_ended(session),
            Notice::Lobby => {
                self.lobby.send_replace(());
            }
            Notice::Here { game, player } => {
                if self.presence.heard(game, player) {
                    self.notify(game);
                    self.lobby.send_replace(());
                }
            }
            Notice::Gone { game, player } => {
                self.presence.heard_gone(game, player, self.store.time());
                self.notify(game);
                self.lobby.send_replace(());
            }
            Notice::Reacted { game, text } => {
                if let Ok((seat, name, reaction)) = serde_json::from_str(&text)
                    && let Some(running) = self.known(game)
                {
                    running.show(Change::Reacted { seat, name, reaction });
                }
            }
        }
    }

    /// Reads a table again that is in memory here.
    async fn look_again(&self, id: GameId) -> Result<(), StoreError> {
        let Some(running) = self.known(id) else { return Ok(()) };
        let mut state = running.state.lock().await;
        if let Err(error) = self.refresh(id, &mut state).await {
            tracing::warn!(%error, game = %id, "a table could not be read again yet");
            return Err(error);
        }
        drop(state);
        running.notify();
        Ok(())
    }

    /// Reads a table that is in memory here from its beginning: nobody knows what has happened to it.
    async fn look_at_all(&self, id: GameId) -> Result<(), StoreError> {
        let Some(running) = self.known(id) else { return Ok(()) };
        self.reread(id, &mut *running.state.lock().await).await?;
        running.notify();
        Ok(())
    }

    /// Announces to the other servers who is here, and forgets whom they have not spoken of; to be called a few times a minute.
    pub(crate) async fn tidy(&self) {
        let changed = self.presence.tidy(self.store.time());
        if !changed.is_empty() {
            self.lobby.send_replace(());
        }
        changed.into_iter().for_each(|id| self.notify(id));
        self.look_after_absent().await;
        if self.store.is_shared() {
            for (game, player) in self.presence.all_here() {
                self.announce(&Notice::Here { game, player }).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that cannot be read does not keep the others waiting, and no table waits twice.
    #[test]
    fn every_doubted_table_gets_its_turn() {
        let [one, other, third] = [1, 2, 3]
            .map(|number: u128| GameId::try_from(number.to_be_bytes().as_slice()).unwrap());
        let mut doubted = Doubted::default();
        for id in [other, one, other, third] {
            doubted.insert(id);
        }
        let failed = doubted.pop().unwrap();
        doubted.insert(failed);
        let order: Vec<GameId> = std::iter::from_fn(|| doubted.pop()).collect();
        assert_eq!((failed, order), (other, vec![one, third, other]));
        assert!(doubted.is_empty());
    }
}

//! Several servers on one database: each hears what the others have stored, and looks again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::sleep;

use super::{Change, Tables};
use troyes_host::GameId;
use troyes_store::{Heard, Notice};

/// Between two attempts to hear the other servers.
const PAUSE: Duration = Duration::from_secs(1);

impl Tables {
    /// Tells the other servers. Should that fail, they find out later.
    pub(super) async fn announce(&self, notice: &Notice) {
        if let Err(error) = self.store.announce(notice).await {
            tracing::warn!(%error, "the other servers could not be told");
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
        loop {
            let heard = notices.next().await;
            // Before looking for tables, so that one that is being read just now notices.
            self.heard.fetch_add(1, Ordering::AcqRel);
            match heard {
                Heard::Notice(notice) => self.hear(notice).await,
                // Something may have been missed: look at everything that somebody looks at here.
                Heard::Lost => {
                    self.sessions.doubt_all();
                    let ids: Vec<GameId> = self.running().keys().copied().collect();
                    for id in ids {
                        self.look_again(id).await;
                    }
                    self.lobby.send_replace(());
                }
            }
        }
    }

    async fn hear(&self, notice: Notice) {
        match notice {
            Notice::Changed(id) | Notice::Said(id) => self.look_again(id).await,
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
                self.presence.heard_gone(game, player);
                self.notify(game);
                self.lobby.send_replace(());
            }
            Notice::Reacted { game, text } => {
                if let Ok((seat, name, reaction)) = serde_json::from_str(&text) {
                    let running = self.running().get(&game).cloned();
                    if let Some(running) = running {
                        running.show(Change::Reacted { seat, name, reaction });
                    }
                }
            }
        }
    }

    /// Reads a table again that is in memory here.
    async fn look_again(&self, id: GameId) {
        let running = self.running().get(&id).cloned();
        let Some(running) = running else { return };
        let mut state = running.state.lock().await;
        match self.refresh(id, &mut state).await {
            Ok(_) => {
                drop(state);
                running.notify();
            }
            Err(error) => tracing::warn!(%error, game = %id, "a table could not be read again"),
        }
    }

    /// Tells the other servers who is here, and forgets whom they have not spoken of; to be called a few times a minute.
    pub(crate) async fn tidy(&self) {
        for id in self.presence.tidy() {
            self.notify(id);
        }
        if self.store.is_shared() {
            for (game, player) in self.presence.all_here() {
                self.announce(&Notice::Here { game, player }).await;
            }
        }
    }
}

//! Who comes to the page of a table and goes, and what follows from that.

use std::sync::Arc;

use troyes_host::{GameId, PlayerId};
use troyes_store::Notice;

use super::Tables;

/// Somebody who has the page of a table open.
pub(crate) struct Visit {
    tables: Arc<Tables>,
    id: GameId,
    player: Option<PlayerId>,
}

impl Drop for Visit {
    fn drop(&mut self) {
        if self.tables.presence.leave(self.id, self.player, self.tables.store.time()) {
            self.tables.presence_changed(self.id, self.player, false);
        }
    }
}

impl Tables {
    /// Somebody opens the page of a table, until what is returned goes out of scope.
    #[must_use]
    pub(crate) fn enter(self: &Arc<Self>, id: GameId, player: Option<PlayerId>) -> Visit {
        if self.presence.enter(id, player) {
            self.presence_changed(id, player, true);
        }
        Visit { tables: Arc::clone(self), id, player }
    }

    /// Somebody watches the lobby, until what is returned goes out of scope. Other servers count them as well: the lobby goes by a name that
    /// no table has.
    #[must_use]
    pub(crate) fn enter_lobby(self: &Arc<Self>, player: Option<PlayerId>) -> Visit {
        self.enter(GameId::NONE, player)
    }

    fn presence_changed(self: &Arc<Self>, id: GameId, player: Option<PlayerId>, here: bool) {
        self.notify(id);
        self.lobby.send_replace(());
        if let Some(player) = player {
            let at_table = id != GameId::NONE;
            let tables = Arc::clone(self);
            let notice = if here {
                Notice::Here { game: id, player }
            } else {
                Notice::Gone { game: id, player }
            };
            tokio::spawn(async move {
                tables.announce(&notice).await;
                if at_table && let Err(error) = tables.meet_absence(id, player, here).await {
                    tracing::warn!(?error, game = %id, "somebody came or went, and nothing followed");
                }
            });
        }
    }
}

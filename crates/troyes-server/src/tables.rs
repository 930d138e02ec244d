//! The tables that people gather and play at, and the one door through which every wish comes in: people, bots and clocks.
//!
//! Check, save, then tell: a wish is tried on a copy; what comes of it is stored; only then does the copy become the
//! table and everybody who listens looks again. What could not be stored has not happened. Wishes carry an id and count
//! once, however often they are sent.
//!
//! | module | what is there |
//! |---|---|
//! | `automatic` | what happens without anybody wishing it |
//! | `gathering` | wishes about a table before its game, and the lobby |
//! | `hinting` | asking what decisions are worth |
//! | `playing` | wishes about a game |
//! | `talking` | words and signs |
//! | `servers` | what other servers say |
//! | `presence` | who has the page open |

mod automatic;
mod gathering;
mod hinting;
mod playing;
mod presence;
mod servers;
mod talking;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Short, MutexGuard};

use tokio::sync::{Mutex, broadcast, watch};

use crate::bots::Bots;
use crate::metrics;
use crate::room::Room;
use crate::sessions::Sessions;
use crate::store::{
    GameId, NewGame, Notice, PlayerId, Store, StoreError, StoredGame, StoredMessage,
};
use crate::thinking::Thinking;
use crate::webhook::Webhooks;
use troyes_wire::{MessageView, Origin, Reaction, RoomView, TableView};

pub(crate) use hinting::Asked;
use presence::Presence;

/// Tables kept in memory at the most, besides those that somebody looks at. The others are read again when they are needed.
const KEPT: usize = 1_000;

/// Changes that a slow listener may fall behind before it has to look again.
const BACKLOG: usize = 64;

/// How often a wish is tried again after somebody else has written to the same log.
const TRIES: usize = 5;

/// Something that a listener may want to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// The table looks different, or somebody has written something.
    Look {
        /// Whoever has looked since this version has seen it.
        version: u64,
    },
    /// Somebody makes a sign.
    Reacted {
        /// The place of whoever makes it.
        seat: Option<u8>,
        /// Their name.
        name: String,
        /// The sign.
        reaction: Reaction,
    },
}

/// Everything that one viewer may see of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Grows with every change.
    pub(crate) version: u64,
    /// The table that people gather at, if there is one.
    pub(crate) room: Option<RoomView>,
    /// The game, once it has begun.
    pub(crate) table: Option<TableView>,
    /// What was written after the number that was asked for.
    pub(crate) messages: Vec<MessageView>,
}

/// All tables of a server.
pub(crate) struct Tables {
    store: Store,
    bots: Arc<Bots>,
    thinking: Arc<Thinking>,
    webhooks: Webhooks,
    sessions: Arc<Sessions>,
    running: Short<HashMap<GameId, Arc<Running>>>,
    /// So many tables in memory are a reason to let some go.
    crowded: AtomicUsize,
    presence: Presence,
    /// How often another server has said that something is new.
    heard: AtomicU64,
    /// Changes whenever the lobby may look different.
    lobby: watch::Sender<()>,
}

/// A table in memory.
struct Running {
    state: Mutex<State>,
    changes: broadcast::Sender<Change>,
    /// How often something has changed.
    version: AtomicU64,
}

/// A room with what the store knows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Gathering {
    room: Room,
    number: u64,
    created_at: u64,
}

/// A table as it is stored: at least one of room and game is there.
struct State {
    gathering: Option<Gathering>,
    game: Option<StoredGame>,
    /// What was written last, the oldest first.
    messages: Vec<StoredMessage>,
}

impl Tables {
    /// The tables of a store.
    #[must_use]
    pub(crate) fn new(
        store: Store,
        webhooks: Webhooks,
        bots: Bots,
        thinking: Arc<Thinking>,
        sessions: Arc<Sessions>,
    ) -> Self {
        Self {
            store,
            bots: Arc::new(bots),
            thinking,
            webhooks,
            sessions,
            running: Short::default(),
            crowded: AtomicUsize::new(KEPT),
            presence: Presence::default(),
            heard: AtomicU64::new(0),
            lobby: watch::Sender::new(()),
        }
    }

    /// How many tables are in memory.
    #[must_use]
    pub(crate) fn in_memory(&self) -> usize {
        self.running().len()
    }

    /// Opens a game that is played on one device.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored.
    pub(crate) async fn create(&self, game: &NewGame<'_>) -> Result<GameId, StoreError> {
        let id = GameId::fresh();
        let (about, discounted) = self.store.create(id, game).await?;
        metrics::game_created(about.origin);
        let players = game.table.players().len();
        tracing::info!(game = %id, players, origin = ?about.origin, "a game is open");
        let game = Some(game.stored(about));
        self.keep(id, State { gathering: None, game, messages: Vec::new() });
        self.discount(discounted).await;
        Ok(id)
    }

    /// Games do not count any more: whoever looks at them shall see that.
    async fn discount(&self, games: Vec<GameId>) {
        for id in games {
            let running = self.running().get(&id).cloned();
            if let Some(running) = running {
                if let Some(game) = &mut running.state.lock().await.game {
                    game.about.counts = false;
                }
                running.tell();
            }
        }
    }

    /// A game as it is now, or nothing if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub(crate) async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let game = running.state.lock().await.game.clone();
        Ok(game)
    }

    /// Whether somebody may look at a table; nothing if there is none.
    ///
    /// Nothing derived from a running game is shown past what its asker has seen. A branch that goes on with the dice of a game that is
    /// still being played belongs to whoever played that one alone: nobody else sees it before the other is over. Everything else
    /// can be looked at by whoever has the link, as far as views show it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub(crate) async fn may_look(
        &self,
        id: GameId,
        viewer: Option<PlayerId>,
    ) -> Result<Option<bool>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let could_tell = running.state.lock().await.game.as_ref().is_some_and(|game| {
            game.about.origin == Origin::Branched
                && game.table.seed().is_some()
                && !game.is_played_alone_by(viewer)
        });
        Ok(Some(!could_tell || !self.store.has_dice_of_running(id).await?))
    }

    /// Whether there is a table with this name, gathering or playing.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub(crate) async fn exists(&self, id: GameId) -> Result<bool, StoreError> {
        Ok(self.find(id).await?.is_some())
    }

    /// A table as somebody may see it, with what was written after a number; nothing if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub(crate) async fn look(
        &self,
        id: GameId,
        viewer: Option<PlayerId>,
        after: u64,
    ) -> Result<Option<Look>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let state = running.state.lock().await;
        let version = running.version.load(Ordering::Acquire);
        let room = state.gathering.as_ref().map(|gathering| self.room_view(id, gathering, viewer));
        let own_seats = state.game.as_ref().map(|game| game.seats_of(viewer)).unwrap_or_default();
        let at = state.gathering.as_ref().map(|gathering| &gathering.room);
        let hints = self.hints(&state, viewer);
        let table = state.game.as_ref().map(|game| playing::view(game, at, &own_seats, hints));
        let messages = talking::views(id, &state, viewer, after);
        Ok(Some(Look { version, room, table, messages }))
    }

    /// Hears of everything that is new at a table from now on, or nothing if there is no such table. Whoever falls behind is
    /// told so by the channel, and looks again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub(crate) async fn listen(
        &self,
        id: GameId,
    ) -> Result<Option<broadcast::Receiver<Change>>, StoreError> {
        Ok(self.find(id).await?.map(|running| running.changes.subscribe()))
    }

    /// Somebody opens the page of a table, until what is returned goes out of scope.
    #[must_use]
    pub(crate) fn enter(self: &Arc<Self>, id: GameId, player: Option<PlayerId>) -> Visit {
        if self.presence.enter(id, player) {
            self.presence_changed(id, player, true);
        }
        Visit { tables: Arc::clone(self), id, player }
    }

    fn presence_changed(self: &Arc<Self>, id: GameId, player: Option<PlayerId>, here: bool) {
        self.tell(id);
        self.lobby.send_replace(());
        if let Some(player) = player {
            let tables = Arc::clone(self);
            let notice = if here {
                Notice::Here { game: id, player }
            } else {
                Notice::Gone { game: id, player }
            };
            tokio::spawn(async move { tables.announce(&notice).await });
        }
    }

    /// Tells whoever listens to a table to look again.
    fn tell(&self, id: GameId) {
        let running = self.running().get(&id).cloned();
        if let Some(running) = running {
            running.tell();
        }
    }

    /// A table from memory, or from the store.
    async fn find(&self, id: GameId) -> Result<Option<Arc<Running>>, StoreError> {
        let known = self.running().get(&id).cloned();
        if known.is_some() {
            return Ok(known);
        }
        let heard = self.heard.load(Ordering::Acquire);
        let Some(state) = self.read(id).await? else { return Ok(None) };
        let running = self.keep(id, state);
        // What another server said meanwhile may be newer than what was read, and found no table here to refresh.
        if self.heard.load(Ordering::Acquire) != heard {
            self.refresh(id, &mut *running.state.lock().await).await?;
        }
        Ok(Some(running))
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
        let gathering = stored.as_ref().map(gathering::read).transpose()?;
        Ok(Some(State { gathering, game, messages }))
    }

    /// Reads a table again, and tells whether there was anything new.
    async fn refresh(&self, id: GameId, state: &mut State) -> Result<bool, StoreError> {
        let Some(stored) = self.read(id).await? else { return Ok(false) };
        let is_new = stored.gathering != state.gathering
            || stored.messages.len() != state.messages.len()
            || stored.game.as_ref().map(|game| (&game.table, &game.hinted))
                != state.game.as_ref().map(|game| (&game.table, &game.hinted));
        *state = stored;
        Ok(is_new)
    }

    /// Keeps a table in memory, unless somebody else has done so meanwhile, and lets tables go that nobody looks at.
    fn keep(&self, id: GameId, state: State) -> Arc<Running> {
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

    fn running(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Running>>> {
        self.running.lock().expect("nobody panics while holding it")
    }
}

impl Running {
    /// Tells everybody who listens, once the change can be seen. Nobody listening is not an error.
    fn tell(&self) {
        let version = self.version.fetch_add(1, Ordering::AcqRel) + 1;
        let _ = self.changes.send(Change::Look { version });
    }
}

/// Somebody who has the page of a table open.
pub(crate) struct Visit {
    tables: Arc<Tables>,
    id: GameId,
    player: Option<PlayerId>,
}

impl Drop for Visit {
    fn drop(&mut self) {
        if self.tables.presence.leave(self.id, self.player) {
            self.tables.presence_changed(self.id, self.player, false);
        }
    }
}

#[cfg(test)]
mod tests;

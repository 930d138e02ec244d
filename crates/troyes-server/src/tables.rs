//! The tables that people gather and play at, and the one door through which every command comes in: people, bots and clocks.
//!
//! Decide, persist, adopt: a command is tried on a copy; what comes of it is stored; only then does the copy become the
//! table and everybody who listens looks again. What could not be stored has not happened. Commands carry an id and count
//! once, however often they are sent.
//!
//! | module | what is there |
//! |---|---|
//! | `absence` | people who go away and come back |
//! | `gathering` | commands about a table before its game, and the lobby |
//! | `hinting` | asking what decisions are worth |
//! | `playing` | commands about a game, and what time does to it |
//! | `failed` | why something was not done |
//! | `talking` | words and signs |
//! | `servers` | what other servers say |
//! | `presence` | who has the page open |

mod absence;
mod failed;
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

use troyes_host::room::Room;
use troyes_host::talk::Message;
use troyes_host::{Bots, Game, GameId, NewGame, PlayerId};
use troyes_store::{Notice, Store, StoreError, fresh};
use troyes_wire::{MessageView, Reaction, Refusal, RoomView, TableView};

use crate::metrics;
use crate::sessions::Sessions;
use crate::thinking::Thinking;
use crate::webhook::Webhooks;

pub(crate) use failed::Failed;
pub(crate) use hinting::Question;
pub(crate) use playing::PlayCommand;
use presence::Presence;

/// Tables kept in memory at the most, besides those that somebody looks at. The others are read again when they are needed.
const KEPT: usize = 1_000;

/// Changes that a slow listener may fall behind before it has to look again.
const BACKLOG: usize = 64;

/// How often a command is tried again after somebody else has written to the same log.
const TRIES: usize = 5;

/// Something that a listener may want to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// The table looks different, or somebody has written something.
    Look {
        /// A look since this version has shown it.
        version: u64,
    },
    /// Somebody makes a sign.
    Reacted {
        /// The place of the person who makes it.
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
    /// What was written after the sequence that was asked for.
    pub(crate) messages: Vec<MessageView>,
}

/// All tables of a server.
pub(crate) struct Tables {
    store: Store,
    bots: Bots,
    thinking: Arc<Thinking>,
    webhooks: Webhooks,
    sessions: Arc<Sessions>,
    running: Short<HashMap<GameId, Arc<Running>>>,
    /// The number of tables in memory from which on some are evicted.
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
    version: u64,
    created_at: u64,
}

/// A table as it is stored: at least one of room and game is there.
struct State {
    gathering: Option<Gathering>,
    game: Option<Game>,
    /// What was written last, the oldest first.
    messages: Vec<Message>,
}

impl State {
    /// The game, which must have begun.
    fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or(Refusal::NoSuchGame)
    }

    /// The table that people gather at, if they do.
    fn room(&self) -> Option<&Room> {
        self.gathering.as_ref().map(|gathering| &gathering.room)
    }

    /// How many entries the log of a seat has.
    fn log_length(&self, seat: usize) -> usize {
        let player = self.game.as_ref().and_then(|game| game.table.players().get(seat));
        player.map_or(0, |player| player.log().len())
    }
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
            presence: Presence::new(store.time()),
            store,
            bots,
            thinking,
            webhooks,
            sessions,
            running: Short::default(),
            crowded: AtomicUsize::new(KEPT),
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
        let id = fresh();
        let (about, discounted) = self.store.create(id, game).await?;
        metrics::game_created(about.origin);
        let players = game.table.players().len();
        tracing::info!(game = %id, players, origin = ?about.origin, "a game is open");
        let game = Some(game.stored(id, about));
        self.keep(id, State { gathering: None, game, messages: Vec::new() });
        self.discount(discounted).await;
        Ok(id)
    }

    /// Games do not count any more, and their watchers shall see that.
    async fn discount(&self, games: Vec<GameId>) {
        for id in games {
            let running = self.running().get(&id).cloned();
            if let Some(running) = running {
                if let Some(game) = &mut running.state.lock().await.game {
                    game.about.counts = false;
                }
                running.notify();
            }
        }
    }

    /// A game as it is now.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such game, or it could not be read.
    pub(crate) async fn game(&self, id: GameId) -> Result<Game, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        self.look_for_game(id, &running, &mut state).await?;
        Ok(state.game()?.clone())
    }

    /// A game as somebody may see it.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such game, or it could not be read.
    pub(crate) async fn game_view(
        &self,
        id: GameId,
        viewer: Option<PlayerId>,
    ) -> Result<TableView, Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        self.look_for_game(id, &running, &mut state).await?;
        Ok(state.game()?.view(state.room(), viewer, self.thinking.is_there(), &[]))
    }

    /// Reads a table again where people only gather as far as this server knows: before it denies that there is a game, since another server
    /// may have begun it.
    async fn look_for_game(
        &self,
        id: GameId,
        running: &Running,
        state: &mut State,
    ) -> Result<(), StoreError> {
        if state.game.is_none() && self.refresh(id, state).await? {
            running.notify();
        }
        Ok(())
    }

    /// Whether there is a table with this name, gathering or playing.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is none, or it could not be read.
    pub(crate) async fn must_exist(&self, id: GameId) -> Result<(), Failed> {
        self.find(id).await.map(drop)
    }

    /// Lets somebody look at a table, if they may.
    ///
    /// Nothing derived from a running game is shown past what its asker has seen. A branch that goes on with the dice of a game that is
    /// still being played belongs to whoever played that one alone: nobody else sees it before the other is over. Everything else
    /// can be looked at by everybody who has the link, as far as views show it.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such table, they may not look at it, or it could not be read.
    pub(crate) async fn admit(&self, id: GameId, viewer: Option<PlayerId>) -> Result<(), Failed> {
        let running = self.find(id).await?;
        let could_reveal = running
            .state
            .lock()
            .await
            .game
            .as_ref()
            .is_some_and(|game| game.could_reveal_dice(viewer));
        if could_reveal && self.store.has_dice_of_running(id).await? {
            return Err(Refusal::DiceSecret.into());
        }
        Ok(())
    }

    /// A table as somebody may see it, with what was written after a sequence, and without the half-days of each seat that they have got.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such table, or it could not be read.
    pub(crate) async fn look(
        &self,
        id: GameId,
        viewer: Option<PlayerId>,
        after: u64,
        left_out: &[usize],
    ) -> Result<Look, Failed> {
        let running = self.find(id).await?;
        let state = running.state.lock().await;
        let version = running.version.load(Ordering::Acquire);
        let room = state
            .gathering
            .as_ref()
            .map(|gathering| self.room_view(id, gathering, state.game.as_ref(), viewer));
        let solver = self.thinking.is_there();
        let table =
            state.game.as_ref().map(|game| game.view(state.room(), viewer, solver, left_out));
        let messages = talking::views(id, &state, viewer, after);
        Ok(Look { version, room, table, messages })
    }

    /// Hears of everything that is new at a table from now on. A listener that falls behind is notified of it by the channel, and looks again.
    ///
    /// # Errors
    ///
    /// [`Failed`] if there is no such table, or it could not be read.
    pub(crate) async fn listen(&self, id: GameId) -> Result<broadcast::Receiver<Change>, Failed> {
        Ok(self.find(id).await?.changes.subscribe())
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
        self.notify(id);
        self.lobby.send_replace(());
        if let Some(player) = player {
            let tables = Arc::clone(self);
            let notice = if here {
                Notice::Here { game: id, player }
            } else {
                Notice::Gone { game: id, player }
            };
            tokio::spawn(async move {
                tables.announce(&notice).await;
                if let Err(error) = tables.meet_absence(id, player, here).await {
                    tracing::warn!(?error, game = %id, "somebody came or went, and nothing followed");
                }
            });
        }
    }

    /// Notifies those who listen to a table: there is something to look at.
    fn notify(&self, id: GameId) {
        let running = self.running().get(&id).cloned();
        if let Some(running) = running {
            running.notify();
        }
    }

    /// A table from memory, or from the store.
    async fn find(&self, id: GameId) -> Result<Arc<Running>, Failed> {
        let known = self.running().get(&id).cloned();
        if let Some(known) = known {
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
    async fn refresh(&self, id: GameId, state: &mut State) -> Result<bool, StoreError> {
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
    async fn refresh_logs(&self, id: GameId, state: &mut State) -> Result<bool, StoreError> {
        match &mut state.game {
            Some(game) => self.store.catch_up(game).await,
            None => self.refresh(id, state).await,
        }
    }

    /// Reads all of a table again. One that is gone is forgotten.
    async fn reread(&self, id: GameId, state: &mut State) -> Result<(), StoreError> {
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
    /// Notifies everybody who listens, once the change can be seen. Nobody listening is not an error.
    fn notify(&self) {
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
        if self.tables.presence.leave(self.id, self.player, self.tables.store.time()) {
            self.tables.presence_changed(self.id, self.player, false);
        }
    }
}

#[cfg(test)]
mod absence_tests;
#[cfg(test)]
mod tests;

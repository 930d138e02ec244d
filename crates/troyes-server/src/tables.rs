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
//! | `handing` | games that were played on a device |
//! | `hinting` | asking what decisions are worth |
//! | `looking` | what somebody may see of a table |
//! | `memory` | tables in memory, read and evicted |
//! | `playing` | commands about a game, and what time does to it |
//! | `failed` | why something was not done |
//! | `talking` | words and signs |
//! | `servers` | what other servers say |
//! | `presence`, `visits` | who has the page open, who comes and goes |

mod absence;
mod days;
mod failed;
mod gathering;
mod handing;
mod hinting;
mod looking;
mod memory;
mod playing;
mod presence;
mod servers;
mod talking;
mod visits;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Short};

use tokio::sync::{Mutex, broadcast, watch};

use troyes_host::room::Room;
use troyes_host::talk::Message;
use troyes_host::{Bots, Game, GameId, NewGame};
use troyes_store::{Store, StoreError, fresh};
use troyes_wire::{Reaction, Refusal};

use crate::metrics;
use crate::sessions::Sessions;
use crate::thinking::Thinking;
use crate::webhook::Webhooks;

pub(crate) use failed::Failed;
pub(crate) use hinting::Question;
pub(crate) use looking::Look;
pub(crate) use playing::PlayCommand;
pub(crate) use visits::Visit;

use memory::KEPT;
use presence::Presence;

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
            if let Some(running) = self.known(id) {
                if let Some(game) = &mut running.state.lock().await.game {
                    game.about.counts = false;
                }
                running.notify();
            }
        }
    }

    /// Notifies those who listen to a table: there is something to look at.
    fn notify(&self, id: GameId) {
        if let Some(running) = self.known(id) {
            running.notify();
        }
    }
}

impl Running {
    /// Notifies everybody who listens, once the change can be seen. Nobody listening is not an error.
    fn notify(&self) {
        let version = self.version.fetch_add(1, Ordering::AcqRel) + 1;
        let _ = self.changes.send(Change::Look { version });
    }
}

#[cfg(test)]
mod absence_tests;
#[cfg(test)]
mod tests;

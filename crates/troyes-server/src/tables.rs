//! The tables that are being played, and the one door through which every wish comes in: people, bots and time-outs.
//!
//! Check, save, then tell: a wish is tried on a copy of the table; its entries are stored; only then does the copy become
//! the table and everybody who listens hears the new numbers. What could not be stored has not happened. Wishes carry an id and
//! count once, however often they are sent.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as Short, MutexGuard};

use tokio::sync::{Mutex, broadcast};
use troyes_table::Accepted;

use crate::metrics;
use crate::store::{
    Append, GameId, NewEntry, NewGame, PlayerId, SeatResult, Store, StoreError, StoredGame,
};
use crate::wire::{CommandMessage, TableView, Verdict};

/// Tables kept in memory at the most, besides those that somebody looks at. The others are read again when they are needed.
const KEPT: usize = 1_000;

/// Numbers that a slow listener may fall behind before it has to look again.
const BACKLOG: usize = 64;

/// How often a wish is tried again after somebody else has written to the same log.
const TRIES: usize = 5;

/// Something new in a seat's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The seat, from 0.
    pub seat: usize,
    /// The number of the newest entry, from 1.
    pub number: usize,
}

/// All tables of a server.
pub struct Tables {
    store: Store,
    running: Short<HashMap<GameId, Arc<Running>>>,
}

struct Running {
    game: Mutex<StoredGame>,
    changes: broadcast::Sender<Change>,
}

impl Tables {
    /// The tables of a store.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self { store, running: Short::default() }
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.running().len()
    }

    /// Opens a new table.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored.
    pub async fn create(&self, game: &NewGame<'_>) -> Result<GameId, StoreError> {
        let id = GameId::fresh();
        let (about, discounted) = self.store.create(id, game).await?;
        metrics::game_created(about.origin);
        let players = game.table.players().len();
        tracing::info!(game = %id, players, origin = ?about.origin, "a game is open");
        self.keep(id, game.stored(about));
        for other in discounted {
            let running = self.running().get(&other).cloned();
            if let Some(running) = running {
                running.game.lock().await.about.counts = false;
                // Its seats are as they were, but whoever looks at it shall see that it does not count.
                let _ = running.changes.send(Change { seat: 0, number: 0 });
            }
        }
        Ok(id)
    }

    /// A game as it is now, or nothing if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let game = running.game.lock().await.clone();
        Ok(Some(game))
    }

    /// The seats that somebody plays at a table, or nothing if there is no such table. They never change.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub async fn own_seats(
        &self,
        id: GameId,
        player: Option<PlayerId>,
    ) -> Result<Option<Vec<usize>>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let seats = running.game.lock().await.seats_of(player);
        Ok(Some(seats))
    }

    /// A table for a viewer who plays these seats, or nothing if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub async fn view(
        &self,
        id: GameId,
        own_seats: &[usize],
    ) -> Result<Option<TableView>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let game = running.game.lock().await;
        Ok(Some(TableView::new(&game.about, &game.table, own_seats)))
    }

    /// Hears of everything that is new at a table from now on, or nothing if there is no such table. Whoever falls behind is
    /// told so by the channel, and looks again.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be read.
    pub async fn listen(
        &self,
        id: GameId,
    ) -> Result<Option<broadcast::Receiver<Change>>, StoreError> {
        Ok(self.find(id).await?.map(|running| running.changes.subscribe()))
    }

    /// Carries a wish out, or says why not; nothing if there is no such table. Whether the sender may speak for the seat is
    /// for the caller to know.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored: then it has not happened, and may be sent again.
    pub async fn command(
        &self,
        id: GameId,
        message: &CommandMessage,
    ) -> Result<Option<Verdict>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let mut game = running.game.lock().await;
        for _ in 0..TRIES {
            let seat = usize::from(message.seat);
            if let Some(number) = self.store.number_of(id, seat, &message.id).await? {
                return Ok(Some(Verdict::Accepted { number: number as u32 }));
            }
            match self.attempt(id, message, &mut game).await {
                Ok(Ok(accepted)) => return Ok(Some(running.tell(seat, &accepted))),
                Ok(Err(refused)) => {
                    // Before saying no, make sure that no other server knows better.
                    if !self.refresh(id, &mut game).await? {
                        return Ok(Some(refused));
                    }
                }
                // Another server has written to the log: its entries first, then ours.
                Err(StoreError::Conflict) => {
                    self.refresh(id, &mut game).await?;
                }
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict)
    }

    /// Reads the game again, and tells whether there was anything new.
    async fn refresh(&self, id: GameId, game: &mut StoredGame) -> Result<bool, StoreError> {
        let stored = self.store.load(id).await?;
        let newer = stored.filter(|stored| stored.table != game.table);
        let found = newer.is_some();
        if let Some(newer) = newer {
            *game = newer;
        }
        Ok(found)
    }

    /// Tries a wish on a copy and stores what comes of it.
    async fn attempt(
        &self,
        id: GameId,
        message: &CommandMessage,
        game: &mut StoredGame,
    ) -> Result<Result<Accepted, Verdict>, StoreError> {
        let command = match message.command.try_into() {
            Ok(command) => command,
            Err(error) => return Ok(Err(Verdict::bad_decision(error))),
        };
        let mut after = game.table.clone();
        let accepted = match after.command(usize::from(message.seat), command) {
            Ok(accepted) => accepted,
            Err(rejection) => return Ok(Err(rejection.into())),
        };
        let entry = |&(seat, number): &(usize, usize)| NewEntry {
            seat,
            number,
            command: message.id.clone(),
            entry: after.players()[seat].log()[number - 1],
        };
        let ends = accepted.numbers.iter().any(|&(seat, _)| after.players()[seat].is_finished());
        let lines = || after.players().iter().map(|player| player.log().len()).sum();
        let append = Append {
            entries: accepted.numbers.iter().map(entry).collect(),
            seen: ends.then(lines),
            results: SeatResult::of(&after),
            due_at: None,
        };
        let at = self.store.append(id, &append).await?;
        if append.results.is_some() {
            metrics::game_finished();
            tracing::info!(game = %id, "a game is finished");
        }
        game.table = after;
        game.appended(&append, at);
        Ok(Ok(accepted))
    }

    /// A table from memory, or from the store.
    async fn find(&self, id: GameId) -> Result<Option<Arc<Running>>, StoreError> {
        let known = self.running().get(&id).cloned();
        if known.is_some() {
            return Ok(known);
        }
        Ok(self.store.load(id).await?.map(|game| self.keep(id, game)))
    }

    /// Keeps a table in memory, unless somebody else has done so meanwhile, and lets tables go that nobody looks at.
    fn keep(&self, id: GameId, game: StoredGame) -> Arc<Running> {
        let mut running = self.running();
        if running.len() >= KEPT {
            let looked_at = |kept: &Arc<Running>| {
                Arc::strong_count(kept) > 1 || kept.changes.receiver_count() > 0
            };
            running.retain(|_, kept| looked_at(kept));
        }
        let fresh = || {
            let (changes, _) = broadcast::channel(BACKLOG);
            Arc::new(Running { game: Mutex::new(game), changes })
        };
        running.entry(id).or_insert_with(fresh).clone()
    }

    fn running(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Running>>> {
        self.running.lock().expect("nobody panics while holding it")
    }
}

impl Running {
    /// Tells everybody who listens, and answers whoever wished.
    fn tell(&self, seat: usize, accepted: &Accepted) -> Verdict {
        let mut own = 0;
        for &(changed, number) in &accepted.numbers {
            if changed == seat {
                own = number;
            }
            // Nobody listening is not an error.
            let _ = self.changes.send(Change { seat: changed, number });
        }
        Verdict::Accepted { number: own as u32 }
    }
}

#[cfg(test)]
mod tests;

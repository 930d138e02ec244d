//! Wishes about a game, and what time does to it.

use std::sync::Arc;

use troyes_rules::HalfDay;
use troyes_solver::Level;
use troyes_table::Table;

use super::automatic::{Added, By, Driver, Scene, Terms, deadline};
use super::{Running, State, TRIES, Tables};
use crate::metrics;
use crate::room::Room;
use crate::store::{
    Append, CLOCK_COMMAND, GameId, NewEntry, PlayerId, SeatResult, StoreError, StoredGame,
};
use crate::wire::{Command, Hints, TableView, Verdict};

/// How well stand-ins play where nobody has said it.
const STAND_IN: Level = Level::Apprentice;

/// Games that are looked after at once.
const DUE_AT_ONCE: u32 = 64;

/// A game as the player of these seats may see it.
pub(super) fn view(
    game: &StoredGame,
    room: Option<&Room>,
    own_seats: &[usize],
    hints: Hints,
) -> TableView {
    let mut view = TableView::new(&game.about, &game.table, own_seats);
    view.head.due_at = game.due_at;
    view.head.hints = hints;
    let terms = room.map(|room| terms(game, room));
    let seats = game.owners.iter().zip(&game.clocks).enumerate();
    for (seat, (index, (owner, clock))) in view.seats.iter_mut().zip(seats) {
        seat.bot = owner.bot.as_deref().and_then(Level::from_name).map(Into::into);
        seat.hinted = game.hinted[index];
        if seat.bot.is_none() {
            seat.away = clock.by_clock;
            seat.due_at = terms.and_then(|terms| deadline(&game.table, index, clock, &terms));
        }
    }
    view
}

impl Tables {
    /// Carries a wish of a player out, or says why not; nothing if there is no such game.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unknown`] if nobody knows whether it is stored; other [`StoreError`]s if it is not.
    pub(crate) async fn play(
        &self,
        id: GameId,
        player: Option<PlayerId>,
        seat: u8,
        wish: &str,
        command: Command,
    ) -> Result<Option<Verdict>, StoreError> {
        let Some(running) = self.find(id).await.map_err(StoreError::doubted)? else {
            return Ok(None);
        };
        let tried = self.try_to_play(id, &running, player, seat, wish, command).await;
        let Err(error) = tried else { return tried };
        self.find_out(id, usize::from(seat), wish, error).await.map(Some)
    }

    /// What has become of a wish that met an error. That it is not stored is said only by whoever knows: another server may have stored it
    /// before, when it was sent the first time, or be about to.
    async fn find_out(
        &self,
        id: GameId,
        seat: usize,
        wish: &str,
        error: StoreError,
    ) -> Result<Verdict, StoreError> {
        if self.store.is_shared() {
            return Err(error.doubted());
        }
        match self.store.number_of(id, seat, wish).await {
            Ok(Some(number)) => Ok(Verdict::Accepted { number: number as u32 }),
            Ok(None) => Err(error),
            Err(_) => Err(error.doubted()),
        }
    }

    async fn try_to_play(
        &self,
        id: GameId,
        running: &Running,
        player: Option<PlayerId>,
        seat: u8,
        wish: &str,
        command: Command,
    ) -> Result<Option<Verdict>, StoreError> {
        let mut state = running.state.lock().await;
        for _ in 0..TRIES {
            let Some(game) = &state.game else {
                // Another server may have begun it, and this one not heard of it yet.
                if self.refresh(id, &mut state).await? && state.game.is_some() {
                    continue;
                }
                return Ok(None);
            };
            let index = usize::from(seat);
            if !game.seats_of(player).contains(&index) {
                // Seats never change once the game has begun.
                return Ok(Some(Verdict::refused(
                    "not-your-seat",
                    "somebody else plays this seat",
                )));
            }
            let command = match command.try_into() {
                Ok(command) => command,
                Err(error) => return Ok(Some(Verdict::bad_decision(error))),
            };
            let mut number = 0;
            let attempt = self.attempt(id, &mut state, wish, |scene| {
                let accepted = scene.table.command(index, command).map_err(Verdict::from)?;
                number = scene.table.players()[index].log().len();
                scene.note_wish(index, &accepted);
                Ok(())
            });
            let refused = match attempt.await {
                Ok(Ok(())) => {
                    running.tell();
                    return Ok(Some(Verdict::Accepted { number: number as u32 }));
                }
                Ok(Err(refused)) => Some(refused),
                // The wish is stored already, or another server has written to the log: its entries first, then ours.
                Err(StoreError::Conflict) => None,
                Err(error) => return Err(error),
            };
            if let Some(stored) = self.store.number_of(id, index, wish).await? {
                // Another server may have stored it, or this one without hearing of it; whoever hears the answer shall see it.
                let game = state.game.as_ref();
                let known = game.map_or(0, |game| game.table.players()[index].log().len());
                if known < stored && self.refresh(id, &mut state).await? {
                    running.tell();
                }
                return Ok(Some(Verdict::Accepted { number: stored as u32 }));
            }
            // Before saying no, make sure that no other server knows better.
            let is_new = self.refresh(id, &mut state).await?;
            if let (Some(refused), false) = (refused, is_new) {
                return Ok(Some(refused));
            }
        }
        Err(StoreError::Conflict)
    }

    /// Lets something happen on a copy of the table, lets bots answer, and stores all of it.
    async fn attempt(
        &self,
        id: GameId,
        state: &mut State,
        wish: &str,
        act: impl FnOnce(&mut Scene<'_>) -> Result<(), Verdict>,
    ) -> Result<Result<(), Verdict>, StoreError> {
        let State { gathering, game: Some(game), .. } = state else {
            return Ok(Err(Verdict::refused("no-such-game", "there is no such game")));
        };
        let room = gathering.as_ref().map(|gathering| gathering.room.clone());
        let mut scene = Scene {
            table: game.table.clone(),
            drivers: self.drivers(id, game),
            bots: &self.bots,
            key: id.0.as_u64_pair().1,
            stand_in: room.as_ref().map_or(STAND_IN, |room| room.options().stand_in.into()),
            added: Vec::new(),
        };
        if let Err(refused) = act(&mut scene) {
            return Ok(Err(refused));
        }
        let driven = scene.drivers.iter().any(|driver| *driver != Driver::Person { away: false });
        if driven {
            // Bots think; nobody else's turn waits for that.
            let bots = Arc::clone(&self.bots);
            let Scene { table, drivers, key, stand_in, added, .. } = scene;
            let thinking = tokio::task::spawn_blocking(move || {
                let mut scene = Scene { table, drivers, bots: &bots, key, stand_in, added };
                scene.follow();
                (scene.table, scene.drivers, scene.added)
            });
            let (table, drivers, added) = thinking.await.map_err(|_| StoreError::Conflict)?;
            scene = Scene { table, drivers, bots: &self.bots, key, stand_in, added };
        }
        let entry = |&Added { seat, number, by }: &Added| NewEntry {
            seat,
            number,
            command: match by {
                By::Wish => wish.to_owned(),
                By::Bot => format!("bot/{number}"),
                By::Clock => format!("{CLOCK_COMMAND}{number}"),
                By::Dice => format!("dice/{number}"),
            },
            entry: scene.table.players()[seat].log()[number - 1],
        };
        let entries: Vec<NewEntry> = scene.added.iter().map(entry).collect();
        if entries.is_empty() {
            return Ok(Ok(()));
        }
        let mut append = Append { entries, ..Append::default() };
        let ends = scene.added.iter().any(|added| scene.table.players()[added.seat].is_finished());
        // At a table that goes on together, when the next dice come depends on everybody.
        if ends || (room.is_some() && scene.table.pace() == troyes_table::Pace::Together) {
            append.seen = Some(scene.table.players().iter().map(|player| player.log().len()).sum());
        }
        append.results = if ends { SeatResult::of(&scene.table) } else { None };
        if let Some(room) = &room {
            let mut after = game.clone();
            after.appended(&append, self.store.time());
            append.due_at = Some(scene.due(&after.clocks, &terms(game, room)));
        }
        let at = self.store.append(id, &append).await?;
        game.appended(&append, at);
        let dice = new_dice(&game.table, &scene.table);
        game.table = scene.table;
        if append.results.is_some() {
            metrics::game_finished();
            tracing::info!(game = %id, "a game is finished");
            self.delist(id, gathering).await;
        }
        if !dice.is_empty() {
            self.tell_absent(id, gathering.as_ref(), game, &dice);
        }
        Ok(Ok(()))
    }

    /// Who plays the seats. Whoever has run out of time but has the page open is not away.
    fn drivers(&self, id: GameId, game: &StoredGame) -> Vec<Driver> {
        let seats = game.owners.iter().zip(&game.clocks);
        let driver =
            |(owner, clock): (&crate::store::SeatOwner, &crate::store::SeatClock)| match owner
                .bot
                .as_deref()
                .and_then(Level::from_name)
            {
                Some(level) => Driver::Bot(level),
                None => {
                    let here = owner.player.is_some_and(|player| self.presence.is_here(id, player));
                    Driver::Person { away: clock.by_clock && !here }
                }
            };
        seats.map(driver).collect()
    }

    /// Looks after all games whose time has come; to be called several times a second.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they could not be read.
    pub(crate) async fn ring(&self) -> Result<(), StoreError> {
        for id in self.store.due(self.store.time(), DUE_AT_ONCE).await? {
            if let Err(error) = self.ring_game(id).await {
                tracing::warn!(%error, game = %id, "a game could not be looked after");
            }
        }
        Ok(())
    }

    async fn ring_game(&self, id: GameId) -> Result<(), StoreError> {
        let Some(running) = self.find(id).await? else { return self.store.set_due(id, None).await };
        let mut state = running.state.lock().await;
        if self.store.is_shared() {
            self.refresh(id, &mut state).await?;
        }
        let State { gathering: Some(gathering), game: Some(game), .. } = &*state else {
            return self.store.set_due(id, None).await;
        };
        let terms = terms(game, &gathering.room);
        let (clocks, was_due) = (game.clocks.clone(), game.due_at);
        let now = self.store.time();
        let mut rung = 0;
        let attempt = self.attempt(id, &mut state, "", |scene| {
            scene.ring(&clocks, &terms, now);
            rung = scene.added.len();
            Ok(())
        });
        match attempt.await {
            // Another server was faster: it has looked after the game.
            Err(StoreError::Conflict) => {
                self.refresh(id, &mut state).await?;
            }
            Err(error) => return Err(error),
            Ok(_) if rung == 0 => self.set_due_anew(id, &mut state, was_due, now).await?,
            Ok(_) => {}
        }
        running.tell();
        Ok(())
    }

    /// Nothing was to be done: the time was an old one.
    async fn set_due_anew(
        &self,
        id: GameId,
        state: &mut State,
        was_due: Option<u64>,
        time: u64,
    ) -> Result<(), StoreError> {
        let State { gathering: Some(gathering), game: Some(game), .. } = state else {
            return Ok(());
        };
        let scene = Scene {
            table: game.table.clone(),
            drivers: self.drivers(id, game),
            bots: &self.bots,
            key: 0,
            stand_in: STAND_IN,
            added: Vec::new(),
        };
        let due = scene.due(&game.clocks, &terms(game, &gathering.room));
        // Should it still be due, it is for a reason that passes by itself.
        game.due_at = due.map(|at| at.max(time + 1_000));
        if game.due_at != was_due {
            self.store.set_due(id, game.due_at).await?;
        }
        Ok(())
    }

    /// Another time limit: what is due follows from it.
    pub(super) async fn limit_changed(
        &self,
        id: GameId,
        running: &Running,
    ) -> Result<(), StoreError> {
        let mut state = running.state.lock().await;
        let was_due = state.game.as_ref().and_then(|game| game.due_at);
        self.set_due_anew(id, &mut state, was_due, self.store.time()).await
    }

    /// Tells people who do not look that there are new dice for them.
    fn tell_absent(
        &self,
        id: GameId,
        gathering: Option<&super::Gathering>,
        game: &StoredGame,
        seats: &[usize],
    ) {
        let Some(gathering) = gathering else { return };
        let half_day = seats
            .iter()
            .filter_map(|&seat| game.table.players()[seat].now().board().half_day())
            .max();
        let absent = seats.iter().filter_map(|&seat| game.owners[seat].player);
        let absent: Vec<PlayerId> =
            absent.filter(|&player| !self.presence.is_here(id, player)).collect();
        let number = half_day.map_or(0, HalfDay::get);
        let webhook = gathering.room.webhook().map(ToOwned::to_owned);
        self.webhooks.new_dice(id, number, webhook, absent);
    }
}

/// The seats that see dice which they did not see before.
fn new_dice(before: &Table, after: &Table) -> Vec<usize> {
    let shown = |table: &Table, seat: usize| table.players()[seat].now().board().half_day();
    (0..after.players().len()).filter(|&seat| shown(before, seat) != shown(after, seat)).collect()
}

fn terms(game: &StoredGame, room: &Room) -> Terms {
    Terms {
        begun_at: game.about.created_at,
        limit_since: room.limit_since(),
        limit: room.options().limit.map(|seconds| u64::from(seconds) * 1_000),
    }
}

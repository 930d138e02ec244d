//! Commands about a game, and what time does to it: decide, persist, adopt.
//!
//! A command that is refused or collides is looked for in the log before anybody says no. Four times a second each server asks which games are due; the one that comes second finds the work done.

use troyes_host::{Adopted, Append, Game, GameId, Play, PlayerId, Setting};
use troyes_rules::HalfDay;
use troyes_store::StoreError;
use troyes_wire::{Command, Refusal, SeatCommand};

use super::{Failed, Gathering, Running, State, TRIES, Tables};
use crate::metrics;

/// Games that are looked after at once.
const DUE_AT_ONCE: u32 = 64;

/// A command of a player about a game.
#[derive(Clone, Copy)]
pub(crate) struct PlayCommand<'a> {
    /// The player who sends it.
    pub(crate) player: Option<PlayerId>,
    /// The client's name for it.
    pub(crate) command_id: &'a str,
    /// The seat, from 0.
    pub(crate) seat: u8,
    /// What to do.
    pub(crate) command: SeatCommand,
}

impl Tables {
    /// Carries a command of a player out, and returns where its entry stands in the seat's log.
    ///
    /// # Errors
    ///
    /// [`Failed::Refused`] if it changes nothing, [`StoreError::Unknown`] if nobody knows whether it is stored; other
    /// [`StoreError`]s if it is not.
    pub(crate) async fn play(&self, id: GameId, asked: PlayCommand<'_>) -> Result<u32, Failed> {
        let running = self.find(id).await.map_err(Failed::doubted)?;
        match self.try_to_play(id, &running, asked).await {
            Err(Failed::Store(error)) => self.find_out(id, asked, error).await,
            answered => answered,
        }
    }

    /// What has become of a command that met an error. That it is not stored is said only where it is known: another server may have stored
    /// it before, when it was sent the first time, or be about to.
    async fn find_out(
        &self,
        id: GameId,
        asked: PlayCommand<'_>,
        error: StoreError,
    ) -> Result<u32, Failed> {
        if self.store.is_shared() {
            return Err(error.doubted().into());
        }
        match self.store.sequence_of(id, usize::from(asked.seat), asked.command_id).await {
            Ok(Some(sequence)) => Ok(sequence as u32),
            Ok(None) => Err(error.into()),
            Err(_) => Err(error.doubted().into()),
        }
    }

    /// What became of a command, if it was carried out before: the sequence of its entry, or the version that the room has got by it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unknown`] if nobody can tell just now, [`Failed::Refused`] if there is no such table.
    pub(crate) async fn carried_out(
        &self,
        id: GameId,
        player: Option<PlayerId>,
        command_id: &str,
        command: &Command,
    ) -> Result<Option<u32>, Failed> {
        match (command, player) {
            (Command::Play { seat, .. }, Some(_)) => {
                let stored = self.store.sequence_of(id, usize::from(*seat), command_id).await;
                Ok(stored.map_err(StoreError::doubted)?.map(|sequence| sequence as u32))
            }
            (Command::Room { .. }, Some(player)) => {
                let running = self.find(id).await.map_err(Failed::doubted)?;
                let state = running.state.lock().await;
                let version = state.room().and_then(|room| room.version_of(player, command_id));
                Ok(version.map(|version| version as u32))
            }
            _ => Ok(None),
        }
    }

    async fn try_to_play(
        &self,
        id: GameId,
        running: &Running,
        asked: PlayCommand<'_>,
    ) -> Result<u32, Failed> {
        let PlayCommand { player, command_id, command, .. } = asked;
        let seat = usize::from(asked.seat);
        let command = command.try_into().map_err(Refusal::BadDecision)?;
        let mut state = running.state.lock().await;
        self.look_for_game(id, running, &mut state).await?;
        // Before saying no, make sure that it has not changed hands.
        if self.store.is_shared() && !state.game()?.is_played_by(seat, player) {
            self.refresh(id, &mut state).await?;
        }
        if !state.game()?.is_played_by(seat, player) {
            return Err(Refusal::NotYourSeat.into());
        }
        for _ in 0..TRIES {
            let tried = self.attempt(id, &mut state, |game, setting| {
                game.play(setting, player, seat, command_id, command)
            });
            let refused = match tried.await {
                Ok(appended) => {
                    running.notify();
                    let sequence = appended.and_then(|append| append.sequence_of(seat, command_id));
                    return sequence
                        .map(|sequence| sequence as u32)
                        .ok_or(Refusal::Internal.into());
                }
                Err(Failed::Refused(refusal)) => Some(refusal),
                // The command is stored already, or another server has written to the log: its entries first, then ours.
                Err(Failed::Store(StoreError::Conflict)) => None,
                Err(error) => return Err(error),
            };
            if let Some(stored) = self.store.sequence_of(id, seat, command_id).await? {
                // Another server may have stored it, or this one without hearing of it; the entry shall be seen before its answer.
                if state.log_length(seat) < stored && self.refresh_logs(id, &mut state).await? {
                    running.notify();
                }
                return Ok(stored as u32);
            }
            // Before saying no, make sure that no other server knows better.
            let is_new = self.refresh_logs(id, &mut state).await?;
            if let (Some(refusal), false) = (refused, is_new) {
                return Err(refusal.into());
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Lets something happen: decides it on a copy, stores it, and makes the copy the game. Returns what was stored, if anything
    /// has happened.
    async fn attempt(
        &self,
        id: GameId,
        state: &mut State,
        act: impl FnOnce(&Game, &Setting<'_>) -> Result<Play, Refusal>,
    ) -> Result<Option<Append>, Failed> {
        let play = self.with_setting(id, state, act)?;
        let play = self.answered(id, play).await?;
        if play.is_empty() {
            return Ok(None);
        }
        let append = play.append();
        self.store.append(id, &append).await?;
        self.adopt(id, state, play).await;
        Ok(Some(append))
    }

    /// Lets bots and stand-ins answer what was decided on a copy. They think; nobody else's turn waits for that.
    pub(super) async fn answered(&self, id: GameId, mut play: Play) -> Result<Play, Failed> {
        if !play.needs_answer() {
            return Ok(play);
        }
        let bots = self.bots.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            play.answer(&bots);
            play
        });
        thinking.await.map_err(|error| {
            tracing::error!(%error, game = %id, "a bot could not move");
            Refusal::Internal.into()
        })
    }

    /// Asks a game something with all that the host knows besides.
    pub(super) fn with_setting<T>(
        &self,
        id: GameId,
        state: &State,
        ask: impl FnOnce(&Game, &Setting<'_>) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let is_here = |player| self.presence.is_here(id, player);
        let setting = Setting { room: state.room(), is_here: &is_here, now: self.store.time() };
        ask(state.game()?, &setting)
    }

    /// Makes what was stored the game, and says so to webhooks and metrics.
    pub(super) async fn adopt(&self, id: GameId, state: &mut State, play: Play) {
        let State { gathering, game: Some(game), .. } = state else { return };
        let Adopted { new_dice, finished } = game.adopt(play);
        if finished {
            metrics::game_finished();
            tracing::info!(game = %id, "a game is finished");
            self.delist(id, gathering).await;
        }
        if let (Some(gathering), false) = (gathering, new_dice.is_empty()) {
            self.notify_absent(gathering, game, &new_dice);
        }
    }

    /// Looks after all games whose time has come; to be called several times a second.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they could not be read.
    pub(crate) async fn expire(&self) -> Result<(), StoreError> {
        for id in self.store.due(self.store.time(), DUE_AT_ONCE).await? {
            if let Err(error) = self.expire_game(id).await {
                tracing::warn!(?error, game = %id, "a game could not be looked after");
            }
        }
        Ok(())
    }

    pub(super) async fn expire_game(&self, id: GameId) -> Result<(), Failed> {
        let running = match self.find(id).await {
            Err(Failed::Refused(_)) => return Ok(self.store.set_due(id, None).await?),
            found => found?,
        };
        let mut state = running.state.lock().await;
        if self.store.is_shared() {
            self.refresh(id, &mut state).await?;
        }
        if state.gathering.is_none() || state.game.is_none() {
            return Ok(self.store.set_due(id, None).await?);
        }
        if self.expire_numbering(id, &mut state).await? {
            drop(state);
            running.notify();
            return Ok(());
        }
        match self.attempt(id, &mut state, |game, setting| Ok(game.expire(setting))).await {
            // Another server was faster: it has looked after the game.
            Err(Failed::Store(StoreError::Conflict)) => {
                self.refresh(id, &mut state).await?;
            }
            // Nothing was to be done: the time was an old one.
            Ok(None) => self.reschedule(id, &mut state).await?,
            happened => {
                happened?;
            }
        }
        running.notify();
        Ok(())
    }

    /// Finds out anew when something is due.
    pub(super) async fn reschedule(&self, id: GameId, state: &mut State) -> Result<(), Failed> {
        // Should it still be due, it is for a reason that passes by itself.
        let soon = self.store.time() + 1_000;
        let due_at = self.with_setting(id, state, |game, setting| Ok(game.due(setting)))?;
        let due_at = due_at.map(|at| at.max(soon));
        if let Some(game) = &mut state.game
            && game.due_at != due_at
        {
            game.due_at = due_at;
            self.store.set_due(id, due_at).await?;
        }
        Ok(())
    }

    /// Another time limit: what is due follows from it.
    pub(super) async fn limit_changed(&self, id: GameId, running: &Running) -> Result<(), Failed> {
        self.reschedule(id, &mut *running.state.lock().await).await
    }

    /// Notifies people who do not look that there are new dice for them.
    fn notify_absent(&self, gathering: &Gathering, game: &Game, seats: &[usize]) {
        let half_day = |&seat: &usize| game.table.players()[seat].now().board().half_day();
        let half_day = seats.iter().filter_map(half_day).max().map_or(0, HalfDay::get);
        let people = seats.iter().filter_map(|&seat| game.owners[seat].player());
        let absent = people.filter(|&player| !self.presence.is_here(game.id, player)).collect();
        let webhook = gathering.room.webhook().map(ToOwned::to_owned);
        self.webhooks.new_dice(game.id, half_day, webhook, absent);
    }
}

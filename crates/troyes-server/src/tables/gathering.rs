//! Tables before their game, and the lobby.

use tokio::sync::watch;

use super::{Failed, Gathering, Running, State, TRIES, Tables};
use crate::metrics;
use crate::random;
use troyes_host::room::{Beginning, Outcome, Plan, Room, numbered};
use troyes_host::{Game, GameId, NewGame, PlayerId};
use troyes_store::{StoreError, StoredRoom, fresh};
use troyes_wire::{ColumnsChoice, Lobby, Origin, Phase, Refusal, RoomCommand, RoomView};

/// Tables that the lobby shows.
const LOBBY: usize = 200;

/// Milliseconds before the first dice come by themselves, if several people play together: see `troyes_host`.
const FIRST_LOOK: u64 = 1_000;

impl From<StoredRoom> for Gathering {
    fn from(StoredRoom { version, created_at, room, .. }: StoredRoom) -> Self {
        Self { room, version, created_at }
    }
}

impl Tables {
    /// Opens a table for people to gather at.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored.
    pub(crate) async fn open_room(&self, host: PlayerId, plan: Plan) -> Result<GameId, StoreError> {
        let room = Room::new(host, plan, random::seed());
        let id = fresh();
        self.store.create_room(id, &room).await?;
        self.keep_room(id, room);
        Ok(id)
    }

    /// A room that was stored just now.
    fn keep_room(&self, id: GameId, room: Room) {
        tracing::info!(table = %id, "a table is open");
        let gathering = Some(Gathering { room, version: 1, created_at: self.store.time() });
        self.keep(id, State { gathering, game: None, messages: Vec::new() });
        self.lobby.send_replace(());
    }

    /// The table for a viewer.
    pub(super) fn room_view(
        &self,
        id: GameId,
        gathering: &Gathering,
        game: Option<&Game>,
        viewer: Option<PlayerId>,
    ) -> RoomView {
        let Gathering { room, version, created_at } = gathering;
        let watching = self.presence.watching(id, |player| room.place_of(player).is_some());
        let about = (id.to_string(), *version, *created_at);
        self.with_attendance(id, game, |at| room.view(about, viewer, at, watching))
    }

    /// Carries a command about a table out, and gives the version that the room has got by it.
    ///
    /// # Errors
    ///
    /// [`Failed::Refused`] if it changes nothing, [`StoreError::Unknown`] if nobody knows whether it is stored; other
    /// [`StoreError`]s if it is not.
    pub(crate) async fn change_room(
        &self,
        id: GameId,
        player: PlayerId,
        command_id: &str,
        command: &RoomCommand,
    ) -> Result<u64, Failed> {
        let running = self.find(id).await.map_err(Failed::doubted)?;
        let changed = if *command == RoomCommand::Rematch {
            self.rematch(id, &running, player).await
        } else {
            self.try_to_change(id, &running, player, command_id, command).await
        };
        // Where others write too, what this server could not store may be there all the same.
        if self.store.is_shared() { changed.map_err(Failed::doubted) } else { changed }
    }

    async fn try_to_change(
        &self,
        id: GameId,
        running: &Running,
        player: PlayerId,
        command_id: &str,
        command: &RoomCommand,
    ) -> Result<u64, Failed> {
        let mut state = running.state.lock().await;
        for _ in 0..TRIES {
            let gathering = state.gathering.as_ref().ok_or(Refusal::NoTable)?;
            if let Some(version) = gathering.room.version_of(player, command_id) {
                return Ok(version);
            }
            let decided = self.decide_change(id, &mut state, player, command_id, command).await?;
            let Some((room, outcome)) = decided else { continue };
            let changed = match outcome {
                Outcome::Changed | Outcome::Begins(_) | Outcome::Numbered(_) => {
                    self.store_change(id, &mut state, room, outcome).await.map_err(Failed::from)
                }
                outcome => self.change_game(id, &mut state, room, player, outcome).await,
            };
            match changed {
                Ok(version) => {
                    let limits = matches!(command, RoomCommand::SetOptions { .. });
                    let limits = limits && state.game.is_some();
                    drop(state);
                    self.changed(id, running, limits).await;
                    return Ok(version);
                }
                Err(Failed::Store(StoreError::Conflict)) => {
                    self.refresh(id, &mut state).await?;
                }
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Decides a command on a copy of the room; `None` if another server knows better, so that it is to be decided again.
    async fn decide_change(
        &self,
        id: GameId,
        state: &mut State,
        player: PlayerId,
        command_id: &str,
        command: &RoomCommand,
    ) -> Result<Option<(Room, Outcome)>, Failed> {
        let gathering = state.gathering.as_ref().ok_or(Refusal::NoTable)?;
        let mut room = gathering.room.clone();
        let game = state.game.as_ref();
        let asked = self.with_attendance(id, game, |at| room.command(player, command, at));
        let outcome = match asked {
            Ok(outcome) => outcome,
            // Before saying no, make sure that no other server knows better.
            Err(_) if self.refresh(id, state).await? => return Ok(None),
            Err(refusal) => return Err(refusal.into()),
        };
        if matches!(command, RoomCommand::Sit { .. }) {
            self.offer_crier(id, &mut room).await;
        }
        if room != gathering.room || outcome == Outcome::Ends {
            room.remember(player, command_id, gathering.version + 1);
        }
        Ok(Some((room, outcome)))
    }

    /// Makes known that a room has changed.
    async fn changed(&self, id: GameId, running: &Running, limits: bool) {
        // It is stored; when the clock looks again is another matter.
        if limits && let Err(error) = self.limit_changed(id, running).await {
            tracing::warn!(?error, game = %id, "a new time limit counts late");
        }
        running.notify();
        self.lobby.send_replace(());
    }

    /// Stores a changed room, with the game that begins at it, if one does. Gives its new version.
    async fn store_change(
        &self,
        id: GameId,
        state: &mut State,
        room: Room,
        outcome: Outcome,
    ) -> Result<u64, StoreError> {
        let State { gathering: Some(gathering), game, .. } = state else {
            return Err(StoreError::Conflict);
        };
        if room == gathering.room {
            return Ok(gathering.version);
        }
        let seen = gathering.version;
        let version = match outcome {
            Outcome::Changed => {
                self.store.update_room(id, seen, &room, room.is_listed(false)).await?
            }
            Outcome::Numbered(columns) => {
                let Some(game) = game else { return Err(StoreError::Conflict) };
                self.number_columns(game, seen, &room, columns).await?
            }
            Outcome::Begins(beginning) => {
                *game = Some(self.begin(id, seen, &room, *beginning).await?);
                seen + 1
            }
            Outcome::StoodIn | Outcome::ChangesHands { .. } | Outcome::Ends => {
                unreachable!("what changes a game as well is stored with it")
            }
        };
        gathering.room = room;
        gathering.version = version;
        Ok(version)
    }

    /// Stores a room with the columns of its game. Gives the new version of the room.
    async fn number_columns(
        &self,
        game: &mut Game,
        seen: u64,
        room: &Room,
        columns: ColumnsChoice,
    ) -> Result<u64, StoreError> {
        // A player who has gone on already is on a server that knows better.
        let table = numbered(&game.table, columns).map_err(|_| StoreError::Conflict)?;
        let due_at = self.store.time() + FIRST_LOOK;
        let listed = room.is_listed(false);
        let version =
            self.store.number_columns(game.id, seen, room, listed, &table, due_at).await?;
        (game.table, game.due_at) = (table, Some(due_at));
        Ok(version)
    }

    /// Stores a room with the game that begins at it.
    async fn begin(
        &self,
        id: GameId,
        seen: u64,
        room: &Room,
        beginning: Beginning,
    ) -> Result<Game, StoreError> {
        let Beginning { table, seats } = beginning;
        // The clock looks at once, and finds out for itself when the first dice are due.
        let due_at = Some(self.store.time() + FIRST_LOOK);
        let game = NewGame { table: &table, origin: Origin::Drawn, parent: None, seats, due_at };
        let listed = room.is_listed(false);
        let (about, discounted) = self.store.start_room(id, seen, room, listed, &game).await?;
        metrics::game_created(about.origin);
        tracing::info!(game = %id, players = table.players().len(), "a game begins");
        self.discount(discounted).await;
        Ok(game.stored(id, about))
    }

    /// Finds out who of those at a table has won last. Should that fail, the host is the town crier.
    async fn offer_crier(&self, id: GameId, room: &mut Room) {
        let people: Vec<PlayerId> = room.people().map(|(player, _)| player).collect();
        match self.store.latest_winner(&people).await {
            Ok(winner) => room.set_winner(winner),
            Err(error) => tracing::warn!(%error, table = %id, "nobody knows who won last"),
        }
    }

    /// Columns that nobody has numbered in time follow from the seed. Returns whether the game was waiting for its town crier.
    pub(super) async fn expire_numbering(
        &self,
        id: GameId,
        state: &mut State,
    ) -> Result<bool, Failed> {
        let Some(gathering) = state.gathering.as_ref().filter(|one| one.room.is_unnumbered())
        else {
            return Ok(false);
        };
        let mut room = gathering.room.clone();
        let now = self.store.time();
        let due = self.with_setting(id, state, |game, setting| Ok(game.due(setting)))?;
        if due.is_none_or(|at| at > now) {
            self.reschedule(id, state).await?;
            return Ok(true);
        }
        let outcome = room.number_by_chance(now)?;
        match self.store_change(id, state, room, outcome).await {
            // Another server was faster, or the town crier.
            Err(StoreError::Conflict) => drop(self.refresh(id, state).await?),
            stored => drop(stored?),
        }
        Ok(true)
    }

    /// A finished game is not in the lobby any more. Should that fail, nobody is worse off.
    pub(super) async fn delist(&self, id: GameId, gathering: &mut Option<Gathering>) {
        let Some(gathering) = gathering else { return };
        match self.store.update_room(id, gathering.version, &gathering.room, false).await {
            Ok(version) => gathering.version = version,
            Err(error) => tracing::warn!(%error, game = %id, "a table stays in the lobby"),
        }
        self.lobby.send_replace(());
    }

    /// Opens another table for the same people, or says where it is.
    async fn rematch(
        &self,
        id: GameId,
        running: &Running,
        player: PlayerId,
    ) -> Result<u64, Failed> {
        let mut state = running.state.lock().await;
        for _ in 0..TRIES {
            let over = state.game.as_ref().is_some_and(|game| game.table.is_finished());
            let gathering = state.gathering.as_mut().ok_or(Refusal::NoTable)?;
            if gathering.room.place_of(player).is_none() {
                return Err(Refusal::NotYourSeat.into());
            }
            if gathering.room.phase != Phase::Started || !over {
                return Err(Refusal::NotOver.into());
            }
            if gathering.room.rematch.is_some() {
                return Ok(gathering.version);
            }
            let (next, mut again) = (fresh(), gathering.room.again(player, random::seed()));
            self.offer_crier(next, &mut again).await;
            let room = Room { rematch: Some(next), ..gathering.room.clone() };
            match self.store.rematch(id, gathering.version, &room, (next, &again)).await {
                Ok(version) => {
                    gathering.room = room;
                    gathering.version = version;
                    self.keep_room(next, again);
                    running.notify();
                    return Ok(version);
                }
                Err(StoreError::Conflict) => {
                    self.refresh(id, &mut state).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Public tables that can be joined or watched and where somebody is, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    pub(crate) async fn lobby(&self) -> Result<Lobby, StoreError> {
        let mut ids = self.store.listed().await?;
        // However many tables somebody opens: those where nobody is take no place away from others.
        ids.retain(|&id| self.presence.is_attended(id));
        let mut rooms = Vec::new();
        for ids in ids.chunks(LOBBY) {
            for (id, stored) in self.store.listed_among(ids).await? {
                // Where nobody of the table is, nobody who came could do anything but wait.
                if stored.room.people().any(|(player, _)| self.presence.is_here(id, player)) {
                    rooms.push(stored.room.in_lobby(id.to_string(), stored.created_at));
                }
            }
            if rooms.len() >= LOBBY {
                break;
            }
        }
        rooms.truncate(LOBBY);
        Ok(Lobby { rooms, here: self.presence.everybody() as u32 })
    }

    /// The lobby may look different: somebody wants to know.
    pub(crate) fn doubt_lobby(&self) {
        self.lobby.send_replace(());
    }

    /// Hears whenever the lobby may look different.
    #[must_use]
    pub(crate) fn watch_lobby(&self) -> watch::Receiver<()> {
        self.lobby.subscribe()
    }
}

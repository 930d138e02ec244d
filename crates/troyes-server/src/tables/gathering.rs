//! Tables before their game, and the lobby.

use tokio::sync::watch;

use super::{Gathering, Running, State, TRIES, Tables};
use crate::metrics;
use crate::random;
use crate::room::{Beginning, Outcome, Plan, Room};
use crate::store::{GameId, NewGame, PlayerId, StoreError, StoredRoom};
use troyes_wire::{Lobby, Origin, Phase, RoomCommand, RoomView, Verdict};

/// Tables that the lobby looks at.
const LOBBY: u32 = 200;

/// Milliseconds for which a table is in the lobby although nobody has its page open.
const EMPTY_FOR: u64 = 10 * 60 * 1_000;

/// Milliseconds before the first dice come by themselves, if several people play together: see `automatic`.
const FIRST_LOOK: u64 = 1_000;

/// A room as it is stored.
pub(super) fn read(stored: &StoredRoom) -> Result<Gathering, StoreError> {
    let room = Room::from_document(&stored.document)
        .map_err(|error| StoreError::Damaged(format!("a room cannot be read: {error}")))?;
    Ok(Gathering { room, number: stored.number, created_at: stored.created_at })
}

impl Tables {
    /// Opens a table for people to gather at.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored.
    pub(crate) async fn open_room(&self, host: PlayerId, plan: Plan) -> Result<GameId, StoreError> {
        let room = Room::new(host, plan, random::seed());
        let id = GameId::fresh();
        self.store.create_room(id, &room.document(), room.is_listed(false)).await?;
        self.keep_room(id, room);
        Ok(id)
    }

    /// A room that was stored just now.
    fn keep_room(&self, id: GameId, room: Room) {
        tracing::info!(table = %id, "a table is open");
        let gathering = Some(Gathering { room, number: 1, created_at: self.store.time() });
        self.keep(id, State { gathering, game: None, messages: Vec::new() });
        self.lobby.send_replace(());
    }

    /// The table for a viewer.
    pub(super) fn room_view(
        &self,
        id: GameId,
        gathering: &Gathering,
        viewer: Option<PlayerId>,
    ) -> RoomView {
        let Gathering { room, number, created_at } = gathering;
        let here = |player| self.presence.is_here(id, player);
        let watching = self.presence.watching(id, |player| room.place_of(player).is_some());
        room.view((id.to_string(), *number, *created_at), viewer, here, watching)
    }

    /// Carries a wish about a table out, or says why not; nothing if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unknown`] if nobody knows whether it is stored; other [`StoreError`]s if it is not.
    pub(crate) async fn change_room(
        &self,
        id: GameId,
        player: PlayerId,
        wish: &str,
        command: &RoomCommand,
    ) -> Result<Option<Verdict>, StoreError> {
        let Some(running) = self.find(id).await.map_err(StoreError::doubted)? else {
            return Ok(None);
        };
        let changed = if *command == RoomCommand::Rematch {
            self.rematch(id, &running, player).await.map(Some)
        } else {
            self.try_to_change(id, &running, player, wish, command).await
        };
        // Where others write too, what this server could not store may be there all the same.
        if self.store.is_shared() { changed.map_err(StoreError::doubted) } else { changed }
    }

    async fn try_to_change(
        &self,
        id: GameId,
        running: &Running,
        player: PlayerId,
        wish: &str,
        command: &RoomCommand,
    ) -> Result<Option<Verdict>, StoreError> {
        let mut state = running.state.lock().await;
        for _ in 0..TRIES {
            let Some(gathering) = &state.gathering else {
                return Ok(Some(Verdict::refused("no-table", "nobody gathers at this game")));
            };
            if let Some(number) = gathering.room.number_of(player, wish) {
                return Ok(Some(Verdict::Accepted { number: number as u32 }));
            }
            let mut room = gathering.room.clone();
            let outcome = match room.command(player, command, self.store.time()) {
                Ok(outcome) => outcome,
                Err(refused) => {
                    // Before saying no, make sure that no other server knows better.
                    if self.refresh(id, &mut state).await? {
                        continue;
                    }
                    return Ok(Some(refused.into()));
                }
            };
            if room != gathering.room {
                room.remember(player, wish, gathering.number + 1);
            }
            match self.store_change(id, &mut state, room, outcome).await {
                Ok(number) => {
                    let limits = matches!(command, RoomCommand::SetOptions { .. });
                    let playing = state.game.is_some();
                    drop(state);
                    // It is stored; when the clock looks again is another matter.
                    if limits
                        && playing
                        && let Err(error) = self.limit_changed(id, running).await
                    {
                        tracing::warn!(%error, game = %id, "a new time limit counts late");
                    }
                    running.tell();
                    self.lobby.send_replace(());
                    return Ok(Some(Verdict::Accepted { number: number as u32 }));
                }
                Err(StoreError::Conflict) => {
                    self.refresh(id, &mut state).await?;
                }
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict)
    }

    /// Stores a changed room, with the game that begins at it, if one does. Gives its new number.
    async fn store_change(
        &self,
        id: GameId,
        state: &mut State,
        room: Room,
        outcome: Outcome,
    ) -> Result<u64, StoreError> {
        let Some(gathering) = &mut state.gathering else { return Err(StoreError::Conflict) };
        if room == gathering.room {
            return Ok(gathering.number);
        }
        let listed = room.is_listed(false);
        let number = match outcome {
            Outcome::Changed => {
                self.store.update_room(id, gathering.number, &room.document(), listed).await?
            }
            Outcome::Begins(beginning) => {
                let Beginning { table, seats } = *beginning;
                // The clock looks at once, and finds out for itself when the first dice are due.
                let due_at = Some(self.store.time() + FIRST_LOOK);
                let game =
                    NewGame { table: &table, origin: Origin::Drawn, parent: None, seats, due_at };
                let (about, discounted) = self
                    .store
                    .start_room(id, gathering.number, &room.document(), listed, &game)
                    .await?;
                metrics::game_created(about.origin);
                tracing::info!(game = %id, players = table.players().len(), "a game begins");
                state.game = Some(game.stored(about));
                self.discount(discounted).await;
                gathering.number + 1
            }
        };
        gathering.room = room;
        gathering.number = number;
        Ok(number)
    }

    /// A finished game is not in the lobby any more. Should that fail, nobody is worse off.
    pub(super) async fn delist(&self, id: GameId, gathering: &mut Option<Gathering>) {
        let Some(gathering) = gathering else { return };
        let document = gathering.room.document();
        match self.store.update_room(id, gathering.number, &document, false).await {
            Ok(number) => gathering.number = number,
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
    ) -> Result<Verdict, StoreError> {
        let mut state = running.state.lock().await;
        for _ in 0..TRIES {
            let over = state.game.as_ref().is_some_and(|game| game.table.is_finished());
            let State { gathering: Some(gathering), .. } = &mut *state else {
                return Ok(Verdict::refused("no-table", "nobody gathers at this game"));
            };
            if gathering.room.place_of(player).is_none() {
                return Ok(Verdict::refused("not-your-seat", "only who played can ask for that"));
            }
            if gathering.room.phase() != Phase::Started || !over {
                return Ok(Verdict::refused("not-over", "the game is not over"));
            }
            if gathering.room.rematch().is_some() {
                return Ok(Verdict::Accepted { number: gathering.number as u32 });
            }
            let (next, again) = (GameId::fresh(), gathering.room.again(player, random::seed()));
            let mut room = gathering.room.clone();
            room.set_rematch(next.to_string());
            let listed = again.is_listed(false);
            let rematch = (next, again.document(), listed);
            let document = room.document();
            match self.store.rematch(id, gathering.number, &document, &rematch).await {
                Ok(number) => {
                    gathering.room = room;
                    gathering.number = number;
                    self.keep_room(next, again);
                    running.tell();
                    return Ok(Verdict::Accepted { number: number as u32 });
                }
                Err(StoreError::Conflict) => {
                    self.refresh(id, &mut state).await?;
                }
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict)
    }

    /// Public tables that can be joined or watched, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if they cannot be read.
    pub(crate) async fn lobby(&self) -> Result<Lobby, StoreError> {
        let now = self.store.time();
        let mut rooms = Vec::new();
        for (id, stored) in self.store.lobby(LOBBY).await? {
            let fresh = stored.changed_at + EMPTY_FOR > now;
            if fresh || self.presence.is_anybody_here(id) {
                let Gathering { room, created_at, .. } = read(&stored)?;
                rooms.push(room.in_lobby(id.to_string(), created_at));
            }
        }
        Ok(Lobby { rooms })
    }

    /// Hears whenever the lobby may look different.
    #[must_use]
    pub(crate) fn watch_lobby(&self) -> watch::Receiver<()> {
        self.lobby.subscribe()
    }
}

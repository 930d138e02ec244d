//! People who go away and come back: what is done about it, at a table and its game together.

use troyes_host::room::{Attendance, Outcome, Room};
use troyes_host::{Game, GameId, Play, PlayerId, Setting};
use troyes_store::StoreError;
use troyes_wire::Refusal;

use super::{Failed, State, TRIES, Tables};

impl Tables {
    /// Asks a room something with all that is known of who is there.
    pub(super) fn with_attendance<T>(
        &self,
        id: GameId,
        game: Option<&Game>,
        ask: impl FnOnce(&Attendance<'_>) -> T,
    ) -> T {
        let away_since = |player| self.presence.away_since(id, player);
        let plays = |seat: usize| {
            let player = game.and_then(|game| game.table.players().get(seat));
            player.is_some_and(|player| !player.is_finished())
        };
        ask(&Attendance { now: self.store.time(), away_since: &away_since, plays: &plays })
    }

    /// Stores a changed room together with what follows for its game, and gives its new version.
    pub(super) async fn change_game(
        &self,
        id: GameId,
        state: &mut State,
        room: Room,
        player: PlayerId,
        outcome: Outcome,
    ) -> Result<u64, Failed> {
        let play = self.followed(id, state, &room, player, &outcome).await?;
        let gathering = state.gathering.as_ref().ok_or(Refusal::NoTable)?;
        let seen = gathering.version;
        let listed = room.is_listed(outcome == Outcome::Ends);
        let append = play.append();
        let discounted = self.store.change_game(id, seen, &room, listed, &append).await?;
        if let Some(gathering) = &mut state.gathering {
            (gathering.room, gathering.version) = (room, seen + 1);
        }
        self.adopt(id, state, play).await;
        if let (Some(game), true) = (&mut state.game, discounted.contains(&id)) {
            game.about.counts = false;
        }
        self.discount(discounted.into_iter().filter(|&other| other != id).collect()).await;
        Ok(state.gathering.as_ref().map_or(seen + 1, |gathering| gathering.version))
    }

    /// What a change of a room leads to at its game, stand-ins and bots included.
    async fn followed(
        &self,
        id: GameId,
        state: &State,
        room: &Room,
        player: PlayerId,
        outcome: &Outcome,
    ) -> Result<Play, Failed> {
        let play = self.begun(id, state.game()?, room, player, outcome)?;
        self.answered(id, play).await
    }

    /// The same before anybody has answered.
    fn begun(
        &self,
        id: GameId,
        game: &Game,
        room: &Room,
        player: PlayerId,
        outcome: &Outcome,
    ) -> Result<Play, Refusal> {
        // A player who says goodbye is not here any more, although the page is still open.
        let leaves = *outcome == Outcome::StoodIn && room.stands_in(player);
        let is_here = |other| self.presence.is_here(id, other) && !(leaves && other == player);
        let setting = Setting { room: Some(room), is_here: &is_here, now: self.store.time() };
        match outcome {
            Outcome::ChangesHands { seat, name } => game.hand_over(&setting, *seat, player, name),
            Outcome::Ends => Ok(game.end(&setting)),
            Outcome::Changed | Outcome::Begins(_) | Outcome::Numbered(_) | Outcome::StoodIn => {
                Ok(game.expire(&setting))
            }
        }
    }

    /// Meets somebody's coming or going: a player who is back plays, and for one who has left for good a stand-in does.
    pub(super) async fn meet_absence(
        &self,
        id: GameId,
        player: PlayerId,
        here: bool,
    ) -> Result<(), Failed> {
        if here {
            return self.change_quietly(id, |room, _| room.welcome_back(player)).await;
        }
        let Some(running) = self.known(id) else { return Ok(()) };
        let stood_in = running.state.lock().await.room().is_some_and(|room| room.stands_in(player));
        if stood_in { self.expire_game(id).await } else { Ok(()) }
    }

    /// Looks after tables whose host is gone, and those where a stand-in is to play; to be called a few times a minute.
    pub(super) async fn look_after_absent(&self) {
        for id in self.presence.tables().into_iter().filter(|&id| id != GameId::NONE) {
            let passed_on = self.change_quietly(id, Room::pass_on).await;
            let stood_in = match self.known(id) {
                Some(running) => {
                    let state = running.state.lock().await;
                    let over = state.game.as_ref().is_none_or(|game| game.table.is_finished());
                    !over && state.room().is_some_and(|room| !room.stand_ins.is_empty())
                }
                None => false,
            };
            let played = if stood_in { self.expire_game(id).await } else { Ok(()) };
            for error in [passed_on, played].into_iter().filter_map(Result::err) {
                tracing::warn!(?error, game = %id, "a table could not be looked after");
            }
        }
    }

    /// Changes a room without a command, if there is something to change.
    async fn change_quietly(
        &self,
        id: GameId,
        change: impl Fn(&mut Room, &Attendance<'_>) -> bool,
    ) -> Result<(), Failed> {
        let running = self.find(id).await?;
        let mut state = running.state.lock().await;
        for _ in 0..TRIES {
            let Some(gathering) = &state.gathering else { return Ok(()) };
            let mut room = gathering.room.clone();
            let game = state.game.as_ref();
            if !self.with_attendance(id, game, |at| change(&mut room, at)) {
                return Ok(());
            }
            let listed = room.is_listed(game.is_some_and(|game| game.table.is_finished()));
            match self.store.update_room(id, gathering.version, &room, listed).await {
                Ok(version) => {
                    if let Some(gathering) = &mut state.gathering {
                        (gathering.room, gathering.version) = (room, version);
                    }
                    running.notify();
                    self.lobby.send_replace(());
                    return Ok(());
                }
                Err(StoreError::Conflict) => {
                    self.refresh(id, &mut state).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}

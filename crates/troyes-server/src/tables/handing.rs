//! Games that were played on a device, and are kept here from then on: decide, persist, adopt, as with everything else. They only grow; a game that
//! has gone on in two places is never mixed.

use troyes_host::{Append, Game, NewEntry, NewGame, PlayerId};
use troyes_shapes::HandedGame;
use troyes_shapes::start::Start;
use troyes_store::StoreError;
use troyes_table::Entry;
use troyes_wire::{HandedOver, Refusal};

use super::{Failed, State, TRIES, Tables};
use crate::metrics;

/// How the logs of a game stand to those that somebody else has of it.
enum Difference {
    /// They have nothing that is not here.
    Ahead,
    /// They have all that is here, and these lines more.
    Behind(Vec<NewEntry>),
    /// Both have gone on.
    Diverged,
}

impl Tables {
    /// Keeps a game that a player has played on a device, or what is new of it. The same game may come any number of times.
    ///
    /// # Errors
    ///
    /// [`Refusal::Diverged`] if it has gone on here in another way, [`Refusal::NotYours`] if the name is that of another game; [`StoreError`]s
    /// if it is not stored, or nobody knows: it can be handed over again.
    pub(crate) async fn hand_over(
        &self,
        player: PlayerId,
        handed: &HandedGame,
    ) -> Result<HandedOver, Failed> {
        for _ in 0..TRIES {
            let tried = match self.find(handed.id).await {
                Ok(running) => {
                    let mut state = running.state.lock().await;
                    let taken = self.take_over(player, handed, &mut state).await;
                    drop(state);
                    running.notify();
                    taken
                }
                Err(Failed::Refused(Refusal::NoSuchGame)) => {
                    self.begin_handed(player, handed).await
                }
                Err(error) => Err(error),
            };
            match tried {
                // It came twice at the same moment, or has gone on: look again.
                Err(Failed::Store(StoreError::Conflict)) => {}
                tried => return tried,
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Keeps a game that is not here yet, with all its logs: everything or nothing.
    async fn begin_handed(
        &self,
        player: PlayerId,
        handed: &HandedGame,
    ) -> Result<HandedOver, Failed> {
        let parent = match handed.parent {
            Some(parent) if self.find(parent).await.is_ok() => Some(parent),
            _ => None,
        };
        let new = NewGame::on_one_device(&handed.table, player, &handed.bots);
        let new = NewGame { origin: handed.origin, parent, ..new };
        let (about, discounted) = self.store.create(handed.id, &new).await?;
        metrics::game_created(about.origin);
        tracing::info!(game = %handed.id, origin = ?about.origin, "a game of a device is kept");
        let mut state = State {
            gathering: None,
            game: Some(new.stored(handed.id, about)),
            messages: Vec::new(),
        };
        self.mark_handed(handed, &mut state).await?;
        self.keep(handed.id, state);
        self.discount(discounted).await;
        Ok(HandedOver { ahead: false })
    }

    /// Keeps what is new of a game that is here.
    async fn take_over(
        &self,
        player: PlayerId,
        handed: &HandedGame,
        state: &mut State,
    ) -> Result<HandedOver, Failed> {
        if self.store.is_shared() {
            self.refresh(handed.id, state).await?;
        }
        let game = state.game().map_err(|_| Refusal::NotYours)?;
        let same = !game.about.counts && Start::of(&game.table) == Start::of(&handed.table);
        if !same || !game.is_played_alone_by(Some(player)) || game.bots() != handed.bots {
            return Err(Refusal::NotYours.into());
        }
        let ahead = match difference(game, handed) {
            Difference::Diverged => return Err(Refusal::Diverged.into()),
            Difference::Ahead => true,
            Difference::Behind(entries) if entries.is_empty() => false,
            Difference::Behind(entries) => {
                let append = Append {
                    at: self.store.time(),
                    seen: Some(handed.table.players().iter().map(|one| one.log().len()).sum()),
                    results: handed.results(),
                    ended_early: handed.table.is_ended_early(),
                    entries,
                    ..Append::default()
                };
                self.store.append(handed.id, &append).await?;
                self.refresh_logs(handed.id, state).await?;
                false
            }
        };
        self.mark_handed(handed, state).await?;
        Ok(HandedOver { ahead })
    }

    /// Keeps which seats have taken hints: once they have, they have.
    async fn mark_handed(&self, handed: &HandedGame, state: &mut State) -> Result<(), Failed> {
        let Some(game) = &mut state.game else { return Ok(()) };
        for (seat, _) in handed.hinted.iter().enumerate().filter(|(_, hinted)| **hinted) {
            if !game.hinted[seat] {
                self.store.take_hint(handed.id, seat).await?;
                game.hinted[seat] = true;
            }
        }
        Ok(())
    }
}

fn difference(game: &Game, handed: &HandedGame) -> Difference {
    let logs = || game.table.players().iter().zip(handed.table.players());
    if logs().all(|(here, there)| here.log().starts_with(there.log())) {
        let same = logs().all(|(here, there)| here.log().len() == there.log().len());
        return if same { Difference::Behind(Vec::new()) } else { Difference::Ahead };
    }
    if !logs().all(|(here, there)| there.log().starts_with(here.log())) {
        return Difference::Diverged;
    }
    let line = |seat: usize, (index, &entry): (usize, &Entry)| {
        let sequence = index + 1;
        // No client can send a command by such an id.
        NewEntry { seat, sequence, command_id: format!("device/{sequence}"), entry }
    };
    let lines = logs().enumerate().flat_map(|(seat, (here, there))| {
        let new = there.log().iter().enumerate().skip(here.log().len());
        new.map(move |entry| line(seat, entry)).collect::<Vec<_>>()
    });
    Difference::Behind(lines.collect())
}

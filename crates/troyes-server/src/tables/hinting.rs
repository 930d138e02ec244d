//! Asking what the decisions of one's own position are worth.

use troyes_table::Player;

use super::{State, Tables};
use crate::store::{GameId, PlayerId, StoreError, StoredGame};
use crate::thinking::{Asker, Hint};
use troyes_wire::{Hints, Verdict};

/// A question about a seat's position.
pub(crate) struct Asked {
    /// The number of the last entry in the seat's log: what the position follows from.
    pub(crate) number: u32,
    /// The seat, from 0.
    pub(crate) seat: u8,
    /// What the solver says to it.
    pub(crate) hint: Hint,
}

/// Whether a player may ask at a table: alone or around one device always, where others play only if the table allows it.
/// Bots are nobody who could mind.
fn may_ask(state: &State, game: &StoredGame, player: PlayerId) -> bool {
    let others = game.owners.iter().filter_map(|owner| owner.player).any(|other| other != player);
    let allowed = state.gathering.as_ref().is_some_and(|at| at.room.options().hints);
    !others || allowed
}

impl Tables {
    /// Whether somebody may ask at a table.
    pub(super) fn hints(&self, state: &State, viewer: Option<PlayerId>) -> Hints {
        let Some(game) = &state.game else { return Hints::Off };
        match viewer {
            Some(player) if !game.seats_of(viewer).is_empty() && may_ask(state, game, player) => {
                if self.thinking.is_there() {
                    Hints::On
                } else {
                    Hints::NoSolver
                }
            }
            _ => Hints::Off,
        }
    }

    /// Asks the solver about the position that a player faces now, and marks the seat, or says why not; nothing if there is no
    /// such game. All that the solver gets to see is the position: neither later dice nor the seed.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it could not be stored: then nothing is told.
    pub(crate) async fn hint(
        &self,
        id: GameId,
        player: Option<PlayerId>,
        seat: u8,
    ) -> Result<Option<Result<Asked, Verdict>>, StoreError> {
        let Some(running) = self.find(id).await? else { return Ok(None) };
        let mut state = running.state.lock().await;
        let Some(game) = &state.game else { return Ok(None) };
        let index = usize::from(seat);
        let refused = |code, sentence| Ok(Some(Err(Verdict::refused(code, sentence))));
        let Some(player) = player.filter(|_| game.seats_of(player).contains(&index)) else {
            return refused("not-your-seat", "somebody else plays this seat");
        };
        if !may_ask(&state, game, player) {
            return refused("no-hints", "there are no hints at this table");
        }
        let at: &Player = &game.table.players()[index];
        if at.is_finished() {
            return refused("game-over", "the game is over");
        }
        if at.now().board().half_day().is_none() {
            return refused("not-rolled", "no dice have been rolled yet");
        }
        if at.is_done() {
            return refused("turn-finished", "the turn of this half-day is finished");
        }
        let hint = match self.thinking.hint(Asker::Player(player), *at.now()) {
            Ok(hint) => hint,
            Err(reason) => return refused(reason.code(), reason.sentence()),
        };
        let number = at.log().len() as u32;
        if !game.hinted[index] {
            self.store.take_hint(id, index).await?;
            if let Some(game) = &mut state.game {
                game.hinted[index] = true;
            }
            running.tell();
        }
        Ok(Some(Ok(Asked { number, seat, hint })))
    }
}

//! A player's seat: a sheet, and what is still to do before the next roll (R4.4, R4.6).
//!
//! A [`Board`] and a seat are small and `Copy`: undo is keeping the old one, and a search copies them by the million. `Solo` is both (64 bytes), `Game` a board and up to
//! ten seats. Players never interfere, so nothing else is needed; a table where everybody plays at their own pace is a list of `Solo`s.

use crate::agenda::{Agenda, Task};
use crate::board::{Attack, Board};
use crate::building::Cell;
use crate::decision::Decision;
use crate::effect::{Effect, Outcome};
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::{chain, turn};

/// One player: independent of all others, sharing only the [`Board`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seat {
    pub(crate) sheet: Sheet,
    pub(crate) agenda: Agenda,
}

impl Seat {
    /// A seat at the start of the game.
    pub const NEW: Self = Self { sheet: Sheet::NEW, agenda: Agenda::EMPTY };

    /// The player's sheet.
    #[must_use]
    #[inline]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Whether the seat has nothing to decide before the next roll.
    #[must_use]
    #[inline]
    pub fn is_done(&self) -> bool {
        self.agenda.top().is_none()
    }

    /// How many tasks are stacked up: the one that waits for a decision and all that come after it.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.agenda.len()
    }

    /// Meets the half-day that has just been rolled on the board: suffers its attacks (R4.4) and has a turn to take (R4.6).
    ///
    /// To be called once for each roll, when the seat is done with the one before.
    #[inline]
    pub fn face(&mut self, board: &Board, see: &mut impl FnMut(Effect)) {
        debug_assert!(self.is_done(), "the turn before is not finished");
        for attack in board.attacks() {
            self.suffer(board, attack, see);
        }
        self.agenda.push(Task::Turn);
    }

    fn suffer(&mut self, board: &Board, attack: Attack, see: &mut impl FnMut(Effect)) {
        let position = board.columns().position_of(attack.face);
        let cell = Cell { color: attack.color, position };
        let outcome = if self.sheet.town.is_crossed(cell) {
            Outcome::AlreadyCrossed
        } else if self.sheet.town.is_protected(position) {
            Outcome::Protected
        } else {
            self.sheet.town.cross(cell);
            Outcome::Crossed
        };
        see(Effect::Attacked { cell, outcome });
    }

    /// Plays a decision, and reports what it does.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the decision is not one of [`Seat::decisions`]. The seat is then as it was.
    #[inline]
    pub fn play(
        &mut self,
        board: &Board,
        decision: Decision,
        see: &mut impl FnMut(Effect),
    ) -> Result<(), Refusal> {
        if !self.decisions(board).contains(decision) {
            return Err(Refusal::of(board, self, decision));
        }
        self.play_listed(board, decision, see);
        Ok(())
    }

    /// Plays a decision that is known to be one of [`Seat::decisions`], without looking it up again: for searches that
    /// have just listed them. Anything else gives a sheet that means nothing.
    #[inline]
    pub fn play_listed(&mut self, board: &Board, decision: Decision, see: &mut impl FnMut(Effect)) {
        debug_assert!(self.decisions(board).contains(decision), "{decision} is not legal");
        // What asked for the decision is answered by it.
        self.agenda.pop();
        match decision {
            Decision::Take(take) => turn::take(board, self, take, see),
            Decision::Relief => chain::one_of_each(&mut self.agenda),
            Decision::Build(building) => chain::build(board, self, building, None, see),
            Decision::Citizen(color) => self.agenda.push(Task::Citizens(color, 1)),
        }
        chain::run(self, see);
    }
}

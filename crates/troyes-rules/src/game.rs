//! Whole games: one player ([`Solo`]) or up to ten around one board ([`Game`]) (R4.6, R4.8, R7.2).

use thiserror::Error;

use crate::board::{Board, GameOver};
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::dice::Roll;
use crate::effect::Effect;
use crate::feats::Feat;
use crate::refusal::Refusal;
use crate::score::Score;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::winners::Winners;

/// The most players of a game.
pub const MAX_PLAYERS: usize = 10;

/// A game of one player: 64 bytes to copy, compare and search through. Also one seat of a table where everybody plays
/// the same dice at their own pace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Solo {
    board: Board,
    seat: Seat,
}

/// Why the dice cannot be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum RollError {
    /// There is no half-day left.
    #[error(transparent)]
    GameOver(#[from] GameOver),
    /// A player, counted from 0, has not finished the turn of this half-day.
    #[error("player {} has not finished the turn of this half-day (R4.6)", .0 + 1)]
    TurnPending(usize),
}

impl Solo {
    /// A game before its first roll.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self { board: Board::new(setup), seat: Seat::NEW }
    }

    /// The wheel and all that lies on it.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The player.
    #[must_use]
    #[inline]
    pub const fn seat(&self) -> &Seat {
        &self.seat
    }

    /// Rolls for the next half-day.
    ///
    /// # Errors
    ///
    /// [`RollError`] if the turn before is not finished, or after the last half-day.
    #[inline]
    pub fn roll(&mut self, roll: Roll, see: &mut impl FnMut(Effect)) -> Result<(), RollError> {
        if !self.seat.is_done() {
            return Err(RollError::TurnPending(0));
        }
        self.board.roll(roll)?;
        self.seat.face(&self.board, see);
        Ok(())
    }

    /// Every legal decision.
    #[must_use]
    #[inline]
    pub fn decisions(&self) -> Decisions {
        self.seat.decisions(&self.board)
    }

    /// Plays a decision.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it is not legal; the game is then as it was.
    #[inline]
    pub fn play(
        &mut self,
        decision: Decision,
        see: &mut impl FnMut(Effect),
    ) -> Result<(), Refusal> {
        self.seat.play(&self.board, decision, see)
    }

    /// Plays a decision that has just been listed: see [`Seat::play_listed`].
    #[inline]
    pub fn play_listed(&mut self, decision: Decision, see: &mut impl FnMut(Effect)) {
        self.seat.play_listed(&self.board, decision, see);
    }

    /// Whether the game has ended (R4.8).
    #[must_use]
    #[inline]
    pub fn is_over(&self) -> bool {
        self.board.is_last_half_day() && self.seat.is_done()
    }

    /// The score as if the game ended now.
    #[must_use]
    #[inline]
    pub fn score(&self) -> Score {
        self.seat.sheet().score()
    }
}

/// A game of 1 to 10 players who share the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    board: Board,
    seats: [Seat; MAX_PLAYERS],
    players: u8,
}

/// There must be 1 to 10 players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("a game has 1 to {MAX_PLAYERS} players, not {0}")]
pub struct PlayerCountError(pub usize);

impl Game {
    /// A game before its first roll.
    ///
    /// # Errors
    ///
    /// [`PlayerCountError`] unless there are 1 to 10 players.
    pub fn new(setup: &Setup, players: usize) -> Result<Self, PlayerCountError> {
        if !(1..=MAX_PLAYERS).contains(&players) {
            return Err(PlayerCountError(players));
        }
        Ok(Self {
            board: Board::new(setup),
            seats: [Seat::NEW; MAX_PLAYERS],
            players: players as u8,
        })
    }

    /// The wheel and all that lies on it.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The players, in the order of the table.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// Rolls for the next half-day, for everybody.
    ///
    /// The effects come with the player, counted from 0, whose sheet they touch.
    ///
    /// # Errors
    ///
    /// [`RollError`] if somebody has not finished the turn before, or after the last half-day.
    pub fn roll(
        &mut self,
        roll: Roll,
        see: &mut impl FnMut(usize, Effect),
    ) -> Result<(), RollError> {
        if let Some(player) = self.seats().iter().position(|seat| !seat.is_done()) {
            return Err(RollError::TurnPending(player));
        }
        self.board.roll(roll)?;
        let seats = &mut self.seats[..usize::from(self.players)];
        for (player, seat) in seats.iter_mut().enumerate() {
            seat.face(&self.board, &mut |effect| see(player, effect));
        }
        Ok(())
    }

    /// Plays a decision of a player, counted from 0.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it is not legal; the game is then as it was.
    ///
    /// # Panics
    ///
    /// If there is no such player.
    pub fn play(
        &mut self,
        player: usize,
        decision: Decision,
        see: &mut impl FnMut(Effect),
    ) -> Result<(), Refusal> {
        self.seats[..usize::from(self.players)][player].play(&self.board, decision, see)
    }

    /// Every legal decision of a player, counted from 0.
    ///
    /// # Panics
    ///
    /// If there is no such player.
    #[must_use]
    pub fn decisions(&self, player: usize) -> Decisions {
        self.seats()[player].decisions(&self.board)
    }

    /// Whether the game has ended (R4.8).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board.is_last_half_day() && self.seats().iter().all(Seat::is_done)
    }

    /// The total of every player, as if the game ended now (R7.1).
    pub fn totals(&self) -> impl Iterator<Item = u16> {
        self.seats().iter().map(|seat| seat.sheet().score().total())
    }

    /// Whether a player, counted from 0, has the highest total, alone or shared (R7.2).
    #[must_use]
    pub fn is_winner(&self, player: usize) -> bool {
        self.totals().nth(player).is_some_and(|total| self.winners().have(total))
    }

    /// Who wins if the game ends like this (R7.2).
    #[must_use]
    pub fn winners(&self) -> Winners {
        Winners::of(self.totals())
    }

    /// The feats that a player, counted from 0, earns if the game ends like this (R9.2–R9.9).
    ///
    /// # Panics
    ///
    /// If there is no such player.
    pub fn feats(&self, player: usize) -> impl Iterator<Item = Feat> {
        self.seats()[player].sheet().feats(self.winners())
    }
}

#[cfg(test)]
impl Game {
    /// Gives every player the same sheet.
    pub(crate) fn set_sheets(&mut self, sheet: crate::Sheet) {
        for seat in &mut self.seats {
            seat.sheet = sheet;
        }
    }
}

//! The town crier, who numbers the columns (R3.2), between the start of a game and its first dice.
//!
//! The die that the numbers begin with follows from the mixed seed, so there is none before all sit. Until the columns have their numbers
//! the game has those that follow from its seed alone, and no dice come.
//!
//! The town crier is who won last of those who sit there, else the host, or whom they give the role to. Room and start of the game are stored together once the columns have their numbers; a crier who is out of time, or away where time
//! is not limited, leaves them to the seed.

use troyes_table::Table;
use troyes_wire::{ColumnsChoice, Phase, Refusal};

use super::{Outcome, Place, Room};
use crate::ids::PlayerId;
use crate::time_control::OPENING;

/// Whether the columns of a game that has begun have their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Numbering {
    /// There was nothing left to choose when it began.
    #[default]
    Settled,
    /// The town crier has still to choose.
    Pending,
    /// They were numbered after it began.
    Done {
        /// When, in milliseconds since 1970: time counts from then on.
        at: u64,
    },
}

impl Room {
    /// The town crier: the player who was given the role, else the one at the table who won last, else the host, else the first.
    #[must_use]
    pub fn crier(&self) -> Option<PlayerId> {
        let sits = |player: &PlayerId| self.place_of(*player).is_some();
        let wanted = [self.crier, self.winner, Some(self.host)].into_iter().flatten().find(sits);
        wanted.or_else(|| self.people().map(|(player, _)| player).next())
    }

    /// Notes who of those at the table won last, as far as anybody knows.
    pub fn set_winner(&mut self, winner: Option<PlayerId>) {
        self.winner = winner;
    }

    /// Whether the town crier has still to number the columns of the game.
    #[must_use]
    pub fn is_unnumbered(&self) -> bool {
        self.numbering == Numbering::Pending
    }

    /// When the columns were numbered, if that was after the game began.
    #[must_use]
    pub(crate) const fn numbered_at(&self) -> Option<u64> {
        match self.numbering {
            Numbering::Done { at } => Some(at),
            _ => None,
        }
    }

    /// When the town crier is out of time, in milliseconds since 1970, in a game that began at a time.
    #[must_use]
    pub(crate) fn crier_deadline(&self, begun_at: u64) -> Option<u64> {
        let limit = self.options.limit.filter(|_| self.is_unnumbered())?;
        let begun = begun_at.max(self.limit_since.unwrap_or_default());
        Some(begun + u64::from(limit) * 1_000)
    }

    /// When to see whether nobody numbers the columns: once the time is up; where time is not limited, as soon as the town crier is not
    /// there.
    pub(crate) fn crier_due(
        &self,
        begun_at: u64,
        is_here: &dyn Fn(PlayerId) -> bool,
        now: u64,
    ) -> Option<u64> {
        let here = || self.crier().is_some_and(is_here);
        match (self.is_unnumbered(), self.crier_deadline(begun_at)) {
            (false, _) => None,
            (true, Some(deadline)) => Some(deadline),
            (true, None) if here() => Some(now + OPENING),
            (true, None) => Some(begun_at + OPENING),
        }
    }

    /// Gives somebody else the role.
    pub(super) fn pass_crier(&mut self, player: PlayerId, place: u8) -> Result<Outcome, Refusal> {
        if player != self.host && Some(player) != self.crier() {
            return Err(Refusal::NotCrier);
        }
        if self.phase == Phase::Started && !self.is_unnumbered() {
            return Err(Refusal::Begun);
        }
        let Some(Place::Person { player, .. }) = self.places.get(usize::from(place)) else {
            return Err(Refusal::NoSuchPlace);
        };
        self.crier = Some(*player);
        Ok(Outcome::Changed)
    }

    /// The town crier numbers the columns.
    pub(super) fn number_columns(
        &mut self,
        player: PlayerId,
        columns: ColumnsChoice,
        now: u64,
    ) -> Result<Outcome, Refusal> {
        if !self.is_unnumbered() {
            return Err(Refusal::Begun);
        }
        if Some(player) != self.crier() {
            return Err(Refusal::NotCrier);
        }
        self.number(columns, now)
    }

    /// Nobody has numbered the columns in time: they follow from the seed.
    ///
    /// # Errors
    ///
    /// [`Refusal::Begun`] if they have their numbers.
    pub fn number_by_chance(&mut self, now: u64) -> Result<Outcome, Refusal> {
        self.number(self.options.columns, now)
    }

    fn number(&mut self, columns: ColumnsChoice, now: u64) -> Result<Outcome, Refusal> {
        if !self.is_unnumbered() {
            return Err(Refusal::Begun);
        }
        if std::mem::discriminant(&columns) != std::mem::discriminant(&self.options.columns) {
            return Err(Refusal::BadColumns);
        }
        columns.deal(self.secret, false)?;
        self.numbering = Numbering::Done { at: now };
        Ok(Outcome::Numbered(columns))
    }
}

/// The table of a game that has not seen its first dice, with its columns numbered.
///
/// # Errors
///
/// [`Refusal`] if there are no such columns, or it is too late for that.
pub fn numbered(table: &Table, columns: ColumnsChoice) -> Result<Table, Refusal> {
    let begun = table.players().iter().any(|player| !player.log().is_empty());
    let Some(&seed) = table.seed().filter(|_| !begun) else { return Err(Refusal::Begun) };
    let (deal, mode) = columns.deal(seed, table.setup().has_tiles())?;
    let names = table.players().iter().map(|player| player.name().to_owned()).collect();
    let again = Table::new(&deal, mode, table.pace(), names).map_err(|_| Refusal::PlayerCount)?;
    let again = again.with_columns_by(columns.by()).with_people(table.people());
    Ok(match table.mixture() {
        Some(mixture) => again.with_mixture(mixture.clone()),
        None => again,
    })
}

//! People who go away: who may do what about it, so that nobody waits for ever, and nobody who is here loses anything.
//!
//! Who has been away for a minute and still has something to play can be stood in for until they return (`Room.stand_ins`), or their seat offered (`Room.offered`); opening the page takes both back. A host who is away for five minutes
//! (three before the game) is followed by somebody who is here.
//!
//! A seat that changes hands gets an entry of its own (`Entry::ChangedHands`), so whatever its former player sends too late collides; so does the end of a game (`Entry::Ended`). Neither a sheet of two people nor a game that was ended earns anything,
//! and who has played one seat of a game gets no other: they may know dice that it does not.

use troyes_wire::{Phase, Refusal, RoomCommand};

use super::command::Outcome;
use super::{Place, Room};
use crate::ids::PlayerId;
use crate::names::checked_name;

/// Milliseconds after which the host can do something about somebody's absence.
const AWAY: u64 = 60_000;

/// Milliseconds after which a host who is away during the game is the host no longer, if somebody else is here.
const HOST_AWAY: u64 = 5 * 60_000;

/// The same before the game: nobody sits down at a table to wait for somebody who has forgotten it.
const HOST_AWAY_BEFORE: u64 = 3 * 60_000;

/// Who is at a table, and what is still to be played there.
#[derive(Clone, Copy)]
pub struct Attendance<'a> {
    /// In milliseconds since 1970.
    pub now: u64,
    /// Since when somebody does not have the page open, in milliseconds since 1970; `None` if they have.
    pub away_since: &'a dyn Fn(PlayerId) -> Option<u64>,
    /// Whether a seat, from 0, has something to play, now or later.
    pub plays: &'a dyn Fn(usize) -> bool,
}

impl Attendance<'_> {
    fn is_here(&self, player: PlayerId) -> bool {
        (self.away_since)(player).is_none()
    }

    fn is_away(&self, player: PlayerId, milliseconds: u64) -> bool {
        (self.away_since)(player).is_some_and(|since| since + milliseconds <= self.now)
    }

    /// From when on something can be done about somebody's absence, in milliseconds since 1970.
    pub(super) fn away_at(&self, player: PlayerId) -> Option<u64> {
        (self.away_since)(player).map(|since| since + AWAY)
    }
}

impl Room {
    /// Whether a stand-in plays for somebody until they return.
    #[must_use]
    pub fn stands_in(&self, player: PlayerId) -> bool {
        self.stand_ins.contains(&player)
    }

    /// Notes that somebody is back: they play themselves, and nobody takes their seat. Returns whether that changes anything.
    pub fn welcome_back(&mut self, player: PlayerId) -> bool {
        let before = self.stand_ins.len() + self.offered.len();
        self.forget_absence(player);
        self.stand_ins.len() + self.offered.len() < before
    }

    /// Makes somebody who is here the host, where the host has been away for long. Returns whether that changes anything.
    pub fn pass_on(&mut self, at: &Attendance<'_>) -> bool {
        let next = self.next_host(at).filter(|_| self.misses_host(at));
        if let Some(next) = next {
            self.host = next;
        }
        next.is_some()
    }

    /// Whether the host has been away for long.
    pub(super) fn misses_host(&self, at: &Attendance<'_>) -> bool {
        match self.phase {
            Phase::Gathering => at.is_away(self.host, HOST_AWAY_BEFORE),
            Phase::Started => at.is_away(self.host, HOST_AWAY),
            Phase::Closed => false,
        }
    }

    /// Whether somebody has sat down: a player who is only expected has not.
    pub(super) fn sits(&self, player: PlayerId) -> bool {
        self.seated().any(|other| other == player)
    }

    /// The first besides the host who sits, and is here.
    pub(super) fn next_host(&self, at: &Attendance<'_>) -> Option<PlayerId> {
        self.seated().find(|&player| player != self.host && at.is_here(player))
    }

    fn seated(&self) -> impl Iterator<Item = PlayerId> {
        self.places.iter().filter_map(|place| match place {
            Place::Person { player, contribution: Some(_), .. } => Some(*player),
            _ => None,
        })
    }

    /// Commands about people who are away, or go.
    pub(super) fn command_during_game(
        &mut self,
        player: PlayerId,
        command: &RoomCommand,
        at: &Attendance<'_>,
    ) -> Result<Outcome, Refusal> {
        match command {
            RoomCommand::Stand => self.leave(player, at),
            RoomCommand::TakeSeat { place, name } => self.take_seat(player, *place, name, at),
            _ if player != self.host => Err(Refusal::NotHost),
            RoomCommand::StandIn { place } => {
                let away = self.absentee(*place, at)?;
                add(&mut self.stand_ins, away);
                Ok(Outcome::StoodIn)
            }
            RoomCommand::Offer { place, open: true } => {
                let away = self.absentee(*place, at)?;
                add(&mut self.offered, away);
                Ok(Outcome::Changed)
            }
            RoomCommand::Offer { place, open: false } => {
                let owner = self.person(*place)?;
                self.offered.retain(|&player| player != owner);
                Ok(Outcome::Changed)
            }
            RoomCommand::End => {
                let places = 0..self.places.len() as u8;
                let waits = places.map(|place| self.absentee(place, at)).any(|away| away.is_ok());
                if waits { Ok(Outcome::Ends) } else { Err(Refusal::NotAway) }
            }
            _ => Err(Refusal::Begun),
        }
    }

    /// Somebody goes: a stand-in plays for them until they return.
    fn leave(&mut self, player: PlayerId, at: &Attendance<'_>) -> Result<Outcome, Refusal> {
        let seat = self.place_of(player).ok_or(Refusal::NotYourSeat)?;
        if player == self.host
            && let Some(next) = self.next_host(at)
        {
            self.host = next;
        }
        if (at.plays)(seat) {
            add(&mut self.stand_ins, player);
        }
        Ok(Outcome::StoodIn)
    }

    /// Somebody plays on at a seat that is offered.
    fn take_seat(
        &mut self,
        player: PlayerId,
        place: u8,
        name: &str,
        at: &Attendance<'_>,
    ) -> Result<Outcome, Refusal> {
        let name = checked_name(name)?;
        if self.has_removed(player) {
            return Err(Refusal::Removed);
        }
        let owner = self.person(place)?;
        let seat = usize::from(place);
        // A player who has come back is playing.
        let free = self.offered.contains(&owner) && !at.is_here(owner) && (at.plays)(seat);
        if self.place_of(player).is_some() || !free {
            return Err(Refusal::NotOffered);
        }
        // They may have seen dice at the other seat that this one has not.
        if self.former.iter().any(|&(former, other)| former == player && other != place) {
            return Err(Refusal::HadSeat);
        }
        self.forget_absence(owner);
        self.former.push((owner, place));
        if let Place::Person { player: sitting, name: called, .. } = &mut self.places[seat] {
            (*sitting, *called) = (player, name.clone());
        }
        if owner == self.host {
            let others = |other: &PlayerId| *other != player && at.is_here(*other);
            let next = self.seated().find(others);
            self.host = next.unwrap_or(player);
        }
        Ok(Outcome::ChangesHands { seat, name })
    }

    /// The person at a place.
    fn person(&self, place: u8) -> Result<PlayerId, Refusal> {
        match self.places.get(usize::from(place)) {
            Some(Place::Person { player, .. }) => Ok(*player),
            _ => Err(Refusal::NoSuchPlace),
        }
    }

    /// The person at a place, who must have been away for a while and still have something to play.
    fn absentee(&self, place: u8, at: &Attendance<'_>) -> Result<PlayerId, Refusal> {
        let player = self.person(place)?;
        let missed = at.is_away(player, AWAY) && (at.plays)(usize::from(place));
        if missed { Ok(player) } else { Err(Refusal::NotAway) }
    }

    fn forget_absence(&mut self, player: PlayerId) {
        self.stand_ins.retain(|&other| other != player);
        self.offered.retain(|&other| other != player);
    }
}

fn add(people: &mut Vec<PlayerId>, player: PlayerId) {
    if !people.contains(&player) {
        people.push(player);
    }
}

#[cfg(test)]
mod tests;

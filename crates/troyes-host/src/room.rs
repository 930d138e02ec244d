//! A table that people gather at: who sits where, what will be played, who may change that.
//!
//! A room has a version. A change stores the whole under the condition that the version is still the one they saw,
//! so two changes at once never mix.
//!
//! Room and game have the same name, so one link and one socket serve from the first who sits down to the rematch. The secret of the host is drawn with the room, everybody's contribution comes with sitting down, and
//! the seed follows from both at the start (`docs/fair-dice.md`).

mod absence;
mod command;
mod crier;
mod plan;
mod view;

use troyes_record::{Contribution, Seed};
use troyes_wire::{Level, Phase, RoomOptions};

use crate::ids::{GameId, PlayerId};

pub use absence::Attendance;
pub use command::{Beginning, Outcome};
pub use crier::{Numbering, numbered};
pub use plan::Plan;

/// Commands that a room remembers: more than anybody sends again.
const REMEMBERED: usize = 32;

/// A table that people gather at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    /// How far it has come.
    pub phase: Phase,
    /// Who may change it.
    pub host: PlayerId,
    /// What is played.
    pub options: RoomOptions,
    /// What the dice follow from, together with everybody's contribution.
    pub secret: Seed,
    /// Who sits where.
    pub places: Vec<Place>,
    /// People whom the host has sent away.
    pub removed: Vec<PlayerId>,
    /// The table of the rematch.
    pub rematch: Option<GameId>,
    /// The address that hears of new dice.
    pub webhook: Option<Webhook>,
    /// Since when the time limit is what it is, in milliseconds since 1970, if it was changed during the game.
    pub limit_since: Option<u64>,
    /// People for whom a stand-in plays until they return.
    pub stand_ins: Vec<PlayerId>,
    /// People whose seat anybody may take until they return.
    pub offered: Vec<PlayerId>,
    /// People who have played a seat, from 0, that somebody else plays now.
    pub former: Vec<(PlayerId, u8)>,
    /// Whom the role of the town crier was given to, if it was.
    pub crier: Option<PlayerId>,
    /// Who of those at the table won last, as far as is known.
    pub winner: Option<PlayerId>,
    /// Whether the columns of the game have their numbers.
    pub numbering: Numbering,
    /// The latest commands that were carried out, so that none counts twice.
    pub remembered: Vec<Remembered>,
}

/// A place at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nobody sits there.
    Open,
    /// A person.
    Person {
        /// Who.
        player: PlayerId,
        /// Their name.
        name: String,
        /// What they add to the dice; `None` for a person who is expected, but has not come yet.
        contribution: Option<Contribution>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// An address that hears of new dice. Anybody who knows it can write there, so nobody reads it but the player who gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// `None` if the room is older than this is known.
    pub giver: Option<PlayerId>,
    /// The address.
    pub address: String,
}

/// A command that was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remembered {
    /// Who sent it.
    pub player: PlayerId,
    /// Its id.
    pub command_id: String,
    /// The version that the room has got by it.
    pub version: u64,
}

impl Room {
    /// A table with nobody at it yet. The host has a place as soon as their contribution is there.
    #[must_use]
    pub fn new(host: PlayerId, plan: Plan, secret: Seed) -> Self {
        let mut places = vec![Place::Open; plan.places];
        // Expected: the browser sees the commitment first, and contributes then.
        places[0] = Place::Person { player: host, name: plan.name, contribution: None };
        Self {
            webhook: plan.webhook.map(|address| Webhook { giver: Some(host), address }),
            ..Self::gathering(host, plan.options, secret, places)
        }
    }

    /// Another table for the same people, who are expected; bots stay.
    #[must_use]
    pub fn again(&self, host: PlayerId, secret: Seed) -> Self {
        let place = |place: &Place| match place {
            Place::Person { player, name, .. } => {
                Place::Person { player: *player, name: name.clone(), contribution: None }
            }
            other => other.clone(),
        };
        let places = self.places.iter().map(place).collect();
        Self {
            removed: self.removed.clone(),
            // It goes along with the player who gave it.
            webhook: self.webhook.clone().filter(|webhook| webhook.giver == Some(host)),
            ..Self::gathering(host, self.options.clone(), secret, places)
        }
    }

    /// A table at which nothing has happened yet.
    fn gathering(host: PlayerId, options: RoomOptions, secret: Seed, places: Vec<Place>) -> Self {
        Self {
            phase: Phase::Gathering,
            host,
            options,
            secret,
            places,
            removed: Vec::new(),
            rematch: None,
            webhook: None,
            limit_since: None,
            stand_ins: Vec::new(),
            offered: Vec::new(),
            former: Vec::new(),
            crier: None,
            winner: None,
            numbering: Numbering::Settled,
            remembered: Vec::new(),
        }
    }

    /// What is played.
    #[must_use]
    pub const fn options(&self) -> &RoomOptions {
        &self.options
    }

    /// Since when the time limit is what it is, in milliseconds since 1970, if it was changed during the game.
    #[must_use]
    pub const fn limit_since(&self) -> Option<u64> {
        self.limit_since
    }

    /// The address that hears of new dice: for the sender of notifications, not for people who look at the table.
    #[must_use]
    pub fn webhook(&self) -> Option<&str> {
        self.webhook.as_ref().map(|webhook| webhook.address.as_str())
    }

    /// Whether the lobby shows it: public tables that can be joined or watched.
    #[must_use]
    pub fn is_listed(&self, finished: bool) -> bool {
        self.options.public && self.phase != Phase::Closed && !finished
    }

    /// Whether the host has sent somebody away.
    #[must_use]
    pub fn has_removed(&self, player: PlayerId) -> bool {
        self.removed.contains(&player)
    }

    /// The place of a person, from 0.
    #[must_use]
    pub fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.places
            .iter()
            .position(|place| matches!(place, Place::Person { player: at, .. } if *at == player))
    }

    /// The name of a person who has a place.
    #[must_use]
    pub fn name_of(&self, player: PlayerId) -> Option<&str> {
        self.people().find(|&(at, _)| at == player).map(|(_, name)| name)
    }

    /// Everybody who has a place, with their names.
    pub fn people(&self) -> impl Iterator<Item = (PlayerId, &str)> {
        self.places.iter().filter_map(|place| match place {
            Place::Person { player, name, .. } => Some((*player, name.as_str())),
            _ => None,
        })
    }

    /// The version that the room has got by a command, if it was carried out lately.
    #[must_use]
    pub fn version_of(&self, player: PlayerId, command_id: &str) -> Option<u64> {
        let is = |known: &&Remembered| known.player == player && known.command_id == command_id;
        self.remembered.iter().find(is).map(|known| known.version)
    }

    /// Remembers a command that the room gets this version by.
    pub fn remember(&mut self, player: PlayerId, command_id: &str, version: u64) {
        if self.remembered.len() == REMEMBERED {
            self.remembered.remove(0);
        }
        self.remembered.push(Remembered { player, command_id: command_id.to_owned(), version });
    }
}

#[cfg(test)]
mod tests;

//! How much one address, and one player, may do: so that nobody takes away what others need, the lobby, the disk, the solver.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// How much of one kind of thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// All that comes from one address together; no limit if there is none. A /64 network of IPv6 is one address.
    pub address: Option<u32>,
    /// One player, from wherever.
    pub player: Option<u32>,
}

/// The quotas of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// New tables to gather at, an hour.
    pub rooms: Quota,
    /// New games on one device, branches and deals, an hour.
    pub games: Quota,
    /// New groups, and groups joined, an hour.
    pub groups: Quota,
    /// Uploaded records, an hour.
    pub records: Quota,
    /// New players, an hour.
    pub players: Quota,
    /// Decisions and whatever else changes a table or its game, a minute.
    pub commands: Quota,
    /// Messages and signs, a minute.
    pub words: Quota,
    /// Sockets at the same time.
    pub sockets: Quota,
    /// Questions to the solver, waiting or being thought about.
    pub questions: Quota,
}

const fn quota(address: u32, player: u32) -> Quota {
    Quota { address: Some(address), player: Some(player) }
}

const UNLIMITED: Quota = Quota { address: None, player: None };

impl Quotas {
    /// For people who know each other, and may all come from one address: a club, a school, a family.
    pub const CLUB: Self = Self {
        rooms: quota(120, 30),
        games: quota(1_200, 120),
        groups: quota(240, 30),
        records: quota(120, 30),
        players: Quota { address: Some(200), player: None },
        commands: quota(6_000, 600),
        words: quota(240, 30),
        sockets: quota(300, 30),
        questions: quota(40, 4),
    };

    /// For anybody: an address is a household, or a few.
    pub const INTERNET: Self = Self {
        rooms: quota(30, 15),
        games: quota(240, 120),
        groups: quota(60, 20),
        records: quota(30, 15),
        players: Quota { address: Some(40), player: None },
        commands: quota(1_800, 600),
        words: quota(60, 30),
        sockets: quota(60, 20),
        questions: quota(12, 4),
    };

    /// For measurements and tests: only what the server itself can bear.
    pub const NONE: Self = Self {
        rooms: UNLIMITED,
        games: UNLIMITED,
        groups: UNLIMITED,
        records: UNLIMITED,
        players: UNLIMITED,
        commands: UNLIMITED,
        words: Quota { address: None, player: Some(30) },
        sockets: UNLIMITED,
        questions: Quota { address: None, player: Some(4) },
    };

    /// The same with one of them changed.
    #[must_use]
    pub const fn with(mut self, change: QuotaChange) -> Self {
        let QuotaChange { kind, quota } = change;
        match kind {
            Kind::Rooms => self.rooms = quota,
            Kind::Games => self.games = quota,
            Kind::Groups => self.groups = quota,
            Kind::Records => self.records = quota,
            Kind::Players => self.players = quota,
            Kind::Commands => self.commands = quota,
            Kind::Words => self.words = quota,
            Kind::Sockets => self.sockets = quota,
            Kind::Questions => self.questions = quota,
        }
        self
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Rooms,
    Games,
    Groups,
    Records,
    Players,
    Commands,
    Words,
    Sockets,
    Questions,
}

/// Another quota of one kind, as operators write it: `rooms=60/10`, `games=none`, `players=100`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuotaChange {
    kind: Kind,
    quota: Quota,
}

/// The text is no quota.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "a quota is a kind and how much one address and one player may have, such as rooms=60/10; kinds are rooms, games, groups, records, \
     players, commands, words, sockets and questions, and none is no limit"
)]
pub struct QuotaError;

impl FromStr for QuotaChange {
    type Err = QuotaError;

    fn from_str(text: &str) -> Result<Self, QuotaError> {
        let (kind, quota) = text.split_once('=').ok_or(QuotaError)?;
        let kind = match kind.trim() {
            "rooms" => Kind::Rooms,
            "games" => Kind::Games,
            "groups" => Kind::Groups,
            "records" => Kind::Records,
            "players" => Kind::Players,
            "commands" => Kind::Commands,
            "words" => Kind::Words,
            "sockets" => Kind::Sockets,
            "questions" => Kind::Questions,
            _ => return Err(QuotaError),
        };
        let (address, player) = quota.split_once('/').unwrap_or((quota, "none"));
        Ok(Self { kind, quota: Quota { address: number(address)?, player: number(player)? } })
    }
}

/// A number, from 1, or `none`.
fn number(text: &str) -> Result<Option<u32>, QuotaError> {
    match text.trim() {
        "none" => Ok(None),
        number => number.parse().ok().filter(|&number| number > 0).map(Some).ok_or(QuotaError),
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |number: Option<u32>| number.map_or("none".to_owned(), |n| n.to_string());
        write!(f, "{}/{}", words(self.address), words(self.player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotas_are_read() {
        for (text, expected) in
            [("60/10", "60/10"), ("none", "none/none"), (" 7 ", "7/none"), ("none/3", "none/3")]
        {
            let change: QuotaChange = format!("rooms={text}").parse().unwrap();
            let quotas = Quotas::CLUB.with(change);
            assert_eq!(quotas.rooms.to_string(), expected);
            assert_eq!(Quotas { rooms: Quotas::CLUB.rooms, ..quotas }, Quotas::CLUB);
        }
        for bad in ["", "rooms", "rooms=", "rooms=0", "rooms=-1/2", "tables=1", "rooms=1/2/3"] {
            assert_eq!(bad.parse::<QuotaChange>(), Err(QuotaError), "{bad}");
        }
    }
}

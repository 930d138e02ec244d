//! How long what nobody uses is kept.
//!
//! What is outdated is looked for by a reader, and looked at once more by the writer, so that nobody waits for the search (`queries/outdated.rs`); the same goes for rooms that know of somebody who wants to be erased.
//! Retention, erasing and operators take away what servers may have in memory: `Notice::Forget` notifies them, and on SQLite each looks once a second whether another program has written. Browsers that have such a table open come back to what is there.

use core::str::FromStr;
use std::time::Duration;

use thiserror::Error;
use troyes_store::Outdated;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How long things are kept that nobody uses; what has no time is kept for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Tables at which no game has begun, since they changed last.
    pub rooms: Option<Duration>,
    /// Games that nobody has played, since they were opened.
    pub games: Option<Duration>,
    /// Players that have never played, and have no recovery code, since they were last here.
    pub players: Option<Duration>,
    /// Finished games, since they were finished.
    pub finished: Option<Duration>,
    /// Deals that somebody may start a game with, since they were made. Games stay.
    pub deals: Option<Duration>,
}

impl Default for Keeping {
    fn default() -> Self {
        let days = |days: u32| Some(DAY * days);
        Self {
            rooms: days(14),
            games: days(14),
            players: days(60),
            finished: None,
            deals: days(365),
        }
    }
}

impl Keeping {
    /// The same with one of them changed.
    #[must_use]
    pub fn with(mut self, change: KeepingChange) -> Self {
        let KeepingChange { kind, time } = change;
        match kind {
            Kind::Rooms => self.rooms = time,
            Kind::Games => self.games = time,
            Kind::Players => self.players = time,
            Kind::Finished => self.finished = time,
            Kind::Deals => self.deals = time,
        }
        self
    }

    /// What is outdated at a time, in milliseconds since 1970.
    pub(crate) fn outdated(&self, now: u64) -> Outdated {
        let before = |time: Option<Duration>| {
            time.map(|time| now.saturating_sub(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
        };
        Outdated {
            rooms: before(self.rooms),
            games: before(self.games),
            players: before(self.players),
            finished: before(self.finished),
            deals: before(self.deals),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Rooms,
    Games,
    Players,
    Finished,
    Deals,
}

/// Another time for one kind, as operators write it: `rooms=7` days, or `finished=none` for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeepingChange {
    kind: Kind,
    time: Option<Duration>,
}

/// The text does not say how long something is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "how long something is kept is a kind and days, such as rooms=7; kinds are rooms, games, players, finished and deals, and none is for ever"
)]
pub struct KeepingError;

impl FromStr for KeepingChange {
    type Err = KeepingError;

    fn from_str(text: &str) -> Result<Self, KeepingError> {
        let (kind, days) = text.split_once('=').ok_or(KeepingError)?;
        let kind = match kind.trim() {
            "rooms" => Kind::Rooms,
            "games" => Kind::Games,
            "players" => Kind::Players,
            "finished" => Kind::Finished,
            "deals" => Kind::Deals,
            _ => return Err(KeepingError),
        };
        let time = match days.trim() {
            "none" => None,
            days => Some(
                DAY * days.parse::<u16>().ok().filter(|&days| days > 0).ok_or(KeepingError)?.into(),
            ),
        };
        Ok(Self { kind, time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        let week: KeepingChange = "rooms=7".parse().unwrap();
        let keeping = Keeping::default().with(week).with("players=none".parse().unwrap());
        assert_eq!(keeping.rooms, Some(DAY * 7));
        let outdated = keeping.outdated(8 * 24 * 60 * 60 * 1_000);
        assert_eq!((outdated.rooms, outdated.players), (Some(24 * 60 * 60 * 1_000), None));
        assert_eq!(Keeping::default().outdated(5).games, Some(0), "nothing is older than 1970");
        for bad in ["", "rooms", "rooms=", "rooms=0", "rooms=-1", "tables=1", "rooms=99999999"] {
            assert_eq!(bad.parse::<KeepingChange>(), Err(KeepingError), "{bad}");
        }
    }
}

//! Games as they are given to the store and come back from it.

use troyes_rules::Feat;
use troyes_solver::Level;
use troyes_table::{Entry, Table};

use super::{GameId, PlayerId};
use troyes_wire::{About, Origin};

/// Wishes that come from a clock and not from a player begin with this.
pub const CLOCK_COMMAND: &str = "clock/";

/// A game to be kept.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// The table as it is.
    pub table: &'a Table,
    /// Where it comes from. Drawn dice that somebody at the table has seen before count as chosen.
    pub origin: Origin,
    /// The game that it was branched from.
    pub parent: Option<GameId>,
    /// Who plays each seat; those that are left out are nobody's.
    pub seats: Vec<SeatOwner>,
    /// When somebody has to look after it at the latest, in milliseconds since 1970.
    pub due_at: Option<u64>,
}

impl NewGame<'_> {
    /// Who plays a seat.
    pub(super) fn owner(&self, seat: usize) -> SeatOwner {
        self.seats.get(seat).cloned().unwrap_or_default()
    }

    /// The game as it would be read right after it was stored.
    #[must_use]
    pub fn stored(&self, about: About) -> StoredGame {
        let clock = |log: &[Entry]| SeatClock {
            shown_at: log.contains(&Entry::WentOn).then_some(about.created_at),
            last_at: (!log.is_empty()).then_some(about.created_at),
            by_clock: false,
        };
        StoredGame {
            table: self.table.clone(),
            owners: (0..self.table.players().len()).map(|seat| self.owner(seat)).collect(),
            clocks: self.table.players().iter().map(|player| clock(player.log())).collect(),
            hinted: vec![false; self.table.players().len()],
            due_at: self.due_at,
            about,
        }
    }
}

/// Who plays a seat: a person, a bot, or nobody that is known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatOwner {
    /// The person.
    pub player: Option<PlayerId>,
    /// The name of the bot's level.
    pub bot: Option<String>,
}

impl SeatOwner {
    /// A seat that a person plays.
    #[must_use]
    pub const fn person(player: PlayerId) -> Self {
        Self { player: Some(player), bot: None }
    }

    /// A seat that a bot plays, by the name of its level.
    #[must_use]
    pub const fn bot(level: String) -> Self {
        Self { player: None, bot: Some(level) }
    }
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// What the logs tell.
    pub table: Table,
    /// What the table itself does not know.
    pub about: About,
    /// Who plays each seat.
    pub owners: Vec<SeatOwner>,
    /// When each seat has done something.
    pub clocks: Vec<SeatClock>,
    /// Which seats have taken hints.
    pub hinted: Vec<bool>,
    /// When somebody has to look after it at the latest, in milliseconds since 1970.
    pub due_at: Option<u64>,
}

impl StoredGame {
    /// The seats that somebody plays.
    #[must_use]
    pub fn seats_of(&self, player: Option<PlayerId>) -> Vec<usize> {
        let owned = |seat: &usize| player.is_some() && self.owners[*seat].player == player;
        (0..self.owners.len()).filter(owned).collect()
    }

    /// Whether somebody is the only person at the table: they play every seat that no bot plays.
    #[must_use]
    pub fn is_played_alone_by(&self, player: Option<PlayerId>) -> bool {
        !self.seats_of(player).is_empty()
            && self.owners.iter().all(|owner| owner.bot.is_some() || owner.player == player)
    }

    /// The levels of the bots, in the order of the seats; nothing where no bot plays.
    #[must_use]
    pub fn bots(&self) -> Vec<Option<Level>> {
        let level = |owner: &SeatOwner| owner.bot.as_deref().and_then(Level::from_name);
        self.owners.iter().map(level).collect()
    }

    /// Takes over what was stored at a time: times and the due date. The table is for the caller to replace.
    pub fn appended(&mut self, append: &Append, at: u64) {
        for NewEntry { seat, command, entry, .. } in &append.entries {
            self.clocks[*seat].advance(*entry, command.starts_with(CLOCK_COMMAND), at);
        }
        if let Some(due_at) = append.due_at {
            self.due_at = due_at;
        }
    }
}

/// When a seat has done something, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatClock {
    /// When it went on the last time: since then it sees its dice.
    pub shown_at: Option<u64>,
    /// When its last entry was written.
    pub last_at: Option<u64>,
    /// Whether that was done by a clock instead of the player.
    pub by_clock: bool,
}

impl SeatClock {
    /// Goes on by one entry.
    pub(super) fn advance(&mut self, entry: Entry, by_clock: bool, at: u64) {
        if entry == Entry::WentOn {
            self.shown_at = Some(at);
        }
        self.last_at = Some(at);
        self.by_clock = by_clock;
    }
}

/// What is added to a game: all of it, or nothing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Append {
    /// New lines of logs.
    pub entries: Vec<NewEntry>,
    /// How many lines all logs have together afterwards, where consequences depend on all seats: should another server know
    /// more, it may be the one that sees the whole table finished.
    pub seen: Option<usize>,
    /// The result of every seat, if all have finished.
    pub results: Option<Vec<SeatResult>>,
    /// When somebody has to look after the game from now on, if that changes.
    pub due_at: Option<Option<u64>>,
}

/// One new line of a seat's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// The seat, from 0.
    pub seat: usize,
    /// The number of the entry in the seat's log, from 1.
    pub number: usize,
    /// The client's name for the wish that it comes from.
    pub command: String,
    /// What has happened.
    pub entry: Entry,
}

/// What a finished game gives a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The score.
    pub total: u16,
    /// What it earns (R9.2–R9.9).
    pub feats: Vec<Feat>,
}

impl SeatResult {
    /// The results of a table, once everybody has finished.
    #[must_use]
    pub fn of(table: &Table) -> Option<Vec<Self>> {
        let result = |(seat, player): (usize, &troyes_table::Player)| Self {
            total: player.now().score().total(),
            feats: table.feats(seat),
        };
        table.is_finished().then(|| table.players().iter().enumerate().map(result).collect())
    }
}

/// A seat of a finished game that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedSeat {
    /// The game.
    pub game: GameId,
    /// When everybody had seen the result, in milliseconds since 1970.
    pub finished_at: u64,
    /// The seat, from 0.
    pub seat: u8,
    /// The name of the player at it.
    pub name: String,
    /// The score.
    pub total: u16,
    /// The names of the feats that it earned.
    pub feats: Vec<String>,
    /// How many people played.
    pub players: usize,
    /// Whether it was played with Banquets & Raids.
    pub banquets: bool,
}

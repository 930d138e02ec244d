//! Time at a table: how long a half-day may take, and when something happens by itself.
//!
//! What needs time has one moment, stored with every entry: a player out of time, the next dice at a table that goes on together. A stand-in's entries are marked in the log (`clock/…`), so who is away follows from it; taking the turn back is
//! coming back, and dice that only come leave nobody away who has played. Half-days that a stand-in has played are those with standing decisions of the clock ([`SeatClock`]), and are marked where they are shown.

use troyes_rules::HalfDay;
use troyes_table::{Entry, Pace, Player, Table};

/// Milliseconds between the last decision of a half-day and the next dice, at a table that goes on together: time to take
/// the decision back.
pub(crate) const GRACE: u64 = 4_000;

/// Milliseconds before the first dice come by themselves: time to look at the wheel.
pub(crate) const OPENING: u64 = 20_000;

/// Milliseconds that somebody has at least who takes a turn back.
pub(crate) const SECOND_THOUGHT: u64 = 20_000;

/// The time control of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TimeControl {
    /// When the game began, in milliseconds since 1970.
    pub(crate) begun_at: u64,
    /// Milliseconds for a half-day, if they are limited.
    pub(crate) limit: Option<u64>,
    /// Since when the limit is what it is, if it was changed during the game: it counts from then on.
    pub(crate) limit_since: Option<u64>,
}

/// When a seat has done something, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatClock {
    /// When it went on the last time: since then it sees its dice.
    pub shown_at: Option<u64>,
    /// When its last entry was written.
    pub last_at: Option<u64>,
    /// Whether a stand-in has played the last turn, and the player has not come back since.
    pub by_clock: bool,
    /// Who has decided what.
    pub turns: StoodIn,
}

/// The half-days of a seat that a stand-in has played, wholly or in part, as far as it was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct StoodIn {
    /// One bit for each closed half-day, from the first.
    closed: u16,
    /// One bit for each decision of the current turn.
    turn: u64,
    /// How many decisions the current turn has.
    decided: u32,
    /// How many half-days have begun.
    begun: u32,
}

impl StoodIn {
    /// Whether a stand-in has played a half-day, counted from 1, or a part of it.
    #[must_use]
    pub fn played(&self, half_day: u8) -> bool {
        let half_day = u32::from(half_day);
        if half_day == self.begun {
            return self.turn != 0;
        }
        let bit = half_day.checked_sub(1).and_then(|last| 1_u16.checked_shl(last));
        half_day < self.begun && self.closed & bit.unwrap_or_default() != 0
    }

    /// The half-days that a stand-in has played, counted from 1.
    #[must_use]
    pub fn half_days(&self) -> Vec<u8> {
        (1..=HalfDay::COUNT as u8).filter(|&half_day| self.played(half_day)).collect()
    }

    fn advance(&mut self, entry: Entry, by_clock: bool) {
        match entry {
            Entry::WentOn => {
                let last = self.begun.checked_sub(1).filter(|_| self.turn != 0);
                self.closed |= last.and_then(|last| 1_u16.checked_shl(last)).unwrap_or_default();
                *self = Self { turn: 0, decided: 0, begun: self.begun + 1, ..*self };
            }
            Entry::Decided(_) => {
                // A turn has far fewer decisions.
                self.turn |= u64::from(by_clock) << self.decided.min(u64::BITS - 1);
                self.decided += 1;
            }
            Entry::TookBack { kept } => {
                self.decided = kept as u32;
                self.turn &= (1 << self.decided.min(u64::BITS - 1)) - 1;
            }
            Entry::ChangedHands | Entry::Ended => {}
        }
    }
}

impl SeatClock {
    /// The clock of a seat that was stored with this log at one moment.
    #[must_use]
    pub(crate) fn of_log(log: &[Entry], at: u64) -> Self {
        let mut clock = Self::default();
        log.iter().for_each(|&entry| clock.advance(entry, false, at));
        clock
    }

    /// Goes on by one entry.
    pub fn advance(&mut self, entry: Entry, by_clock: bool, at: u64) {
        if entry == Entry::WentOn {
            self.shown_at = Some(at);
        }
        self.last_at = Some(at);
        self.by_clock = match entry {
            Entry::Decided(_) => by_clock,
            // Dice that come leave away who is away, and make nobody so: the turn before them may have been the player's own.
            Entry::WentOn => by_clock && self.by_clock,
            Entry::TookBack { .. } | Entry::ChangedHands | Entry::Ended => false,
        };
        self.turns.advance(entry, by_clock);
    }
}

impl TimeControl {
    /// When the person at a seat is out of time, if that is limited and there is something to do.
    pub(crate) fn deadline(&self, table: &Table, seat: usize, clock: &SeatClock) -> Option<u64> {
        let limit = self.limit?;
        let player = &table.players()[seat];
        let acts = match table.pace() {
            Pace::Together => !player.is_done(),
            Pace::Own => !player.is_finished(),
        };
        if !acts {
            return None;
        }
        let shown_at = clock.shown_at.unwrap_or(self.begun_at);
        let taken_back = clock.last_at.filter(|&at| at > shown_at && player.turn().is_empty());
        let second_thought = taken_back.map_or(0, |at| at + SECOND_THOUGHT);
        let begun = shown_at.max(self.limit_since.unwrap_or_default());
        Some((begun + limit).max(second_thought))
    }

    /// When the next dice come for everybody, if all have acted and nobody has to ask for them. A player with bots alone goes on when
    /// they like.
    pub(crate) fn dice_at(
        &self,
        table: &Table,
        people: usize,
        clocks: &[SeatClock],
    ) -> Option<u64> {
        let acted = |player: &Player| player.is_done() && !player.is_finished();
        if table.pace() == Pace::Own || people < 2 || !table.players().iter().all(acted) {
            return None;
        }
        let last = clocks.iter().filter_map(|clock| clock.last_at).max();
        Some(last.map_or(self.begun_at + OPENING, |at| at + GRACE))
    }
}

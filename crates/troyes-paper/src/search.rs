//! Looking for one line: depth first, cheapest turns first, again and again in other orders with growing budgets. Sheets that are known to
//! lead nowhere are kept from one try to the next.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use troyes_rules::{HalfDay, Resource, Seat};

use crate::bounds::Reason;
use crate::deed::Answers;
use crate::goal::{DAYS, Goal};
use crate::line::Line;
use crate::sheet::Paper;

/// Sheets that lead nowhere are remembered up to this number: about 100 MB.
const MOST_DEAD: usize = 3_000_000;

/// States of the first try; each of the next ones gets half as many more.
const FIRST_TRY: u64 = 2_000;

/// Where a search stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Progress {
    /// There is more to look at.
    Going,
    /// A line that leads exactly to the sheet.
    Found(Line),
    /// No line leads to the sheet.
    Impossible(DeadEnd),
}

/// Where every line ends, and mostly why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeadEnd {
    /// The half-day that no line gets through.
    pub half_day: HalfDay,
    /// The commonest reason there.
    pub reason: Reason,
}

/// A search for one line.
pub struct Search {
    goal: Goal,
    dead: HashSet<u128, BuildHasherDefault<Mix>>,
    /// The states on the way, each with what is still to be tried after it.
    way: Vec<Level>,
    order: u64,
    states: u64,
    /// States that the present try may still look at.
    left: u64,
    budget: u64,
    furthest: usize,
    reasons: Vec<(Reason, u64)>,
}

#[derive(Default)]
struct Level {
    key: u128,
    seats: Vec<(u64, Seat)>,
    /// The one being tried.
    now: Option<Seat>,
}

impl Search {
    /// A search for a line to a finished sheet that agrees with what is remembered.
    #[must_use]
    pub fn new(paper: &Paper, answers: &Answers) -> Self {
        let mut search = Self {
            goal: Goal::new(paper, answers),
            dead: HashSet::default(),
            way: Vec::with_capacity(DAYS + 1),
            order: 0,
            states: 0,
            left: 0,
            budget: FIRST_TRY,
            furthest: 0,
            reasons: Vec::new(),
        };
        search.restart();
        search
    }

    /// How many sheets have been looked at.
    #[must_use]
    pub const fn states(&self) -> u64 {
        self.states
    }

    /// How many sheets are remembered as leading nowhere.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.dead.len()
    }

    /// The furthest half-day that was reached, counted from 0.
    #[must_use]
    pub const fn furthest(&self) -> usize {
        self.furthest
    }

    /// Looks at up to this number of sheets more, and returns the progress. After a line it goes on with those that resemble it.
    pub fn step(&mut self, states: u64) -> Progress {
        let end = self.states.saturating_add(states);
        while self.states < end {
            if let Some(progress) = self.advance() {
                return progress;
            }
        }
        Progress::Going
    }

    /// Begins anew in another order, which finds another line as a rule; what leads nowhere stays known.
    pub fn again(&mut self) {
        self.order += 1;
        self.restart();
    }

    fn restart(&mut self) {
        self.way.clear();
        self.left = self.budget;
        self.budget += self.budget / 2;
        let sheet = Seat::NEW;
        if let Err(reason) = self.goal.check(0, sheet.sheet()) {
            self.count(0, reason);
        } else {
            self.expand(&sheet, sheet.sheet().key());
        }
    }

    /// One step down or up.
    fn advance(&mut self) -> Option<Progress> {
        let day = self.way.len();
        let Some(level) = self.way.last_mut() else {
            self.states += 1;
            return Some(Progress::Impossible(self.dead_end()));
        };
        let Some((_, seat)) = level.seats.pop() else {
            let key = level.key;
            self.way.pop();
            self.bury(key);
            return None;
        };
        level.now = Some(seat);
        let key = day_key(day, &seat);
        if self.dead.contains(&key) {
            return None;
        }
        if day == DAYS {
            self.states += 1;
            return Some(Progress::Found(self.line()));
        }
        if self.left == 0 {
            self.order += 1;
            self.restart();
            return None;
        }
        self.left -= 1;
        self.expand(&seat, key);
        None
    }

    fn bury(&mut self, key: u128) {
        if self.dead.len() < MOST_DEAD {
            self.dead.insert(key);
        }
    }

    /// Puts what a half-day makes of a seat on the way.
    fn expand(&mut self, seat: &Seat, key: u128) {
        let day = self.way.len();
        self.states += 1;
        let mut level = Level { key, ..Level::default() };
        let Self { goal, order, dead, .. } = self;
        let spent = spent(seat);
        let mut reasons: Vec<Reason> = Vec::new();
        let attacked =
            goal.turns_of(day, seat, &mut |_, next| match goal.check(day + 1, next.sheet()) {
                Err(reason) => reasons.push(reason),
                Ok(()) => {
                    let key = day_key(day + 1, next);
                    if !dead.contains(&key) {
                        let cost = self::spent(next) - spent;
                        level.seats.push((rank(cost, key, *order), *next));
                    }
                }
            });
        if day >= self.furthest {
            reasons.extend(attacked.err());
            for reason in reasons {
                self.count(day, reason);
            }
        }
        // The last is tried first.
        level.seats.sort_unstable_by_key(|&(rank, _)| std::cmp::Reverse(rank));
        level.seats.dedup_by(|a, b| a.1 == b.1);
        self.way.push(level);
    }

    fn count(&mut self, day: usize, reason: Reason) {
        if day > self.furthest {
            self.furthest = day;
            self.reasons.clear();
        }
        match self.reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, times)) => *times += 1,
            None => self.reasons.push((reason, 1)),
        }
    }

    fn dead_end(&self) -> DeadEnd {
        let commonest = self.reasons.iter().max_by_key(|(reason, times)| (*times, *reason));
        let reason = commonest.map_or(Reason::HalfDays, |(reason, _)| *reason);
        DeadEnd { half_day: HalfDay::ALL[self.furthest.min(DAYS - 1)], reason }
    }

    fn line(&self) -> Line {
        let seats = self.way.iter().filter_map(|level| level.now);
        Line::through(&self.goal, seats)
    }
}

/// The key of a seat before a half-day: the same sheet on two days is two states.
pub(crate) fn day_key(day: usize, seat: &Seat) -> u128 {
    seat.sheet().key() | (day as u128) << 112
}

fn spent(seat: &Seat) -> u64 {
    Resource::ALL.into_iter().map(|resource| u64::from(seat.sheet().crossed(resource))).sum()
}

/// Where a turn stands in an order, the lowest first: by its price, and by chance where that is the same; in later orders chance matters more.
fn rank(cost: u64, key: u128, order: u64) -> u64 {
    let chance = mix(key as u64 ^ (key >> 64) as u64 ^ order.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let blur = if order == 0 { 1 } else { (order % 4) * 3 + 1 };
    ((cost * 4 + chance % blur.max(1)) << 32) | chance >> 32
}

/// Mixes the bits of a number.
const fn mix(mut x: u64) -> u64 {
    x ^= x >> 32;
    x = x.wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^= x >> 32;
    x = x.wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ x >> 32
}

/// A hash of keys, the same everywhere.
#[derive(Default, Clone, Copy)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(self.0 ^ u64::from(byte));
        }
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = mix(mix(key as u64) ^ (key >> 64) as u64);
    }
}

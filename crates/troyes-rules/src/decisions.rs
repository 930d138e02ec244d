//! Sets of decisions, in a few words: for every way to pay for a die, one bit for each value, use and colour that it can
//! be given. Counting them, finding one and writing them out needs no rule; which ones there are is the business of
//! [`legal`](crate::legal).

use crate::action::{Action, Actions};
use crate::building::{Bits, Building, Buildings, nth_bit};
use crate::color::{Color, Colors, Resource};
use crate::decision::{Decision, Take};
use crate::wheel::Sector;

/// A set of decisions of one seat: all that are legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decisions {
    /// The seat has nothing to decide before the next roll.
    Nothing,
    /// No die can be paid for (R5.6).
    Relief,
    /// Take one of these dice (R5.1–R5.5).
    Takes(Takes),
    /// Put a free building in one of these places (R6.6).
    Builds(Buildings),
    /// Send a citizen to one of these tracks (R2.7, R8.7).
    Citizens(Colors),
}

/// A set of ways to take a die: for every way to pay, a word with the bits of [`Actions`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Takes(pub(crate) [u64; LANES.len()]);

/// The ways to pay: only the second sector's price contains a resource of any kind, and tile 2 may lift even that.
pub(crate) const LANES: [(Sector, Option<Resource>); 7] = [
    (Sector::ALL[0], None),
    (Sector::ALL[1], None),
    (Sector::ALL[1], Some(Resource::Influence)),
    (Sector::ALL[1], Some(Resource::Deniers)),
    (Sector::ALL[1], Some(Resource::Knowledge)),
    (Sector::ALL[2], None),
    (Sector::ALL[3], None),
];

/// Where the lanes of each sector begin, and where the last one's end.
const SECTOR_LANES: [usize; Sector::COUNT + 1] = [0, 1, 5, 6, LANES.len()];

/// The decision of every bit of every lane, ready to be copied.
static TAKES: [[Decision; Action::COUNT]; LANES.len()] = {
    let mut takes = [[Decision::Relief; Action::COUNT]; LANES.len()];
    let mut lane = 0;
    while lane < LANES.len() {
        let (sector, pay) = LANES[lane];
        let mut bit = 0;
        while bit < takes[lane].len() {
            let action = Action::of_bit(bit as u32);
            let (value, r#use, color) = (action.value(), action.r#use(), action.color());
            takes[lane][bit] = Decision::Take(Take { sector, pay, color, value, r#use });
            bit += 1;
        }
        lane += 1;
    }
    takes
};

impl Decisions {
    /// How many decisions there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Relief => 1,
            Self::Takes(takes) => takes.len(),
            Self::Builds(buildings) => buildings.len(),
            Self::Citizens(colors) => colors.len(),
        }
    }

    /// Whether there is nothing to decide.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a decision is one of them.
    #[must_use]
    pub fn contains(&self, decision: Decision) -> bool {
        match (self, decision) {
            (Self::Takes(takes), Decision::Take(take)) => takes.contains(&take),
            (Self::Relief, Decision::Relief) => true,
            (Self::Builds(places), Decision::Build(building)) => places.contains(building),
            (Self::Citizens(tracks), Decision::Citizen(color)) => tracks.contains(color),
            _ => false,
        }
    }

    /// The `n`-th decision in the order of [`Decisions::iter`], counted from 0.
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Decision> {
        match self {
            Self::Takes(takes) => takes.nth(n),
            _ => self.iter().nth(n),
        }
    }

    /// All of them, in an order that never changes: by sector, then payment, value, use and colour.
    #[inline]
    pub fn iter(&self) -> DecisionsIter {
        let (meaning, words) = match *self {
            Self::Nothing => (Meaning::Relief, first_word(0)),
            Self::Relief => (Meaning::Relief, first_word(1)),
            Self::Takes(takes) => (Meaning::Take, takes.0),
            Self::Builds(buildings) => (Meaning::Build, first_word(buildings.bits())),
            Self::Citizens(colors) => (Meaning::Citizen, first_word(u64::from(colors.bits()))),
        };
        DecisionsIter { words, lane: 0, meaning }
    }
}

const fn first_word(word: u64) -> [u64; LANES.len()] {
    let mut words = [0; LANES.len()];
    words[0] = word;
    words
}

/// One way to pay for a die, and all that the die can be used for then.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    index: usize,
    actions: Actions,
}

impl Lane {
    /// What the die can be used for.
    #[must_use]
    #[inline]
    pub const fn actions(self) -> Actions {
        self.actions
    }

    /// The decision to do one of these.
    #[must_use]
    #[inline]
    pub const fn take(self, action: Action) -> Take {
        match TAKES[self.index][action.index()] {
            Decision::Take(take) => take,
            _ => unreachable!(),
        }
    }
}

impl Takes {
    /// The ways to pay for the die of a sector, in the order of [`Decisions::iter`].
    #[inline]
    pub fn lanes(&self, sector: Sector) -> impl Iterator<Item = Lane> + Clone {
        let lanes = SECTOR_LANES[sector.index()]..SECTOR_LANES[sector.index() + 1];
        let words = self.0;
        lanes.map(move |index| Lane { index, actions: Actions::from_bits(words[index]) })
    }

    #[inline]
    fn len(&self) -> usize {
        self.0.iter().map(|lane| lane.count_ones() as usize).sum()
    }

    fn contains(&self, take: &Take) -> bool {
        let action = take.action();
        LANES.iter().zip(self.0).any(|(&lane, word)| {
            lane == (take.sector, take.pay) && Actions::from_bits(word).contains(action)
        })
    }

    #[inline]
    fn nth(&self, mut n: usize) -> Option<Decision> {
        for (lane, &word) in self.0.iter().enumerate() {
            let len = word.count_ones() as usize;
            if n < len {
                return nth_bit(word, n).map(|bit| TAKES[lane][bit as usize]);
            }
            n -= len;
        }
        None
    }
}

impl core::fmt::Debug for Takes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(Decisions::Takes(*self).iter()).finish()
    }
}

impl IntoIterator for Decisions {
    type Item = Decision;
    type IntoIter = DecisionsIter;

    fn into_iter(self) -> DecisionsIter {
        self.iter()
    }
}

impl IntoIterator for &Decisions {
    type Item = Decision;
    type IntoIter = DecisionsIter;

    fn into_iter(self) -> DecisionsIter {
        self.iter()
    }
}

/// The decisions of a set, one after the other.
#[derive(Clone, Debug)]
pub struct DecisionsIter {
    words: [u64; LANES.len()],
    lane: usize,
    meaning: Meaning,
}

/// What the bits of the words of [`DecisionsIter`] mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Relief,
    Take,
    Build,
    Citizen,
}

impl Meaning {
    #[inline]
    fn decision(self, lane: usize, bit: u32) -> Decision {
        match self {
            Self::Take => TAKES[lane][bit as usize],
            Self::Relief => Decision::Relief,
            Self::Build => Decision::Build(Building::of_bit(bit)),
            Self::Citizen => Decision::Citizen(Color::from_low_bits(bit as u8)),
        }
    }
}

impl Iterator for DecisionsIter {
    type Item = Decision;

    #[inline]
    fn next(&mut self) -> Option<Decision> {
        while let Some(word) = self.words.get_mut(self.lane) {
            let mut bits = Bits(*word);
            if let Some(bit) = bits.next() {
                *word = bits.0;
                return Some(self.meaning.decision(self.lane, bit));
            }
            self.lane += 1;
        }
        None
    }

    /// Writes a whole list out; the long ones, of dice, without asking for every decision what its bit means.
    #[inline]
    fn fold<B, F: FnMut(B, Decision) -> B>(self, init: B, mut f: F) -> B {
        let Self { words, lane, meaning } = self;
        let lanes = lane..LANES.len();
        if meaning == Meaning::Take {
            return lanes.fold(init, |folded, lane| {
                Bits(words[lane]).fold(folded, |folded, bit| f(folded, TAKES[lane][bit as usize]))
            });
        }
        lanes.fold(init, |folded, lane| {
            let decision = |bit| meaning.decision(lane, bit);
            Bits(words[lane]).fold(folded, |folded, bit| f(folded, decision(bit)))
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.words.iter().map(|word| word.count_ones() as usize).sum();
        (len, Some(len))
    }
}

impl ExactSizeIterator for DecisionsIter {}

//! The one place that knows which decisions are legal (R5, R2.7–R2.9, R6.6, R8.7).
//!
//! Playing, refusing, previews, bots, records and tests all ask [`Seat::decisions`]. The answer is a set of a few words:
//! for every way to pay for a die, one bit for each value, use and colour that it can be given. So the complete list
//! costs little more than looking at it.

use crate::agenda::Task;
use crate::board::Board;
use crate::building::{Bits, Building, Buildings, Kind, Position, Row, STRIDE, nth_bit};
use crate::color::{ByColor, Color, Colors, Resource};
use crate::decision::{Decision, Take, Use};
use crate::dice::Value;
use crate::seat::Seat;
use crate::setup::Columns;
use crate::sheet::Sheet;
use crate::terms::{MAX_REACH, Terms};
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

/// A set of ways to take a die: for every way to pay, a word with the bit 9 · value + 3 · use + colour.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Takes([u64; LANES.len()]);

/// The ways to pay: only the second sector's price contains a resource of any kind, and tile 2 may lift even that.
const LANES: [(Sector, Option<Resource>); 7] = [
    (Sector::ALL[0], None),
    (Sector::ALL[1], None),
    (Sector::ALL[1], Some(Resource::Influence)),
    (Sector::ALL[1], Some(Resource::Deniers)),
    (Sector::ALL[1], Some(Resource::Knowledge)),
    (Sector::ALL[2], None),
    (Sector::ALL[3], None),
];

/// The lowest bit of every value.
const VALUES: u64 = {
    let mut bits = 0;
    let mut value = 0;
    while value < Value::COUNT {
        bits |= 1 << (STRIDE as usize * value);
        value += 1;
    }
    bits
};
/// Resources in every colour, for every value.
const RESOURCES: u64 = VALUES * 0b000_000_111;
/// Prestige buildings in every colour, for every value.
const PRESTIGE: u64 = VALUES * 0b000_111_000;
/// Multiplies a bit per colour into bits for all three uses.
const ALL_USES: u64 = 0b001_001_001;
/// Where the uses that build begin: a column of buildings has no resources.
const BUILDS_SHIFT: u32 = 3;

/// The decision of every bit of every lane, ready to be copied.
static TAKES: [[Decision; Value::COUNT * STRIDE as usize]; LANES.len()] = {
    let mut takes = [[Decision::Relief; Value::COUNT * STRIDE as usize]; LANES.len()];
    let mut lane = 0;
    while lane < LANES.len() {
        let (sector, pay) = LANES[lane];
        let mut bit = 0;
        while bit < takes[lane].len() {
            let value = Value::ALL[bit / STRIDE as usize];
            let r#use = Use::ALL[bit % STRIDE as usize / 3];
            let color = Color::ALL[bit % 3];
            takes[lane][bit] = Decision::Take(Take { sector, pay, color, value, r#use });
            bit += 1;
        }
        lane += 1;
    }
    takes
};

impl Seat {
    /// Every legal decision of this seat.
    ///
    /// ```
    /// use troyes_rules::{Board, Columns, Face, Plaza, Roll, Seat, Setup, printed::PLAZAS};
    ///
    /// let plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    /// let mut board = Board::new(&Setup::new(Columns::FIRST_GAME, plazas, &[])?);
    /// let mut seat = Seat::NEW;
    /// assert!(seat.decisions(&board).is_empty());
    ///
    /// let [one, .., six] = Face::ALL;
    /// board.roll(Roll::new(six, [one, one, six]))?;
    /// seat.face(&board, &mut |_| {});
    /// assert!(seat.decisions(&board).iter().all(|decision| decision.to_string().starts_with("take")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn decisions(&self, board: &Board) -> Decisions {
        match self.agenda.top() {
            Some(Task::Turn) => turn(board, &self.sheet),
            Some(Task::FreeWork) => Decisions::Builds(free_work(&self.sheet)),
            Some(Task::FreePrestige(color)) => Decisions::Builds(free_prestige(&self.sheet, color)),
            Some(Task::AnyCitizen(colors)) => Decisions::Citizens(tracks(&self.sheet, colors)),
            // The other tasks never stay on top: the chain works them off.
            Some(Task::Link(_) | Task::Citizens(..) | Task::Resources(..)) | None => {
                Decisions::Nothing
            }
        }
    }
}

/// The legal places of a free work building (R2.8, R6.6).
pub(crate) fn free_work(sheet: &Sheet) -> Buildings {
    sheet.open().intersection(Buildings::WORK)
}

/// The legal places of a free prestige building, which is not of the colour of the track that gave it (R2.9, R6.6).
pub(crate) fn free_prestige(sheet: &Sheet, track: Color) -> Buildings {
    let own = Buildings::row(Row::of(track, Kind::Prestige));
    sheet.open().intersection(Buildings::PRESTIGE).without(own)
}

/// The tracks that a citizen can go to: those of the named colours that have room (R8.7), or else any that has (R2.7).
pub(crate) fn tracks(sheet: &Sheet, colors: Colors) -> Colors {
    let room = sheet.tracks_with_room();
    let named = room.intersection(colors);
    if named.is_empty() { room } else { named }
}

/// The decisions at the start of a turn: dice, or relief if none can be paid for (R5.6). A die that can be paid for can
/// always be taken for resources, so "no decision" and "no payable die" are the same.
#[inline]
fn turn(board: &Board, sheet: &Sheet) -> Decisions {
    let open = open_by_value(sheet, board.columns());
    let purse = ByColor(Resource::ALL.map(|resource| sheet.available(resource)));
    let lanes = [
        lane::<0>(board, purse, open),
        lane::<1>(board, purse, open),
        lane::<2>(board, purse, open),
        lane::<3>(board, purse, open),
        lane::<4>(board, purse, open),
        lane::<5>(board, purse, open),
        lane::<6>(board, purse, open),
    ];
    if lanes.iter().fold(0, |all, lane| all | lane) == 0 {
        return Decisions::Relief;
    }
    Decisions::Takes(Takes(lanes))
}

/// One way to pay. The lane is known to the compiler, and so are sector, price and payment.
#[inline(always)]
fn lane<const LANE: usize>(board: &Board, purse: ByColor<u8>, open: u64) -> u64 {
    let (sector, pay) = LANES[LANE];
    match board.tile(sector) {
        None => outcomes(&Terms::plain(board, sector), pay, purse, open),
        Some(tile) => outcomes_at_tile(&Terms::at_tile(board, sector, tile), pay, purse, open),
    }
}

/// [`outcomes`] where a tile makes the terms: rarer, so not written out seven times.
#[inline(never)]
fn outcomes_at_tile(terms: &Terms, pay: Option<Resource>, purse: ByColor<u8>, open: u64) -> u64 {
    outcomes(terms, pay, purse, open)
}

/// Everything that a die can be used for when its price is paid like this. Written without branches: which dice lie
/// where and what a purse holds is as good as random, and a wrong guess costs more than the sum.
#[inline(always)]
fn outcomes(terms: &Terms, pay: Option<Resource>, purse: ByColor<u8>, open: u64) -> u64 {
    let price = terms.price_with(pay);
    let offered = terms.is_available & (pay.is_some() == terms.price.any);
    let payable = Resource::ALL
        .into_iter()
        .fold(true, |payable, resource| payable & (purse[resource] >= price[resource]));
    let left = |resource: Resource| purse[resource].saturating_sub(price[resource]);
    let values = VALUES_WITHIN[terms.value.index()][terms.reach(left(Resource::Influence))];
    let colors = u64::from(terms.colors(left(Resource::Knowledge)).bits());
    let forbidden = PRESTIGE & mask(!terms.builds_prestige);
    (values * (colors * ALL_USES)) & open & !forbidden & mask(offered & payable)
}

/// The values within so many steps of each value, as the lowest bits of their columns. Values stay inside 1 to 6
/// (R5.2), but a die of value 0 can stay as it is (R8.5).
const VALUES_WITHIN: [[u64; MAX_REACH + 1]; Value::COUNT] = {
    let mut table = [[0; MAX_REACH + 1]; Value::COUNT];
    let mut from = 0;
    while from < Value::COUNT {
        let mut reach = 0;
        while reach <= MAX_REACH {
            let mut to = 0;
            while to < Value::COUNT {
                if from == to || (to > 0 && from.abs_diff(to) <= reach) {
                    table[from][reach] |= 1 << (STRIDE as usize * to);
                }
                to += 1;
            }
            reach += 1;
        }
        from += 1;
    }
    table
};

/// All bits or none.
#[inline]
const fn mask(condition: bool) -> u64 {
    (condition as u64).wrapping_neg()
}

/// The uses that are open in each district for each value: always resources (R6.1), and the buildings of the position
/// that carries the value if they are neither built nor crossed out (R6.2, R6.5). Value 0 builds nothing (R8.5).
#[inline]
fn open_by_value(sheet: &Sheet, columns: Columns) -> u64 {
    const COLUMN: u64 = 0b111_111;
    let open = sheet.open().bits();
    Position::ALL.into_iter().fold(RESOURCES, |by_value, position| {
        let column = open >> (STRIDE * position.index() as u32) & COLUMN;
        let value = u32::from(columns.face_at(position).get());
        by_value | column << (STRIDE * value + BUILDS_SHIFT)
    })
}

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
    pub fn iter(&self) -> Iter {
        let (meaning, words) = match *self {
            Self::Nothing => (Meaning::Relief, first_word(0)),
            Self::Relief => (Meaning::Relief, first_word(1)),
            Self::Takes(takes) => (Meaning::Take, takes.0),
            Self::Builds(buildings) => (Meaning::Build, first_word(buildings.bits())),
            Self::Citizens(colors) => (Meaning::Citizen, first_word(u64::from(colors.bits()))),
        };
        Iter { words, lane: 0, meaning }
    }
}

const fn first_word(word: u64) -> [u64; LANES.len()] {
    let mut words = [0; LANES.len()];
    words[0] = word;
    words
}

impl Takes {
    #[inline]
    fn len(&self) -> usize {
        self.0.iter().map(|lane| lane.count_ones() as usize).sum()
    }

    fn contains(&self, take: &Take) -> bool {
        let bit = STRIDE * u32::from(take.value.get()) + 3 * take.r#use as u32 + take.color as u32;
        LANES
            .iter()
            .zip(self.0)
            .any(|(&lane, word)| lane == (take.sector, take.pay) && word >> bit & 1 == 1)
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
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl IntoIterator for &Decisions {
    type Item = Decision;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The decisions of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Iter {
    words: [u64; LANES.len()],
    lane: usize,
    meaning: Meaning,
}

/// What the bits of an [`Iter`]'s words mean.
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

impl Iterator for Iter {
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

impl ExactSizeIterator for Iter {}

//! Columns, cells and buildings (R2.1, R2.2), and sets of buildings.
//!
//! A set of buildings is a word with nine bits for each position, lowest position first:
//!
//! ```text
//!            8 7 6   5 4 3   2 1 0
//!            -----   -----   -----
//!            W Y R   W Y R   W Y R
//!         crossed     work   prestige
//! ```
//!
//! The upper three bits are not buildings: `town` keeps the crossed cells there. The same stride of
//! nine is used by the sets of [`decisions`](crate::decisions), so that one becomes the other by moving columns.

use crate::bounded::bounded;
use crate::color::Color;

bounded! {
    /// A column of the sheet, 1 to 6 from left to right (R2.1). Effects belong to positions.
    Position, 1..=6
}

/// The two rows of buildings in each district (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// The upper row: Fortress, Great Hall, Cathedral.
    Prestige = 0,
    /// The lower row: Count's Palace, City Hall, Bishopric.
    Work = 1,
}

impl Kind {
    /// Both kinds, upper row first.
    pub const ALL: [Self; 2] = [Self::Prestige, Self::Work];

    /// The word for it in records: `prestige` or `work`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Prestige => "prestige",
            Self::Work => "work",
        }
    }

    /// The kind of a word, the inverse of [`Kind::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// One of the six rows of buildings, in the order in which cathedrals unlock them (R6.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Row {
    /// Red prestige buildings.
    Fortress = 0,
    /// Red work buildings.
    CountsPalace = 1,
    /// Yellow prestige buildings.
    GreatHall = 2,
    /// Yellow work buildings.
    CityHall = 3,
    /// White prestige buildings.
    Cathedral = 4,
    /// White work buildings.
    Bishopric = 5,
}

impl Row {
    /// The rows from the top of the sheet to the bottom.
    pub const ALL: [Self; 6] = [
        Self::Fortress,
        Self::CountsPalace,
        Self::GreatHall,
        Self::CityHall,
        Self::Cathedral,
        Self::Bishopric,
    ];

    /// The row of a district and a kind (R2.2).
    #[must_use]
    #[inline]
    pub const fn of(color: Color, kind: Kind) -> Self {
        Self::ALL[color as usize * 2 + kind as usize]
    }

    /// The district of the row.
    #[must_use]
    #[inline]
    pub const fn color(self) -> Color {
        Color::ALL[self as usize / 2]
    }

    /// Upper or lower row of its district.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self as usize % 2]
    }

    /// The English name of its buildings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fortress => "Fortress",
            Self::CountsPalace => "Count's Palace",
            Self::GreatHall => "Great Hall",
            Self::CityHall => "City Hall",
            Self::Cathedral => "Cathedral",
            Self::Bishopric => "Bishopric",
        }
    }

    /// The row's place in [`Row::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the 18 cells: a district at a position (R2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The district.
    pub color: Color,
    /// The column.
    pub position: Position,
}

impl core::fmt::Display for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the {} cell at position {}", self.color.name(), self.position)
    }
}

/// One of the 36 buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Building {
    /// The district.
    pub color: Color,
    /// Upper or lower row.
    pub kind: Kind,
    /// The column.
    pub position: Position,
}

impl Building {
    /// The row the building stands in.
    #[must_use]
    #[inline]
    pub const fn row(self) -> Row {
        Row::of(self.color, self.kind)
    }

    /// The cell the building stands in.
    #[must_use]
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell { color: self.color, position: self.position }
    }

    /// The building's bit in a word of buildings.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        STRIDE * self.position.index() as u32 + 3 * self.kind as u32 + self.color as u32
    }

    /// The building of a bit.
    pub(crate) const fn of_bit(bit: u32) -> Self {
        Self {
            color: Color::ALL[(bit % 3) as usize],
            kind: Kind::ALL[(bit % STRIDE / 3) as usize],
            position: Position::ALL[(bit / STRIDE) as usize],
        }
    }
}

impl core::fmt::Display for Building {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {}", self.row().name(), self.position)
    }
}

/// Bits for each position in a word of buildings.
pub(crate) const STRIDE: u32 = 9;

/// The lowest bit of every position.
pub(crate) const COLUMNS: u64 = {
    let mut bits = 0;
    let mut position = 0;
    while position < Position::COUNT {
        bits |= 1 << (STRIDE as usize * position);
        position += 1;
    }
    bits
};

/// A set of buildings, in one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Buildings(u64);

impl Buildings {
    /// No building.
    pub const NONE: Self = Self(0);
    /// All 36 buildings.
    pub const ALL: Self = Self(COLUMNS * 0b111_111);
    /// The upper rows.
    pub(crate) const PRESTIGE: Self = Self(COLUMNS * 0b111);
    /// The lower rows.
    pub(crate) const WORK: Self = Self(COLUMNS * 0b111_000);

    /// The six buildings of a row.
    #[must_use]
    #[inline]
    pub const fn row(row: Row) -> Self {
        Self(COLUMNS << (3 * row.kind() as u32 + row.color() as u32))
    }

    /// The set of one building.
    #[must_use]
    #[inline]
    pub const fn only(building: Building) -> Self {
        Self(1 << building.bit())
    }

    /// The buildings in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The buildings in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The buildings of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the building is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, building: Building) -> bool {
        self.0 & Self::only(building).0 != 0
    }

    /// Whether all buildings of the other set are in this one.
    #[must_use]
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many buildings there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no building.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings, column by column from the left, prestige first, in the order of the colours.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Bits(self.0).map(Building::of_bit)
    }

    /// The set of the buildings' bits in a word; bits that stand for no building are dropped.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The buildings of a position, one bit for each: prestige in the order of the colours, then work. For those who look
    /// things up by the state of a column, as the solver does.
    #[must_use]
    #[inline]
    pub const fn column(self, position: Position) -> u8 {
        (self.0 >> (STRIDE * position.index() as u32) & 0b111_111) as u8
    }

    /// The buildings of a row, one bit for each position.
    #[must_use]
    #[inline]
    pub const fn in_row(self, row: Row) -> u8 {
        let row = self.0 >> (3 * row.kind() as u32 + row.color() as u32) & COLUMNS;
        // Bit 9 p goes to bit p; no other bit gets so low.
        let packed = row | row >> 8 | row >> 16 | row >> 24 | row >> 32 | row >> 40;
        (packed & 0b111_111) as u8
    }

    /// The set as a word, laid out as the [module](self) says.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl core::fmt::Debug for Buildings {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The numbers of the bits that are set in a word, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The number of the `n`-th set bit of a word, counted from 0, if it has that many.
#[inline]
pub(crate) fn nth_bit(mut word: u64, n: usize) -> Option<u32> {
    if n >= word.count_ones() as usize {
        return None;
    }
    for _ in 0..n {
        word &= word - 1;
    }
    Some(word.trailing_zeros())
}

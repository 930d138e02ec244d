//! Colours, and the resources that go with them (R1.1, R1.2).

use core::ops::{Index, IndexMut};

/// One of the three colours: a district, a resource and a kind of citizen belong to each (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Nobility: fortresses, count's palaces, influence, knights.
    Red = 0,
    /// Civilians: great halls, city halls, deniers, craftsmen.
    Yellow = 1,
    /// Clergy: cathedrals, bishoprics, knowledge, priests.
    White = 2,
}

impl Color {
    /// The colours in the order in which "one of each" is handed out (R6.7).
    pub const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::White];

    /// The resource of this colour (R1.2).
    #[must_use]
    #[inline]
    pub const fn resource(self) -> Resource {
        match self {
            Self::Red => Resource::Influence,
            Self::Yellow => Resource::Deniers,
            Self::White => Resource::Knowledge,
        }
    }

    /// The two other colours, in the order of [`Color::ALL`].
    #[must_use]
    #[inline]
    pub const fn others(self) -> [Self; 2] {
        match self {
            Self::Red => [Self::Yellow, Self::White],
            Self::Yellow => [Self::Red, Self::White],
            Self::White => [Self::Red, Self::Yellow],
        }
    }

    /// The word for it in records: `red`, `yellow` or `white`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::White => "white",
        }
    }

    /// The colour of a word, the inverse of [`Color::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name() == name)
    }

    /// The colour's place in [`Color::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of the two low bits of a packed byte, which are never 3.
    #[inline]
    pub(crate) const fn from_low_bits(bits: u8) -> Self {
        match bits & 0b11 {
            0 => Self::Red,
            1 => Self::Yellow,
            _ => Self::White,
        }
    }
}

/// What dice are paid and changed with (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Resource {
    /// Red: moves a die's value.
    Influence = 0,
    /// Yellow: pays prices.
    Deniers = 1,
    /// White: changes a die's colour.
    Knowledge = 2,
}

impl Resource {
    /// The resources in the order of their colours.
    pub const ALL: [Self; 3] = [Self::Influence, Self::Deniers, Self::Knowledge];

    /// The colour of this resource (R1.2).
    #[must_use]
    #[inline]
    pub const fn color(self) -> Color {
        match self {
            Self::Influence => Color::Red,
            Self::Deniers => Color::Yellow,
            Self::Knowledge => Color::White,
        }
    }

    /// The word for it in records: `influence`, `deniers` or `knowledge`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Influence => "influence",
            Self::Deniers => "deniers",
            Self::Knowledge => "knowledge",
        }
    }

    /// The resource of a word, the inverse of [`Resource::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|resource| resource.name() == name)
    }

    /// The resource's place in [`Resource::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One value for each colour, or for each resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>(pub [T; 3]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color.index()]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color.index()]
    }
}

impl<T> Index<Resource> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, resource: Resource) -> &T {
        &self.0[resource.index()]
    }
}

impl<T> IndexMut<Resource> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut T {
        &mut self.0[resource.index()]
    }
}

/// A set of colours, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colors(u8);

impl Colors {
    /// No colour.
    pub const NONE: Self = Self(0);
    /// All three colours.
    pub const ALL: Self = Self(0b111);

    /// The set of one colour.
    #[must_use]
    #[inline]
    pub const fn only(color: Color) -> Self {
        Self(1 << color as u8)
    }

    /// The set with one more colour.
    #[must_use]
    #[inline]
    pub const fn with(self, color: Color) -> Self {
        Self(self.0 | Self::only(color).0)
    }

    /// The colours in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the colour is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, color: Color) -> bool {
        self.0 & Self::only(color).0 != 0
    }

    /// How many colours there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no colour.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours, in the order of [`Color::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }

    /// The set as three bits, red lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The set of the three low bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }
}

impl core::fmt::Debug for Colors {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

//! What a die is used for, whatever it costs: a value, a use and a colour, and sets of these.
//!
//! An action is the number 9 · value + 3 · use + colour, a set of them a word with the bit of each. Only this module and those
//! that compute with whole sets ([`legal`](crate::legal), [`decisions`](crate::decisions)) know that: everybody else asks.

use crate::building::{Bits, STRIDE};
use crate::color::Color;
use crate::decision::{Take, Use};
use crate::dice::Value;

/// A use of a die: which value and colour it gets, and what it does (R5.2–R5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = Value::COUNT * STRIDE as usize;

    /// The action of a bit.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// Its bit in the words of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// A number below [`Action::COUNT`], in the order of the rules: by value, then use, then colour.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The value that the die gets.
    pub(crate) const fn value(self) -> Value {
        Value::ALL[self.0 as usize / STRIDE as usize]
    }

    /// What it is used for.
    pub(crate) const fn r#use(self) -> Use {
        Use::ALL[self.0 as usize % STRIDE as usize / 3]
    }

    /// The colour that the die gets.
    pub(crate) const fn color(self) -> Color {
        Color::ALL[self.0 as usize % 3]
    }
}

impl Take {
    /// What the die is used for, whatever it costs.
    #[must_use]
    #[inline]
    pub const fn action(&self) -> Action {
        Action((STRIDE * self.value.get() as u32 + 3 * self.r#use as u32 + self.color as u32) as u8)
    }
}

impl core::fmt::Debug for Action {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {} for {}", self.color().name(), self.value(), self.r#use().name())
    }
}

/// A set of actions, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Actions(u64);

impl Actions {
    /// No action.
    pub const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The actions in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The actions of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set with one action more.
    #[must_use]
    #[inline]
    pub const fn with(self, action: Action) -> Self {
        Self(self.0 | 1 << action.bit())
    }

    /// Whether the action is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, action: Action) -> bool {
        self.0 >> action.bit() & 1 == 1
    }

    /// The actions, in the order of the rules.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Bits(self.0).map(Action::of_bit)
    }
}

impl core::fmt::Debug for Actions {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

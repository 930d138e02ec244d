//! Things of the wheel: slots, plazas, the calendar and the dial (R1.4–R1.6).

use crate::bounded::bounded;
use crate::color::Color;
use crate::printed::FIRST_DAY_OF_ATTACKS;

bounded! {
    /// One of the nine places for plazas, clockwise (R1.4).
    Slot, 0..=8
}

bounded! {
    /// One of the four sectors of a half-day, clockwise from the free one (R1.6).
    Sector, 0..=3
}

bounded! {
    /// A day (R1.5).
    Day, 1..=8
}

bounded! {
    /// A half-day: odd ones are mornings, even ones afternoons.
    HalfDay, 1..=16
}

/// The two halves of a day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Half {
    /// The first one.
    Morning,
    /// The second one.
    Afternoon,
}

impl Half {
    /// The word for it in records: `morning` or `afternoon`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Morning => "morning",
            Self::Afternoon => "afternoon",
        }
    }
}

impl HalfDay {
    /// The day it belongs to.
    #[must_use]
    #[inline]
    pub const fn day(self) -> Day {
        Day::ALL[self.index() / 2]
    }

    /// Morning or afternoon.
    #[must_use]
    #[inline]
    pub const fn half(self) -> Half {
        if self.index().is_multiple_of(2) { Half::Morning } else { Half::Afternoon }
    }

    /// The slot of the dial's window, which shows the day (R1.5).
    #[must_use]
    #[inline]
    pub const fn window(self) -> Slot {
        Slot::ALL[self.day().index()]
    }

    /// Where the dial puts a sector: the window is at slot day − 1, the morning's sectors follow it
    /// clockwise, then the afternoon's (R1.5).
    #[must_use]
    #[inline]
    pub const fn slot(self, sector: Sector) -> Slot {
        let window = self.window().index();
        let from_window = 1 + sector.index() + self.half() as usize * Sector::COUNT;
        let clockwise = window + from_window;
        // One lap at most, so there is no need to divide.
        Slot::ALL[if clockwise < Slot::COUNT { clockwise } else { clockwise - Slot::COUNT }]
    }

    /// Whether the black die attacks the sheets already (R4.4).
    #[must_use]
    #[inline]
    pub const fn has_attacks(self) -> bool {
        self.day().get() >= FIRST_DAY_OF_ATTACKS
    }
}

/// A plaza as it lies: the colour that is up and the one below (R1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plaza(u8);

impl Plaza {
    /// A plaza with these faces.
    #[must_use]
    #[inline]
    pub const fn new(up: Color, down: Color) -> Self {
        Self(up as u8 | (down as u8) << 2)
    }

    /// The colour that is up.
    #[must_use]
    #[inline]
    pub const fn up(self) -> Color {
        Color::from_low_bits(self.0)
    }

    /// The colour that will be up when the plaza was destroyed and returned (R4.7).
    #[must_use]
    #[inline]
    pub const fn down(self) -> Color {
        Color::from_low_bits(self.0 >> 2)
    }

    /// The plaza with its other face up (R4.7).
    #[must_use]
    #[inline]
    pub const fn turned(self) -> Self {
        Self((self.0 >> 2 | self.0 << 2) & 0b1111)
    }

    /// The colour of both faces, if they match: tiles lie beside such plazas (R8.1).
    #[must_use]
    #[inline]
    pub fn matching(self) -> Option<Color> {
        self.is_matching().then_some(self.up())
    }

    /// Whether both faces have the same colour.
    #[must_use]
    #[inline]
    pub const fn is_matching(self) -> bool {
        self.0 >> 2 == self.0 & 0b11
    }
}

impl core::fmt::Debug for Plaza {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}/{}", self.up().name(), self.down().name())
    }
}

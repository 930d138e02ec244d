//! A player's sheet (R2): cells, resource tracks, citizen tracks and unlocked rows.
//!
//! The sheet knows what fits on it; what sets off what is the business of `chain`.

use crate::building::{Buildings, Cell, Position, Row};
use crate::color::{ByColor, Color, Colors, Resource};
use crate::printed::{CITIZEN_SPACES, RESOURCE_SPACES, RESOURCES_AT_START};
use crate::town::Town;

/// Everything that is written on a player's paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    pub(crate) town: Town,
    pub(crate) rows: RowPoints,
    circled: ByColor<u8>,
    crossed: ByColor<u8>,
    citizens: ByColor<u8>,
}

impl Sheet {
    /// An empty sheet with three of each resource (R3.3).
    pub const NEW: Self = Self {
        town: Town::EMPTY,
        rows: RowPoints::LOCKED,
        circled: ByColor([RESOURCES_AT_START; 3]),
        crossed: ByColor([0; 3]),
        citizens: ByColor([0; 3]),
    };

    /// Circled spaces of a resource track (R2.3).
    #[must_use]
    #[inline]
    pub fn circled(&self, resource: Resource) -> u8 {
        self.circled[resource]
    }

    /// Spaces of a resource track that were crossed out again by spending (R2.3).
    #[must_use]
    #[inline]
    pub fn crossed(&self, resource: Resource) -> u8 {
        self.crossed[resource]
    }

    /// What can be spent of a resource (R2.3).
    #[must_use]
    #[inline]
    pub fn available(&self, resource: Resource) -> u8 {
        self.circled[resource] - self.crossed[resource]
    }

    /// Citizens of a colour (R2.6).
    #[must_use]
    #[inline]
    pub fn citizens(&self, color: Color) -> u8 {
        self.citizens[color]
    }

    /// The citizen tracks that have room (R2.7).
    pub(crate) fn tracks_with_room(&self) -> Colors {
        Color::ALL.into_iter().fold(Colors::NONE, |colors, color| {
            if self.citizens[color] < CITIZEN_SPACES { colors.with(color) } else { colors }
        })
    }

    /// The buildings that stand.
    #[must_use]
    #[inline]
    pub const fn built(&self) -> Buildings {
        self.town.built()
    }

    /// The buildings that can still be built, dice aside: neither standing nor crossed out (R4.5, R6.2).
    #[must_use]
    #[inline]
    pub const fn open(&self) -> Buildings {
        self.town.open()
    }

    /// The cells that are crossed out, column by column (R4.4).
    pub fn crossed_cells(&self) -> impl Iterator<Item = Cell> {
        self.town.crossed()
    }

    /// Whether a cell is crossed out (R4.4).
    #[must_use]
    pub const fn is_crossed(&self, cell: Cell) -> bool {
        self.town.is_crossed(cell)
    }

    /// Whether the Fortress of a position stands, which protects its column (R4.4).
    #[must_use]
    pub const fn is_protected(&self, position: Position) -> bool {
        self.town.is_protected(position)
    }

    /// Points per building of a row, 0 while no cathedral has unlocked it (R6.4).
    #[must_use]
    pub const fn row_points(&self, row: Row) -> u8 {
        self.rows.get(row)
    }

    /// All of the sheet in 111 bits: for those who keep millions of sheets. Equal keys are equal sheets.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u128 {
        const TRACK_BITS: u32 = 5;
        let tracks = [self.circled, self.crossed, self.citizens];
        let places = u128::from(self.town.bits()) << 12 | u128::from(self.rows.0);
        tracks
            .iter()
            .flat_map(|tracks| tracks.0)
            .fold(places, |key, track| key << TRACK_BITS | u128::from(track))
    }

    /// Crosses out what is spent.
    #[inline]
    pub(crate) fn spend(&mut self, cost: ByColor<u8>) {
        for resource in Resource::ALL {
            self.crossed[resource] += cost[resource];
        }
    }

    /// Circles a resource track up to a space.
    #[inline]
    pub(crate) fn circle_resources(&mut self, resource: Resource, space: u8) {
        debug_assert!(self.circled[resource] <= space && space <= RESOURCE_SPACES);
        self.circled[resource] = space;
    }

    /// Circles the next space of a citizen track and returns its number, or `None` if the track is full (R2.7).
    #[inline]
    pub(crate) fn circle_citizen(&mut self, color: Color) -> Option<u8> {
        let track = &mut self.citizens[color];
        if *track >= CITIZEN_SPACES {
            return None;
        }
        *track += 1;
        Some(*track)
    }
}

/// Points per building of the six rows (R6.4), two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RowPoints(u16);

impl RowPoints {
    const LOCKED: Self = Self(0);

    #[inline]
    pub(crate) const fn get(self, row: Row) -> u8 {
        (self.0 >> (2 * row as u16) & 0b11) as u8
    }

    #[inline]
    pub(crate) fn unlock(&mut self, row: Row, points: u8) {
        self.0 |= u16::from(points) << (2 * row as u16);
    }
}

impl core::fmt::Debug for RowPoints {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(Row::ALL.map(|row| self.get(row))).finish()
    }
}

#[cfg(test)]
impl Sheet {
    /// Puts the tracks where a test wants them, red, yellow, white.
    pub(crate) fn with_tracks(self, citizens: [u8; 3], circled: [u8; 3], crossed: [u8; 3]) -> Self {
        let [citizens, circled, crossed] = [citizens, circled, crossed].map(ByColor);
        Self { citizens, circled, crossed, ..self }
    }
}

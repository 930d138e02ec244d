//! The 18 cells of a sheet: which buildings stand and which cells are crossed out (R2.2, R4.4, R4.5).
//!
//! One word holds all of it, laid out as [`building`](crate::building) says.

use crate::building::{Bits, Building, Buildings, COLUMNS, Cell, Kind, Position, STRIDE};
use crate::color::Color;

/// What stands and what is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Town(u64);

/// The bits of crossed cells: the upper three of every position.
const CROSSED: u64 = COLUMNS * 0b111_000_000;
const CROSSED_SHIFT: u32 = 6;
/// Multiplies a bit per cell into the bits of the cell's two buildings.
const BOTH_KINDS: u64 = 0b001_001;

impl Town {
    /// Nothing built, nothing crossed out.
    pub(crate) const EMPTY: Self = Self(0);

    /// The word, of which 54 bits are in use.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn built(self) -> Buildings {
        Buildings::from_bits(self.0)
    }

    /// The buildings that can still be built: neither standing nor crossed out (R6.2, R4.5).
    #[inline]
    pub(crate) const fn open(self) -> Buildings {
        let crossed = ((self.0 & CROSSED) >> CROSSED_SHIFT) * BOTH_KINDS;
        Buildings::from_bits(!(self.0 | crossed))
    }

    #[inline]
    pub(crate) fn build(&mut self, building: Building) {
        self.0 |= Buildings::only(building).bits();
    }

    #[inline]
    pub(crate) fn cross(&mut self, cell: Cell) {
        self.0 |= 1 << cell_bit(cell);
    }

    #[inline]
    pub(crate) const fn is_crossed(self, cell: Cell) -> bool {
        self.0 & 1 << cell_bit(cell) != 0
    }

    /// Whether the position's Fortress stands, which protects the column (R4.4).
    #[inline]
    pub(crate) const fn is_protected(self, position: Position) -> bool {
        self.built().contains(Building { color: Color::Red, kind: Kind::Prestige, position })
    }

    /// The crossed cells, column by column from the left, in the order of the colours.
    pub(crate) fn crossed(self) -> impl Iterator<Item = Cell> {
        Bits(self.0 & CROSSED).map(|bit| Cell {
            color: Color::ALL[(bit % 3) as usize],
            position: Position::ALL[(bit / STRIDE) as usize],
        })
    }
}

const fn cell_bit(cell: Cell) -> u32 {
    STRIDE * cell.position.index() as u32 + CROSSED_SHIFT + cell.color as u32
}

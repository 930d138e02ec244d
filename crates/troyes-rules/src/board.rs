//! What lies in the middle of the table, the same for everybody: plazas, tiles, column numbers, the day and the dice.
//!
//! [`Board::roll`] is the only thing that changes it: the half-day before ends (R4.7, R4.8, R8.2), the dice
//! are placed (R4.1, R4.2) and the black die destroys its plaza (R4.3).
//!
//! Chance is a move: dice come in here, and nothing in the rules draws a random number.

use thiserror::Error;

use crate::building::Bits;
use crate::color::{ByColor, Color};
use crate::dice::{Face, Roll, Value};
use crate::printed::{Price, SECTOR_PRICES, extra_price};
use crate::setup::{Columns, Setup};
use crate::tile::{Side, TileFace};
use crate::wheel::{HalfDay, Plaza, Sector, Slot};

/// Wheel, tiles, columns and dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    plazas: [Plaza; 9],
    columns: Columns,
    /// By the colour of the matching plaza that a tile lies beside.
    tiles: ByColor<Option<TileFace>>,
    /// Half-days rolled so far, 0 to 16.
    rolled: u8,
    spots: [Spot; 4],
}

/// The game is over: there is no half-day left to roll for (R4.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("all 16 half-days have been rolled (R4.8)")]
pub struct GameOver;

/// An attack on every sheet (R4.4): the cell of a colour at the position that carries a face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// The colour of the destroyed plaza.
    pub color: Color,
    /// The value of the die that destroyed it.
    pub face: Face,
}

/// A sector of the current half-day with what lies on it, in one byte: the die's face (0 for none yet) in bits 0–2,
/// the colour of the plaza in bits 3–4, then whether the die is black, can be taken, and lies at a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Spot(u8);

impl Spot {
    const FACE: u8 = 0b111;
    const BLACK: u8 = 1 << 5;
    const AVAILABLE: u8 = 1 << 6;
    /// The same bits in four spots at once; one shift makes one of the other.
    const ALL_BLACK: u32 = u32::from_ne_bytes([Self::BLACK; 4]);
    const ALL_AVAILABLE: u32 = u32::from_ne_bytes([Self::AVAILABLE; 4]);
    const TILE: u8 = 1 << 7;

    fn empty(color: Color, tile: bool) -> Self {
        Self((color as u8) << 3 | u8::from(tile) << 7)
    }

    fn with_die(self, face: Face, black: bool, available: bool) -> Self {
        Self(self.0 | face.get() | u8::from(black) << 5 | u8::from(available) << 6)
    }

    fn face(self) -> Option<Face> {
        Face::new(self.0 & Self::FACE)
    }

    /// What the die shows, or 0 where none lies.
    #[inline]
    pub(crate) const fn value(self) -> Value {
        match Value::new(self.0 & Self::FACE) {
            Some(value) => value,
            None => Value::ALL[0],
        }
    }

    #[inline]
    pub(crate) const fn color(self) -> Color {
        Color::from_low_bits(self.0 >> 3)
    }

    const fn is_black(self) -> bool {
        self.0 & Self::BLACK != 0
    }

    #[inline]
    pub(crate) const fn is_available(self) -> bool {
        self.0 & Self::AVAILABLE != 0
    }

    #[inline]
    const fn has_tile(self) -> bool {
        self.0 & Self::TILE != 0
    }
}

impl core::fmt::Debug for Spot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Spot")
            .field("color", &self.color())
            .field("face", &self.face())
            .field("black", &self.is_black())
            .field("available", &self.is_available())
            .finish()
    }
}

impl Board {
    /// The board before the first roll; the dial shows day 1 (R3.1).
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let tiles = setup
            .tiles
            .map(|tiles| ByColor(tiles.0.map(|tile| Some(TileFace::of(tile, Side::Banquet)))))
            .unwrap_or_default();
        let mut board = Self {
            plazas: setup.plazas,
            columns: setup.columns,
            tiles,
            rolled: 0,
            spots: [Spot::empty(Color::Red, false); 4],
        };
        board.spots = Sector::ALL.map(|sector| board.empty_spot(sector));
        board
    }

    /// Ends the half-day before, if there was one, and rolls for the next.
    ///
    /// # Errors
    ///
    /// [`GameOver`] after the 16th half-day.
    #[inline]
    pub fn roll(&mut self, roll: Roll) -> Result<(), GameOver> {
        if self.is_last_half_day() {
            return Err(GameOver);
        }
        self.end_half_day();
        self.rolled += 1;
        for (sector, (face, black)) in Sector::ALL.into_iter().zip(roll.ordered()) {
            let spot = self.empty_spot(sector);
            let tile = if spot.has_tile() { self.tiles[spot.color()] } else { None };
            // R4.3, and the two sides of tile 8 (R8.3).
            let available = match tile {
                Some(TileFace::BlackIsTame) => true,
                Some(TileFace::ClearIsBlack) => false,
                _ => !black,
            };
            self.spots[sector.index()] = spot.with_die(face, black, available);
        }
        Ok(())
    }

    /// Destroyed plazas come back turned (R4.7), and the tiles beside them show their raid side (R8.2). A black die that
    /// tile 8's banquet tamed turns only the tile (R8.6): its plaza has two equal faces, so turning it is no turning.
    fn end_half_day(&mut self) {
        for sector in self.destroyed_sectors(true) {
            let plaza = &mut self.plazas[self.slot(sector).index()];
            *plaza = plaza.turned();
            let spot = self.spot(sector);
            if spot.has_tile() {
                let tile = &mut self.tiles[spot.color()];
                *tile = tile.map(TileFace::raided);
            }
        }
    }

    /// The tiles that turn at the end of this half-day, with the side that they show from then on (R8.2).
    pub fn turning_tiles(&self) -> impl Iterator<Item = TileFace> {
        let mut after = *self;
        after.end_half_day();
        let turned = move |&sector: &Sector| after.tile(sector) != self.tile(sector);
        Sector::ALL.into_iter().filter(turned).filter_map(move |sector| after.tile(sector))
    }

    /// A sector of the current half-day beside its plaza, without a die.
    #[inline]
    fn empty_spot(&self, sector: Sector) -> Spot {
        let plaza = self.plazas[self.slot(sector).index()];
        Spot::empty(plaza.up(), plaza.is_matching() & self.has_tiles())
    }

    /// The half-day whose sectors are shown: the last one rolled, or the first one before any roll.
    #[inline]
    fn sectors_of(&self) -> HalfDay {
        HalfDay::ALL[usize::from(self.rolled).saturating_sub(1)]
    }

    /// The half-day rolled last, or nothing before the first roll.
    #[must_use]
    #[inline]
    pub const fn half_day(&self) -> Option<HalfDay> {
        HalfDay::new(self.rolled)
    }

    /// Whether the last half-day has been rolled (R4.8).
    #[must_use]
    #[inline]
    pub const fn is_last_half_day(&self) -> bool {
        self.rolled as usize == HalfDay::COUNT
    }

    /// The column numbers.
    #[must_use]
    #[inline]
    pub const fn columns(&self) -> Columns {
        self.columns
    }

    /// The plazas as they lie, clockwise from slot 0. Plazas destroyed in the current half-day are still as they were.
    #[must_use]
    pub const fn plazas(&self) -> [Plaza; 9] {
        self.plazas
    }

    /// The tile beside a slot's plaza.
    #[must_use]
    pub fn tile_at(&self, slot: Slot) -> Option<TileFace> {
        self.tiles[self.plazas[slot.index()].matching()?]
    }

    /// Whether the game is played with Banquets & Raids.
    #[must_use]
    #[inline]
    pub fn has_tiles(&self) -> bool {
        self.tiles[Color::Red].is_some()
    }

    /// The slot of a sector in the half-day rolled last; before any roll, in the first.
    #[must_use]
    #[inline]
    pub fn slot(&self, sector: Sector) -> Slot {
        self.sectors_of().slot(sector)
    }

    /// The colour of the plaza under a sector: the die lying there has it too (R4.2).
    #[must_use]
    #[inline]
    pub const fn color(&self, sector: Sector) -> Color {
        self.spot(sector).color()
    }

    /// The face that the die on a sector shows, or nothing before the first roll.
    #[must_use]
    pub fn face(&self, sector: Sector) -> Option<Face> {
        self.spot(sector).face()
    }

    /// Whether the black die lies on a sector.
    #[must_use]
    pub const fn is_black(&self, sector: Sector) -> bool {
        self.spot(sector).is_black()
    }

    /// Whether the die on a sector can be taken, money aside: it is there, and its plaza is not destroyed (R4.3).
    #[must_use]
    #[inline]
    pub const fn is_available(&self, sector: Sector) -> bool {
        self.spot(sector).is_available()
    }

    /// The tile that acts on the die on a sector (R8.3).
    #[must_use]
    #[inline]
    pub fn tile(&self, sector: Sector) -> Option<TileFace> {
        let spot = self.spot(sector);
        if spot.has_tile() { self.tiles[spot.color()] } else { None }
    }

    /// The whole price of the die on a sector, destroyed or not: the sector's and what a tile does to it (R1.6, R8.4).
    #[must_use]
    #[inline]
    pub fn price(&self, sector: Sector) -> Price {
        let mut price = SECTOR_PRICES[sector.index()];
        if let Some(tile) = self.tile(sector) {
            if tile == TileFace::Free {
                return Price::FREE;
            }
            if let Some(extra) = extra_price(tile) {
                price.fixed[extra] += 1;
            }
        }
        price
    }

    /// How many dice can be taken that lie on plazas of a colour: what Great Halls count (R6.3, R8.6).
    #[inline]
    pub(crate) fn dice_on(&self, color: Color) -> u8 {
        let counts = |spot: Spot| u8::from(spot.is_available() && spot.color() == color);
        self.spots.into_iter().map(counts).sum()
    }

    /// The attacks of the half-day rolled last, in the order of the sectors (R4.4, R8.6): none on days 1 and 2, one
    /// from day 3 on, none or two where tile 8 has a hand in it.
    pub fn attacks(&self) -> impl Iterator<Item = Attack> {
        let attacking = self.half_day().is_some_and(HalfDay::has_attacks);
        let attackers = self.destroyed_sectors(false).filter(move |_| attacking);
        attackers.filter_map(|sector| {
            Some(Attack { color: self.color(sector), face: self.face(sector)? })
        })
    }

    /// The sectors whose die destroyed its plaza or, if asked for, is black all the same, in their order. Looks at all four
    /// at once: mostly it is one of them, and nobody can guess which.
    #[inline]
    fn destroyed_sectors(&self, or_black: bool) -> impl Iterator<Item = Sector> + use<> {
        let spots = u32::from_le_bytes(self.spots.map(|spot| spot.0));
        let has_dice = self.rolled > 0;
        let destroyed = !spots & Spot::ALL_AVAILABLE;
        let black = (spots & Spot::ALL_BLACK) << 1;
        let found = destroyed | if or_black { black } else { 0 };
        let sectors = if has_dice { u64::from(found) } else { 0 };
        Bits(sectors).map(|bit| Sector::ALL[bit as usize / 8])
    }

    #[inline]
    pub(crate) const fn spot(&self, sector: Sector) -> Spot {
        self.spots[sector.index()]
    }
}

#[cfg(test)]
impl Board {
    /// Goes on as if this number of half-days had been rolled, without dice.
    pub(crate) fn skip_to(&mut self, rolled: u8) {
        self.rolled = rolled;
        self.spots = Sector::ALL.map(|sector| self.empty_spot(sector));
    }
}

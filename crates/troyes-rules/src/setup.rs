//! Setting up: column numbers, plazas and tiles (R3, R8.1).
//!
//! A [`Setup`] can only be made by [`Setup::new`], which checks everything, so a board is legal from its start.

use thiserror::Error;

use crate::building::Position;
use crate::color::{ByColor, Color};
use crate::dice::Face;
use crate::printed::PLAZAS;
use crate::tile::Tile;
use crate::wheel::{Plaza, Slot};

/// The die value that each position carries (R2.1): a permutation of 1 to 6.
///
/// Asked both ways all the time, so it is kept both ways: the low half of byte *i* is the index of the face at position
/// *i*, the high half the index of the position of face *i*.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Columns([u8; 6]);

/// Which way the values run from the rolled one (R3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// A 4 gives 4 5 6 1 2 3.
    Ascending,
    /// A 4 gives 4 3 2 1 6 5.
    Descending,
}

impl Columns {
    /// *First game*: 1 2 3 4 5 6 (R3.2).
    pub const FIRST_GAME: Self = Self::indexed(Face::ALL);

    /// *Rolled*: the face at position 1, then on in the direction that the town crier chooses; values wrap (R3.2).
    ///
    /// ```
    /// use troyes_rules::{Columns, Direction, Face};
    ///
    /// let four = Face::new(4).unwrap();
    /// let columns = Columns::rolled(four, Direction::Descending);
    /// assert_eq!(columns.faces().map(Face::get), [4, 3, 2, 1, 6, 5]);
    /// ```
    #[must_use]
    pub fn rolled(first: Face, direction: Direction) -> Self {
        Self::indexed(core::array::from_fn(|step| {
            let index = match direction {
                Direction::Ascending => first.index() + step,
                Direction::Descending => first.index() + Face::COUNT - step,
            };
            Face::ALL[index % Face::COUNT]
        }))
    }

    /// *Expert*: any permutation (R3.2).
    ///
    /// # Errors
    ///
    /// [`SetupError::Columns`] if a face is missing, and so another there twice.
    pub fn expert(faces: [Face; 6]) -> Result<Self, SetupError> {
        if Face::ALL.iter().all(|face| faces.contains(face)) {
            Ok(Self::indexed(faces))
        } else {
            Err(SetupError::Columns)
        }
    }

    const fn indexed(faces: [Face; 6]) -> Self {
        let mut bytes = [0; 6];
        let mut position = 0;
        while position < Position::COUNT {
            let face = faces[position].index();
            bytes[position] |= face as u8;
            bytes[face] |= (position as u8) << 4;
            position += 1;
        }
        Self(bytes)
    }

    /// The faces from position 1 to position 6.
    #[must_use]
    pub fn faces(self) -> [Face; 6] {
        Position::ALL.map(|position| self.face_at(position))
    }

    /// The face that a position carries.
    #[must_use]
    #[inline]
    pub const fn face_at(self, position: Position) -> Face {
        Face::ALL[(self.0[position.index()] & 0xf) as usize]
    }

    /// The position that carries a face.
    #[inline]
    pub(crate) const fn position_of(self, face: Face) -> Position {
        Position::ALL[(self.0[face.index()] >> 4) as usize]
    }
}

impl core::fmt::Debug for Columns {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.faces().fmt(f)
    }
}

/// Everything that is decided before the first roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub(crate) columns: Columns,
    pub(crate) plazas: [Plaza; 9],
    pub(crate) tiles: Option<ByColor<Tile>>,
}

/// Why a setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum SetupError {
    /// The columns are not a permutation.
    #[error("the columns must carry each of the values 1 to 6 once (R3.2)")]
    Columns,
    /// The plazas are not the nine of the game.
    #[error(
        "the plazas must be red/red, yellow/yellow, white/white and two each of red/yellow, red/white and yellow/white (R1.4)"
    )]
    Plazas,
    /// There are some tiles, but not three.
    #[error("there must be no tile or three, not {0} (R8.1)")]
    TileCount(usize),
    /// The same tile lies there twice.
    #[error("tile {0} is there twice (R8.1)")]
    TileTwice(Tile),
    /// A tile lies beside a plaza whose faces differ.
    #[error("tile {tile} lies at slot {slot}, whose plaza has two different faces (R8.1)")]
    TileSlot {
        /// The tile.
        tile: Tile,
        /// Where it lies.
        slot: Slot,
    },
    /// Two tiles lie beside the same plaza.
    #[error("two tiles lie at slot {0} (R8.1)")]
    SlotTwice(Slot),
}

impl SetupError {
    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Columns => "setup-columns",
            Self::Plazas => "setup-plazas",
            Self::TileCount(_) => "setup-tile-count",
            Self::TileTwice(_) => "setup-tile-twice",
            Self::TileSlot { .. } => "setup-tile-slot",
            Self::SlotTwice(_) => "setup-slot-twice",
        }
    }
}

impl Setup {
    /// Checks plazas and tiles: the nine plazas clockwise from slot 0, and no tile or three, in any order.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the plazas are not those of R1.4, or the tiles do not lie as R8.1 wants.
    ///
    /// # Example
    ///
    /// ```
    /// use troyes_rules::{Columns, Plaza, Setup, SetupError, printed::PLAZAS};
    ///
    /// let plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    /// assert!(Setup::new(Columns::FIRST_GAME, plazas, &[]).is_ok());
    ///
    /// let nine_alike = [plazas[0]; 9];
    /// assert_eq!(Setup::new(Columns::FIRST_GAME, nine_alike, &[]), Err(SetupError::Plazas));
    /// ```
    pub fn new(
        columns: Columns,
        plazas: [Plaza; 9],
        tiles: &[(Tile, Slot)],
    ) -> Result<Self, SetupError> {
        if kinds_of(&plazas) != PRINTED_KINDS {
            return Err(SetupError::Plazas);
        }
        Ok(Self { columns, plazas, tiles: checked_tiles(&plazas, tiles)? })
    }

    /// The column numbers.
    #[must_use]
    pub const fn columns(&self) -> Columns {
        self.columns
    }

    /// The plazas, clockwise from slot 0.
    #[must_use]
    pub const fn plazas(&self) -> [Plaza; 9] {
        self.plazas
    }

    /// Whether the game is played with Banquets & Raids.
    #[must_use]
    pub const fn has_tiles(&self) -> bool {
        self.tiles.is_some()
    }

    /// The tiles with their slots, in the order of the slots.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Slot)> {
        Slot::ALL.into_iter().filter_map(|slot| {
            let color = self.plazas[slot.index()].matching()?;
            Some((self.tiles?[color], slot))
        })
    }
}

/// How many plazas there are of each kind, whichever face is up: four bits for each, and nine fit in four. Colours are 0, 1
/// and 2, so the sum of two squares tells the kinds apart: 0, 1, 2, 4, 5, 8.
const fn kinds_of(plazas: &[Plaza; 9]) -> u64 {
    let mut kinds = 0;
    let mut index = 0;
    while index < plazas.len() {
        let (up, down) = (plazas[index].up() as u32, plazas[index].down() as u32);
        kinds += 1 << (4 * (up * up + down * down));
        index += 1;
    }
    kinds
}

/// The kinds of the nine plazas of the game (R1.4).
const PRINTED_KINDS: u64 = {
    let mut plazas = [Plaza::new(Color::Red, Color::Red); 9];
    let mut index = 0;
    while index < plazas.len() {
        let [up, down] = PLAZAS[index];
        plazas[index] = Plaza::new(up, down);
        index += 1;
    }
    kinds_of(&plazas)
};

/// The tiles by the colour of their plaza: the three matching plazas differ in colour.
fn checked_tiles(
    plazas: &[Plaza; 9],
    tiles: &[(Tile, Slot)],
) -> Result<Option<ByColor<Tile>>, SetupError> {
    if tiles.is_empty() {
        return Ok(None);
    }
    if tiles.len() != 3 {
        return Err(SetupError::TileCount(tiles.len()));
    }
    let mut laid: ByColor<Option<Tile>> = ByColor::default();
    for (index, &(tile, slot)) in tiles.iter().enumerate() {
        if tiles[..index].iter().any(|&(other, _)| other == tile) {
            return Err(SetupError::TileTwice(tile));
        }
        let color: Color =
            plazas[slot.index()].matching().ok_or(SetupError::TileSlot { tile, slot })?;
        if laid[color].replace(tile).is_some() {
            return Err(SetupError::SlotTwice(slot));
        }
    }
    match laid.0 {
        [Some(red), Some(yellow), Some(white)] => Ok(Some(ByColor([red, yellow, white]))),
        _ => unreachable!("three tiles at three different slots cover the three matching plazas"),
    }
}

//! The tiles of Banquets & Raids (R8.1–R8.3).

use crate::bounded::bounded;

bounded! {
    /// The number of one of the eight tiles (R8.3).
    Tile, 1..=8
}

/// The two sides of a tile (R8.1, R8.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Up at the start: good for the player who takes the die.
    Banquet,
    /// Up for the rest of the game once the plaza was destroyed.
    Raid,
}

impl Side {
    /// The word for it in records: `banquet` or `raid`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Banquet => "banquet",
            Self::Raid => "raid",
        }
    }
}

/// What one side of a tile does to the die on its plaza (R8.3). Names a tile and its side at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum TileFace {
    /// Tile 1, banquet: one influence may move the value by 2.
    InfluenceMovesByTwo,
    /// Tile 1, raid: influence cannot change the die.
    NoInfluence,
    /// Tile 2, banquet: the die is free.
    Free,
    /// Tile 2, raid: one denier more.
    OneDenierMore,
    /// Tile 3, banquet: a Cathedral gives one of each resource as well.
    CathedralGivesResources,
    /// Tile 3, raid: one knowledge more.
    OneKnowledgeMore,
    /// Tile 4, banquet: a work building gives one more citizen.
    WorkGivesCitizen,
    /// Tile 4, raid: the die's value is 0 (R8.5).
    ValueZero,
    /// Tile 5, banquet: changing the colour costs one knowledge.
    CheapColor,
    /// Tile 5, raid: the colour cannot be changed.
    FixedColor,
    /// Tile 6, banquet: a Fortress gives two more citizens (R8.7).
    FortressGivesCitizens,
    /// Tile 6, raid: one influence more.
    OneInfluenceMore,
    /// Tile 7, banquet: a Great Hall counts one more die.
    HallCountsOneMore,
    /// Tile 7, raid: no prestige building.
    NoPrestige,
    /// Tile 8, banquet: the black die does nothing and can be taken (R8.6).
    BlackIsTame,
    /// Tile 8, raid: a clear die acts as a second black one.
    ClearIsBlack,
}

impl TileFace {
    /// All faces: tile 1's banquet, tile 1's raid, tile 2's banquet, and so on.
    pub const ALL: [Self; 16] = [
        Self::InfluenceMovesByTwo,
        Self::NoInfluence,
        Self::Free,
        Self::OneDenierMore,
        Self::CathedralGivesResources,
        Self::OneKnowledgeMore,
        Self::WorkGivesCitizen,
        Self::ValueZero,
        Self::CheapColor,
        Self::FixedColor,
        Self::FortressGivesCitizens,
        Self::OneInfluenceMore,
        Self::HallCountsOneMore,
        Self::NoPrestige,
        Self::BlackIsTame,
        Self::ClearIsBlack,
    ];

    /// The face of a tile and a side.
    #[must_use]
    #[inline]
    pub const fn of(tile: Tile, side: Side) -> Self {
        Self::ALL[2 * tile.index() + side as usize]
    }

    /// The number of the tile.
    #[must_use]
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::ALL[self as usize / 2]
    }

    /// The side that is up.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        if (self as usize).is_multiple_of(2) { Side::Banquet } else { Side::Raid }
    }

    /// The raid side of the same tile: where a tile stays once it was turned (R8.2).
    #[must_use]
    #[inline]
    pub const fn raided(self) -> Self {
        Self::of(self.tile(), Side::Raid)
    }
}

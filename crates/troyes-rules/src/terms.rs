//! The terms on which a die can be had: its price, and what it can become for how much (R5.1–R5.4, R8.3–R8.5).
//!
//! The legal decisions, the payment and the reasons of refusals all read the same [`Terms`].

use crate::board::Board;
use crate::color::{ByColor, Color, Colors, Resource};
use crate::decision::{Take, Use};
use crate::dice::{Face, Value};
use crate::printed::{CHEAP_COLOR_CHANGE, COLOR_CHANGE, Price, SECTOR_PRICES};
use crate::tile::TileFace;
use crate::wheel::Sector;

/// How influence moves the value of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moves {
    /// Not at all: tile 1's raid.
    Never,
    /// By 1 for each influence (R5.2).
    ByOne,
    /// By 2, or 1, for each influence: tile 1's banquet.
    ByTwo,
}

/// The longest way between two values: from 0 to 6.
pub(crate) const MAX_REACH: usize = Face::COUNT;

/// A die that lies on the board, seen by a player who thinks of taking it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    /// Whether it can be taken at all (R4.3).
    pub(crate) is_available: bool,
    pub(crate) color: Color,
    pub(crate) value: Value,
    pub(crate) price: Price,
    pub(crate) moves: Moves,
    /// Knowledge that another colour costs, or `None` if the colour is fixed.
    pub(crate) color_change: Option<u8>,
    pub(crate) builds_prestige: bool,
}

impl Terms {
    /// The terms of the die on a sector.
    pub(crate) fn of(board: &Board, sector: Sector) -> Self {
        match board.tile(sector) {
            None => Self::plain(board, sector),
            Some(tile) => Self::at_tile(board, sector, tile),
        }
    }

    /// The terms of a die that lies at no tile.
    #[inline]
    pub(crate) fn plain(board: &Board, sector: Sector) -> Self {
        let spot = board.spot(sector);
        Self {
            is_available: spot.is_available(),
            color: spot.color(),
            value: spot.value(),
            price: SECTOR_PRICES[sector.index()],
            moves: Moves::ByOne,
            color_change: Some(COLOR_CHANGE),
            builds_prestige: true,
        }
    }

    /// The terms of a die at a tile (R8.3).
    pub(crate) fn at_tile(board: &Board, sector: Sector, tile: TileFace) -> Self {
        let mut terms = Self { price: board.price(sector), ..Self::plain(board, sector) };
        match tile {
            TileFace::InfluenceMovesByTwo => terms.moves = Moves::ByTwo,
            TileFace::NoInfluence => terms.moves = Moves::Never,
            TileFace::CheapColor => terms.color_change = Some(CHEAP_COLOR_CHANGE),
            TileFace::FixedColor => terms.color_change = None,
            TileFace::NoPrestige => terms.builds_prestige = false,
            TileFace::ValueZero => terms.value = Value::ALL[0],
            _ => {}
        }
        terms
    }

    /// How many steps so much influence can move the value, up to the most that make a difference.
    #[inline]
    pub(crate) fn reach(&self, influence: u8) -> usize {
        let steps = match self.moves {
            Moves::Never => 0,
            Moves::ByOne => influence,
            Moves::ByTwo => 2 * influence,
        };
        usize::from(steps).min(MAX_REACH)
    }

    /// The colours that so much knowledge can give the die (R5.3).
    #[inline]
    pub(crate) fn colors(&self, knowledge: u8) -> Colors {
        let affordable = self.color_change.is_some_and(|cost| knowledge >= cost);
        if affordable { Colors::ALL } else { Colors::only(self.color) }
    }

    /// The price alone, with the resource chosen for the part that may be any (R5.1).
    #[inline]
    pub(crate) fn price_with(&self, pay: Option<Resource>) -> ByColor<u8> {
        let mut cost = self.price.fixed;
        if let Some(resource) = pay {
            cost[resource] += 1;
        }
        cost
    }

    /// Price and changes together.
    #[inline]
    fn cost(&self, take: &Take) -> ByColor<u8> {
        let mut cost = self.price_with(take.pay);
        let distance = self.value.get().abs_diff(take.value.get());
        cost[Resource::Influence] += match self.moves {
            Moves::Never | Moves::ByOne => distance,
            Moves::ByTwo => distance.div_ceil(2),
        };
        if take.color != self.color {
            cost[Resource::Knowledge] += self.color_change.unwrap_or(COLOR_CHANGE);
        }
        cost
    }

    /// Whether the die can be used so at all.
    #[inline]
    pub(crate) const fn allows(&self, r#use: Use) -> bool {
        self.builds_prestige || !matches!(r#use, Use::Prestige)
    }
}

impl Board {
    /// What a decision to take a die costs: price and changes together (R5.1–R5.4). `None` if no die can be taken there.
    #[must_use]
    #[inline]
    pub fn cost(&self, take: &Take) -> Option<ByColor<u8>> {
        let terms = Terms::of(self, take.sector);
        terms.is_available.then(|| terms.cost(take))
    }
}

//! The wheel on the wire.

use serde::{Deserialize, Serialize};
use troyes_rules::printed::Price;
use troyes_rules::{Board, Face, HalfDay, Roll, Sector, Slot, TileFace};
use ts_rs::TS;

use crate::words::{Color, Half, Side};

/// What lies in the middle of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct BoardView {
    /// The half-day whose dice lie there; nothing before the first roll.
    pub now: Option<HalfDayView>,
    /// All 16 half-days: where the dial stands, and where its sectors are.
    pub calendar: Vec<HalfDayView>,
    /// The nine plazas, clockwise from slot 0.
    pub plazas: Vec<PlazaView>,
    /// The four sectors of the half-day, clockwise from the free one.
    pub sectors: Vec<SectorView>,
    /// The value that each position carries.
    pub columns: Vec<u8>,
    /// The next two half-days, as far as there are any: players plan with them.
    pub coming: Vec<ComingView>,
}

/// A half-day to come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ComingView {
    /// Which one.
    pub half_day: HalfDayView,
    /// The plazas of its four sectors, as they will lie when today's destroyed ones are back.
    pub plazas: Vec<PlazaView>,
}

/// A half-day, and where the dial puts it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct HalfDayView {
    /// 1 to 16.
    pub number: u8,
    /// 1 to 8.
    pub day: u8,
    /// Morning or afternoon.
    pub half: Half,
    /// The slot of the window that shows the day.
    pub window: u8,
    /// The slots of the four sectors.
    pub slots: Vec<u8>,
    /// Whether the black die attacks.
    pub attacks: bool,
}

/// A plaza.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct PlazaView {
    /// The colour that is up.
    pub up: Color,
    /// The colour below.
    pub down: Color,
    /// The tile beside it.
    pub tile: Option<TileView>,
}

/// A tile of Banquets & Raids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct TileView {
    /// 1 to 8.
    pub number: u8,
    /// The side that is up.
    pub side: Side,
}

/// A sector with its die.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct SectorView {
    /// Where it is.
    pub slot: u8,
    /// The colour of the plaza.
    pub color: Color,
    /// What the die shows; nothing before the first roll.
    pub value: Option<u8>,
    /// Whether the black die lies here.
    pub black: bool,
    /// Whether the die can be taken, money aside.
    pub available: bool,
    /// The whole price.
    pub price: PriceView,
    /// The tile that acts on the die.
    pub tile: Option<TileView>,
}

/// A price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct PriceView {
    /// How many of any one kind.
    pub any: u8,
    /// How much influence.
    pub influence: u8,
    /// How many deniers.
    pub deniers: u8,
    /// How much knowledge.
    pub knowledge: u8,
}

impl From<TileFace> for TileView {
    fn from(face: TileFace) -> Self {
        Self { number: face.tile().get(), side: face.side().into() }
    }
}

impl From<Price> for PriceView {
    fn from(price: Price) -> Self {
        let [influence, deniers, knowledge] = price.fixed.0;
        Self { any: u8::from(price.any), influence, deniers, knowledge }
    }
}

impl From<HalfDay> for HalfDayView {
    fn from(half_day: HalfDay) -> Self {
        Self {
            number: half_day.get(),
            day: half_day.day().get(),
            half: half_day.half().into(),
            window: half_day.window().get(),
            slots: Sector::ALL.iter().map(|&sector| half_day.slot(sector).get()).collect(),
            attacks: half_day.has_attacks(),
        }
    }
}

impl From<&Board> for BoardView {
    fn from(board: &Board) -> Self {
        Self {
            now: board.half_day().map(Into::into),
            calendar: HalfDay::ALL.into_iter().map(Into::into).collect(),
            plazas: Slot::ALL.into_iter().map(|slot| plaza_view(board, slot)).collect(),
            sectors: Sector::ALL.into_iter().map(|sector| sector_view(board, sector)).collect(),
            columns: board.columns().faces().iter().map(|face| face.get()).collect(),
            coming: coming(board),
        }
    }
}

fn plaza_view(board: &Board, slot: Slot) -> PlazaView {
    let plaza = board.plazas()[slot.index()];
    PlazaView {
        up: plaza.up().into(),
        down: plaza.down().into(),
        tile: board.tile_at(slot).map(Into::into),
    }
}

/// The two half-days after this one. Before the first roll, the first two.
fn coming(board: &Board) -> Vec<ComingView> {
    let mut next = *board;
    // Plazas and tiles turn when the next dice fall, whatever they show.
    let any_dice = Roll::new(Face::ALL[0], [Face::ALL[0]; 3]);
    if next.roll(any_dice).is_err() {
        return Vec::new();
    }
    let first = board.half_day().map_or(0, |now| usize::from(now.get()));
    let view = |&half_day: &HalfDay| ComingView {
        half_day: half_day.into(),
        plazas: Sector::ALL
            .iter()
            .map(|&sector| plaza_view(&next, half_day.slot(sector)))
            .collect(),
    };
    HalfDay::ALL[first..].iter().take(2).map(view).collect()
}

fn sector_view(board: &Board, sector: Sector) -> SectorView {
    SectorView {
        slot: board.slot(sector).get(),
        color: board.color(sector).into(),
        value: board.face(sector).map(troyes_rules::Face::get),
        black: board.is_black(sector),
        available: board.is_available(sector),
        price: board.price(sector).into(),
        tile: board.tile(sector).map(Into::into),
    }
}

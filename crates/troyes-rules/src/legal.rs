//! The one place that knows which decisions are legal (R5, R2.7–R2.9, R6.6, R8.7).
//!
//! Playing, refusing, previews, bots, records and tests all ask [`Seat::decisions`]. The answer is a [set](crate::decisions)
//! of a few words, so the complete list costs little more than looking at it.

use crate::agenda::Task;
use crate::board::Board;
use crate::building::{Buildings, Kind, Position, Row, STRIDE};
use crate::color::{ByColor, Color, Colors, Resource};
use crate::decisions::{Decisions, LANES, Takes};
use crate::dice::Value;
use crate::seat::Seat;
use crate::setup::Columns;
use crate::sheet::Sheet;
use crate::terms::{MAX_REACH, Terms};

/// The lowest bit of every value.
const VALUES: u64 = {
    let mut bits = 0;
    let mut value = 0;
    while value < Value::COUNT {
        bits |= 1 << (STRIDE as usize * value);
        value += 1;
    }
    bits
};
/// Resources in every colour, for every value.
const RESOURCES: u64 = VALUES * 0b000_000_111;
/// Prestige buildings in every colour, for every value.
const PRESTIGE: u64 = VALUES * 0b000_111_000;
/// Multiplies a bit per colour into bits for all three uses.
const ALL_USES: u64 = 0b001_001_001;
/// Where the uses that build begin: a column of buildings has no resources.
const BUILDS_SHIFT: u32 = 3;

impl Seat {
    /// Every legal decision of this seat.
    ///
    /// ```
    /// use troyes_rules::{Board, Columns, Face, Plaza, Roll, Seat, Setup, printed::PLAZAS};
    ///
    /// let plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    /// let mut board = Board::new(&Setup::new(Columns::FIRST_GAME, plazas, &[])?);
    /// let mut seat = Seat::NEW;
    /// assert!(seat.decisions(&board).is_empty());
    ///
    /// let [one, .., six] = Face::ALL;
    /// board.roll(Roll::new(six, [one, one, six]))?;
    /// seat.face(&board, &mut |_| {});
    /// assert!(seat.decisions(&board).iter().all(|decision| decision.to_string().starts_with("take")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn decisions(&self, board: &Board) -> Decisions {
        match self.agenda.top() {
            Some(Task::Turn) => turn(board, &self.sheet),
            Some(Task::FreeWork) => Decisions::Builds(free_work(&self.sheet)),
            Some(Task::FreePrestige(color)) => Decisions::Builds(free_prestige(&self.sheet, color)),
            Some(Task::AnyCitizen(colors)) => Decisions::Citizens(tracks(&self.sheet, colors)),
            // The other tasks never stay on top: the chain works them off.
            Some(Task::Link(_) | Task::Citizens(..) | Task::Resources(..)) | None => {
                Decisions::Nothing
            }
        }
    }
}

/// The legal places of a free work building (R2.8, R6.6).
pub(crate) fn free_work(sheet: &Sheet) -> Buildings {
    sheet.open().intersection(Buildings::WORK)
}

/// The legal places of a free prestige building, which is not of the colour of the track that gave it (R2.9, R6.6).
pub(crate) fn free_prestige(sheet: &Sheet, track: Color) -> Buildings {
    let own = Buildings::row(Row::of(track, Kind::Prestige));
    sheet.open().intersection(Buildings::PRESTIGE).without(own)
}

/// The tracks that a citizen can go to: those of the named colours that have room (R8.7), or else any that has (R2.7).
pub(crate) fn tracks(sheet: &Sheet, colors: Colors) -> Colors {
    let room = sheet.tracks_with_room();
    let named = room.intersection(colors);
    if named.is_empty() { room } else { named }
}

/// The decisions at the start of a turn: dice, or relief if none can be paid for (R5.6). A die that can be paid for can
/// always be taken for resources, so "no decision" and "no payable die" are the same.
#[inline]
fn turn(board: &Board, sheet: &Sheet) -> Decisions {
    let open = open_by_value(sheet, board.columns());
    let purse = ByColor(Resource::ALL.map(|resource| sheet.available(resource)));
    let lanes = [
        lane::<0>(board, purse, open),
        lane::<1>(board, purse, open),
        lane::<2>(board, purse, open),
        lane::<3>(board, purse, open),
        lane::<4>(board, purse, open),
        lane::<5>(board, purse, open),
        lane::<6>(board, purse, open),
    ];
    if lanes.iter().fold(0, |all, lane| all | lane) == 0 {
        return Decisions::Relief;
    }
    Decisions::Takes(Takes(lanes))
}

/// One way to pay. The lane is known to the compiler, and so are sector, price and payment.
#[inline(always)]
fn lane<const LANE: usize>(board: &Board, purse: ByColor<u8>, open: u64) -> u64 {
    let (sector, pay) = LANES[LANE];
    match board.tile(sector) {
        None => outcomes(&Terms::plain(board, sector), pay, purse, open),
        Some(tile) => outcomes_at_tile(&Terms::at_tile(board, sector, tile), pay, purse, open),
    }
}

/// [`outcomes`] where a tile makes the terms: rarer, so not written out seven times.
#[inline(never)]
fn outcomes_at_tile(terms: &Terms, pay: Option<Resource>, purse: ByColor<u8>, open: u64) -> u64 {
    outcomes(terms, pay, purse, open)
}

/// Everything that a die can be used for when its price is paid like this. Written without branches: which dice lie
/// where and what a purse holds is as good as random, and a wrong guess costs more than the sum.
#[inline(always)]
fn outcomes(terms: &Terms, pay: Option<Resource>, purse: ByColor<u8>, open: u64) -> u64 {
    let price = terms.price_with(pay);
    let offered = terms.is_available & (pay.is_some() == terms.price.any);
    let payable = Resource::ALL
        .into_iter()
        .fold(true, |payable, resource| payable & (purse[resource] >= price[resource]));
    let left = |resource: Resource| purse[resource].saturating_sub(price[resource]);
    let values = VALUES_WITHIN[terms.value.index()][terms.reach(left(Resource::Influence))];
    let colors = u64::from(terms.colors(left(Resource::Knowledge)).bits());
    let forbidden = PRESTIGE & mask(!terms.builds_prestige);
    (values * (colors * ALL_USES)) & open & !forbidden & mask(offered & payable)
}

/// The values within a number of steps of each value, as the lowest bits of their columns. Values stay inside 1 to 6
/// (R5.2), but a die of value 0 can stay as it is (R8.5).
const VALUES_WITHIN: [[u64; MAX_REACH + 1]; Value::COUNT] = {
    let mut table = [[0; MAX_REACH + 1]; Value::COUNT];
    let mut from = 0;
    while from < Value::COUNT {
        let mut reach = 0;
        while reach <= MAX_REACH {
            let mut to = 0;
            while to < Value::COUNT {
                if from == to || (to > 0 && from.abs_diff(to) <= reach) {
                    table[from][reach] |= 1 << (STRIDE as usize * to);
                }
                to += 1;
            }
            reach += 1;
        }
        from += 1;
    }
    table
};

/// All bits or none.
#[inline]
const fn mask(condition: bool) -> u64 {
    (condition as u64).wrapping_neg()
}

/// The uses that are open in each district for each value: always resources (R6.1), and the buildings of the position
/// that carries the value if they are neither built nor crossed out (R6.2, R6.5). Value 0 builds nothing (R8.5).
#[inline]
fn open_by_value(sheet: &Sheet, columns: Columns) -> u64 {
    const COLUMN: u64 = 0b111_111;
    let open = sheet.open().bits();
    Position::ALL.into_iter().fold(RESOURCES, |by_value, position| {
        let column = open >> (STRIDE * position.index() as u32) & COLUMN;
        let value = u32::from(columns.face_at(position).get());
        by_value | column << (STRIDE * value + BUILDS_SHIFT)
    })
}

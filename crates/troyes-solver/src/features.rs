//! What the network sees of a position right after a decision, before the next roll (an *afterstate*).
//!
//! Everything is one-hot: a position is a short list of features, and each feature has a row of numbers in the first
//! layer, so the first layer is a sum of rows. The list has three parts that change at different times:
//!
//! - [`board`]: wheel, tiles, columns and the half-day, the same for all decisions of a half-day;
//! - [`Sheet`]: town and tracks, in fixed places, so that two sheets are compared place by place and only what differs is
//!   added and taken away;
//! - [`purse`]: what can be spent, which is all that the price of a die changes.
//!
//! Effects belong to positions and dice to values (R2.1), so columns are described by both, and every numbering of the
//! columns is the same network. The wheel is turned so that the next plaza comes first.

use troyes_rules::printed::{CITIZEN_BONUSES, CITIZEN_SPACES};
use troyes_rules::{
    Board, Buildings, Color, HalfDay, Plaza, Position, Resource, Row, Sector, TileFace,
};

/// A row of the first layer.
pub(crate) type Feature = u16;

/// How many half-days can have been rolled while there are points to come: 0 to 15.
pub const STAGES: usize = 16;

/// Where each kind of feature begins. The order is part of the format of the weights.
mod at {
    use super::STAGES;

    /// The state of a whole column, by its position: seven states for each of its three cells.
    pub(super) const COLUMN_BY_POSITION: usize = 0;
    pub(super) const COLUMN_STATES: usize = 7 * 7 * 7;
    /// The same by the value that the column carries.
    pub(super) const COLUMN_BY_VALUE: usize = COLUMN_BY_POSITION + 6 * COLUMN_STATES;
    /// The state of a cell, by colour, position and value.
    pub(super) const CELL: usize = COLUMN_BY_VALUE + 6 * COLUMN_STATES;
    pub(super) const CELL_STATES: usize = 8;
    /// Which buildings of a row stand.
    pub(super) const ROW: usize = CELL + 3 * 6 * 6 * CELL_STATES;
    pub(super) const ROW_STATES: usize = 64;
    /// How many buildings of a row stand, how many are open, and its points.
    pub(super) const ROW_COUNTS: usize = ROW + 6 * ROW_STATES;
    pub(super) const ROW_COUNTS_STATES: usize = 7 * 7 * 4;
    /// The points of a row, or what may become of them; how many buildings stand; how many cathedrals there are.
    pub(super) const ROW_PROMISE: usize = ROW_COUNTS + 6 * ROW_COUNTS_STATES;
    pub(super) const ROW_PROMISE_STATES: usize = 5 * 7 * 7;
    /// Citizens of a colour.
    pub(super) const CITIZENS: usize = ROW_PROMISE + 6 * ROW_PROMISE_STATES;
    /// Citizens of two colours.
    pub(super) const CITIZEN_PAIRS: usize = CITIZENS + 3 * 21;
    /// How far each track is on the way to its bonuses.
    pub(super) const CITIZEN_STEPS: usize = CITIZEN_PAIRS + 3 * 21 * 21;
    /// Circled spaces of a resource.
    pub(super) const CIRCLED: usize = CITIZEN_STEPS + 6 * 6 * 6;
    /// What can be spent of a resource.
    pub(super) const AVAILABLE: usize = CIRCLED + 3 * 19;
    /// What can be spent of all three, up to seven of each.
    pub(super) const PURSE: usize = AVAILABLE + 3 * 19;
    /// A plaza by its place, for each stage.
    pub(super) const PLAZA: usize = PURSE + 8 * 8 * 8;
    /// A tile by its place, before mornings and before afternoons.
    pub(super) const TILE: usize = PLAZA + STAGES * 9 * 9;
    /// A tile by the colour of its plaza.
    pub(super) const TILE_COLOR: usize = TILE + 2 * 9 * 16;
    /// The value of a position.
    pub(super) const COLUMNS: usize = TILE_COLOR + 3 * 16;
    /// The four colours of the next half-day.
    pub(super) const NEXT: usize = COLUMNS + 6 * 6;
    /// The four colours of the one after it.
    pub(super) const AFTER_NEXT: usize = NEXT + 81;
    /// The stage itself.
    pub(super) const STAGE: usize = AFTER_NEXT + 81;
    pub(super) const END: usize = STAGE + STAGES;
}

/// How many features there are.
pub(crate) const FEATURES: usize = at::END;

const _: () = assert!(FEATURES <= Feature::MAX as usize);

/// How many half-days have been rolled: the stage of an afterstate, 16 when the game is over.
#[must_use]
#[inline]
pub fn stage(board: &Board) -> usize {
    board.half_day().map_or(0, |half_day| usize::from(half_day.get()))
}

/// The most features that a board has: nine plazas, three tiles twice, six columns, two rows of colours, the stage.
pub(crate) const BOARD_PLACES: usize = 9 + 6 + 6 + 2 + 1;

/// The features of what lies in the middle of the table, as it will lie at the next roll. Empty when the game is over.
#[must_use]
pub fn board(board: &Board) -> ([Feature; BOARD_PLACES], usize) {
    let mut features = [0; BOARD_PLACES];
    let mut len = 0;
    let mut push = |feature: usize| {
        features[len] = feature as Feature;
        len += 1;
    };
    let stage = stage(board);
    let Some(&next) = HalfDay::ALL.get(stage) else {
        return (features, 0);
    };
    let (plazas, tiles) = next_wheel(board);
    let first = next.slot(Sector::ALL[0]).index();
    let half = next.index() % 2;
    for (slot, plaza) in plazas.iter().enumerate() {
        let place = (slot + 9 - first) % 9;
        push(at::PLAZA + (stage * 9 + place) * 9 + plaza.up().index() * 3 + plaza.down().index());
        if let Some(face) = tiles[slot] {
            push(at::TILE + (half * 9 + place) * 16 + face as usize);
            push(at::TILE_COLOR + plaza.up().index() * 16 + face as usize);
        }
    }
    for (position, face) in board.columns().faces().into_iter().enumerate() {
        push(at::COLUMNS + position * 6 + face.index());
    }
    let colors = |half_day: HalfDay| {
        Sector::ALL
            .into_iter()
            .fold(0, |sum, sector| sum * 3 + plazas[half_day.slot(sector).index()].up().index())
    };
    push(at::NEXT + colors(next));
    if let Some(&after_next) = HalfDay::ALL.get(stage + 1) {
        push(at::AFTER_NEXT + colors(after_next));
    }
    push(at::STAGE + stage);
    (features, len)
}

/// The plazas and tiles as they will lie when the half-day has ended (R4.7, R8.2).
fn next_wheel(board: &Board) -> ([Plaza; 9], [Option<TileFace>; 9]) {
    let mut plazas = board.plazas();
    let mut tiles = [None; 9];
    if board.has_tiles() {
        for slot in troyes_rules::Slot::ALL {
            tiles[slot.index()] = board.tile_at(slot);
        }
    }
    if board.half_day().is_some() {
        for sector in Sector::ALL {
            if board.is_black(sector) || !board.is_available(sector) {
                let slot = board.slot(sector).index();
                plazas[slot] = plazas[slot].turned();
                tiles[slot] = tiles[slot].map(TileFace::raided);
            }
        }
    }
    (plazas, tiles)
}

/// Places of a sheet's features that follow from its buildings and rows.
const TOWN_PLACES: usize = 6 + 6 + 18 + 6 + 6 + 6;
/// Places that follow from its tracks.
const TRACK_PLACES: usize = 3 + 3 + 1 + 3;
/// Places of a sheet's features.
pub(crate) const SHEET_PLACES: usize = TOWN_PLACES + TRACK_PLACES;

/// A sheet without its purse: one feature in each place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The features. A place always holds the same kind.
    pub places: [Feature; SHEET_PLACES],
    town: Town,
}

/// All that the places of the town follow from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Town {
    built: Buildings,
    open: Buildings,
    points: [u8; 6],
}

impl Town {
    #[inline]
    fn of(sheet: &troyes_rules::Sheet) -> Self {
        Self {
            built: sheet.built(),
            open: sheet.open(),
            points: Row::ALL.map(|row| sheet.row_points(row)),
        }
    }
}

impl Sheet {
    /// The features of a sheet. Columns are needed to find the values of positions.
    #[must_use]
    pub fn new(board: &Board, sheet: &troyes_rules::Sheet) -> Self {
        let mut features = Self { places: [0; SHEET_PLACES], town: Town::of(sheet) };
        features.town(board);
        features.tracks(sheet);
        features
    }

    /// The features of another sheet of the same board. Cheap where the town is the same.
    #[inline]
    pub fn update(&mut self, board: &Board, sheet: &troyes_rules::Sheet) {
        let town = Town::of(sheet);
        if town != self.town {
            self.town = town;
            self.town(board);
        }
        self.tracks(sheet);
    }

    fn town(&mut self, board: &Board) {
        let Town { built: all_built, open: all_open, points: all_points } = self.town;
        let faces = board.columns().faces();
        let gone = Buildings::ALL.without(all_built.union(all_open));
        for (position, face) in faces.into_iter().enumerate() {
            let built = usize::from(all_built.column(Position::ALL[position]));
            let gone = usize::from(gone.column(Position::ALL[position]));
            let column = &COLUMN_STATES[built | ((gone | gone >> 3) & 0b111) << 6];
            let whole = usize::from(column.whole);
            self.places[position] =
                (at::COLUMN_BY_POSITION + position * at::COLUMN_STATES + whole) as Feature;
            self.places[6 + position] =
                (at::COLUMN_BY_VALUE + face.index() * at::COLUMN_STATES + whole) as Feature;
            for color in 0..3 {
                let place = (color * 6 + position) * 6 + face.index();
                let state = usize::from(column.cells[color]);
                self.places[12 + position * 3 + color] =
                    (at::CELL + place * at::CELL_STATES + state) as Feature;
            }
        }
        let open_cathedrals = all_open.in_row(Row::Cathedral);
        let cathedrals = all_built.in_row(Row::Cathedral).count_ones() as usize;
        for row in Row::ALL {
            let index = row.index();
            let mask = usize::from(all_built.in_row(row));
            let standing = mask.count_ones() as usize;
            let open = all_open.in_row(row).count_ones() as usize;
            let points = usize::from(all_points[index]);
            // The cathedral at this row's position unlocks it (R6.4).
            let can_be_unlocked = open_cathedrals >> index & 1 == 1;
            let promise = if points == 0 && can_be_unlocked { 4 } else { points };
            self.places[30 + index] = (at::ROW + index * at::ROW_STATES + mask) as Feature;
            self.places[36 + index] = (at::ROW_COUNTS
                + index * at::ROW_COUNTS_STATES
                + (standing * 7 + open) * 4
                + points) as Feature;
            self.places[42 + index] = (at::ROW_PROMISE
                + index * at::ROW_PROMISE_STATES
                + (promise * 7 + standing) * 7
                + cathedrals) as Feature;
        }
    }

    #[inline]
    fn tracks(&mut self, sheet: &troyes_rules::Sheet) {
        let places = &mut self.places[TOWN_PLACES..];
        let citizens = Color::ALL.map(|color| usize::from(sheet.citizens(color)));
        let mut steps = 0;
        for color in 0..3 {
            places[color] = (at::CITIZENS + color * 21 + citizens[color]) as Feature;
            let other = citizens[(color + 1) % 3];
            places[3 + color] =
                (at::CITIZEN_PAIRS + (color * 21 + citizens[color]) * 21 + other) as Feature;
            steps = steps * 6 + usize::from(CITIZEN_STEP[citizens[color]]);
            let circled = usize::from(sheet.circled(Resource::ALL[color]));
            places[7 + color] = (at::CIRCLED + color * 19 + circled) as Feature;
        }
        places[6] = (at::CITIZEN_STEPS + steps) as Feature;
    }
}

/// Places of what can be spent.
pub(crate) const PURSE_PLACES: usize = 4;

/// The features of what can be spent of each resource.
#[must_use]
#[inline]
pub fn purse(available: [u8; 3]) -> [Feature; PURSE_PLACES] {
    let [red, yellow, white] = available.map(usize::from);
    let few = (red.min(7) * 8 + yellow.min(7)) * 8 + white.min(7);
    [
        (at::AVAILABLE + red) as Feature,
        (at::AVAILABLE + 19 + yellow) as Feature,
        (at::AVAILABLE + 38 + white) as Feature,
        (at::PURSE + few) as Feature,
    ]
}

/// How many of the spaces of R2.8 and R2.9 a track has reached.
const CITIZEN_STEP: [u8; CITIZEN_SPACES as usize + 1] = {
    let mut steps = [0; CITIZEN_SPACES as usize + 1];
    let mut citizens = 0;
    while citizens < steps.len() {
        let mut bonus = 0;
        while bonus < CITIZEN_BONUSES.len() {
            steps[citizens] += (citizens >= CITIZEN_BONUSES[bonus] as usize) as u8;
            bonus += 1;
        }
        citizens += 1;
    }
    steps
};

/// A column's state as one number and cell by cell.
#[derive(Clone, Copy)]
struct Column {
    whole: u16,
    cells: [u8; 3],
}

/// By what stands (six bits) and which cells are lost (three bits). A lost cell whose two buildings stand is like
/// any other (R4.5), so a cell has seven states.
static COLUMN_STATES: [Column; 512] = {
    let mut table = [Column { whole: 0, cells: [0; 3] }; 512];
    let mut index = 0;
    while index < 512 {
        let mut whole = 0;
        let mut color = 3;
        while color > 0 {
            color -= 1;
            let standing = (index >> color & 1) | (index >> (color + 3) & 1) << 1;
            let lost = index >> (color + 6) & 1;
            let state = if standing == 3 { 3 } else { standing | lost << 2 };
            table[index].cells[color] = state as u8;
            whole = whole * 7 + state;
        }
        table[index].whole = whole as u16;
        index += 1;
    }
    table
};

/// How many buildings of each row stand: what exploration rewards.
#[must_use]
pub(crate) fn row_counts(sheet: &troyes_rules::Sheet) -> [u8; 6] {
    Row::ALL.map(|row| sheet.built().in_row(row).count_ones() as u8)
}

//! Everything that is printed on wheel, plazas and sheet: the facts of the game, as data.
//!
//! Where the published sheet turns out to differ, this module is the only place to change.

use crate::building::{Building, Buildings, Position, Row};
use crate::color::{ByColor, Color, Resource};
use crate::tile::TileFace;

/// The nine plaza tiles by their two faces (R1.4).
pub const PLAZAS: [[Color; 2]; 9] = [
    [Color::Red, Color::Red],
    [Color::Yellow, Color::Yellow],
    [Color::White, Color::White],
    [Color::Red, Color::Yellow],
    [Color::Red, Color::Yellow],
    [Color::Red, Color::White],
    [Color::Red, Color::White],
    [Color::Yellow, Color::White],
    [Color::Yellow, Color::White],
];

/// What a die costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Price {
    /// Whether one resource of a kind that the player chooses is part of the price.
    pub any: bool,
    /// What is paid of each resource besides.
    pub fixed: ByColor<u8>,
}

impl Price {
    /// No price at all.
    pub const FREE: Self = Self { any: false, fixed: ByColor([0, 0, 0]) };
}

/// The prices of the four sectors of a half-day, clockwise (R1.6).
pub const SECTOR_PRICES: [Price; 4] = [
    Price::FREE,
    Price { any: true, ..Price::FREE },
    Price { any: false, fixed: ByColor([0, 1, 0]) },
    Price { any: false, fixed: ByColor([0, 2, 0]) },
];

/// What a raided tile adds to the price of its die (R8.3), if it does.
pub(crate) const fn extra_price(face: TileFace) -> Option<Resource> {
    match face {
        TileFace::OneDenierMore => Some(Resource::Deniers),
        TileFace::OneKnowledgeMore => Some(Resource::Knowledge),
        TileFace::OneInfluenceMore => Some(Resource::Influence),
        _ => None,
    }
}

/// Knowledge that changes the colour of a die (R5.3).
pub const COLOR_CHANGE: u8 = 2;
/// The same on tile 5's banquet (R8.3).
pub const CHEAP_COLOR_CHANGE: u8 = 1;

/// The day from which the black die attacks (R4.4).
pub const FIRST_DAY_OF_ATTACKS: u8 = 3;

/// Spaces of a resource track (R2.3).
pub const RESOURCE_SPACES: u8 = 18;
/// Spaces of a resource track that are circled at the start (R2.3, R3.3).
pub const RESOURCES_AT_START: u8 = 3;
/// Spaces of a resource track that give a citizen (R2.4).
pub const RESOURCE_CITIZENS: [u8; 3] = [6, 12, 18];

const _: () = assert!(
    RESOURCE_CITIZENS[2] == RESOURCE_SPACES,
    "circling stops at each of these spaces, and at the end of the track"
);

/// Spaces of a citizen track (R2.6).
pub const CITIZEN_SPACES: u8 = 20;

/// What a space of the citizen tracks gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// All three tracks have reached the 3rd space: one of each resource (R2.8).
    OneOfEach,
    /// All three tracks have reached the 6th or the 11th space: a work building (R2.8).
    FreeWork,
    /// A track has reached its 15th space: a prestige building of another colour (R2.9).
    FreePrestige,
    /// A track has reached its 20th space: a citizen of each other colour (R2.9).
    OtherCitizens,
}

/// Bonuses won as soon as all three citizen tracks have reached a space (R2.8).
pub const COLUMN_BONUSES: [(u8, Bonus); 3] =
    [(3, Bonus::OneOfEach), (6, Bonus::FreeWork), (11, Bonus::FreeWork)];

/// Bonuses won as soon as one citizen track has reached a space (R2.9).
pub const ROW_BONUSES: [(u8, Bonus); 2] = [(15, Bonus::FreePrestige), (20, Bonus::OtherCitizens)];

/// Spaces of the citizen tracks that have a bonus, of all three tracks or of one, in order (R2.8, R2.9).
pub const CITIZEN_BONUSES: [u8; COLUMN_BONUSES.len() + ROW_BONUSES.len()] = {
    let mut spaces = [0; COLUMN_BONUSES.len() + ROW_BONUSES.len()];
    let mut index = 0;
    while index < spaces.len() {
        spaces[index] = if index < COLUMN_BONUSES.len() {
            COLUMN_BONUSES[index].0
        } else {
            ROW_BONUSES[index - COLUMN_BONUSES.len()].0
        };
        assert!(index == 0 || spaces[index - 1] < spaces[index], "in order, and each once");
        index += 1;
    }
    spaces
};

/// Several of one thing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// A number of citizens of a colour.
    Citizens(Color, u8),
    /// A number of the resource of a colour.
    Resources(Color, u8),
}

/// A diamond between two neighbouring buildings (R2.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The row it is printed in.
    pub row: Row,
    /// The left one of the two positions.
    pub left: Position,
    /// What it gives.
    pub bonus: Gain,
}

/// The nine diamonds (R2.10).
pub const LINKS: [Link; 9] = {
    const fn link(row: Row, left: u8, bonus: Gain) -> Link {
        Link { row, left: at(left), bonus }
    }
    [
        link(Row::Fortress, 1, Gain::Citizens(Color::Red, 1)),
        link(Row::Fortress, 3, Gain::Citizens(Color::Yellow, 1)),
        link(Row::Fortress, 5, Gain::Citizens(Color::White, 1)),
        link(Row::CountsPalace, 1, Gain::Citizens(Color::Red, 2)),
        link(Row::CountsPalace, 5, Gain::Resources(Color::Red, 3)),
        link(Row::CityHall, 1, Gain::Resources(Color::Yellow, 3)),
        link(Row::CityHall, 3, Gain::Citizens(Color::Yellow, 2)),
        link(Row::Bishopric, 3, Gain::Resources(Color::White, 3)),
        link(Row::Bishopric, 5, Gain::Citizens(Color::White, 2)),
    ]
};

impl Link {
    /// The two buildings it lies between.
    #[must_use]
    pub const fn pair(self) -> Buildings {
        const fn one(row: Row, position: Position) -> Buildings {
            Buildings::only(Building { color: row.color(), kind: row.kind(), position })
        }
        one(self.row, self.left).union(one(self.row, at(self.left.get() + 1)))
    }
}

/// The colour of the citizen that a Fortress gives, by position (R6.2).
pub const FORTRESS_CITIZENS: [Color; 6] =
    [Color::Red, Color::Red, Color::Yellow, Color::Yellow, Color::White, Color::White];

/// What a Great Hall gives for every die on a plaza of the gain's colour, by position (R6.3).
pub const GREAT_HALLS: [Gain; 6] = [
    Gain::Resources(Color::Red, 3),
    Gain::Citizens(Color::Red, 2),
    Gain::Resources(Color::Yellow, 3),
    Gain::Citizens(Color::Yellow, 2),
    Gain::Resources(Color::White, 3),
    Gain::Citizens(Color::White, 2),
];

/// The row that a Cathedral unlocks, by position (R6.4).
pub const CATHEDRAL_ROWS: [Row; 6] = Row::ALL;

/// The names of the characters beside those rows (R9).
pub const CHARACTERS: [&str; 6] = [
    "Hugues de Payns",
    "Isabeau de Bavière",
    "Thibaut II",
    "Jeanne de Champagne",
    "Urbain IV",
    "Marie de Champagne",
];

impl Row {
    /// The name of the character beside the row (R9).
    #[must_use]
    pub const fn character(self) -> &'static str {
        CHARACTERS[self.index()]
    }
}

/// Points per building of the unlocked row, for the player's 1st to 6th cathedral (R6.4).
pub const CATHEDRAL_POINTS: [u8; 6] = [1, 1, 2, 2, 3, 3];

/// Citizens that a work building gives (R6.5).
pub const WORK_CITIZENS: u8 = 2;

/// Available resources of one kind that make a point at the end (R7.1).
pub const RESOURCES_PER_POINT: u8 = 2;

const fn at(position: u8) -> Position {
    match Position::new(position) {
        Some(position) => position,
        None => panic!("the sheet has six positions"),
    }
}

//! What must have come about at the end of a challenge.

use troyes_rules::{Buildings, Cell, Color, Kind, Position, Row, Sheet};

/// A goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Nothing but points.
    Points,
    /// All six Fortresses stand.
    Fortresses,
    /// At least this number of citizens.
    Citizens(u16),
    /// At least this number of work buildings.
    WorkBuildings(u16),
    /// No column has lost more than one of its three cells to the black die.
    Columns,
}

impl Goal {
    /// Whether the goal is reached on a sheet.
    #[must_use]
    pub fn is_reached(self, sheet: &Sheet) -> bool {
        match self {
            Self::Points => true,
            Self::Fortresses => in_row(sheet, Row::Fortress) == 6,
            Self::Citizens(wanted) => sheet.score().citizens >= wanted,
            Self::WorkBuildings(wanted) => work_buildings(sheet) >= wanted,
            Self::Columns => Position::ALL.iter().all(|&position| lost(sheet, position) <= 1),
        }
    }

    /// How far it is on the way, in steps: what the solver is given points for.
    pub(crate) fn steps(self, sheet: &Sheet) -> u16 {
        match self {
            Self::Points => 0,
            Self::Fortresses => in_row(sheet, Row::Fortress),
            Self::Citizens(wanted) => sheet.score().citizens.min(wanted),
            Self::WorkBuildings(wanted) => work_buildings(sheet).min(wanted),
            // A Fortress is a step, and two where the next attack would be one too many.
            Self::Columns => {
                let guarded = Position::ALL.into_iter().filter(|&one| sheet.is_protected(one));
                guarded.map(|position| 1 + lost(sheet, position)).sum()
            }
        }
    }
}

fn in_row(sheet: &Sheet, row: Row) -> u16 {
    sheet.built().intersection(Buildings::row(row)).len() as u16
}

fn work_buildings(sheet: &Sheet) -> u16 {
    Color::ALL.into_iter().map(|color| in_row(sheet, Row::of(color, Kind::Work))).sum()
}

/// The cells of a column that are crossed out.
fn lost(sheet: &Sheet, position: Position) -> u16 {
    let cells = Color::ALL.map(|color| Cell { color, position });
    cells.iter().filter(|&&cell| sheet.is_crossed(cell)).count() as u16
}

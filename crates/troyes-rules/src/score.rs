//! Counting points (R7.1).

use crate::building::{Buildings, Row};
use crate::color::{Color, Resource};
use crate::printed::RESOURCES_PER_POINT;
use crate::sheet::Sheet;

/// The points of a sheet, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// One for each citizen.
    pub citizens: u16,
    /// For each row, its points per building times the buildings that stand, in the order of [`Row::ALL`].
    pub rows: [u16; 6],
    /// One for every two available resources of a kind, by kind.
    pub resources: [u16; 3],
}

impl Score {
    /// The points of all rows together.
    #[must_use]
    pub fn rows_total(&self) -> u16 {
        self.rows.iter().sum()
    }

    /// The points of all resources together.
    #[must_use]
    pub fn resources_total(&self) -> u16 {
        self.resources.iter().sum()
    }

    /// All points.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.citizens + self.rows_total() + self.resources_total()
    }
}

impl Sheet {
    /// The score as if the game ended now (R7.1).
    #[must_use]
    pub fn score(&self) -> Score {
        Score {
            citizens: Color::ALL.map(|color| u16::from(self.citizens(color))).iter().sum(),
            rows: Row::ALL.map(|row| {
                let standing = self.built().intersection(Buildings::row(row)).len();
                u16::from(self.row_points(row)) * standing as u16
            }),
            resources: Resource::ALL
                .map(|resource| u16::from(self.available(resource) / RESOURCES_PER_POINT)),
        }
    }
}

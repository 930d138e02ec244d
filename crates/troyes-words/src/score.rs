//! The lines of a score, as they are counted up at the end.

use troyes_rules::{Buildings, Color, Resource, Row, Sheet};

use crate::catalogue::Words;
use crate::values;

/// One line for all players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted.
    pub label: String,
    /// How it is counted.
    pub about: String,
    /// For every player the points, and where they come from.
    pub cells: Vec<(u16, String)>,
}

impl Words {
    /// The lines of everybody's score. Rows that nobody has unlocked are left out.
    #[must_use]
    pub fn score_lines(&self, sheets: &[&Sheet]) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for color in Color::ALL {
            lines.push(ScoreLine {
                label: self.citizens(color),
                about: self.say("result-each"),
                cells: sheets
                    .iter()
                    .map(|sheet| (sheet.citizens(color).into(), String::new()))
                    .collect(),
            });
        }
        for row in Row::ALL {
            if sheets.iter().any(|sheet| sheet.row_points(row) > 0) {
                lines.push(ScoreLine {
                    label: self.character(row),
                    about: self.rows(row),
                    cells: sheets.iter().map(|sheet| self.row_cell(sheet, row)).collect(),
                });
            }
        }
        for resource in Resource::ALL {
            let values = values!["resource" => self.resource(resource)];
            lines.push(ScoreLine {
                label: self.say_with("result-left-over", &values),
                about: self.say("result-halves"),
                cells: sheets.iter().map(|sheet| self.resource_cell(sheet, resource)).collect(),
            });
        }
        lines
    }

    fn row_cell(&self, sheet: &Sheet, row: Row) -> (u16, String) {
        let points = sheet.row_points(row);
        if points == 0 {
            return (0, String::new());
        }
        let standing = sheet.built().intersection(Buildings::row(row)).len();
        let values = values!["points" => points, "standing" => standing];
        (sheet.score().rows[row.index()], self.say_with("result-standing", &values))
    }

    fn resource_cell(&self, sheet: &Sheet, resource: Resource) -> (u16, String) {
        let values = values!["count" => sheet.available(resource)];
        (sheet.score().resources[resource.index()], self.say_with("result-left-text", &values))
    }
}

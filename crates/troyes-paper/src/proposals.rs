//! Single numbers that would make an impossible sheet possible: most mistakes on paper are one space too many or too few.

use troyes_rules::{Color, Resource};

use crate::deed::Answers;
use crate::search::{Progress, Search};
use crate::sheet::{Paper, Sheet};

/// Another number for one track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Other citizens.
    Citizens(Color, u8),
    /// Other circled resources.
    Circled(Resource, u8),
    /// Other crossed-out resources.
    Crossed(Resource, u8),
}

impl core::fmt::Display for Change {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Citizens(color, number) => write!(f, "{number} {} citizens", color.name()),
            Self::Circled(resource, number) => write!(f, "{number} {} circled", resource.name()),
            Self::Crossed(resource, number) => {
                write!(f, "{number} {} crossed out", resource.name())
            }
        }
    }
}

impl Change {
    /// A sheet with the other number.
    #[must_use]
    pub const fn applied(self, mut sheet: Sheet) -> Sheet {
        match self {
            Self::Citizens(color, number) => sheet.citizens.0[color.index()] = number,
            Self::Circled(resource, number) => sheet.circled.0[resource.index()] = number,
            Self::Crossed(resource, number) => sheet.crossed.0[resource.index()] = Some(number),
        }
        sheet
    }
}

/// The numbers next to those of a sheet, which are tried one after the other.
pub struct Proposals {
    changes: Vec<(Change, Paper)>,
    search: Option<(Change, Search)>,
    budget: u64,
    found: Vec<Change>,
}

impl Proposals {
    /// Tries numbers next to those of a sheet, each with this number of states.
    #[must_use]
    pub fn new(paper: &Paper, budget: u64) -> Self {
        let sheet = *paper.sheet();
        let mut changes: Vec<Change> = Vec::new();
        let near =
            |number: u8| [number.checked_add(1), number.checked_sub(1)].into_iter().flatten();
        for color in Color::ALL {
            changes.extend(near(sheet.citizens[color]).map(|n| Change::Citizens(color, n)));
        }
        for resource in Resource::ALL {
            changes.extend(near(sheet.circled[resource]).map(|n| Change::Circled(resource, n)));
            let crossed = sheet.crossed[resource].into_iter().flat_map(near);
            changes.extend(crossed.map(|n| Change::Crossed(resource, n)));
        }
        // The first is tried first.
        changes.reverse();
        let changed =
            |change: Change| Some((change, paper.with_sheet(change.applied(sheet)).ok()?));
        let changes = changes.into_iter().filter_map(changed).collect();
        Self { changes, search: None, budget, found: Vec::new() }
    }

    /// Looks at up to this number of sheets more, and returns whether there is more to try.
    pub fn step(&mut self, states: u64) -> bool {
        let Some((change, search)) = &mut self.search else {
            let next = self.changes.pop();
            let search = |(change, paper): (Change, Paper)| {
                (change, Search::new(&paper, &Answers::default()))
            };
            self.search = next.map(search);
            return self.search.is_some();
        };
        match search.step(states) {
            Progress::Going if search.states() < self.budget => return true,
            Progress::Found(_) => self.found.push(*change),
            Progress::Going | Progress::Impossible(_) => {}
        }
        self.search = None;
        true
    }

    /// The numbers with which a line was found.
    #[must_use]
    pub fn found(&self) -> &[Change] {
        &self.found
    }
}

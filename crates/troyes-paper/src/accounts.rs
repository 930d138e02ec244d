//! What does not add up on a sheet, found without any search.

use thiserror::Error;
use troyes_rules::printed::{CATHEDRAL_POINTS, CATHEDRAL_ROWS};
use troyes_rules::{Building, Cell, Clause, Color, HalfDay, Kind, Position, Resource, Row, Seat};

use crate::bounds::Reason;
use crate::deed::Answers;
use crate::goal::{DAYS, Goal};
use crate::sheet::Paper;

/// Why no game ends with a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Impossible {
    /// A number of citizens that nothing explains.
    #[error("{found} {} citizens are circled: {} possible", .color.name(), bound(.nearest, .found))]
    Citizens {
        /// Their colour.
        color: Color,
        /// How many are circled.
        found: u8,
        /// The nearest number that can be.
        nearest: u8,
    },
    /// A number of circled resources that nothing explains.
    #[error("{found} {} are circled: {} possible", .resource.name(), bound(.nearest, .found))]
    Circled {
        /// Which.
        resource: Resource,
        /// How many are circled.
        found: u8,
        /// The nearest number that can be.
        nearest: u8,
    },
    /// A number of crossed-out resources that no dice cost.
    #[error("{found} {} are crossed out: {} possible", .resource.name(), bound(.nearest, .found))]
    Crossed {
        /// Which.
        resource: Resource,
        /// How many are crossed out.
        found: u8,
        /// The nearest number that can be.
        nearest: u8,
    },
    /// More buildings than turns and bonuses build, or fewer.
    #[error("{found} buildings stand: dice and bonuses build fewer in 16 turns, or more")]
    Buildings {
        /// How many stand.
        found: u8,
    },
    /// Rows do not have the points that the cathedrals give.
    #[error("the points of the rows are not those of {found} cathedrals")]
    Cathedrals {
        /// How many stand.
        found: u8,
    },
    /// A cell is crossed out that no black die met.
    #[error("{0} is crossed out, and no die attacked it")]
    NeverAttacked(Cell),
    /// A cell is not crossed out that a black die met, and no Fortress saved.
    #[error("{cell} was attacked on day {}, {}, and no Fortress stands there", .half_day.day(), .half_day.half().name())]
    NotCrossed {
        /// The cell.
        cell: Cell,
        /// When.
        half_day: HalfDay,
    },
    /// There is no half-day in which a building can have been built.
    #[error("{0} stands, and attacks left no time to build it")]
    NoTime(Building),
    /// The accounts together do not balance, and no single number is to blame.
    #[error("the numbers of the sheet do not fit together")]
    Together(Reason),
}

/// On which side a number is wrong.
fn bound(nearest: &u8, found: &u8) -> String {
    if nearest < found {
        format!("at most {nearest} are")
    } else {
        format!("at least {nearest} are")
    }
}

impl Impossible {
    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Citizens { .. } => "paper-citizens",
            Self::Circled { .. } => "paper-circled",
            Self::Crossed { .. } => "paper-crossed",
            Self::Buildings { .. } => "paper-buildings",
            Self::Cathedrals { .. } => "paper-cathedrals",
            Self::NeverAttacked(_) => "paper-never-attacked",
            Self::NotCrossed { .. } => "paper-not-crossed",
            Self::NoTime(_) => "paper-no-time",
            Self::Together(_) => "paper-together",
        }
    }

    /// The clause that says so.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Citizens { .. } => Clause(2, 6),
            Self::Circled { .. } => Clause(2, 3),
            Self::Crossed { .. } => Clause(5, 4),
            Self::Buildings { .. } => Clause(5, 5),
            Self::Cathedrals { .. } => Clause(6, 4),
            Self::NeverAttacked(_) | Self::NotCrossed { .. } => Clause(4, 4),
            Self::NoTime(_) => Clause(4, 5),
            Self::Together(reason) => reason.clause(),
        }
    }
}

impl Reason {
    /// The clause behind a reason.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Building => Clause(4, 5),
            Self::Cathedrals => Clause(6, 4),
            Self::Citizens(_) => Clause(2, 6),
            Self::Circled(_) => Clause(2, 3),
            Self::Crossed(_) => Clause(5, 4),
            Self::HalfDays => Clause(5, 5),
            Self::Attacked => Clause(4, 4),
        }
    }
}

impl Paper {
    /// Everything that does not add up. An empty list does not mean that the sheet is possible: that takes a search.
    #[must_use]
    pub fn accounts(&self) -> Vec<Impossible> {
        let goal = Goal::new(self, &Answers::default());
        let mut found: Vec<Impossible> = cathedrals(self).into_iter().collect();
        found.extend(attacks(&goal));
        let tracks = tracks(&goal);
        found.extend(tracks);
        if found.is_empty()
            && let Err(reason) = goal.check(0, Seat::NEW.sheet())
        {
            let stand = goal.sheet.built.len() as u8;
            found.push(match reason {
                Reason::HalfDays => Impossible::Buildings { found: stand },
                reason => Impossible::Together(reason),
            });
        }
        found
    }
}

/// The rows that the cathedrals unlock, and no others, have their points: 1, 1, 2, 2, 3 and 3 (R6.4).
fn cathedrals(paper: &Paper) -> Option<Impossible> {
    let rows = paper.sheet.rows?;
    let stands = |row: Row| {
        let unlocks = |position: &Position| CATHEDRAL_ROWS[position.index()] == row;
        let position = Position::ALL.into_iter().find(unlocks);
        position.is_some_and(|position| {
            let cathedral = Building { color: Color::White, kind: Kind::Prestige, position };
            paper.sheet.built.contains(cathedral)
        })
    };
    let unlocked = Row::ALL.into_iter().filter(|&row| stands(row)).count();
    let fitting = Row::ALL.into_iter().all(|row| (rows[row.index()] > 0) == stands(row));
    let mut points: Vec<u8> = rows.into_iter().filter(|&points| points > 0).collect();
    points.sort_unstable();
    let right = fitting && points == CATHEDRAL_POINTS[..unlocked];
    (!right).then_some(Impossible::Cathedrals { found: unlocked as u8 })
}

fn attacks(goal: &Goal) -> Vec<Impossible> {
    let Some(attacked) = goal.sheet.attacked else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for position in Position::ALL {
        let fortress = Building { color: Color::Red, kind: Kind::Prestige, position };
        for color in Color::ALL {
            let cell = Cell { color, position };
            let day = goal.attacks.iter().position(|cells| cells.contains(&cell));
            let crossed = attacked[position.index()].contains(color);
            match day {
                None if crossed => found.push(Impossible::NeverAttacked(cell)),
                Some(day) if !crossed && !goal.sheet.built.contains(fortress) => {
                    found.push(Impossible::NotCrossed { cell, half_day: HalfDay::ALL[day] });
                }
                _ => {}
            }
        }
    }
    let no_time = |building: &Building| {
        let window = goal.window(*building);
        window.first >= window.end
    };
    found.extend(goal.sheet.built.iter().filter(no_time).map(Impossible::NoTime));
    found
}

/// The tracks whose number alone is wrong: another number, nearer or further, would add up.
fn tracks(goal: &Goal) -> Vec<Impossible> {
    let start = Seat::NEW;
    let Err(reason) = goal.check(0, start.sheet()) else {
        return Vec::new();
    };
    let works = |goal: &Goal| goal.check(0, start.sheet()).is_ok();
    let nearest = |found: u8, most: u8, change: &dyn Fn(&mut Goal, u8)| {
        let mut numbers: Vec<u8> = (0..=most).filter(|&number| number != found).collect();
        numbers.sort_by_key(|&number| number.abs_diff(found));
        numbers.into_iter().find(|&number| {
            let mut changed = goal.clone();
            change(&mut changed, number);
            works(&changed)
        })
    };
    let mut all = Vec::new();
    for color in Color::ALL {
        let found = goal.sheet.citizens[color];
        let set = |goal: &mut Goal, number| goal.sheet.citizens[color] = number;
        let nearest = nearest(found, MOST_CITIZENS, &set);
        all.extend(nearest.map(|nearest| Impossible::Citizens { color, found, nearest }));
    }
    for resource in Resource::ALL {
        let found = goal.sheet.circled[resource];
        let set = |goal: &mut Goal, number| goal.sheet.circled[resource] = number;
        let near = nearest(found, MOST_CIRCLED, &set);
        all.extend(near.map(|nearest| Impossible::Circled { resource, found, nearest }));
        if let Some(found) = goal.sheet.crossed[resource] {
            let set = |goal: &mut Goal, number| goal.sheet.crossed[resource] = Some(number);
            let near = nearest(found, goal.sheet.circled[resource], &set);
            all.extend(near.map(|nearest| Impossible::Crossed { resource, found, nearest }));
        }
    }
    // The number that the account itself blames comes first; then what is nearest.
    all.sort_by_key(|impossible| (!impossible.is_about(reason), impossible.distance()));
    all.truncate(1);
    all
}

const MOST_CITIZENS: u8 = troyes_rules::printed::CITIZEN_SPACES;
const MOST_CIRCLED: u8 = troyes_rules::printed::RESOURCE_SPACES;
const _: () = assert!(DAYS == 16, "the sentence about buildings says so");

impl Impossible {
    fn is_about(&self, reason: Reason) -> bool {
        match (self, reason) {
            (Self::Citizens { color, .. }, Reason::Citizens(of)) => *color == of,
            (Self::Circled { resource, .. }, Reason::Circled(of))
            | (Self::Crossed { resource, .. }, Reason::Crossed(of)) => *resource == of,
            _ => false,
        }
    }

    const fn distance(&self) -> u8 {
        match self {
            Self::Citizens { found, nearest, .. }
            | Self::Circled { found, nearest, .. }
            | Self::Crossed { found, nearest, .. } => found.abs_diff(*nearest),
            _ => 0,
        }
    }
}

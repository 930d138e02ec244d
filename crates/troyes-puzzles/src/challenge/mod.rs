//! Challenges: games with a constraint or a goal of our own, and three medals.

mod calibrate;
mod constraint;
mod goal;
mod list;
mod standing;

pub use calibrate::{Calibration, SERIES, play};
pub use constraint::Constraint;
pub use goal::Goal;
pub use standing::{Broken, Standing};

/// A medal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Medal {
    /// The solver reaches it nearly always.
    Bronze,
    /// Mostly.
    Silver,
    /// About every third time.
    Gold,
}

impl Medal {
    /// All medals, the easiest first.
    pub const ALL: [Self; 3] = [Self::Bronze, Self::Silver, Self::Gold];

    /// A word for it that never changes; messages for people are called `challenge-medal-` and this word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bronze => "bronze",
            Self::Silver => "silver",
            Self::Gold => "gold",
        }
    }
}

/// A game that is played under a condition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Challenge {
    /// A word for it that never changes; messages for people are called `challenge-` and this word, with `-text` for what to do.
    pub name: &'static str,
    /// Whether it is played with Banquets & Raids.
    pub banquets: bool,
    /// What must not be done.
    pub constraint: Constraint,
    /// What must have come about at the end.
    pub goal: Goal,
    /// How many points the solver gives for a step towards the goal when it plays this: found by trying.
    pub pull: f32,
    /// The scores that earn bronze, silver and gold, if the goal is reached and the constraint kept.
    pub medals: [u16; 3],
    /// In how many of a thousand games the solver reaches each ([`Calibration`]).
    pub shares: [u16; 3],
}

impl Challenge {
    /// All twelve.
    pub const ALL: [Self; 12] = list::CHALLENGES;

    /// The challenge of a word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|challenge| challenge.name == name)
    }

    /// The best medal of a score, if all else is as it should be.
    #[must_use]
    pub fn medal(&self, score: u16) -> Option<Medal> {
        Medal::ALL.into_iter().rev().find(|&medal| score >= self.medals[medal as usize])
    }
}

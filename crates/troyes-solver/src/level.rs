//! Opponents at named levels.
//!
//! A weaker level sees the same values as a stronger one, but blurred: every decision's one-ply value gets an error of its own, of so
//! many points. So it plays sensibly and errs where a person would, between decisions that are close, and never blunders
//! for no reason.

use troyes_rules::{Board, Decision, Seat};

use crate::evaluate::{Evaluator, Further};
use crate::play::best_decision;
use crate::quantised::QuantisedNetwork;
use crate::random::Random;
use crate::turn::Workspace;

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Errors of several points.
    Novice,
    /// Plays like somebody who knows the game.
    Apprentice,
    /// Plays like a good player.
    Journeyman,
    /// Plays what is found at once, without errors.
    Master,
    /// Looks at all rolls of the next half-day, and where decisions are nearly equal, at some of the next ones.
    Grandmaster,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Novice, Self::Apprentice, Self::Journeyman, Self::Master, Self::Grandmaster];

    /// A word for it that never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
        }
    }

    /// The level of a word, the inverse of [`Level::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The standard deviation of its errors, in points.
    const fn blur(self) -> f32 {
        match self {
            Self::Novice => 3.0,
            Self::Apprentice => 1.9,
            Self::Journeyman => 1.0,
            Self::Master | Self::Grandmaster => 0.0,
        }
    }

    /// What the level decides, or `None` if there is nothing to decide. Its errors follow from the generator.
    pub fn decide(
        self,
        network: &QuantisedNetwork,
        board: &Board,
        seat: &Seat,
        space: &mut Workspace,
        random: &mut Random,
    ) -> Option<Decision> {
        let decisions = seat.decisions(board);
        if decisions.len() <= 1 {
            return decisions.nth(0);
        }
        match self {
            Self::Master => best_decision(network, board, seat, space),
            Self::Grandmaster => {
                let best = Evaluator::new(network, board, seat, space).best_closely(FURTHER);
                best.map(|best| best.decision)
            }
            Self::Novice | Self::Apprentice | Self::Journeyman => {
                let evaluations = Evaluator::new(network, board, seat, space).list();
                let seen = evaluations.iter().map(|evaluation| {
                    (evaluation.decision, evaluation.one_ply + self.blur() * bell(random))
                });
                first_best(seen).map(|(decision, _)| decision)
            }
        }
    }
}

/// How far the strongest bot follows nearly equal decisions, and through how many samples of dice: most of what `solver-deep` knows in a quarter of its
/// time, because nobody wants to wait.
const FURTHER: Further = Further { close: 0.6, rivals: 6, half_days: 2, samples: 24 };

/// What is worth most; of equal ones, the first.
fn first_best(seen: impl Iterator<Item = (Decision, f32)>) -> Option<(Decision, f32)> {
    seen.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Nearly a bell curve with a standard deviation of 1: the sum of three.
fn bell(random: &mut Random) -> f32 {
    2.0 * (random.unit() + random.unit() + random.unit() - 1.5)
}

//! The twelve challenges. Medals and shares are what `troyes challenges calibrate` measured (`docs/puzzles.md`).

use troyes_rules::Day;

use super::{Challenge, Constraint, Goal};

const fn of(
    name: &'static str,
    constraint: Constraint,
    medals: [u16; 3],
    shares: [u16; 3],
) -> Challenge {
    Challenge { name, banquets: false, constraint, goal: Goal::Points, pull: 0.0, medals, shares }
}

const fn towards(
    name: &'static str,
    goal: Goal,
    pull: f32,
    medals: [u16; 3],
    shares: [u16; 3],
) -> Challenge {
    Challenge { goal, pull, ..of(name, Constraint::Nothing, medals, shares) }
}

pub(super) const CHALLENGES: [Challenge; 12] = [
    of("no-cathedral", Constraint::NoCathedral, [43, 48, 53], [979, 799, 366]),
    of("free-die", Constraint::FreeDie, [39, 50, 59], [975, 772, 377]),
    towards("six-fortresses", Goal::Fortresses, 12.0, [36, 44, 50], [564, 433, 210]),
    towards("forty-citizens", Goal::Citizens(40), 3.0, [44, 49, 55], [781, 627, 315]),
    towards("whole-columns", Goal::Columns, 12.0, [37, 44, 51], [632, 509, 234]),
    towards("twelve-work-buildings", Goal::WorkBuildings(12), 5.0, [41, 49, 55], [962, 754, 399]),
    of("no-influence", Constraint::NoInfluence, [38, 48, 57], [975, 759, 362]),
    Challenge {
        banquets: true,
        ..of("raids-first", Constraint::NoBanquet, [45, 54, 61], [977, 771, 393])
    },
    of("left-to-right", Constraint::LeftToRight, [34, 39, 44], [979, 799, 395]),
    of("work-first", Constraint::NoPrestigeBefore(Day::ALL[3]), [49, 55, 61], [973, 763, 368]),
    of("always-building", Constraint::NoGatheringFrom(Day::ALL[2]), [47, 57, 65], [970, 781, 384]),
    of("as-they-fall", Constraint::UnchangedDice, [35, 44, 52], [978, 770, 383]),
];

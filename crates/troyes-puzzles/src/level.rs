//! Who solves a puzzle, and how hard that makes it.

use troyes_rules::{Board, Decision, Seat};
use troyes_solver::{Level, QuantisedNetwork, Random, Workspace};

/// How many in a hundred of each level find a right decision, in the order of [`Level::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Solved(pub [u8; Level::ALL.len()]);

impl Solved {
    /// The share of a level, in percent.
    #[must_use]
    pub fn of(&self, level: Level) -> u8 {
        self.0[level as usize]
    }

    /// Whether some level finds it less than every second time.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.0.iter().any(|&percent| percent < 50)
    }

    /// The rating at which the levels would solve as much as they do, if they had the ratings of [`LEVEL_RATINGS`]. One game against the
    /// middle of the scale, half won, keeps puzzles that everybody or nobody solves on it.
    #[must_use]
    pub fn rating(&self) -> u16 {
        let won: f64 = self.0.iter().map(|&percent| f64::from(percent) / 100.0).sum::<f64>() + 0.5;
        let expected = |puzzle: f64| -> f64 {
            let ratings = LEVEL_RATINGS.into_iter().chain([MIDDLE]);
            ratings.map(|level| 1.0 / (1.0 + 10_f64.powf((puzzle - level) / 400.0))).sum()
        };
        // The harder, the less is expected: halving the interval finds it.
        let (mut easy, mut hard) = (0.0, 3000.0);
        while hard - easy > 0.01 {
            let middle = (easy + hard) / 2.0;
            if expected(middle) > won { easy = middle } else { hard = middle }
        }
        easy.round() as u16
    }
}

/// Where the levels stand on the scale of ratings. The scale is free, and this is a choice: somebody new begins beside the journeyman.
pub const LEVEL_RATINGS: [f64; Level::ALL.len()] = [900.0, 1200.0, 1550.0, 1950.0, 2250.0];
/// Where somebody starts who is new.
pub const MIDDLE: f64 = 1500.0;

/// How often each of the levels that err is asked.
const TRIES: u64 = 40;

/// What the levels decide: every decision with how often it was taken, by levels in the order of [`Level::ALL`].
#[derive(Default)]
pub(crate) struct Tried {
    pub(crate) decisions: Vec<(Decision, [u32; Level::ALL.len()])>,
}

impl Tried {
    /// Asks a level, as often as its errors need.
    pub(crate) fn ask(
        &mut self,
        level: Level,
        network: &QuantisedNetwork,
        board: &Board,
        seat: &Seat,
        space: &mut Workspace,
    ) {
        let errs = level < Level::Master;
        for number in 0..if errs { TRIES } else { 1 } {
            let mut random = Random::new(level as u64, number);
            if let Some(decision) = level.decide(network, board, seat, space, &mut random) {
                self.count(decision)[level as usize] += 1;
            }
        }
    }

    fn count(&mut self, decision: Decision) -> &mut [u32; Level::ALL.len()] {
        let known = self.decisions.iter().position(|(known, _)| *known == decision);
        let index = known.unwrap_or_else(|| {
            self.decisions.push((decision, Default::default()));
            self.decisions.len() - 1
        });
        &mut self.decisions[index].1
    }

    /// The shares of those who took one of the right decisions. A level that was not asked has none.
    pub(crate) fn solved(&self, right: &[Decision]) -> Solved {
        Solved(core::array::from_fn(|level| {
            let of_level = |only_right: bool| -> u32 {
                let counted = |decision| !only_right || right.contains(decision);
                let decisions = self.decisions.iter().filter(|(decision, _)| counted(decision));
                decisions.map(|(_, counts)| counts[level]).sum()
            };
            (100 * of_level(true)).checked_div(of_level(false)).unwrap_or(0) as u8
        }))
    }

    /// How tempting a decision is: how often it was taken, every level weighing the same.
    pub(crate) fn temptation(&self, decision: Decision) -> u32 {
        let counts = self.decisions.iter().find(|(tried, _)| *tried == decision);
        let weigh = |(level, &count): (usize, &u32)| {
            count * if level < Level::Master as usize { 1 } else { TRIES as u32 }
        };
        counts.map_or(0, |(_, counts)| counts.iter().enumerate().map(weigh).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fewer_solve_is_harder() {
        let ratings = [
            [100; 5],
            [60, 100, 100, 100, 100],
            [30, 60, 90, 100, 100],
            [5, 10, 20, 0, 100],
            [0; 5],
        ]
        .map(|shares| Solved(shares).rating());
        assert!(ratings.is_sorted_by(|easier, harder| easier < harder), "{ratings:?}");
        assert!(ratings[0] > 500 && ratings[4] < 2700, "{ratings:?}");
    }

    #[test]
    fn who_solves_half_of_them_is_as_strong_as_the_puzzle() {
        let shares = LEVEL_RATINGS
            .map(|level| (100.0 / (1.0 + 10_f64.powf((MIDDLE - level) / 400.0))).round() as u8);
        assert!(Solved(shares).rating().abs_diff(MIDDLE as u16) <= 5);
    }
}

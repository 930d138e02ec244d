//! What bots score, by level: `scripts/bot-scores` has played the games, and writes the file anew where bots play differently.

use std::sync::LazyLock;

use troyes_solver::Level;

/// Lines of a level, 1 with Banquets & Raids or 0 without, a score, and in how many games it came about.
const FILE: &str = include_str!("../data/bot-scores.txt");

static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| FILE.lines().filter_map(read).collect());

struct Line {
    level: Level,
    banquets: bool,
    total: u16,
    games: u32,
}

fn read(line: &str) -> Option<Line> {
    let mut words = line.split_whitespace();
    Some(Line {
        level: Level::from_name(words.next()?)?,
        banquets: words.next()? == "1",
        total: words.next()?.parse().ok()?,
        games: words.next()?.parse().ok()?,
    })
}

/// The scores of bots of one level.
pub(crate) struct BotScores(Vec<(u16, u32)>);

impl BotScores {
    pub(crate) fn of(level: Level, banquets: bool) -> Self {
        let of_it = LINES.iter().filter(|line| line.level == level && line.banquets == banquets);
        Self(of_it.map(|line| (line.total, line.games)).collect())
    }

    fn games(&self) -> u32 {
        self.0.iter().map(|&(_, games)| games).sum()
    }

    /// What they score on average, rounded.
    pub(crate) fn average(&self) -> u16 {
        let points: u32 = self.0.iter().map(|&(total, games)| u32::from(total) * games).sum();
        let games = self.games().max(1);
        ((points + games / 2) / games) as u16
    }

    /// Of a hundred games, those with fewer points, rounded down: nobody is told to be better than all.
    pub(crate) fn below(&self, points: u16) -> u8 {
        let below = self.0.iter().filter(|&&(total, _)| total < points);
        let games: u32 = below.map(|&(_, games)| games).sum();
        (games * 100 / self.games().max(1)) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_played_enough() {
        for banquets in [false, true] {
            let averages = Level::ALL.map(|level| {
                let scores = BotScores::of(level, banquets);
                assert!(scores.games() >= 1_000, "{}: {}", level.name(), scores.games());
                assert_eq!((scores.below(0), scores.below(200)), (0, 100));
                let middle = scores.below(scores.average());
                assert!((35..65).contains(&middle), "{}: {middle}", level.name());
                scores.average()
            });
            assert!(averages.is_sorted(), "{averages:?}");
        }
    }
}

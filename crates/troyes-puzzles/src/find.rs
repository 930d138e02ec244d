//! Where shipped puzzles come from: games of bots at all levels, each following from a text and a number.

use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Decision, Solo};
use troyes_solver::{Level, QuantisedNetwork, Workspace, advice};

use crate::examine::examine;
use crate::puzzle::{Puzzle, PuzzleId};

/// How a game of the series is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kind {
    pub(crate) level: Level,
    pub(crate) mode: ColumnsMode,
    pub(crate) banquets: bool,
}

impl Kind {
    /// Levels take turns; six games of ten have columns 1 to 6, three of ten Banquets & Raids.
    pub(crate) fn of_game(game: u32) -> Self {
        let game = game as usize;
        let mode = match game / 5 % 10 {
            0..6 => ColumnsMode::First,
            6 | 7 => ColumnsMode::Rolled,
            _ => ColumnsMode::Expert,
        };
        Self { level: Level::ALL[game % 5], mode, banquets: game / 50 % 10 < 3 }
    }

    /// The deal of a game of a series.
    pub(crate) fn deal(self, series: &str, game: u32) -> Deal {
        Deal::new(Seed::of_game(series, u64::from(game)), self.mode, self.banquets)
    }

    /// The record of the game before its first roll.
    pub(crate) fn record(self, deal: &Deal) -> Record {
        let names = vec![self.level.name().to_owned()];
        Record::of_deal(deal, self.mode, names).expect("one player is enough")
    }
}

/// The puzzles in one game of a series, in the order of the game. The same series, number and network give the same puzzles.
#[must_use]
pub fn find_in_game(
    network: &QuantisedNetwork,
    series: &str,
    game: u32,
) -> Vec<(PuzzleId, Puzzle)> {
    let kind = Kind::of_game(game);
    let deal = kind.deal(series, game);
    let mut record = kind.record(&deal);
    let mut solo = Solo::new(&deal.setup);
    let mut space = Workspace::default();
    let mut found = Vec::new();
    let mut decisions = 0;
    for roll in deal.rolls {
        solo.roll(roll, &mut |_| {}).expect("bots finish their turns");
        record.push_roll(roll);
        let key = u64::from(game);
        for decision in advice::bot_turn(kind.level, Some(network), solo.board(), solo.seat(), key)
        {
            let position = (solo.board(), solo.seat());
            let puzzle = examine(network, &record, position, &mut space);
            found.extend(puzzle.map(|puzzle| (PuzzleId { game, decisions }, puzzle)));
            solo.play_listed(decision, &mut |_| {});
            record.push_decision(0, decision);
            decisions += 1;
        }
    }
    found
}

/// The number of a decision among those that are legal.
pub(crate) fn number_of(solo: &Solo, decision: Decision) -> Option<u32> {
    solo.decisions().iter().position(|legal| legal == decision).map(|number| number as u32)
}

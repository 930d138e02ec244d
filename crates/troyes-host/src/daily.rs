//! Ranked tries at the deal of a day: how the bots play it, and how the solver explains what somebody made of it.

use troyes_record::Deal;
use troyes_solver::advice::{self, Class, PlayerAnalysis};
use troyes_solver::{Level, Millionths, QuantisedNetwork};
use troyes_table::{Command, Pace, Table};

use crate::game::Game;

pub use troyes_daily::Day;

/// How the solver explains a ranked try: score = start + luck − loss + rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The expected score before the first roll.
    pub start: Millionths,
    /// The luck of all rolls.
    pub luck: Millionths,
    /// What all decisions gave away.
    pub loss: Millionths,
    /// What looking closer changed.
    pub rest: Millionths,
    /// The worst decision of each half-day.
    pub classes: Vec<Class>,
}

impl Explained {
    /// What the solver finds of the one player of a finished game. `None` if it cannot be analysed.
    #[must_use]
    pub fn of(network: &QuantisedNetwork, table: &Table) -> Option<Self> {
        let found = advice::analyse_player(network, &table.record(), 0, &mut |_| true);
        found.ok().flatten().map(|analysis| Self::from(&analysis))
    }
}

impl From<&PlayerAnalysis> for Explained {
    fn from(analysis: &PlayerAnalysis) -> Self {
        let worst = |half_day: &advice::HalfDayAnalysis| {
            let classes = half_day.decisions.iter().map(|decision| decision.class);
            classes.max().unwrap_or(Class::Best)
        };
        Self {
            start: analysis.start,
            luck: analysis.luck(),
            loss: analysis.loss(),
            rest: analysis.rest(),
            classes: analysis.half_days.iter().map(worst).collect(),
        }
    }
}

/// The deal of a day that follows from its seed. Where the columns leave something open, nobody chooses: they are the same for everybody.
#[must_use]
pub fn deal_of(day: Day, seed: troyes_record::Seed) -> Deal {
    Deal::new(seed, day.columns_mode(), day.has_banquets())
}

/// The table of somebody who plays the deal of a day alone.
#[must_use]
pub fn table_of(day: Day, deal: &Deal, name: String) -> Option<Table> {
    let table = Table::new(deal, day.columns_mode(), Pace::Own, vec![name]).ok()?;
    let left_open = day.columns_mode() != troyes_record::ColumnsMode::First;
    Some(table.with_columns_by(left_open.then_some(troyes_record::ColumnsBy::Seed)))
}

/// The game that a bot makes of the deal of a day. It sees no dice before their time either; what it decides follows from the position, its level and
/// the key.
#[must_use]
pub fn played_by_bot(
    network: &QuantisedNetwork,
    level: Level,
    mut table: Table,
    key: u64,
) -> Option<Table> {
    table.command(0, Command::GoOn).ok()?;
    while !table.players()[0].is_finished() {
        let now = *table.players()[0].now();
        for decision in advice::bot_turn(level, Some(network), now.board(), now.seat(), key) {
            table.command(0, Command::Decide(decision)).ok()?;
        }
        table.command(0, Command::GoOn).ok()?;
    }
    Some(table)
}

impl Game {
    /// The day whose dice this game has, as long as they are secret: nobody sees it who has not finished the deal of that day, but for whoever
    /// plays their ranked try.
    #[must_use]
    pub fn secret_day(&self, now: u64) -> Option<Day> {
        let day = self.about.deal_of?.day;
        (now < day.published_at()).then_some(day)
    }

    /// Whether it is a ranked try that is still being played: without hints, branches and records.
    #[must_use]
    pub fn is_ranked_and_running(&self) -> bool {
        self.about.deal_of.is_some_and(|deal| deal.ranked) && !self.table.is_finished()
    }
}

#[cfg(test)]
mod tests {
    use troyes_record::Seed;

    use super::*;

    /// Every bot plays every kind of day to its end, the same each time, and the solver's sum comes out even.
    #[test]
    fn bots_play_days() {
        let network = troyes_solver::shipped().unwrap();
        let first: Day = "2026-11-14".parse().unwrap();
        for (index, level) in Level::ALL.into_iter().enumerate() {
            let day = first.plus(index as u32);
            let deal = deal_of(day, Seed::from_text("a day"));
            let table = || table_of(day, &deal, level.name().to_owned()).unwrap();
            let played = played_by_bot(&network, level, table(), 7).unwrap();
            assert!(played.is_finished() && played.setup().has_tiles() == day.has_banquets());
            assert_eq!(
                played_by_bot(&network, level, table(), 7).unwrap().record(),
                played.record()
            );
            let Explained { start, luck, loss, rest, classes } =
                Explained::of(&network, &played).unwrap();
            let score = played.players()[0].now().score().total();
            assert_eq!(start.0 + luck.0 - loss.0 + rest.0, i64::from(score) * 1_000_000);
            assert_eq!(classes.len(), 16);
        }
    }
}

//! A line: decisions that lead to the finished sheet.

use troyes_record::Record;
use troyes_rules::{Board, Decision, HalfDay, Seat};

use crate::deed::Deed;
use crate::goal::{DAYS, Goal};
use crate::search::day_key;
use crate::sheet::Paper;
use crate::turns::Turn;

/// The decisions of all 16 half-days.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(Vec<Turn>);

impl Line {
    /// The decisions that lead from each seat to the next, the cheapest payment first.
    pub(crate) fn through(goal: &Goal, seats: impl Iterator<Item = Seat>) -> Self {
        let mut before = Seat::NEW;
        let turns = seats.enumerate().map(|(day, after)| {
            let turn = turn_between(goal, day, &before, &after);
            before = after;
            turn
        });
        Self(turns.collect())
    }

    /// The decisions, half-day by half-day.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = &[Decision]> {
        self.0.iter().map(Turn::as_slice)
    }

    /// The line of the only player of a finished record.
    #[must_use]
    pub fn of_record(record: &Record) -> Option<Self> {
        let turns = record.half_days.iter().map(|half_day| {
            let [turn] = half_day.turns.as_slice() else { return None };
            Turn::try_from(turn.as_slice()).ok()
        });
        let turns: Vec<Turn> = turns.collect::<Option<_>>()?;
        (turns.len() == DAYS).then_some(Self(turns))
    }

    /// What each half-day was used for.
    #[must_use]
    pub fn deeds(&self, paper: &Paper) -> [Deed; HalfDay::COUNT] {
        let mut board = Board::new(&paper.setup);
        core::array::from_fn(|day| {
            board.roll(paper.rolls[day]).expect("a game has sixteen rolls");
            deed_of(&board, &self.0[day])
        })
    }

    /// The line as a record without a seed: its dice were rolled by people, and nobody can check them.
    ///
    /// # Panics
    ///
    /// Never: one player is enough.
    #[must_use]
    pub fn to_record(&self, paper: &Paper) -> Record {
        let players = vec![paper.player.clone()];
        let mut record = Record::new(paper.setup, players).expect("one player is enough");
        for (roll, turn) in paper.rolls.into_iter().zip(&self.0) {
            record.push_roll(roll);
            for &decision in turn {
                record.push_decision(0, decision);
            }
        }
        debug_assert_eq!(record.half_days.len(), DAYS);
        record
    }
}

/// What a turn was used for.
pub(crate) fn deed_of(board: &Board, turn: &Turn) -> Deed {
    turn.first().and_then(|&first| Deed::of(board, first)).unwrap_or(Deed::Relieved)
}

fn turn_between(goal: &Goal, day: usize, before: &Seat, after: &Seat) -> Turn {
    let wanted = day_key(day, after);
    let mut found = None;
    let visited = goal.turns_of(day, before, &mut |turn, seat| {
        if found.is_none() && day_key(day, seat) == wanted {
            found = Some(turn.clone());
        }
    });
    debug_assert!(visited.is_ok() && found.is_some(), "the seats follow from each other");
    found.unwrap_or_default()
}

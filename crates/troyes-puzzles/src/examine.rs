//! Looking at a position: is one decision clearly right, and does somebody miss it?
//!
//! What is cheap comes first, because most positions are no puzzles: a few expectations, then the errors of the weaker levels, and
//! only then every decision's expectation and a look beyond the next roll.

use troyes_record::Record;
use troyes_rules::{Board, Decision, HalfDay, Seat};
use troyes_solver::{Evaluation, Evaluator, Expected, Further, Level, QuantisedNetwork, Workspace};

use crate::level::Tried;
use crate::puzzle::{CLEAR, Choice, Puzzle, RIGHT_WITHIN};
use crate::theme::{play_out, themes};

/// How closely positions are looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// The look beyond the next roll that the right decision has to stand.
    pub further: Further,
}

impl Search {
    /// What shipped puzzles were found with.
    pub const FINDING: Self =
        Self { further: Further { close: 1.6, rivals: 5, half_days: 3, samples: 32 } };
    /// Ten times as many samples of dice, for more decisions that may be further behind, and twice as far.
    pub const CHECKING: Self =
        Self { further: Further { close: 3.0, rivals: 10, half_days: 6, samples: 320 } };
}

/// The first look: decisions whose one-ply values are at most this much behind, and up to a number of them.
const FIRST_MARGIN: f32 = 1.5;
const FIRST_LOOK: usize = 8;
/// Wrong decisions that are shown beside the right one.
const WRONG_CHOICES: usize = 2;

/// Every decision of a position that is clear: those in front are right.
pub(crate) struct Clear {
    evaluations: Vec<Evaluation>,
    right: usize,
}

impl Clear {
    /// `None` if a decision is neither right nor clearly wrong, or none is wrong.
    pub(crate) fn of(evaluations: Vec<Evaluation>) -> Option<Self> {
        let best = evaluations.first()?.expected.total();
        let behind = |evaluation: &Evaluation| best - evaluation.expected.total();
        let right = evaluations.iter().take_while(|one| behind(one) <= RIGHT_WITHIN).count();
        let is_clear = evaluations.get(right).is_some_and(|next| behind(next) >= CLEAR);
        is_clear.then_some(Self { evaluations, right })
    }

    pub(crate) fn right(&self) -> Vec<Decision> {
        self.evaluations[..self.right].iter().map(|one| one.decision).collect()
    }
}

/// The puzzle in a position, if there is one: one decision is clearly best after a deep look, and some level misses it.
///
/// The seat must be the one that the record ends with.
#[must_use]
pub fn examine(
    network: &QuantisedNetwork,
    record: &Record,
    (board, seat): (&Board, &Seat),
    space: &mut Workspace,
) -> Option<Puzzle> {
    let first = first_look(network, board, seat, space)?;
    let mut tried = Tried::default();
    for level in [Level::Novice, Level::Apprentice, Level::Journeyman, Level::Master] {
        tried.ask(level, network, board, seat, space);
    }
    // The strongest bot, which takes longest, solves nearly everything: it alone makes no puzzle.
    let mut solved = tried.solved(&first.right());
    solved.0[Level::Grandmaster as usize] = 100;
    if !solved.is_missed() {
        return None;
    }
    let clear = deep_look(network, board, seat, Search::FINDING, space)?;
    tried.ask(Level::Grandmaster, network, board, seat, space);
    let puzzle = make(network, record, (board, seat), &clear, &tried, None, space);
    puzzle.solved.is_missed().then_some(puzzle)
}

/// The puzzle in a position where somebody took a wrong decision; `None` if it is not clear what was right, or it was taken.
#[must_use]
pub(crate) fn examine_mistake(
    network: &QuantisedNetwork,
    record: &Record,
    (board, seat): (&Board, &Seat),
    taken: Decision,
    space: &mut Workspace,
) -> Option<Puzzle> {
    let clear = deep_look(network, board, seat, Search::FINDING, space)?;
    if clear.right().contains(&taken) {
        return None;
    }
    let mut tried = Tried::default();
    for level in Level::ALL {
        tried.ask(level, network, board, seat, space);
    }
    Some(make(network, record, (board, seat), &clear, &tried, Some(taken), space))
}

/// The best decision of a position after a search.
#[must_use]
pub fn best_decision(
    network: &QuantisedNetwork,
    (board, seat): (&Board, &Seat),
    search: Search,
    space: &mut Workspace,
) -> Option<Decision> {
    let mut evaluator = Evaluator::new(network, board, seat, space);
    while evaluator.deepen() {}
    best_after(&mut evaluator, board, search).map(|best| best.decision)
}

fn best_after(
    evaluator: &mut Evaluator<'_>,
    board: &Board,
    Search { further }: Search,
) -> Option<Evaluation> {
    if is_exact(board) {
        return evaluator.best();
    }
    evaluator.best_looking_further(further, |samples| samples < further.samples)
}

/// Whether nothing is left to an opinion once every decision has its expectation.
fn is_exact(board: &Board) -> bool {
    board.half_day().is_some_and(|half_day| half_day.index() + 2 >= HalfDay::COUNT)
}

fn first_look(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace,
) -> Option<Clear> {
    if seat.decisions(board).len() < 2 {
        return None;
    }
    let mut evaluator = Evaluator::new(network, board, seat, space);
    let mut looked_at = 0;
    evaluator.deepen_while(FIRST_MARGIN, || {
        looked_at += 1;
        looked_at <= FIRST_LOOK
    });
    // What comes after those that were looked at is clearly worse by its one-ply value, or there are too many that come to the same.
    Clear::of(evaluator.list())
}

fn deep_look(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    search: Search,
    space: &mut Workspace,
) -> Option<Clear> {
    let mut evaluator = Evaluator::new(network, board, seat, space);
    while evaluator.deepen() {}
    let clear = Clear::of(evaluator.list())?;
    let best = best_after(&mut evaluator, board, search)?;
    clear.right().contains(&best.decision).then_some(clear)
}

fn make(
    network: &QuantisedNetwork,
    record: &Record,
    (board, seat): (&Board, &Seat),
    clear: &Clear,
    tried: &Tried,
    taken: Option<Decision>,
    space: &mut Workspace,
) -> Puzzle {
    let right = clear.right();
    let wrong = tempting(board, clear, tried, taken);
    let best = play_out(network, board, seat, right[0], space);
    let tempts = play_out(network, board, seat, wrong[0].decision, space);
    let solved = tried.solved(&right);
    let choice =
        |one: &Evaluation| Choice { decision: one.decision, expected: hundredths(one.expected) };
    Puzzle {
        record: record.clone(),
        choices: clear.evaluations[..1].iter().chain(&wrong).map(choice).collect(),
        right,
        themes: themes(board, &best, &tempts),
        solved,
        rating: solved.rating(),
    }
}

/// What looks good and is wrong: what was taken, then what levels take most, then what is least wrong; each about another place, but
/// the first may be about the right one at another price.
fn tempting(
    board: &Board,
    clear: &Clear,
    tried: &Tried,
    taken: Option<Decision>,
) -> Vec<Evaluation> {
    let mut wrong = clear.evaluations[clear.right..].to_vec();
    // Stable: of what tempts alike, the better one comes first.
    wrong.sort_by_key(|one| {
        let is_taken = Some(one.decision) == taken;
        core::cmp::Reverse((is_taken, tried.temptation(one.decision)))
    });
    let place = |decision: Decision| decision.target(board.columns());
    let mut places = vec![place(clear.evaluations[0].decision)];
    let mut chosen: Vec<Evaluation> = Vec::new();
    for one in wrong {
        let is_new = !places.contains(&place(one.decision));
        if chosen.len() < WRONG_CHOICES && (is_new || chosen.is_empty()) {
            places.push(place(one.decision));
            chosen.push(one);
        }
    }
    chosen
}

/// To hundredths of a point, as puzzles are stored.
fn hundredths(expected: Expected) -> Expected {
    Expected { parts: expected.parts.map(|part| (part * 100.0).round() / 100.0) }
}

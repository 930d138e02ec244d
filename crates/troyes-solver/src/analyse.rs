//! A game explained in luck and skill.
//!
//! Let *E* be the exact expectation over the next roll of the best one-ply value. Then
//!
//! - the **luck** of a roll is the best one-ply value after it, less *E* before it: its mean over all rolls is zero, whatever
//!   the network thinks;
//! - the **loss** of a decision is the value of the best decision less the value of the one taken, both looked at closely;
//! - the **rest** is the evaluator changing its mind when it looks closer.
//!
//! What is left after a half-day is *E* after it, so that, to the last decimal,
//! score = start + Σ luck − Σ loss + Σ rest.

use troyes_record::{Record, RecordError};
use troyes_rules::{Board, Decision, Seat};

use crate::advice::one_ply;
use crate::evaluate::{Depth, Evaluation, Evaluator};
use crate::expectation::{Expected, expectation};
use crate::millionths::Millionths;
use crate::quantised::QuantisedNetwork;
use crate::turn::Workspace;

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// None was better.
    Best,
    /// The evaluator hardly sees a difference.
    Fine,
    /// A little was given away.
    Inaccuracy,
    /// Points were given away.
    Mistake,
    /// As much was given away as a bad roll costs.
    Blunder,
}

/// The losses, in points, from which a decision is an inaccuracy, a mistake, a blunder. `docs/solver.md` says why these.
pub(crate) const THRESHOLDS: [f64; 3] = [0.3, 1.0, 2.0];

impl Class {
    /// The class of a loss.
    #[must_use]
    pub fn of(loss: Millionths) -> Self {
        let [inaccuracy, mistake, blunder] = THRESHOLDS.map(Millionths::of);
        match loss {
            loss if loss <= Millionths::ZERO => Self::Best,
            loss if loss < inaccuracy => Self::Fine,
            loss if loss < mistake => Self::Inaccuracy,
            loss if loss < blunder => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Fine => "fine",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A decision of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DecisionAnalysis {
    /// What was decided, with its value.
    pub taken: Evaluation,
    /// The best decision, with its value.
    pub best: Evaluation,
    /// What the difference is.
    pub loss: Millionths,
    /// What to call it.
    pub class: Class,
}

/// A half-day of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct HalfDayAnalysis {
    /// The expected score before the roll.
    pub before: Millionths,
    /// What the roll changed.
    pub luck: Millionths,
    /// What was decided.
    pub decisions: Vec<DecisionAnalysis>,
    /// What looking closer changed.
    pub rest: Millionths,
    /// The expected score afterwards; after the last half-day, the score. In a half-day that is not finished, the value of
    /// going on well.
    pub after: Millionths,
}

impl HalfDayAnalysis {
    /// What all decisions of the half-day gave away.
    #[must_use]
    pub fn loss(&self) -> Millionths {
        self.decisions.iter().map(|decision| decision.loss).sum()
    }
}

/// The game of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerAnalysis {
    /// The player's name.
    pub name: String,
    /// The expected score before the first roll.
    pub start: Millionths,
    /// The half-days.
    pub half_days: Vec<HalfDayAnalysis>,
    /// The score, or what is expected where the record stops.
    pub score: Millionths,
}

impl PlayerAnalysis {
    /// The luck of all rolls.
    #[must_use]
    pub fn luck(&self) -> Millionths {
        self.half_days.iter().map(|half_day| half_day.luck).sum()
    }

    /// What all decisions gave away.
    #[must_use]
    pub fn loss(&self) -> Millionths {
        self.half_days.iter().map(HalfDayAnalysis::loss).sum()
    }

    /// What looking closer changed.
    #[must_use]
    pub fn rest(&self) -> Millionths {
        self.half_days.iter().map(|half_day| half_day.rest).sum()
    }

    /// The score without the luck of the dice.
    #[must_use]
    pub fn luck_adjusted(&self) -> Millionths {
        self.score - self.luck()
    }
}

/// How closely decisions are looked at: those whose one-ply value is at most this much behind the best, in points, and
/// up to a number of them. The decision taken is always among them.
const MARGIN: f32 = 2.0;
const MOST_DECISIONS: usize = 12;

/// Explains every player's game.
///
/// # Errors
///
/// [`RecordError`] if the record cannot be replayed.
pub fn analyse(
    network: &QuantisedNetwork,
    record: &Record,
) -> Result<Vec<PlayerAnalysis>, RecordError> {
    let players = 0..record.players.len();
    let analysed = players.map(|player| analyse_player(network, record, player, &mut |_| true));
    Ok(analysed.collect::<Result<Option<_>, _>>()?.unwrap_or_default())
}

/// Explains the game of one player, counted from 0. Before every half-day, counted from 0, it asks whether to go on; nothing
/// if the answer is no.
///
/// # Errors
///
/// [`RecordError`] if the record cannot be replayed.
///
/// # Panics
///
/// If there is no such player.
pub fn analyse_player(
    network: &QuantisedNetwork,
    record: &Record,
    player: usize,
    go_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<PlayerAnalysis>, RecordError> {
    // All decisions are checked first, so that playing them below cannot fail.
    record.replay()?;
    let name = record.players[player].clone();
    let mut space = Workspace::default();
    let mut board = Board::new(&record.setup);
    let mut seat = Seat::NEW;
    let start = millionths(&expectation(network, &board, &seat, &mut space));
    let mut now = start;
    let mut half_days = Vec::new();
    for (index, half_day) in record.half_days.iter().enumerate() {
        if !go_on(index) {
            return Ok(None);
        }
        board.roll(half_day.roll).expect("the record has been replayed");
        seat.face(&board, &mut |_| {});
        let turn = &half_day.turns[player];
        let analysis = of_half_day(network, &board, &mut seat, turn, now, &mut space);
        now = analysis.after;
        half_days.push(analysis);
    }
    Ok(Some(PlayerAnalysis { name, start, half_days, score: now }))
}

fn of_half_day(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &mut Seat,
    taken: &[Decision],
    before: Millionths,
    space: &mut Workspace,
) -> HalfDayAnalysis {
    let best_one_ply = Millionths::of(f64::from(one_ply(network, board, seat, space)));
    let luck = best_one_ply - before;
    let mut rest = Millionths::ZERO;
    let mut now = best_one_ply;
    let mut decisions = Vec::new();
    for &decision in taken {
        let (taken, best) = compare(network, board, seat, decision, space);
        let loss = millionths(&best.expected) - millionths(&taken.expected);
        rest += millionths(&best.expected) - now;
        now = millionths(&taken.expected);
        decisions.push(DecisionAnalysis { taken, best, loss, class: Class::of(loss) });
        seat.play_listed(board, decision, &mut |_| {});
    }
    HalfDayAnalysis { before, luck, decisions, rest, after: now }
}

/// The decision taken and the best one, both looked at closely.
fn compare(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    decision: Decision,
    space: &mut Workspace,
) -> (Evaluation, Evaluation) {
    let mut evaluator = Evaluator::new(network, board, seat, space);
    let mut looked_at = 0;
    evaluator.deepen_while(MARGIN, || {
        looked_at += 1;
        looked_at <= MOST_DECISIONS
    });
    let taken = evaluator.deepen_decision(decision).expect("the record has been replayed");
    let best = evaluator.best().unwrap_or(taken);
    let taken_is_best = taken.expected.total() >= best.expected.total();
    (taken, if taken_is_best { taken } else { best })
}

/// The luck of a roll, in points: from the board and seat before it to those after it.
pub fn luck(
    network: &QuantisedNetwork,
    before: (&Board, &Seat),
    after: (&Board, &Seat),
    space: &mut Workspace,
) -> f64 {
    let expected = expectation(network, before.0, before.1, space).total();
    f64::from(one_ply(network, after.0, after.1, space)) - expected
}

fn millionths(expected: &Expected) -> Millionths {
    Millionths::of(expected.total())
}

impl HalfDayAnalysis {
    /// Whether nothing in it rests on an opinion.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.decisions.iter().all(|decision| decision.best.depth == Depth::Exact)
    }
}

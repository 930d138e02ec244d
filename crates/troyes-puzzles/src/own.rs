//! A player's own mistakes as puzzles, a week later.

use troyes_record::{HalfDayRecord, Record, RecordError};
use troyes_rules::{Board, Seat};
use troyes_solver::advice::{Class, PlayerAnalysis};
use troyes_solver::{Millionths, QuantisedNetwork, Workspace};

use crate::examine::examine_mistake;
use crate::puzzle::Puzzle;

/// How long after the end of a game its mistakes become puzzles, in milliseconds: a week.
pub const WAIT: u64 = 7 * 24 * 60 * 60 * 1000;

/// Whether the mistakes of a game that ended at a time are puzzles by now.
#[must_use]
pub const fn is_due(ended: u64, now: u64) -> bool {
    now.saturating_sub(ended) >= WAIT
}

/// A mistake of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The half-day, counted from 0.
    pub half_day: usize,
    /// The decision of that half-day, counted from 0.
    pub decision: usize,
    /// What the analysis says that it gave away.
    pub loss: Millionths,
    /// The puzzle; the decision taken is its first wrong choice.
    pub puzzle: Puzzle,
}

/// The mistakes of a player, counted from 0, that make puzzles: the analysis says that points were given away, and a deeper look that it
/// is clear what was right. Before each it asks whether to go on, and stops if the answer is no.
///
/// # Errors
///
/// [`RecordError`] if the record cannot be replayed.
///
/// # Panics
///
/// If there is no such player, or the analysis is that of another game.
pub fn own_mistakes(
    network: &QuantisedNetwork,
    record: &Record,
    player: usize,
    analysis: &PlayerAnalysis,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Vec<Mistake>, RecordError> {
    record.replay()?;
    let mut space = Workspace::default();
    let mut board = Board::new(&record.setup);
    let mut seat = Seat::NEW;
    let mut so_far = alone(record, player);
    let mut mistakes = Vec::new();
    for (half_day, (played, analysed)) in
        record.half_days.iter().zip(&analysis.half_days).enumerate()
    {
        board.roll(played.roll).expect("the record has been replayed");
        seat.face(&board, &mut |_| {});
        so_far.push_roll(played.roll);
        for (index, (&taken, judged)) in
            played.turns[player].iter().zip(&analysed.decisions).enumerate()
        {
            assert_eq!(taken, judged.taken.decision, "the analysis of another game");
            if judged.class >= Class::Mistake {
                if !go_on() {
                    return Ok(mistakes);
                }
                let found = examine_mistake(network, &so_far, (&board, &seat), taken, &mut space);
                mistakes.extend(found.map(|puzzle| Mistake {
                    half_day,
                    decision: index,
                    loss: judged.loss,
                    puzzle,
                }));
            }
            seat.play_listed(&board, taken, &mut |_| {});
            so_far.push_decision(0, taken);
        }
    }
    Ok(mistakes)
}

/// The game of one player, before its first roll.
fn alone(record: &Record, player: usize) -> Record {
    let half_days: Vec<HalfDayRecord> = Vec::new();
    Record { players: vec![record.players[player].clone()], half_days, ..record.clone() }
}

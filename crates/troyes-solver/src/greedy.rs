//! The simplest way to play that looks at the score at all.

use troyes_rules::{Board, Decision, Seat};

/// The decision with the best score right after it, or `None` if there is nothing to decide; of equal ones, the first in the
/// order of the rules.
///
/// ```
/// use troyes_record::{ColumnsMode, Deal, Seed};
/// use troyes_rules::Solo;
///
/// let deal = Deal::new(Seed::from_text("greed"), ColumnsMode::First, false);
/// let mut game = Solo::new(&deal.setup);
/// game.roll(deal.rolls[0], &mut |_| {})?;
/// while let Some(decision) = troyes_solver::greedy(game.board(), game.seat()) {
///     game.play(decision, &mut |_| {})?;
/// }
/// assert!(game.seat().is_done());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn greedy(board: &Board, seat: &Seat) -> Option<Decision> {
    let score_after = |decision: Decision| {
        let mut after = *seat;
        after.play_listed(board, decision, &mut |_| {});
        after.sheet().score().total()
    };
    let scored = seat.decisions(board).iter().map(|decision| (decision, score_after(decision)));
    let best = scored.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(decision, _)| decision)
}

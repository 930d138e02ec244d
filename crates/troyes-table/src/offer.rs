//! What a player is offered: every legal decision with its price and all that it sets off.
//!
//! All that a client needs to draw previews without knowing a rule. `by_target` puts offers together by place (the terminal), `by_outcome` by place and by what happens there (the wire).

use troyes_rules::{Board, ByColor, Decision, Effect, Seat};

/// One legal decision, and what it would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The decision.
    pub decision: Decision,
    /// What it costs, all in all.
    pub cost: ByColor<u8>,
    /// What happens, in order.
    pub effects: Vec<Effect>,
    /// The points that it adds at once.
    pub points: i32,
    /// Whether the turn is finished after it; otherwise something has to be chosen next.
    pub finishes: bool,
}

/// All offers to a seat, in the fixed order of the rules.
pub(crate) fn offers(board: &Board, seat: &Seat) -> Vec<Offer> {
    seat.decisions(board).iter().map(|decision| outcome(board, seat, decision).0).collect()
}

/// What a legal decision does, and the seat after it. What is not legal must not be asked for: see
/// [`Seat::play_listed`].
#[must_use]
pub fn outcome(board: &Board, seat: &Seat, decision: Decision) -> (Offer, Seat) {
    let mut after = *seat;
    let mut effects = Vec::new();
    after.play_listed(board, decision, &mut |effect| effects.push(effect));
    let cost = cost_of(board, decision);
    let total = |seat: &Seat| i32::from(seat.sheet().score().total());
    let points = total(&after) - total(seat);
    (Offer { decision, cost, effects, points, finishes: after.is_done() }, after)
}

/// What a legal decision costs, all in all.
pub(crate) fn cost_of(board: &Board, decision: Decision) -> ByColor<u8> {
    match decision {
        Decision::Take(take) => board.cost(&take).unwrap_or_default(),
        _ => ByColor::default(),
    }
}

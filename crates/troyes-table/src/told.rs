//! A half-day told again: what the dice did, and every decision with its price and all that it set off.

use troyes_rules::{ByColor, Decision, Effect, Seat, Solo};

use crate::offer::{Offer, outcome};

/// A half-day told again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The board as the dice lie, and the seat after the event, before its turn.
    pub start: Solo,
    /// What the event did to the sheet.
    pub event: Vec<Effect>,
    /// The turn, decision by decision.
    pub steps: Vec<Step>,
}

/// A decision that was made, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The decision.
    pub decision: Decision,
    /// What it cost, all in all.
    pub cost: ByColor<u8>,
    /// What happened, in order.
    pub effects: Vec<Effect>,
    /// The points that it added at once.
    pub points: i32,
    /// The seat after it.
    pub after: Seat,
}

impl Told {
    /// Tells a turn again that begins here, for a seat that was like `before` when the dice were rolled.
    pub(crate) fn new(before: &Seat, start: &Solo, decisions: &[Decision]) -> Self {
        let mut event = Vec::new();
        let mut facing = *before;
        facing.face(start.board(), &mut |effect| event.push(effect));
        let mut seat = *start.seat();
        let step = |&decision: &Decision| {
            let (Offer { decision, cost, effects, points, .. }, after) =
                outcome(start.board(), &seat, decision);
            seat = after;
            Step { decision, cost, effects, points, after }
        };
        let steps = decisions.iter().map(step).collect();
        Self { start: *start, event, steps }
    }

    /// The seat at the end of what is told.
    #[must_use]
    pub fn end(&self) -> &Seat {
        self.steps.last().map_or(self.start.seat(), |step| &step.after)
    }
}

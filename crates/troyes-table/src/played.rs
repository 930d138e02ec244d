//! Half-days as they were played: what the dice did, and every decision with its price and all that it set off.

use troyes_rules::{ByColor, Decision, Effect, Seat, Solo};

/// A half-day as it was played so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
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

impl Played {
    /// The seat at the end of what was played.
    #[must_use]
    pub fn end(&self) -> &Seat {
        self.steps.last().map_or(self.start.seat(), |step| &step.after)
    }

    /// The decisions of the turn.
    pub fn decisions(&self) -> impl ExactSizeIterator<Item = Decision> {
        self.steps.iter().map(|step| step.decision)
    }
}

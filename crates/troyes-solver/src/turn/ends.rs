//! Where a decision can end, chains and all.

use troyes_rules::{Board, Decision, Seat};

/// Every seat that a decision can end in, with all choices of the chains that follow from it. The order is the same
/// for the same action at another price.
#[must_use]
pub fn ends(board: &Board, seat: &Seat, decision: Decision) -> Vec<Seat> {
    let mut found = Ends::default();
    found.of(board, seat, decision);
    found.ends
}

/// Memory for finding ends.
#[derive(Debug, Default)]
pub(super) struct Ends {
    waiting: Vec<Seat>,
    pub(super) ends: Vec<Seat>,
}

impl Ends {
    pub(super) fn of(&mut self, board: &Board, seat: &Seat, decision: Decision) {
        let Self { waiting, ends } = self;
        ends.clear();
        let mut first = *seat;
        first.play_listed(board, decision, &mut |_| {});
        if first.is_done() {
            ends.push(first);
            return;
        }
        waiting.push(first);
        while let Some(seat) = waiting.pop() {
            for choice in seat.decisions(board) {
                let mut next = seat;
                next.play_listed(board, choice, &mut |_| {});
                let known = if next.is_done() { &mut *ends } else { &mut *waiting };
                // Free buildings taken in another order often come to the same.
                if !known.contains(&next) {
                    known.push(next);
                }
            }
        }
    }
}

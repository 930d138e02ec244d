//! What tests and measurements of this crate look at, and nobody else should.

use troyes_record::Record;
use troyes_rules::{HalfDay, Seat};

use crate::bounds::Reason;
use crate::deed::Answers;
use crate::goal::Goal;
use crate::sheet::Paper;

/// Where a game that was played is cut off by a bound, which must never happen: the half-day, and the reason where a bound gave one.
#[must_use]
pub fn cut_off(
    paper: &Paper,
    answers: &Answers,
    played: &Record,
) -> Option<(HalfDay, Option<Reason>)> {
    let goal = Goal::new(paper, answers);
    let mut seat = Seat::NEW;
    for (day, half_day) in HalfDay::ALL.into_iter().enumerate() {
        if let Err(reason) = goal.check(day, seat.sheet()) {
            return Some((half_day, Some(reason)));
        }
        let wanted = played.half_days[day].turns[0].as_slice();
        let mut next = None;
        let visited = goal.turns_of(day, &seat, &mut |turn, after| {
            if turn.as_slice() == wanted {
                next = Some(*after);
            }
        });
        match (visited, next) {
            (Ok(()), Some(after)) => seat = after,
            (visited, _) => return Some((half_day, visited.err())),
        }
    }
    goal.check(HalfDay::COUNT, seat.sheet()).err().map(|reason| (HalfDay::ALL[15], Some(reason)))
}

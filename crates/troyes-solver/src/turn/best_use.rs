//! The best use of a die, found without looking at all of them.

use troyes_rules::{Action, Actions, Board, Sector, Take, Takes};

use super::{DieUse, Turn, Valued};
use crate::features::STAGES;
use crate::network::Network;

/// The best use of a die so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BestUse {
    pub(crate) take: Take,
    pub(crate) valued: Valued,
}

impl BestUse {
    /// Of equal uses, the first in the order of the rules is the best.
    #[inline]
    fn is_better_than(&self, other: &Self) -> bool {
        let (total, most) = (self.valued.total, other.valued.total);
        let place = |take: &Take| (take.sector, take.pay, take.action());
        total > most || (total == most && place(&self.take) < place(&other.take))
    }
}

/// What a resource is about worth, for a first guess at the best use.
const RESOURCE: f32 = 0.5;
/// What it is worth at least, about, and how much further behind the best than that a use must be to be skipped. With 0.4 and
/// 0.4, seven of 4,800 expectations changed, one of them by two points, for less than a tenth of the time.
const RESOURCE_AT_LEAST: f32 = 0.3;
const SAFETY: f32 = 0.5;

impl<E: Network> Turn<'_, E> {
    /// The best use of a sector's die, or a better one that is known already. The board may be that of another roll with the same black die.
    ///
    /// Skips a use that would be far behind even if the die cost much less.
    pub(crate) fn best_use(
        &mut self,
        board: &Board,
        takes: &Takes,
        sector: Sector,
        known: Option<BestUse>,
    ) -> Option<BestUse> {
        let class = self.class(sector);
        let mut ranking = core::mem::take(&mut self.space.rankings[class]);
        let lanes = takes.lanes(sector);
        let mut actions = Actions::NONE;
        for lane in lanes.clone() {
            actions = actions.union(lane.actions());
            for action in lane.actions().without(ranking.known).iter() {
                let leaves = self.leaves(board, &DieUse::new(board, lane.take(action), class));
                ranking.add(action, self.best_leaf(leaves, [0; 3]).total);
            }
        }
        let ranked = || ranking.order.iter().filter(|&&(_, action)| actions.contains(action));
        let ways_to_pay = |action: Action| {
            let lanes = lanes.clone().filter(move |lane| lane.actions().contains(action));
            lanes.map(move |lane| DieUse::new(board, lane.take(action), class))
        };
        // Whatever looks best at its price makes the others fail early.
        let mut first: Option<(f32, DieUse)> = None;
        for &(free, action) in ranked() {
            if first.is_some_and(|(most, _)| free <= most) {
                break;
            }
            for one in ways_to_pay(action) {
                let guess = free - RESOURCE * one.paid();
                if first.is_none_or(|(most, _)| guess > most) {
                    first = Some((guess, one));
                }
            }
        }
        let mut best = known;
        let mut look = |turn: &mut Self, one: &DieUse| {
            let one = BestUse { take: one.take, valued: turn.at_cost(board, one) };
            let better = best.filter(|best| !one.is_better_than(best)).unwrap_or(one);
            best = Some(better);
            better.valued.total
        };
        if let Some((_, one)) = first {
            let mut floor = look(self, &one);
            // In the last half-day nothing is a guess: a resource can be worth nothing, and never hurts.
            let is_last = self.stage == STAGES;
            let (least, safety) = if is_last { (0.0, 0.0) } else { (RESOURCE_AT_LEAST, SAFETY) };
            for &(free, action) in ranked() {
                if free + safety < floor {
                    break;
                }
                for one in ways_to_pay(action) {
                    if free - least * one.paid() + safety >= floor {
                        floor = look(self, &one);
                    }
                }
            }
        }
        self.space.rankings[class] = ranking;
        best
    }
}

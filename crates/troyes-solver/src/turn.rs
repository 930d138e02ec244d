//! The values of the decisions of one turn.
//!
//! Most decisions of a turn are the same few actions at different prices. What an action does to the sheet, with all chains
//! that follow from it, does not depend on the price, so it is worked out once for each action; a price then changes nothing but the purse.

mod best_use;
mod ends;
mod workspace;

use troyes_rules::{Action, Board, Decision, Decisions, Resource, Seat, Sector, Take, TileFace};

use crate::features::{self, Sheet};
use crate::network::{Network, Parts, Sums};

pub use ends::ends;
pub use workspace::Workspace;
use workspace::{Leaf, Remembered, slot};

/// A decision's expected final score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued {
    /// The expected final score.
    pub total: f32,
    /// The leaf that gives it.
    leaf: u32,
    /// Which of the decision's ends that is, in the order of [`ends()`].
    pub(crate) nth: u32,
}

/// A use of a die at its price.
#[derive(Clone, Copy, Debug)]
struct DieUse {
    take: Take,
    /// Names what the die does: its class and its action.
    key: usize,
    cost: [u8; 3],
}

impl DieUse {
    #[inline]
    fn new(board: &Board, take: Take, class: usize) -> Self {
        let cost = cost(board, Decision::Take(take));
        Self { take, key: class * Action::COUNT + take.action().index(), cost }
    }

    /// All that is paid.
    #[inline]
    fn paid(&self) -> f32 {
        let [red, yellow, white] = self.cost;
        f32::from(red + yellow + white)
    }
}

/// A turn, or the rest of one: a seat that has something to decide.
pub struct Turn<'a, E: Network> {
    network: &'a E,
    board: &'a Board,
    seat: &'a Seat,
    stage: usize,
    sheet: Sheet,
    sums: Sums<E::Number>,
    space: &'a mut Workspace<E::Number>,
}

impl<'a, E: Network> Turn<'a, E> {
    /// A turn. The sums of the board are the same for all seats and decisions of a half-day: see [`board_sums`].
    pub fn new(
        network: &'a E,
        board: &'a Board,
        board_sums: &Sums<E::Number>,
        seat: &'a Seat,
        space: &'a mut Workspace<E::Number>,
    ) -> Self {
        let sheet = Sheet::new(board, seat.sheet());
        let mut sums = *board_sums;
        let stage = features::stage(board);
        if stage < features::STAGES {
            for &feature in &sheet.places {
                crate::network::add(&mut sums, network.row(feature));
            }
        }
        space.begin_turn();
        Self { network, board, seat, stage, sheet, sums, space }
    }

    /// The expected final score after a legal decision.
    #[inline]
    pub fn value(&mut self, decision: Decision) -> Valued {
        match decision {
            Decision::Take(take) => {
                let die_use = DieUse::new(self.board, take, self.class(take.sector));
                self.at_cost(self.board, &die_use)
            }
            _ => {
                let first = self.space.leaves.len() as u32;
                self.work_out(self.board, decision, [0; 3]);
                self.best_leaf(first..self.space.leaves.len() as u32, [0; 3])
            }
        }
    }

    /// The best of all legal decisions; of equal ones, the first.
    pub fn best(&mut self) -> Option<(Decision, Valued)> {
        let decisions = self.seat.decisions(self.board);
        if let Decisions::Takes(takes) = decisions {
            let mut best = None;
            for sector in Sector::ALL {
                best = self.best_use(self.board, &takes, sector, best);
            }
            return best.map(|best| (Decision::Take(best.take), best.valued));
        }
        let mut best: Option<(Decision, Valued)> = None;
        for decision in decisions {
            let valued = self.value(decision);
            if best.is_none_or(|(_, most)| valued.total > most.total) {
                best = Some((decision, valued));
            }
        }
        best
    }

    #[inline]
    fn at_cost(&mut self, board: &Board, die_use: &DieUse) -> Valued {
        let cost = die_use.cost;
        let slot = slot(die_use.key, cost);
        let leaves = self.leaves(board, die_use);
        let Remembered { turn, nth, total } = self.space.memory[slot];
        if turn == self.space.turn {
            let nth = u32::from(nth);
            return Valued { total, leaf: leaves.start + nth, nth };
        }
        let valued = self.best_leaf(leaves, cost);
        // Hardly anything ends in more ways than fit.
        if let Ok(nth) = u16::try_from(valued.nth) {
            let total = valued.total;
            self.space.memory[slot] = Remembered { turn: self.space.turn, nth, total };
        }
        valued
    }

    #[inline]
    fn leaves(&mut self, board: &Board, die_use: &DieUse) -> core::ops::Range<u32> {
        let (turn, first, end) = self.space.by_key[die_use.key];
        if turn == self.space.turn {
            return first..end;
        }
        let first = self.space.leaves.len() as u32;
        self.work_out(board, Decision::Take(die_use.take), die_use.cost);
        let end = self.space.leaves.len() as u32;
        self.space.by_key[die_use.key] = (self.space.turn, first, end);
        first..end
    }

    /// Dice at a tile that adds to buildings do other things than dice elsewhere.
    #[inline]
    fn class(&self, sector: Sector) -> usize {
        let adds = matches!(
            self.board.tile(sector),
            Some(
                TileFace::CathedralGivesResources
                    | TileFace::WorkGivesCitizen
                    | TileFace::FortressGivesCitizens
                    | TileFace::HallCountsOneMore
            )
        );
        if adds { 1 + sector.index() } else { 0 }
    }

    /// Adds all ends of a decision to the leaves.
    fn work_out(&mut self, board: &Board, decision: Decision, cost: [u8; 3]) {
        let mut found = core::mem::take(&mut self.space.found);
        found.of(board, self.seat, decision);
        for &end in &found.ends {
            self.add_leaf(end, cost);
        }
        self.space.found = found;
    }

    #[inline]
    fn add_leaf(&mut self, seat: Seat, cost: [u8; 3]) {
        let mut sums = self.sums;
        if self.stage < features::STAGES {
            let mut sheet = self.sheet;
            sheet.update(self.board, seat.sheet());
            self.network.replace(&mut sums, &self.sheet, &sheet);
        }
        let points = Parts { resources: 0.0, ..Parts::from(seat.sheet().score()) };
        let unpaid =
            Resource::ALL.map(|resource| seat.sheet().available(resource) + cost[resource.index()]);
        self.space.leaves.push(Leaf { sums, points, unpaid });
    }

    #[inline]
    fn best_leaf(&self, leaves: core::ops::Range<u32>, cost: [u8; 3]) -> Valued {
        let first = leaves.start;
        let mut best = Valued { total: f32::NEG_INFINITY, leaf: first, nth: 0 };
        for leaf in leaves {
            let total = self.leaf_total(leaf, cost);
            if total > best.total {
                best = Valued { total, leaf, nth: leaf - first };
            }
        }
        best
    }

    #[inline]
    fn leaf_total(&self, leaf: u32, cost: [u8; 3]) -> f32 {
        let leaf = &self.space.leaves[leaf as usize];
        let (available, now) = leaf.paid(cost);
        if self.stage == features::STAGES {
            return now.total();
        }
        let sums = self.network.with_purse(&leaf.sums, features::purse(available));
        now.total() + self.network.total(self.stage, &sums)
    }

    fn leaf_parts(&self, leaf: u32, cost: [u8; 3]) -> Parts {
        let leaf = &self.space.leaves[leaf as usize];
        let (available, now) = leaf.paid(cost);
        if self.stage == features::STAGES {
            return now;
        }
        let sums = self.network.with_purse(&leaf.sums, features::purse(available));
        now + self.network.output(self.stage, &sums)
    }

    /// The parts of a decision's expected final score.
    #[must_use]
    pub fn parts(&self, decision: Decision, valued: Valued) -> Parts {
        self.leaf_parts(valued.leaf, cost(self.board, decision))
    }

    /// The same for a die of another roll.
    pub(crate) fn parts_on(&self, board: &Board, decision: Decision, valued: Valued) -> Parts {
        self.leaf_parts(valued.leaf, cost(board, decision))
    }

    /// The seat after a decision and the best choices of the chains that follow.
    #[must_use]
    pub fn end(&self, decision: Decision, valued: Valued) -> Seat {
        ends(self.board, self.seat, decision)[valued.nth as usize]
    }

    /// The expected final score of the seat as it stands, if it has nothing to decide before the next roll.
    pub(crate) fn standing(&mut self) -> f32 {
        let purse = [0; 3];
        self.add_leaf(*self.seat, purse);
        self.leaf_total(self.space.leaves.len() as u32 - 1, purse)
    }

    /// Every end of a decision with the parts of its value.
    pub fn ends(&mut self, decision: Decision) -> Vec<(Seat, Parts)> {
        let valued = self.value(decision);
        let cost = cost(self.board, decision);
        let first = valued.leaf - valued.nth;
        let ends = ends(self.board, self.seat, decision);
        (first..).zip(ends).map(|(leaf, end)| (end, self.leaf_parts(leaf, cost))).collect()
    }
}

#[inline]
fn cost(board: &Board, decision: Decision) -> [u8; 3] {
    match decision {
        Decision::Take(take) => board.cost(&take).unwrap_or_default().0,
        _ => [0; 3],
    }
}

/// The sums of what lies in the middle of the table.
#[must_use]
pub fn board_sums<E: Network>(network: &E, board: &Board) -> Sums<E::Number> {
    let (features, len) = features::board(board);
    network.sums(&features[..len])
}

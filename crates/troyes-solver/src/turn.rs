//! The values of the decisions of one turn.
//!
//! Most decisions of a turn are the same few actions at different prices. What an action does to the sheet, with all chains
//! that follow from it, does not depend on the price, so it is worked out once for each action; a price then changes nothing but the purse.

use troyes_rules::decisions::Takes;
use troyes_rules::printed::RESOURCES_PER_POINT;
use troyes_rules::{Board, Decision, Decisions, Resource, Seat, Sector, Take, TileFace};

use crate::features::{self, Sheet};
use crate::network::{Network, Number, Parts, Sums};

/// A value, use and colour, as in the sets of the rules.
const ACTIONS: usize = 7 * 3 * 3;
/// A die lies at no tile that adds to buildings, or on one of the four sectors beside one.
const CLASSES: usize = 1 + Sector::COUNT;
const KEYS: usize = ACTIONS * CLASSES;
/// The most of each resource that a die can cost: six steps, a sector's price and a tile's; the same for the others.
const MOST: [usize; 3] = [8, 4, 4];
const COSTS: usize = (MOST[0] + 1) * (MOST[1] + 1) * (MOST[2] + 1);

/// A way in which an action can end: the sheet, chains worked off, and the sums of everything but the purse.
#[derive(Clone, Copy, Debug)]
struct Leaf<N> {
    sums: Sums<N>,
    /// Points so far from citizens and rows.
    points: Parts,
    /// What could be spent if the die had cost nothing.
    unpaid: [u8; 3],
}

impl<N> Leaf<N> {
    /// What is left to spend and the points so far, after paying.
    #[inline]
    fn paid(&self, cost: [u8; 3]) -> ([u8; 3], Parts) {
        let available: [u8; 3] = core::array::from_fn(|i| self.unpaid[i] - cost[i]);
        let [red, yellow, white] = available.map(|count| f32::from(count / RESOURCES_PER_POINT));
        (available, Parts { resources: red + yellow + white, ..self.points })
    }
}

/// A decision's expected final score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Valued {
    /// The expected final score.
    pub total: f32,
    /// The leaf that gives it.
    leaf: u32,
    /// Which of the decision's ends that is, in the order of [`ends`].
    pub(crate) nth: u32,
}

/// The uses of dice that have been worked out in a turn, by what they are worth if their price is given back, best first. A price only ever makes
/// a use worse, so whoever looks for the best use of a die can stop early.
#[derive(Clone, Debug, Default)]
struct Ranking {
    /// The bits of all uses in the order.
    known: u64,
    order: Vec<(f32, u32)>,
}

impl Ranking {
    fn clear(&mut self) {
        self.known = 0;
        self.order.clear();
    }

    #[inline]
    fn add(&mut self, bit: u32, free: f32) {
        self.known |= 1 << bit;
        let behind = self.order.partition_point(|&(other, _)| other >= free);
        self.order.insert(behind, (free, bit));
    }
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
        Self { take, key: class * ACTIONS + action(&take) as usize, cost }
    }

    /// All that is paid.
    #[inline]
    fn paid(&self) -> f32 {
        let [red, yellow, white] = self.cost;
        f32::from(red + yellow + white)
    }
}

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
        let place = |take: &Take| (take.sector, take.pay, action(take));
        total > most || (total == most && place(&self.take) < place(&other.take))
    }
}

/// What a resource is about worth, for a first guess at the best use.
const RESOURCE: f32 = 0.5;
/// What it is worth at least, about, and how much further behind the best than that a use must be to be skipped. With 0.4 and
/// 0.4, seven of 4,800 expectations changed, one of them by two points, for less than a tenth of the time.
const RESOURCE_AT_LEAST: f32 = 0.3;
const SAFETY: f32 = 0.5;

/// The value of an action at a cost. Small, because there are many, and a turn reaches for them in no order.
#[derive(Clone, Copy, Debug, Default)]
struct Remembered {
    turn: u16,
    /// Which of the action's leaves gives it.
    nth: u16,
    total: f32,
}

/// Memory that turns use one after the other.
#[derive(Debug)]
pub struct Workspace<N> {
    leaves: Vec<Leaf<N>>,
    /// The leaves of each action, if they have been worked out in this turn.
    by_key: Vec<(u16, u32, u32)>,
    /// Values by action and cost.
    memory: Vec<Remembered>,
    /// Values of actions if their price is given back: for dice at no tile that adds to buildings, and for each sector beside one.
    rankings: [Ranking; CLASSES],
    /// The number of the turn: what carries another is old.
    turn: u16,
    found: Ends,
}

impl<N: Number> Default for Workspace<N> {
    fn default() -> Self {
        Self {
            leaves: Vec::new(),
            by_key: vec![(0, 0, 0); KEYS],
            memory: vec![Remembered::default(); KEYS * COSTS],
            rankings: Default::default(),
            turn: 0,
            found: Ends::default(),
        }
    }
}

impl<N> Workspace<N> {
    fn begin_turn(&mut self) {
        if self.turn == u16::MAX {
            self.by_key.fill((0, 0, 0));
            self.memory.fill(Remembered::default());
            self.turn = 0;
        }
        self.turn += 1;
        self.leaves.clear();
        self.rankings.iter_mut().for_each(Ranking::clear);
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
        let mut uses = 0;
        for lane in lanes.clone() {
            uses |= lane.uses();
            for bit in bits(lane.uses() & !ranking.known) {
                let leaves = self.leaves(board, &DieUse::new(board, lane.take(bit), class));
                ranking.add(bit, self.best_leaf(leaves, [0; 3]).total);
            }
        }
        let ranked = || ranking.order.iter().filter(|&&(_, bit)| uses >> bit & 1 == 1);
        let ways_to_pay = |bit: u32| {
            let lanes = lanes.clone().filter(move |lane| lane.uses() >> bit & 1 == 1);
            lanes.map(move |lane| DieUse::new(board, lane.take(bit), class))
        };
        // Whatever looks best at its price makes the others fail early.
        let mut first: Option<(f32, DieUse)> = None;
        for &(free, bit) in ranked() {
            if first.is_some_and(|(most, _)| free <= most) {
                break;
            }
            for one in ways_to_pay(bit) {
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
            let is_last = self.stage == features::STAGES;
            let (least, safety) = if is_last { (0.0, 0.0) } else { (RESOURCE_AT_LEAST, SAFETY) };
            for &(free, bit) in ranked() {
                if free + safety < floor {
                    break;
                }
                for one in ways_to_pay(bit) {
                    if free - least * one.paid() + safety >= floor {
                        floor = look(self, &one);
                    }
                }
            }
        }
        self.space.rankings[class] = ranking;
        best
    }

    #[inline]
    fn at_cost(&mut self, board: &Board, die_use: &DieUse) -> Valued {
        let cost = die_use.cost;
        let [red, yellow, white] = cost.map(usize::from);
        let slot = die_use.key * COSTS + (red * (MOST[1] + 1) + yellow) * (MOST[2] + 1) + white;
        let leaves = self.leaves(board, die_use);
        let Remembered { turn, nth, total } = self.space.memory[slot];
        if turn == self.space.turn {
            let nth = u32::from(nth);
            return Valued { total, leaf: leaves.start + nth, nth };
        }
        let valued = self.best_leaf(leaves, cost);
        // Hardly anything ends in so many ways that they would not fit.
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

    /// Every end of a decision with the parts of its value.
    pub fn ends(&mut self, decision: Decision) -> Vec<(Seat, Parts)> {
        let valued = self.value(decision);
        let cost = cost(self.board, decision);
        let first = valued.leaf - valued.nth;
        let ends = ends(self.board, self.seat, decision);
        (first..).zip(ends).map(|(leaf, end)| (end, self.leaf_parts(leaf, cost))).collect()
    }
}

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
struct Ends {
    waiting: Vec<Seat>,
    ends: Vec<Seat>,
}

impl Ends {
    fn of(&mut self, board: &Board, seat: &Seat, decision: Decision) {
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

#[inline]
fn cost(board: &Board, decision: Decision) -> [u8; 3] {
    match decision {
        Decision::Take(take) => board.cost(&take).unwrap_or_default().0,
        _ => [0; 3],
    }
}

/// What a die is used for, as the bit of a [`Lane`](troyes_rules::decisions::Lane).
#[inline]
fn action(take: &Take) -> u32 {
    9 * u32::from(take.value.get()) + 3 * take.r#use as u32 + take.color.index() as u32
}

/// The bits of a word, lowest first.
#[inline]
fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}

/// The sums of what lies in the middle of the table.
#[must_use]
pub fn board_sums<E: Network>(network: &E, board: &Board) -> Sums<E::Number> {
    let (features, len) = features::board(board);
    network.sums(&features[..len])
}

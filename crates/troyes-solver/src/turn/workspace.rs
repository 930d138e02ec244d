//! What turns remember while they last, in memory that is used again.

use troyes_rules::printed::RESOURCES_PER_POINT;
use troyes_rules::{Action, Actions, Sector};

use super::ends::Ends;
use crate::network::{Number, Parts, Sums};

/// A die lies at no tile that adds to buildings, or on one of the four sectors beside one.
const CLASSES: usize = 1 + Sector::COUNT;
const KEYS: usize = Action::COUNT * CLASSES;
/// The most of each resource that a die can cost: six steps, a sector's price and a tile's; the same for the others.
const MOST: [usize; 3] = [8, 4, 4];
const COSTS: usize = (MOST[0] + 1) * (MOST[1] + 1) * (MOST[2] + 1);

/// Where the value of an action at a cost is remembered.
#[inline]
pub(super) fn slot(key: usize, cost: [u8; 3]) -> usize {
    let [red, yellow, white] = cost.map(usize::from);
    key * COSTS + (red * (MOST[1] + 1) + yellow) * (MOST[2] + 1) + white
}

/// A way in which an action can end: the sheet, chains worked off, and the sums of everything but the purse.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf<N> {
    pub(super) sums: Sums<N>,
    /// Points so far from citizens and rows.
    pub(super) points: Parts,
    /// What could be spent if the die had cost nothing.
    pub(super) unpaid: [u8; 3],
}

impl<N> Leaf<N> {
    /// What is left to spend and the points so far, after paying.
    #[inline]
    pub(super) fn paid(&self, cost: [u8; 3]) -> ([u8; 3], Parts) {
        let available: [u8; 3] = core::array::from_fn(|i| self.unpaid[i] - cost[i]);
        let [red, yellow, white] = available.map(|count| f32::from(count / RESOURCES_PER_POINT));
        (available, Parts { resources: red + yellow + white, ..self.points })
    }
}

/// The uses of dice that have been worked out in a turn, by what they are worth if their price is given back, best first. A price only ever makes
/// a use worse, so a search for the best use of a die can stop early.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranking {
    /// All uses in the order.
    pub(super) known: Actions,
    pub(super) order: Vec<(f32, Action)>,
}

impl Ranking {
    fn clear(&mut self) {
        self.known = Actions::NONE;
        self.order.clear();
    }

    #[inline]
    pub(super) fn add(&mut self, action: Action, free: f32) {
        self.known = self.known.with(action);
        let behind = self.order.partition_point(|&(other, _)| other >= free);
        self.order.insert(behind, (free, action));
    }
}

/// The value of an action at a cost. Small, because there are many, and a turn reaches for them in no order.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Remembered {
    pub(super) turn: u16,
    /// Which of the action's leaves gives it.
    pub(super) nth: u16,
    pub(super) total: f32,
}

/// Memory that turns use one after the other: making it takes longer than a turn does. The numbers are those of the network.
#[derive(Debug)]
pub struct Workspace<N = i16> {
    pub(super) leaves: Vec<Leaf<N>>,
    /// The leaves of each action, if they have been worked out in this turn.
    pub(super) by_key: Vec<(u16, u32, u32)>,
    /// Values by action and cost.
    pub(super) memory: Vec<Remembered>,
    /// Values of actions if their price is given back: for dice at no tile that adds to buildings, and for each sector beside one.
    pub(super) rankings: [Ranking; CLASSES],
    /// The number of the turn: what carries another is old.
    pub(super) turn: u16,
    pub(super) found: Ends,
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
    pub(super) fn begin_turn(&mut self) {
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

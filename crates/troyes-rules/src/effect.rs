//! What happens, outcome in order: for previews, logs and screen readers.
//!
//! Playing reports effects to a callback, in order. Callers that do not care pass an empty one, and the compiler removes it. Effects that count as one are merged
//! by [`Effect::runs`], for the wire and for words alike.

use crate::building::{Building, Cell, Row};
use crate::color::{Color, Resource};
use crate::printed::{Bonus, Link};

/// One thing that happens to a sheet. A decision, or an event, has a list of them in the order of R6.7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// An attack meets a cell (R4.4).
    Attacked {
        /// The cell.
        cell: Cell,
        /// What became of it.
        outcome: Outcome,
    },
    /// Resources are spent: price and changes of the die together (R5.4).
    Paid {
        /// Which resource.
        resource: Resource,
        /// How many.
        amount: u8,
    },
    /// A space of a resource track is circled (R2.3).
    Circled {
        /// Which resource.
        resource: Resource,
        /// The number of the space, 1 to 18.
        space: u8,
    },
    /// A space of a citizen track is circled (R2.6).
    Joined {
        /// The citizen's colour.
        color: Color,
        /// The number of the space, 1 to 20.
        space: u8,
    },
    /// A building stands (R6.2, R6.5).
    Built {
        /// The building.
        building: Building,
    },
    /// A cathedral unlocks a row (R6.4).
    Unlocked {
        /// The row.
        row: Row,
        /// Points per building of it.
        points: u8,
    },
    /// A link bonus is won (R2.10).
    Linked {
        /// The diamond.
        link: Link,
    },
    /// A bonus of the citizen tracks is won (R2.8, R2.9).
    Won {
        /// What it is.
        bonus: Bonus,
        /// The track that reached the space.
        color: Color,
        /// The space.
        space: u8,
    },
    /// Something gained has no place any more.
    Lost(Loss),
}

impl Effect {
    /// Effects in their order, those together that are outcome as one: spaces of one track in a row, and equal losses in a row.
    ///
    /// ```
    /// use troyes_rules::{Color, Effect, Resource};
    ///
    /// let circled = |space| Effect::Circled { resource: Resource::Deniers, space };
    /// let effects = [circled(4), circled(5), circled(6), Effect::Joined { color: Color::Yellow, space: 1 }];
    /// assert_eq!(Effect::runs(&effects).map(<[_]>::len).collect::<Vec<_>>(), [3, 1]);
    /// ```
    pub fn runs(effects: &[Self]) -> impl Iterator<Item = &[Self]> {
        effects.chunk_by(Self::goes_on)
    }

    /// The effects of a decision without what is paid for its die, which always comes first (R5.4).
    #[must_use]
    pub fn once_paid(effects: &[Self]) -> &[Self] {
        let paid = effects.iter().take_while(|effect| matches!(effect, Self::Paid { .. })).count();
        &effects[paid..]
    }

    /// Whether the next effect is outcome together with this one.
    fn goes_on(&self, next: &Self) -> bool {
        match (self, next) {
            (Self::Circled { resource: a, .. }, Self::Circled { resource: b, .. })
            | (Self::Lost(Loss::Resource(a)), Self::Lost(Loss::Resource(b))) => a == b,
            (Self::Joined { color: a, .. }, Self::Joined { color: b, .. }) => a == b,
            (Self::Lost(Loss::Citizen), Self::Lost(Loss::Citizen)) => true,
            _ => false,
        }
    }
}

/// What an attack does to a cell (R4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// It is crossed out.
    Crossed,
    /// The Fortress of its column saves it.
    Protected,
    /// It had been crossed out before.
    AlreadyCrossed,
}

/// What is lost for want of a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loss {
    /// A resource on a full track (R2.5).
    Resource(Resource),
    /// A citizen when all three tracks are full (R2.7).
    Citizen,
    /// A free building without a legal place (R6.6).
    FreeBuilding(Bonus),
}

//! Offers on the wire. Many of them lead to the same thing by other dice and prices, so what they lead to is sent once and
//! named by its index.

use serde::{Deserialize, Serialize};
use troyes_rules::{Board, Take};
use ts_rs::TS;

use super::board::PriceView;
use super::decision::Decision;
use super::effect::Effect;
use super::words::{Color, Kind, Resource};

/// Everything that a player may decide now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OffersView {
    /// What offers lead to.
    pub outcomes: Vec<OutcomeView>,
    /// The offers.
    pub offers: Vec<OfferView>,
}

/// What one or more offers lead to, once they are paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OutcomeView {
    /// Where on the sheet it is.
    pub target: Target,
    /// What happens, in order, without the payment.
    pub effects: Vec<Effect>,
    /// Whether the turn is finished then; otherwise something has to be chosen next.
    pub finishes: bool,
}

/// One legal decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OfferView {
    /// What to send.
    pub decision: Decision,
    /// What it costs, all in all.
    pub cost: PriceView,
    /// The points that it adds at once.
    pub points: i32,
    /// The index of what it leads to.
    pub outcome: u32,
}

/// The place on the sheet that a decision is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Target {
    /// A building.
    Building {
        /// The district.
        color: Color,
        /// Upper or lower row.
        kind: Kind,
        /// The column.
        position: u8,
    },
    /// A resource track.
    Resource {
        /// Which one.
        resource: Resource,
        /// How many the die gives.
        amount: u8,
    },
    /// All resource tracks.
    Relief,
    /// A citizen track.
    Citizen {
        /// Which one.
        color: Color,
    },
}

impl OffersView {
    /// The offers of a table to a player who sits at this board.
    #[must_use]
    pub fn new(board: &Board, offers: &[troyes_table::Offer]) -> Self {
        let mut outcomes: Vec<OutcomeView> = Vec::new();
        let mut views = Vec::with_capacity(offers.len());
        for offer in offers {
            let outcome = outcome_view(board, offer);
            let index = outcomes.iter().position(|known| *known == outcome).unwrap_or_else(|| {
                outcomes.push(outcome);
                outcomes.len() - 1
            });
            let [influence, deniers, knowledge] = offer.cost.0;
            views.push(OfferView {
                decision: offer.decision.into(),
                cost: PriceView { any: 0, influence, deniers, knowledge },
                points: offer.points,
                outcome: index as u32,
            });
        }
        Self { outcomes, offers: views }
    }
}

fn outcome_view(board: &Board, offer: &troyes_table::Offer) -> OutcomeView {
    let is_payment = |effect: &Effect| matches!(effect, Effect::Paid { .. });
    let effects = offer.effects.iter().map(|&effect| Effect::from(effect));
    OutcomeView {
        target: target(board, offer.decision),
        effects: effects.filter(|effect| !is_payment(effect)).collect(),
        finishes: offer.finishes,
    }
}

fn target(board: &Board, decision: troyes_rules::Decision) -> Target {
    match decision {
        troyes_rules::Decision::Take(Take { color, value, r#use, .. }) => {
            match (r#use.kind(), value.face()) {
                (Some(kind), Some(face)) => Target::Building {
                    color: color.into(),
                    kind: kind.into(),
                    position: board.columns().position_of(face).get(),
                },
                _ => Target::Resource { resource: color.resource().into(), amount: value.get() },
            }
        }
        troyes_rules::Decision::Relief => Target::Relief,
        troyes_rules::Decision::Build(building) => Target::Building {
            color: building.color.into(),
            kind: building.kind.into(),
            position: building.position.get(),
        },
        troyes_rules::Decision::Citizen(color) => Target::Citizen { color: color.into() },
    }
}

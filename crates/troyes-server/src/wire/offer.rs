//! Offers on the wire: what can be done on the sheet, and for each the ways to get there. The same building or the same
//! gain can be had by several dice and prices, so what happens is told once, and the ways are short.

use serde::{Deserialize, Serialize};
use troyes_rules::{Board, Take};
use ts_rs::TS;
use utoipa::ToSchema;

use super::decision::Decision;
use super::effect::Effect;
use super::words::{Color, Kind, Resource};

/// Something that a player may do now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "wire.ts")]
pub struct OfferView {
    /// Where on the sheet it is.
    pub target: Target,
    /// What to send, with sector and payment of one of the ways.
    pub decision: Decision,
    /// What happens, in order, once it is paid.
    pub effects: Vec<Effect>,
    /// Whether the turn is finished then; otherwise something has to be chosen next.
    pub finishes: bool,
    /// How to get there; a single one without a sector if no die is taken.
    pub ways: Vec<WayView>,
}

/// A die, and what it costs to take and change it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "wire.ts")]
pub struct WayView {
    /// Where the die lies.
    pub sector: Option<u8>,
    /// The resource chosen where the price contains one of any kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pay: Option<Resource>,
    /// What it costs, all in all: influence, deniers, knowledge.
    pub cost: [u8; 3],
    /// The points that it adds at once.
    pub points: i32,
}

/// The place on the sheet that a decision is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
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

/// All offers of a table to a player who sits at this board.
#[must_use]
pub fn offer_views(board: &Board, offers: &[troyes_table::Offer]) -> Vec<OfferView> {
    let mut views: Vec<OfferView> = Vec::new();
    for offer in offers {
        let (sector, pay) = match offer.decision {
            troyes_rules::Decision::Take(Take { sector, pay, .. }) => {
                (Some(sector.get()), pay.map(Into::into))
            }
            _ => (None, None),
        };
        let way = WayView { sector, pay, cost: offer.cost.0, points: offer.points };
        let view = OfferView {
            target: target(board, offer.decision),
            decision: offer.decision.into(),
            effects: Effect::tell_unpaid(&offer.effects),
            finishes: offer.finishes,
            ways: vec![way.clone()],
        };
        // The same place may mean something else by another die: tiles change what a die does.
        let same = |known: &&mut OfferView| {
            known.target == view.target
                && known.effects == view.effects
                && known.finishes == view.finishes
        };
        match views.iter_mut().find(same) {
            Some(known) => known.ways.push(way),
            None => views.push(view),
        }
    }
    views
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

//! Offers on the wire: what can be done on the sheet, and for each the ways to get there. The same building or the same
//! gain can be had by several dice and prices, so what happens is sent once, and the ways are short.

use serde::{Deserialize, Serialize};
use troyes_rules::Board;
use troyes_table::{Choice, Offer, by_outcome};
use ts_rs::TS;

use crate::decision::Decision;
use crate::effect::Effect;
use crate::words::{Color, Kind, Resource};

/// Something that a player may do now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
pub(crate) fn offer_views(board: &Board, offers: &[Offer]) -> Vec<OfferView> {
    by_outcome(board.columns(), offers).iter().map(Into::into).collect()
}

impl From<&Choice<'_>> for OfferView {
    fn from(choice: &Choice<'_>) -> Self {
        let first = choice.ways[0];
        Self {
            target: Target::new(choice.target, first.decision),
            decision: first.decision.into(),
            effects: Effect::summarise_unpaid(&first.effects),
            finishes: first.finishes,
            ways: choice.ways.iter().map(|&way| way.into()).collect(),
        }
    }
}

impl From<&Offer> for WayView {
    fn from(offer: &Offer) -> Self {
        let take = offer.decision.take();
        Self {
            sector: take.map(|take| take.sector.get()),
            pay: take.and_then(|take| take.pay).map(Into::into),
            cost: offer.cost.0,
            points: offer.points,
        }
    }
}

impl Target {
    fn new(target: troyes_rules::Target, decision: troyes_rules::Decision) -> Self {
        use troyes_rules::Target as Of;
        match target {
            Of::Building(building) => Self::Building {
                color: building.color.into(),
                kind: building.kind.into(),
                position: building.position.get(),
            },
            Of::Resource(resource) => Self::Resource {
                resource: resource.into(),
                amount: decision.take().map_or(0, |take| take.value.get()),
            },
            Of::Citizen(color) => Self::Citizen { color: color.into() },
            Of::Relief => Self::Relief,
        }
    }
}

//! Effects on the wire.

use serde::{Deserialize, Serialize};
use troyes_rules::{Loss, printed};
use ts_rs::TS;

use crate::words::{Bonus, Color, Kind, Resource, Row};

/// Something that happens to a sheet. Equal things in a row are merged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
#[allow(missing_docs, reason = "says the same as the effects of the rules")]
pub enum Effect {
    Attacked { color: Color, position: u8, outcome: Outcome },
    Paid { resource: Resource, amount: u8 },
    Circled { resource: Resource, from: u8, to: u8 },
    Joined { color: Color, from: u8, to: u8 },
    Built { color: Color, kind: Kind, position: u8 },
    Unlocked { row: Row, points: u8 },
    Linked { row: Row, left: u8 },
    Won { bonus: Bonus, color: Color, space: u8 },
    LostResources { resource: Resource, count: u8 },
    LostCitizens { count: u8 },
    LostBuilding { bonus: Bonus },
}

/// What an attack does to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
#[allow(missing_docs, reason = "says the same as the outcome of the rules")]
pub enum Outcome {
    Crossed,
    Protected,
    AlreadyCrossed,
}

impl From<troyes_rules::Effect> for Effect {
    fn from(effect: troyes_rules::Effect) -> Self {
        Self::of_run(&[effect])
    }
}

impl Effect {
    /// Effects in their order, equal ones in a row merged.
    #[must_use]
    pub(crate) fn summarise(effects: &[troyes_rules::Effect]) -> Vec<Self> {
        troyes_rules::Effect::runs(effects).map(Self::of_run).collect()
    }

    /// The same without what was paid: the cost stands beside it.
    #[must_use]
    pub fn summarise_unpaid(effects: &[troyes_rules::Effect]) -> Vec<Self> {
        Self::summarise(troyes_rules::Effect::once_paid(effects))
    }

    /// A run of [`troyes_rules::Effect::runs`].
    fn of_run(run: &[troyes_rules::Effect]) -> Self {
        use troyes_rules::Effect as Of;
        // A run has at most as many effects as a track has spaces, or a die and its tiles have gifts.
        let count = run.len() as u8;
        match run[0] {
            Of::Attacked { cell, outcome } => Self::Attacked {
                color: cell.color.into(),
                position: cell.position.get(),
                outcome: match outcome {
                    troyes_rules::Outcome::Crossed => Outcome::Crossed,
                    troyes_rules::Outcome::Protected => Outcome::Protected,
                    troyes_rules::Outcome::AlreadyCrossed => Outcome::AlreadyCrossed,
                },
            },
            Of::Paid { resource, amount } => Self::Paid { resource: resource.into(), amount },
            Of::Circled { resource, space } => {
                Self::Circled { resource: resource.into(), from: space, to: space + count - 1 }
            }
            Of::Joined { color, space } => {
                Self::Joined { color: color.into(), from: space, to: space + count - 1 }
            }
            Of::Built { building } => Self::Built {
                color: building.color.into(),
                kind: building.kind.into(),
                position: building.position.get(),
            },
            Of::Unlocked { row, points } => Self::Unlocked { row: row.into(), points },
            Of::Linked { link: printed::Link { row, left, .. } } => {
                Self::Linked { row: row.into(), left: left.get() }
            }
            Of::Won { bonus, color, space } => {
                Self::Won { bonus: bonus.into(), color: color.into(), space }
            }
            Of::Lost(Loss::Resource(resource)) => {
                Self::LostResources { resource: resource.into(), count }
            }
            Of::Lost(Loss::Citizen) => Self::LostCitizens { count },
            Of::Lost(Loss::FreeBuilding(bonus)) => Self::LostBuilding { bonus: bonus.into() },
        }
    }
}

//! Effects on the wire.

use serde::{Deserialize, Serialize};
use troyes_rules::{Loss, printed};
use ts_rs::TS;

use super::words::{Bonus, Color, Kind, Resource, Row};

/// Something that happens to a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
#[allow(missing_docs, reason = "says the same as the effects of the rules")]
pub enum Effect {
    Attacked { color: Color, position: u8, outcome: Outcome },
    Paid { resource: Resource, amount: u8 },
    Circled { resource: Resource, space: u8 },
    Joined { color: Color, space: u8 },
    Built { color: Color, kind: Kind, position: u8 },
    Unlocked { row: Row, points: u8 },
    Linked { row: Row, left: u8 },
    Won { bonus: Bonus, color: Color, space: u8 },
    LostResource { resource: Resource },
    LostCitizen,
    LostBuilding { bonus: Bonus },
}

/// What an attack does to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
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
        use troyes_rules::Effect as Of;
        match effect {
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
            Of::Circled { resource, space } => Self::Circled { resource: resource.into(), space },
            Of::Joined { color, space } => Self::Joined { color: color.into(), space },
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
            Of::Lost(Loss::Resource(resource)) => Self::LostResource { resource: resource.into() },
            Of::Lost(Loss::Citizen) => Self::LostCitizen,
            Of::Lost(Loss::FreeBuilding(bonus)) => Self::LostBuilding { bonus: bonus.into() },
        }
    }
}

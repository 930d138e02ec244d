//! Decisions as they are kept.

use serde::{Deserialize, Serialize};
use troyes_rules::{Building, Decision, Position, Sector, Take, Value};

use crate::Damaged;
use crate::words::{StoredColor, StoredKind, StoredResource, StoredUse};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum StoredDecision {
    #[serde(rename = "take")]
    Take {
        sector: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<StoredResource>,
        color: StoredColor,
        value: u8,
        #[serde(rename = "use")]
        used_for: StoredUse,
    },
    #[serde(rename = "relief")]
    Relief,
    #[serde(rename = "build")]
    Build { color: StoredColor, kind: StoredKind, position: u8 },
    #[serde(rename = "citizen")]
    Citizen { color: StoredColor },
}

impl From<Decision> for StoredDecision {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::Take(Take { sector, pay, color, value, r#use }) => Self::Take {
                sector: sector.get(),
                pay: pay.map(Into::into),
                color: color.into(),
                value: value.get(),
                used_for: r#use.into(),
            },
            Decision::Relief => Self::Relief,
            Decision::Build(Building { color, kind, position }) => {
                Self::Build { color: color.into(), kind: kind.into(), position: position.get() }
            }
            Decision::Citizen(color) => Self::Citizen { color: color.into() },
        }
    }
}

impl TryFrom<StoredDecision> for Decision {
    type Error = Damaged;

    fn try_from(stored: StoredDecision) -> Result<Self, Damaged> {
        let damaged = || Damaged("a number of a decision does not exist".to_owned());
        Ok(match stored {
            StoredDecision::Take { sector, pay, color, value, used_for } => Self::Take(Take {
                sector: Sector::new(sector).ok_or_else(damaged)?,
                pay: pay.map(Into::into),
                color: color.into(),
                value: Value::new(value).ok_or_else(damaged)?,
                r#use: used_for.into(),
            }),
            StoredDecision::Relief => Self::Relief,
            StoredDecision::Build { color, kind, position } => Self::Build(Building {
                color: color.into(),
                kind: kind.into(),
                position: Position::new(position).ok_or_else(damaged)?,
            }),
            StoredDecision::Citizen { color } => Self::Citizen(color.into()),
        })
    }
}

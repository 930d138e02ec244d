//! Decisions on the wire.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use troyes_rules::{Building, Position, Sector, Take, Value};
use ts_rs::TS;

use crate::words::{Color, Kind, Resource, Use};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Decision {
    /// Take a die.
    Take {
        /// Where it lies, 0 to 3.
        sector: u8,
        /// The resource chosen where the price contains one of any kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pay: Option<Resource>,
        /// The colour after changing it.
        color: Color,
        /// The value after changing it.
        value: u8,
        /// What it is used for.
        r#use: Use,
    },
    /// One of each resource, because no die can be paid for.
    Relief,
    /// Put a free building here.
    Build {
        /// The district.
        color: Color,
        /// Upper or lower row.
        kind: Kind,
        /// The column, 1 to 6.
        position: u8,
    },
    /// Send a citizen to this track.
    Citizen {
        /// The track.
        color: Color,
    },
}

/// A number of a decision is out of its range.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("{field} {number} does not exist")]
pub struct BadDecision {
    /// Which number.
    pub field: &'static str,
    /// What it is.
    pub number: u8,
}

impl From<troyes_rules::Decision> for Decision {
    fn from(decision: troyes_rules::Decision) -> Self {
        match decision {
            troyes_rules::Decision::Take(Take { sector, pay, color, value, r#use }) => Self::Take {
                sector: sector.get(),
                pay: pay.map(Into::into),
                color: color.into(),
                value: value.get(),
                r#use: r#use.into(),
            },
            troyes_rules::Decision::Relief => Self::Relief,
            troyes_rules::Decision::Build(Building { color, kind, position }) => {
                Self::Build { color: color.into(), kind: kind.into(), position: position.get() }
            }
            troyes_rules::Decision::Citizen(color) => Self::Citizen { color: color.into() },
        }
    }
}

impl TryFrom<Decision> for troyes_rules::Decision {
    type Error = BadDecision;

    fn try_from(decision: Decision) -> Result<Self, BadDecision> {
        let bad = |field, number| BadDecision { field, number };
        Ok(match decision {
            Decision::Take { sector, pay, color, value, r#use } => Self::Take(Take {
                sector: Sector::new(sector).ok_or(bad("sector", sector))?,
                pay: pay.map(Into::into),
                color: color.into(),
                value: Value::new(value).ok_or(bad("value", value))?,
                r#use: r#use.into(),
            }),
            Decision::Relief => Self::Relief,
            Decision::Build { color, kind, position } => Self::Build(Building {
                color: color.into(),
                kind: kind.into(),
                position: Position::new(position).ok_or(bad("position", position))?,
            }),
            Decision::Citizen { color } => Self::Citizen(color.into()),
        })
    }
}

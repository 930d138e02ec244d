//! The JSON document as it is written, field by field; [`Record`](crate::Record) is what it means.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use troyes_rules::{
    Building, Color, Decision, Face, Kind, Position, Resource, Sector, Slot, Take, Tile, Use, Value,
};

use crate::json::{Named, Numbered, not_null, objects};

pub(crate) const FORMAT: &str = "troyes-dice";
pub(crate) const VERSION: u64 = 1;

/// The fields that say whether the rest can be read at all.
#[derive(Deserialize)]
pub(crate) struct HeadShape {
    pub(crate) format: String,
    pub(crate) version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct RecordShape {
    pub(crate) format: String,
    pub(crate) version: u64,
    /// Not in the format: the version of the rules, for comparisons of programs. Whatever stands there is accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rules: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    pub(crate) seed: Option<String>,
    /// Not in the format: what the seed was mixed from (`docs/fair-dice.md`). Whatever does not look like that is somebody
    /// else's field of the same name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed_from: Option<Box<RawValue>>,
    /// Means something beside a seed, and only if it is a mode that we know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) columns_mode: Option<Box<RawValue>>,
    /// Not in the format: who numbered the columns. Whatever we do not know is somebody else's field of the same name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) columns_by: Option<Box<RawValue>>,
    pub(crate) setup: SetupShape,
    pub(crate) players: Vec<String>,
    pub(crate) half_days: Vec<HalfDayShape>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct MixtureShape {
    pub(crate) secret: String,
    pub(crate) contributions: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct SetupShape {
    pub(crate) columns: ArrayVec<Numbered<Face>, 6>,
    pub(crate) plazas: ArrayVec<ArrayVec<Named<Color>, 2>, 9>,
    #[serde(default)]
    pub(crate) banquets: Vec<TileShape>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct TileShape {
    pub(crate) tile: Numbered<Tile>,
    pub(crate) slot: Numbered<Slot>,
}

#[derive(Serialize)]
pub(crate) struct RollShape {
    pub(crate) black: Numbered<Face>,
    pub(crate) clear: ArrayVec<Numbered<Face>, 3>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct HalfDayShape {
    pub(crate) black: Numbered<Face>,
    pub(crate) clear: ArrayVec<Numbered<Face>, 3>,
    pub(crate) turns: Vec<Vec<DecisionShape>>,
}

/// A decision has exactly one of these fields.
#[derive(Serialize, Deserialize, Default)]
#[serde(remote = "Self")]
pub(crate) struct DecisionShape {
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    take: Option<TakeShape>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    relief: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    build: Option<BuildShape>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    citizen: Option<Named<Color>>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
struct TakeShape {
    sector: Numbered<Sector>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "not_null")]
    pay: Option<Named<Resource>>,
    color: Named<Color>,
    value: Numbered<Value>,
    r#use: Named<Use>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct BuildShape {
    pub(crate) color: Named<Color>,
    pub(crate) kind: Named<Kind>,
    pub(crate) position: Numbered<Position>,
}

objects! {
    RecordShape, MixtureShape, SetupShape, TileShape, HalfDayShape, DecisionShape, TakeShape, BuildShape,
}

impl From<Decision> for DecisionShape {
    fn from(decision: Decision) -> Self {
        let mut shape = Self::default();
        match decision {
            Decision::Take(Take { sector, pay, color, value, r#use }) => {
                shape.take = Some(TakeShape {
                    sector: Numbered(sector),
                    pay: pay.map(Named),
                    color: Named(color),
                    value: Numbered(value),
                    r#use: Named(r#use),
                });
            }
            Decision::Relief => shape.relief = Some(true),
            Decision::Build(building) => shape.build = Some(building.into()),
            Decision::Citizen(color) => shape.citizen = Some(Named(color)),
        }
        shape
    }
}

impl From<Building> for BuildShape {
    fn from(Building { color, kind, position }: Building) -> Self {
        Self { color: Named(color), kind: Named(kind), position: Numbered(position) }
    }
}

/// The object has none of the keys of a decision, several of them, or a relief that is not `true`.
pub(crate) struct NotOneDecision;

impl TryFrom<DecisionShape> for Decision {
    type Error = NotOneDecision;

    fn try_from(shape: DecisionShape) -> Result<Self, NotOneDecision> {
        match shape {
            DecisionShape { take: Some(take), relief: None, build: None, citizen: None } => {
                Ok(Self::Take(Take {
                    sector: take.sector.0,
                    pay: take.pay.map(|pay| pay.0),
                    color: take.color.0,
                    value: take.value.0,
                    r#use: take.r#use.0,
                }))
            }
            DecisionShape { take: None, relief: Some(true), build: None, citizen: None } => {
                Ok(Self::Relief)
            }
            DecisionShape { take: None, relief: None, build: Some(build), citizen: None } => {
                Ok(Self::Build(Building {
                    color: build.color.0,
                    kind: build.kind.0,
                    position: build.position.0,
                }))
            }
            DecisionShape { take: None, relief: None, build: None, citizen: Some(color) } => {
                Ok(Self::Citizen(color.0))
            }
            _ => Err(NotOneDecision),
        }
    }
}

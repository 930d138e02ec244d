//! Expected points on the wire.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use troyes_solver::{Expected, Millionths};
use ts_rs::TS;

use crate::decision::Decision;

/// Points with six decimals. Inside they are a whole number of millionths, so that sums come out even.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = f64))]
#[ts(type = "number", export_to = "wire.ts")]
pub struct Points(pub Millionths);

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.0.points())
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        f64::deserialize(deserializer).map(|points| Self(Millionths::of(points)))
    }
}

impl From<Millionths> for Points {
    fn from(millionths: Millionths) -> Self {
        Self(millionths)
    }
}

/// How a value was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Depth {
    /// An opinion about what lies behind the decision.
    OnePly,
    /// The exact mean, over all rolls, of the opinion about what the best next decision leads to.
    Expectation,
    /// What it is: nothing is left to an opinion.
    Exact,
}

impl From<troyes_solver::Depth> for Depth {
    fn from(depth: troyes_solver::Depth) -> Self {
        use troyes_solver::Depth as Of;
        match depth {
            Of::OnePly => Self::OnePly,
            Of::Expectation => Self::Expectation,
            Of::Exact => Self::Exact,
        }
    }
}

/// A decision and what it is worth: the final score that can be expected after it, if everything else is played well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct EvaluationView {
    /// The decision.
    pub decision: Decision,
    /// The expected final score.
    pub expected: Points,
    /// Its part from citizens.
    pub citizens: Points,
    /// Its part from rows of buildings.
    pub rows: Points,
    /// Its part from resources that are left over.
    pub resources: Points,
    /// How it was found.
    pub depth: Depth,
}

impl From<&troyes_solver::Evaluation> for EvaluationView {
    fn from(evaluation: &troyes_solver::Evaluation) -> Self {
        let Expected { parts } = evaluation.expected;
        let [citizens, rows, resources] = parts.map(|part| Points(Millionths::of(part)));
        Self {
            decision: evaluation.decision.into(),
            expected: Points(Millionths::of(evaluation.expected.total())),
            citizens,
            rows,
            resources,
            depth: evaluation.depth.into(),
        }
    }
}

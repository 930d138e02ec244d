//! Hints on the wire: what the decisions of a position are worth.

use serde::{Deserialize, Serialize};
use troyes_solver::advice::Ranking;
use ts_rs::TS;

use crate::points::EvaluationView;

/// Whether somebody who looks at a game may ask what decisions are worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Hints {
    /// No: others play too, and the table does not allow it; or the viewer plays no seat.
    Off,
    /// For their own seats.
    On,
    /// They might, but this server has no solver.
    NoSolver,
}

/// What the decisions of a position are worth, as far as it is known. It comes again as more is known.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct HintView {
    /// The seat, from 0.
    pub seat: u8,
    /// The version of the seat whose position it is about.
    pub version: u32,
    /// How many decisions have been looked at closely.
    pub looked_at: u32,
    /// Whether nothing better comes.
    pub complete: bool,
    /// Every legal decision, best first: those that were looked at closely, then the others.
    pub decisions: Vec<EvaluationView>,
}

impl HintView {
    /// What the solver says about the position of a seat that follows from this entry of its log.
    #[must_use]
    pub fn new(seat: u8, version: u32, ranking: &Ranking) -> Self {
        Self {
            seat,
            version,
            looked_at: ranking.looked_at as u32,
            complete: ranking.complete,
            decisions: ranking.evaluations.iter().map(Into::into).collect(),
        }
    }
}

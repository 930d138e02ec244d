//! What went wrong, in the one format of every endpoint.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a request or a message changes nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Problem {
    /// A name that does not change when the sentence does, such as `no-such-game`.
    pub code: String,
    /// The clause of the rules that says so, such as `R4.4`, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
    /// Why, for a person.
    pub sentence: String,
}

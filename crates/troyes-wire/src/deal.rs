//! Deals on the wire: what a seed says before a game, and nothing about its rolls.

use serde::{Deserialize, Serialize};
use troyes_record::{ColumnsMode, Deal, Seed, rolled_value};
use troyes_rules::{Board, Columns, Direction, Face};
use ts_rs::TS;

use crate::board::BoardView;

/// Asks for a deal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewDeal {
    /// Any text up to 200 characters, or a seed of 64 hexadecimal digits; nothing draws a fresh one.
    #[cfg_attr(feature = "openapi", schema(max_length = 200))]
    pub seed: Option<String>,
}

/// A deal before it is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DealView {
    /// Its name, to start a game with.
    pub id: String,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// Whether a person gave the seed, so that the dice may be known.
    pub known: bool,
    /// The wheel before the first dice, with the tiles of a game with Banquets & Raids.
    pub board: BoardView,
    /// The value at position 1 if the columns are rolled.
    pub first_value: u8,
    /// The columns if they are rolled and go up.
    pub ascending: [u8; 6],
    /// The columns if they are rolled and go down.
    pub descending: [u8; 6],
    /// The columns of an expert game if nobody chooses them.
    pub shuffled: [u8; 6],
}

impl DealView {
    /// What may be shown of a seed.
    #[must_use]
    pub fn new(id: String, seed: Seed, known: bool) -> Self {
        let deal = Deal::new(seed, ColumnsMode::Expert, true);
        let first_value = rolled_value(&seed);
        let rolled = |direction| Columns::rolled(first_value, direction).faces().map(Face::get);
        Self {
            id,
            commitment: seed.commitment(),
            known,
            board: (&Board::new(&deal.setup)).into(),
            first_value: first_value.get(),
            ascending: rolled(Direction::Ascending),
            descending: rolled(Direction::Descending),
            shuffled: deal.setup.columns().faces().map(Face::get),
        }
    }
}

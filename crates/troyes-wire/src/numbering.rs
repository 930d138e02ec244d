//! Columns whose numbers the town crier has still to choose (R3.2).

use serde::{Deserialize, Serialize};
use troyes_record::{ColumnsMode, Deal, Seed, rolled_value};
use troyes_rules::{Columns, Direction, Face};
use ts_rs::TS;

/// What the town crier chooses from before the first dice. Nothing in it reveals any later dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum NumberingView {
    /// The die has been rolled: up or down from it.
    Rolled {
        /// The value at position 1.
        value: u8,
        /// The columns if they go up.
        ascending: [u8; 6],
        /// The columns if they go down.
        descending: [u8; 6],
    },
    /// Any order.
    Expert {
        /// The order if nobody chooses one.
        shuffled: [u8; 6],
    },
}

impl NumberingView {
    /// What there is to choose with a seed; `None` in a first game.
    #[must_use]
    pub fn new(seed: &Seed, mode: ColumnsMode) -> Option<Self> {
        let values = |columns: Columns| columns.faces().map(Face::get);
        match mode {
            ColumnsMode::First => None,
            ColumnsMode::Rolled => {
                let first = rolled_value(seed);
                let rolled = |direction| values(Columns::rolled(first, direction));
                Some(Self::Rolled {
                    value: first.get(),
                    ascending: rolled(Direction::Ascending),
                    descending: rolled(Direction::Descending),
                })
            }
            ColumnsMode::Expert => {
                let shuffled = Deal::new(*seed, mode, false).setup.columns();
                Some(Self::Expert { shuffled: values(shuffled) })
            }
        }
    }
}

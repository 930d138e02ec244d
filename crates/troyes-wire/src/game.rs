//! Starting games, and the list of those that were played.

use serde::{Deserialize, Serialize};
use troyes_record::rolled_value;
use troyes_record::{Deal, Seed};
use troyes_rules::{Columns, Face};
use ts_rs::TS;

use crate::refusal::Refusal;
use crate::words::{ColumnsMode, Direction, Level, Origin, Pace};

/// Asks for a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewGame {
    /// The deal to play; nothing draws a fresh one.
    pub deal: Option<String>,
    /// The names of 1 to 10 players. Bots are called by their level, whatever stands here.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 10))]
    pub names: Vec<String>,
    /// How well the bots play that have seats, in the order of the names; nothing where a person plays.
    #[serde(default)]
    pub bots: Vec<Option<Level>>,
    /// How the columns are numbered.
    pub columns: ColumnsChoice,
    /// Whether to play with Banquets & Raids.
    pub banquets: bool,
    /// When the next dice come.
    pub pace: Pace,
}

/// How the columns are numbered. What nobody chooses follows from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ColumnsChoice {
    /// 1 2 3 4 5 6.
    First,
    /// Up or down from a rolled value.
    Rolled {
        /// Which way.
        direction: Option<Direction>,
    },
    /// Any order.
    Expert {
        /// The values at positions 1 to 6.
        columns: Option<[u8; 6]>,
    },
}

impl ColumnsChoice {
    /// Whether something is left open that the town crier can choose (R3.2).
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Rolled { direction: None } | Self::Expert { columns: None })
    }

    /// Who numbers the columns, if there is something to choose.
    #[must_use]
    pub const fn by(self) -> Option<troyes_record::ColumnsBy> {
        use troyes_record::ColumnsBy as By;
        match self {
            Self::First => None,
            _ if self.is_open() => Some(By::Seed),
            _ => Some(By::Crier),
        }
    }

    /// The deal of a seed with these columns.
    ///
    /// # Errors
    ///
    /// [`Refusal::BadColumns`] if there are no such columns (R3.2).
    pub fn deal(
        self,
        seed: Seed,
        banquets: bool,
    ) -> Result<(Deal, troyes_record::ColumnsMode), Refusal> {
        use troyes_record::ColumnsMode as Mode;
        let (mode, chosen) = match self {
            Self::First => (Mode::First, None),
            Self::Rolled { direction } => {
                let columns =
                    |direction: Direction| Columns::rolled(rolled_value(&seed), direction.into());
                (Mode::Rolled, direction.map(columns))
            }
            Self::Expert { columns } => (Mode::Expert, columns.map(expert).transpose()?),
        };
        let deal = match chosen {
            Some(columns) => Deal::with_columns(seed, columns, banquets),
            None => Deal::new(seed, mode, banquets),
        };
        Ok((deal, mode))
    }
}

fn expert(columns: [u8; 6]) -> Result<Columns, Refusal> {
    let mut faces = Face::ALL;
    for (face, value) in faces.iter_mut().zip(columns) {
        *face = Face::new(value).ok_or(Refusal::BadColumns)?;
    }
    Columns::expert(faces).map_err(|_| Refusal::BadColumns)
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Created {
    /// Its name.
    pub id: String,
}

/// A game of a device that was handed over, and is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct HandedOver {
    /// Whether it has gone on here meanwhile, so that what was handed over is only its beginning.
    pub ahead: bool,
}

/// Asks for a game that takes another way from a half-day on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewBranch {
    /// The first half-day that is played anew, 1 to 16.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 16))]
    pub half_day: u8,
    /// The dice after it. As long as the game is being played, the same ones are for the player of all its seats; everybody else gets
    /// fresh ones.
    pub dice: BranchDice,
    /// The player who goes on alone, from 0; nothing: all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// Later dice of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum BranchDice {
    /// Those of the other game.
    Same,
    /// New ones.
    Fresh,
}

/// A branch that is open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Branched {
    /// Its name.
    pub id: String,
    /// The dice that it goes on with: fresh ones, if those of the other game are still a secret.
    pub dice: BranchDice,
}

/// Games of a player, the newest first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct History {
    /// Some of them.
    pub games: Vec<GameSummary>,
    /// Unfinished games with others in which it is this player's turn, wherever they stand in the list; only with its newest part.
    pub your_turn: Vec<GameSummary>,
    /// Whether there are older ones: ask for those before the last of these.
    pub more: bool,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct GameSummary {
    /// Its name.
    pub id: String,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// When this player did something last, or anybody went on.
    #[ts(type = "number")]
    pub played_at: u64,
    /// When everybody had seen the result.
    #[ts(type = "number | null")]
    pub finished_at: Option<u64>,
    /// The players.
    pub names: Vec<String>,
    /// How well the bots play that have seats, in the order of the players; nothing where a person plays.
    pub bots: Vec<Option<Level>>,
    /// Whether it is played with Banquets & Raids.
    pub banquets: bool,
    /// How the columns are numbered.
    pub columns_mode: ColumnsMode,
    /// The half-day whose dice lie before the slowest player; 0 before the first.
    pub half_day: u8,
    /// The totals, once it is finished.
    pub scores: Option<Vec<u16>>,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether it can earn feats.
    pub counts: bool,
    /// Whether this player has taken hints in it: then it earns them no feats.
    pub hinted: bool,
    /// Whether it was ended before its last half-day.
    pub ended_early: bool,
    /// Whether somebody else plays this player's seat by now.
    pub handed_over: bool,
    /// The people whom the others wait for, from 0: nobody once it is finished, nor where this player plays alone.
    pub waits_for: Vec<u8>,
    /// Whether this player is one of them.
    pub your_turn: bool,
}

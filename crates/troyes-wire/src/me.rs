//! Who somebody is on this server, and what they have achieved.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::words::Level;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Me {
    /// Whether this browser has an identity.
    pub known: bool,
    /// The player's name, once there is one.
    pub name: Option<String>,
    /// Whether there is a code that moves the identity to another device.
    pub has_recovery_code: bool,
    /// The address that hears of new dice while the player does not look.
    pub webhook: Option<String>,
}

/// An address that hears of new dice while the player does not look.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewWebhook {
    /// An https address: ntfy, Discord, Slack, or anything that takes a line of text. Nothing forgets it.
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub address: Option<String>,
}

/// A name to be known by.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewName {
    /// 1 to 40 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: String,
}

/// A code that moves an identity to another device. It is shown once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct RecoveryCode {
    /// Five groups of four; case, blanks and hyphens do not matter.
    #[cfg_attr(feature = "openapi", schema(example = "7QX4-ZK2M-99TB-3FHD-0WRA"))]
    pub code: String,
}

/// The browsers that are a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Sessions {
    /// All of them, the one that came last first.
    pub sessions: Vec<SessionView>,
}

/// A browser that is a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct SessionView {
    /// Its name.
    pub id: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// Browser and system, as far as they are known.
    pub device: Option<String>,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// When it was last here, to the hour, in milliseconds since 1970.
    #[ts(type = "number")]
    pub seen_at: u64,
}

/// The hall of honour of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Hall {
    /// All feats, earned or not, always in the same order.
    pub feats: Vec<FeatView>,
    /// Games that count, finished alone.
    pub alone: u32,
    /// Games that count, finished with others.
    pub together: u32,
    /// Games that count, finished with Banquets & Raids, alone or not.
    pub with_banquets: u32,
    /// All games that count and are finished.
    pub finished: u32,
    /// The best total of them.
    pub best: Option<u16>,
    /// What somebody has done for the first time, always in the same order. They are no feats: whatever one plays earns them.
    pub marks: Vec<MarkView>,
}

/// Something that everybody does for the first time, and when that was.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct MarkView {
    /// Its name, such as `cathedral`.
    pub mark: String,
    /// How it was earned, if it was.
    pub earned: Option<EarnedView>,
}

/// What a score means: how many games of people on this server, and of bots, ended with less.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Standing {
    /// Sheets of people in finished games on this server.
    pub games: u32,
    /// Those of them with fewer points.
    pub below: u32,
    /// Bots of every level, the weakest first.
    pub bots: Vec<BotStanding>,
}

/// A score among those of bots.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct BotStanding {
    /// How well they play.
    pub level: Level,
    /// What they score on average.
    pub average: u16,
    /// Of a hundred of their games, those with fewer points.
    pub below: u8,
}

/// A feat, and when it was first earned.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct FeatView {
    /// Its name, such as `score-45`.
    pub feat: String,
    /// The clause of the rules that describes it.
    pub clause: String,
    /// How it was earned, if it was.
    pub earned: Option<EarnedView>,
}

/// How a feat was earned.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct EarnedView {
    /// In which game.
    pub game: String,
    /// By which seat, from 0.
    pub seat: u8,
    /// By whom.
    pub name: String,
    /// When the game ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

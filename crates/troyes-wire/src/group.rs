//! Groups of people who compare themselves, on the wire. Only members see anything of a group but its name and size.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::daily::TryState;
use crate::points::Points;

/// Opens a group, or gives it another name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct GroupName {
    /// What its members call it.
    pub name: String,
}

/// The groups of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Groups {
    /// All of them, those that the player joined first first.
    pub groups: Vec<GroupSummary>,
}

/// A group in a list, with who has played today's deal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct GroupSummary {
    /// Its name in addresses.
    pub id: String,
    /// What its members call it.
    pub name: String,
    /// How many members it has.
    pub people: u32,
    /// How many of them have finished today's deal.
    pub finished: u32,
    /// Some of them: who has finished first, then who plays.
    pub some: Vec<Fellow>,
}

/// Somebody of a group, and what has become of their try at today's deal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Fellow {
    /// Their name, if they have one.
    pub name: Option<String>,
    /// Whether it is this player.
    pub you: bool,
    /// What has become of it.
    pub state: TryState,
    /// The half-day that they have come to; 0 before the first.
    pub half_day: u8,
}

/// A group, as its members see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct GroupView {
    /// Its name in addresses.
    pub id: String,
    /// What its members call it.
    pub name: String,
    /// Whoever has it can join.
    pub link: String,
    /// Whether it is this player's: then they may rename it, remove members, and remove it.
    pub yours: bool,
    /// The day that its ladders are about, such as 2026-11-18.
    pub day: String,
    /// The first and the last day of the week.
    pub week: [String; 2],
    /// The first and the last day of the season.
    pub season: [String; 2],
    /// Its members: the ladder of the day first, then the others.
    pub members: Vec<GroupMember>,
}

/// A member of a group. Of days that are still secret to the viewer, nothing counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct GroupMember {
    /// Who it is, and what has become of their try at the deal of the day.
    #[serde(flatten)]
    pub who: Fellow,
    /// What the group knows them by.
    pub id: String,
    /// Whether the group is theirs.
    pub owner: bool,
    /// Their game of the day, once it can be looked at.
    pub game: Option<String>,
    /// Their place on the ladder of the day.
    pub on_day: Option<RungView>,
    /// That of the week.
    pub on_week: Option<RungView>,
    /// That of the season.
    pub on_season: Option<RungView>,
}

/// Somebody's place on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct RungView {
    /// 1 for whoever is first; who is equal shares a place.
    pub place: u32,
    /// Whether others share it.
    pub tied: bool,
    /// The points of all days together.
    pub points: u32,
    /// What decisions gave away, once that is known of all days.
    pub loss: Option<Points>,
    /// How many days were played.
    pub days: u32,
}

/// What whoever has the link may know of a group.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Invitation {
    /// What its members call it.
    pub name: String,
    /// How many members it has.
    pub people: u32,
    /// The group, if this player is a member already.
    pub member_of: Option<String>,
}

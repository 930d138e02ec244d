//! The deal of the day, on the wire. What others have made of it comes only once one has finished, or everybody can see the seed.

use serde::{Deserialize, Serialize};
use troyes_daily::Day;
use ts_rs::TS;

use crate::analysis::Class;
use crate::points::Points;
use crate::sheet::SheetView;
use crate::words::{ColumnsMode, Level};

/// The day whose dice a game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealOf {
    /// The day.
    pub day: Day,
    /// Whether the game is somebody's one ranked try.
    pub ranked: bool,
}

/// The day whose dice a game has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DealOfView {
    /// The day, such as 2026-11-18.
    pub day: String,
    /// Whether the game is somebody's one ranked try.
    pub ranked: bool,
}

impl From<DealOf> for DealOfView {
    fn from(DealOf { day, ranked }: DealOf) -> Self {
        Self { day: day.to_string(), ranked }
    }
}

/// Begins the deal of a day.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewTry {
    /// The player's name at the table.
    pub name: String,
}

/// The deal of a day, as a player may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DayView {
    /// The day, such as 2026-11-18.
    pub day: String,
    /// The day that it is now, by this server.
    pub today: String,
    /// Whether it is played with Banquets & Raids.
    pub banquets: bool,
    /// How the columns are numbered.
    pub columns_mode: ColumnsMode,
    /// The values at the positions of the columns, from the day itself on.
    pub columns: Option<Vec<u8>>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// When the dice were drawn, and their fingerprint published, in milliseconds since 1970.
    #[ts(type = "number")]
    pub drawn_at: u64,
    /// When the day begins.
    #[ts(type = "number")]
    pub begins_at: u64,
    /// When it ends: nobody can begin from then on.
    #[ts(type = "number")]
    pub ends_at: u64,
    /// When the seed is published, and results are not ranked any more.
    #[ts(type = "number")]
    pub published_at: u64,
    /// The seed, once it is published.
    pub seed: Option<String>,
    /// What has become of this player's try.
    pub state: TryState,
    /// The game of this player's try, once it has begun.
    pub game: Option<String>,
    /// The half-day that it has come to; 0 before the first.
    pub half_day: u8,
    /// What this player has made of it, once that is ranked.
    pub result: Option<DayResult>,
    /// What all have made of it, for those who have finished, and for everybody once the seed is published.
    pub field: Option<FieldView>,
    /// The days in a row of this player.
    pub streak: StreakView,
}

/// What has become of somebody's try.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum TryState {
    /// The day is still to come.
    ToCome,
    /// It can begin.
    Open,
    /// It has begun, and can still be ranked.
    Playing,
    /// It is ranked.
    Finished,
    /// It was ended early, or too late.
    Unranked,
    /// The day has passed without it.
    Missed,
}

/// What somebody has made of the deal of a day.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DayResult {
    /// The score.
    pub score: u16,
    /// The place among all so far; who is equal shares it.
    pub place: u32,
    /// Whether others share it.
    pub tied: bool,
    /// How many there are.
    pub field: u32,
    /// Per cent of the others that are beaten; whoever is equal counts half. Nothing without others.
    pub beaten: Option<u8>,
    /// How the solver explains it; nothing as long as it has not looked.
    pub explained: Option<ExplainedView>,
}

/// A result in luck and skill: score = start + luck − loss + rest.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ExplainedView {
    /// The expected score before the first roll.
    pub start: Points,
    /// The luck of all rolls.
    pub luck: Points,
    /// What all decisions gave away.
    pub loss: Points,
    /// What looking closer changed.
    pub rest: Points,
    /// The worst decision of each half-day.
    pub classes: Vec<Class>,
}

/// What all have made of the deal of a day.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct FieldView {
    /// How many have each score, from the lowest on.
    pub scores: Vec<ScoreCount>,
    /// Half of the field has as much, or more.
    pub median: Option<u16>,
    /// What the strongest bot made of it.
    pub par: Option<Par>,
    /// The best sheet.
    pub best: Option<SheetOfDay>,
    /// The sheet in the middle of the field.
    pub middle: Option<SheetOfDay>,
    /// The first, and those around this player.
    pub rows: Vec<DayRow>,
}

/// How many have a score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ScoreCount {
    /// The score.
    pub score: u16,
    /// How many have it.
    pub players: u32,
}

/// What the strongest bot made of a day.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Par {
    /// Its score.
    pub score: u16,
    /// How lucky its dice were: the luck of the day.
    pub luck: Option<Points>,
    /// Its game.
    pub game: String,
}

/// A finished sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct SheetOfDay {
    /// Whose it is, if that may be told.
    pub name: Option<String>,
    /// The bot whose it is, if it is a bot's.
    pub bot: Option<Level>,
    /// Whether it is this player's.
    pub yours: bool,
    /// Its score.
    pub score: u16,
    /// The sheet.
    pub sheet: SheetView,
}

/// A result in a list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DayRow {
    /// The place; who is equal shares it.
    pub place: u32,
    /// Whether others share it.
    pub tied: bool,
    /// Who it is, if that may be told: oneself, and those of one's groups.
    pub name: Option<String>,
    /// The bot, if it is one.
    pub bot: Option<Level>,
    /// Whether it is this player.
    pub yours: bool,
    /// The score.
    pub score: u16,
    /// What decisions gave away, once the solver has looked.
    pub loss: Option<Points>,
    /// The game, where the name may be told.
    pub game: Option<String>,
}

/// Days in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct StreakView {
    /// How many were played.
    pub days: u32,
    /// Whether this week's free day is still there.
    pub pass: bool,
    /// Whether the last seven days up to today were played, today last.
    pub week: [bool; 7],
}

/// The deals of a month.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct MonthView {
    /// The days that were dealt, in their order.
    pub days: Vec<DayInMonth>,
}

/// A day in a list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DayInMonth {
    /// The day, such as 2026-11-18.
    pub day: String,
    /// Whether it is played with Banquets & Raids.
    pub banquets: bool,
    /// What has become of this player's try.
    pub state: TryState,
    /// This player's score, if it is ranked.
    pub score: Option<u16>,
}

//! What is printed on every sheet and wheel, and the numbers of the rules that a client draws, words or counts by: the same in
//! all games, so the client has it as a file, `web/src/printed.json`.

use serde::{Deserialize, Serialize};
use troyes_rules::SCORE_FEATS;
use troyes_rules::printed::{self, Gain};
use troyes_rules::{HalfDay, MAX_PLAYERS, Position, Tile};
use ts_rs::TS;

use crate::board::PriceView;
use crate::words::{Bonus, Color, Resource, Row};

/// Everything printed that a client draws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Printed {
    /// Players that a game has at most.
    pub most_players: u8,
    /// Half-days of a game.
    pub half_days: u8,
    /// Columns of the sheet, which are numbered with as many values.
    pub columns: u8,
    /// The faces of the plaza tiles.
    pub plazas: Vec<[Color; 2]>,
    /// Tiles of Banquets & Raids, of which some are dealt.
    pub tiles: u8,
    /// Knowledge that changes the colour of a die.
    pub color_change: u8,
    /// Points that earn a feat, lowest first.
    pub score_feats: Vec<u16>,
    /// Spaces of a resource track.
    pub resource_spaces: u8,
    /// Spaces of a resource track that are circled at the start.
    pub resource_start: u8,
    /// Spaces of a resource track that give a citizen.
    pub resource_bonus_spaces: Vec<u8>,
    /// Spaces of a citizen track.
    pub citizen_spaces: u8,
    /// Bonuses won as soon as all three citizen tracks have reached a space.
    pub column_bonuses: Vec<PrintedBonus>,
    /// Bonuses won as soon as one citizen track has reached a space.
    pub row_bonuses: Vec<PrintedBonus>,
    /// The colour of the citizen that a Fortress gives, by position.
    pub fortress: Vec<Color>,
    /// What a Great Hall gives, by position.
    pub great_hall: Vec<PrintedHall>,
    /// The row that a Cathedral unlocks, by position.
    pub cathedral: Vec<Row>,
    /// Points per building of the unlocked row, for the 1st to 6th cathedral.
    pub cathedral_points: Vec<u8>,
    /// The names of the characters beside the rows.
    pub characters: Vec<String>,
    /// Citizens that a work building gives.
    pub work_citizens: u8,
    /// The nine diamonds.
    pub links: Vec<PrintedLink>,
    /// The prices of the four sectors, clockwise.
    pub sector_prices: Vec<PriceView>,
}

/// A bonus and its space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PrintedBonus {
    /// The space, from 1.
    pub space: u8,
    /// What it gives.
    pub bonus: Bonus,
}

/// A Great Hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PrintedHall {
    /// It counts the dice on plazas of this colour.
    pub per: Color,
    /// What it gives for each of them.
    pub gift: Gift,
}

/// A diamond.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PrintedLink {
    /// Its row.
    pub row: Row,
    /// The left one of its two positions.
    pub left: u8,
    /// What it gives.
    pub gift: Gift,
}

/// Several of one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Gift {
    /// Resources.
    Resource {
        /// Which ones.
        resource: Resource,
        /// How many.
        amount: u8,
    },
    /// Citizens.
    Citizen {
        /// Of which colour.
        color: Color,
        /// How many.
        amount: u8,
    },
}

impl From<Gain> for Gift {
    fn from(gain: Gain) -> Self {
        match gain {
            Gain::Citizens(color, amount) => Self::Citizen { color: color.into(), amount },
            Gain::Resources(color, amount) => {
                Self::Resource { resource: color.resource().into(), amount }
            }
        }
    }
}

impl Printed {
    /// What the rules say.
    #[must_use]
    pub fn of_the_rules() -> Self {
        let bonus =
            |&(space, bonus): &(u8, printed::Bonus)| PrintedBonus { space, bonus: bonus.into() };
        let hall = |gain: Gain| {
            let (Gain::Citizens(color, _) | Gain::Resources(color, _)) = gain;
            PrintedHall { per: color.into(), gift: gain.into() }
        };
        let link = |link: printed::Link| PrintedLink {
            row: link.row.into(),
            left: link.left.get(),
            gift: link.bonus.into(),
        };
        Self {
            most_players: MAX_PLAYERS as u8,
            half_days: HalfDay::COUNT as u8,
            columns: Position::COUNT as u8,
            plazas: printed::PLAZAS.into_iter().map(|faces| faces.map(Into::into)).collect(),
            tiles: Tile::COUNT as u8,
            color_change: printed::COLOR_CHANGE,
            score_feats: SCORE_FEATS.into_iter().map(|(points, _)| points).collect(),
            resource_spaces: printed::RESOURCE_SPACES,
            resource_start: printed::RESOURCES_AT_START,
            resource_bonus_spaces: printed::RESOURCE_CITIZENS.to_vec(),
            citizen_spaces: printed::CITIZEN_SPACES,
            column_bonuses: printed::COLUMN_BONUSES.iter().map(bonus).collect(),
            row_bonuses: printed::ROW_BONUSES.iter().map(bonus).collect(),
            fortress: printed::FORTRESS_CITIZENS.into_iter().map(Into::into).collect(),
            great_hall: printed::GREAT_HALLS.into_iter().map(hall).collect(),
            cathedral: printed::CATHEDRAL_ROWS.into_iter().map(Into::into).collect(),
            cathedral_points: printed::CATHEDRAL_POINTS.to_vec(),
            characters: printed::CHARACTERS.into_iter().map(str::to_owned).collect(),
            work_citizens: printed::WORK_CITIZENS,
            links: printed::LINKS.into_iter().map(link).collect(),
            sector_prices: printed::SECTOR_PRICES.into_iter().map(Into::into).collect(),
        }
    }
}

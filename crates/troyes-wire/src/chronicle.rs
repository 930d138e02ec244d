//! The chronicle of a seat on the wire.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use troyes_rules::{Board, HalfDay, Sector};
use troyes_table::{Offer, Played, Player, Step};
use ts_rs::TS;

use crate::board::TileView;
use crate::decision::Decision;
use crate::effect::Effect;
use crate::words::Color;

/// What a half-day was like for a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct PlayedHalfDay {
    /// 1 to 16.
    pub half_day: u8,
    /// The dice of the four sectors, clockwise from the free one.
    pub dice: Vec<PlayedDie>,
    /// What the event did to the sheet.
    pub event: Vec<Effect>,
    /// The tiles that turn at the end of it, with the side that they show from then on (R8.2).
    pub turning: Vec<TileView>,
    /// The turn, decision by decision.
    pub turn: Vec<PlayedStep>,
    /// The score after it, as if the game ended there.
    pub total: u16,
    /// Whether a stand-in has played the turn, or a part of it.
    pub stand_in: bool,
}

/// A die as it lay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct PlayedDie {
    /// The colour of its plaza.
    pub color: Color,
    /// What it shows.
    pub value: u8,
    /// Whether it is the black one.
    pub black: bool,
    /// Whether its plaza is destroyed, so that nobody can take it.
    pub destroyed: bool,
}

/// A decision that was made.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct PlayedStep {
    /// The decision.
    pub decision: Decision,
    /// What it cost, all in all: influence, deniers, knowledge.
    pub cost: [u8; 3],
    /// What happened, in order, once it was paid.
    pub effects: Vec<Effect>,
    /// The change of the total score.
    pub points: i16,
}

/// Half-days of a player, counted from 0, as far as their dice were shown.
pub(crate) fn chronicle(
    player: &Player,
    half_days: Range<usize>,
    stood_in: &[u8],
) -> Vec<PlayedHalfDay> {
    let played = |half_day: HalfDay| {
        let stand_in = stood_in.contains(&half_day.get());
        Some(PlayedHalfDay { stand_in, ..played_half_day(half_day, player.half_day(half_day)?) })
    };
    let half_days = HalfDay::ALL.into_iter().take(half_days.end).skip(half_days.start);
    half_days.map_while(played).collect()
}

fn played_half_day(half_day: HalfDay, played: &Played) -> PlayedHalfDay {
    PlayedHalfDay {
        half_day: half_day.get(),
        dice: played_dice(played.start.board()),
        event: Effect::summarise(&played.event),
        turning: played.start.board().turning_tiles().map(Into::into).collect(),
        turn: played.steps.iter().map(Into::into).collect(),
        total: played.end().sheet().score().total(),
        stand_in: false,
    }
}

/// The dice of the four sectors as they lie, clockwise from the free one.
pub(crate) fn played_dice(board: &Board) -> Vec<PlayedDie> {
    Sector::ALL.into_iter().map(|sector| played_die(board, sector)).collect()
}

fn played_die(board: &Board, sector: Sector) -> PlayedDie {
    PlayedDie {
        color: board.color(sector).into(),
        value: board.face(sector).map_or(0, troyes_rules::Face::get),
        black: board.is_black(sector),
        destroyed: !board.is_available(sector),
    }
}

impl From<&Step> for PlayedStep {
    fn from(step: &Step) -> Self {
        Self {
            decision: step.decision.into(),
            cost: step.cost.0,
            effects: Effect::summarise_unpaid(&step.effects),
            points: step.points as i16,
        }
    }
}

impl From<&Offer> for PlayedStep {
    fn from(offer: &Offer) -> Self {
        Self {
            decision: offer.decision.into(),
            cost: offer.cost.0,
            effects: Effect::summarise_unpaid(&offer.effects),
            points: offer.points as i16,
        }
    }
}

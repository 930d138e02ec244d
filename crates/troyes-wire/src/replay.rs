//! A whole game, to be looked at again.
//!
//! It is the chronicle with every sheet, ends where everybody has closed the half-day, and so is the same for everybody.

use serde::{Deserialize, Serialize};
use troyes_rules::{HalfDay, Solo};
use troyes_table::{Played, Player, Table, Viewer};
use ts_rs::TS;

use crate::board::BoardView;
use crate::chronicle::PlayedStep;
use crate::decision::Decision;
use crate::effect::Effect;
use crate::sheet::SheetView;
use crate::words::Level;

/// A game as far as everybody has closed it, with every state on the way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ReplayView {
    /// The name of the game.
    pub id: String,
    /// The players.
    pub names: Vec<String>,
    /// How well the bots play that have seats, in the order of the players; nothing where a person plays.
    pub bots: Vec<Option<Level>>,
    /// Whether everybody has seen the result.
    pub finished: bool,
    /// Whether the game was ended before its last half-day.
    pub ended_early: bool,
    /// Every player's sheet at the start.
    pub start: SheetView,
    /// The wheel before the first roll.
    pub setup_board: BoardView,
    /// The half-days, from the first.
    pub half_days: Vec<ReplayHalfDay>,
}

/// A half-day of a replay.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ReplayHalfDay {
    /// The wheel as the dice lie.
    pub board: BoardView,
    /// What every player did.
    pub seats: Vec<ReplaySeat>,
}

/// What a player did in a half-day.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ReplaySeat {
    /// The sheet after the event, before the turn.
    pub before: SheetView,
    /// What the event did to the sheet.
    pub event: Vec<Effect>,
    /// The turn, decision by decision.
    pub steps: Vec<ReplayStep>,
    /// Whether a stand-in has played the turn, or a part of it.
    pub stand_in: bool,
}

/// A decision of a replay.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ReplayStep {
    /// The decision.
    pub decision: Decision,
    /// What it cost, all in all: influence, deniers, knowledge.
    pub cost: [u8; 3],
    /// The change of the total score.
    pub points: i16,
    /// What happened, in order, once it was paid.
    pub effects: Vec<Effect>,
    /// The sheet after it.
    pub sheet: SheetView,
}

impl ReplayView {
    /// The replay of a table: the same for everybody, because it ends where everybody has closed the half-day. Of each seat, the half-days
    /// that a stand-in has played are marked.
    #[must_use]
    pub fn new(id: String, table: &Table, bots: Vec<Option<Level>>, stood_in: &[Vec<u8>]) -> Self {
        let start = Solo::new(table.setup());
        let seen = table.horizon(Viewer::Spectator, 0);
        let half_day = |half_day: HalfDay| {
            let played: Option<Vec<&Played>> =
                table.players().iter().map(|player| player.half_day(half_day)).collect();
            let played = played?;
            Some(ReplayHalfDay {
                board: played.first()?.start.board().into(),
                seats: (0..)
                    .zip(played)
                    .map(|(seat, played)| {
                        let of_seat = stood_in.get::<usize>(seat);
                        let by = |half_days: &Vec<u8>| half_days.contains(&half_day.get());
                        ReplaySeat { stand_in: of_seat.is_some_and(by), ..replay_seat(played) }
                    })
                    .collect(),
            })
        };
        Self {
            id,
            names: table.players().iter().map(Player::name).map(str::to_owned).collect(),
            bots,
            finished: table.is_finished(),
            ended_early: table.is_ended_early(),
            start: start.seat().sheet().into(),
            setup_board: start.board().into(),
            half_days: HalfDay::ALL.into_iter().take(seen).map_while(half_day).collect(),
        }
    }
}

fn replay_seat(played: &Played) -> ReplaySeat {
    let step = |step: &troyes_table::Step| {
        let PlayedStep { decision, cost, effects, points } = step.into();
        ReplayStep { decision, cost, points, effects, sheet: step.after.sheet().into() }
    };
    ReplaySeat {
        before: played.start.seat().sheet().into(),
        event: Effect::summarise(&played.event),
        steps: played.steps.iter().map(step).collect(),
        stand_in: false,
    }
}

//! Writing: records, deals and decisions as JSON.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use troyes_rules::{Decision, Roll, Setup};

use crate::deal::Deal;
use crate::json::{Named, Numbered};
use crate::mixture::Mixture;
use crate::record::{HalfDayRecord, Record};
use crate::shape::{
    DecisionShape, FORMAT, HalfDayShape, MixtureShape, RecordShape, RollShape, SetupShape,
    TileShape, VERSION,
};

impl Record {
    /// The record as one line of JSON, without a line feed.
    #[must_use]
    pub fn to_json(&self) -> String {
        let shape = RecordShape {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: self.rules.as_deref().and_then(raw),
            seed: self.seed.map(|seed| seed.to_string()),
            seed_from: self.mixture.as_ref().map(mixture_shape).as_ref().and_then(raw),
            columns_mode: self.columns_mode.and_then(|mode| raw(mode.name())),
            columns_by: self.columns_by.and_then(|by| raw(by.name())),
            setup: setup_shape(&self.setup),
            players: self.players.clone(),
            half_days: self.half_days.iter().map(half_day_shape).collect(),
        };
        to_line(&shape)
    }
}

impl Deal {
    /// The deal as one line of JSON, without a line feed: seed, commitment, setup and rolls.
    #[must_use]
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct DealShape {
            seed: String,
            commitment: String,
            setup: SetupShape,
            rolls: Vec<RollShape>,
        }
        to_line(&DealShape {
            seed: self.seed.to_string(),
            commitment: self.seed.commitment(),
            setup: setup_shape(&self.setup),
            rolls: self.rolls.iter().copied().map(roll_shape).collect(),
        })
    }
}

/// The legal decisions of every player as one line of JSON.
pub fn decisions_to_json<T: IntoIterator<Item = Decision>>(
    players: impl IntoIterator<Item = T>,
) -> String {
    let lists: Vec<Vec<DecisionShape>> = players
        .into_iter()
        .map(|decisions| decisions.into_iter().map(DecisionShape::from).collect())
        .collect();
    to_line(&lists)
}

pub(crate) fn to_line(shape: &impl Serialize) -> String {
    serde_json::to_string(shape).expect("shapes have text keys and no errors of their own")
}

fn raw(value: &(impl Serialize + ?Sized)) -> Option<Box<RawValue>> {
    to_raw_value(value).ok()
}

fn mixture_shape(mixture: &Mixture) -> MixtureShape {
    MixtureShape {
        secret: mixture.secret.to_string(),
        contributions: mixture.contributions.iter().map(ToString::to_string).collect(),
    }
}

fn setup_shape(setup: &Setup) -> SetupShape {
    SetupShape {
        columns: setup.columns().faces().into_iter().map(Numbered).collect(),
        plazas: setup
            .plazas()
            .map(|plaza| [Named(plaza.up()), Named(plaza.down())].into_iter().collect())
            .into_iter()
            .collect(),
        banquets: setup
            .tiles()
            .map(|(tile, slot)| TileShape { tile: Numbered(tile), slot: Numbered(slot) })
            .collect(),
    }
}

fn roll_shape(roll: Roll) -> RollShape {
    RollShape {
        black: Numbered(roll.black()),
        clear: roll.clear().into_iter().map(Numbered).collect(),
    }
}

fn half_day_shape(half_day: &HalfDayRecord) -> HalfDayShape {
    let RollShape { black, clear } = roll_shape(half_day.roll);
    let turn = |decisions: &Vec<Decision>| decisions.iter().map(|&d| d.into()).collect();
    HalfDayShape { black, clear, turns: half_day.turns.iter().map(turn).collect() }
}

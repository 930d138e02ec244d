//! The parts of a room, from what is kept to what is played with and back.

use core::fmt::Display;

use troyes_host::PlayerId;
use troyes_host::room::{Numbering, Place, Remembered, Webhook};
use troyes_wire::{ColumnsChoice, RoomOptions};

use super::{
    StoredColumns, StoredCommand, StoredNumbering, StoredOptions, StoredPlace, StoredWebhook,
};
use crate::StoreError;

impl From<&Place> for StoredPlace {
    fn from(place: &Place) -> Self {
        match place {
            Place::Open => Self::Open,
            Place::Person { player, name, contribution } => Self::Person {
                player: player.to_string(),
                name: name.clone(),
                contribution: contribution.map(|contribution| contribution.to_string()),
            },
            Place::Bot { level } => Self::Bot { level: troyes_solver::Level::from(*level).into() },
        }
    }
}

impl From<&RoomOptions> for StoredOptions {
    fn from(options: &RoomOptions) -> Self {
        Self {
            columns: match options.columns {
                ColumnsChoice::First => StoredColumns::First,
                ColumnsChoice::Rolled { direction } => {
                    StoredColumns::Rolled { direction: direction.map(Into::into) }
                }
                ColumnsChoice::Expert { columns } => StoredColumns::Expert { columns },
            },
            banquets: options.banquets,
            pace: troyes_table::Pace::from(options.pace).into(),
            limit: options.limit,
            public: options.public,
            chat: options.chat,
            hints: options.hints,
            stand_in: troyes_solver::Level::from(options.stand_in).into(),
            webhook: None,
        }
    }
}

impl From<StoredOptions> for RoomOptions {
    fn from(options: StoredOptions) -> Self {
        Self {
            columns: match options.columns {
                StoredColumns::First => ColumnsChoice::First,
                StoredColumns::Rolled { direction } => {
                    ColumnsChoice::Rolled { direction: direction.map(Into::into) }
                }
                StoredColumns::Expert { columns } => ColumnsChoice::Expert { columns },
            },
            banquets: options.banquets,
            pace: troyes_table::Pace::from(options.pace).into(),
            limit: options.limit,
            public: options.public,
            chat: options.chat,
            hints: options.hints,
            stand_in: troyes_solver::Level::from(options.stand_in).into(),
        }
    }
}

impl From<Numbering> for StoredNumbering {
    fn from(numbering: Numbering) -> Self {
        match numbering {
            Numbering::Settled => Self::Settled,
            Numbering::Pending => Self::Pending,
            Numbering::Done { at } => Self::Done { at },
        }
    }
}

impl From<StoredNumbering> for Numbering {
    fn from(stored: StoredNumbering) -> Self {
        match stored {
            StoredNumbering::Settled => Self::Settled,
            StoredNumbering::Pending => Self::Pending,
            StoredNumbering::Done { at } => Self::Done { at },
        }
    }
}

pub(super) fn damaged(error: &dyn Display) -> StoreError {
    StoreError::Damaged(format!("a room cannot be read: {error}"))
}

pub(super) fn player(id: &str) -> Result<PlayerId, StoreError> {
    id.parse().map_err(|error| damaged(&error))
}

pub(super) fn players(ids: &[String]) -> Result<Vec<PlayerId>, StoreError> {
    ids.iter().map(|id| player(id)).collect()
}

pub(super) fn place(stored: StoredPlace) -> Result<Place, StoreError> {
    Ok(match stored {
        StoredPlace::Open => Place::Open,
        StoredPlace::Person { player: id, name, contribution } => {
            let contribution = contribution.map(|text| text.parse()).transpose();
            let contribution = contribution.map_err(|_| damaged(&"a contribution"))?;
            Place::Person { player: player(&id)?, name, contribution }
        }
        StoredPlace::Bot { level } => {
            Place::Bot { level: troyes_solver::Level::from(level).into() }
        }
    })
}

/// The webhook of a room; that of an earlier version is an option, whose giver is not known.
pub(super) fn webhook(
    stored: Option<StoredWebhook>,
    option: Option<String>,
) -> Result<Option<Webhook>, StoreError> {
    Ok(match (stored, option) {
        (Some(StoredWebhook { giver, address }), _) => {
            Some(Webhook { giver: giver.as_deref().map(player).transpose()?, address })
        }
        (None, Some(address)) => Some(Webhook { giver: None, address }),
        (None, None) => None,
    })
}

pub(super) fn command(stored: StoredCommand) -> Result<Remembered, StoreError> {
    let StoredCommand { player: id, id: command_id, version } = stored;
    Ok(Remembered { player: player(&id)?, command_id, version })
}

//! Rooms as they are kept: one document each.

use serde::{Deserialize, Serialize};
use troyes_host::PlayerId;
use troyes_host::room::{Numbering, Place, Remembered, Room, Webhook};
use troyes_wire::{ColumnsChoice, RoomOptions};

use crate::StoreError;
use troyes_shapes::words::{StoredDirection, StoredLevel, StoredPace, StoredPhase};

#[derive(Serialize, Deserialize)]
struct StoredRoom {
    phase: StoredPhase,
    host: String,
    options: StoredOptions,
    secret: String,
    places: Vec<StoredPlace>,
    removed: Vec<String>,
    rematch: Option<String>,
    #[serde(default)]
    webhook: Option<StoredWebhook>,
    #[serde(default)]
    limit_since: Option<u64>,
    #[serde(default)]
    stand_ins: Vec<String>,
    #[serde(default)]
    offered: Vec<String>,
    #[serde(default)]
    former: Vec<StoredFormer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crier: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    #[serde(default, skip_serializing_if = "StoredNumbering::is_settled")]
    numbering: StoredNumbering,
    // Once a command was called a wish.
    #[serde(default, alias = "wishes")]
    commands: Vec<StoredCommand>,
}

#[derive(Serialize, Deserialize)]
struct StoredOptions {
    columns: StoredColumns,
    banquets: bool,
    pace: StoredPace,
    limit: Option<u32>,
    public: bool,
    chat: bool,
    hints: bool,
    stand_in: StoredLevel,
    // Once the address was an option of the table, and every host could read it. Who had given it is not known.
    #[serde(default, skip_serializing)]
    webhook: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
enum StoredColumns {
    #[serde(rename = "first")]
    First,
    #[serde(rename = "rolled")]
    Rolled { direction: Option<StoredDirection> },
    #[serde(rename = "expert")]
    Expert { columns: Option<[u8; 6]> },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
enum StoredPlace {
    #[serde(rename = "open")]
    Open,
    #[serde(rename = "person")]
    Person { player: String, name: String, contribution: Option<String> },
    #[serde(rename = "bot")]
    Bot { level: StoredLevel },
}

#[derive(Serialize, Deserialize, Default)]
#[serde(tag = "type")]
enum StoredNumbering {
    // Rooms that are older than the town crier's choice have nothing to choose.
    #[default]
    #[serde(rename = "settled")]
    Settled,
    #[serde(rename = "pending")]
    Pending,
    #[serde(rename = "done")]
    Done { at: u64 },
}

impl StoredNumbering {
    const fn is_settled(&self) -> bool {
        matches!(self, Self::Settled)
    }
}

#[derive(Serialize, Deserialize)]
struct StoredWebhook {
    giver: Option<String>,
    address: String,
}

#[derive(Serialize, Deserialize)]
struct StoredFormer {
    player: String,
    seat: u8,
}

#[derive(Serialize, Deserialize)]
struct StoredCommand {
    player: String,
    #[serde(alias = "wish")]
    id: String,
    #[serde(alias = "number")]
    version: u64,
}

pub(crate) fn to_json(room: &Room) -> String {
    let options = &room.options;
    let place = |place: &Place| match place {
        Place::Open => StoredPlace::Open,
        Place::Person { player, name, contribution } => StoredPlace::Person {
            player: player.to_string(),
            name: name.clone(),
            contribution: contribution.map(|contribution| contribution.to_string()),
        },
        Place::Bot { level } => {
            StoredPlace::Bot { level: troyes_solver::Level::from(*level).into() }
        }
    };
    let stored = StoredRoom {
        phase: room.phase.into(),
        host: room.host.to_string(),
        options: StoredOptions {
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
        },
        secret: room.secret.to_string(),
        places: room.places.iter().map(place).collect(),
        removed: room.removed.iter().map(ToString::to_string).collect(),
        rematch: room.rematch.map(|rematch| rematch.to_string()),
        webhook: room.webhook.as_ref().map(|Webhook { giver, address }| StoredWebhook {
            giver: giver.map(|giver| giver.to_string()),
            address: address.clone(),
        }),
        limit_since: room.limit_since,
        stand_ins: room.stand_ins.iter().map(ToString::to_string).collect(),
        offered: room.offered.iter().map(ToString::to_string).collect(),
        former: room.former.iter().map(|&(player, seat)| stored_former(player, seat)).collect(),
        crier: room.crier.map(|crier| crier.to_string()),
        winner: room.winner.map(|winner| winner.to_string()),
        numbering: match room.numbering {
            Numbering::Settled => StoredNumbering::Settled,
            Numbering::Pending => StoredNumbering::Pending,
            Numbering::Done { at } => StoredNumbering::Done { at },
        },
        commands: room.remembered.iter().map(stored_command).collect(),
    };
    serde_json::to_string(&stored).expect("rooms have text keys")
}

fn stored_former(player: PlayerId, seat: u8) -> StoredFormer {
    StoredFormer { player: player.to_string(), seat }
}

fn stored_command(Remembered { player, command_id, version }: &Remembered) -> StoredCommand {
    StoredCommand { player: player.to_string(), id: command_id.clone(), version: *version }
}

pub(crate) fn from_json(json: &str) -> Result<Room, StoreError> {
    let damaged = |error: &dyn ToString| {
        StoreError::Damaged(format!("a room cannot be read: {}", error.to_string()))
    };
    let stored: StoredRoom = serde_json::from_str(json).map_err(|error| damaged(&error))?;
    let player = |id: &String| id.parse::<PlayerId>().map_err(|error| damaged(&error));
    let place = |place: StoredPlace| {
        Ok(match place {
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
    };
    let options = stored.options;
    let webhook = match (stored.webhook, options.webhook) {
        (Some(StoredWebhook { giver, address }), _) => {
            Some(Webhook { giver: giver.as_ref().map(player).transpose()?, address })
        }
        (None, Some(address)) => Some(Webhook { giver: None, address }),
        (None, None) => None,
    };
    let rematch = stored.rematch.map(|id| id.parse()).transpose();
    let command = |StoredCommand { player: id, id: command_id, version }: StoredCommand| {
        Ok(Remembered { player: player(&id)?, command_id, version })
    };
    Ok(Room {
        phase: stored.phase.into(),
        host: player(&stored.host)?,
        options: RoomOptions {
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
        },
        secret: stored.secret.parse().map_err(|_| damaged(&"its secret"))?,
        places: stored.places.into_iter().map(place).collect::<Result<_, StoreError>>()?,
        removed: stored.removed.iter().map(player).collect::<Result<_, _>>()?,
        rematch: rematch.map_err(|error| damaged(&error))?,
        webhook,
        limit_since: stored.limit_since,
        stand_ins: stored.stand_ins.iter().map(player).collect::<Result<_, _>>()?,
        offered: stored.offered.iter().map(player).collect::<Result<_, _>>()?,
        former: stored
            .former
            .iter()
            .map(|former| Ok((player(&former.player)?, former.seat)))
            .collect::<Result<_, StoreError>>()?,
        crier: stored.crier.as_ref().map(player).transpose()?,
        winner: stored.winner.as_ref().map(player).transpose()?,
        numbering: match stored.numbering {
            StoredNumbering::Settled => Numbering::Settled,
            StoredNumbering::Pending => Numbering::Pending,
            StoredNumbering::Done { at } => Numbering::Done { at },
        },
        remembered: stored.commands.into_iter().map(command).collect::<Result<_, StoreError>>()?,
    })
}

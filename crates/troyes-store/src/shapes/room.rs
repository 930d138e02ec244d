//! Rooms as they are kept: one document each.

mod parts;

use serde::{Deserialize, Serialize};
use troyes_host::PlayerId;
use troyes_host::room::{Remembered, Room, Webhook};

use self::parts::{command, damaged, place, player, players, webhook};
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
    let names = |players: &[PlayerId]| players.iter().map(ToString::to_string).collect();
    let stored = StoredRoom {
        phase: room.phase.into(),
        host: room.host.to_string(),
        options: (&room.options).into(),
        secret: room.secret.to_string(),
        places: room.places.iter().map(StoredPlace::from).collect(),
        removed: names(&room.removed),
        rematch: room.rematch.map(|rematch| rematch.to_string()),
        webhook: room.webhook.as_ref().map(|Webhook { giver, address }| StoredWebhook {
            giver: giver.map(|giver| giver.to_string()),
            address: address.clone(),
        }),
        limit_since: room.limit_since,
        stand_ins: names(&room.stand_ins),
        offered: names(&room.offered),
        former: room.former.iter().map(|&(player, seat)| stored_former(player, seat)).collect(),
        crier: room.crier.map(|crier| crier.to_string()),
        winner: room.winner.map(|winner| winner.to_string()),
        numbering: room.numbering.into(),
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
    let mut stored: StoredRoom = serde_json::from_str(json).map_err(|error| damaged(&error))?;
    let former = |former: &StoredFormer| Ok((player(&former.player)?, former.seat));
    Ok(Room {
        phase: stored.phase.into(),
        host: player(&stored.host)?,
        webhook: webhook(stored.webhook, stored.options.webhook.take())?,
        options: stored.options.into(),
        secret: stored.secret.parse().map_err(|_| damaged(&"its secret"))?,
        places: stored.places.into_iter().map(place).collect::<Result<_, _>>()?,
        removed: players(&stored.removed)?,
        rematch: stored
            .rematch
            .map(|id| id.parse())
            .transpose()
            .map_err(|error| damaged(&error))?,
        limit_since: stored.limit_since,
        stand_ins: players(&stored.stand_ins)?,
        offered: players(&stored.offered)?,
        former: stored.former.iter().map(former).collect::<Result<_, StoreError>>()?,
        crier: stored.crier.as_deref().map(player).transpose()?,
        winner: stored.winner.as_deref().map(player).transpose()?,
        numbering: stored.numbering.into(),
        remembered: stored.commands.into_iter().map(command).collect::<Result<_, _>>()?,
    })
}

//! A table that people gather at, before, during and after its game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::ColumnsChoice;
use crate::words::{Level, Pace};

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct RoomOptions {
    /// How the columns are numbered.
    pub columns: ColumnsChoice,
    /// Whether to play with Banquets & Raids.
    pub banquets: bool,
    /// When the next dice come.
    pub pace: Pace,
    /// Seconds that a player has for a half-day, 10 to 1,209,600 (two weeks); nothing: as long as they like.
    #[cfg_attr(feature = "openapi", schema(minimum = 10, maximum = 1_209_600))]
    pub limit: Option<u32>,
    /// Whether the table is in the lobby; otherwise only its link leads to it.
    pub public: bool,
    /// Whether people may write to each other.
    pub chat: bool,
    /// Whether the program shows players what decisions are worth.
    pub hints: bool,
    /// How well a bot plays that stands in for somebody who is out of time.
    pub stand_in: Level,
}

/// Asks for a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewRoom {
    /// The name of the player who asks, and becomes the host.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: String,
    /// How many places it has, 1 to 10.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 10))]
    pub places: u8,
    /// What is played.
    pub options: RoomOptions,
    /// An https address that hears of new dice. Nobody but who gave it ever reads it.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 500))]
    pub webhook: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Phase {
    /// People come and go.
    Gathering,
    /// The game has begun, and the places are its seats.
    Started,
    /// The host has closed it before it began.
    Closed,
}

/// A table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct RoomView {
    /// Its name, and later the name of its game.
    pub id: String,
    /// Grows with every change of the table; presence does not count.
    pub version: u32,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// How far it has come.
    pub phase: Phase,
    /// Whether the viewer is the host.
    pub host: bool,
    /// Whether the host has removed the viewer.
    pub removed: bool,
    /// What is played.
    pub options: RoomOptions,
    /// The address that hears of new dice, as far as it is the viewer's business.
    pub webhook: TableWebhook,
    /// SHA-256 of the server's secret, published before anybody sat down.
    pub commitment: String,
    /// The places, in the order of the table. Once the game has begun they are its seats.
    pub places: Vec<PlaceView>,
    /// How many people watch.
    pub watching: u32,
    /// The table of the rematch, once somebody has asked for one.
    pub rematch: Option<String>,
}

/// The address of a table that hears of new dice. Anybody who knows it can write there, so it belongs to the player who gave it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum TableWebhook {
    /// There is none, or it is not the viewer's business.
    None,
    /// The viewer gave it.
    Yours {
        /// An https address.
        address: String,
    },
    /// Somebody else gave it; the viewer is the host, and can remove it.
    Others,
}

/// A place at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum PlaceView {
    /// Anybody may sit down.
    Open,
    /// Somebody sits here, or is expected.
    Person {
        /// Their name.
        name: String,
        /// Whether it is the viewer.
        yours: bool,
        /// Whether it is the host.
        host: bool,
        /// Whether it is the town crier, who numbers the columns (R3.2).
        crier: bool,
        /// Whether they have the page open.
        here: bool,
        /// From when on the host can do something about their absence, in milliseconds since 1970; nothing as long as they are here.
        #[ts(type = "number | null")]
        away_at: Option<u64>,
        /// Whether a stand-in was asked to play for them until they return.
        stand_in: bool,
        /// Whether somebody else may take their seat until they return.
        offered: bool,
        /// Whether they have sat down, and what they added to the dice; expected people have not.
        contribution: Option<String>,
    },
    /// A bot plays.
    Bot {
        /// How well.
        level: Level,
    },
}

/// A command about a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum RoomCommand {
    /// Sit down at the first open place, or where one is expected. Somebody who sits already changes name and contribution.
    Sit {
        /// One's name.
        #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
        name: String,
        /// 32 random hexadecimal digits that are mixed into the dice.
        contribution: String,
    },
    /// Leave one's place; during the game, a stand-in plays until one comes back. If the host leaves, somebody who is here becomes the host.
    Stand,
    /// Let a stand-in play for somebody until they return. Only the host, and only for a player who has been away for a minute.
    StandIn {
        /// Which seat, from 0.
        place: u8,
    },
    /// Let somebody else take a seat, or not any more. Only the host, and only the seat of a player who has been away for a minute.
    Offer {
        /// Which seat, from 0.
        place: u8,
        /// Whether somebody may.
        open: bool,
    },
    /// Play on at a seat that is offered, from its log as it is.
    TakeSeat {
        /// Which seat, from 0.
        place: u8,
        /// One's name.
        #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
        name: String,
    },
    /// End the game with the sheets as they are: it earns nobody anything. Only the host, and only if somebody who still has to play has
    /// been away for a minute.
    End,
    /// Play something else. Only the host.
    SetOptions {
        /// What.
        options: RoomOptions,
    },
    /// Sets the address that hears of new dice, or removes it. For the host; the player who gave it can always remove it.
    SetWebhook {
        /// An https address: ntfy, Discord, Slack, or anything that takes a line of text. Nothing forgets it.
        #[cfg_attr(feature = "openapi", schema(max_length = 500))]
        address: Option<String>,
    },
    /// One place more. Only the host.
    AddPlace {
        /// For a bot of this level, or for anybody.
        bot: Option<Level>,
    },
    /// Removes the person or bot of a place; a person for good. Only the host.
    ClearPlace {
        /// Which one, from 0.
        place: u8,
    },
    /// A place for a bot. Only the host, and not where a person sits.
    SetBot {
        /// Which one, from 0.
        place: u8,
        /// How well it plays.
        level: Level,
    },
    /// One place less. Only the host, and not where a person sits.
    RemovePlace {
        /// Which one, from 0.
        place: u8,
    },
    /// Another order. Only the host.
    MovePlace {
        /// Which one, from 0.
        from: u8,
        /// Where it is then.
        to: u8,
    },
    /// Somebody else is the town crier. Only from the town crier or the host; until the columns have their numbers.
    PassCrier {
        /// The place of the new one, from 0.
        place: u8,
    },
    /// Numbers the columns of a game that has begun; what is left open follows from the seed. Only the town crier.
    NumberColumns {
        /// How: of the kind that the table plays with.
        columns: ColumnsChoice,
    },
    /// Begin the game with everybody who sits. Only the host.
    Start,
    /// No game. Only the host.
    Close,
    /// Another table with the same people and options, once the game is over. Only who played.
    Rematch,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct LobbyRoom {
    /// Its name.
    pub id: String,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// How far it has come: tables that have begun can be watched.
    pub phase: Phase,
    /// What is played.
    pub options: RoomOptions,
    /// The names of the people who sit there, the host's first.
    pub people: Vec<String>,
    /// How many bots.
    pub bots: u8,
    /// How many places are open.
    pub open: u8,
}

/// The lobby.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct Lobby {
    /// Public tables, the newest first.
    pub rooms: Vec<LobbyRoom>,
    /// How many people have a table or the lobby open.
    pub here: u32,
}

/// The short code of a table, for those who read it to somebody.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct TableCode {
    /// Four digits or letters, a hyphen, and two more.
    #[cfg_attr(feature = "openapi", schema(example = "K7QM-2F"))]
    pub code: String,
}

/// Who a message is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Channel {
    /// Everybody.
    Table,
    /// Spectators, so that nobody at the table gets advice.
    Watchers,
}

/// What somebody has written.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct MessageView {
    /// Its place in the order of messages at this table, from 1.
    pub sequence: u32,
    /// Who it is for.
    pub channel: Channel,
    /// The seat or place of the writer, if they had one.
    pub seat: Option<u8>,
    /// A name for the writer that is the same in all messages of this table: to mute somebody by.
    pub writer: String,
    /// The writer's name.
    pub name: String,
    /// The words, as they were typed: never markup.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Whether the viewer wrote it.
    pub yours: bool,
}

/// A short sign that is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Reaction {
    /// Hands that clap.
    Applause,
    /// What a roll.
    Astonished,
    /// The black die has struck.
    Ouch,
    /// Laughter.
    Laugh,
    /// Hello, or goodbye.
    Wave,
    /// Thanks.
    Heart,
}

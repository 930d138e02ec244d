//! What is in a database, for backups.
//!
//! A test compares the columns that are listed here with both databases.

/// A table, with all its columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableOf {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
}

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Number,
    Text,
    Bytes,
}

/// What is in one place of a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

use Kind::{Bytes, Number, Text};

/// All tables; those that others refer to come first.
pub(super) const TABLES: [TableOf; 16] = [
    TableOf { name: "secrets", columns: &[("name", Text), ("value", Bytes)] },
    TableOf {
        name: "players",
        columns: &[
            ("id", Bytes),
            ("created_at", Number),
            ("name", Text),
            ("recovery", Bytes),
            ("webhook", Text),
        ],
    },
    TableOf {
        name: "sessions",
        columns: &[
            ("id", Bytes),
            ("player", Bytes),
            ("created_at", Number),
            ("seen_at", Number),
            ("device", Text),
        ],
    },
    TableOf {
        name: "deals",
        columns: &[("id", Bytes), ("created_at", Number), ("seed", Text), ("known", Number)],
    },
    TableOf {
        name: "games",
        columns: &[
            ("id", Bytes),
            ("created_at", Number),
            ("pace", Text),
            ("start", Text),
            ("origin", Text),
            ("parent", Bytes),
            ("counts", Number),
            ("commitment", Text),
            ("finished_at", Number),
            ("due_at", Number),
        ],
    },
    TableOf {
        name: "seats",
        columns: &[
            ("game", Bytes),
            ("seat", Number),
            ("player", Bytes),
            ("listed", Number),
            ("total", Number),
            ("feats", Text),
            ("bot", Text),
            ("hinted", Number),
            ("name", Text),
        ],
    },
    TableOf {
        name: "former_players",
        columns: &[
            ("game", Bytes),
            ("seat", Number),
            ("sequence", Number),
            ("player", Bytes),
            ("listed", Number),
        ],
    },
    TableOf {
        name: "entries",
        columns: &[
            ("game", Bytes),
            ("seat", Number),
            ("sequence", Number),
            ("command_id", Text),
            ("entry", Text),
            ("created_at", Number),
        ],
    },
    TableOf {
        name: "rooms",
        columns: &[
            ("id", Bytes),
            ("version", Number),
            ("created_at", Number),
            ("changed_at", Number),
            ("listed", Number),
            ("document", Text),
        ],
    },
    TableOf { name: "codes", columns: &[("code", Text), ("game", Bytes)] },
    TableOf {
        name: "messages",
        columns: &[
            ("game", Bytes),
            ("sequence", Number),
            ("channel", Text),
            ("player", Bytes),
            ("name", Text),
            ("command_id", Text),
            ("text", Text),
            ("created_at", Number),
        ],
    },
    TableOf {
        name: "days",
        columns: &[("day", Number), ("drawn_at", Number), ("seed", Text), ("commitment", Text)],
    },
    TableOf {
        name: "tries",
        columns: &[
            ("game", Bytes),
            ("day", Number),
            ("player", Bytes),
            ("bot", Text),
            ("begun_at", Number),
            ("closes_at", Number),
            ("finished_at", Number),
            ("score", Number),
            ("loss", Number),
            ("explained", Text),
        ],
    },
    TableOf {
        name: "day_scores",
        columns: &[("day", Number), ("score", Number), ("tries", Number)],
    },
    TableOf {
        name: "groups",
        columns: &[
            ("id", Bytes),
            ("created_at", Number),
            ("name", Text),
            ("link", Bytes),
            ("owner", Bytes),
        ],
    },
    TableOf {
        name: "members",
        columns: &[("of_group", Bytes), ("player", Bytes), ("id", Bytes), ("joined_at", Number)],
    },
];

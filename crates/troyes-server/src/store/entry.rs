//! Entries of a log as they are stored.

use serde::{Deserialize, Serialize};
use troyes_table::Entry;

use super::StoreError;
use troyes_wire::{BadDecision, Decision};

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum StoredEntry {
    WentOn,
    Decided { decision: Decision },
    TookBack { kept: usize },
}

pub(super) fn to_json(entry: Entry) -> String {
    let stored = match entry {
        Entry::WentOn => StoredEntry::WentOn,
        Entry::Decided(decision) => StoredEntry::Decided { decision: decision.into() },
        Entry::TookBack { kept } => StoredEntry::TookBack { kept },
    };
    serde_json::to_string(&stored).expect("entries have text keys and no errors of their own")
}

pub(super) fn from_json(json: &str) -> Result<Entry, StoreError> {
    let damaged = |error: &dyn ToString| StoreError::Damaged(error.to_string());
    let stored: StoredEntry = serde_json::from_str(json).map_err(|error| damaged(&error))?;
    Ok(match stored {
        StoredEntry::WentOn => Entry::WentOn,
        StoredEntry::Decided { decision } => {
            Entry::Decided(decision.try_into().map_err(|error: BadDecision| damaged(&error))?)
        }
        StoredEntry::TookBack { kept } => Entry::TookBack { kept },
    })
}

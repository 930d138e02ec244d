//! Entries of a log as they are kept.

use serde::{Deserialize, Serialize};
use troyes_table::Entry;

use crate::Damaged;
use crate::decision::StoredDecision;

#[derive(Serialize, Deserialize)]
#[serde(tag = "type")]
enum StoredEntry {
    #[serde(rename = "went_on")]
    WentOn,
    #[serde(rename = "decided")]
    Decided { decision: StoredDecision },
    #[serde(rename = "took_back")]
    TookBack { kept: usize },
    #[serde(rename = "changed_hands")]
    ChangedHands,
    #[serde(rename = "ended")]
    Ended,
}

/// An entry as it is kept.
#[must_use]
pub fn to_json(entry: Entry) -> String {
    let stored = match entry {
        Entry::WentOn => StoredEntry::WentOn,
        Entry::Decided(decision) => StoredEntry::Decided { decision: decision.into() },
        Entry::TookBack { kept } => StoredEntry::TookBack { kept },
        Entry::ChangedHands => StoredEntry::ChangedHands,
        Entry::Ended => StoredEntry::Ended,
    };
    serde_json::to_string(&stored).expect("entries have text keys and no errors of their own")
}

/// The entry that was kept.
///
/// # Errors
///
/// [`Damaged`] if it is none.
pub fn from_json(json: &str) -> Result<Entry, Damaged> {
    let stored: StoredEntry =
        serde_json::from_slice(json.as_bytes()).map_err(|error| Damaged(error.to_string()))?;
    Ok(match stored {
        StoredEntry::WentOn => Entry::WentOn,
        StoredEntry::Decided { decision } => Entry::Decided(decision.try_into()?),
        StoredEntry::TookBack { kept } => Entry::TookBack { kept },
        StoredEntry::ChangedHands => Entry::ChangedHands,
        StoredEntry::Ended => Entry::Ended,
    })
}

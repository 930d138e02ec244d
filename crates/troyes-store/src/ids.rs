//! New names.

use uuid::Uuid;

/// A name that nothing else has: sorted by time, impossible to guess.
#[must_use]
pub fn fresh<Id: From<Uuid>>() -> Id {
    Uuid::now_v7().into()
}

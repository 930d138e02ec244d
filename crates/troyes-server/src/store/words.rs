//! Words for values that are stored as text.

use troyes_table::Pace;

use super::StoreError;
use troyes_wire::Origin;

pub(super) const fn origin_name(origin: Origin) -> &'static str {
    match origin {
        Origin::Drawn => "drawn",
        Origin::Chosen => "chosen",
        Origin::Imported => "imported",
        Origin::Branched => "branched",
    }
}

pub(super) fn origin_of(name: &str) -> Result<Origin, StoreError> {
    [Origin::Drawn, Origin::Chosen, Origin::Imported, Origin::Branched]
        .into_iter()
        .find(|&origin| origin_name(origin) == name)
        .ok_or_else(|| StoreError::Damaged(format!("{name} is not an origin")))
}

pub(super) const fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Together => "together",
        Pace::Own => "own",
    }
}

pub(super) fn pace_of(name: &str) -> Result<Pace, StoreError> {
    [Pace::Together, Pace::Own]
        .into_iter()
        .find(|&pace| pace_name(pace) == name)
        .ok_or_else(|| StoreError::Damaged(format!("{name} is not a pace")))
}

//! Who stands in the list that everybody can read.

/// Ranked games that somebody must have finished before.
pub const GAMES_BEFORE: u32 = 3;

/// Whether somebody stands in the public list with their name. Whoever opens a second identity can look at the dice with it; names that are
/// kept, and have played before, make that tedious.
#[must_use]
pub const fn stands_in_public(name_is_kept: bool, finished: u32) -> bool {
    name_is_kept && finished >= GAMES_BEFORE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_names_that_have_played() {
        assert!(stands_in_public(true, 3));
        assert!(!stands_in_public(true, 2));
        assert!(!stands_in_public(false, 300));
    }
}

//! Names of people.

/// Characters of a name at the most.
pub(crate) const LONGEST: usize = 40;

/// A name as it is kept: without blanks around it. Nothing if it is empty, too long, or cannot be printed.
pub(crate) fn checked_name(name: &str) -> Option<String> {
    let name = name.trim();
    let length = name.chars().count();
    let good = (1..=LONGEST).contains(&length) && !name.chars().any(char::is_control);
    good.then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(checked_name("  Ada Lovelace\u{a0}").unwrap(), "Ada Lovelace");
        assert!(checked_name(&"é".repeat(40)).is_some());
        for bad in ["", " \t ", "a\nb", "\u{7}", &"x".repeat(41)] {
            assert!(checked_name(bad).is_none(), "{bad:?}");
        }
    }
}

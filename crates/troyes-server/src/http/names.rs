//! Names of people.

use super::problem::Failure;

/// Characters of a name at the most.
const LONGEST: usize = 40;

/// A name as it is kept: without blanks around it.
pub(crate) fn checked_name(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST || name.chars().any(char::is_control) {
        let sentence = format!("A name has 1 to {LONGEST} characters that can be printed.");
        return Err(Failure::unprocessable("bad-name", sentence));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(checked_name("  Ada Lovelace\u{a0}").unwrap(), "Ada Lovelace");
        assert!(checked_name(&"é".repeat(40)).is_ok());
        for bad in ["", " \t ", "a\nb", "\u{7}", &"x".repeat(41)] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
    }
}

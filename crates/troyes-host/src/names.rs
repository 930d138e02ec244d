//! Names of people.

use icu_properties::CodePointSetData;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint, NoncharacterCodePoint};
use troyes_wire::Refusal;

/// Characters of a command's id at the most.
const LONGEST_ID: usize = 100;

/// Whether a text can be the id of a command. Ids with a slash are those of bots and clocks.
#[must_use]
pub fn is_command_id(id: &str) -> bool {
    let bad = |c: char| c == '/' || c.is_control();
    !id.is_empty() && id.chars().count() <= LONGEST_ID && !id.contains(bad)
}

/// Characters of a name at the most.
const LONGEST: usize = 40;

/// A name as it is kept: without blanks around it.
///
/// # Errors
///
/// [`Refusal::BadName`] if it is empty, too long, cannot be printed or cannot be seen.
pub fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    let length = name.chars().count();
    let good = (1..=LONGEST).contains(&length)
        && name.chars().any(is_seen)
        && !name.chars().any(|c| c.is_control() || turns_text(c));
    if good { Ok(name.to_owned()) } else { Err(Refusal::BadName) }
}

/// Whether a character leaves something to be seen. Names may contain others, which join letters or colour emoji, but a name of
/// nothing else could not be distinguished from no name at all.
fn is_seen(c: char) -> bool {
    let nothing = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || CodePointSetData::new::<NoncharacterCodePoint>().contains(c)
        // Marks of annotations and of hieroglyphs' places are no letters, and nothing is drawn for them alone.
        || matches!(c, '\u{fff9}'..='\u{fffb}' | '\u{13430}'..='\u{1343f}');
    // Braille without any dot is drawn, as nothing.
    let blank = c.is_whitespace() || c.is_control() || c == '\u{2800}';
    !(nothing || blank)
}

/// Whether a character changes the direction of the text after it, also of what is not part of the name.
///
/// A set is a small table where classes of all characters are a large one, and this travels to browsers.
fn turns_text(c: char) -> bool {
    let is_mark_of_its_own = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}');
    CodePointSetData::new::<BidiControl>().contains(c) && !is_mark_of_its_own
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

    #[test]
    fn names_can_be_seen() {
        for bad in [
            "\u{200b}",
            "\u{ad}\u{ad}",
            "\u{3164}",
            "\u{2800} \u{2800}",
            "\u{ffff}",
            "\u{fdd0}",
            "\u{10fffe}",
            "\u{e0041}",
            "\u{202e}adA",
            "Ada\u{2066}",
            "\u{fff9}",
            "\u{1d173}",
        ] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
        // Joined emoji, a Persian name with a joiner, and Hebrew with a mark of its direction.
        for good in ["👩\u{200d}🚀", "علی\u{200c}رضا", "עדה\u{200f}", "⠁", "⚜\u{fe0f}"]
        {
            assert_eq!(checked_name(good).as_deref(), Ok(good));
        }
    }
}

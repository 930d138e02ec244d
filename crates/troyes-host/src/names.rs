//! Names of people.

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
/// nothing else could not be told from no name at all.
fn is_seen(c: char) -> bool {
    let ignorable = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    // Braille without any dot is drawn, as nothing.
    let blank = c.is_whitespace() || c.is_control() || c == '\u{2800}';
    let never_a_character =
        matches!(c, '\u{fdd0}'..='\u{fdef}') || (u32::from(c) & 0xfffe) == 0xfffe;
    !(ignorable || blank || never_a_character)
}

/// Whether a character changes the direction of the text after it, also of what is not part of the name.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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

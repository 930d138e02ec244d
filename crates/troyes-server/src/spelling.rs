//! Codes that people read to each other and type: characters that are hard to confuse, five bits each.

use crate::random;

/// Crockford's digits: no I, L, O or U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A code that nobody has guessed.
pub(crate) fn fresh<const LENGTH: usize>() -> String {
    let bytes: [u8; LENGTH] = random::bytes();
    bytes.iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect()
}

/// A code as people see it: in groups of four.
pub(crate) fn in_groups(code: &str) -> String {
    let groups: Vec<&str> =
        (0..code.len()).step_by(4).map(|at| &code[at..(at + 4).min(code.len())]).collect();
    groups.join("-")
}

/// The code that somebody typed in, whatever the case, with or without blanks and hyphens, and with the letters that
/// look like digits; `None` if it cannot be a code of this length.
pub(crate) fn normalised(typed: &str, length: usize) -> Option<String> {
    let digit = |typed: char| match typed.to_ascii_uppercase() {
        'O' => Some('0'),
        'I' | 'L' => Some('1'),
        digit => u8::try_from(digit).ok().filter(|digit| DIGITS.contains(digit)).map(char::from),
    };
    let typed = typed.chars().filter(|typed| !typed.is_whitespace() && *typed != '-');
    let code: String = typed.take(length + 1).map(digit).collect::<Option<_>>()?;
    (code.len() == length).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_forgiving() {
        let code = fresh::<20>();
        assert_eq!(code.len(), 20);
        assert_ne!(code, fresh::<20>());
        assert_eq!(in_groups("0123456789ABCDEFGHJK"), "0123-4567-89AB-CDEF-GHJK");
        assert_eq!(in_groups("K7QM2F"), "K7QM-2F");
        assert_eq!(normalised(&in_groups(&code), 20).as_ref(), Some(&code));
        assert_eq!(normalised(&code.to_lowercase(), 20).as_ref(), Some(&code));
        let typed = " oOiI lL23 - 4567 89ab cdef ";
        assert_eq!(normalised(typed, 20).as_deref(), Some("00111123456789ABCDEF"));
        assert_eq!(normalised("k7qm 2f", 6).as_deref(), Some("K7QM2F"));
        for bad in
            ["", "0123", "0123456789ABCDEFGHJK0", "U123456789ABCDEFGHJK", "é123456789ABCDEFGHJK"]
        {
            assert_eq!(normalised(bad, 20), None, "{bad}");
        }
    }
}

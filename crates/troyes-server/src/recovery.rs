//! Codes that move a player to another device: 100 bits as 20 characters that are hard to confuse.

use sha2::{Digest, Sha256};

use crate::random;

/// Crockford's digits: no I, L, O or U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Digits of a code, five bits each.
const LENGTH: usize = 20;

/// A code that nobody has.
pub(crate) fn fresh_code() -> String {
    let bytes: [u8; LENGTH] = random::bytes();
    bytes.iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect()
}

/// What is stored of a code. It is as random as a key, so one round of hashing is enough.
pub(crate) fn hash(code: &str) -> [u8; 32] {
    Sha256::digest(code).into()
}

/// A code as people see it: five groups of four.
pub(crate) fn in_groups(code: &str) -> String {
    let groups: Vec<&str> = (0..code.len()).step_by(4).map(|at| &code[at..at + 4]).collect();
    groups.join("-")
}

/// The code that somebody typed in, whatever the case, with or without blanks and hyphens, and with the letters that
/// look like digits; `None` if it cannot be a code.
pub(crate) fn normalised(typed: &str) -> Option<String> {
    let digit = |typed: char| match typed.to_ascii_uppercase() {
        'O' => Some('0'),
        'I' | 'L' => Some('1'),
        digit => u8::try_from(digit).ok().filter(|digit| DIGITS.contains(digit)).map(char::from),
    };
    let typed = typed.chars().filter(|typed| !typed.is_whitespace() && *typed != '-');
    let code: String = typed.take(LENGTH + 1).map(digit).collect::<Option<_>>()?;
    (code.len() == LENGTH).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_forgiving() {
        let code = fresh_code();
        assert_eq!(code.len(), LENGTH);
        assert_ne!(code, fresh_code());
        assert_eq!(in_groups("0123456789ABCDEFGHJK"), "0123-4567-89AB-CDEF-GHJK");
        assert_eq!(normalised(&in_groups(&code)).as_ref(), Some(&code));
        assert_eq!(normalised(&code.to_lowercase()).as_ref(), Some(&code));
        let typed = " oOiI lL23 - 4567 89ab cdef ";
        assert_eq!(normalised(typed).as_deref(), Some("00111123456789ABCDEF"));
        for bad in
            ["", "0123", "0123456789ABCDEFGHJK0", "U123456789ABCDEFGHJK", "é123456789ABCDEFGHJK"]
        {
            assert_eq!(normalised(bad), None, "{bad}");
        }
    }
}

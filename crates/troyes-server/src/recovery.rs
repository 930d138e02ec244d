//! Codes that move a player to another device: 100 bits as 20 characters that are hard to confuse.

use sha2::{Digest, Sha256};

use crate::spelling;

/// Digits of a code, five bits each.
const LENGTH: usize = 20;

/// A code that nobody has.
pub(crate) fn fresh_code() -> String {
    spelling::fresh::<LENGTH>()
}

/// What is stored of a code. It is as random as a key, so one round of hashing is enough.
pub(crate) fn hash(code: &str) -> [u8; 32] {
    Sha256::digest(code).into()
}

/// A code as people see it: five groups of four.
pub(crate) fn in_groups(code: &str) -> String {
    spelling::in_groups(code)
}

/// The code that somebody typed in; `None` if it cannot be a code.
pub(crate) fn normalised(typed: &str) -> Option<String> {
    spelling::normalised(typed, LENGTH)
}

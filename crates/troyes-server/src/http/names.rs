//! Names of people.

use super::problem::Failure;
use crate::names::{self, LONGEST};

/// A name as it is kept, or why it cannot be.
pub(crate) fn checked_name(name: &str) -> Result<String, Failure> {
    names::checked_name(name).ok_or_else(|| {
        let sentence = format!("A name has 1 to {LONGEST} characters that can be printed.");
        Failure::unprocessable("bad-name", sentence)
    })
}

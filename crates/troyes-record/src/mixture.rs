//! Where a seed comes from when nobody shall be able to choose it: a secret that was committed to, and a contribution of
//! every player made after that (`docs/fair-dice.md`).

use core::fmt;
use core::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use thiserror::Error;

use crate::seed::Seed;

/// What one player adds to the seed: 16 bytes of the player's own choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contribution([u8; 16]);

/// The text is not 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a contribution has 32 hexadecimal digits")]
pub struct ContributionError;

impl Contribution {
    /// A contribution of bytes, for example from the operating system.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl FromStr for Contribution {
    type Err = ContributionError;

    fn from_str(digits: &str) -> Result<Self, ContributionError> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(digits, &mut bytes).map_err(|_| ContributionError)?;
        Ok(Self(bytes))
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A secret and what was mixed into it.
///
/// ```
/// use troyes_record::{Mixture, Seed};
///
/// let contributions = vec!["00112233445566778899aabbccddeeff".parse()?];
/// let mixture = Mixture { secret: Seed::from_text("secret"), contributions };
/// assert_eq!(mixture.seed().to_string(), "314c9b84fe6075ac775a5ced011f01d9083ccf7832da6032671c259c33cc30ec");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mixture {
    /// What was committed to before anybody contributed.
    pub secret: Seed,
    /// What the players added, in the order of their seats.
    pub contributions: Vec<Contribution>,
}

impl Mixture {
    /// The seed: HMAC-SHA-256 with the secret as its key, of `troyes-dice/1/mix` followed by a slash and the digits of each
    /// contribution.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let keyed = Hmac::<Sha256>::new_from_slice(self.secret.bytes());
        let mut mac =
            keyed.expect("HMAC takes keys of any length").chain_update("troyes-dice/1/mix");
        for contribution in &self.contributions {
            mac.update(b"/");
            mac.update(contribution.to_string().as_bytes());
        }
        Seed::from_bytes(mac.finalize().into_bytes().into())
    }
}

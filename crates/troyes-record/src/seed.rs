//! Seeds, their commitments, and the streams of fair numbers that follow from them (section "Deals" of `docs/record.md`).

use core::fmt;
use core::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The 32 bytes that a deal follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a seed has 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A seed of bytes, for example from the operating system.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes themselves.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed that a person's text stands for: 64 hexadecimal digits are the seed itself, anything else is hashed.
    ///
    /// ```
    /// use troyes_record::Seed;
    ///
    /// let seed = Seed::from_text("");
    /// assert_eq!(seed.to_string(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    /// assert_eq!(Seed::from_text(&seed.to_string()), seed);
    /// ```
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        text.parse().unwrap_or_else(|_| Self::hashed(text))
    }

    /// The seed of game `index`, from 0, of a series named by a text.
    #[must_use]
    pub fn of_game(series: &str, index: u64) -> Self {
        Self::hashed(&format!("{series}/{index}"))
    }

    fn hashed(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    /// What can be published before the game: SHA-256 of the seed, in hexadecimal.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The streams of this seed.
    #[must_use]
    pub fn streams(&self) -> Streams {
        let keyed = Hmac::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        Streams { keyed }
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(digits: &str) -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(digits, &mut bytes).map_err(|_| SeedError)?;
        Ok(Self(bytes))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// All streams of a seed: one for every label.
#[derive(Clone)]
pub struct Streams {
    keyed: Hmac<Sha256>,
}

impl Streams {
    /// The stream of a label.
    pub(crate) fn labelled(&self, label: &str) -> Stream {
        let prefix = self.keyed.clone().chain_update("troyes-dice/1/").chain_update(label);
        Stream { prefix: prefix.chain_update("/"), blocks: 0, block: [0; 32], used: 32 }
    }
}

impl Streams {
    /// The first block of a label's stream: a key for a generator of one's own.
    #[must_use]
    pub fn key(&self, label: &str) -> [u8; 32] {
        let mut stream = self.labelled(label);
        core::array::from_fn(|_| stream.next_byte())
    }
}

/// The bytes of one label, and fair numbers made of them.
#[derive(Clone)]
pub struct Stream {
    /// HMAC of everything but the number of the block.
    prefix: Hmac<Sha256>,
    blocks: u64,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    fn next_byte(&mut self) -> u8 {
        if self.used == self.block.len() {
            let block = self.prefix.clone().chain_update(self.blocks.to_string());
            self.block = block.finalize().into_bytes().into();
            self.blocks += 1;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// A number below `n`, every one equally likely: bytes that would favour the low ones are passed over.
    ///
    /// # Panics
    ///
    /// If `n` is 0 or more than 256.
    pub fn below(&mut self, n: usize) -> usize {
        assert!((1..=256).contains(&n), "a byte decides among 1 to 256 things");
        let fair = 256 - 256 % n;
        loop {
            let byte = usize::from(self.next_byte());
            if byte < fair {
                return byte % n;
            }
        }
    }

    /// Puts a list into a random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

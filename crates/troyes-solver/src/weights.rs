//! The file of a network in integers.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `TROYES-W` |
//! | 4 | version of the format and of the features |
//! | 4 | features |
//! | features × 128 | rows of the first layer, a byte each |
//! | for each of 16 stages | weights and biases of the second layer (2 bytes each), weights (2) and biases (4) of the third |
//! | 8 | FNV-1a of everything before |
//!
//! All numbers are little-endian. The version changes whenever a feature means something else.

use thiserror::Error;

use crate::features::{FEATURES, STAGES};
use crate::network::{SUMS, UNITS};
use crate::quantised::{Layers, QuantisedNetwork};

const MAGIC: &[u8; 8] = b"TROYES-W";
/// The version that this program writes and reads.
pub const VERSION: u32 = 2;
const PARTS: usize = 3;
/// The length of every file of this version.
pub const LEN: usize = 8
    + 4
    + 4
    + FEATURES * SUMS
    + STAGES * (UNITS * SUMS * 2 + UNITS * 2 + PARTS * UNITS * 2 + PARTS * 4)
    + 8;

const _: () = assert!(LEN < 2_000_000, "the weights of everything have less than 2 MB");

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum WeightsError {
    /// The file begins with something else.
    #[error("this is no file of weights: it does not begin with TROYES-W")]
    NotWeights,
    /// The weights are for another version of the program.
    #[error("these weights have version {found}, and this program reads version {VERSION}")]
    Version {
        /// The version of the file.
        found: u32,
    },
    /// The file is too short or too long.
    #[error("the file of weights has {found} bytes instead of {LEN}: it is cut off or damaged")]
    Length {
        /// The length of the file.
        found: usize,
    },
    /// The check sum does not fit.
    #[error("the file of weights is damaged: its check sum is wrong")]
    Damaged,
}

/// The check sum of the files of this crate: FNV-1a with 64 bits.
pub(crate) fn check_sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl QuantisedNetwork {
    /// The file of this network.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LEN);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((FEATURES as u32).to_le_bytes());
        let shorts = |bytes: &mut Vec<u8>, list: &[i16]| {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        };
        let longs = |bytes: &mut Vec<u8>, list: &[i32]| {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        };
        for row in &self.rows {
            bytes.extend(row.map(|number| number as i8 as u8));
        }
        for stage in &self.stages {
            shorts(&mut bytes, stage.weights_2.as_flattened());
            shorts(&mut bytes, &stage.bias_2);
            shorts(&mut bytes, stage.weights_3.as_flattened());
            longs(&mut bytes, &stage.bias_3);
        }
        bytes.extend(check_sum(&bytes).to_le_bytes());
        bytes
    }

    /// The network of a file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] if the bytes are not a whole, undamaged file of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let (&version, _) =
            rest.split_first_chunk().ok_or(WeightsError::Length { found: bytes.len() })?;
        let found = u32::from_le_bytes(version);
        if found != VERSION {
            return Err(WeightsError::Version { found });
        }
        if bytes.len() != LEN {
            return Err(WeightsError::Length { found: bytes.len() });
        }
        let (content, sum) = bytes.split_last_chunk().expect("the length is right");
        if check_sum(content) != u64::from_le_bytes(*sum) {
            return Err(WeightsError::Damaged);
        }
        let mut numbers = Numbers(&content[16..]);
        let rows = (0..FEATURES).map(|_| numbers.bytes()).collect();
        let stages = (0..STAGES)
            .map(|_| Layers {
                weights_2: core::array::from_fn(|_| numbers.shorts()),
                bias_2: numbers.shorts(),
                weights_3: core::array::from_fn(|_| numbers.shorts()),
                bias_3: numbers.longs(),
            })
            .collect();
        Ok(Self { rows, stages })
    }
}

/// The numbers of a file whose length has been checked.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next<const N: usize>(&mut self) -> [u8; N] {
        let (&bytes, rest) = self.0.split_first_chunk().expect("the length has been checked");
        self.0 = rest;
        bytes
    }

    fn bytes<const N: usize>(&mut self) -> [i16; N] {
        self.next::<N>().map(|byte| i16::from(byte as i8))
    }

    fn shorts<const N: usize>(&mut self) -> [i16; N] {
        core::array::from_fn(|_| i16::from_le_bytes(self.next()))
    }

    fn longs<const N: usize>(&mut self) -> [i32; N] {
        core::array::from_fn(|_| i32::from_le_bytes(self.next()))
    }
}

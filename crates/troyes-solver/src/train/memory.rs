//! Games that training remembers: those of the latest generations, so that each is learned from many times, at different times and
//! among others, rather than at once.
//!
//! Playing a game takes much longer than learning from it, so a game that is learned from only once is wasted.
//!
//! A generation is also a file, from which a training that was killed recalls it:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `TROYES-G` |
//! | 8 | number of the generation |
//! | for each afterstate | number of features (1), stage (1), features (2 each), points still to come (3 × 4) |
//! | 8 | FNV-1a of everything before |
//!
//! All numbers are little-endian.

use std::collections::VecDeque;

use thiserror::Error;

use super::play::{PLACES, Sample};
use crate::network::Parts;
use crate::weights::check_sum;

const MAGIC: &[u8; 8] = b"TROYES-G";
const HEAD: usize = 8 + 8;
const SAMPLE: usize = 1 + 1 + 2 * PLACES + 3 * 4;

/// Why a generation cannot be recalled from bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum MemoryError {
    /// The file begins with something else, or is cut off or damaged.
    #[error("this is no whole file of a generation's games")]
    Damaged,
    /// It is another generation.
    #[error("these are the games of generation {found}, not of generation {expected}")]
    Generation {
        /// The generation of the file.
        found: u64,
        /// The one that comes next.
        expected: u64,
    },
}

/// The latest generations.
#[derive(Debug)]
pub(super) struct Memory {
    generations: VecDeque<Vec<Sample>>,
    /// The number of the first.
    oldest: u64,
}

impl Memory {
    /// Remembers nothing yet; the first will be this generation.
    pub(super) const fn from_generation(oldest: u64) -> Self {
        Self { generations: VecDeque::new(), oldest }
    }

    /// The number of the first generation that is remembered.
    pub(super) const fn oldest(&self) -> u64 {
        self.oldest
    }

    /// Remembers the next generation and forgets the oldest ones beyond `most` samples, but never the new one.
    pub(super) fn add(&mut self, samples: Vec<Sample>, most: usize) {
        self.generations.push_back(samples);
        let mut count: usize = self.generations.iter().map(Vec::len).sum();
        while count > most && self.generations.len() > 1 {
            count -= self.generations.pop_front().map_or(0, |forgotten| forgotten.len());
            self.oldest += 1;
        }
    }

    /// Everything that is remembered.
    pub(super) fn samples(&self) -> Vec<&Sample> {
        self.generations.iter().flatten().collect()
    }

    /// The generation that comes next.
    fn next(&self) -> u64 {
        self.oldest + self.generations.len() as u64
    }

    /// The file of the latest generation.
    pub(super) fn latest_to_bytes(&self) -> Vec<u8> {
        let samples = self.generations.back().map_or(&[][..], Vec::as_slice);
        let mut bytes = Vec::with_capacity(HEAD + samples.len() * SAMPLE + 8);
        bytes.extend(MAGIC);
        bytes.extend((self.next() - 1).to_le_bytes());
        for sample in samples {
            bytes.extend([sample.len, sample.stage]);
            bytes.extend(sample.features.iter().flat_map(|feature| feature.to_le_bytes()));
            let Parts { citizens, rows, resources } = sample.points_left;
            bytes.extend([citizens, rows, resources].iter().flat_map(|part| part.to_le_bytes()));
        }
        bytes.extend(check_sum(&bytes).to_le_bytes());
        bytes
    }

    /// Remembers the generation of a file, which must be the one after those that are remembered.
    pub(super) fn recall(&mut self, bytes: &[u8]) -> Result<(), MemoryError> {
        let (content, sum) = bytes.split_last_chunk().ok_or(MemoryError::Damaged)?;
        if check_sum(content) != u64::from_le_bytes(*sum) {
            return Err(MemoryError::Damaged);
        }
        let rest = content.strip_prefix(MAGIC).ok_or(MemoryError::Damaged)?;
        let (number, samples) = rest.split_first_chunk().ok_or(MemoryError::Damaged)?;
        let (found, expected) = (u64::from_le_bytes(*number), self.next());
        if found != expected {
            return Err(MemoryError::Generation { found, expected });
        }
        let (samples, []) = samples.as_chunks() else { return Err(MemoryError::Damaged) };
        self.generations.push_back(samples.iter().map(sample).collect());
        Ok(())
    }
}

fn sample(bytes: &[u8; SAMPLE]) -> Sample {
    let [len, stage, rest @ ..] = bytes;
    let (features, parts) = rest.split_at(2 * PLACES);
    let (features, _) = features.as_chunks();
    let (parts, _) = parts.as_chunks();
    let [citizens, rows, resources] = core::array::from_fn(|part| f32::from_le_bytes(parts[part]));
    Sample {
        features: core::array::from_fn(|place| u16::from_le_bytes(features[place])),
        len: *len,
        stage: *stage,
        points_left: Parts { citizens, rows, resources },
    }
}

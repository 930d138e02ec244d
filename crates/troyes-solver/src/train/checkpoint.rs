//! The file that training goes on from: network, running mean, optimiser, who plays next, how far it got, and since which generation
//! games are remembered.

use thiserror::Error;

use super::adam::Adam;
use super::memory::Memory;
use super::{Course, Trainer};
use crate::float::{FloatNetwork, PARAMETERS};
use crate::quantised::QuantisedNetwork;
use crate::weights::{self, check_sum};

const MAGIC: &[u8; 8] = b"TROYES-C";
/// Changes with the shape of the network, the meaning of a feature, or the lessons.
const VERSION: u32 = 4;
const HEAD: usize = 8 + 4 + 8 + 8 + 4 + 4 + 8 + 8 + 8 + 8 + 4 + 4;
const LEN: usize = HEAD + 4 * PARAMETERS * 4 + weights::LEN + 8;

/// Why training cannot go on from bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum CheckpointError {
    /// The file begins with something else.
    #[error("this is no checkpoint: it does not begin with TROYES-C")]
    NotACheckpoint,
    /// The checkpoint is of another version of the program.
    #[error("this checkpoint has version {found}, and this program goes on from version {VERSION}")]
    Version {
        /// The version of the file.
        found: u32,
    },
    /// The file is cut off or damaged.
    #[error("the checkpoint is cut off or damaged")]
    Damaged,
}

impl Trainer {
    /// Everything that training needs to go on.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LEN);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.course.seed.to_le_bytes());
        bytes.extend(self.course.games.to_le_bytes());
        bytes.extend(self.course.first_columns.to_le_bytes());
        bytes.extend(self.course.banquets.to_le_bytes());
        bytes.extend(self.generation.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.memory.oldest().to_le_bytes());
        bytes.extend(self.seconds.to_le_bytes());
        for start in self.adam.start {
            bytes.extend(start.to_le_bytes());
        }
        let lists = [
            &self.network.parameters,
            &self.average.parameters,
            &self.adam.mean,
            &self.adam.square,
        ];
        for list in lists {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes.extend(self.player.to_bytes());
        bytes.extend(check_sum(&bytes).to_le_bytes());
        bytes
    }

    /// Training as it was when the bytes were written.
    ///
    /// # Errors
    ///
    /// [`CheckpointError`] if they are not a whole checkpoint of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CheckpointError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(CheckpointError::NotACheckpoint)?;
        let (&version, rest) = rest.split_first_chunk().ok_or(CheckpointError::Damaged)?;
        let found = u32::from_le_bytes(version);
        if found != VERSION {
            return Err(CheckpointError::Version { found });
        }
        let (content, sum) = bytes.split_last_chunk().ok_or(CheckpointError::Damaged)?;
        if bytes.len() != LEN || check_sum(content) != u64::from_le_bytes(*sum) {
            return Err(CheckpointError::Damaged);
        }
        let mut fields = Fields(rest);
        let course = Course {
            seed: u64::from_le_bytes(fields.next()),
            games: u64::from_le_bytes(fields.next()),
            first_columns: f32::from_le_bytes(fields.next()),
            banquets: f32::from_le_bytes(fields.next()),
        };
        let mut trainer = Self::new(course);
        trainer.generation = u64::from_le_bytes(fields.next());
        trainer.games = u64::from_le_bytes(fields.next());
        trainer.memory = Memory::from_generation(u64::from_le_bytes(fields.next()));
        trainer.seconds = f64::from_le_bytes(fields.next());
        let start = [f32::from_le_bytes(fields.next()), f32::from_le_bytes(fields.next())];
        trainer.network = FloatNetwork { parameters: fields.list() };
        trainer.average = FloatNetwork { parameters: fields.list() };
        trainer.adam = Adam { mean: fields.list(), square: fields.list(), start };
        trainer.player = QuantisedNetwork::from_bytes(fields.0.split_at(weights::LEN).0)
            .map_err(|_| CheckpointError::Damaged)?;
        Ok(trainer)
    }
}

/// The fields of a file whose length has been checked.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn next<const N: usize>(&mut self) -> [u8; N] {
        let (&bytes, rest) = self.0.split_first_chunk().expect("the length has been checked");
        self.0 = rest;
        bytes
    }

    fn list(&mut self) -> Vec<f32> {
        (0..PARAMETERS).map(|_| f32::from_le_bytes(self.next())).collect()
    }
}

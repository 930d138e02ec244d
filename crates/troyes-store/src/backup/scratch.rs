//! New files that are removed again unless everything goes well.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::PathBuf;

use super::BackupError;
use crate::database::Database;

/// A new, empty file.
pub(super) struct Scratch {
    pub(super) path: PathBuf,
    keep: bool,
}

impl Scratch {
    /// Makes a file that was not there. It is for its owner only: keys are in it.
    pub(super) fn new(path: PathBuf) -> Result<Self, BackupError> {
        let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
        let file = path.display().to_string();
        match made {
            Ok(_) => Ok(Self { path, keep: false }),
            Err(reason) if reason.kind() == io::ErrorKind::AlreadyExists => {
                Err(BackupError::Exists(file))
            }
            Err(reason) => Err(BackupError::File { file, reason }),
        }
    }

    pub(super) fn database(&self) -> Database {
        Database::File(self.path.clone())
    }

    pub(super) fn keep(mut self) {
        self.keep = true;
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if !self.keep {
            let _ = fs::remove_file(&self.path);
        }
    }
}

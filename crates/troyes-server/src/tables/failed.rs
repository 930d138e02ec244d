//! Why something was not done at a table.

use troyes_store::StoreError;
use troyes_wire::Refusal;

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Failed {
    /// It changes nothing, for a reason that the client can be sent.
    Refused(Refusal),
    /// It could not be stored or read.
    Store(StoreError),
}

impl Failed {
    /// The same where others may have stored what this server could not: nobody knows.
    pub(crate) fn doubted(self) -> Self {
        match self {
            Self::Store(error) => Self::Store(error.doubted()),
            refused => refused,
        }
    }
}

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

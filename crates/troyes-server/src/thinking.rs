//! What the solver is asked, and when it gets round to it: hints for a position, analyses of finished games.
//!
//! Thinking needs the processor for as long as it lasts, so it happens on threads of its own, at most half of the
//! processors, and never on those that answer requests. Whoever asks waits in a [queue] that is fair to all who ask;
//! whoever goes away is not waited for.

pub(crate) mod analyses;
mod hints;
pub(crate) mod queue;

use std::sync::Arc;

use troyes_rules::Solo;
use troyes_solver::QuantisedNetwork;

pub(crate) use analyses::{Analyses, Analysis, Finding};
pub(crate) use hints::Hint;
pub(crate) use queue::{Asker, Busy};

use queue::Queue;

/// Why the solver does not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoAnswer {
    /// There is none.
    NoSolver,
    /// Others have asked too much, or this one has.
    Busy(Busy),
}

impl NoAnswer {
    /// A name that does not change when the sentence does.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::NoSolver => "no-solver",
            Self::Busy(Busy::Asker) => "too-many-questions",
            Self::Busy(Busy::Everybody) => "solver-busy",
        }
    }

    /// Why, for a person.
    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Self::NoSolver => "This server has no solver.",
            Self::Busy(Busy::Asker) => "The solver is still busy with your other questions.",
            Self::Busy(Busy::Everybody) => "Too many people ask the solver at this moment.",
        }
    }
}

/// The solver of a server.
pub(crate) struct Thinking {
    network: Option<Arc<QuantisedNetwork>>,
    queue: Queue,
    analyses: Analyses,
}

impl Thinking {
    /// Thinks with a network, or not at all.
    #[must_use]
    pub(crate) fn new(network: Option<Arc<QuantisedNetwork>>) -> Self {
        Self { network, queue: Queue::new(), analyses: Analyses::default() }
    }

    /// Whether there is a solver.
    #[must_use]
    pub(crate) const fn is_there(&self) -> bool {
        self.network.is_some()
    }

    /// Ranks the decisions of a position, for as long as what is returned lives.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if nobody thinks about it.
    pub(crate) fn hint(&self, asker: Asker, position: Solo) -> Result<Hint, NoAnswer> {
        let network = self.network.clone().ok_or(NoAnswer::NoSolver)?;
        hints::ask(&self.queue, asker, network, position).map_err(NoAnswer::Busy)
    }

    /// The analysis of a finished game: found, or being made.
    ///
    /// # Errors
    ///
    /// [`NoAnswer`] if nobody thinks about it.
    pub(crate) fn analysis(&self, asker: Asker, game: &Analysed) -> Result<Finding, NoAnswer> {
        let network = self.network.clone().ok_or(NoAnswer::NoSolver)?;
        self.analyses.find(&self.queue, asker, network, game).map_err(NoAnswer::Busy)
    }
}

pub(crate) use analyses::Analysed;

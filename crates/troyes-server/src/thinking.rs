//! What the solver is asked, and when it gets round to it: hints for a position, analyses of finished games. Browsers work these out themselves where
//! they can; this is for those that cannot, and for other programs.
//!
//! Thinking needs the processor for as long as it lasts, so it happens on threads of its own, at most half of the
//! processors, and never on those that answer requests. Questions wait in a [queue] that is fair to all who ask;
//! a question whose asker has gone is dropped.
//!
//! A hint lives as long as its socket and its position, an analysis as long as it is asked for; the latest 64 analyses stay in memory, because in a database they would have to be thrown away with every change of the solver. Without weights everything
//! else works, and views say so (`TableHead.hints`).

pub(crate) mod analyses;
mod hints;
pub(crate) mod queue;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use tokio::sync::oneshot;
use troyes_host::Analysed;
use troyes_rules::Solo;
use troyes_solver::QuantisedNetwork;
use troyes_wire::Refusal;

pub(crate) use analyses::{Analyses, Finding, Progress};
pub(crate) use hints::Hint;
pub(crate) use queue::Busy;

use crate::asker::Asker;
use crate::quotas::Quota;
use queue::Queue;

/// The network of the program. Without it, bots play for the next points only, and nobody gets hints or analyses.
pub(crate) fn shipped_network() -> Option<Arc<QuantisedNetwork>> {
    let network = troyes_solver::shipped();
    if let Err(error) = &network {
        tracing::error!(%error, "there is no solver, and bots play for the next points only");
    }
    network.ok().map(Arc::new)
}

impl From<Busy> for Refusal {
    fn from(busy: Busy) -> Self {
        match busy {
            Busy::Asker => Self::TooManyQuestions,
            Busy::Everybody => Self::SolverBusy,
        }
    }
}

/// The server itself, among those who ask.
const SERVER: Asker = Asker { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), player: None };

/// The solver of a server.
pub(crate) struct Thinking {
    network: Option<Arc<QuantisedNetwork>>,
    queue: Queue,
    analyses: Analyses,
}

impl Thinking {
    /// Thinks with a network, or not at all; everybody may ask so much.
    #[must_use]
    pub(crate) fn new(network: Option<Arc<QuantisedNetwork>>, questions: Quota) -> Self {
        Self { network, queue: Queue::new(questions), analyses: Analyses::default() }
    }

    /// Whether there is a solver.
    #[must_use]
    pub(crate) const fn is_there(&self) -> bool {
        self.network.is_some()
    }

    /// Thinks about something that nobody waits for, when it is its turn; nothing comes of it if that fails, or there is no solver.
    ///
    /// # Errors
    ///
    /// [`Busy`] if there is too much to think about already.
    pub(crate) async fn by_itself<T: Send + 'static>(
        &self,
        kind: &'static str,
        think: impl FnOnce(&QuantisedNetwork) -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, Busy> {
        let Some(network) = self.network.clone() else { return Ok(None) };
        let (sender, found) = oneshot::channel();
        let ticket = self.queue.ask(SERVER, kind, move |_| {
            // Nobody is there any more when the server stops.
            let _ = sender.send(think(&network));
        })?;
        let found = found.await.ok().flatten();
        drop(ticket);
        Ok(found)
    }

    /// Ranks the decisions of a position, for as long as what is returned lives.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if nobody thinks about it.
    pub(crate) fn hint(&self, asker: Asker, position: Solo) -> Result<Hint, Refusal> {
        let network = self.network.clone().ok_or(Refusal::NoSolver)?;
        Ok(hints::ask(&self.queue, asker, network, position)?)
    }

    /// The analysis of a finished game: found, or being made.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if nobody thinks about it.
    pub(crate) fn analysis(&self, asker: Asker, game: &Analysed) -> Result<Finding, Refusal> {
        let network = self.network.clone().ok_or(Refusal::NoSolver)?;
        Ok(self.analyses.find(&self.queue, asker, network, game)?)
    }
}

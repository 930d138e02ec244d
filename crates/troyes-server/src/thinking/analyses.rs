//! Analyses of finished games.
//!
//! An analysis follows from the game and the weights, so it can always be made again, in a fraction of a second. The latest
//! are therefore kept in memory only: in a database they would have to be thrown away with every change of the solver.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use troyes_host::{Analysed, Analysis, GameId};
use troyes_solver::QuantisedNetwork;
use troyes_wire::AnalysisProgress;

use super::queue::{Busy, Queue, Ticket};
use crate::asker::Asker;

/// Analyses that are kept.
const KEPT: usize = 64;

/// An analysis that nobody has asked for so long is not finished.
const PATIENCE: Duration = Duration::from_secs(5);

/// An analysis that is there, or being made.
pub(crate) enum Finding {
    Found(Arc<Analysis>),
    Making(Making),
}

/// An analysis that is being made, as somebody who waits for it sees it.
pub(crate) struct Making {
    state: watch::Receiver<Progress>,
    job: Arc<Job>,
}

/// How far an analysis has come.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    Under(AnalysisProgress),
    Found(Arc<Analysis>),
}

#[derive(Debug)]
struct Job {
    last_asked: Mutex<Instant>,
}

impl Job {
    fn ask(&self) {
        *self.last_asked.lock().expect("nobody panics while holding it") = Instant::now();
    }

    fn is_wanted(&self) -> bool {
        self.last_asked.lock().expect("nobody panics while holding it").elapsed() < PATIENCE
    }
}

impl Making {
    /// Waits for the analysis, at most for a time, and returns how far it has come; `None` if it failed.
    pub(crate) async fn within(mut self, time: Duration) -> Option<Progress> {
        let found = self.state.wait_for(|progress| matches!(progress, Progress::Found(_)));
        let ended = tokio::time::timeout(time, found).await;
        let failed = matches!(ended, Ok(Err(_)));
        drop(ended);
        self.job.ask();
        let progress = self.state.borrow().clone();
        match progress {
            Progress::Under(_) if failed => None,
            progress => Some(progress),
        }
    }
}

/// Analyses that are kept, and those that are being made.
#[derive(Default)]
pub(crate) struct Analyses {
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    /// The latest last.
    kept: VecDeque<(GameId, Arc<Analysis>)>,
    making: HashMap<GameId, (watch::Receiver<Progress>, Arc<Job>, Ticket)>,
}

impl Shared {
    /// What is kept comes last: it was asked for just now.
    fn kept(&mut self, id: GameId) -> Option<Arc<Analysis>> {
        let index = self.kept.iter().position(|(kept, _)| *kept == id)?;
        let found = self.kept.remove(index)?;
        let analysis = Arc::clone(&found.1);
        self.kept.push_back(found);
        Some(analysis)
    }

    fn keep(&mut self, id: GameId, analysis: Arc<Analysis>) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((id, analysis));
    }
}

impl Analyses {
    /// The analysis of a game, or the making of it. Several who ask for the same wait for the same.
    pub(super) fn find(
        &self,
        queue: &Queue,
        asker: Asker,
        network: Arc<QuantisedNetwork>,
        game: &Analysed,
    ) -> Result<Finding, Busy> {
        let id = game.id;
        let mut shared = lock(&self.shared);
        if let Some(analysis) = shared.kept(id) {
            return Ok(Finding::Found(analysis));
        }
        // A job that has failed sends nothing any more.
        let making = shared.making.get(&id).filter(|(state, ..)| state.has_changed().is_ok());
        if let Some((state, job, _)) = making {
            job.ask();
            return Ok(Finding::Making(Making { state: state.clone(), job: Arc::clone(job) }));
        }
        let job = Arc::new(Job { last_asked: Mutex::new(Instant::now()) });
        let of = game.steps();
        let (sender, state) = watch::channel(Progress::Under(AnalysisProgress { done: 0, of }));
        let (game, wanted, all) = (game.clone(), Arc::clone(&job), Arc::clone(&self.shared));
        let ticket = queue.ask(asker, "analysis", move |_| {
            let mut done = 0;
            let analysis = game.make(&network, &mut || {
                done += 1;
                sender.send_replace(Progress::Under(AnalysisProgress { done: done - 1, of }));
                wanted.is_wanted()
            });
            let mut shared = lock(&all);
            shared.making.remove(&id);
            if let Some(analysis) = analysis.map(Arc::new) {
                shared.keep(id, Arc::clone(&analysis));
                sender.send_replace(Progress::Found(analysis));
            }
        })?;
        shared.making.insert(id, (state.clone(), Arc::clone(&job), ticket));
        Ok(Finding::Making(Making { state, job }))
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().expect("nobody panics while holding it")
}

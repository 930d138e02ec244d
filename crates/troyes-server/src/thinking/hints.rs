//! What the decisions of a position are worth: one-ply values at once, then the best of them looked at closely.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use troyes_rules::Solo;
use troyes_solver::QuantisedNetwork;
use troyes_solver::advice::{Ranking, rank};

use super::queue::{Busy, Queue, Ticket};
use crate::asker::Asker;

/// What is known is sent this often.
const SEND_EVERY: Duration = Duration::from_millis(150);

/// A question about a position, until it is dropped.
pub(crate) struct Hint {
    ranking: watch::Receiver<Option<Ranking>>,
    _ticket: Ticket,
}

impl Hint {
    /// The next ranking: the latest that there is. Nothing after the last.
    pub(crate) async fn next(&mut self) -> Option<Ranking> {
        // Should several have come meanwhile, the latest says all that the others do.
        self.ranking.changed().await.ok()?;
        self.ranking.borrow_and_update().clone()
    }
}

pub(super) fn ask(
    queue: &Queue,
    asker: Asker,
    network: Arc<QuantisedNetwork>,
    position: Solo,
) -> Result<Hint, Busy> {
    let (sender, ranking) = watch::channel(None);
    let ticket = queue.ask(asker, "hint", move |wanted| {
        let mut sent: Option<Instant> = None;
        rank(&network, position.board(), position.seat(), &mut |ranking| {
            if ranking.complete || sent.is_none_or(|sent| sent.elapsed() >= SEND_EVERY) {
                sent = Some(Instant::now());
                sender.send_replace(Some(ranking));
            }
            wanted.is_wanted()
        });
    })?;
    Ok(Hint { ranking, _ticket: ticket })
}

#[cfg(test)]
mod tests {
    use troyes_record::{ColumnsMode, Deal, Seed};
    use troyes_solver::Depth;

    use troyes_wire::Refusal;

    use super::super::Thinking;
    use super::*;
    use crate::quotas::Quotas;

    fn asker() -> Asker {
        Asker { address: [127, 0, 0, 1].into(), player: None }
    }

    /// All decisions come at once, and again with the best of them looked at closely.
    #[tokio::test]
    async fn better_and_better() {
        let network = Arc::new(troyes_solver::shipped().unwrap());
        let thinking = Thinking::new(Some(network), Quotas::CLUB.questions);
        let deal = Deal::new(Seed::from_text("hints"), ColumnsMode::First, false);
        let mut position = Solo::new(&deal.setup);
        position.roll(deal.rolls[0], &mut |_| {}).unwrap();
        let mut hint = thinking.hint(asker(), position).unwrap();
        let mut rankings = Vec::new();
        while let Some(ranking) = hint.next().await {
            assert_eq!(ranking.evaluations.len(), position.decisions().len());
            rankings.push(ranking);
        }
        let last = rankings.last().unwrap();
        assert!(last.complete && last.looked_at > 1);
        let closely = &last.evaluations[..last.looked_at];
        assert!(closely.iter().all(|evaluation| evaluation.depth == Depth::Expectation));
        let totals: Vec<f64> = closely.iter().map(|one| one.expected.total()).collect();
        assert!(totals.is_sorted_by(|a, b| a >= b));
    }

    #[tokio::test]
    async fn without_a_solver_there_are_no_hints() {
        let deal = Deal::new(Seed::from_text("hints"), ColumnsMode::First, false);
        let nothing =
            Thinking::new(None, Quotas::CLUB.questions).hint(asker(), Solo::new(&deal.setup));
        assert_eq!(nothing.err(), Some(Refusal::NoSolver));
    }
}

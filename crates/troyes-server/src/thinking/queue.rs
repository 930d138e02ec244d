//! A queue of thoughts that is fair to all who ask: addresses take turns, and at each of them those who ask, so that people who have asked more
//! often wait longer, and so do crowds behind one address.
//!
//! At most four questions of one player wait (of one address, where nobody has an identity), and 200 in all; beyond that the answer is 429 or 503 with a code.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::available_parallelism;
use std::time::Instant;

use crate::asker::Asker;
use crate::metrics;
use crate::quotas::Quota;

/// Thoughts that wait at the most.
const MOST_WAITING: usize = 200;

/// Why a thought is not even queued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Busy {
    /// The asker has asked enough.
    Asker,
    /// Everybody together has.
    Everybody,
}

/// Whether a thought is still wanted.
#[derive(Clone, Debug)]
pub(crate) struct Wanted(Arc<AtomicBool>);

impl Wanted {
    pub(crate) fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

struct Thought {
    kind: &'static str,
    asked: Instant,
    wanted: Wanted,
    think: Box<dyn FnOnce(&Wanted) + Send>,
}

/// Thoughts that wait, and threads that think.
#[derive(Clone)]
pub(crate) struct Queue {
    shared: Arc<Mutex<Waiting>>,
    most_threads: usize,
    /// Thoughts of one asker, and of one address, at the most, waiting or under way.
    quota: Quota,
}

#[derive(Default)]
struct Waiting {
    /// The asker whose turn it is comes first.
    askers: VecDeque<(Asker, VecDeque<Thought>)>,
    under_way: HashMap<Asker, usize>,
    threads: usize,
}

impl Waiting {
    fn len(&self) -> usize {
        self.askers.iter().map(|(_, thoughts)| thoughts.len()).sum()
    }

    /// Thoughts, waiting or under way, of all askers for whom something is so.
    fn of(&self, is: impl Fn(&Asker) -> bool) -> u32 {
        let waiting = self.askers.iter().map(|(asker, thoughts)| (asker, thoughts.len()));
        let under_way = self.under_way.iter().map(|(asker, &thoughts)| (asker, thoughts));
        let thoughts = waiting.chain(under_way).filter(|(asker, _)| is(asker));
        thoughts.map(|(_, thoughts)| thoughts as u32).sum()
    }

    /// Whether somebody has asked enough.
    fn is_enough(&self, quota: Quota, asker: &Asker) -> bool {
        let is_full = |most: Option<u32>, thoughts: u32| most.is_some_and(|most| thoughts >= most);
        is_full(quota.player, self.of(|other| other.who() == asker.who()))
            || is_full(quota.address, self.of(|other| other.address == asker.address))
    }

    /// The next thought. Others from its address wait until everybody else has had one, and its asker's others longest.
    fn next(&mut self) -> Option<(Asker, Thought)> {
        let (asker, mut thoughts) = self.askers.pop_front()?;
        let thought = thoughts.pop_front()?;
        self.askers.make_contiguous().sort_by_key(|(other, _)| other.address == asker.address);
        if !thoughts.is_empty() {
            self.askers.push_back((asker, thoughts));
        }
        *self.under_way.entry(asker).or_default() += 1;
        Some((asker, thought))
    }

    fn ended(&mut self, asker: Asker) {
        if let Some(count) = self.under_way.get_mut(&asker) {
            *count -= 1;
            if *count == 0 {
                self.under_way.remove(&asker);
            }
        }
    }

    fn forget(&mut self, wanted: &Wanted) {
        for (_, thoughts) in &mut self.askers {
            thoughts.retain(|thought| !Arc::ptr_eq(&thought.wanted.0, &wanted.0));
        }
        self.askers.retain(|(_, thoughts)| !thoughts.is_empty());
    }
}

impl Queue {
    /// An empty queue, worked off by half of the processors, of which everybody gets a share.
    #[must_use]
    pub(crate) fn new(quota: Quota) -> Self {
        let processors = available_parallelism().map_or(1, usize::from);
        Self { shared: Arc::default(), most_threads: (processors / 2).max(1), quota }
    }

    /// Queues a thought. It can ask whether it is still wanted: until the ticket is dropped.
    ///
    /// # Errors
    ///
    /// [`Busy`] if there are too many already.
    pub(crate) fn ask(
        &self,
        asker: Asker,
        kind: &'static str,
        think: impl FnOnce(&Wanted) + Send + 'static,
    ) -> Result<Ticket, Busy> {
        let mut waiting = self.lock();
        let busy = if waiting.is_enough(self.quota, &asker) {
            Some(Busy::Asker)
        } else if waiting.len() >= MOST_WAITING {
            Some(Busy::Everybody)
        } else {
            None
        };
        if let Some(busy) = busy {
            metrics::thought_refused(busy);
            return Err(busy);
        }
        let wanted = Wanted(Arc::new(AtomicBool::new(true)));
        let thought =
            Thought { kind, asked: Instant::now(), wanted: wanted.clone(), think: Box::new(think) };
        match waiting.askers.iter_mut().find(|(other, _)| *other == asker) {
            Some((_, thoughts)) => thoughts.push_back(thought),
            None => waiting.askers.push_back((asker, VecDeque::from([thought]))),
        }
        metrics::thoughts_waiting(waiting.len());
        if waiting.threads < self.most_threads {
            waiting.threads += 1;
            let queue = self.clone();
            tokio::task::spawn_blocking(move || queue.work());
        }
        Ok(Ticket { queue: self.clone(), wanted })
    }

    /// Thinks until nothing waits any more.
    fn work(&self) {
        loop {
            let mut waiting = self.lock();
            let Some((asker, thought)) = waiting.next() else {
                waiting.threads -= 1;
                return;
            };
            metrics::thoughts_waiting(waiting.len());
            drop(waiting);
            let Thought { kind, asked, wanted, think } = thought;
            let begin = Instant::now();
            // Somebody who waits for it sees that nothing comes; the thread goes on to the next.
            if catch_unwind(AssertUnwindSafe(|| think(&wanted))).is_err() {
                tracing::error!(kind, "a thought panicked");
            }
            metrics::thought(kind, begin - asked, begin.elapsed());
            self.lock().ended(asker);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.shared.lock().expect("nobody panics while holding it")
    }
}

/// Somebody's interest in a thought. Without it, nobody thinks on.
pub(crate) struct Ticket {
    queue: Queue,
    wanted: Wanted,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.wanted.0.store(false, Ordering::Relaxed);
        let mut waiting = self.queue.lock();
        waiting.forget(&self.wanted);
        metrics::thoughts_waiting(waiting.len());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::time::Duration;

    use super::*;

    const QUOTA: Quota = Quota { address: Some(6), player: Some(4) };

    /// Somebody at an address of their own.
    fn asker(number: u8) -> Asker {
        Asker { address: [10, 0, 0, number].into(), player: None }
    }

    /// One of many players at the same address.
    fn member(number: u128) -> Asker {
        let player = troyes_host::PlayerId::try_from(number.to_be_bytes().as_slice()).unwrap();
        Asker { player: Some(player), ..asker(200) }
    }

    /// A queue with one thread, which thinks about something until it hears from the sender.
    fn occupied(by: Asker) -> (Queue, Sender<()>, Ticket) {
        let queue = Queue { shared: Arc::default(), most_threads: 1, quota: QUOTA };
        let (release, released) = channel::<()>();
        let (begun, has_begun) = channel();
        let ticket = queue.ask(by, "test", move |_| {
            begun.send(()).unwrap();
            let _ = released.recv();
        });
        has_begun.recv_timeout(Duration::from_secs(10)).unwrap();
        (queue, release, ticket.unwrap())
    }

    fn note(queue: &Queue, by: Asker, sender: &Sender<u8>, number: u8) -> Result<Ticket, Busy> {
        let sender = sender.clone();
        queue.ask(by, "test", move |wanted| {
            assert!(wanted.is_wanted());
            sender.send(number).unwrap();
        })
    }

    fn noted(receiver: &Receiver<u8>, count: usize) -> Vec<u8> {
        (0..count).map(|_| receiver.recv_timeout(Duration::from_secs(10)).unwrap()).collect()
    }

    #[tokio::test]
    async fn everybody_in_turn() {
        let (queue, release, _busy) = occupied(asker(9));
        let (sender, receiver) = channel();
        let order = [(1, 11), (1, 12), (1, 13), (2, 21), (3, 31), (2, 22)];
        let tickets: Vec<Ticket> = order
            .map(|(by, number)| note(&queue, asker(by), &sender, number).unwrap())
            .into_iter()
            .collect();
        drop(release);
        assert_eq!(noted(&receiver, 6), [11, 21, 31, 12, 22, 13]);
        drop(tickets);
    }

    #[tokio::test]
    async fn nobody_asks_too_much() {
        let (queue, release, _busy) = occupied(asker(1));
        let (sender, receiver) = channel();
        // One thought of the asker is under way.
        let mine: Vec<Ticket> =
            (1..4).map(|_| note(&queue, asker(1), &sender, 1).unwrap()).collect();
        assert_eq!(note(&queue, asker(1), &sender, 1).err(), Some(Busy::Asker));
        let address = |number: usize| Asker {
            address: [11, 0, (number / 250) as u8, (number % 250) as u8].into(),
            player: None,
        };
        let others: Vec<Ticket> = (mine.len()..MOST_WAITING)
            .map(|number| note(&queue, address(number), &sender, 2).unwrap())
            .collect();
        assert_eq!(note(&queue, asker(2), &sender, 2).err(), Some(Busy::Everybody));
        // An asker who goes away makes room at once.
        let mut mine = mine;
        mine.pop();
        let again = note(&queue, asker(1), &sender, 3).unwrap();
        drop(release);
        let heard = noted(&receiver, MOST_WAITING);
        assert_eq!(heard.iter().filter(|&&number| number == 1).count(), 2);
        assert_eq!(heard.iter().filter(|&&number| number == 3).count(), 1);
        drop((mine, others, again));
    }

    /// However many identities somebody makes up at one address, others get in, and get their turn.
    #[tokio::test]
    async fn a_crowd_at_one_address_is_one_of_many() {
        let (queue, release, _busy) = occupied(asker(9));
        let (sender, receiver) = channel();
        let crowd: Vec<_> =
            (1..=60).map(|number| note(&queue, member(number), &sender, 1)).collect();
        assert_eq!(crowd.iter().filter(|asked| asked.is_ok()).count(), 6);
        assert_eq!(crowd[6].as_ref().err(), Some(&Busy::Asker));
        let honest = [2, 3].map(|number| note(&queue, asker(1), &sender, number).unwrap());
        drop(release);
        assert_eq!(noted(&receiver, 8), [1, 2, 1, 3, 1, 1, 1, 1]);
        drop((crowd, honest));
    }

    /// A thought that fails takes nobody along.
    #[tokio::test]
    async fn a_thread_survives_its_thoughts() {
        let (queue, release, _busy) = occupied(asker(1));
        let (sender, receiver) = channel();
        let _broken = queue.ask(asker(2), "test", |_| panic!("this test means to")).unwrap();
        let _next = note(&queue, asker(3), &sender, 7).unwrap();
        drop(release);
        assert_eq!(noted(&receiver, 1), [7]);
    }
}

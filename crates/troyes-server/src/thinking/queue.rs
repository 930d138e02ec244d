//! A queue of thoughts that is fair to all who ask: one thought of each in turn, so that people who have asked more often wait longer.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::available_parallelism;
use std::time::Instant;

use crate::metrics;
use troyes_host::PlayerId;

/// Thoughts of one asker at the most, waiting or under way.
pub(crate) const MOST_OF_ONE: usize = 4;

/// Thoughts that wait at the most.
const MOST_WAITING: usize = 200;

/// Who asks. Visitors without an identity are known by where they ask from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    Player(PlayerId),
    Address(IpAddr),
}

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

    fn of(&self, asker: Asker) -> usize {
        let waiting = self.askers.iter().find(|(other, _)| *other == asker);
        let waiting = waiting.map_or(0, |(_, thoughts)| thoughts.len());
        waiting + self.under_way.get(&asker).copied().unwrap_or_default()
    }

    /// The next thought. Its asker's others wait until everybody else has had one.
    fn next(&mut self) -> Option<(Asker, Thought)> {
        let (asker, mut thoughts) = self.askers.pop_front()?;
        let thought = thoughts.pop_front()?;
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
    /// An empty queue, worked off by half of the processors.
    #[must_use]
    pub(crate) fn new() -> Self {
        let processors = available_parallelism().map_or(1, usize::from);
        Self { shared: Arc::default(), most_threads: (processors / 2).max(1) }
    }

    /// Queues a thought. It is told whether it is still wanted: until the ticket is dropped.
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
        let busy = if waiting.of(asker) >= MOST_OF_ONE {
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

    fn asker(number: u8) -> Asker {
        Asker::Address([10, 0, 0, number].into())
    }

    /// A queue with one thread, which thinks about something until it hears from the sender.
    fn occupied(by: Asker) -> (Queue, Sender<()>, Ticket) {
        let queue = Queue { shared: Arc::default(), most_threads: 1 };
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
            (1..MOST_OF_ONE).map(|_| note(&queue, asker(1), &sender, 1).unwrap()).collect();
        assert_eq!(note(&queue, asker(1), &sender, 1).err(), Some(Busy::Asker));
        let address = |number: usize| {
            Asker::Address([11, 0, (number / 250) as u8, (number % 250) as u8].into())
        };
        let others: Vec<Ticket> = (mine.len()..MOST_WAITING)
            .map(|number| note(&queue, address(number), &sender, 2).unwrap())
            .collect();
        assert_eq!(note(&queue, asker(2), &sender, 2).err(), Some(Busy::Everybody));
        // Whoever goes away makes room at once.
        let mut mine = mine;
        mine.pop();
        let again = note(&queue, asker(1), &sender, 3).unwrap();
        drop(release);
        let heard = noted(&receiver, MOST_WAITING);
        assert_eq!(heard.iter().filter(|&&number| number == 1).count(), MOST_OF_ONE - 2);
        assert_eq!(heard.iter().filter(|&&number| number == 3).count(), 1);
        drop((mine, others, again));
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

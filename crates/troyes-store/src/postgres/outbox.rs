//! What this server has to say to the others: collected for a moment, and sent in one notice.
//!
//! PostgreSQL holds one lock over the whole cluster from a notification to the end of its transaction, so notices stay out of those that store
//! something. What is lost because a server dies in between is found by [`super::fellows`].

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard};

use tokio::sync::Notify;

use crate::Notice;

/// Bytes of one notice of PostgreSQL at the most: it refuses 8,000.
const LONGEST: usize = 7_800;

/// Notices that wait at the most. Instead of more the others get the notice to look at everything.
const MOST: usize = 10_000;

/// Stands between two notices: no control character stands in them.
const SEPARATOR: char = '\u{1e}';

#[derive(Debug, Default)]
pub(super) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    /// How many notices there ever were.
    count: u64,
    notices: Vec<Notice>,
    /// Those that need not be said twice in a row.
    known: HashSet<Notice>,
}

impl Outbox {
    pub(super) fn push(&self, notices: &[Notice]) {
        if notices.is_empty() {
            return;
        }
        let mut waiting = self.waiting();
        for notice in notices {
            waiting.push(notice);
        }
        drop(waiting);
        self.wake.notify_one();
    }

    /// How many notices there ever were, sent or not.
    pub(super) fn count(&self) -> u64 {
        self.waiting().count
    }

    /// Waits until there is something to be said.
    pub(super) async fn filled(&self) {
        self.wake.notified().await;
    }

    /// Takes what is not sent yet, as payloads.
    pub(super) fn take(&self, name: &str) -> Vec<String> {
        self.waiting().take(name)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics while holding it")
    }
}

impl Waiting {
    fn push(&mut self, notice: &Notice) {
        self.count += 1;
        // The others look after they have heard, so once is enough. Comings and goings and signs have an order.
        let once = matches!(notice, Notice::Changed(_) | Notice::Said(_) | Notice::Lobby);
        if once && !self.known.insert(notice.clone()) {
            return;
        }
        if self.notices.len() == MOST {
            self.notices = vec![Notice::Everything];
            self.known.clear();
        }
        self.notices.push(notice.clone());
    }

    /// Takes everything, as payloads that are not too long. Each says whose it is and how many notices there were up to its end.
    fn take(&mut self, name: &str) -> Vec<String> {
        self.known.clear();
        let notices = std::mem::take(&mut self.notices);
        let before = self.count - notices.len() as u64;
        let mut payloads: Vec<String> = Vec::new();
        let mut text = String::new();
        for (count, notice) in (before..).zip(notices) {
            let notice = notice.to_string();
            if !text.is_empty() && text.len() + notice.len() > LONGEST {
                payloads.push(format!("{name} {count} {text}"));
                text.clear();
            }
            if !text.is_empty() {
                text.push(SEPARATOR);
            }
            text.push_str(&notice);
        }
        if !text.is_empty() {
            payloads.push(format!("{name} {} {text}", self.count));
        }
        payloads
    }
}

/// What a payload of another server says: its name, how many notices it has sent with this one, and those that this version knows.
pub(super) fn read(payload: &str) -> Option<(&str, u64, impl Iterator<Item = Notice>)> {
    let (name, rest) = payload.split_once(' ')?;
    let (count, notices) = rest.split_once(' ')?;
    let notices = notices.split(SEPARATOR).filter_map(|notice| notice.parse().ok());
    Some((name, count.parse().ok()?, notices))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh;
    use troyes_host::{GameId, PlayerId};

    fn sent(outbox: &Outbox) -> Vec<Notice> {
        let payloads = outbox.take("me");
        payloads.iter().flat_map(|payload| read(payload).unwrap().2.collect::<Vec<_>>()).collect()
    }

    #[test]
    fn the_same_is_said_once_but_comings_and_goings_in_order() {
        let (game, player) = (fresh::<GameId>(), fresh::<PlayerId>());
        let (here, gone) = (Notice::Here { game, player }, Notice::Gone { game, player });
        let changed = Notice::Changed(game);
        let outbox = Outbox::default();
        outbox.push(&[changed.clone(), here.clone(), changed.clone(), gone.clone(), here.clone()]);
        assert_eq!(sent(&outbox), [changed.clone(), here.clone(), gone, here]);
        assert_eq!(outbox.count(), 5);
        outbox.push(std::slice::from_ref(&changed));
        assert_eq!(sent(&outbox), [changed], "it is news again");
        assert!(outbox.take("me").is_empty());
    }

    #[test]
    fn payloads_are_short_and_end_with_the_whole_count() {
        let outbox = Outbox::default();
        let notices: Vec<Notice> = (0..1_000).map(|_| Notice::Changed(fresh())).collect();
        outbox.push(&notices);
        let payloads = outbox.take("me");
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() < 8_000));
        let read: Vec<_> = payloads.iter().map(|payload| read(payload).unwrap()).collect();
        assert!(read.iter().all(|(name, ..)| *name == "me"));
        let counts: Vec<u64> = read.iter().map(|&(_, count, _)| count).collect();
        assert!(counts.is_sorted() && counts.last() == Some(&1_000), "{counts:?}");
        let all: Vec<Notice> = read.into_iter().flat_map(|(.., notices)| notices).collect();
        assert_eq!(all, notices);
    }

    #[test]
    fn instead_of_too_much_everything_is_said() {
        let outbox = Outbox::default();
        let notices: Vec<Notice> = (0..MOST + 5).map(|_| Notice::Changed(fresh())).collect();
        outbox.push(&notices);
        let mut expected = vec![Notice::Everything];
        expected.extend_from_slice(&notices[MOST..]);
        assert_eq!(sent(&outbox), expected);
    }
}

//! Spectators at other servers: how long it takes until they see what a player has closed, and whether in the end they have seen everything,
//! those who read slowly included.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::Load;
use super::line::Line;
use super::servers::Visitor;

/// Between two messages of somebody who reads slowly.
const SLOWLY: Duration = Duration::from_secs(1);

/// How often somebody who hears nothing looks whether the game is over.
const MOMENT: Duration = Duration::from_millis(100);

/// How long catching up may take when a game is over.
const CATCHING_UP: Duration = Duration::from_secs(30);

pub(super) type Follower = mpsc::UnboundedSender<Arc<Followed>>;

/// A game with a spectator.
pub(super) struct Followed {
    game: String,
    /// When each half-day was closed, the first dice being the first of them.
    closed_at: Mutex<Vec<Instant>>,
    over: AtomicBool,
}

impl Followed {
    pub(super) fn new(game: &str) -> Self {
        Self { game: game.to_owned(), closed_at: Mutex::default(), over: AtomicBool::new(false) }
    }

    /// A half-day is being closed.
    pub(super) fn note(&self) {
        self.times().push(Instant::now());
    }

    /// How many were.
    pub(super) fn closed(&self) -> usize {
        self.times().len()
    }

    /// Only so many were.
    pub(super) fn keep(&self, closed: usize) {
        self.times().truncate(closed);
    }

    /// The player has gone.
    pub(super) fn end(&self) {
        self.over.store(true, Ordering::Release);
    }

    fn times(&self) -> std::sync::MutexGuard<'_, Vec<Instant>> {
        self.closed_at.lock().expect("nobody panics while holding it")
    }

    /// How many half-days somebody sees who sees everything, once the player has gone.
    fn length(&self) -> Option<usize> {
        self.over.load(Ordering::Acquire).then(|| self.times().len().saturating_sub(1))
    }
}

pub(super) struct Watchers {
    followers: Vec<Follower>,
    tasks: JoinSet<u64>,
}

impl Watchers {
    /// Spectators of the first tables, the first of them slow readers.
    pub(super) fn new(load: &Arc<Load>, count: usize, slow: usize) -> Self {
        let (mut followers, mut tasks) = (Vec::new(), JoinSet::new());
        for index in 0..count {
            let (sender, games) = mpsc::unbounded_channel();
            followers.push(sender);
            tasks.spawn(watch(Arc::clone(load), index, index < slow, games));
        }
        Self { followers, tasks }
    }

    /// Whom the player of a table tells of games.
    pub(super) fn of(&self, table: usize) -> Option<Follower> {
        self.followers.get(table).cloned()
    }

    /// Waits until all have caught up; gives the number of games that somebody has not seen to the end.
    pub(super) async fn finish(self) -> u64 {
        let Self { followers, mut tasks } = self;
        drop(followers);
        let mut behind = 0;
        while let Some(missed) = tasks.join_next().await {
            behind += missed.unwrap_or(1);
        }
        behind
    }
}

/// Follows one game after the other, and gives the number of those not seen to the end.
async fn watch(
    load: Arc<Load>,
    index: usize,
    slowly: bool,
    mut games: mpsc::UnboundedReceiver<Arc<Followed>>,
) -> u64 {
    let mut behind = 0;
    while let Some(followed) = games.recv().await {
        // The player sits at the server of this number, and this is the next one.
        let visitor = Visitor { index: index + 1, ..Visitor::default() };
        let seen = match Line::open(&load, &followed.game, visitor).await {
            Ok(mut line) => follow(&load, &mut line, &followed, slowly).await.unwrap_or(false),
            Err(_) => false,
        };
        behind += u64::from(!seen);
    }
    behind
}

/// Follows a game to its end, and returns whether all of it was seen.
async fn follow(
    load: &Load,
    line: &mut Line,
    followed: &Followed,
    slowly: bool,
) -> anyhow::Result<bool> {
    let mut seen = 0;
    let mut over_at = None;
    loop {
        if let Some(length) = followed.length() {
            if seen >= length {
                return Ok(true);
            }
            if over_at.get_or_insert_with(Instant::now).elapsed() > CATCHING_UP {
                return Ok(false);
            }
        }
        let Some(text) = line.next(MOMENT).await? else { continue };
        if let Some(shown) = shown(&text) {
            let closed_at = followed.times().get(shown).copied();
            if let Some(closed_at) = closed_at.filter(|_| shown > seen && !slowly)
                && load.phase.is_measuring()
            {
                load.seen.record(closed_at.elapsed());
            }
            seen = shown;
        }
        if slowly {
            tokio::time::sleep(SLOWLY).await;
        }
    }
}

/// How many half-days a message shows, if it shows any.
fn shown(text: &str) -> Option<usize> {
    #[derive(Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum Message {
        Table {
            view: View,
        },
        Changed {
            seats: Vec<Change>,
        },
        #[serde(other)]
        Other,
    }
    #[derive(Deserialize)]
    struct View {
        seats: Vec<Seat>,
    }
    #[derive(Deserialize)]
    struct Seat {
        chronicle: Vec<IgnoredAny>,
    }
    #[derive(Deserialize)]
    struct Change {
        kept: usize,
        view: Seat,
    }
    match serde_json::from_str(text).ok()? {
        Message::Table { view } => view.seats.first().map(|seat| seat.chronicle.len()),
        Message::Changed { seats } => {
            seats.first().map(|change| change.kept + change.view.chronicle.len())
        }
        Message::Other => None,
    }
}

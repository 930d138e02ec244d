//! What a connection was sent, and what is different now.
//!
//! Closed half-days never change, so of these it is enough to know how many were sent; of everything else a fingerprint is kept, because
//! a view is large and sockets are many.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::sync::LazyLock;

use troyes_wire::{MessageView, RoomView, SeatChange, SeatView, ServerMessage, TableView};

/// What a connection was sent.
#[derive(Default)]
pub(super) struct Sent {
    /// The version of the table that it was sent.
    pub(super) version: u64,
    room: Option<u64>,
    table: Option<SentTable>,
    /// How often it was sent something about the game.
    sequence: u32,
    /// The last message of people that was passed on.
    message: u32,
}

/// What a connection was sent of a game.
struct SentTable {
    head: u64,
    seats: Vec<SentSeat>,
}

/// What a connection was sent of a seat.
struct SentSeat {
    /// How many closed half-days.
    closed: usize,
    /// Everything else.
    rest: u64,
}

impl SentSeat {
    /// What is sent with a view that leaves out a number of half-days.
    fn of(view: &SeatView, left_out: usize) -> Self {
        // The half-day that is being played is the last of one's own, and may be sent again.
        let open = usize::from(view.yours && view.started && !view.finished);
        Self {
            closed: (left_out + view.chronicle.len()).saturating_sub(open),
            rest: fingerprint(view),
        }
    }
}

impl Sent {
    /// How many half-days of each seat a view may leave out.
    pub(super) fn half_days(&self) -> Vec<usize> {
        self.table.iter().flat_map(|table| table.seats.iter().map(|seat| seat.closed)).collect()
    }

    /// The last message of people that was passed on.
    pub(super) fn last_message(&self) -> u64 {
        self.message.into()
    }

    /// The room, if it looks different.
    pub(super) fn room(&mut self, room: RoomView) -> Option<ServerMessage> {
        let now = Some(fingerprint(&room));
        let is_new = self.room != now;
        self.room = now;
        is_new.then(|| ServerMessage::Room { room: Box::new(room) })
    }

    /// What people have written, if they have.
    pub(super) fn messages(&mut self, messages: Vec<MessageView>) -> Option<ServerMessage> {
        self.message = messages.last()?.sequence;
        Some(ServerMessage::Said { messages })
    }

    /// The whole game the first time, and then what looks different. The view leaves out the [half-days](Self::half_days) that were sent.
    pub(super) fn table(&mut self, view: TableView) -> Option<ServerMessage> {
        let left_out = self.half_days();
        let left_out = |seat: usize| left_out.get(seat).copied().unwrap_or_default();
        let seats = view.seats.iter().enumerate();
        let now = SentTable {
            head: fingerprint(&view.head),
            seats: seats.map(|(index, seat)| SentSeat::of(seat, left_out(index))).collect(),
        };
        let before = self.table.replace(now);
        let message = match (before, &self.table) {
            (Some(before), Some(now)) => difference(&before, now, view, self.sequence + 1)?,
            _ => ServerMessage::Table { sequence: self.sequence + 1, view: Box::new(view) },
        };
        self.sequence += 1;
        Some(message)
    }
}

/// What looks different, if anything does.
fn difference(
    before: &SentTable,
    now: &SentTable,
    view: TableView,
    sequence: u32,
) -> Option<ServerMessage> {
    let change = |(seat, view): (usize, SeatView)| {
        // A game has as many seats as it began with.
        let (before, now) = (before.seats.get(seat)?, now.seats.get(seat)?);
        let kept = before.closed as u8;
        let is_new = before.rest != now.rest || before.closed != now.closed;
        is_new.then_some(SeatChange { seat: seat as u8, kept, view })
    };
    let seats: Vec<SeatChange> = view.seats.into_iter().enumerate().filter_map(change).collect();
    let same = seats.is_empty() && before.head == now.head;
    (!same).then_some(ServerMessage::Changed { sequence, table: view.head, seats })
}

/// A fingerprint of something. The key is drawn at start, so nobody can make up two views that look the same.
fn fingerprint(thing: &impl Hash) -> u64 {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEY.hash_one(thing)
}

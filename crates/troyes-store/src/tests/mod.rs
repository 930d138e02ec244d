//! The contract of the store, kept by both databases: every test has a fresh one.

mod backups;
mod checks;
mod days;
mod erasing;
mod games;
mod golden;
mod notices;
mod opening;
mod partitions;
mod people;
mod removing;
mod rooms;
mod speed;
mod test_database;

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::Feat;
use troyes_table::{Command, Entry, LogEntry, Pace, Table};

use troyes_host::room::{Plan, Room};
use troyes_host::{
    Append, DealId, DealSeed, GameId, HandedOver, NewEntry, NewGame, PlayerId, SeatOwner,
    SeatResult, SessionId,
};
use troyes_wire::{Channel, ColumnsChoice, NewRoom, Origin, RoomOptions};

use super::*;

pub(crate) use test_database::TestDatabase;

/// Runs every test on both databases, and on PostgreSQL behind a pooler in transaction mode.
macro_rules! on_both {
    ($($(#[$attribute:meta])* $name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            $(#[$attribute])*
            async fn $name() {
                super::$name(&crate::tests::TestDatabase::sqlite()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            $(#[$attribute])*
            async fn $name() {
                super::$name(&crate::tests::TestDatabase::postgres()).await;
            })*
        }

        mod pooled {
            $(#[tokio::test]
            $(#[$attribute])*
            async fn $name() {
                super::$name(&crate::tests::TestDatabase::pooled()).await;
            })*
        }
    };
}
use on_both;

pub(crate) fn table(pace: Pace) -> Table {
    let deal = Deal::new(Seed::from_text("store"), ColumnsMode::Expert, true);
    Table::new(&deal, ColumnsMode::Expert, pace, vec!["Ada".into(), "Blaise \u{1f3b2}".into()])
        .unwrap()
}

fn nobodys(table: &Table) -> NewGame<'_> {
    NewGame { table, origin: Origin::Drawn, parent: None, seats: Vec::new(), due_at: None }
}

fn owned(table: &Table, owner: PlayerId) -> NewGame<'_> {
    NewGame { seats: vec![SeatOwner::Person(owner); table.players().len()], ..nobodys(table) }
}

/// Keeps a table that belongs to nobody.
async fn create(store: &Store, id: GameId, table: &Table) -> Result<(), StoreError> {
    store.create(id, &nobodys(table)).await.map(|_| ())
}

async fn load(store: &Store, id: GameId) -> Option<Table> {
    store.load(id).await.unwrap().map(|game| game.table)
}

async fn player(store: &Store) -> PlayerId {
    let id = fresh::<PlayerId>();
    store.add_player(id, None).await.unwrap();
    id
}

/// A room that is known by the name of its host, and in the lobby or not.
fn room(name: &str, public: bool) -> Room {
    let options = RoomOptions {
        columns: ColumnsChoice::First,
        banquets: false,
        pace: troyes_wire::Pace::Together,
        limit: None,
        public,
        chat: true,
        hints: false,
        stand_in: troyes_wire::Level::Apprentice,
    };
    let asked = NewRoom { name: name.to_owned(), places: 2, options, webhook: None };
    let host = PlayerId(uuid::Uuid::from_u128(1));
    Room::new(host, Plan::new(&asked).unwrap(), Seed::from_text("room"))
}

/// The name that a room is known by.
fn name_of(room: &StoredRoom) -> &str {
    room.room.people().next().unwrap().1
}

/// Carries a command out and gives what is to be stored.
fn command(table: &mut Table, seat: usize, command: Command, name: &str) -> Append {
    let accepted = table.command(seat, command).unwrap();
    let line = |LogEntry { seat, sequence, entry }| NewEntry {
        seat,
        sequence,
        command_id: name.to_owned(),
        entry,
    };
    entries(accepted.entries.into_iter().map(line).collect())
}

fn entries(entries: Vec<NewEntry>) -> Append {
    Append { entries, ..Append::default() }
}

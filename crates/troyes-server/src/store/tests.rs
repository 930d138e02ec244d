//! Tests of the store, each on a fresh file.

use std::path::PathBuf;

use troyes_record::{ColumnsMode, Seed};
use troyes_table::Command;

use uuid::Uuid;

use super::*;

/// A folder with a database, removed at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("troyes-store-{}", Uuid::now_v7()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("troyes.db")
    }

    pub(crate) async fn open(&self) -> Sqlite {
        Sqlite::open(&self.file()).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn table(pace: Pace) -> Table {
    let deal = Deal::new(Seed::from_text("store"), ColumnsMode::Expert, true);
    Table::new(&deal, ColumnsMode::Expert, pace, vec!["Ada".into(), "Blaise \u{1f3b2}".into()])
        .unwrap()
}

/// Keeps a table that belongs to nobody.
async fn create(store: &Sqlite, id: GameId, table: &Table) -> Result<(), StoreError> {
    let game = NewGame { table, origin: Origin::Drawn, parent: None, owner: None };
    store.create(id, &game).await.map(|_| ())
}

async fn load(store: &Sqlite, id: GameId) -> Option<Table> {
    store.load(id).await.unwrap().map(|game| game.table)
}

/// Carries a wish out and gives the entries that it adds.
fn command(table: &mut Table, seat: usize, command: Command, name: &str) -> Vec<NewEntry> {
    let accepted = table.command(seat, command).unwrap();
    let entry = |(seat, number): (usize, usize)| NewEntry {
        seat,
        number,
        command: name.to_owned(),
        entry: table.players()[seat].log()[number - 1],
    };
    accepted.numbers.into_iter().map(entry).collect()
}

#[tokio::test]
async fn games_come_back() {
    for pace in [Pace::Together, Pace::Own] {
        let folder = Folder::new();
        let store = folder.open().await;
        let id = GameId::fresh();
        let mut playing = table(pace);
        create(&store, id, &playing).await.unwrap();
        assert_eq!(load(&store, id).await, Some(playing.clone()));
        for step in 0..40 {
            let seat = step % 2;
            let wish = match playing.offers(seat).first() {
                Some(offer) => Command::Decide(offer.decision),
                None if playing.players()[1 - seat].is_done() || pace == Pace::Own => Command::GoOn,
                None => continue,
            };
            let entries = command(&mut playing, seat, wish, &format!("wish {step}"));
            store.append(id, &entries, None).await.unwrap();
            assert_eq!(load(&store, id).await.as_ref(), Some(&playing));
        }
        // Taken back, in the middle of everything.
        if !playing.players()[0].turn().is_empty() {
            let entries = command(&mut playing, 0, Command::TakeBack { keep: 0 }, "back");
            store.append(id, &entries, None).await.unwrap();
        }
        store.close().await;
        let again = folder.open().await;
        assert_eq!(load(&again, id).await, Some(playing));
        again.close().await;
    }
}

#[tokio::test]
async fn games_without_a_seed_come_back() {
    let folder = Folder::new();
    let store = folder.open().await;
    let other = table(Pace::Own);
    let mut rolls = *other.rolls();
    rolls.reverse();
    let playing =
        Table::with_rolls(*other.setup(), rolls, ColumnsMode::First, Pace::Own, vec!["".into()])
            .unwrap();
    let id = GameId::fresh();
    create(&store, id, &playing).await.unwrap();
    assert_eq!(load(&store, id).await, Some(playing));
}

#[tokio::test]
async fn nothing_is_written_twice() {
    let folder = Folder::new();
    let store = folder.open().await;
    let id = GameId::fresh();
    let mut playing = table(Pace::Together);
    create(&store, id, &playing).await.unwrap();
    let both = command(&mut playing, 0, Command::GoOn, "first");
    assert_eq!(both.len(), 2);
    store.append(id, &both, None).await.unwrap();
    assert_eq!(store.number_of(id, 1, "first").await.unwrap(), Some(1));
    assert_eq!(store.number_of(id, 1, "second").await.unwrap(), None);

    // The same again; the same number by another wish; the same wish with another number.
    let entry =
        |number, command: &str| NewEntry { number, command: command.to_owned(), ..both[1].clone() };
    for entries in [both.clone(), vec![entry(1, "second")], vec![entry(2, "first")]] {
        assert!(matches!(store.append(id, &entries, None).await, Err(StoreError::Conflict)));
    }
    // All or nothing: a good entry before a bad one is not stored.
    let good = NewEntry { seat: 0, number: 2, command: "good".into(), entry: Entry::WentOn };
    assert!(store.append(id, &[good, entry(1, "bad")], None).await.is_err());
    assert_eq!(load(&store, id).await, Some(playing));
    assert!(matches!(create(&store, id, &table(Pace::Own)).await, Err(StoreError::Database(_))));
}

#[tokio::test]
async fn unknown_games_are_nothing() {
    let folder = Folder::new();
    let store = folder.open().await;
    assert_eq!(load(&store, GameId::fresh()).await, None);
    let entry = NewEntry { seat: 0, number: 1, command: "a".into(), entry: Entry::WentOn };
    assert!(matches!(
        store.append(GameId::fresh(), &[entry], None).await,
        Err(StoreError::Database(_))
    ));
}

/// Logs that cannot be followed are told, not played.
#[tokio::test]
async fn damage_is_noticed() {
    let folder = Folder::new();
    let store = folder.open().await;
    for (entries, reason) in [
        (vec![(0, 2, Entry::WentOn)], "seat 0 lacks an entry before 2"),
        (vec![(7, 1, Entry::WentOn)], "there is no seat 7"),
        (
            vec![(1, 1, Entry::WentOn), (1, 2, Entry::TookBack { kept: 3 })],
            "entry 2 of seat 1 is not legal",
        ),
    ] {
        let id = GameId::fresh();
        create(&store, id, &table(Pace::Own)).await.unwrap();
        let entries: Vec<NewEntry> = entries
            .into_iter()
            .map(|(seat, number, entry)| NewEntry {
                seat,
                number,
                command: format!("{number}"),
                entry,
            })
            .collect();
        store.append(id, &entries, None).await.unwrap();
        let error = store.load(id).await.unwrap_err().to_string();
        assert_eq!(error, format!("what is stored does not make sense: {reason}"));
    }
}

/// A file that is no database is told, not overwritten.
#[tokio::test]
async fn other_files_are_left_alone() {
    let folder = Folder::new();
    std::fs::write(
        folder.file(),
        "a letter to a friend, much longer than a header of a database file would be",
    )
    .unwrap();
    assert!(Sqlite::open(&folder.file()).await.is_err());
    assert!(std::fs::read_to_string(folder.file()).unwrap().starts_with("a letter"));
}

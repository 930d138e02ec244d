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

/// A player with a table of their own.
async fn player(store: &Sqlite) -> PlayerId {
    let id = PlayerId::fresh();
    store.add_player(id).await.unwrap();
    id
}

fn owned(table: &Table, owner: PlayerId) -> NewGame<'_> {
    NewGame { table, origin: Origin::Drawn, parent: None, owner: Some(owner) }
}

#[tokio::test]
async fn players_are_kept() {
    let folder = Folder::new();
    let store = folder.open().await;
    let ada = player(&store).await;
    let nameless = StoredPlayer { name: None, has_recovery_code: false };
    assert_eq!(store.player(ada).await.unwrap(), Some(nameless));
    assert_eq!(store.player(PlayerId::fresh()).await.unwrap(), None);
    store.rename_player(ada, "Ada").await.unwrap();
    store.set_recovery(ada, &[7; 32]).await.unwrap();
    let named = StoredPlayer { name: Some("Ada".into()), has_recovery_code: true };
    assert_eq!(store.player(ada).await.unwrap(), Some(named));
    assert_eq!(store.player_by_recovery(&[7; 32]).await.unwrap(), Some(ada));
    store.set_recovery(ada, &[8; 32]).await.unwrap();
    assert_eq!(store.player_by_recovery(&[7; 32]).await.unwrap(), None, "a new code replaces it");
    // A secret is made once.
    assert_eq!(store.secret("key", b"first").await.unwrap(), b"first");
    assert_eq!(store.secret("key", b"second").await.unwrap(), b"first");
}

#[tokio::test]
async fn deals_are_kept() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (id, deal) = (DealId::fresh(), StoredDeal { seed: Seed::from_text("a"), known: true });
    store.add_deal(id, &deal).await.unwrap();
    assert_eq!(store.deal(id).await.unwrap(), Some(deal));
    assert_eq!(store.deal(DealId::fresh()).await.unwrap(), None);
}

/// The owner and everything else about a game comes back with it.
#[tokio::test]
async fn games_know_whose_they_are() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (ada, parent, id) = (player(&store).await, GameId::fresh(), GameId::fresh());
    let table = table(Pace::Own);
    create(&store, parent, &table).await.unwrap();
    let game = NewGame { origin: Origin::Branched, parent: Some(parent), ..owned(&table, ada) };
    let (about, _) = store.create(id, &game).await.unwrap();
    let stored = store.load(id).await.unwrap().unwrap();
    assert_eq!(stored.about, about);
    assert_eq!((about.parent, about.counts), (Some(parent.to_string()), false));
    assert_eq!(stored.owners, [Some(ada); 2]);
    assert_eq!(stored.seats_of(Some(ada)), [0, 1]);
    assert!(
        stored.seats_of(None).is_empty() && stored.seats_of(Some(PlayerId::fresh())).is_empty()
    );
    // Nobody's seats are nobody's, also not of somebody without an identity.
    assert!(store.load(parent).await.unwrap().unwrap().seats_of(None).is_empty());
}

/// The same dice count once for a player, and not at all while they can be tried elsewhere.
#[tokio::test]
async fn the_same_dice_count_once() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let table = table(Pace::Own);
    let (first, second) = (GameId::fresh(), GameId::fresh());
    let (about, discounted) = store.create(first, &owned(&table, ada)).await.unwrap();
    assert!(about.counts && about.origin == Origin::Drawn && discounted.is_empty());
    let (about, discounted) = store.create(GameId::fresh(), &owned(&table, blaise)).await.unwrap();
    assert!(about.counts && discounted.is_empty(), "others have their own dice");
    let (about, discounted) = store.create(second, &owned(&table, ada)).await.unwrap();
    assert!(!about.counts && about.origin == Origin::Chosen);
    assert_eq!(discounted, [first]);
    assert!(!store.load(first).await.unwrap().unwrap().about.counts);
}

/// Whoever ends a seat must know all logs: another server may have ended the other seat meanwhile.
#[tokio::test]
async fn the_end_is_seen_by_somebody() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (ada, id) = (player(&store).await, GameId::fresh());
    let mut playing = table(Pace::Own);
    store.create(id, &owned(&playing, ada)).await.unwrap();
    let entry = command(&mut playing, 0, Command::GoOn, "a");
    let ending = |lengths| Ending { lengths, results: None };
    let blind = store.append(id, &entry, Some(&ending(vec![1, 1]))).await;
    assert!(matches!(blind, Err(StoreError::Conflict)));
    assert_eq!(load(&store, id).await, Some(table(Pace::Own)), "nothing was stored");
    store.append(id, &entry, Some(&ending(vec![1, 0]))).await.unwrap();
    assert!(store.finished_seats(ada).await.unwrap().is_empty());
    let result = |total| SeatResult { total, feats: vec![Feat::Score45, Feat::Win60] };
    let entry = command(&mut playing, 1, Command::GoOn, "b");
    let ending = Ending { lengths: vec![1, 1], results: Some(vec![result(50), result(61)]) };
    store.append(id, &entry, Some(&ending)).await.unwrap();
    let finished = store.finished_seats(ada).await.unwrap();
    assert_eq!(
        finished.iter().map(|seat| (seat.seat, seat.total)).collect::<Vec<_>>(),
        [(0, 50), (1, 61)]
    );
    assert_eq!(
        (finished[1].feats.join(" "), finished[1].players),
        ("score-45 win-60".to_owned(), 2)
    );
    let history = store.history(ada, None, 10).await.unwrap();
    assert_eq!(history[0].scores, Some(vec![50, 61]));
}

/// Games that nobody has touched leave the history after a day.
#[tokio::test]
async fn untouched_games_are_not_listed_for_long() {
    let folder = Folder::new();
    let store = folder.open().await;
    let ada = player(&store).await;
    let mut playing = table(Pace::Own);
    let (untouched, touched) = (GameId::fresh(), GameId::fresh());
    for id in [untouched, touched] {
        let mut fresh = table(Pace::Own);
        store.create(id, &owned(&fresh, ada)).await.unwrap();
        store.append(id, &command(&mut fresh, 0, Command::GoOn, "dice"), None).await.unwrap();
    }
    command(&mut playing, 0, Command::GoOn, "dice");
    let wish = Command::Decide(playing.offers(0)[0].decision);
    store.append(touched, &command(&mut playing, 0, wish, "first"), None).await.unwrap();
    assert_eq!(store.history(ada, None, 10).await.unwrap().len(), 2);
    sqlx::query("UPDATE games SET created_at = created_at - 100000000")
        .execute(store.writer())
        .await
        .unwrap();
    let listed = store.history(ada, None, 10).await.unwrap();
    assert_eq!(
        listed.iter().map(|game| game.id.clone()).collect::<Vec<_>>(),
        [touched.to_string()]
    );
    assert!(store.unlist(ada, touched).await.unwrap());
    assert!(!store.unlist(ada, touched).await.unwrap());
    assert!(store.history(ada, None, 10).await.unwrap().is_empty());
}

/// A database of a newer program is not touched.
#[tokio::test]
async fn newer_databases_are_left_alone() {
    let folder = Folder::new();
    let store = folder.open().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'future', 1, x'00', 0)",
    )
    .execute(store.writer())
    .await
    .unwrap();
    store.close().await;
    let error = Sqlite::open(&folder.file()).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer), "{error}");
}

//! Everything in one file, and back into either database.

use std::collections::BTreeSet;
use std::path::PathBuf;

use sqlx::Row as _;

use super::opening::older_file;
use super::*;
use crate::backup::Session;
use crate::database::Database;
use crate::schema::{Kind, TABLES, Value};

on_both! {
    everything_comes_back,
    only_into_empty_databases,
}

/// Puts something into every table and every column.
async fn fill(store: &Store) -> Vec<GameId> {
    let (ada, blaise) = (player(store).await, player(store).await);
    store.secret("key", &[0, 1, 255]).await.unwrap();
    store.rename_player(ada, "Ada \u{1f3b2}").await.unwrap();
    store.set_recovery(ada, &[7; 32]).await.unwrap();
    store.set_webhook(ada, Some("https://example.org")).await.unwrap();
    let session = NewSession { id: fresh::<SessionId>(), device: Some("Firefox, Linux".into()) };
    store.add_session(ada, &session).await.unwrap();
    let deal = DealSeed { seed: Seed::from_text("a"), known: true };
    store.add_deal(fresh::<DealId>(), &deal).await.unwrap();
    // The branch has the smaller name, so that it is copied before its parent.
    let (branch, parent, table) = (fresh::<GameId>(), fresh::<GameId>(), fresh::<GameId>());
    let mut playing = crate::tests::table(Pace::Own);
    store.create(parent, &owned(&playing, ada)).await.unwrap();
    for step in 0..30 {
        let next = match playing.offers(0).first() {
            Some(offer) => Command::Decide(offer.decision),
            None => Command::GoOn,
        };
        let append = command(&mut playing, 0, next, &format!("{step}"));
        store.append(parent, &append).await.unwrap();
    }
    let results = vec![SeatResult { total: 50, feats: vec![Feat::Score45] }; 2];
    let end = Append { results: Some(results), ..command(&mut playing, 1, Command::GoOn, "end") };
    store.append(parent, &end).await.unwrap();
    let bot = SeatOwner::Bot(troyes_solver::Level::Master);
    let game = NewGame {
        origin: Origin::Branched,
        parent: Some(parent),
        seats: vec![SeatOwner::Person(blaise), bot],
        due_at: Some(1_000),
        table: &playing,
    };
    store.create(branch, &game).await.unwrap();
    let sequence = playing.players()[0].log().len() + 1;
    let entry =
        NewEntry { seat: 0, sequence, command_id: "hands".into(), entry: Entry::ChangedHands };
    let handed_over = Some(HandedOver { seat: 0, sequence, player: ada, name: "Ada".into() });
    let hands = Append { entries: vec![entry], handed_over, ..Append::default() };
    store.append(branch, &hands).await.unwrap();
    store.create_room(table, &room("Ada", true)).await.unwrap();
    let message = NewMessage {
        channel: Channel::Table,
        player: ada,
        name: "Ada".into(),
        command_id: "a".into(),
        text: "it's \"quoted\"\n".into(),
    };
    store.say(table, &message).await.unwrap();
    fill_days(store, ada, blaise).await;
    vec![branch, parent]
}

/// A ranked try that is finished, and a group of two.
async fn fill_days(store: &Store, ada: PlayerId, blaise: PlayerId) {
    let day = troyes_daily::Day::at(store.time());
    let drawn = store.draw_day(day, &Seed::from_text("a day")).await.unwrap();
    let deal = troyes_host::daily::deal_of(day, drawn.seed);
    let mut playing = troyes_host::daily::table_of(day, &deal, "Ada".into()).unwrap();
    let id = fresh::<GameId>();
    store.begin_try(day, id, &owned(&playing, ada)).await.unwrap();
    let append = command(&mut playing, 0, Command::GoOn, "go");
    let results = Some(vec![SeatResult { total: 50, feats: Vec::new() }]);
    let append = Append { at: store.time(), results, ..append };
    store.append(id, &append).await.unwrap();
    let millionths = troyes_solver::Millionths(1);
    let classes = vec![troyes_solver::advice::Class::Fine; 16];
    let explained = troyes_host::daily::Explained {
        start: millionths,
        luck: millionths,
        loss: millionths,
        rest: millionths,
        classes,
    };
    store.explain_try(id, &explained).await.unwrap();
    let group = store.create_group(ada, "Market").await.unwrap().unwrap();
    let link = store.group(group, ada).await.unwrap().unwrap().link;
    store.join_group(link, blaise).await.unwrap();
}

/// All rows of all tables, in an order that does not depend on the database.
async fn dump(database: &Database) -> Vec<(&'static str, BTreeSet<Vec<Value>>)> {
    let mut session = Session::reading(database).await.unwrap();
    let mut tables = Vec::new();
    for table in &TABLES {
        let mut stored = BTreeSet::new();
        let read = session.read(table, async |rows: &[Vec<Value>]| {
            stored.extend(rows.iter().cloned());
            Ok(())
        });
        read.await.unwrap();
        assert!(!stored.is_empty(), "{}", table.name);
        tables.push((table.name, stored));
    }
    tables
}

fn file() -> (TestDatabase, PathBuf) {
    let place = TestDatabase::sqlite();
    let Database::File(file) = place.database.clone() else { panic!("SQLite keeps files") };
    (place, file)
}

/// Made while a server uses the database, restored into both kinds.
async fn everything_comes_back(place: &TestDatabase) {
    let store = place.open().await;
    let games = fill(&store).await;
    let (_folder, file) = file();
    assert_eq!(backup(&place.database, &file).await.unwrap(), 3);
    let folder: Vec<_> = std::fs::read_dir(file.parent().unwrap()).unwrap().collect();
    assert_eq!(folder.len(), 1, "only the backup: {folder:?}");
    let expected = dump(&place.database).await;
    assert_eq!(dump(&Database::File(file.clone())).await, expected);
    let before = std::fs::read(&file).unwrap();
    for target in [TestDatabase::sqlite(), TestDatabase::postgres()] {
        assert_eq!(restore(&file, &target.database).await.unwrap(), 3);
        assert_eq!(dump(&target.database).await, expected);
        let restored = target.open().await;
        for &game in &games {
            let game_there = restored.load(game).await.unwrap();
            assert!(game_there.is_some());
            assert_eq!(game_there, store.load(game).await.unwrap());
        }
        // Life goes on there.
        create(&restored, fresh::<GameId>(), &table(Pace::Own)).await.unwrap();
    }
    assert_eq!(std::fs::read(&file).unwrap(), before, "the backup stays as it is");
}

async fn only_into_empty_databases(place: &TestDatabase) {
    let store = place.open().await;
    fill(&store).await;
    let (_folder, file) = file();
    backup(&place.database, &file).await.unwrap();
    let before = dump(&place.database).await;
    let again = backup(&place.database, &file).await;
    assert!(matches!(again, Err(BackupError::Exists(_))), "{again:?}");
    let full = restore(&file, &place.database).await;
    assert!(matches!(full, Err(BackupError::NotEmpty(_))), "{full:?}");
    assert_eq!(dump(&place.database).await, before);
    assert_eq!(dump(&Database::File(file)).await, before);
}

/// What cannot be backed up leaves nothing behind.
#[tokio::test]
async fn strange_databases_are_refused() {
    let (_folder, file) = file();
    let target = file.with_extension("backup");
    let missing = backup(&Database::File(file.clone()), &target).await;
    assert!(matches!(missing, Err(BackupError::Store { .. })), "{missing:?}");
    assert!(!file.exists() && !target.exists());
    let empty = TestDatabase::postgres();
    let foreign = backup(&empty.database, &target).await;
    assert!(matches!(foreign, Err(BackupError::NotOurs(_))), "{foreign:?}");
    std::fs::write(&file, "").unwrap();
    let foreign = restore(&file, &empty.database).await;
    assert!(matches!(foreign, Err(BackupError::NotOurs(_))), "{foreign:?}");
    std::fs::write(&file, "a letter, longer than the head of a database file ".repeat(9)).unwrap();
    assert!(restore(&file, &empty.database).await.is_err());
    let elsewhere = backup(&empty.database, &file.with_file_name("no/such/folder")).await;
    assert!(matches!(elsewhere, Err(BackupError::File { .. })), "{elsewhere:?}");
    assert_eq!(std::fs::read_dir(file.parent().unwrap()).unwrap().count(), 1);
}

/// Backups of an older version are brought up to date on the way.
#[tokio::test]
async fn older_backups_are_restored() {
    let (_folder, file) = file();
    older_file(&file).await;
    let target = TestDatabase::postgres();
    restore(&file, &target.database).await.unwrap();
    let copy = file.with_extension("copy");
    backup(&Database::File(file), &copy).await.unwrap();
    assert_eq!(restore(&copy, &TestDatabase::sqlite().database).await.unwrap(), 1);
}

/// Whatever a migration adds must be copied too.
#[tokio::test]
async fn all_columns_are_copied() {
    let expected: BTreeSet<(String, String, Kind)> = TABLES
        .iter()
        .flat_map(|table| table.columns.iter().map(|column| (table.name, column)))
        .map(|(table, (column, kind))| (table.to_owned(), (*column).to_owned(), *kind))
        .collect();
    let kind = |name: &str| match name {
        "INTEGER" | "bigint" => Kind::Number,
        "TEXT" | "text" => Kind::Text,
        "BLOB" | "bytea" => Kind::Bytes,
        other => panic!("{other}"),
    };
    let Store::Sqlite(database) = TestDatabase::sqlite().open().await else {
        panic!("it is a file")
    };
    let rows = sqlx::query(
        "SELECT tables.name, columns.name, columns.type \
         FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns \
         WHERE tables.type = 'table' AND tables.name NOT IN ('_sqlx_migrations', 'health')",
    );
    let rows = rows.fetch_all(database.writer()).await.unwrap();
    let found: BTreeSet<_> =
        rows.iter().map(|row| (row.get(0), row.get(1), kind(row.get(2)))).collect();
    assert_eq!(found, expected);
    let Store::Postgres(database) = TestDatabase::postgres().open().await else {
        panic!("it is not")
    };
    let rows = sqlx::query(
        "SELECT table_name::TEXT, column_name::TEXT, data_type::TEXT \
         FROM information_schema.columns \
         WHERE table_schema = 'public' AND table_name NOT IN ('_sqlx_migrations', 'health', 'servers')",
    );
    let rows = rows.fetch_all(database.writer()).await.unwrap();
    let found: BTreeSet<_> =
        rows.iter().map(|row| (row.get(0), row.get(1), kind(row.get(2)))).collect();
    assert_eq!(found, expected);
}

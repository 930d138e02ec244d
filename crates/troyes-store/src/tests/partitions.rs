//! What a database that is spread over several machines by game asks of us: whatever happens for every command names the game.

use std::collections::BTreeSet;

use sqlx::Row as _;

use super::*;

/// Sessions of a store at the most.
const SESSIONS: usize = 10;

/// Ways to name one game, or a list of them.
const NAMED: [&str; 8] = [
    "game = $",
    "games WHERE id = $",
    "id = $",
    "(game, ",
    "INTO games (id, ",
    "INTO rooms (id, ",
    "games.id = clock.game",
    "(id) VALUES",
];

/// Statements that are prepared in any session of a store.
async fn prepared(store: &Store) -> BTreeSet<String> {
    let Store::Postgres(database) = store else { panic!("it is PostgreSQL") };
    let mut sessions = Vec::new();
    let mut statements = BTreeSet::new();
    for _ in 0..SESSIONS {
        sessions.push(database.writer().acquire().await.unwrap());
    }
    for session in &mut sessions {
        let rows = sqlx::query("SELECT statement FROM pg_prepared_statements");
        let rows = rows.fetch_all(&mut **session).await.unwrap();
        statements.extend(rows.iter().map(|row| row.get::<String, _>("statement")));
    }
    statements
}

/// Whether a statement is about games, and names none.
fn is_about_all(statement: &str) -> bool {
    const OF_GAMES: [&str; 5] = ["entries", "games", "seats", "rooms", "messages"];
    let about = |table: &&str| {
        ["FROM ", "INTO ", "UPDATE ", "JOIN "]
            .iter()
            .any(|verb| statement.contains(&format!("{verb}{table} ")))
    };
    OF_GAMES.iter().any(|table| about(&table)) && !NAMED.iter().any(|way| statement.contains(way))
}

/// Opening a table, playing, talking, looking: everything by the name of the game.
#[tokio::test]
async fn hot_statements_name_the_game() {
    let store = TestDatabase::postgres().open().await;
    let ada = player(&store).await;
    let before = prepared(&store).await;
    let mut table = table(Pace::Own);
    let (id, alone) = (fresh(), fresh());
    store.create_room(id, &room("Ada", true)).await.unwrap();
    let first = store.room(id).await.unwrap().unwrap();
    store
        .start_room(id, first.version, &room("Ada", true), true, &owned(&table, ada))
        .await
        .unwrap();
    create(&store, alone, &table).await.unwrap();
    let mut game = store.load(id).await.unwrap().unwrap();
    let append = command(&mut table, 0, Command::GoOn, "go");
    store.append(id, &append).await.unwrap();
    // What needs a transaction of its own: consequences that depend on all seats, and results.
    let seen = Append {
        seen: Some(2),
        results: Some(Vec::new()),
        due_at: Some(Some(1)),
        ..command(&mut table, 1, Command::GoOn, "go")
    };
    store.append(id, &seen).await.unwrap();
    assert!(store.catch_up(&mut game).await.unwrap());
    assert_eq!(store.sequence_of(id, 0, "go").await.unwrap(), Some(1));
    store.set_due(id, None).await.unwrap();
    let message = NewMessage {
        channel: Channel::Table,
        player: ada,
        name: "Ada".into(),
        command_id: "a".into(),
        text: "hello".into(),
    };
    store.say(id, &message).await.unwrap();
    assert_eq!(store.messages(id, 10).await.unwrap().len(), 1);
    let hot: BTreeSet<String> = prepared(&store).await.difference(&before).cloned().collect();
    assert!(hot.len() > 10, "statements are seen: {hot:#?}");
    let about_all: Vec<&String> = hot.iter().filter(|statement| is_about_all(statement)).collect();
    // Asked once, when a game begins: who plays the same dice in another one?
    let once = |statement: &&String| {
        statement
            .contains("WHERE commitment = $1 AND id IN (SELECT game FROM seats WHERE player = $2")
    };
    assert!(about_all.len() == 1 && about_all.iter().all(once), "{about_all:#?}");
    // The one for commands is prepared where only its worker sees it.
    assert!(!is_about_all(crate::postgres::STORE));
    assert!(
        is_about_all("SELECT id FROM games WHERE due_at <= $1"),
        "those of the clock are not hot"
    );
}

/// Logs that are split by month, as docs/operating.md explains, while a server goes on.
#[tokio::test]
async fn logs_can_be_split_by_month() {
    const SPLIT: &str = include_str!("../../../../deploy/postgres/partition.sql");
    let place = TestDatabase::postgres();
    let store = place.open().await;
    let Store::Postgres(database) = &store else { panic!("it is PostgreSQL") };
    let (mut old, mut new) = (table(Pace::Own), table(Pace::Own));
    let (earlier, later) = (fresh(), fresh());
    create(&store, earlier, &old).await.unwrap();
    store.append(earlier, &command(&mut old, 0, Command::GoOn, "go")).await.unwrap();
    for _ in 0..2 {
        sqlx::raw_sql(SPLIT).execute(database.writer()).await.unwrap();
    }
    // Everything goes on, in games of before and of now, and in one whose name says nothing about its time.
    store.append(earlier, &command(&mut old, 1, Command::GoOn, "go")).await.unwrap();
    create(&store, later, &new).await.unwrap();
    let append = command(&mut new, 0, Command::GoOn, "go");
    store.append(later, &append).await.unwrap();
    assert!(matches!(store.append(later, &append).await, Err(StoreError::Conflict)));
    let timeless = GameId::try_from([255; 16].as_slice()).unwrap();
    create(&store, timeless, &table(Pace::Own)).await.unwrap();
    store.append(timeless, &append).await.unwrap();
    assert_eq!(load(&store, earlier).await, Some(old));
    assert_eq!(load(&store, later).await, Some(new.clone()));
    assert_eq!(load(&store, timeless).await, Some(new));
    // Backups do not care how it is split.
    let (copy, again) = (TestDatabase::sqlite(), TestDatabase::postgres());
    let Database::File(file) = &copy.database else { panic!("SQLite keeps files") };
    assert_eq!(backup(&place.database, file).await.unwrap(), 3);
    assert_eq!(restore(file, &again.database).await.unwrap(), 3);
    assert!(check(&place.database, &mut |_, _| {}).await.unwrap().faults.is_empty());
    let partition = "SELECT COUNT(*) FROM entries_before WHERE game = $1";
    let count: i64 = sqlx::query_scalar(partition)
        .bind(timeless.bytes())
        .fetch_one(database.writer())
        .await
        .unwrap();
    assert_eq!(count, 0, "it is in the default partition");
}

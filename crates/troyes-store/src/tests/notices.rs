//! What servers hear of each other. On SQLite they only see that another program has written something.

use std::time::Duration;

use tokio::time::{sleep, timeout};

use super::*;

/// Long enough for whatever is under way.
const SOON: Duration = Duration::from_secs(10);

/// Long enough to notice what should not come.
const A_MOMENT: Duration = Duration::from_millis(200);

async fn next(notices: &mut Notices) -> Heard {
    timeout(SOON, notices.next()).await.expect("somebody says something")
}

async fn silence(notices: &mut Notices) -> bool {
    silence_for(notices, A_MOMENT).await
}

async fn silence_for(notices: &mut Notices, time: Duration) -> bool {
    timeout(time, notices.next()).await.is_err()
}

#[tokio::test]
async fn files_are_watched() {
    let place = TestDatabase::sqlite();
    let (one, other) = (place.open().await, place.open().await);
    let (mut own, mut heard) = (one.notices().await.unwrap(), other.notices().await.unwrap());
    one.check().await.unwrap();
    assert_eq!(next(&mut heard).await, Heard::Lost);
    one.announce(&Notice::Lobby).await.unwrap();
    assert!(silence(&mut own).await, "nobody hears themselves");
}

#[tokio::test]
async fn others_hear_what_is_announced() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let (mut own, mut others) = (one.notices().await.unwrap(), other.notices().await.unwrap());
    let (game, player) = (fresh::<GameId>(), fresh::<PlayerId>());
    let said = [
        Notice::Here { game, player },
        Notice::Reacted { game, text: "\u{1f3b2} it's 'quoted'".into() },
        Notice::Gone { game, player },
    ];
    for notice in &said {
        one.announce(notice).await.unwrap();
    }
    for notice in said {
        assert_eq!(next(&mut others).await, Heard::Notice(notice));
    }
    assert!(silence(&mut own).await, "nobody hears themselves");
    // What this version does not know is not its business.
    other.execute("SELECT pg_notify('troyes', 'somebody dances well')").await;
    other.execute("SELECT pg_notify('troyes', 'nonsense')").await;
    other.announce(&Notice::Lobby).await.unwrap();
    assert_eq!(next(&mut own).await, Heard::Notice(Notice::Lobby));
}

#[tokio::test]
async fn others_hear_what_is_stored() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let mut heard = other.notices().await.unwrap();
    let mut expect = async |notices: &[Notice]| {
        for notice in notices {
            assert_eq!(next(&mut heard).await, Heard::Notice(notice.clone()));
        }
    };
    let ada = player(&one).await;
    let table = table(Pace::Own);
    let (id, earlier) = (fresh::<GameId>(), fresh::<GameId>());
    one.create(earlier, &owned(&table, ada)).await.unwrap();
    one.create_room(id, &room("Ada", true)).await.unwrap();
    expect(&[Notice::Lobby]).await;
    one.update_room(id, 1, &room("Ada", true), true).await.unwrap();
    expect(&[Notice::Changed(id), Notice::Lobby]).await;
    one.start_room(id, 2, &room("Ada", true), false, &owned(&table, ada)).await.unwrap();
    expect(&[Notice::Changed(id), Notice::Lobby, Notice::Changed(earlier)]).await;
    let append = command(&mut table.clone(), 0, Command::GoOn, "go");
    one.append(id, &append).await.unwrap();
    expect(&[Notice::Changed(id)]).await;
    let message = NewMessage {
        channel: Channel::Table,
        player: ada,
        name: "Ada".into(),
        command_id: "a".into(),
        text: "hello".into(),
    };
    one.say(id, &message).await.unwrap();
    expect(&[Notice::Said(id)]).await;
    // What was not stored is not announced.
    assert!(one.append(id, &append).await.is_err());
    assert!(one.update_room(id, 1, &room("Ada", true), true).await.is_err());
    one.say(id, &message).await.unwrap();
    one.announce(&Notice::Lobby).await.unwrap();
    expect(&[Notice::Lobby]).await;
}

/// A lost connection is announced when there is another, however long that takes.
#[tokio::test]
async fn losses_are_reported() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let mut heard = other.notices().await.unwrap();
    let Store::Postgres(database) = &one else { panic!("it is PostgreSQL") };
    // One connection throughout: others are not let in for a while.
    let mut operator = database.writer().acquire().await.unwrap();
    let mut operate = async |statement| {
        sqlx::query(statement).execute(&mut *operator).await.unwrap();
    };
    for away in [Duration::ZERO, Duration::from_millis(500)] {
        operate("UPDATE pg_database SET datallowconn = FALSE WHERE datname = current_database()")
            .await;
        operate(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND application_name = 'troyes notices'",
        )
        .await;
        sleep(away).await;
        operate("UPDATE pg_database SET datallowconn = TRUE WHERE datname = current_database()")
            .await;
        assert_eq!(next(&mut heard).await, Heard::Lost);
        one.announce(&Notice::Lobby).await.unwrap();
        assert_eq!(next(&mut heard).await, Heard::Notice(Notice::Lobby));
    }
}

fn fall_silent(store: &Store) {
    let Store::Postgres(database) = store else { panic!("it is PostgreSQL") };
    database.fall_silent();
}

/// How long something that was stored without a word may stay unnoticed.
const HEALED: Duration = Duration::from_secs(3);

async fn is_healed(heard: &mut Notices) -> bool {
    timeout(HEALED, heard.next()).await == Ok(Heard::Lost)
}

/// A server dies between storing something and announcing it.
#[tokio::test]
async fn what_a_crash_left_unsaid_is_found() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let (own, mut heard) = (one.notices().await.unwrap(), other.notices().await.unwrap());
    let table = table(Pace::Own);
    let id = fresh();
    create(&one, id, &table).await.unwrap();
    // They have met.
    assert!(silence_for(&mut heard, 4 * A_MOMENT).await);
    fall_silent(&one);
    one.append(id, &command(&mut table.clone(), 0, Command::GoOn, "go")).await.unwrap();
    drop((own, one));
    assert!(is_healed(&mut heard).await);
    assert!(silence_for(&mut heard, 4 * A_MOMENT).await, "once is enough");
}

/// A server goes on storing, but cannot be heard.
#[tokio::test]
async fn what_a_mute_server_stores_is_found() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let (_own, mut heard) = (one.notices().await.unwrap(), other.notices().await.unwrap());
    let mut table = table(Pace::Own);
    let id = fresh();
    create(&one, id, &table).await.unwrap();
    assert!(silence_for(&mut heard, 4 * A_MOMENT).await);
    fall_silent(&one);
    for seat in [0, 1] {
        one.append(id, &command(&mut table, seat, Command::GoOn, "go")).await.unwrap();
        assert!(is_healed(&mut heard).await);
        assert!(silence_for(&mut heard, 4 * A_MOMENT).await, "nothing more is missing");
    }
}

/// A server that ends in order leaves nothing to look for.
#[tokio::test]
async fn last_words_are_heard() {
    let place = TestDatabase::postgres();
    let (one, other) = (place.open().await, place.open().await);
    let (own, mut heard) = (one.notices().await.unwrap(), other.notices().await.unwrap());
    assert!(silence_for(&mut heard, 4 * A_MOMENT).await);
    drop(own);
    let game = fresh();
    one.announce(&Notice::Changed(game)).await.unwrap();
    one.close().await;
    assert_eq!(next(&mut heard).await, Heard::Notice(Notice::Changed(game)));
    assert!(silence_for(&mut heard, HEALED).await);
}

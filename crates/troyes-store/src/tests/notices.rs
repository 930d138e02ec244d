//! What servers hear of each other. On SQLite they only see that another program has written something.

use std::time::Duration;

use tokio::time::{sleep, timeout};
use troyes_testing::Nats;

use super::*;

/// Servers that share a database, and what carries their notices.
struct Fleet {
    place: TestDatabase,
    bus: Bus,
    /// Ends with the fleet.
    nats: Option<Nats>,
}

impl Fleet {
    fn by_database() -> Self {
        Self { place: TestDatabase::postgres(), bus: Bus::Database, nats: None }
    }

    fn by_nats(place: TestDatabase) -> Self {
        let nats = Nats::start();
        Self { place, bus: nats.url().parse().unwrap(), nats: Some(nats) }
    }

    async fn open(&self) -> Store {
        let store = Store::open_on(&self.place.database, &self.bus).await.unwrap();
        store.check_bus().unwrap();
        store
    }

    /// What a server hears from now on. A first connection is one that was missing until then.
    async fn notices(&self, store: &Store) -> Notices {
        let mut notices = store.notices().await.unwrap();
        if self.nats.is_some() {
            while timeout(A_MOMENT, notices.next()).await == Ok(Heard::Lost) {}
        }
        notices
    }
}

/// Runs every test with every carrier.
macro_rules! on_every_bus {
    ($($name:ident),* $(,)?) => {
        mod by_database {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&super::Fleet::by_database()).await;
            })*
        }

        mod by_nats {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&super::Fleet::by_nats(crate::tests::TestDatabase::postgres())).await;
            })*
        }

        mod by_nats_and_pooler {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&super::Fleet::by_nats(crate::tests::TestDatabase::pooled())).await;
            })*
        }
    };
}

on_every_bus! {
    others_hear_what_is_announced,
    others_hear_what_is_stored,
    what_a_crash_left_unsaid_is_found,
    what_a_mute_server_stores_is_found,
    last_words_are_heard,
}

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

async fn others_hear_what_is_announced(fleet: &Fleet) {
    let (one, other) = (fleet.open().await, fleet.open().await);
    let (mut own, mut others) = (fleet.notices(&one).await, fleet.notices(&other).await);
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
    other.announce(&Notice::Lobby).await.unwrap();
    assert_eq!(next(&mut own).await, Heard::Notice(Notice::Lobby));
}

/// What this version does not know is not its business.
#[tokio::test]
async fn newer_notices_are_passed_over() {
    let fleet = Fleet::by_database();
    let (one, other) = (fleet.open().await, fleet.open().await);
    let mut heard = fleet.notices(&one).await;
    other.execute("SELECT pg_notify('troyes', 'somebody dances well')").await;
    other.execute("SELECT pg_notify('troyes', 'nonsense')").await;
    other.announce(&Notice::Lobby).await.unwrap();
    assert_eq!(next(&mut heard).await, Heard::Notice(Notice::Lobby));
}

/// Without a bus of its own, a server behind a pooler would be deaf.
#[tokio::test]
async fn nobody_listens_through_a_pooler() {
    let store = TestDatabase::pooled().open().await;
    assert!(matches!(store.check_bus(), Err(StoreError::Unheard)));
    assert!(matches!(store.notices().await, Err(StoreError::Unheard)));
}

/// While NATS is away, everybody plays on; what was stored meanwhile is found, and what is said afterwards is heard.
#[tokio::test]
async fn a_lost_bus_only_delays() {
    let mut fleet = Fleet::by_nats(TestDatabase::postgres());
    let (one, other) = (fleet.open().await, fleet.open().await);
    let (_own, mut heard) = (fleet.notices(&one).await, fleet.notices(&other).await);
    let table = table(Pace::Own);
    let id = fresh();
    create(&one, id, &table).await.unwrap();
    assert!(silence_for(&mut heard, 4 * A_MOMENT).await);
    let crash = tokio::task::spawn_blocking(move || {
        fleet.nats.as_mut().unwrap().crash(Duration::from_secs(4));
        fleet
    });
    sleep(A_MOMENT).await;
    one.append(id, &command(&mut table.clone(), 0, Command::GoOn, "go")).await.unwrap();
    assert!(is_healed(&mut heard).await, "it was stored while nobody could say so");
    let _fleet = crash.await.unwrap();
    one.announce(&Notice::Lobby).await.unwrap();
    let back = async { while heard.next().await != Heard::Notice(Notice::Lobby) {} };
    timeout(SOON, back).await.expect("the bus is back");
}

async fn others_hear_what_is_stored(fleet: &Fleet) {
    let (one, other) = (fleet.open().await, fleet.open().await);
    let mut heard = fleet.notices(&other).await;
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
async fn what_a_crash_left_unsaid_is_found(fleet: &Fleet) {
    let (one, other) = (fleet.open().await, fleet.open().await);
    let (own, mut heard) = (fleet.notices(&one).await, fleet.notices(&other).await);
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
async fn what_a_mute_server_stores_is_found(fleet: &Fleet) {
    let (one, other) = (fleet.open().await, fleet.open().await);
    let (_own, mut heard) = (fleet.notices(&one).await, fleet.notices(&other).await);
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
async fn last_words_are_heard(fleet: &Fleet) {
    let (one, other) = (fleet.open().await, fleet.open().await);
    let (own, mut heard) = (fleet.notices(&one).await, fleet.notices(&other).await);
    assert!(silence_for(&mut heard, 4 * A_MOMENT).await);
    drop(own);
    let game = fresh();
    one.announce(&Notice::Changed(game)).await.unwrap();
    one.close().await;
    assert_eq!(next(&mut heard).await, Heard::Notice(Notice::Changed(game)));
    assert!(silence_for(&mut heard, HEALED).await);
}

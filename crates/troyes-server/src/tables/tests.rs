//! Tests of the door: commands of several people, sent twice, by two servers, across restarts.

use sqlx::Connection as _;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_table::{Pace, Table};

use super::*;
use crate::asker::Asker;
use crate::quotas::Quotas;
use troyes_host::{PlayerId, SeatOwner};
use troyes_store::Database;
use troyes_wire::{
    ColumnsChoice, Decision, Hints, NewRoom, Origin, RoomCommand, RoomOptions, SeatCommand,
    TableView,
};

fn table(pace: Pace) -> Table {
    let deal = Deal::new(Seed::from_text("tables"), ColumnsMode::First, true);
    Table::new(&deal, ColumnsMode::First, pace, vec!["Ada".into(), "Blaise".into()]).unwrap()
}

/// A database file that is gone at the end.
pub(super) struct TestDatabase(std::path::PathBuf);

impl TestDatabase {
    pub(super) fn sqlite() -> Self {
        let folder = std::env::temp_dir().join(format!("troyes-tables-{}", fresh::<GameId>()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    async fn open(&self) -> Store {
        Store::open(&Database::File(self.0.join("troyes.db"))).await.unwrap()
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The tables of a server on this store.
pub(super) async fn server(place: &TestDatabase) -> Tables {
    let store = place.open().await;
    server_with(store, troyes_solver::shipped().ok().map(Arc::new))
}

fn server_with(store: Store, network: Option<Arc<troyes_solver::QuantisedNetwork>>) -> Tables {
    let thinking = Arc::new(Thinking::new(network.clone(), Quotas::NONE.questions));
    let sessions = Arc::new(Sessions::new(store.clone()));
    let webhooks = Webhooks::open(store.clone(), None);
    Tables::new(store, webhooks, Bots::new(network), thinking, sessions)
}

/// The player of a seat.
pub(super) fn player(seat: usize) -> PlayerId {
    PlayerId(uuid::Uuid::from_u128(1 + seat as u128))
}

/// The player of a seat, from somewhere.
pub(super) fn asker(seat: usize) -> Asker {
    Asker { address: [127, 0, 0, 1].into(), player: Some(player(seat)) }
}

/// Opens a table for two.
async fn create(tables: &Tables, pace: Pace) -> GameId {
    let table = table(pace);
    for seat in 0..2 {
        tables.store.add_player(player(seat), None).await.unwrap();
    }
    let seats = (0..2).map(|seat| SeatOwner::Person(player(seat))).collect();
    let game = NewGame { table: &table, origin: Origin::Drawn, parent: None, seats, due_at: None };
    tables.create(&game).await.unwrap()
}

/// Sends a command; gives the sequence of its entry, or the code of the refusal.
pub(super) async fn send(
    tables: &Tables,
    id: GameId,
    seat: u8,
    command_id: &str,
    command: SeatCommand,
) -> Result<u32, &'static str> {
    let player = Some(player(usize::from(seat)));
    let asked = PlayCommand { player, command_id, seat, command };
    tables.play(id, asked).await.map_err(|error| code(&error))
}

fn code(error: &Failed) -> &'static str {
    match error {
        Failed::Refused(refusal) => refusal.code(),
        Failed::Store(error) => panic!("{error}"),
    }
}

/// The game as the player of a seat sees it, or somebody who watches.
pub(super) async fn view(tables: &Tables, id: GameId, seat: Option<usize>) -> Option<TableView> {
    tables.look(id, seat.map(player), 0, &[]).await.unwrap().table
}

/// What comes first among the offers to a seat, as somebody would send it.
pub(super) async fn first_offer(tables: &Tables, id: GameId, seat: usize) -> Option<SeatCommand> {
    let view = view(tables, id, Some(seat)).await.unwrap();
    let offer = view.seats[seat].offers.first()?;
    Some(SeatCommand::Decide { decision: offer.decision })
}

/// Plays a seat to its end; every command has an id of its own.
pub(super) async fn play_to_the_end(tables: &Tables, id: GameId, seat: usize) {
    for step in 0.. {
        let view = view(tables, id, Some(seat)).await.unwrap();
        if view.seats[seat].finished {
            return;
        }
        let command = first_offer(tables, id, seat).await.unwrap_or(SeatCommand::GoOn);
        let verdict = send(tables, id, seat as u8, &format!("{seat}-{step}"), command).await;
        assert!(verdict.is_ok(), "{verdict:?}");
    }
}

#[tokio::test]
async fn commands_count_once() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = create(&tables, Pace::Own).await;
    for _ in 0..3 {
        let verdict = send(&tables, id, 0, "go", SeatCommand::GoOn).await;
        assert_eq!(verdict, Ok(1));
    }
    // Refused commands are not remembered: the same name may become good.
    let refused = send(&tables, id, 0, "later", SeatCommand::TakeBack { keep: 0 }).await;
    assert_eq!(refused, Err("nothing-to-take-back"));
    let offer = first_offer(&tables, id, 0).await.unwrap();
    assert_eq!(send(&tables, id, 0, "later", offer).await, Ok(2));
}

/// A refusal reads what is new in the logs, not what is known: however long they are. Here, what is known cannot be read any more.
#[tokio::test]
async fn refusals_read_only_what_is_new() {
    let place = TestDatabase::sqlite();
    let (tables, other) = (server(&place).await, server(&place).await);
    let id = create(&tables, Pace::Own).await;
    assert_eq!(send(&tables, id, 0, "one", SeatCommand::GoOn).await, Ok(1));
    assert_eq!(send(&other, id, 1, "two", SeatCommand::GoOn).await, Ok(1));
    let offer = first_offer(&other, id, 1).await.unwrap();
    assert_eq!(send(&other, id, 1, "three", offer).await, Ok(2));
    let address = format!("sqlite:{}", place.0.join("troyes.db").display());
    let mut database = sqlx::SqliteConnection::connect(&address).await.unwrap();
    let damage = "UPDATE entries SET entry = 'nonsense' WHERE seat = 0";
    sqlx::query(damage).execute(&mut database).await.unwrap();
    let refused = send(&tables, id, 0, "four", SeatCommand::TakeBack { keep: 0 }).await;
    assert_eq!(refused, Err("nothing-to-take-back"));
    let seen = view(&tables, id, Some(1)).await.unwrap();
    assert_eq!(seen.seats[1].version, 2, "what is new is there");
}

/// People choose the ids of their commands themselves: the same id at two seats is two commands, also where one brings dice
/// to both.
#[tokio::test]
async fn the_same_id_at_two_seats() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = create(&tables, Pace::Together).await;
    assert_eq!(send(&tables, id, 0, "1", SeatCommand::GoOn).await, Ok(1));
    let offer = first_offer(&tables, id, 1).await.unwrap();
    assert_eq!(send(&tables, id, 1, "1", offer).await, Ok(2));
}

#[tokio::test]
async fn everybody_who_listens_hears_of_it() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = create(&tables, Pace::Together).await;
    let mut changes = tables.listen(id).await.unwrap();
    assert_eq!(send(&tables, id, 1, "go", SeatCommand::GoOn).await, Ok(1));
    assert!(matches!(changes.recv().await.unwrap(), Change::Look { .. }));
    assert_eq!(send(&tables, id, 1, "go", SeatCommand::GoOn).await, Ok(1));
    let refused = send(&tables, id, 1, "no", SeatCommand::TakeBack { keep: 0 }).await;
    assert_eq!(refused, Err("nothing-to-take-back"));
    assert!(changes.try_recv().is_err(), "nothing new, nothing sent");
}

#[tokio::test]
async fn wrong_commands_are_answered() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = create(&tables, Pace::Own).await;
    let before = view(&tables, id, Some(0)).await;
    let bad = SeatCommand::Decide {
        decision: Decision::Build {
            color: troyes_wire::Color::Red,
            kind: troyes_wire::Kind::Work,
            position: 9,
        },
    };
    for (seat, command, expected) in [
        (0, bad, "bad-decision"),
        (9, SeatCommand::GoOn, "not-your-seat"),
        (1, SeatCommand::Decide { decision: Decision::Relief }, "not-rolled"),
    ] {
        assert_eq!(send(&tables, id, seat, "a", command).await, Err(expected));
    }
    assert_eq!(view(&tables, id, Some(0)).await, before);
    let nowhere: GameId = fresh();
    assert_eq!(send(&tables, nowhere, 0, "a", SeatCommand::GoOn).await, Err("no-such-game"));
    let looked = tables.look(nowhere, None, 0, &[]).await;
    assert_eq!(looked.err().as_ref().map(code), Some("no-such-game"));
    assert!(tables.listen(nowhere).await.is_err());
}

/// Two people at once, each at their own pace: nobody waits, nothing conflicts, and all of it is on disk.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_once() {
    let place = TestDatabase::sqlite();
    let tables = Arc::new(server(&place).await);
    let id = create(&tables, Pace::Own).await;
    let play = |seat| {
        let tables = Arc::clone(&tables);
        tokio::spawn(async move { play_to_the_end(&tables, id, seat).await })
    };
    let (ada, blaise) = (play(0), play(1));
    ada.await.unwrap();
    blaise.await.unwrap();
    let view = view(&tables, id, None).await.unwrap();
    assert!(view.head.finished && view.head.seed.is_some());
    // Another server finds the same.
    let again = server(&place).await;
    assert_eq!(super::tests::view(&again, id, None).await, Some(view));
}

/// A server that knows only of people who gather, because no notice has come, looks before it says that there is no game.
#[tokio::test]
async fn a_game_that_another_server_has_begun() {
    let place = TestDatabase::sqlite();
    let servers = [server(&place).await, server(&place).await, server(&place).await];
    let [one, other, third] = &servers;
    let (ada, blaise) = (player(0), player(1));
    let options = RoomOptions {
        columns: ColumnsChoice::First,
        banquets: false,
        pace: troyes_wire::Pace::Own,
        limit: None,
        public: false,
        chat: true,
        hints: false,
        stand_in: troyes_wire::Level::Novice,
    };
    let asked = NewRoom { name: "Ada".into(), places: 2, options, webhook: None };
    for person in [ada, blaise] {
        one.store.add_player(person, None).await.unwrap();
    }
    let Ok(plan) = troyes_host::room::Plan::new(&asked) else { panic!("a plain table") };
    let id = one.open_room(ada, plan).await.unwrap();
    for (person, name) in [(ada, "Ada"), (blaise, "Blaise")] {
        let sit = RoomCommand::Sit { name: name.into(), contribution: "0".repeat(32) };
        one.change_room(id, person, name, &sit).await.unwrap();
    }
    for server in &servers {
        assert_eq!(view(server, id, None).await, None, "nobody plays yet");
    }
    one.change_room(id, ada, "start", &RoomCommand::Start).await.unwrap();
    assert_eq!(other.game_view(id, None).await.unwrap().seats.len(), 2);
    assert_eq!(third.game(id).await.unwrap().table.players().len(), 2);
}

/// Two servers with the same database take turns; each finds what the other has stored.
#[tokio::test]
async fn two_servers_on_one_store() {
    let place = TestDatabase::sqlite();
    let (one, other) = (server(&place).await, server(&place).await);
    let id = create(&one, Pace::Own).await;
    assert!(view(&other, id, None).await.is_some());
    assert_eq!(send(&one, id, 0, "a", SeatCommand::GoOn).await, Ok(1));
    // The other server has not seen the first dice yet, and still answers a command that is sent again.
    assert_eq!(send(&other, id, 0, "a", SeatCommand::GoOn).await, Ok(1));
    assert_eq!(view(&other, id, Some(0)).await.unwrap().seats[0].version, 1, "it can be seen then");
    let offer = first_offer(&one, id, 0).await.unwrap();
    assert_eq!(send(&one, id, 0, "b", offer).await, Ok(2));
    assert_eq!(send(&other, id, 0, "c", SeatCommand::GoOn).await, Ok(3));
    assert_eq!(view(&other, id, Some(0)).await.unwrap().seats[0].version, 3);
    // The first server still sees the first dice: it looks again before it refuses what is legal by now.
    let offer = first_offer(&other, id, 0).await.unwrap();
    assert_eq!(send(&one, id, 0, "d", offer).await, Ok(4));
    let refused = send(&one, id, 0, "e", offer).await;
    assert!(refused.is_err(), "{refused:?}");
}

/// Without a solver the game goes on, and everybody hears why there are no hints.
#[tokio::test]
async fn nobody_needs_a_solver() {
    let place = TestDatabase::sqlite();
    let tables = server_with(place.open().await, None);
    let table = table(Pace::Own);
    tables.store.add_player(player(0), None).await.unwrap();
    let seats = vec![SeatOwner::Person(player(0)), SeatOwner::Bot(troyes_solver::Level::Master)];
    let game = NewGame { table: &table, origin: Origin::Drawn, parent: None, seats, due_at: None };
    let id = tables.create(&game).await.unwrap();
    assert_eq!(send(&tables, id, 0, "on", SeatCommand::GoOn).await, Ok(1));
    assert_eq!(view(&tables, id, Some(0)).await.unwrap().head.hints, Hints::NoSolver);
    assert_eq!(view(&tables, id, None).await.unwrap().head.hints, Hints::Off);
    let asked = tables.hint(id, asker(0), 0).await;
    assert_eq!(asked.err().as_ref().map(code), Some("no-solver"));
    assert!(!view(&tables, id, Some(0)).await.unwrap().seats[0].hinted);
    play_to_the_end(&tables, id, 0).await;
    assert!(view(&tables, id, Some(0)).await.unwrap().head.finished, "the bot has played too");
}

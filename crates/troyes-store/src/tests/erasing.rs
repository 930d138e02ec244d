//! What is left of somebody who wants to be forgotten: nothing that names them, wherever it may have been.

use troyes_host::room::{Place as Seat, Room, Webhook};
use troyes_wire::Phase;

use super::*;

on_both! {
    nothing_names_who_is_erased,
    many_games_of_ones_own_go,
    what_is_known_can_be_taken_along,
}

/// A name that stands nowhere else.
const NAME: &str = "Zelda Quux";

/// An address that nobody else may learn.
const HOOK: &str = "https://ntfy.example.org/zelda";

/// A table at which she has the first seat.
fn hers() -> Table {
    let deal = Deal::new(Seed::from_text("hers"), ColumnsMode::First, false);
    let names = vec![NAME.into(), "Blaise".into()];
    Table::new(&deal, ColumnsMode::First, Pace::Own, names).unwrap()
}

/// A table at which others have the seats.
fn theirs() -> Table {
    let deal = Deal::new(Seed::from_text("theirs"), ColumnsMode::First, false);
    let names = vec!["Carla".into(), "Blaise".into()];
    Table::new(&deal, ColumnsMode::First, Pace::Own, names).unwrap()
}

fn played_by(table: &Table, people: [PlayerId; 2]) -> NewGame<'_> {
    NewGame { seats: people.map(SeatOwner::Person).to_vec(), ..nobodys(table) }
}

fn room_of(host: PlayerId, name: &str) -> Room {
    let mut room = room(name, true);
    room.host = host;
    room.places[0] = Seat::Person { player: host, name: name.into(), contribution: None };
    room
}

/// Somebody comes to a seat at which somebody else has begun.
async fn hand_over(store: &Store, id: GameId, seat: usize, player: PlayerId, name: &str) {
    let handed_over = Some(HandedOver { seat, sequence: 1, player, name: name.into() });
    let append = Append { handed_over, ..Append::default() };
    store.create_room(id, &room("hands", false)).await.unwrap();
    store.change_game(id, 1, &room("hands", false), false, &append).await.unwrap();
}

/// Everything that she has left anywhere.
async fn fill(store: &Store, her: PlayerId, blaise: PlayerId, carla: PlayerId) {
    store.rename_player(her, NAME).await.unwrap();
    store.set_webhook(her, Some(HOOK)).await.unwrap();
    store.set_recovery(her, &[7; 32]).await.unwrap();
    let session = NewSession { id: fresh(), device: Some(NAME.into()) };
    store.add_session(her, &session).await.unwrap();

    // A game with somebody else, its room, its talk; what he has branched from it, and branched from that.
    let (shared, branch, further) = (fresh::<GameId>(), fresh::<GameId>(), fresh::<GameId>());
    let mut gathered = room_of(her, NAME);
    gathered.phase = Phase::Started;
    gathered.webhook = Some(Webhook { giver: Some(her), address: HOOK.into() });
    store.create_room(shared, &gathered).await.unwrap();
    let (her_table, their_table) = (hers(), theirs());
    store.create(shared, &played_by(&her_table, [her, blaise])).await.unwrap();
    for (id, parent) in [(branch, shared), (further, branch)] {
        let game = NewGame { parent: Some(parent), ..owned(&her_table, blaise) };
        store.create(id, &game).await.unwrap();
    }
    let said = NewMessage {
        channel: Channel::Table,
        player: her,
        name: NAME.into(),
        command_id: "hello".into(),
        text: format!("{NAME} was here"),
    };
    store.say(shared, &said).await.unwrap();

    // A seat that she has left to somebody else, and one that she has taken over.
    let (left, taken) = (fresh::<GameId>(), fresh::<GameId>());
    store.create(left, &played_by(&her_table, [her, blaise])).await.unwrap();
    hand_over(store, left, 0, carla, "Carla").await;
    store.create(taken, &played_by(&their_table, [carla, blaise])).await.unwrap();
    hand_over(store, taken, 0, her, NAME).await;

    // A table that she has left but for her address, one where others play whose host she was, and one that she expects somebody at.
    let mut stood_up = room_of(blaise, "Blaise");
    stood_up.webhook = Some(Webhook { giver: Some(her), address: HOOK.into() });
    stood_up.removed.push(her);
    store.create_room(fresh(), &stood_up).await.unwrap();
    let mut hosted = room_of(blaise, "Blaise");
    (hosted.host, hosted.phase) = (her, Phase::Started);
    hosted.webhook = Some(Webhook { giver: Some(her), address: HOOK.into() });
    let others = fresh::<GameId>();
    store.create_room(others, &hosted).await.unwrap();
    store.create(others, &played_by(&their_table, [carla, blaise])).await.unwrap();
    store.create_room(fresh(), &room_of(her, NAME)).await.unwrap();

    // A game of nobody else.
    store.create(fresh(), &owned(&her_table, her)).await.unwrap();
}

/// How often something stands in a database: in a copy, in which nothing is that was deleted.
async fn occurrences(place: &TestDatabase, text: &str) -> usize {
    let folder = std::env::temp_dir().join(format!("troyes-erasing-{}", fresh::<GameId>()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("copy.db");
    backup(&place.database, &file).await.unwrap();
    let bytes = std::fs::read(&file).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

async fn nothing_names_who_is_erased(place: &TestDatabase) {
    let store = place.open().await;
    let [her, blaise, carla] = [player(&store).await, player(&store).await, player(&store).await];
    fill(&store, her, blaise, carla).await;
    assert!(occurrences(place, NAME).await >= 10 && occurrences(place, HOOK).await >= 4);
    let erased = store.erase_player(her).await.unwrap();
    assert_eq!(occurrences(place, NAME).await, 0);
    assert_eq!(occurrences(place, HOOK).await, 0);
    assert_eq!(erased.sessions.len(), 1);
    let games = store.games_of(her).await.unwrap();
    assert!(games.iter().any(|game| game.former_seats == [0]), "who came later is not the first");
    assert!(store.history(her, None, 10).await.unwrap().is_empty());
    // The others have lost nothing: the game, what was branched from it, two with seats that changed hands, and the one between them.
    assert_eq!(store.games_of(blaise).await.unwrap().len(), 6);
    let checked = check(&place.database, &mut |_, _| {}).await.unwrap();
    assert_eq!(checked, Checked { games: 6, faults: Vec::new() });
    // All servers look again at what has changed.
    for game in store.games_of(blaise).await.unwrap() {
        let stored = store.load(game.id).await.unwrap().unwrap();
        let nameless = stored.table.players().iter().any(|player| player.name() == "\u{2013}");
        assert!(!nameless || erased.tables.contains(&game.id));
    }
}

/// Others write in between, and what is removed first is not forgotten to be said.
async fn many_games_of_ones_own_go(place: &TestDatabase) {
    let store = place.open().await;
    let ada = player(&store).await;
    let table = table(Pace::Own);
    for _ in 0..50 {
        store.create(fresh(), &owned(&table, ada)).await.unwrap();
    }
    let erased = store.erase_player(ada).await.unwrap();
    assert_eq!(erased.tables.len(), 50);
    assert_eq!(store.player(ada).await.unwrap(), None);
}

async fn what_is_known_can_be_taken_along(place: &TestDatabase) {
    let store = place.open().await;
    let [her, blaise, carla] = [player(&store).await, player(&store).await, player(&store).await];
    fill(&store, her, blaise, carla).await;
    let games = store.games_of(her).await.unwrap();
    let former: Vec<&[usize]> = games.iter().map(|game| &game.former_seats[..]).collect();
    assert_eq!(former, [[].as_slice(), &[0], &[], &[]], "{games:?}");
    let rooms = store.rooms_of(her).await.unwrap();
    let given = rooms.iter().filter(|(_, stored)| stored.room.webhook() == Some(HOOK));
    assert_eq!((rooms.len(), given.count()), (4, 3), "tables, and tables with her address");
    assert!(store.rooms_of(player(&store).await).await.unwrap().is_empty());
}

//! What is removed after a time, by operators, and when somebody wants to be forgotten.

use troyes_host::room::Place as Seat;
use troyes_wire::Phase;

use super::*;

on_both! {
    what_nobody_needs_is_removed,
    operators_close_and_remove,
    players_are_blocked,
    players_are_forgotten,
    disk_use_is_known,
}

/// Everything so far is outdated.
fn all() -> Outdated {
    let later = Some(u64::MAX >> 1);
    Outdated { rooms: later, games: later, players: later, finished: None, deals: later }
}

async fn what_nobody_needs_is_removed(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, idle) = (player(&store).await, player(&store).await);
    let (untouched, begun) = (fresh::<GameId>(), fresh::<GameId>());
    let mut playing = table(Pace::Own);
    for id in [untouched, begun] {
        store.create(id, &owned(&playing, ada)).await.unwrap();
    }
    store.append(begun, &command(&mut playing, 0, Command::GoOn, "go")).await.unwrap();
    let decision = playing.offers(0)[0].decision;
    let decided = command(&mut playing, 0, Command::Decide(decision), "decide");
    store.append(begun, &decided).await.unwrap();
    // A branch of what goes stays.
    let (branch, of_branch) = (fresh::<GameId>(), fresh::<GameId>());
    for (id, parent) in [(branch, untouched), (of_branch, branch)] {
        let game = NewGame { parent: Some(parent), ..owned(&playing, ada) };
        store.create(id, &game).await.unwrap();
    }
    // Whose branch it is, is not forgotten with what is between them.
    assert!(store.remove_table(branch).await.unwrap());
    let parent = store.load(of_branch).await.unwrap().unwrap().about.parent;
    assert_eq!(parent, Some(untouched.to_string()));
    let (gathering, host) = (fresh::<GameId>(), player(&store).await);
    store.create_room(gathering, &room_of(host)).await.unwrap();
    store.say(gathering, &said_by(ada)).await.unwrap();

    let deal = fresh::<DealId>();
    let seed = DealSeed { seed: Seed::from_text("deal"), known: true };
    store.add_deal(deal, &seed).await.unwrap();

    assert_eq!(store.remove_outdated(&Outdated::default(), 10).await.unwrap(), Removed::default());
    assert!(store.deal(deal).await.unwrap().is_some());
    // Tables where people gather are still needed.
    let players_only = Outdated { rooms: None, games: None, ..all() };
    assert_eq!(store.remove_outdated(&players_only, 10).await.unwrap().players, 1);
    assert_eq!(store.player(idle).await.unwrap(), None);
    let mut removed = store.remove_outdated(&all(), 10).await.unwrap();
    let mut expected = [gathering, untouched];
    removed.tables.sort();
    expected.sort();
    assert_eq!((&removed.tables[..], removed.players), (&expected[..], 0));
    // Its host is not needed any more, which is seen the next time.
    assert_eq!(store.remove_outdated(&all(), 10).await.unwrap().players, 1);
    assert_eq!(store.player(host).await.unwrap(), None);
    assert!(store.load(untouched).await.unwrap().is_none());
    assert!(store.room(gathering).await.unwrap().is_none());
    assert!(store.messages(gathering, 10).await.unwrap().is_empty());
    assert!(store.load(begun).await.unwrap().is_some());
    assert_eq!(store.load(of_branch).await.unwrap().unwrap().about.parent, None);
    assert!(store.player(ada).await.unwrap().is_some());
    assert!(store.deal(deal).await.unwrap().is_none());
}

async fn operators_close_and_remove(place: &TestDatabase) {
    let store = place.open().await;
    let host = player(&store).await;
    let (one, other) = (fresh::<GameId>(), fresh::<GameId>());
    for id in [one, other] {
        store.create_room(id, &room_of(host)).await.unwrap();
    }
    let listed = store.latest_tables(10).await.unwrap();
    assert_eq!(listed.iter().map(|table| table.id).collect::<Vec<_>>(), [other, one]);
    assert_eq!((listed[0].host, listed[0].listed, listed[0].begun), (host, true, false));
    assert!(store.close_table(one).await.unwrap());
    assert_eq!(store.room(one).await.unwrap().unwrap().room.phase, Phase::Closed);
    assert!(store.remove_table(other).await.unwrap());
    assert!(store.listed().await.unwrap().is_empty());
    assert_eq!(store.latest_tables(10).await.unwrap().len(), 1);
    for gone in [other, fresh::<GameId>()] {
        assert!(!store.remove_table(gone).await.unwrap());
        assert!(!store.close_table(gone).await.unwrap());
    }
}

async fn players_are_blocked(place: &TestDatabase) {
    let store = place.open().await;
    let (mallory, session) = (fresh::<PlayerId>(), NewSession { id: fresh(), device: None });
    store.add_player(mallory, Some(&session)).await.unwrap();
    store.set_recovery(mallory, &[7; 32]).await.unwrap();
    let id = fresh::<GameId>();
    store.create_room(id, &room_of(mallory)).await.unwrap();
    assert!(store.block_player(mallory).await.unwrap());
    assert_eq!(store.session(session.id).await.unwrap(), None);
    assert_eq!(store.player_by_recovery(&[7; 32]).await.unwrap(), None);
    assert!(store.listed().await.unwrap().is_empty());
    assert!(!store.block_player(fresh()).await.unwrap());
}

async fn players_are_forgotten(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    store.rename_player(ada, "Ada").await.unwrap();
    let (alone, shared, hosted) = (fresh::<GameId>(), fresh::<GameId>(), fresh::<GameId>());
    let playing = table(Pace::Own);
    store.create(alone, &owned(&playing, ada)).await.unwrap();
    let seats = vec![SeatOwner::Person(ada), SeatOwner::Person(blaise)];
    store.create_room(shared, &room_of(ada)).await.unwrap();
    let game = NewGame { seats, ..nobodys(&playing) };
    store.create(shared, &game).await.unwrap();
    store.create_room(hosted, &room_of(ada)).await.unwrap();
    for by in [ada, blaise] {
        store.say(shared, &said_by(by)).await.unwrap();
    }
    let games: Vec<GameId> =
        store.games_of(ada).await.unwrap().into_iter().map(|game| game.id).collect();
    assert_eq!(games, [alone, shared]);
    assert_eq!(store.words_of(ada).await.unwrap().len(), 1);

    let erased = store.erase_player(ada).await.unwrap();
    let mut expected = vec![alone, shared, hosted];
    expected.sort();
    assert_eq!(erased.tables, expected);
    assert!(store.load(alone).await.unwrap().is_none());
    let left = store.load(shared).await.unwrap().unwrap();
    let names: Vec<&str> = left.table.players().iter().map(troyes_table::Player::name).collect();
    assert_eq!(names, ["\u{2013}", "Blaise \u{1f3b2}"], "the others' game goes on");
    let room = store.room(shared).await.unwrap().unwrap().room;
    assert!(room.people().all(|(_, name)| name != "Ada"));
    assert!(store.history(ada, None, 10).await.unwrap().is_empty());
    assert_eq!(store.player(ada).await.unwrap().unwrap().name, None, "a seat is still somebody's");
    let said = store.messages(shared, 10).await.unwrap();
    assert_eq!(said.iter().map(|said| said.player).collect::<Vec<_>>(), [blaise]);
    assert_eq!(store.room(hosted).await.unwrap().unwrap().room.phase, Phase::Closed);
    // A player who shares nothing leaves nothing.
    store.erase_player(blaise).await.unwrap();
    assert!(store.player(blaise).await.unwrap().is_some());
    let carla = player(&store).await;
    assert_eq!(store.erase_player(carla).await.unwrap(), Erased::default());
    assert_eq!(store.player(carla).await.unwrap(), None);
}

async fn disk_use_is_known(place: &TestDatabase) {
    let store = place.open().await;
    let used = store.disk_use().await.unwrap();
    for kind in ["games", "entries", "rooms", "messages", "players"] {
        let bytes = used.iter().find(|(name, _)| name == kind).map(|&(_, bytes)| bytes);
        assert!(bytes.is_some_and(|bytes| bytes > 0), "{kind}: {used:?}");
    }
}

fn room_of(host: PlayerId) -> Room {
    let mut room = room("Ada", true);
    room.host = host;
    room.places[0] = Seat::Person { player: host, name: "Ada".into(), contribution: None };
    room
}

fn said_by(player: PlayerId) -> NewMessage {
    NewMessage {
        channel: Channel::Table,
        player,
        name: "Ada".into(),
        command_id: "hello".into(),
        text: "hello".into(),
    }
}

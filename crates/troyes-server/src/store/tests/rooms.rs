//! Rooms, their games, and what is said in them.

use super::*;

on_both! {
    rooms_change_one_step_at_a_time,
    the_lobby_lists_the_newest_first,
    a_room_and_its_game_start_together,
    messages_count_once,
    two_servers_talk_at_once,
    several_who_ask_for_a_rematch_find_one_table,
}

async fn rooms_change_one_step_at_a_time(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    let id = GameId::fresh();
    assert_eq!(one.room(id).await.unwrap(), None);
    assert!(matches!(one.update_room(id, 1, "{}", true).await, Err(StoreError::Conflict)));
    one.create_room(id, "first", true).await.unwrap();
    assert!(one.create_room(id, "again", true).await.is_err(), "there is one already");
    let room = other.room(id).await.unwrap().unwrap();
    assert_eq!((room.number, room.document.as_str()), (1, "first"));
    assert_eq!(room.created_at, room.changed_at);
    assert_eq!(other.update_room(id, 1, "second", false).await.unwrap(), 2);
    let stale = one.update_room(id, 1, "third", true).await;
    assert!(matches!(stale, Err(StoreError::Conflict)), "{stale:?}");
    assert_eq!(one.update_room(id, 2, "third", true).await.unwrap(), 3);
    let room = other.room(id).await.unwrap().unwrap();
    assert_eq!((room.number, room.document.as_str()), (3, "third"));
    // Of those who have seen the same, one wins.
    let (a, b) =
        tokio::join!(one.update_room(id, 3, "a", true), other.update_room(id, 3, "b", true));
    assert_eq!([&a, &b].iter().filter(|result| result.is_ok()).count(), 1, "{a:?} {b:?}");
}

async fn the_lobby_lists_the_newest_first(place: &Place) {
    let store = place.open().await;
    let rooms: Vec<GameId> = (0..4).map(|_| GameId::fresh()).collect();
    for (room, listed) in rooms.iter().zip([true, false, true, true]) {
        store.create_room(*room, "{}", listed).await.unwrap();
    }
    let listed = async |limit| -> Vec<GameId> {
        store.lobby(limit).await.unwrap().into_iter().map(|(id, _)| id).collect()
    };
    assert_eq!(listed(10).await, [rooms[3], rooms[2], rooms[0]]);
    assert_eq!(listed(1).await, [rooms[3]]);
    store.update_room(rooms[3], 1, "{}", false).await.unwrap();
    store.update_room(rooms[1], 1, "{}", true).await.unwrap();
    assert_eq!(listed(10).await, [rooms[2], rooms[1], rooms[0]]);
}

async fn a_room_and_its_game_start_together(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    let id = GameId::fresh();
    let ada = player(&one).await;
    let table = table(Pace::Together);
    let bot = SeatOwner { player: None, bot: Some("hard".into()) };
    let game = NewGame {
        seats: vec![SeatOwner::person(ada), bot.clone()],
        due_at: Some(5),
        ..nobodys(&table)
    };
    one.create_room(id, "open", true).await.unwrap();
    one.update_room(id, 1, "nearly", true).await.unwrap();
    let early = other.start_room(id, 1, "started", false, &game).await;
    assert!(matches!(early, Err(StoreError::Conflict)), "{early:?}");
    assert_eq!(load(&one, id).await, None, "nothing has started");
    let (about, _) = other.start_room(id, 2, "started", false, &game).await.unwrap();
    assert_eq!(about.id, id.to_string());
    assert_eq!(one.room(id).await.unwrap().unwrap().document, "started");
    assert!(one.lobby(10).await.unwrap().is_empty());
    let stored = one.load(id).await.unwrap().unwrap();
    assert_eq!(stored, game.stored(about));
    assert_eq!(stored.owners, [SeatOwner::person(ada), bot]);
    // It starts once, and a second start leaves the room as it is.
    assert!(one.start_room(id, 3, "again", false, &game).await.is_err());
    assert_eq!(one.room(id).await.unwrap().unwrap().number, 3);
}

fn message(player: PlayerId, command: &str, text: &str) -> NewMessage {
    NewMessage {
        channel: "table".into(),
        player,
        name: "Ada".into(),
        command: command.into(),
        text: text.into(),
    }
}

async fn messages_count_once(place: &Place) {
    let store = place.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let (id, elsewhere) = (GameId::fresh(), GameId::fresh());
    assert_eq!(store.say(id, &message(ada, "a", "hello")).await.unwrap(), 1);
    assert_eq!(store.say(id, &message(ada, "b", "there")).await.unwrap(), 2);
    assert_eq!(store.say(id, &message(ada, "a", "something else")).await.unwrap(), 1);
    assert_eq!(store.say(id, &message(blaise, "a", "hello \u{1f3b2}")).await.unwrap(), 3);
    assert_eq!(store.say(elsewhere, &message(ada, "a", "alone")).await.unwrap(), 1);
    let said = store.messages(id, 10).await.unwrap();
    let told: Vec<(u64, PlayerId, &str)> =
        said.iter().map(|said| (said.number, said.player, said.text.as_str())).collect();
    assert_eq!(told, [(1, ada, "hello"), (2, ada, "there"), (3, blaise, "hello \u{1f3b2}")]);
    assert_eq!((said[0].channel.as_str(), said[0].name.as_str()), ("table", "Ada"));
    assert_eq!(store.messages(id, 2).await.unwrap(), said[1..], "the latest");
}

async fn two_servers_talk_at_once(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (ada, id) = (player(&one).await, GameId::fresh());
    let talk = |store: Store, who: &'static str| async move {
        for step in 0..20 {
            store.say(id, &message(ada, &format!("{who}{step}"), who)).await.unwrap();
        }
    };
    tokio::join!(talk(one.clone(), "one"), talk(other, "other"), talk(one.clone(), "third"));
    let numbers: Vec<u64> =
        one.messages(id, 100).await.unwrap().iter().map(|said| said.number).collect();
    assert_eq!(numbers, (1..=60).collect::<Vec<u64>>());
}

/// The table of the rematch is there together with the link to it, or not at all.
async fn several_who_ask_for_a_rematch_find_one_table(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    for _ in 0..12 {
        let (id, first, second) = (GameId::fresh(), GameId::fresh(), GameId::fresh());
        one.create_room(id, "over", false).await.unwrap();
        let tables = [first, second].map(|id| (id, "a table".to_owned(), true));
        let (a, b) = tokio::join!(
            one.rematch(id, 1, "first", &tables[0]),
            other.rematch(id, 1, "second", &tables[1]),
        );
        assert_eq!([&a, &b].iter().filter(|result| result.is_ok()).count(), 1, "{a:?} {b:?}");
        let refused = if a.is_ok() { b } else { a };
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        let won = one.room(id).await.unwrap().unwrap().document;
        for (name, table) in [("first", first), ("second", second)] {
            assert_eq!(other.room(table).await.unwrap().is_some(), won == name);
        }
    }
}

//! Rooms, their games, and what is said in them.

use super::*;

on_both! {
    rooms_change_one_step_at_a_time,
    the_lobby_lists_the_newest_first,
    a_room_and_its_game_start_together,
    a_seat_changes_hands,
    games_that_are_ended,
    columns_are_numbered_once,
    the_latest_winner_is_known,
    messages_count_once,
    two_servers_talk_at_once,
    several_who_ask_for_a_rematch_find_one_table,
    a_table_has_one_code,
}

/// Whoever asks first gives the code, at whichever server; it goes with its table.
async fn a_table_has_one_code(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let [first, second] = [fresh::<GameId>(), fresh::<GameId>()];
    for id in [first, second] {
        one.create_room(id, &room("Ada", true)).await.unwrap();
    }
    let (a, b) = tokio::join!(one.code_of(first, "AAAAAA"), other.code_of(first, "BBBBBB"));
    let code = a.unwrap();
    assert_eq!(b.unwrap(), code);
    assert_eq!(other.table_of_code(&code).await.unwrap(), Some(first));
    let taken = other.code_of(second, &code).await;
    assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
    assert_eq!(other.code_of(second, "CCCCCC").await.unwrap(), "CCCCCC");
    one.remove_table(first).await.unwrap();
    assert_eq!(one.table_of_code(&code).await.unwrap(), None);
    assert_eq!(other.code_of(second, &code).await.unwrap(), "CCCCCC");
}

async fn rooms_change_one_step_at_a_time(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let id = fresh::<GameId>();
    assert_eq!(one.room(id).await.unwrap(), None);
    assert!(matches!(
        one.update_room(id, 1, &room("none", true), true).await,
        Err(StoreError::Conflict)
    ));
    one.create_room(id, &room("first", true)).await.unwrap();
    assert!(one.create_room(id, &room("again", true)).await.is_err(), "there is one already");
    let stored = other.room(id).await.unwrap().unwrap();
    assert_eq!((stored.version, &stored.room), (1, &room("first", true)));
    assert_eq!(stored.created_at, stored.changed_at);
    assert_eq!(other.update_room(id, 1, &room("second", false), false).await.unwrap(), 2);
    let stale = one.update_room(id, 1, &room("third", true), true).await;
    assert!(matches!(stale, Err(StoreError::Conflict)), "{stale:?}");
    assert_eq!(one.update_room(id, 2, &room("third", true), true).await.unwrap(), 3);
    let stored = other.room(id).await.unwrap().unwrap();
    assert_eq!((stored.version, name_of(&stored)), (3, "third"));
    // Of those who have seen the same, one wins.
    let [fourth, other_fourth] = ["a", "b"].map(|name| room(name, true));
    let (a, b) = tokio::join!(
        one.update_room(id, 3, &fourth, true),
        other.update_room(id, 3, &other_fourth, true)
    );
    assert_eq!([&a, &b].iter().filter(|result| result.is_ok()).count(), 1, "{a:?} {b:?}");
}

async fn the_lobby_lists_the_newest_first(place: &TestDatabase) {
    let store = place.open().await;
    let rooms: Vec<GameId> = (0..4).map(|_| fresh::<GameId>()).collect();
    for (id, listed) in rooms.iter().zip([true, false, true, true]) {
        store.create_room(*id, &room("a", listed)).await.unwrap();
    }
    let among = async |ids: &[GameId]| -> Vec<GameId> {
        store.listed_among(ids).await.unwrap().into_iter().map(|(id, _)| id).collect()
    };
    assert_eq!(store.listed().await.unwrap(), [rooms[3], rooms[2], rooms[0]]);
    assert_eq!(among(&rooms).await, [rooms[3], rooms[2], rooms[0]]);
    assert_eq!(among(&rooms[..3]).await, [rooms[2], rooms[0]]);
    assert!(among(&[]).await.is_empty());
    store.update_room(rooms[3], 1, &room("a", false), false).await.unwrap();
    store.update_room(rooms[1], 1, &room("a", true), true).await.unwrap();
    assert_eq!(store.listed().await.unwrap(), [rooms[2], rooms[1], rooms[0]]);
}

async fn a_room_and_its_game_start_together(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let id = fresh::<GameId>();
    let ada = player(&one).await;
    let table = table(Pace::Together);
    let bot = SeatOwner::Bot(troyes_solver::Level::Master);
    let game =
        NewGame { seats: vec![SeatOwner::Person(ada), bot], due_at: Some(5), ..nobodys(&table) };
    one.create_room(id, &room("open", true)).await.unwrap();
    one.update_room(id, 1, &room("nearly", true), true).await.unwrap();
    let early = other.start_room(id, 1, &room("started", false), false, &game).await;
    assert!(matches!(early, Err(StoreError::Conflict)), "{early:?}");
    assert_eq!(load(&one, id).await, None, "nothing has started");
    let (about, _) = other.start_room(id, 2, &room("started", false), false, &game).await.unwrap();
    assert_eq!(about.id, id.to_string());
    assert_eq!(name_of(&one.room(id).await.unwrap().unwrap()), "started");
    assert!(one.listed().await.unwrap().is_empty());
    let stored = one.load(id).await.unwrap().unwrap();
    assert_eq!(stored, game.stored(id, about));
    assert_eq!(stored.owners, [SeatOwner::Person(ada), bot]);
    // It starts once, and a second start leaves the room as it is.
    assert!(one.start_room(id, 3, &room("again", false), false, &game).await.is_err());
    assert_eq!(one.room(id).await.unwrap().unwrap().version, 3);
}

/// A room whose game two people play; the game counts.
async fn playing(store: &Store, people: [PlayerId; 2]) -> (GameId, Table) {
    let (id, table) = (fresh::<GameId>(), table(Pace::Together));
    let seats = people.map(SeatOwner::Person).to_vec();
    store.create_room(id, &room("open", true)).await.unwrap();
    let game = NewGame { seats, ..nobodys(&table) };
    store.start_room(id, 1, &room("started", false), false, &game).await.unwrap();
    (id, table)
}

/// A player who takes a seat plays it from then on, under their name; the one before keeps the game in their history.
async fn a_seat_changes_hands(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let people = [player(&one).await, player(&one).await];
    let carla = player(&one).await;
    let (id, mut table) = playing(&one, people).await;
    one.append(id, &command(&mut table, 0, Command::GoOn, "go")).await.unwrap();
    let late = command(&mut table.clone(), 1, Command::Decide(table.offers(1)[0].decision), "late");
    table.change_hands(1, "Carla".into()).unwrap();
    let entry =
        NewEntry { seat: 1, sequence: 2, command_id: "hands/2".into(), entry: Entry::ChangedHands };
    let handed_over =
        Some(HandedOver { seat: 1, sequence: 2, player: carla, name: "Carla".into() });
    let append = Append { entries: vec![entry], handed_over, ..Append::default() };
    let changed = room("changed", false);
    let early = other.change_game(id, 1, &changed, false, &append).await;
    assert!(matches!(early, Err(StoreError::Conflict)), "{early:?}");
    assert_eq!(one.load(id).await.unwrap().unwrap().owners[1], SeatOwner::Person(people[1]));
    assert!(other.change_game(id, 2, &changed, false, &append).await.unwrap().is_empty());
    let game = one.load(id).await.unwrap().unwrap();
    assert_eq!((&game.table, game.owners[1]), (&table, SeatOwner::Person(carla)));
    assert!(game.about.counts, "for the other");
    // What the player before sends too late collides.
    assert!(matches!(one.append(id, &late).await, Err(StoreError::Conflict)));
    for (who, handed_over) in [(people[0], false), (people[1], true), (carla, false)] {
        let [summary] = &one.history(who, None, 10).await.unwrap()[..] else { panic!("one game") };
        assert_eq!((summary.names[1].as_str(), summary.handed_over), ("Carla", handed_over));
    }
    assert!(one.unlist(people[1], id).await.unwrap());
    assert!(one.history(people[1], None, 10).await.unwrap().is_empty());
    // It is over: both have a result, and only the one who played from the beginning has it in the hall.
    let results =
        [[].as_slice(); 2].map(|feats: &[Feat]| SeatResult { total: 9, feats: feats.to_vec() });
    let over = Append { at: 9, results: Some(results.to_vec()), ..Append::default() };
    one.append(id, &over).await.unwrap();
    for (who, counted) in [(people[0], 1), (people[1], 0), (carla, 0)] {
        assert_eq!(one.finished_seats(who).await.unwrap().len(), counted);
    }
    // A player of these dice elsewhere does not get a game that counts.
    let again = one.create(fresh::<GameId>(), &owned(&table, people[1])).await.unwrap();
    assert_eq!(again.0.origin, Origin::Chosen);
    let (second, _) = playing(&one, people).await;
    let handed_over =
        Some(HandedOver { seat: 0, sequence: 1, player: carla, name: "Carla".into() });
    let append = Append { handed_over, ..Append::default() };
    assert_eq!(one.change_game(second, 2, &changed, false, &append).await.unwrap(), [second]);
    assert!(!one.load(second).await.unwrap().unwrap().about.counts);
}

/// A game that was ended has results, and earns nobody anything.
async fn games_that_are_ended(place: &TestDatabase) {
    let store = place.open().await;
    let people = [player(&store).await, player(&store).await];
    let (id, mut table) = playing(&store, people).await;
    store.append(id, &command(&mut table, 0, Command::GoOn, "go")).await.unwrap();
    let ended = Append { at: 5, ended_early: true, ..command(&mut table, 0, Command::End, "end") };
    let ended = Append { results: SeatResult::of(&table), ..ended };
    store.change_game(id, 2, &room("over", false), false, &ended).await.unwrap();
    let game = store.load(id).await.unwrap().unwrap();
    assert!(game.table.is_ended_early() && game.table == table && !game.about.counts);
    let [summary] = &store.history(people[0], None, 10).await.unwrap()[..] else { panic!() };
    assert!(summary.ended_early && summary.finished_at == Some(5) && summary.scores.is_some());
    assert!(store.finished_seats(people[0]).await.unwrap().is_empty());
    let checked = check(&place.database, &mut |_, _| {}).await.unwrap();
    assert_eq!(checked, Checked { games: 1, faults: Vec::new() });
}

fn message(player: PlayerId, command: &str, text: &str) -> NewMessage {
    NewMessage {
        channel: Channel::Table,
        player,
        name: "Ada".into(),
        command_id: command.into(),
        text: text.into(),
    }
}

async fn messages_count_once(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let (id, elsewhere) = (fresh::<GameId>(), fresh::<GameId>());
    assert_eq!(store.say(id, &message(ada, "a", "hello")).await.unwrap(), 1);
    assert_eq!(store.say(id, &message(ada, "b", "there")).await.unwrap(), 2);
    assert_eq!(store.say(id, &message(ada, "a", "something else")).await.unwrap(), 1);
    assert_eq!(store.say(id, &message(blaise, "a", "hello \u{1f3b2}")).await.unwrap(), 3);
    assert_eq!(store.say(elsewhere, &message(ada, "a", "alone")).await.unwrap(), 1);
    let said = store.messages(id, 10).await.unwrap();
    let listed: Vec<(u64, PlayerId, &str)> =
        said.iter().map(|said| (said.sequence, said.player, said.text.as_str())).collect();
    assert_eq!(listed, [(1, ada, "hello"), (2, ada, "there"), (3, blaise, "hello \u{1f3b2}")]);
    assert_eq!((said[0].channel, said[0].name.as_str()), (Channel::Table, "Ada"));
    assert_eq!(store.messages(id, 2).await.unwrap(), said[1..], "the latest");
    // However much is said by those who watch, what is said at the table is there.
    for number in 0..5 {
        let message = NewMessage {
            channel: Channel::Watchers,
            command_id: format!("watching {number}"),
            ..message(blaise, "", "buy now")
        };
        store.say(id, &message).await.unwrap();
    }
    let all = store.messages(id, 2).await.unwrap();
    assert_eq!(all[..2], said[1..]);
    assert_eq!(all.iter().map(|said| said.sequence).collect::<Vec<_>>()[2..], [7, 8]);
}

async fn two_servers_talk_at_once(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let (ada, id) = (player(&one).await, fresh::<GameId>());
    let talk = |store: Store, who: &'static str| async move {
        for step in 0..20 {
            store.say(id, &message(ada, &format!("{who}{step}"), who)).await.unwrap();
        }
    };
    tokio::join!(talk(one.clone(), "one"), talk(other, "other"), talk(one.clone(), "third"));
    let sequences: Vec<u64> =
        one.messages(id, 100).await.unwrap().iter().map(|said| said.sequence).collect();
    assert_eq!(sequences, (1..=60).collect::<Vec<u64>>());
}

/// The table of the rematch is there together with the link to it, or not at all.
async fn several_who_ask_for_a_rematch_find_one_table(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    for _ in 0..12 {
        let (id, first, second) = (fresh::<GameId>(), fresh::<GameId>(), fresh::<GameId>());
        one.create_room(id, &room("over", false)).await.unwrap();
        let (table, ways) =
            (room("a table", true), ["first", "second"].map(|name| room(name, false)));
        let (a, b) = tokio::join!(
            one.rematch(id, 1, &ways[0], (first, &table)),
            other.rematch(id, 1, &ways[1], (second, &table)),
        );
        assert_eq!([&a, &b].iter().filter(|result| result.is_ok()).count(), 1, "{a:?} {b:?}");
        let refused = if a.is_ok() { b } else { a };
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        let stored = one.room(id).await.unwrap().unwrap();
        let won = name_of(&stored);
        for (name, table) in [("first", first), ("second", second)] {
            assert_eq!(other.room(table).await.unwrap().is_some(), won == name);
        }
    }
}

/// R3.2: room and game change together, and only one of two who number the columns at once does.
async fn columns_are_numbered_once(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let id = fresh::<GameId>();
    let (before, after) =
        (table(Pace::Own), table(Pace::Own).with_columns_by(Some(troyes_record::ColumnsBy::Crier)));
    let game = NewGame { due_at: Some(1), ..nobodys(&before) };
    one.create_room(id, &room("gathering", true)).await.unwrap();
    one.start_room(id, 1, &room("pending", true), true, &game).await.unwrap();
    let numbered = room("numbered", true);
    let number = |store: Store| {
        let (numbered, after) = (numbered.clone(), after.clone());
        async move { store.number_columns(id, 2, &numbered, true, &after, 7).await }
    };
    assert_eq!(number(one).await.unwrap(), 3);
    assert!(matches!(number(other.clone()).await, Err(StoreError::Conflict)));
    let game = other.load(id).await.unwrap().unwrap();
    assert_eq!((game.table, game.due_at), (after, Some(7)));
    assert_eq!(name_of(&other.room(id).await.unwrap().unwrap()), "numbered");
}

/// R3.2: the town crier is the last winner; a shared win is one, and who won around one device nobody knows.
async fn the_latest_winner_is_known(place: &TestDatabase) {
    let store = place.open().await;
    let [ada, blaise, carla] = [player(&store).await, player(&store).await, player(&store).await];
    let play = async |seats: [PlayerId; 2], totals: [u16; 2], at: u64| {
        let (mut playing, id) = (table(Pace::Own), fresh::<GameId>());
        let seats = seats.map(SeatOwner::Person).to_vec();
        store.create(id, &NewGame { seats, ..nobodys(&playing) }).await.unwrap();
        let end = command(&mut playing, 0, Command::GoOn, "end");
        let results = totals.map(|total| SeatResult { total, feats: Vec::new() }).to_vec();
        store.append(id, &Append { at, results: Some(results), ..end }).await.unwrap();
    };
    let winner = async |people: &[PlayerId]| store.latest_winner(people).await.unwrap();
    assert_eq!(winner(&[ada, blaise]).await, None);
    assert_eq!(winner(&[]).await, None);
    play([ada, ada], [50, 40], 1_000).await;
    assert_eq!(winner(&[ada, blaise]).await, None, "somebody of Ada's household");
    play([ada, blaise], [40, 50], 2_000).await;
    assert_eq!(winner(&[ada, blaise, carla]).await, Some(blaise));
    assert_eq!(winner(&[ada, carla]).await, None, "of those who sit here");
    play([carla, ada], [60, 60], 3_000).await;
    assert_eq!(winner(&[ada, blaise]).await, Some(ada));
    assert_eq!(winner(&[ada, blaise, carla]).await, Some(carla), "the first of those who share");
    assert_eq!(winner(&[blaise]).await, Some(blaise));
}

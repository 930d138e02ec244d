//! Games, their logs, whose they are and what they count.

use super::*;

on_both! {
    branches_share_the_secret_of_running_games,
    games_come_back,
    games_without_a_seed_come_back,
    nothing_is_written_twice,
    unknown_games_are_nothing,
    damage_is_noticed,
    games_know_whose_they_are,
    the_same_dice_count_once,
    the_end_is_seen_by_somebody,
    untouched_games_are_not_listed_for_long,
    clocks_come_back,
    games_fall_due,
    two_servers_end_a_game,
    strangers_write_at_the_same_time,
    bots_are_not_others,
    whose_turn_it_is,
    lists_do_not_tell_when_others_decide,
}

async fn games_come_back(place: &TestDatabase) {
    for pace in [Pace::Together, Pace::Own] {
        let store = place.open().await;
        let id = fresh::<GameId>();
        let mut playing = table(pace);
        create(&store, id, &playing).await.unwrap();
        assert_eq!(load(&store, id).await, Some(playing.clone()));
        let mut known = store.load(id).await.unwrap().unwrap();
        assert!(!store.catch_up(&mut known).await.unwrap());
        for step in 0..40 {
            let seat = step % 2;
            let next = match playing.offers(seat).first() {
                Some(offer) => Command::Decide(offer.decision),
                None if playing.players()[1 - seat].is_done() || pace == Pace::Own => Command::GoOn,
                None => continue,
            };
            let entries = command(&mut playing, seat, next, &format!("command {step}"));
            store.append(id, &entries).await.unwrap();
            let stored = store.load(id).await.unwrap().unwrap();
            assert_eq!(stored.table, playing);
            // Those who know a part of it get the rest.
            if step % 3 == 0 {
                assert!(store.catch_up(&mut known).await.unwrap());
                assert_eq!(known, stored);
            }
        }
        store.take_hint(id, 1).await.unwrap();
        assert!(store.catch_up(&mut known).await.unwrap());
        assert_eq!(Some(&known), store.load(id).await.unwrap().as_ref());
        // Taken back, in the middle of everything.
        if !playing.players()[0].turn().is_empty() {
            let entries = command(&mut playing, 0, Command::TakeBack { keep: 0 }, "back");
            store.append(id, &entries).await.unwrap();
        }
        store.close().await;
        let again = place.open().await;
        assert_eq!(load(&again, id).await, Some(playing));
        again.close().await;
    }
}

async fn games_without_a_seed_come_back(place: &TestDatabase) {
    let store = place.open().await;
    let other = table(Pace::Own);
    let mut rolls = *other.rolls();
    rolls.reverse();
    let playing =
        Table::with_rolls(*other.setup(), rolls, ColumnsMode::First, Pace::Own, vec!["".into()])
            .unwrap();
    let id = fresh::<GameId>();
    create(&store, id, &playing).await.unwrap();
    assert_eq!(load(&store, id).await, Some(playing));
}

async fn nothing_is_written_twice(place: &TestDatabase) {
    let store = place.open().await;
    let id = fresh::<GameId>();
    let mut playing = table(Pace::Together);
    create(&store, id, &playing).await.unwrap();
    let both = command(&mut playing, 0, Command::GoOn, "first");
    assert_eq!(both.entries.len(), 2);
    store.append(id, &both).await.unwrap();
    assert_eq!(store.sequence_of(id, 1, "first").await.unwrap(), Some(1));
    assert_eq!(store.sequence_of(id, 1, "second").await.unwrap(), None);

    // The same again; the same sequence by another next; the same next with another sequence.
    let entry = |sequence, command: &str| NewEntry {
        sequence,
        command_id: command.to_owned(),
        ..both.entries[1].clone()
    };
    for append in
        [both.clone(), entries(vec![entry(1, "second")]), entries(vec![entry(2, "first")])]
    {
        assert!(matches!(store.append(id, &append).await, Err(StoreError::Conflict)));
    }
    // All or nothing: a good entry before a bad one is not stored.
    let good = NewEntry { seat: 0, sequence: 2, command_id: "good".into(), entry: Entry::WentOn };
    assert!(store.append(id, &entries(vec![good, entry(1, "bad")])).await.is_err());
    assert_eq!(load(&store, id).await, Some(playing));
    assert!(matches!(create(&store, id, &table(Pace::Own)).await, Err(StoreError::Database(_))));
}

async fn unknown_games_are_nothing(place: &TestDatabase) {
    let store = place.open().await;
    assert_eq!(load(&store, fresh::<GameId>()).await, None);
    let entry = NewEntry { seat: 0, sequence: 1, command_id: "a".into(), entry: Entry::WentOn };
    assert!(matches!(
        store.append(fresh::<GameId>(), &entries(vec![entry])).await,
        Err(StoreError::Database(_))
    ));
}

/// Logs that cannot be followed are reported, not played.
async fn damage_is_noticed(place: &TestDatabase) {
    let store = place.open().await;
    for (log, reason) in [
        (vec![(0, 2, Entry::WentOn)], "seat 0 lacks an entry before 2"),
        (vec![(7, 1, Entry::WentOn)], "there is no seat 7"),
        (
            vec![(1, 1, Entry::WentOn), (1, 2, Entry::TookBack { kept: 3 })],
            "entry 2 of seat 1 is not legal",
        ),
    ] {
        let id = fresh::<GameId>();
        create(&store, id, &table(Pace::Own)).await.unwrap();
        let entry = |(seat, sequence, entry)| NewEntry {
            seat,
            sequence,
            command_id: format!("{sequence}"),
            entry,
        };
        let append = entries(log.into_iter().map(entry).collect());
        store.append(id, &append).await.unwrap();
        let error = store.load(id).await.unwrap_err().to_string();
        assert_eq!(error, format!("what is stored does not make sense: {reason}"));
    }
}

/// The owner and everything else about a game comes back with it.
async fn games_know_whose_they_are(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, parent, id) = (player(&store).await, fresh::<GameId>(), fresh::<GameId>());
    let table = table(Pace::Own);
    create(&store, parent, &table).await.unwrap();
    let game = NewGame { origin: Origin::Branched, parent: Some(parent), ..owned(&table, ada) };
    let (about, _) = store.create(id, &game).await.unwrap();
    let stored = store.load(id).await.unwrap().unwrap();
    assert_eq!(stored.about, about);
    assert_eq!((about.parent, about.counts), (Some(parent.to_string()), false));
    assert_eq!(stored.owners, vec![SeatOwner::Person(ada); 2]);
    assert_eq!(stored.seats_of(Some(ada)), [0, 1]);
    assert!(
        stored.seats_of(None).is_empty() && stored.seats_of(Some(fresh::<PlayerId>())).is_empty()
    );
    // Nobody's seats are nobody's, also not of somebody without an identity.
    assert!(store.load(parent).await.unwrap().unwrap().seats_of(None).is_empty());
}

/// The same dice count once for a player, and not at all while they can be tried elsewhere.
async fn the_same_dice_count_once(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let table = table(Pace::Own);
    let (first, second) = (fresh::<GameId>(), fresh::<GameId>());
    let (about, discounted) = store.create(first, &owned(&table, ada)).await.unwrap();
    assert!(about.counts && about.origin == Origin::Drawn && discounted.is_empty());
    let blaises = fresh::<GameId>();
    let (about, discounted) = store.create(blaises, &owned(&table, blaise)).await.unwrap();
    assert!(about.counts && discounted.is_empty(), "others have their own dice");
    let (about, discounted) = store.create(second, &owned(&table, ada)).await.unwrap();
    assert!(!about.counts && about.origin == Origin::Chosen);
    assert_eq!(discounted, [first]);
    assert!(!store.load(first).await.unwrap().unwrap().about.counts);
    // If any of several people has seen the dice, the game does not count for any of them.
    let people = NewGame {
        seats: vec![SeatOwner::Person(player(&store).await), SeatOwner::Person(blaise)],
        ..nobodys(&table)
    };
    let (about, discounted) = store.create(fresh::<GameId>(), &people).await.unwrap();
    assert!(!about.counts);
    assert_eq!(discounted, [blaises]);
}

/// A command that ends a seat must know all logs: another server may have ended the other seat meanwhile.
async fn the_end_is_seen_by_somebody(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, id) = (player(&store).await, fresh::<GameId>());
    let mut playing = table(Pace::Own);
    store.create(id, &owned(&playing, ada)).await.unwrap();
    let first = command(&mut playing, 0, Command::GoOn, "a");
    let blind = store.append(id, &Append { seen: Some(2), ..first.clone() }).await;
    assert!(matches!(blind, Err(StoreError::Conflict)));
    assert_eq!(load(&store, id).await, Some(table(Pace::Own)), "nothing was stored");
    store.append(id, &Append { seen: Some(1), ..first }).await.unwrap();
    assert!(store.finished_seats(ada).await.unwrap().is_empty());
    let result = |total| SeatResult { total, feats: vec![Feat::Score45, Feat::Win60] };
    let last = command(&mut playing, 1, Command::GoOn, "b");
    let results = Some(vec![result(50), result(61)]);
    store.append(id, &Append { seen: Some(2), results, ..last }).await.unwrap();
    let finished = store.finished_seats(ada).await.unwrap();
    assert_eq!(
        finished.iter().map(|seat| (seat.seat, seat.total)).collect::<Vec<_>>(),
        [(0, 50), (1, 61)]
    );
    assert_eq!(
        (finished[1].feats.join(" "), finished[1].people),
        ("score-45 win-60".to_owned(), 2)
    );
    let history = store.history(ada, None, 10).await.unwrap();
    assert_eq!(history[0].scores, Some(vec![50, 61]));
}

/// Games that nobody has touched leave the history after a day.
async fn untouched_games_are_not_listed_for_long(place: &TestDatabase) {
    let store = place.open().await;
    let ada = player(&store).await;
    let mut playing = table(Pace::Own);
    let (untouched, touched) = (fresh::<GameId>(), fresh::<GameId>());
    for id in [untouched, touched] {
        let mut fresh = table(Pace::Own);
        store.create(id, &owned(&fresh, ada)).await.unwrap();
        store.append(id, &command(&mut fresh, 0, Command::GoOn, "dice")).await.unwrap();
    }
    command(&mut playing, 0, Command::GoOn, "dice");
    let next = Command::Decide(playing.offers(0)[0].decision);
    store.append(touched, &command(&mut playing, 0, next, "first")).await.unwrap();
    let history = store.history(ada, None, 10).await.unwrap();
    assert_eq!(history.len(), 2);
    // What a database adds up by itself is what a host in a browser says of the game.
    for summary in &history {
        let game = store.load(summary.id.parse().unwrap()).await.unwrap().unwrap();
        assert_eq!(&game.summary(Some(ada)), summary);
    }
    store.execute("UPDATE games SET created_at = created_at - 100000000").await;
    let listed = store.history(ada, None, 10).await.unwrap();
    assert_eq!(
        listed.iter().map(|game| game.id.clone()).collect::<Vec<_>>(),
        [touched.to_string()]
    );
    assert!(store.unlist(ada, touched).await.unwrap());
    assert!(!store.unlist(ada, touched).await.unwrap());
    assert!(store.history(ada, None, 10).await.unwrap().is_empty());
}

/// What a running table knows without reading is what it would read.
async fn clocks_come_back(place: &TestDatabase) {
    let store = place.open().await;
    let id = fresh::<GameId>();
    let mut playing = table(Pace::Own);
    let game = nobodys(&playing);
    let (about, _) = store.create(id, &game).await.unwrap();
    let mut known = game.stored(id, about);
    assert_eq!(known.clocks, [troyes_host::SeatClock::default(); 2]);
    for (kind, name) in [("go", "a"), ("decide", "b"), ("back", "clock/c"), ("go", "clock/d")] {
        let next = match kind {
            "go" => Command::GoOn,
            "back" => Command::TakeBack { keep: 0 },
            _ => Command::Decide(playing.offers(1)[0].decision),
        };
        let Ok(_) = playing.clone().command(1, next) else { continue };
        let append = Append { at: store.time(), ..command(&mut playing, 1, next, name) };
        store.append(id, &append).await.unwrap();
        known.table = playing.clone();
        let by_clock = name.starts_with("clock/");
        known.clocks[1].advance(append.entries[0].entry, by_clock, append.at);
        assert_eq!(store.load(id).await.unwrap().unwrap(), known);
    }
    assert!(known.clocks[1].shown_at.unwrap() <= known.clocks[1].last_at.unwrap());
    // So do games that begin in the middle.
    let middle = fresh::<GameId>();
    let game = nobodys(&playing);
    let (about, _) = store.create(middle, &game).await.unwrap();
    assert_eq!(store.load(middle).await.unwrap().unwrap(), game.stored(middle, about));
}

async fn games_fall_due(place: &TestDatabase) {
    let store = place.open().await;
    let ids: Vec<GameId> = (0..4).map(|_| fresh::<GameId>()).collect();
    let table = table(Pace::Own);
    for (id, due_at) in ids.iter().zip([Some(30), None, Some(10), Some(20)]) {
        store.create(*id, &NewGame { due_at, ..nobodys(&table) }).await.unwrap();
    }
    assert!(store.due(9, 10).await.unwrap().is_empty());
    assert_eq!(store.due(20, 10).await.unwrap(), [ids[2], ids[3]]);
    assert_eq!(store.due(99, 2).await.unwrap(), [ids[2], ids[3]]);
    assert_eq!(store.load(ids[0]).await.unwrap().unwrap().due_at, Some(30));
    store.set_due(ids[2], None).await.unwrap();
    let go = |due_at| Append { due_at, ..command(&mut table.clone(), 0, Command::GoOn, "go") };
    store.append(ids[1], &go(Some(Some(5)))).await.unwrap();
    store.append(ids[3], &go(Some(None))).await.unwrap();
    store.append(ids[0], &go(None)).await.unwrap();
    assert_eq!(store.due(99, 10).await.unwrap(), [ids[1], ids[0]]);
}

/// Two servers each end a seat at the same time: one of them must learn that it was not the last.
async fn two_servers_end_a_game(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let start = table(Pace::Own);
    for _ in 0..10 {
        let id = fresh::<GameId>();
        create(&one, id, &start).await.unwrap();
        let end = |seat| Append {
            seen: Some(1),
            ..command(&mut start.clone(), seat, Command::GoOn, "end")
        };
        let (first, second) = (end(0), end(1));
        let (a, b) = tokio::join!(one.append(id, &first), other.append(id, &second));
        let both = [&a, &b];
        assert_eq!(both.iter().filter(|result| result.is_ok()).count(), 1, "{both:?}");
        assert!(both.iter().any(|result| matches!(result, Err(StoreError::Conflict))));
        let lengths: usize =
            load(&one, id).await.unwrap().players().iter().map(|player| player.log().len()).sum();
        assert_eq!(lengths, 1);
    }
}

/// Games do not disturb each other, however many are written at once; what is refused takes nothing else along.
async fn strangers_write_at_the_same_time(place: &TestDatabase) {
    let (one, other) = (place.open().await, place.open().await);
    let start = table(Pace::Own);
    let mut games = tokio::task::JoinSet::new();
    for game in 0..16 {
        let id = fresh::<GameId>();
        create(&one, id, &start).await.unwrap();
        let store = if game % 2 == 0 { one.clone() } else { other.clone() };
        let mut playing = start.clone();
        games.spawn(async move {
            for step in 0..10 {
                let next = match playing.offers(0).first() {
                    Some(offer) => Command::Decide(offer.decision),
                    None => Command::GoOn,
                };
                let append = command(&mut playing, 0, next, &format!("{step}"));
                store.append(id, &append).await.unwrap();
                let again = store.append(id, &append).await;
                assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
            }
            assert_eq!(load(&store, id).await, Some(playing));
        });
    }
    while let Some(game) = games.join_next().await {
        game.unwrap();
    }
}

/// However long the line of branches is, the dice are a secret as long as a game of it is being played.
async fn branches_share_the_secret_of_running_games(place: &TestDatabase) {
    let store = place.open().await;
    let table = table(Pace::Own);
    let ids: Vec<GameId> = (0..4).map(|_| fresh::<GameId>()).collect();
    for (index, &id) in ids.iter().enumerate() {
        let parent = index.checked_sub(1).map(|parent| ids[parent]);
        let game = NewGame { parent, origin: Origin::Branched, ..nobodys(&table) };
        store.create(id, &game).await.unwrap();
    }
    let other_dice = {
        let deal = Deal::new(Seed::from_text("other dice"), ColumnsMode::First, false);
        Table::new(&deal, ColumnsMode::First, Pace::Own, vec!["Ada".into()]).unwrap()
    };
    let elsewhere = fresh::<GameId>();
    let branch = NewGame { parent: Some(ids[0]), ..nobodys(&other_dice) };
    store.create(elsewhere, &branch).await.unwrap();
    let secret = async |id| store.has_dice_of_running(id).await.unwrap();
    assert!(!secret(ids[0]).await, "nothing is behind the first");
    assert!(secret(ids[1]).await && secret(ids[3]).await);
    assert!(!secret(elsewhere).await, "other dice reveal nothing");
    store.execute("UPDATE games SET finished_at = 1 WHERE parent IS NOT NULL").await;
    assert!(secret(ids[3]).await, "the first is still being played");
    store.execute("UPDATE games SET finished_at = 1").await;
    assert!(!secret(ids[3]).await && !secret(elsewhere).await);
}

/// R9.1: others are people. By the rules of an earlier version bots were, too, and what such a game has won stays.
async fn bots_are_not_others(place: &TestDatabase) {
    let (store, id) = (place.open().await, fresh::<GameId>());
    let ada = player(&store).await;
    let mut playing = table(Pace::Own);
    let seats = vec![SeatOwner::Person(ada), SeatOwner::Bot(troyes_solver::Level::Novice)];
    let game = NewGame { seats, ..nobodys(&playing) };
    let (about, _) = store.create(id, &game).await.unwrap();
    assert_eq!(game.stored(id, about), store.load(id).await.unwrap().unwrap());
    let end = command(&mut playing, 0, Command::GoOn, "end");
    let results = vec![SeatResult { total: 60, feats: Vec::new() }; 2];
    store.append(id, &Append { results: Some(results), ..end }).await.unwrap();
    let people = async || {
        let game = store.load(id).await.unwrap().unwrap();
        (game.table.people(), store.finished_seats(ada).await.unwrap()[0].people)
    };
    assert_eq!(people().await, (1, 1));
    store
        .execute(r#"UPDATE games SET start = REPLACE(start, '"rules":"1.1"', '"rules":"1.0"')"#)
        .await;
    assert_eq!(people().await, (2, 2));
}

/// A game says whom it waits for, and those that wait for somebody are found wherever they stand in the list.
async fn whose_turn_it_is(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise, id) = (player(&store).await, player(&store).await, fresh::<GameId>());
    let mut playing = table(Pace::Together);
    let both = vec![SeatOwner::Person(ada), SeatOwner::Person(blaise)];
    store.create(id, &NewGame { seats: both, ..nobodys(&playing) }).await.unwrap();
    // A game alone waits for its player too, but nobody else does.
    let alone = fresh::<GameId>();
    store.create(alone, &owned(&playing, ada)).await.unwrap();
    let turns = async |player| {
        let list = store.history(player, None, 10).await.unwrap();
        let one = list.iter().find(|game| game.id == id.to_string()).unwrap();
        let first = store.your_turn(player, 10).await.unwrap();
        assert_eq!(first.iter().any(|game| game.id == one.id), one.your_turn);
        assert!(first.iter().all(|game| game.your_turn && game.id != alone.to_string()));
        (one.your_turn, one.waits_for.clone())
    };
    assert_eq!(turns(ada).await, (true, vec![0, 1]), "anybody may ask for the first dice");
    store.append(id, &command(&mut playing, 0, Command::GoOn, "go")).await.unwrap();
    while let Some(offer) = playing.offers(0).first() {
        let name = format!("{}", playing.players()[0].log().len());
        let decide = command(&mut playing, 0, Command::Decide(offer.decision), &name);
        store.append(id, &decide).await.unwrap();
    }
    assert_eq!(turns(ada).await, (false, vec![1]), "she has acted");
    assert_eq!(turns(blaise).await, (true, vec![1]), "he has not");
    let end = command(&mut playing, 0, Command::End, "end");
    let results = SeatResult::of(&playing);
    store.append(id, &Append { results, ended_early: true, ..end }).await.unwrap();
    assert_eq!(turns(blaise).await, (false, vec![]), "it is over");
}

/// How often somebody else decides in an open half-day cannot be told by asking for the list again and again.
async fn lists_do_not_tell_when_others_decide(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let (id, mut table) = (fresh::<GameId>(), table(Pace::Own));
    let seats = vec![SeatOwner::Person(ada), SeatOwner::Person(blaise)];
    store.create(id, &NewGame { seats, ..nobodys(&table) }).await.unwrap();
    let played_at = async |who| store.history(who, None, 10).await.unwrap()[0].played_at;
    for seat in 0..2 {
        let gone = command(&mut table, seat, Command::GoOn, "go");
        store.append(id, &Append { at: 10, ..gone }).await.unwrap();
    }
    for (at, name) in [(20, "a"), (30, "b")] {
        let decision = table.offers(1)[0].decision;
        let decided = command(&mut table, 1, Command::Decide(decision), name);
        store.append(id, &Append { at, ..decided }).await.unwrap();
        assert_eq!((played_at(ada).await, played_at(blaise).await), (10, at));
        let back = command(&mut table, 1, Command::TakeBack { keep: 0 }, &format!("{name}/"));
        store.append(id, &Append { at: at + 5, ..back }).await.unwrap();
        assert_eq!((played_at(ada).await, played_at(blaise).await), (10, at + 5));
    }
}

//! The deals of days, ranked tries, and groups.

use std::time::{Duration, Instant};

use troyes_daily::{Day, Span};
use troyes_host::daily::{Explained, deal_of, table_of};
use troyes_solver::{Level, Millionths};

use super::*;
use crate::check;

on_both! {
    a_day_is_drawn_once,
    everybody_has_one_try,
    a_result_comes_with_the_last_decision,
    what_comes_too_late_is_not_ranked,
    results_are_in_order,
    erased_players_leave_the_field,
    results_survive_their_games,
    groups_are_for_members,
    groups_are_limited,
    a_group_changes_hands,
    #[ignore = "it measures"]
    speed_of_a_large_field,
}

/// The day that it is by the clock of a store, and its table.
async fn today(store: &Store) -> (Day, Table) {
    let day = Day::at(store.time());
    let drawn = store.draw_day(day, &Seed::from_text("today")).await.unwrap();
    (day, table_of(day, &deal_of(day, drawn.seed), "Ada".to_owned()).unwrap())
}

async fn begin(store: &Store, day: Day, table: &Table, player: PlayerId) -> GameId {
    let id = fresh::<GameId>();
    let begun = store.begin_try(day, id, &owned(table, player)).await.unwrap();
    let Begun::Now(about) = begun else { panic!("{begun:?}") };
    assert_eq!(about.deal_of, Some(troyes_wire::DealOf { day, ranked: true }));
    id
}

/// The commands of a whole game, always the first offer or the last; what the last one adds ends it.
fn appends(table: &Table, first: bool, at: u64) -> (Vec<Append>, u16) {
    let mut playing = table.clone();
    let mut appends = Vec::new();
    while !playing.is_finished() {
        let offers = playing.offers(0);
        let offer = if first { offers.first() } else { offers.last() };
        let next = offer.map_or(Command::GoOn, |offer| Command::Decide(offer.decision));
        let append = command(&mut playing, 0, next, &appends.len().to_string());
        appends.push(Append { at, results: SeatResult::of(&playing), ..append });
    }
    (appends, playing.players()[0].now().score().total())
}

async fn play(store: &Store, id: GameId, table: &Table, first: bool) -> u16 {
    let (appends, score) = appends(table, first, store.time());
    for append in appends {
        store.append(id, &append).await.unwrap();
    }
    score
}

fn explained(loss: i64) -> Explained {
    let [start, luck, rest] = [60_000_000, -1_000_000, 0].map(Millionths);
    let classes = vec![troyes_solver::advice::Class::Best; 16];
    Explained { start, luck, loss: Millionths(loss), rest, classes }
}

async fn a_day_is_drawn_once(place: &TestDatabase) {
    let store = place.open().await;
    let day = Day::at(store.time());
    assert_eq!(store.day(day).await.unwrap(), None);
    let seeds = ["a", "b", "c", "d"].map(Seed::from_text);
    let [a, b, c, d] = seeds.each_ref().map(|seed| store.draw_day(day, seed));
    let (a, b, c, d) = tokio::join!(a, b, c, d);
    let drawn = a.unwrap();
    assert_eq!([b.unwrap(), c.unwrap(), d.unwrap()], [drawn; 3], "servers agree");
    assert!(seeds.contains(&drawn.seed));
    store.draw_day(day.plus(1), &Seed::from_text("e")).await.unwrap();
    let days = store.days(Span::week(day)).await.unwrap();
    assert!(days.contains(&drawn) && days.iter().all(|one| one.day >= day));
}

async fn everybody_has_one_try(place: &TestDatabase) {
    let store = place.open().await;
    let (day, table) = today(&store).await;
    let ada = player(&store).await;
    let game = owned(&table, ada);
    let ids = [(); 4].map(|()| fresh::<GameId>());
    let [a, b, c, d] = ids.map(|id| store.begin_try(day, id, &game));
    let (a, b, c, d) = tokio::join!(a, b, c, d);
    let begun = [a.unwrap(), b.unwrap(), c.unwrap(), d.unwrap()];
    let own = store.try_of(day, ada).await.unwrap().unwrap();
    assert!(ids.contains(&own.game));
    assert_eq!(begun.iter().filter(|one| matches!(one, Begun::Now(_))).count(), 1);
    assert_eq!(begun.iter().filter(|one| **one == Begun::Before(own.game)).count(), 3);
    for id in ids {
        assert_eq!(store.load(id).await.unwrap().is_some(), id == own.game);
    }
    let loaded = store.load(own.game).await.unwrap().unwrap();
    assert!(loaded.is_ranked_and_running() && loaded.about.counts);
    assert_eq!(loaded.secret_day(store.time()), Some(day));
    assert_eq!(loaded.secret_day(day.published_at()), None);
    // A game with the same dice is secret as well, and not ranked.
    let practice = fresh::<GameId>();
    store.create(practice, &owned(&table, ada)).await.unwrap();
    let practice = store.load(practice).await.unwrap().unwrap();
    assert_eq!(practice.secret_day(store.time()), Some(day));
    assert!(!practice.is_ranked_and_running());
}

/// Both are stored, or nothing is.
async fn a_result_comes_with_the_last_decision(place: &TestDatabase) {
    let store = place.open().await;
    let (day, table) = today(&store).await;
    let ada = player(&store).await;
    let id = begin(&store, day, &table, ada).await;
    let (mut all, score) = appends(&table, true, store.time());
    let last = all.pop().unwrap();
    for append in all {
        store.append(id, &append).await.unwrap();
    }
    assert_eq!(store.half_day_of(id).await.unwrap(), 16);
    assert_eq!(store.try_of(day, ada).await.unwrap().unwrap().score, None);
    store.execute("ALTER TABLE day_scores RENAME TO elsewhere").await;
    store.append(id, &last).await.unwrap_err();
    let game = store.load(id).await.unwrap().unwrap();
    assert!(!game.table.is_finished(), "the decision is not stored without the result");
    store.execute("ALTER TABLE elsewhere RENAME TO day_scores").await;
    store.append(id, &last).await.unwrap();
    let own = store.try_of(day, ada).await.unwrap().unwrap();
    assert_eq!((own.score, own.loss), (Some(score), None));
    assert_eq!(store.scores_of(day).await.unwrap(), [(score, 1)]);
    assert_eq!(store.tries_to_explain(9).await.unwrap(), [id]);
    store.explain_try(id, &explained(7)).await.unwrap();
    store.explain_try(id, &explained(9)).await.unwrap();
    let own = store.try_of(day, ada).await.unwrap().unwrap();
    assert_eq!((own.loss, own.explained), (Some(7), Some(explained(7))));
    assert_eq!(store.tries_to_explain(9).await.unwrap(), []);
    assert_eq!(check(&place.database, &mut |_, _| {}).await.unwrap().faults, [""; 0]);
    store.execute("UPDATE tries SET score = score + 1").await;
    let faults = check(&place.database, &mut |_, _| {}).await.unwrap().faults;
    assert!(faults.iter().any(|fault| fault.contains("its ranked score")), "{faults:?}");
    store.execute("UPDATE day_scores SET tries = 5").await;
    let faults = check(&place.database, &mut |_, _| {}).await.unwrap().faults;
    assert!(faults.iter().any(|fault| fault.contains("of that score")), "{faults:?}");
}

async fn what_comes_too_late_is_not_ranked(place: &TestDatabase) {
    let store = place.open().await;
    let (day, table) = today(&store).await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let late = begin(&store, day, &table, ada).await;
    let (all, _) = appends(&table, true, day.published_at());
    for append in all {
        store.append(late, &append).await.unwrap();
    }
    let ended = begin(&store, day, &table, blaise).await;
    let mut playing = table.clone();
    let append = command(&mut playing, 0, Command::End, "end");
    let append =
        Append { results: SeatResult::of(&playing), ended_early: true, at: store.time(), ..append };
    store.append(ended, &append).await.unwrap();
    for who in [ada, blaise] {
        let own = store.try_of(day, who).await.unwrap().unwrap();
        assert!(own.finished_at.is_some() && own.score.is_none(), "{own:?}");
    }
    assert_eq!(store.scores_of(day).await.unwrap(), []);
    assert_eq!(store.placed(day, 0, 9).await.unwrap(), []);
}

async fn results_are_in_order(place: &TestDatabase) {
    let store = place.open().await;
    let (day, table) = today(&store).await;
    let mut games = Vec::new();
    for first in [true, true, false, true] {
        let player = player(&store).await;
        let id = begin(&store, day, &table, player).await;
        games.push((id, play(&store, id, &table, first).await));
    }
    // Bots stand among them.
    let bot = NewGame { seats: vec![SeatOwner::Bot(Level::Master)], ..nobodys(&table) };
    store.begin_try(day, fresh(), &bot).await.unwrap();
    assert!(matches!(store.begin_try(day, fresh(), &bot).await.unwrap(), Begun::Before(_)));
    assert_eq!(store.days_without_bots(day).await.unwrap(), [day]);
    // The second gave as much away as the fourth, the first is not known yet.
    for index in [1, 3] {
        store.explain_try(games[index].0, &explained(5)).await.unwrap();
    }
    store.explain_try(games[2].0, &explained(1)).await.unwrap();
    let (of_first, of_last) = (games[0].1, games[2].1);
    assert_ne!(of_first, of_last, "otherwise this test tells nothing");
    let placed = store.placed(day, 0, 9).await.unwrap();
    assert_eq!(placed.len(), 4, "the bot has only begun");
    let scores: Vec<(u16, Option<i64>)> = placed.iter().map(|one| (one.score, one.loss)).collect();
    let mut expected =
        vec![(of_first, Some(5)), (of_first, Some(5)), (of_first, None), (of_last, Some(1))];
    expected.sort_by_key(|(score, loss)| (std::cmp::Reverse(*score), loss.unwrap_or(i64::MAX)));
    assert_eq!(scores, expected);
    // What is counted is what follows from the list.
    for one in &placed {
        let standing = store.standing(day, one.score, one.loss).await.unwrap();
        let key = |one: &Placed| (std::cmp::Reverse(one.score), one.loss.unwrap_or(i64::MAX));
        let better = placed.iter().filter(|other| key(other) < key(one)).count() as u32;
        let equal = placed.iter().filter(|other| key(other) == key(one)).count() as u32 - 1;
        assert_eq!((standing.better, standing.equal, standing.field), (better, equal, 4));
    }
    assert_eq!(store.placed(day, 1, 2).await.unwrap(), placed[1..3]);
    let with: Vec<_> = placed.iter().filter(|one| one.score == of_first).cloned().collect();
    assert_eq!(store.placed_with(day, of_first, 2).await.unwrap().as_ref(), with.get(2));
    assert_eq!(store.placed_with(day, of_first, 3).await.unwrap(), None);
}

async fn erased_players_leave_the_field(place: &TestDatabase) {
    let store = place.open().await;
    let (day, table) = today(&store).await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    for who in [ada, blaise] {
        let id = begin(&store, day, &table, who).await;
        play(&store, id, &table, true).await;
    }
    let group = store.create_group(ada, "Market").await.unwrap().unwrap();
    let link = store.group(group, ada).await.unwrap().unwrap().link;
    store.join_group(link, blaise).await.unwrap();
    store.erase_player(ada).await.unwrap();
    assert_eq!(store.scores_of(day).await.unwrap().iter().map(|(_, tries)| tries).sum::<u32>(), 1);
    assert_eq!(store.placed(day, 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.try_of(day, ada).await.unwrap(), None);
    let members = store.members(group).await.unwrap();
    assert_eq!(members.iter().map(|one| one.player).collect::<Vec<_>>(), [blaise]);
    assert_eq!(store.group(group, blaise).await.unwrap().unwrap().owner, blaise);
    assert_eq!(check(&place.database, &mut |_, _| {}).await.unwrap().faults, [""; 0]);
}

/// Finished games may be removed after a time, and players who are in a group are kept.
async fn results_survive_their_games(place: &TestDatabase) {
    let store = place.open().await;
    let (day, table) = today(&store).await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let id = begin(&store, day, &table, ada).await;
    let score = play(&store, id, &table, true).await;
    store.create_group(blaise, "Market").await.unwrap();
    let late = Some(store.time() + 1_000_000);
    let outdated = Outdated { finished: late, players: late, ..Outdated::default() };
    let removed = store.remove_outdated(&outdated, 9).await.unwrap();
    assert_eq!((removed.tables, removed.players), (vec![id], 0));
    assert_eq!(store.try_of(day, ada).await.unwrap().unwrap().score, Some(score));
    assert_eq!(check(&place.database, &mut |_, _| {}).await.unwrap().faults, [""; 0]);
}

async fn groups_are_for_members(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise, carla) = (player(&store).await, player(&store).await, player(&store).await);
    let group = store.create_group(ada, "Market").await.unwrap().unwrap();
    let stored = store.group(group, ada).await.unwrap().unwrap();
    assert_eq!((stored.name.as_str(), stored.owner, stored.members), ("Market", ada, 1));
    assert_eq!(store.group(group, blaise).await.unwrap(), None);
    for _ in 0..2 {
        let joined = store.join_group(stored.link, blaise).await.unwrap();
        assert_eq!(joined, Joined::Member(group), "joining twice is joining");
    }
    assert_eq!(store.join_group(fresh(), carla).await.unwrap(), Joined::Nowhere);
    assert_eq!(store.fellows(blaise).await.unwrap().len(), 2);
    assert_eq!(store.fellows(carla).await.unwrap(), []);
    // Whoever is removed does not come back by the old link.
    let members = store.members(group).await.unwrap();
    assert!(!store.remove_member(group, fresh()).await.unwrap());
    assert!(store.remove_member(group, members[1].id).await.unwrap());
    assert_eq!(store.join_group(stored.link, blaise).await.unwrap(), Joined::Nowhere);
    let renewed = store.group(group, ada).await.unwrap().unwrap().link;
    assert_ne!(renewed, stored.link);
    store.renew_link(group).await.unwrap();
    assert_eq!(store.group_by_link(renewed).await.unwrap(), None);
    store.rename_group(group, "Halles").await.unwrap();
    assert_eq!(store.groups_of(ada).await.unwrap()[0].name, "Halles");
    store.remove_group(group).await.unwrap();
    assert_eq!(store.groups_of(ada).await.unwrap(), []);
}

async fn groups_are_limited(place: &TestDatabase) {
    let store = place.open().await;
    let ada = player(&store).await;
    let mut groups = Vec::new();
    for _ in 0..20 {
        groups.push(store.create_group(ada, "Market").await.unwrap().unwrap());
    }
    assert_eq!(store.create_group(ada, "Market").await.unwrap(), None);
    let link = store.group(groups[0], ada).await.unwrap().unwrap().link;
    let mut people = Vec::new();
    for _ in 0..202 {
        people.push(player(&store).await);
    }
    let blaise = people.pop().unwrap();
    let other = store.create_group(blaise, "Other").await.unwrap().unwrap();
    let other = store.group(other, blaise).await.unwrap().unwrap().link;
    assert_eq!(store.join_group(other, ada).await.unwrap(), Joined::Enough);
    let mut joining = tokio::task::JoinSet::new();
    for person in people {
        let store = store.clone();
        joining.spawn(async move { store.join_group(link, person).await.unwrap() });
    }
    let joined = joining.join_all().await;
    assert_eq!(joined.iter().filter(|one| **one == Joined::Full).count(), 2);
    assert_eq!(store.group_by_link(link).await.unwrap().unwrap().members, 200);
}

async fn a_group_changes_hands(place: &TestDatabase) {
    let store = place.open().await;
    let (ada, blaise) = (player(&store).await, player(&store).await);
    let group = store.create_group(ada, "Market").await.unwrap().unwrap();
    let link = store.group(group, ada).await.unwrap().unwrap().link;
    store.join_group(link, blaise).await.unwrap();
    store.leave_group(group, ada).await.unwrap();
    assert_eq!(store.group(group, blaise).await.unwrap().unwrap().owner, blaise);
    store.leave_group(group, blaise).await.unwrap();
    assert_eq!(store.group_by_link(link).await.unwrap(), None, "nobody is left");
}

/// `cargo test -p troyes-store --release large_field -- --ignored --nocapture --test-threads 1`: 100,000 results of one day, listed and placed.
async fn speed_of_a_large_field(place: &TestDatabase) {
    const RESULTS: i64 = 100_000;
    let store = place.open().await;
    let (day, _) = today(&store).await;
    fill_field(&store, day, RESULTS).await;
    let mut times = Vec::new();
    for number in 0..1_000_u64 {
        let number = number.wrapping_mul(6_364_136_223_846_793_005) >> 20;
        let (score, loss) = (25 + (number % 40) as u16, (number % 9_000_000) as i64);
        let begun = Instant::now();
        let standing = store.standing(day, score, Some(loss)).await.unwrap();
        let scores = store.scores_of(day).await.unwrap();
        let first = store.placed(day, 0, 11).await.unwrap();
        let around = store.placed(day, standing.better.saturating_sub(2), 6).await.unwrap();
        let middle = store.placed_with(day, 45, 1_000).await.unwrap();
        times.push(begun.elapsed());
        assert_eq!(standing.field, RESULTS as u32);
        assert!(first.len() == 11 && !around.is_empty() && middle.is_some() && scores.len() > 10);
    }
    times.sort();
    let [median, p99] = [times[500], times[990]];
    println!("{:?}: median {median:?}, 99 % {p99:?}, longest {:?}", place.database, times[999]);
    assert!(p99 < Duration::from_millis(20), "{p99:?}");
}

/// Puts results into the field of a day without their games: what they are about is how many there are.
async fn fill_field(store: &Store, day: Day, results: i64) {
    let number = day.number();
    let people = format!(
        "WITH RECURSIVE numbers (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < {results}) "
    );
    // Scores like those of people: the sum of four numbers.
    let score =
        "20 + (n * 7919) % 11 + (n * 104729) % 13 + (n * 1299709) % 17 + (n * 15485863) % 7";
    for statement in match store {
        Store::Sqlite(_) => [
            format!(
                "{people} INSERT INTO players (id, created_at, name) SELECT CAST(printf('player%010d', n) AS BLOB), n, 'Somebody' FROM numbers"
            ),
            format!(
                "{people} INSERT INTO tries (game, day, player, begun_at, closes_at, finished_at, score, loss, explained) SELECT CAST(printf('game00%010d', n) AS BLOB), {number}, CAST(printf('player%010d', n) AS BLOB), 1, 2, 1, {score}, (n * 48271) % 9000000, '' FROM numbers"
            ),
        ],
        Store::Postgres(_) => [
            format!(
                "{people} INSERT INTO players (id, created_at, name) SELECT convert_to('player' || lpad(n::text, 10, '0'), 'UTF8'), n, 'Somebody' FROM numbers"
            ),
            format!(
                "{people} INSERT INTO tries (game, day, player, begun_at, closes_at, finished_at, score, loss, explained) SELECT convert_to('game00' || lpad(n::text, 10, '0'), 'UTF8'), {number}, convert_to('player' || lpad(n::text, 10, '0'), 'UTF8'), 1, 2, 1, {score}, (n::bigint * 48271) % 9000000, '' FROM numbers"
            ),
        ],
    } {
        store.execute(Box::leak(statement.into_boxed_str())).await;
    }
    store
        .execute("INSERT INTO day_scores (day, score, tries) SELECT day, score, COUNT(*) FROM tries GROUP BY day, score")
        .await;
    if matches!(store, Store::Postgres(_)) {
        store.execute("ANALYZE").await;
    }
}

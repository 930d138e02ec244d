//! The deal of the day: one ranked try for everybody, and nothing of it is seen too early.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use troyes_daily::{Day, Outcome, Span, ladder};
use troyes_host::GameId;
use troyes_host::daily::Explained;
use troyes_store::Store;
use troyes_wire::{Command, Created, DayView, Hints, MonthView, Problem, TryState, Verdict};

use crate::support::{Browser, Folder, Running};

/// How often somebody looks again for what the solver has still to do.
const PAUSE: Duration = Duration::from_millis(50);

/// The deal of today, as soon as it is drawn.
pub(crate) async fn today(browser: &Browser) -> DayView {
    loop {
        let reply = browser.get("/api/days/today").await;
        if reply.status == 200 {
            return reply.read();
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn view(browser: &Browser, day: &str) -> DayView {
    browser.get(&format!("/api/days/{day}")).await.read()
}

/// Begins a ranked try; gives status and game.
pub(crate) async fn begin(browser: &Browser, day: &str, name: &str) -> (u16, String) {
    let reply = browser.post(&format!("/api/days/{day}/try"), &json!({"name": name})).await;
    (reply.status.as_u16(), reply.read::<Created>().id)
}

/// The deal of a day when the solver has looked at it, and all bots have played.
async fn explained(browser: &Browser, day: &str) -> DayView {
    loop {
        let view = view(browser, day).await;
        let bots = view.field.as_ref().map_or(0, |field| {
            field.rows.iter().filter(|row| row.bot.is_some() && row.loss.is_some()).count()
        });
        if bots == 5 && view.result.as_ref().is_some_and(|result| result.explained.is_some()) {
            return view;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Makes a day of the past of today: what was begun today was begun yesterday, and today is drawn anew when a server starts.
const YESTERDAY: [&str; 6] = [
    "DELETE FROM days WHERE NOT EXISTS (SELECT 1 FROM tries WHERE tries.day = days.day)",
    "INSERT INTO days (day, drawn_at, seed, commitment) \
     SELECT day - 1, drawn_at, seed, commitment || '-' FROM days ORDER BY day",
    "INSERT INTO day_scores (day, score, tries) SELECT day - 1, score, tries FROM day_scores",
    "UPDATE tries SET day = day - 1, closes_at = closes_at - 86400000",
    "DELETE FROM day_scores WHERE NOT EXISTS (SELECT 1 FROM tries WHERE tries.day = day_scores.day)",
    "DELETE FROM days WHERE NOT EXISTS (SELECT 1 FROM tries WHERE tries.day = days.day)",
];

async fn a_day_passes(folder: &Folder) {
    for statement in YESTERDAY {
        folder.execute(statement).await;
    }
    folder.execute("UPDATE days SET commitment = REPLACE(commitment, '-', '')").await;
}

#[tokio::test]
async fn everybody_has_one_try() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let before = today(&ada).await;
    assert_eq!((before.state, before.half_day), (TryState::Open, 0));
    assert!(before.game.is_none() && before.seed.is_none() && before.field.is_none());
    assert_eq!(before.columns.as_ref().map(Vec::len), Some(6));
    assert!(before.drawn_at < before.ends_at && before.ends_at < before.published_at);
    // The fingerprint of tomorrow is there, and nothing else.
    let day: Day = before.day.parse().unwrap();
    let tomorrow = view(&ada, &day.plus(1).to_string()).await;
    assert_eq!((tomorrow.state, tomorrow.columns), (TryState::ToCome, None));
    assert_ne!(tomorrow.commitment, before.commitment);
    for (when, expected) in [
        (day.plus(1), (409, "not-today")),
        (day.plus(2), (404, "no-such-day")),
        (day.minus(1), (404, "no-such-day")),
    ] {
        let path = format!("/api/days/{when}/try");
        let (status, code) = ada.post(&path, &json!({"name": "Ada"})).await.failure();
        assert_eq!((status, code.as_str()), expected, "{when}");
    }
    assert_eq!(server.players().await, 0, "who is refused is nobody");

    let (status, game) = begin(&ada, &before.day, "Ada").await;
    assert_eq!(status, 201);
    assert_eq!(begin(&ada, &before.day, "Ada once more").await, (200, game.clone()));
    // The same player on another device.
    let code = ada.post("/api/me/recovery-code", &json!(null)).await.json()["code"].clone();
    let elsewhere = server.browser();
    elsewhere.post("/api/me/recover", &json!({"code": code})).await.read::<Value>();
    assert_eq!(begin(&elsewhere, &before.day, "Ada").await, (200, game.clone()));

    let table = ada.view(&game).await;
    let deal_of = table.head.deal_of.unwrap();
    assert_eq!((deal_of.day, deal_of.ranked), (before.day.clone(), true));
    assert_eq!(table.head.commitment, Some(before.commitment));
    assert_eq!(table.head.banquets, before.banquets);
    let after = view(&ada, &before.day).await;
    assert_eq!(
        (after.state, after.game, after.field),
        (TryState::Playing, Some(game.clone()), None)
    );
    assert_eq!(
        ada.post(&format!("/api/days/{}/practice", before.day), &json!({"name": "Ada"}))
            .await
            .failure()
            .1,
        "day-secret"
    );

    ada.play_out(&game).await;
    let after = view(&ada, &before.day).await;
    assert_eq!(
        (after.state, after.streak.days, after.streak.week[6]),
        (TryState::Finished, 1, true)
    );
    assert_eq!(begin(&ada, &before.day, "Ada").await, (200, game), "there is no second try");
    server.stop().await;
}

/// Neither hints nor a branch or a record on which one could take them.
#[tokio::test]
async fn nothing_helps_in_a_ranked_try() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let day = today(&ada).await.day;
    let (_, game) = begin(&ada, &day, "Ada").await;
    let mut socket = ada.socket(&game).await;
    socket.act(0, troyes_wire::SeatCommand::GoOn).await;
    assert_eq!(socket.view().head.hints, Hints::Off);
    match socket.send_command("hint", Command::Hint { seat: 0 }).await {
        Verdict::Refused(Problem { code, .. }) => assert_eq!(code, "no-hints"),
        accepted => panic!("{accepted:?}"),
    }
    for dice in ["same", "fresh"] {
        let asked = json!({"half_day": 1, "dice": dice});
        let reply = ada.post(&format!("/api/games/{game}/branches"), &asked).await;
        assert_eq!(reply.failure(), (403, "ranked".to_owned()));
    }
    let record = ada.get(&format!("/api/games/{game}/record")).await;
    assert_eq!(record.failure(), (403, "ranked".to_owned()));
    let export = ada.get("/api/me/export").await.json();
    assert_eq!(export["games"][0]["record"], json!(null));
    assert_eq!(ada.get(&format!("/api/games/{game}/analysis")).await.failure().1, "not-over");
    server.stop().await;
}

/// Whatever has the dice of the day is for those who have finished it.
#[tokio::test]
async fn dice_are_seen_by_those_who_have_finished() {
    let server = Running::fresh().await;
    let (ada, blaise) =
        (server.browser().named("Ada").await, server.browser().named("Blaise").await);
    let carla = server.browser();
    let day = today(&ada).await.day;
    let (_, of_ada) = begin(&ada, &day, "Ada").await;
    let (_, of_blaise) = begin(&blaise, &day, "Blaise").await;
    let end = ada.play_out(&of_ada).await;
    assert!(end.head.finished && end.head.seed.is_none(), "the seed is published later");
    let record = ada.get(&format!("/api/games/{of_ada}/record")).await.json();
    assert_eq!(record.get("seed"), None);
    assert_eq!(record["half_days"].as_array().unwrap().len(), 16);
    let practice = ada.post(&format!("/api/days/{day}/practice"), &json!({"name": "Ada"})).await;
    let practice = practice.read::<Created>().id;
    let branch = ada
        .post(&format!("/api/games/{of_ada}/branches"), &json!({"half_day": 3, "dice": "same"}))
        .await;
    let branch = branch.read::<Value>()["id"].as_str().unwrap().to_owned();
    let derived =
        explained(&ada, &day).await.field.unwrap().rows.into_iter().filter_map(|row| row.game);
    let games: Vec<String> = derived.chain([of_ada.clone(), practice, branch]).collect();
    assert_eq!(games.len(), 9, "six rows, among them Ada's own, and three more");
    for browser in [&blaise, &carla] {
        for game in &games {
            for path in ["", "/replay", "/record", "/analysis", "/analysis/strongest"] {
                let reply = browser.get(&format!("/api/games/{game}{path}")).await;
                assert_eq!(reply.failure(), (403, "day-secret".to_owned()), "{path}");
            }
            let path = format!("/api/games/{game}/branches");
            let reply = browser.post(&path, &json!({"half_day": 1, "dice": "fresh"})).await;
            assert_eq!(reply.failure(), (403, "day-secret".to_owned()));
            assert!(browser.try_socket(game, &[]).await.is_err());
        }
        let seen = view(browser, &day).await;
        assert!(seen.field.is_none() && seen.result.is_none());
    }
    // Ada may watch whoever still plays; nobody else may.
    assert_eq!(ada.get(&format!("/api/games/{of_blaise}")).await.status, 200);
    assert_eq!(carla.get(&format!("/api/games/{of_blaise}")).await.failure().1, "day-secret");
    blaise.play_out(&of_blaise).await;
    for game in &games {
        assert_eq!(blaise.get(&format!("/api/games/{game}/replay")).await.status, 200);
    }
    // An uploaded record is nobody's try.
    let uploaded = carla.post("/api/records", &record).await.read::<Created>().id;
    assert_eq!(carla.view(&uploaded).await.head.deal_of, None);
    assert_eq!(view(&carla, &day).await.state, TryState::Open);
    server.stop().await;
}

/// Who has given up has had their try.
#[tokio::test]
async fn a_try_that_is_ended_is_not_ranked() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let day = today(&ada).await.day;
    let (_, game) = begin(&ada, &day, "Ada").await;
    let mut socket = ada.socket(&game).await;
    socket.act(0, troyes_wire::SeatCommand::GoOn).await;
    socket.act(0, troyes_wire::SeatCommand::End).await;
    let after = view(&ada, &day).await;
    assert_eq!((after.state, after.result, after.streak.days), (TryState::Unranked, None, 0));
    assert_eq!(begin(&ada, &day, "Ada").await, (200, game));
    server.stop().await;
}

/// What is served is what follows from the logs: scores by the rules, losses by the solver, places by the ladder.
#[tokio::test]
async fn places_follow_from_the_logs() {
    let folder = Folder::new();
    let server = Running::with(&folder.config()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Blaise", "Carla"] {
        people.push(server.browser().named(name).await);
    }
    let day = today(&people[0]).await.day;
    for (index, browser) in people.iter().enumerate() {
        let (_, game) = begin(browser, &day, "Somebody").await;
        let mut socket = browser.socket(&game).await;
        // The first two play alike, and so they are equal.
        socket
            .play_out(if index < 2 { |offers| &offers[0] } else { |offers| offers.last().unwrap() })
            .await;
    }
    for browser in &people {
        explained(browser, &day).await;
    }
    let served = view(&people[0], &day).await;
    server.stop().await;

    let store = Store::open(&folder.config().database).await.unwrap();
    let network = troyes_solver::shipped().unwrap();
    let day: Day = day.parse().unwrap();
    let mut events = Vec::new();
    for placed in store.placed(day, 0, 100).await.unwrap() {
        let table = store.load(placed.game).await.unwrap().unwrap().table;
        let score = table.players()[0].now().score().total();
        let loss = Explained::of(&network, &table).unwrap().loss.0;
        events.push((placed.game, Outcome { day, score, loss: Some(loss) }));
    }
    assert_eq!(events.len(), 8);
    let rungs = ladder(events.iter().copied(), Span::day(day));
    let field = served.field.unwrap();
    let shown: Vec<_> = field
        .rows
        .iter()
        .map(|row| (row.place, row.tied, u32::from(row.score), row.loss.map(|loss| loss.0.0)))
        .collect();
    let expected: Vec<_> =
        rungs.iter().map(|rung| (rung.place, rung.tied, rung.points, rung.loss)).collect();
    assert_eq!(shown, expected);
    assert!(rungs.iter().any(|rung| rung.tied), "two are equal");
    // Names are for oneself; games as well.
    for row in &field.rows {
        assert_eq!(row.name.is_some(), row.yours);
        assert_eq!(row.game.is_some(), row.yours || row.bot.is_some());
    }
    let strongest = field.rows.iter().find(|row| row.bot == Some(troyes_wire::Level::Grandmaster));
    let par = field.par.unwrap();
    assert_eq!(par.score, strongest.unwrap().score);
    let of_par: GameId = par.game.parse().unwrap();
    let table = store.load(of_par).await.unwrap().unwrap().table;
    assert_eq!(par.luck.unwrap().0, Explained::of(&network, &table).unwrap().luck);
    let own = served.result.unwrap();
    let rung = rungs.iter().find(|rung| Some(rung.who.to_string()) == served.game).unwrap();
    assert_eq!((own.place, own.tied, own.field), (rung.place, rung.tied, 8));
    let worse = rungs.iter().filter(|other| other.place > rung.place).count() as f64;
    let equal = rungs.iter().filter(|other| other.place == rung.place).count() as f64 - 1.0;
    assert_eq!(own.beaten, Some((100.0 * (worse + equal / 2.0) / 7.0).floor() as u8));
    let scores: u32 = field.scores.iter().map(|count| count.players).sum();
    assert_eq!(scores, 8);
    assert_eq!(field.best.unwrap().score, field.rows[0].score);
    assert_eq!(field.middle.unwrap().score, field.median.unwrap());
    assert_eq!(field.median, Some(field.rows[3].score), "half have as much, or more");
    store.close().await;
}

/// A day is bound when it begins: it is finished the day after, ranked, and not later; and nobody begins it later.
#[tokio::test]
async fn days_pass() {
    let folder = Folder::new();
    let server = Running::with(&folder.config()).await;
    let (ada, blaise) =
        (server.browser().named("Ada").await, server.browser().named("Blaise").await);
    let day: Day = today(&ada).await.day.parse().unwrap();
    let (_, of_ada) = begin(&ada, &day.to_string(), "Ada").await;
    let (_, of_blaise) = begin(&blaise, &day.to_string(), "Blaise").await;
    server.stop().await;
    a_day_passes(&folder).await;

    let server = Running::with(&folder.config()).await;
    let [ada, blaise] = [&ada, &blaise].map(|browser| browser.at(&server.base));
    let carla = server.browser().named("Carla").await;
    let now = today(&ada).await;
    assert_eq!((now.day.as_str(), now.state), (day.to_string().as_str(), TryState::Open));
    let before = day.minus(1).to_string();
    assert_eq!(view(&ada, &before).await.state, TryState::Playing);
    assert_eq!(view(&carla, &before).await.state, TryState::Missed);
    assert_eq!(begin(&ada, &before, "Ada").await, (200, of_ada.clone()), "begun yesterday");
    let late = carla.post(&format!("/api/days/{before}/try"), &json!({"name": "Carla"})).await;
    assert_eq!(late.failure(), (409, "not-today".to_owned()));
    assert_eq!(carla.get(&format!("/api/games/{of_ada}")).await.failure().1, "day-secret");
    ada.play_out(&of_ada).await;
    let after = view(&ada, &before).await;
    assert_eq!((after.state, after.seed.is_none()), (TryState::Finished, true));
    assert_eq!(after.streak.days, 1, "today can come yet");
    let list = format!("/api/days?from={}&to={day}", day.minus(2));
    let list: MonthView = ada.get(&list).await.read();
    let states: Vec<TryState> = list.days.iter().map(|day| day.state).collect();
    assert_eq!(states, [TryState::Finished, TryState::Open]);
    assert_eq!(list.days[0].score, after.result.map(|result| result.score));
    server.stop().await;
    a_day_passes(&folder).await;

    let server = Running::with(&folder.config()).await;
    let [ada, blaise, carla] = [&ada, &blaise, &carla].map(|browser| browser.at(&server.base));
    today(&ada).await;
    let before = day.minus(2).to_string();
    let open = view(&carla, &before).await;
    let seed = open.seed.clone().expect("it is published");
    assert_eq!(troyes_record_seed(&seed), open.commitment, "as it was announced");
    assert!(open.field.is_some() && open.result.is_none());
    let finished = carla.view(&of_ada).await;
    assert_eq!(finished.head.seed, Some(seed));
    // Blaise has begun in time, and finishes too late.
    assert_eq!(view(&blaise, &before).await.state, TryState::Unranked);
    blaise.play_out(&of_blaise).await;
    let after = view(&blaise, &before).await;
    assert_eq!((after.state, after.result), (TryState::Unranked, None));
    let practice =
        carla.post(&format!("/api/days/{before}/practice"), &json!({"name": "Carla"})).await;
    assert_eq!(practice.status, 201, "anybody may practise by now");
    server.stop().await;
}

fn troyes_record_seed(seed: &str) -> String {
    seed.parse::<troyes_record::Seed>().unwrap().commitment()
}

/// What the solver has still to look at is not forgotten when the server stops.
#[tokio::test]
async fn the_solver_goes_on_after_a_restart() {
    let folder = Folder::new();
    let server = Running::with(&folder.config()).await;
    let ada = server.browser();
    let day = today(&ada).await.day;
    let (_, game) = begin(&ada, &day, "Ada").await;
    ada.play_out(&game).await;
    explained(&ada, &day).await;
    server.stop().await;
    for statement in [
        "UPDATE tries SET explained = NULL, loss = 9223372036854775807",
        "UPDATE day_scores SET tries = tries - 1 WHERE score = (SELECT score FROM tries WHERE bot = 'grandmaster')",
        "DELETE FROM tries WHERE bot = 'grandmaster'",
    ] {
        folder.execute(statement).await;
    }
    let server = Running::with(&folder.config()).await;
    let after = explained(&ada.at(&server.base), &day).await;
    assert!(after.field.unwrap().par.is_some());
    server.stop().await;
}

#[tokio::test]
async fn who_is_erased_leaves_the_field() {
    let server = Running::fresh().await;
    let (ada, blaise) = (server.browser(), server.browser());
    let day = today(&ada).await.day;
    for browser in [&ada, &blaise] {
        let (_, game) = begin(browser, &day, "Somebody").await;
        browser.play_out(&game).await;
    }
    let export = ada.get("/api/me/export").await.json();
    assert_eq!(export["days"][0]["day"], json!(day));
    let field = explained(&blaise, &day).await.result.unwrap().field;
    assert_eq!(field, 7);
    ada.send(ada.request(Method::DELETE, "/api/me")).await;
    assert_eq!(view(&blaise, &day).await.result.unwrap().field, 6);
    server.stop().await;
}

#[tokio::test]
async fn bad_questions() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let day = today(&ada).await.day;
    for path in ["/api/days/yesterday", "/api/days/2026-02-30", "/api/days/1969-12-31"] {
        assert_eq!(ada.get(path).await.failure(), (404, "no-such-day".to_owned()), "{path}");
    }
    for query in [
        "",
        "?from=2026-11-01",
        "?from=2026-11-02&to=2026-11-01",
        "?from=2026-01-01&to=2026-02-01",
        "?from=x&to=y",
    ] {
        assert_eq!(
            ada.get(&format!("/api/days{query}")).await.failure(),
            (400, "bad-query".to_owned()),
            "{query}"
        );
    }
    for body in [json!({"name": ""}), json!({}), json!({"name": "Ada", "seed": "mine"})] {
        let reply = ada.post(&format!("/api/days/{day}/try"), &body).await;
        assert_eq!(reply.status, 422, "{body}");
    }
    assert_eq!(server.players().await, 0);
    server.stop().await;
}

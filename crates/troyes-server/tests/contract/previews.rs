//! What other programs show of a link: titles, texts, pictures, and codes that are read aloud.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use troyes_wire::{Created, Hall, Lobby, Standing, TableCode};

use crate::support::{Browser, Folder, Reply, Running};

/// A page as a program reads it that shows previews, in a language.
async fn page(browser: &Browser, path: &str, language: &str) -> String {
    let request = browser.request(Method::GET, path);
    let request = request.header("accept", "text/html").header("accept-language", language);
    let reply = browser.send(request).await;
    assert_eq!(reply.status, 200, "{path}");
    reply.text
}

/// What a page says of itself.
fn said(page: &str, property: &str) -> String {
    let start = format!("property=\"og:{property}\" content=\"");
    let from = page.find(&start).map(|at| &page[at + start.len()..]);
    from.and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

/// Width and height of a PNG.
async fn size(browser: &Browser, path: &str) -> (u32, u32) {
    let png = browser.http.get(format!("{}{path}", browser.base)).send().await.unwrap();
    assert_eq!(png.headers()["content-type"], "image/png", "{path}");
    let bytes = png.bytes().await.unwrap();
    assert!(bytes.starts_with(b"\x89PNG"), "{path}");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn links_say_what_is_behind_them() {
    let server = Running::fresh().await;
    let (ada, nobody) = (server.browser(), server.browser());
    let home = page(&nobody, "/", "en").await;
    assert_eq!(said(&home, "title"), "Build a town with four dice");
    assert!(home.contains("<title>Build a town with four dice · Troyes Dice</title>"), "{home}");
    let picture = said(&home, "image");
    assert_eq!(picture, format!("{}/api/cards/home.png?language=en", nobody.base));
    assert_eq!(size(&nobody, "/api/cards/home.png?language=en").await, (1200, 630));

    let room = ada.open_room("Ada <&\" B.", 3, json!({"banquets": true})).await;
    let path = format!("/game/{room}");
    let table = page(&nobody, &path, "fr;q=0.2, de-AT").await;
    assert_eq!(said(&table, "title"), "Ada &lt;&amp;&quot; B. lädt zu einer Partie ein");
    assert!(said(&table, "description").contains("2 Plätze sind frei"), "{table}");
    assert_eq!(said(&table, "url"), format!("{}{path}", nobody.base));
    assert_eq!(size(&nobody, &format!("/api/cards/{room}.png?language=de")).await, (1200, 630));

    let game = ada.start(&["Ada"], json!({})).await;
    let running = page(&nobody, &format!("/game/{game}"), "en").await;
    assert_eq!(said(&running, "title"), "Ada is playing");
    let total = ada.play_out(&game).await.seats[0].sheet.score.total;
    for path in [format!("/game/{game}"), format!("/game/{game}/result")] {
        let over = page(&nobody, &path, "en").await;
        assert_eq!(said(&over, "title"), format!("Ada: {total} points"), "{path}");
    }
    assert_eq!(size(&nobody, &format!("/api/cards/{game}.png")).await, (1200, 630));
}

/// Neither a page nor a picture tells anything of what is not there, or not for everybody.
#[tokio::test]
async fn what_nobody_may_see_is_not_told() {
    let server = Running::fresh().await;
    let (ada, nobody) = (server.browser(), server.browser());
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].chronicle.len() < 3 {
        socket.step(|offers| &offers[0]).await;
    }
    let same = json!({"half_day": 1, "dice": "same", "seat": 0});
    let path = format!("/api/games/{game}/branches");
    let branch = ada.post(&path, &same).await.json()["id"].as_str().unwrap().to_owned();
    let missing = "0190c0de-0000-7000-8000-000000000000".to_owned();
    for id in [branch, missing] {
        let plain = page(&nobody, &format!("/game/{id}"), "en").await;
        assert_eq!(said(&plain, "title"), "", "{id}");
        let card = nobody.get(&format!("/api/cards/{id}.png")).await;
        assert_eq!(card.failure(), (404, "no-such-game".to_owned()), "{id}");
    }
    for odd in ["nothing.png", "..%2Fsecret", "home%00.png"] {
        assert_eq!(nobody.get(&format!("/api/cards/{odd}")).await.status, 404, "{odd}");
    }
}

/// Whoever has a card is told that it is still the one, and nobody makes the server paint all day.
#[tokio::test]
async fn cards_are_kept_and_limited() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let first = browser.http.get(format!("{}/api/cards/home.png", browser.base)).send().await;
    let etag = first.unwrap().headers()["etag"].clone();
    let request = browser.request(Method::GET, "/api/cards/home.png");
    let again: Reply = browser.send(request.header("if-none-match", etag)).await;
    assert_eq!(again.status, 304);
    let mut rooms = Vec::new();
    for number in 0..14 {
        rooms.push(browser.open_room(&format!("Table {number}"), 2, json!({})).await);
    }
    // All at once, so that a slow machine cannot be slower than the limit.
    let painted = rooms.iter().map(|room| {
        let asked = browser.http.get(format!("{}/api/cards/{room}.png", browser.base)).send();
        async { asked.await.unwrap().status().as_u16() }
    });
    let statuses = join_all(painted).await;
    // One is painted at a time; whoever has waited for too long is told so.
    assert!(statuses.iter().all(|status| [200, 429, 503].contains(status)), "{statuses:?}");
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    let kept = browser.http.get(format!("{}/api/cards/home.png", browser.base)).send().await;
    assert_eq!(kept.unwrap().status(), 200, "what is painted already costs nothing");
}

#[tokio::test]
async fn codes_lead_to_tables() {
    let server = Running::fresh().await;
    let (ada, bo) = (server.browser(), server.browser());
    let room = ada.open_room("Ada", 2, json!({})).await;
    let path = format!("/api/rooms/{room}/code");
    let TableCode { code } = ada.get(&path).await.read();
    assert_eq!((code.len(), code.find('-')), (7, Some(4)), "{code}");
    assert_eq!(bo.get(&path).await.read::<TableCode>().code, code, "it stays the same");
    let other = ada.open_room("Ada", 2, json!({})).await;
    let other: TableCode = ada.get(&format!("/api/rooms/{other}/code")).await.read();
    assert_ne!(other.code, code);
    for typed in [code.clone(), code.to_lowercase().replace('-', ""), code.replace('-', "%20")] {
        let found: Created = bo.get(&format!("/api/codes/{typed}")).await.read();
        assert_eq!(found.id, room, "{typed}");
    }
    let preview = page(&bo, &format!("/t/{code}"), "en").await;
    assert_eq!(said(&preview, "title"), "Ada invites you to a game");
    for unknown in ["ZZZZ-ZZ", "K7QM", "UUUU-UU", "%F0%9F%8E%B2"] {
        let failed = bo.get(&format!("/api/codes/{unknown}")).await.failure();
        assert_eq!(failed, (404, "no-such-code".to_owned()), "{unknown}");
    }
    let nothing = "0190c0de-0000-7000-8000-000000000000";
    assert_eq!(ada.get(&format!("/api/rooms/{nothing}/code")).await.status, 404);
}

/// With a thousand million codes and twenty guesses a minute, nobody finds a stranger's table.
#[tokio::test]
async fn codes_are_tried_slowly() {
    let server = Running::fresh().await;
    let mallory = server.browser();
    let statuses = join_all((0..60).map(|_| mallory.get("/api/codes/ZZZZ-ZZ"))).await;
    let statuses: Vec<u16> = statuses.iter().map(|reply| reply.failure().0).collect();
    let answered = statuses.iter().filter(|status| **status == 404).count();
    assert!((20..60).contains(&answered) && statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn the_lobby_knows_how_many_are_here() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let here = async || ada.get("/api/rooms").await.read::<Lobby>().here;
    assert_eq!(here().await, 0);
    let room = ada.open_room("Ada", 2, json!({"public": true})).await;
    let _at_table = ada.socket(&room).await;
    assert_eq!(here().await, 1);
    let _second_tab = ada.socket(&room).await;
    assert_eq!(here().await, 1, "two tabs are one person");
    let bo = server.browser().named("Bo").await;
    let _watching = bo.socket(&room).await;
    assert_eq!(here().await, 2);
}

/// Somebody's first game is told what it means, and earns something.
#[tokio::test]
async fn first_games_mean_something() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let marks = async || {
        let hall: Hall = ada.get("/api/me/feats").await.read();
        let earned = hall.marks.into_iter().filter(|mark| mark.earned.is_some());
        earned.map(|mark| mark.mark).collect::<Vec<_>>()
    };
    assert!(marks().await.is_empty());
    let known = ada.post("/api/deals", &json!({"seed": "known"})).await.json()["id"].clone();
    let game = ada.start(&["Ada"], json!({"deal": known})).await;
    let total = ada.play_out(&game).await.seats[0].sheet.score.total;
    assert!(marks().await.contains(&"game".to_owned()), "also with dice that do not count");
    assert!(!marks().await.contains(&"company".to_owned()));
    let several = ada.start(&["Ada", "Bo"], json!({})).await;
    ada.play_out(&several).await;
    assert!(marks().await.contains(&"company".to_owned()));

    let standing = async |points: u16| {
        ada.get(&format!("/api/standings?points={points}")).await.read::<Standing>()
    };
    let first = standing(total).await;
    assert_eq!(first.games, 3, "every sheet of a person is one");
    assert!(first.below < 3);
    assert_eq!((standing(0).await.below, standing(300).await.below), (0, 3));
    let averages: Vec<u16> = first.bots.iter().map(|bot| bot.average).collect();
    assert!(averages.len() == 5 && averages.is_sorted(), "{averages:?}");
    let bad = ada.get("/api/standings?points=many").await;
    assert_eq!(bad.failure(), (400, "bad-query".to_owned()));
    let uploaded: Value = ada.get(&format!("/api/games/{game}/record")).await.json();
    let bo = server.browser();
    bo.post("/api/records", &uploaded).await.read::<Created>();
    let hall: Hall = bo.get("/api/me/feats").await.read();
    assert!(hall.marks.iter().all(|mark| mark.earned.is_none()), "uploads earn nothing");
}

/// Nobody finds tables by trying codes, whether they ask the API or for pages.
#[tokio::test]
async fn nobody_finds_tables_by_trying() {
    let folder = Folder::new();
    let config = troyes_server::Config { trusted_proxy: true, ..folder.config() };
    let server = Running::keeping(folder, &config).await;
    let ada = server.browser_at("1.2.3.4");
    let room = ada.open_room("Ada Lovelace", 2, json!({})).await;
    let code = ada.get(&format!("/api/rooms/{room}/code")).await.json()["code"].clone();
    let path = format!("/t/{}", code.as_str().unwrap());
    let (bo, mallory) = (server.browser_at("1.2.3.5"), server.browser_at("6.6.6.6"));
    assert!(page(&bo, &path, "en").await.contains("Ada Lovelace"));
    for _ in 0..40 {
        page(&mallory, "/t/ZZZZ-ZZ", "en").await;
    }
    assert!(!page(&mallory, &path, "en").await.contains("Ada Lovelace"));
    assert!(page(&bo, &path, "en").await.contains("Ada Lovelace"), "others are told");
    server.stop().await;
}

//! Every endpoint fed with garbage: each answers with a 4xx in the one format, and nothing is stored.

use reqwest::Method;
use serde_json::json;

use crate::support::Running;

/// Bodies that are not what any endpoint wants.
fn bodies() -> Vec<Vec<u8>> {
    let mut bodies: Vec<Vec<u8>> = [
        "",
        "{",
        "null",
        "[]",
        "7",
        "\"text\"",
        "{\"name\":7}",
        "{\"names\":{}}",
        "{\"half_day\":\"x\"}",
        "{\"code\":[]}",
        "{\"seed\":1}",
        "[[[[[[",
        "\u{feff}{}",
        "{\"a\":1}trailing",
    ]
    .into_iter()
    .map(|text| text.as_bytes().to_vec())
    .collect();
    bodies.push(vec![0xff, 0xfe, 0x00, 0x80]);
    bodies.push(b"{\"name\":\"\xff\xff\"}".to_vec());
    bodies.push("[".repeat(10_000).into_bytes());
    bodies
}

#[tokio::test]
async fn bad_bodies() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let game = browser.start(&["Ada"], json!({})).await;
    let before = browser.get("/api/games").await.json();
    let me = browser.get("/api/me").await.json();
    let branches = format!("/api/games/{game}/branches");
    for (method, path) in [
        (Method::PUT, "/api/me"),
        (Method::POST, "/api/me/recover"),
        (Method::POST, "/api/deals"),
        (Method::POST, "/api/games"),
        (Method::POST, "/api/rooms"),
        (Method::POST, &branches),
        (Method::POST, "/api/records"),
    ] {
        for body in bodies() {
            let request = browser.request(method.clone(), path).body(body.clone());
            let reply = browser.send(request.header("content-type", "application/json")).await;
            let shown = String::from_utf8_lossy(&body[..body.len().min(40)]).into_owned();
            assert!(reply.status.is_client_error(), "{method} {path} {shown}: {reply:?}");
            reply.problem();
        }
        let without_type = browser.send(browser.request(method.clone(), path).body("{}")).await;
        assert!(without_type.status.is_client_error(), "{method} {path}");
        without_type.problem();
        let large = format!("{{\"name\":\"{}\"}}", "x".repeat(300_000));
        let request = browser.request(method.clone(), path).body(large);
        let reply = browser.send(request.header("content-type", "application/json")).await;
        assert_eq!(reply.failure(), (413, "too-large".to_owned()), "{method} {path}");
    }
    assert_eq!(browser.get("/api/games").await.json(), before);
    assert_eq!(browser.get("/api/me").await.json(), me);
}

/// Bodies of the right shape that make no sense.
#[tokio::test]
async fn bad_values() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let game = |change: serde_json::Value| {
        let mut body = json!({"names": ["Ada"], "columns": {"type": "first"}, "banquets": false, "pace": "own"});
        body.as_object_mut().unwrap().extend(change.as_object().cloned().unwrap());
        body
    };
    let room = |change: serde_json::Value, options: serde_json::Value| {
        let mut body = json!({"name": "Ada", "places": 2, "options": {
            "columns": {"type": "first"}, "banquets": false, "pace": "together", "limit": null, "public": false,
            "chat": true, "hints": false, "stand_in": "apprentice",
        }});
        body["options"].as_object_mut().unwrap().extend(options.as_object().cloned().unwrap());
        body.as_object_mut().unwrap().extend(change.as_object().cloned().unwrap());
        body
    };
    let unknown = "01a1e1a2-85ce-776d-aedf-556d7bbb056a";
    for (path, body, expected) in [
        ("/api/rooms", room(json!({"name": ""}), json!({})), (422, "bad-name")),
        ("/api/rooms", room(json!({"places": 0}), json!({})), (422, "player-count")),
        ("/api/rooms", room(json!({"places": 11}), json!({})), (422, "player-count")),
        ("/api/rooms", room(json!({}), json!({"limit": 9})), (422, "bad-limit")),
        (
            "/api/rooms",
            room(json!({"webhook": "https://a.b/\u{0}"}), json!({})),
            (422, "bad-webhook"),
        ),
        (
            "/api/rooms",
            room(json!({}), json!({"columns": {"type": "expert", "columns": [1, 2, 3, 4, 5, 5]}})),
            (422, "bad-columns"),
        ),
        ("/api/games", game(json!({"names": []})), (422, "player-count")),
        ("/api/games", game(json!({"names": vec!["x"; 11]})), (422, "player-count")),
        ("/api/games", game(json!({"names": [""]})), (422, "bad-name")),
        ("/api/games", game(json!({"names": ["a\u{0}b"]})), (422, "bad-name")),
        ("/api/games", game(json!({"names": ["x".repeat(41)]})), (422, "bad-name")),
        ("/api/games", game(json!({"names": [7]})), (422, "bad-body")),
        (
            "/api/games",
            game(json!({"columns": {"type": "expert", "columns": [1, 2, 3, 4, 5, 5]}})),
            (422, "bad-columns"),
        ),
        (
            "/api/games",
            game(json!({"columns": {"type": "expert", "columns": [0, 2, 3, 4, 5, 6]}})),
            (422, "bad-columns"),
        ),
        (
            "/api/games",
            game(json!({"columns": {"type": "expert", "columns": [1, 2, 3]}})),
            (422, "bad-body"),
        ),
        ("/api/games", game(json!({"columns": {"type": "sideways"}})), (422, "bad-body")),
        ("/api/games", game(json!({"pace": "fast"})), (422, "bad-body")),
        ("/api/games", game(json!({"pace": 5})), (422, "bad-body")),
        ("/api/deals", json!([null, null]), (422, "bad-body")),
        ("/api/games", game(json!({"deal": "nonsense"})), (404, "no-such-deal")),
        ("/api/games", game(json!({"deal": unknown})), (404, "no-such-deal")),
        ("/api/deals", json!({"seed": "x".repeat(201)}), (422, "bad-seed")),
        ("/api/me/recover", json!({"code": "nonsense"}), (404, "no-such-code")),
        (
            "/api/games/nonsense/branches",
            json!({"half_day": 1, "dice": "same"}),
            (404, "no-such-game"),
        ),
    ] {
        let reply = browser.post(path, &body).await;
        assert_eq!(reply.failure(), (expected.0, expected.1.to_owned()), "{path} {body}");
        assert_eq!(reply.header("set-cookie"), "", "{path} {body}");
    }
    for name in ["", "   ", "a\nb", &"x".repeat(41), "\u{3164}", "\u{ffff}", "\u{202e}adA"] {
        let reply = browser.put("/api/me", &json!({"name": name})).await;
        assert_eq!(reply.failure(), (422, "bad-name".to_owned()));
    }
    assert_eq!(server.players().await, 0, "nothing is stored, not even who asked");
}

#[tokio::test]
async fn bad_addresses() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let unknown = "01a1e1a2-85ce-776d-aedf-556d7bbb056a";
    for (method, path, expected) in [
        (Method::GET, "/api/nothing", (404, "no-such-path")),
        (Method::GET, "/api/", (404, "no-such-path")),
        (Method::POST, "/api/nothing", (404, "no-such-path")),
        (Method::GET, "/api/games/nonsense", (404, "no-such-game")),
        (Method::GET, "/api/games/%ff%fe", (404, "no-such-game")),
        (Method::GET, "/api/games/..%2f..%2fetc", (404, "no-such-game")),
        (Method::GET, "/api/games/1", (404, "no-such-game")),
        (Method::GET, "/api/deals/%00", (404, "no-such-deal")),
        (Method::GET, "/api/games?limit=0", (400, "bad-query")),
        (Method::GET, "/api/games?limit=101", (400, "bad-query")),
        (Method::GET, "/api/games?limit=x", (400, "bad-query")),
        (Method::GET, "/api/games?limit=-1", (400, "bad-query")),
        (Method::GET, "/api/games?before=x", (400, "bad-query")),
        (Method::GET, "/api/games?limit=1&limit=2", (400, "bad-query")),
        (Method::PUT, "/api/games", (405, "wrong-method")),
        (Method::PATCH, "/api/me", (405, "wrong-method")),
        (Method::POST, "/healthz", (405, "wrong-method")),
        (Method::POST, "/", (405, "wrong-method")),
        (Method::GET, "/assets/nothing.js", (404, "no-such-path")),
        (Method::GET, "/robots.txt", (404, "no-such-path")),
    ] {
        let reply = browser.send(browser.request(method.clone(), path)).await;
        assert_eq!(reply.failure(), (expected.0, expected.1.to_owned()), "{method} {path}");
    }
    for rest in ["", "/replay", "/record", "/socket"] {
        let reply = browser.get(&format!("/api/games/{unknown}{rest}")).await;
        assert_eq!(reply.failure(), (404, "no-such-game".to_owned()), "{rest}");
    }
    let reply = browser.delete(&format!("/api/games/{unknown}")).await;
    assert_eq!(reply.failure(), (404, "no-such-game".to_owned()));
    assert!(browser.try_socket(unknown, &[]).await.is_err());
    let game = browser.start(&["Ada"], json!({})).await;
    let reply = browser.get(&format!("/api/games/{game}/socket")).await;
    assert_eq!(reply.failure(), (426, "not-a-socket".to_owned()));
}

/// What is no JSON is distinguished from JSON that does not fit, and from what does not even say that it is JSON.
#[tokio::test]
async fn json_or_not() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let sent = async |kind: &str, body: &'static [u8]| {
        let request = browser.request(Method::PUT, "/api/me").header("content-type", kind);
        browser.send(request.body(body)).await
    };
    for (body, expected) in [
        (&b""[..], (400, "bad-json")),
        (b"{", (400, "bad-json")),
        (b"{\"name\":\"Ada\"}}", (400, "bad-json")),
        (b"{\"name\":\"\xff\"}", (400, "bad-json")),
        (b"{\"name\":5,}", (400, "bad-json")),
        (b"{\"name\":5}", (422, "bad-body")),
        (b"{\"name\":\"Ada\",\"name\":\"Ada\"}", (422, "bad-body")),
        (b"null", (422, "bad-body")),
        (b"[[]]", (422, "bad-body")),
        (b"[\"Ada\"]", (422, "bad-body")),
    ] {
        let reply = sent("application/json", body).await;
        let shown = String::from_utf8_lossy(body);
        assert_eq!(reply.failure(), (expected.0, expected.1.to_owned()), "{shown}");
    }
    let reply = sent("application/json", b" \r\n\t{\"name\":\"Ada\"}").await;
    assert_eq!(reply.status, 200, "blanks do not matter");
    let good = b"{\"name\":\"Ada\"}";
    for kind in ["text/plain", "json", "application/xml", "", "application/jsonp"] {
        assert_eq!(sent(kind, good).await.failure(), (415, "not-json".to_owned()), "{kind}");
    }
    for kind in ["application/json; charset=utf-8", "Application/JSON", "application/a+json"] {
        assert_eq!(sent(kind, good).await.status, 200, "{kind}");
    }
}

//! What every answer carries, and what other sites may not do.

use reqwest::Method;
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

use crate::support::{Folder, Running};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

#[tokio::test]
async fn headers_are_on_every_answer() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let game = browser.start(&["Ada"], json!({})).await;
    let large = "x".repeat(300_000);
    for (method, path, body) in [
        (Method::GET, "/", ""),
        (Method::GET, "/game/whatever", ""),
        (Method::GET, "/assets/index-abc.js", ""),
        (Method::GET, "/assets/missing.js", ""),
        (Method::GET, "/favicon.svg", ""),
        (Method::GET, "/healthz", ""),
        (Method::GET, "/readyz", ""),
        (Method::GET, "/metrics", ""),
        (Method::GET, "/api", ""),
        (Method::GET, "/api/style.css", ""),
        (Method::GET, "/api/openapi.json", ""),
        (Method::GET, "/api/me", ""),
        (Method::GET, "/api/nothing", ""),
        (Method::GET, &format!("/api/games/{game}"), ""),
        (Method::GET, &format!("/api/games/{game}/socket"), ""),
        (Method::POST, "/api/games", "{"),
        (Method::POST, "/api/records", &large),
        (Method::PATCH, "/api/me", ""),
        (Method::DELETE, "/", ""),
    ] {
        let request = browser.request(method.clone(), path).body(body.to_owned());
        let reply = browser.send(request).await;
        for (name, expected) in [
            ("content-security-policy", POLICY),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", ""),
        ] {
            assert_eq!(reply.header(name), expected, "{method} {path}");
        }
        assert!(reply.header("permissions-policy").contains("camera=()"), "{method} {path}");
        assert!(!reply.header("cache-control").is_empty(), "{method} {path}");
        if path.starts_with("/api") {
            assert_eq!(reply.header("cache-control"), "no-store", "{method} {path}");
        }
    }
}

/// A client that forbids plain answers gets them all the same, unless there is another way.
#[tokio::test]
async fn every_answer_can_be_sent() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let long = "/api/openapi.json";
    for (path, accepted, encoding) in [
        ("/api/me", "identity;q=0", ""),
        ("/api/me", "*;q=0", ""),
        ("/api/me", "gzip;q=0, identity; q=0.0", ""),
        ("/assets/index-abc.js", "*;q=0", ""),
        ("/api/nothing", "*;q=0", ""),
        (long, "identity;q=0", ""),
        (long, "br, identity;q=0", "br"),
        (long, "br, *;q=0", "br"),
        (long, "br", "br"),
    ] {
        let request = browser.request(Method::GET, path).header("accept-encoding", accepted);
        let response = request.send().await.unwrap();
        let expected = if path == "/api/nothing" { 404 } else { 200 };
        assert_eq!(response.status(), expected, "{path} {accepted}");
        let headers = response.headers();
        let sent = headers.get("content-encoding").map_or("", |sent| sent.to_str().unwrap());
        assert_eq!(sent, encoding, "{path} {accepted}");
    }
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.public_url = Some("https://dice.example.org".parse().unwrap());
    let server = Running::with(&config).await;
    let browser = server.browser();
    let own = server.base.clone();
    for (headers, expected) in [
        (vec![("origin", "https://evil.example")], 403),
        (vec![("origin", "null")], 403),
        (vec![("origin", "http://127.0.0.1:1")], 403),
        (vec![("sec-fetch-site", "cross-site")], 403),
        (vec![("sec-fetch-site", "same-site")], 403),
        (vec![("origin", own.as_str()), ("sec-fetch-site", "same-origin")], 200),
        (vec![("origin", "https://dice.example.org")], 200),
        (vec![("sec-fetch-site", "none")], 200),
        (vec![], 200),
    ] {
        let mut request = browser.request(Method::PUT, "/api/me").json(&json!({"name": "Ada"}));
        for (name, value) in &headers {
            request = request.header(*name, *value);
        }
        let reply = browser.send(request).await;
        assert_eq!(reply.status, expected, "{headers:?}");
        if expected == 403 {
            assert_eq!(reply.problem(), "foreign-origin");
        }
    }
    // Looking is free: nobody else can read the answer.
    let request = browser.request(Method::GET, "/api/me").header("origin", "https://evil.example");
    assert_eq!(browser.send(request).await.status, 200);

    let game = browser.start(&["Ada"], json!({})).await;
    for (origin, opens) in [
        ("https://evil.example", false),
        ("null", false),
        (own.as_str(), true),
        ("https://dice.example.org", true),
    ] {
        match browser.try_socket(&game, &[("origin", origin)]).await {
            Ok(_) => assert!(opens, "{origin}"),
            Err(Error::Http(response)) => {
                assert!(!opens, "{origin}");
                assert_eq!(response.status(), 403);
                let body = String::from_utf8(response.body().clone().unwrap()).unwrap();
                assert!(body.contains("foreign-origin"), "{body}");
            }
            Err(other) => panic!("{other:?}"),
        }
    }
}

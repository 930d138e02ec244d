//! Pages of other sites that may play here, because whoever runs the server says so.

use reqwest::Method;
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

use crate::support::{Browser, Folder, Reply, Running};

const GUEST: &str = "https://dice.example.net";
const STRANGER: &str = "https://evil.example";

async fn with_guest() -> Running {
    let folder = Folder::new();
    let mut config = folder.config();
    config.guests = vec![GUEST.parse().unwrap()];
    Running::keeping(folder, &config).await
}

/// What a page of another site asks, with the key that it has.
async fn ask(page: &Browser, origin: &str, method: Method, path: &str, key: &str) -> Reply {
    let mut request = page.request(method.clone(), path).header("origin", origin);
    if !key.is_empty() {
        request = request.header("authorization", format!("Bearer {key}"));
    }
    if method == Method::PUT {
        request = request.json(&json!({"name": "Ada"}));
    }
    page.send(request).await
}

/// What a browser asks before it lets a page ask.
async fn preflight(page: &Browser, origin: &str, path: &str) -> Reply {
    let request = page
        .request(Method::OPTIONS, path)
        .header("origin", origin)
        .header("access-control-request-method", "PUT")
        .header("access-control-request-headers", "authorization,content-type");
    page.send(request).await
}

#[tokio::test]
async fn nobody_is_let_in_by_default() {
    let server = Running::fresh().await;
    let page = server.browser();
    for reply in [
        preflight(&page, GUEST, "/api/me").await,
        ask(&page, GUEST, Method::PUT, "/api/me", "").await,
        ask(&page, GUEST, Method::GET, "/api/me", "").await,
        ask(&page, &server.base, Method::PUT, "/api/me", "").await,
    ] {
        let about = |(name, _): (&reqwest::header::HeaderName, _)| {
            name.as_str().starts_with("access-control") || name == "troyes-key"
        };
        assert!(!reply.headers.iter().any(about), "{reply:?}");
        assert!(!reply.header("vary").contains("origin"), "{reply:?}");
    }
    assert_eq!(
        ask(&page, GUEST, Method::PUT, "/api/me", "").await.failure(),
        (403, "foreign-origin".to_owned())
    );
}

#[tokio::test]
async fn a_guest_plays_by_a_key() {
    let server = with_guest().await;
    // A browser that has a cookie of this server already.
    let page = server.browser();
    page.start(&["Blaise"], json!({})).await;

    let allowed = preflight(&page, GUEST, "/api/me").await;
    assert_eq!(allowed.header("access-control-allow-origin"), GUEST);
    assert!(allowed.header("access-control-allow-methods").contains("PUT"));
    assert_eq!(allowed.header("access-control-allow-headers"), "authorization,content-type");
    assert_eq!(allowed.header("access-control-allow-credentials"), "");

    let named = ask(&page, GUEST, Method::PUT, "/api/me", "").await;
    assert_eq!((named.status.as_u16(), named.header("set-cookie")), (200, ""));
    assert_eq!(named.header("access-control-allow-origin"), GUEST);
    assert!(named.header("access-control-expose-headers").contains("troyes-key"));
    let key = named.header("troyes-key").to_owned();
    assert!(!key.is_empty());

    // The key is the player; the cookie that the browser may send is not.
    let me = async |key: &str| ask(&page, GUEST, Method::GET, "/api/me", key).await.json();
    assert_eq!(me(&key).await["name"], "Ada");
    for nobody in ["", "00", "zz", &key.replace('3', "4"), &format!("{key}3b2041")] {
        assert_eq!(me(nobody).await["known"], false, "{nobody}");
    }
    let request = page
        .request(Method::POST, "/api/games")
        .header("origin", GUEST)
        .header("authorization", format!("Bearer {key}"))
        .json(&json!({"deal": null, "names": ["Ada"], "bots": [], "columns": {"type": "first"}, "banquets": false, "pace": "own"}));
    let made = page.send(request).await;
    let game = made.json()["id"].as_str().unwrap().to_owned();
    let games = ask(&page, GUEST, Method::GET, "/api/games", &key).await.json();
    assert_eq!(games["games"][0]["id"], *game);

    // The same at the table.
    for (offered, own) in
        [(format!("troyes, troyes-key.{key}"), true), ("troyes".to_owned(), false)]
    {
        let headers = [("origin", GUEST), ("sec-websocket-protocol", &offered)];
        let socket = page.try_socket(&game, &headers).await.unwrap();
        assert_eq!(socket.view.as_ref().unwrap().seats[0].yours, own, "{offered}");
    }

    // A player who is forgotten takes the key along.
    let gone = ask(&page, GUEST, Method::DELETE, "/api/me/session", &key).await;
    assert_eq!(gone.headers.get("troyes-key").map(|key| key.as_bytes()), Some(&b""[..]));
    assert_eq!(me(&key).await["known"], false);
}

/// Letting one site in lets in no other, and does not change what our own pages are.
#[tokio::test]
async fn only_who_is_named_is_let_in() {
    let server = with_guest().await;
    let page = server.browser();
    let game = page.start(&["Ada"], json!({})).await;
    let key = ask(&page, GUEST, Method::PUT, "/api/me", "").await.header("troyes-key").to_owned();
    for origin in [
        STRANGER,
        "null",
        "http://dice.example.net",
        "https://dice.example.net:444",
        "https://dice.example.net.evil.example",
    ] {
        assert_eq!(
            ask(&page, origin, Method::PUT, "/api/me", &key).await.failure(),
            (403, "foreign-origin".to_owned()),
            "{origin}"
        );
        assert_eq!(
            preflight(&page, origin, "/api/me").await.header("access-control-allow-origin"),
            "",
            "{origin}"
        );
        let refused = page.try_socket(&game, &[("origin", origin)]).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403), "{origin}");
    }
    // Refusals can be read by whoever may ask.
    let missing = ask(&page, GUEST, Method::GET, "/api/nothing", "").await;
    assert_eq!(
        (missing.status.as_u16(), missing.header("access-control-allow-origin")),
        (404, GUEST)
    );

    // Our own pages have cookies as ever, and keys are nothing to them.
    let own = ask(&page, &server.base, Method::GET, "/api/me", &key).await;
    assert_eq!((own.json()["known"].clone(), own.header("troyes-key")), (json!(true), ""));
    let fresh = server.browser();
    assert_eq!(
        ask(&fresh, &server.base, Method::GET, "/api/me", &key).await.json()["known"],
        false
    );
}

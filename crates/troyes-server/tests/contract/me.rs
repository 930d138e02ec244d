//! The player of a browser.

use serde_json::json;

use troyes_wire::{SeatCommand, SessionView, Sessions};

use crate::support::{Browser, Folder, Running};

#[tokio::test]
async fn identities() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let nobody = json!({"known": false, "name": null, "has_recovery_code": false, "webhook": null});
    let reply = ada.get("/api/me").await;
    assert_eq!(reply.json(), nobody);
    assert_eq!(reply.header("set-cookie"), "", "asking makes no identity");
    let reply = ada.put("/api/me", &json!({"name": "  Ada  "})).await;
    assert_eq!(
        reply.json(),
        json!({"known": true, "name": "Ada", "has_recovery_code": false, "webhook": null})
    );
    let cookie = reply.header("set-cookie").to_owned();
    assert!(cookie.starts_with("troyes_player="), "{cookie}");
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    // Somebody who makes a cookie up is nobody.
    for forged in
        [cookie.replace("%3D", "%3D0"), "troyes_player=01a1e1a2-85ce-776d-aedf-556d7bbb056a".into()]
    {
        let mallory = server.browser();
        let request = mallory.request(reqwest::Method::GET, "/api/me").header("cookie", forged);
        assert_eq!(mallory.send(request).await.json(), nobody);
    }
    let reply = ada.delete("/api/me/session").await;
    assert_eq!(reply.status, 204);
    assert!(reply.header("set-cookie").contains("Max-Age=0"), "{reply:?}");
    assert_eq!(ada.get("/api/me").await.json(), nobody);
}

#[tokio::test]
async fn cookies_are_secure_where_the_site_is() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.public_url = Some("https://dice.example.org".parse().unwrap());
    let server = Running::with(&config).await;
    let reply = server.browser().put("/api/me", &json!({"name": "Ada"})).await;
    assert!(reply.header("set-cookie").contains("Secure"), "{reply:?}");
    assert_eq!(reply.header("strict-transport-security"), "max-age=31536000");
}

#[tokio::test]
async fn recovery_codes_move_a_player() {
    let server = Running::fresh().await;
    let phone = server.browser();
    phone.put("/api/me", &json!({"name": "Ada"})).await;
    let game = phone.start(&["Ada"], json!({})).await;
    let code =
        async || phone.post("/api/me/recovery-code", &json!(null)).await.json()["code"].clone();
    let old = code().await;
    let new = code().await;
    assert_eq!(phone.get("/api/me").await.json()["has_recovery_code"], true);
    let laptop = server.browser();
    let failed = laptop.post("/api/me/recover", &json!({"code": old})).await;
    assert_eq!(failed.failure(), (404, "no-such-code".to_owned()));
    assert_eq!(failed.header("set-cookie"), "");
    let sloppy =
        new.as_str().unwrap().to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
    let found = laptop.post("/api/me/recover", &json!({"code": sloppy})).await;
    assert_eq!(
        found.json(),
        json!({"known": true, "name": "Ada", "has_recovery_code": true, "webhook": null})
    );
    assert_eq!(laptop.get("/api/games").await.json()["games"][0]["id"], json!(game));
    assert!(laptop.view(&game).await.seats[0].yours);
}

#[tokio::test]
async fn webhooks_are_addresses() {
    let server = Running::fresh().await;
    let ada = server.browser();
    for bad in ["", "http://ntfy.sh/a", "https://ntfy.sh/a\u{0}b", "https://ntfy.sh/\u{1f}", "\t"] {
        let reply = ada.put("/api/me/webhook", &json!({"address": bad})).await;
        assert_eq!(reply.failure(), (422, "bad-webhook".to_owned()), "{bad:?}");
    }
    assert_eq!(server.players().await, 0, "nothing is stored, not even who asked");
    for address in [json!("https://ntfy.sh/a"), json!(null)] {
        let reply = ada.put("/api/me/webhook", &json!({"address": address})).await;
        assert_eq!(reply.json()["webhook"], address);
    }
}

/// The cookie of a session that was ended is worthless, wherever a copy of it is; sockets close.
#[tokio::test]
async fn sessions_can_be_ended() {
    let server = Running::fresh().await;
    let phone = server.browser().named("Ada").await;
    let code = phone.post("/api/me/recovery-code", &json!(null)).await.json()["code"].clone();
    let game = phone.start(&["Ada"], json!({})).await;
    let laptop = server.browser();
    laptop.post("/api/me/recover", &json!({"code": code})).await;
    let tablet = server.browser();
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let recover = tablet.request(reqwest::Method::POST, "/api/me/recover");
    tablet.send(recover.header("user-agent", agent).json(&json!({"code": code}))).await;
    let sessions = async |browser: &Browser| -> Vec<SessionView> {
        browser.get("/api/me/sessions").await.read::<Sessions>().sessions
    };
    let all = sessions(&laptop).await;
    assert_eq!((all.len(), all.iter().filter(|session| session.current).count()), (3, 1));
    assert!(all.iter().any(|session| session.device.as_deref() == Some("Firefox, Linux")));
    let mallory = server.browser().named("Mallory").await;
    let of_phone = sessions(&phone).await.into_iter().find(|session| session.current).unwrap();
    let path = format!("/api/me/sessions/{}", of_phone.id);
    for stranger in [&mallory, &server.browser()] {
        assert_eq!(stranger.delete(&path).await.failure(), (404, "no-such-session".to_owned()));
    }
    assert!(sessions(&server.browser()).await.is_empty());

    // One: its cookie and its socket are nobody's any more.
    let mut playing = phone.socket(&game).await;
    playing.act(0, SeatCommand::GoOn).await;
    assert_eq!(laptop.delete(&path).await.status, 204);
    while playing.try_next().await.is_some() {}
    assert_eq!(phone.get("/api/me").await.json()["known"], false);
    assert!(!phone.view(&game).await.seats[0].yours);
    assert_eq!(laptop.delete(&path).await.failure().0, 404, "it is gone already");

    // All others: the one that asks stays.
    assert_eq!(laptop.delete("/api/me/sessions").await.status, 204);
    assert_eq!(tablet.get("/api/me").await.json()["known"], false);
    assert_eq!(sessions(&laptop).await.len(), 1);
    assert!(laptop.view(&game).await.seats[0].yours);

    // This one: a copy of the cookie does not outlive it.
    let copy = laptop.at(&laptop.base);
    assert_eq!(laptop.delete("/api/me/session").await.status, 204);
    assert_eq!(copy.get("/api/me").await.json()["known"], false);
    let back = server.browser();
    assert_eq!(back.post("/api/me/recover", &json!({"code": code})).await.json()["name"], "Ada");
    server.stop().await;
}

//! Groups: who may read what, and who may change what.

use reqwest::Method;
use serde_json::{Value, json};
use troyes_server::{Config, Quotas};
use troyes_wire::{Created, DayView, GroupView, Groups, Invitation, TryState};

use super::days::{begin, today};
use crate::support::{Browser, Folder, Running};

/// Somebody with a group; gives its id.
async fn open(browser: &Browser, name: &str) -> String {
    browser.post("/api/groups", &json!({"name": name})).await.read::<Created>().id
}

async fn look(browser: &Browser, group: &str) -> GroupView {
    browser.get(&format!("/api/groups/{group}")).await.read()
}

async fn join(browser: &Browser, link: &str, name: &str) -> String {
    let path = format!("/api/invitations/{link}");
    browser.post(&path, &json!({"name": name})).await.read::<Created>().id
}

/// The names of members, with their points of the day, the week and the season.
fn ladder(group: &GroupView) -> Vec<(&str, [Option<u32>; 3])> {
    let points = |member: &troyes_wire::GroupMember| {
        [member.on_day, member.on_week, member.on_season].map(|rung| rung.map(|rung| rung.points))
    };
    let members = group.members.iter();
    members.map(|member| (member.who.name.as_deref().unwrap_or(""), points(member))).collect()
}

#[tokio::test]
async fn ladders_are_for_members_who_have_finished() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let group = open(&ada, "Market").await;
    let link = look(&ada, &group).await.link;
    let blaise = server.browser();
    let invitation: Invitation = blaise.get(&format!("/api/invitations/{link}")).await.read();
    assert_eq!(
        (invitation.name.as_str(), invitation.people, invitation.member_of),
        ("Market", 1, None)
    );
    assert_eq!(join(&blaise, &link, "Blaise").await, group);
    assert_eq!(join(&blaise, &link, "Blaise").await, group, "once is enough");
    let invitation: Invitation = blaise.get(&format!("/api/invitations/{link}")).await.read();
    assert_eq!(invitation.member_of.as_deref(), Some(group.as_str()));

    let day = today(&ada).await.day;
    let (_, game) = begin(&ada, &day, "Ada").await;
    ada.play_out(&game).await;
    let score = ada.get("/api/days/today").await.read::<DayView>().result.unwrap().score.into();
    let seen = look(&ada, &group).await;
    assert_eq!(ladder(&seen), [("Ada", [Some(score); 3]), ("Blaise", [None; 3])]);
    assert_eq!(seen.members[0].game.as_deref(), Some(game.as_str()));
    // Blaise sees that Ada has finished, and nothing that follows from it.
    let (_, of_blaise) = begin(&blaise, &day, "Blaise").await;
    let mut socket = blaise.socket(&of_blaise).await;
    socket.act(0, troyes_wire::SeatCommand::GoOn).await;
    let seen = look(&blaise, &group).await;
    assert_eq!(ladder(&seen), [("Ada", [None; 3]), ("Blaise", [None; 3])]);
    assert!(seen.members.iter().all(|member| member.game.is_none()));
    let states: Vec<_> = seen.members.iter().map(|one| (one.who.state, one.who.half_day)).collect();
    assert_eq!(states, [(TryState::Finished, 0), (TryState::Playing, 1)]);
    let list: Groups = blaise.get("/api/groups").await.read();
    assert_eq!((list.groups[0].people, list.groups[0].finished), (2, 1));
    assert_eq!(list.groups[0].some[0].name.as_deref(), Some("Ada"));
    drop(socket);
    blaise.play_out(&of_blaise).await;
    let seen = look(&blaise, &group).await;
    assert!(seen.members.iter().all(|member| member.on_day.is_some() && member.game.is_some()));
    // In the field of the day, those of one's groups have names.
    let field = blaise.get("/api/days/today").await.read::<DayView>().field.unwrap();
    let names: Vec<_> = field.rows.iter().filter_map(|row| row.name.as_deref()).collect();
    assert!(names.contains(&"Ada") && names.contains(&"Blaise"), "{names:?}");
    server.stop().await;
}

#[tokio::test]
async fn outsiders_read_nothing() {
    let server = Running::fresh().await;
    let (ada, carla) = (server.browser().named("Ada").await, server.browser().named("Carla").await);
    let group = open(&ada, "Market").await;
    let link = look(&ada, &group).await.link;
    let member = look(&ada, &group).await.members[0].id.clone();
    let nobody = server.browser();
    for browser in [&carla, &nobody] {
        for (method, path, body) in [
            (Method::GET, String::new(), None),
            (Method::GET, "?day=2026-11-18".to_owned(), None),
            (Method::PUT, String::new(), Some(json!({"name": "Mine"}))),
            (Method::DELETE, String::new(), None),
            (Method::POST, "/link".to_owned(), None),
            (Method::DELETE, "/members/me".to_owned(), None),
            (Method::DELETE, format!("/members/{member}"), None),
        ] {
            let mut request =
                browser.request(method.clone(), &format!("/api/groups/{group}{path}"));
            if let Some(body) = body {
                request = request.json(&body);
            }
            let reply = browser.send(request).await;
            assert_eq!(reply.failure(), (404, "no-such-group".to_owned()), "{method} {path}");
            assert!(!reply.text.contains("Ada") && !reply.text.contains(&link));
        }
        // The id of a group is no link to it.
        let path = format!("/api/invitations/{group}");
        assert_eq!(browser.get(&path).await.failure().1, "no-such-group");
        assert_eq!(
            browser.post(&path, &json!({"name": "Carla"})).await.failure().1,
            "no-such-group"
        );
        assert_eq!(browser.get("/api/groups").await.read::<Groups>().groups, []);
    }
    // An invitation tells name and size, and nobody's name.
    let text = carla.get(&format!("/api/invitations/{link}")).await.text;
    assert!(!text.contains("Ada") && !text.contains(&group));
    server.stop().await;
}

#[tokio::test]
async fn owners_rule_and_members_leave() {
    let server = Running::fresh().await;
    let (ada, blaise) = (server.browser().named("Ada").await, server.browser());
    let group = open(&ada, "Market").await;
    let link = look(&ada, &group).await.link;
    join(&blaise, &link, "Blaise").await;
    let path = format!("/api/groups/{group}");
    for (method, path, body) in [
        (Method::PUT, path.clone(), Some(json!({"name": "Mine"}))),
        (Method::DELETE, path.clone(), None),
        (Method::POST, format!("{path}/link"), None),
        (
            Method::DELETE,
            format!("{path}/members/{}", look(&ada, &group).await.members[0].id),
            None,
        ),
    ] {
        let mut request = blaise.request(method.clone(), &path);
        if let Some(body) = body {
            request = request.json(&body);
        }
        assert_eq!(
            blaise.send(request).await.failure(),
            (403, "not-group-owner".to_owned()),
            "{method}"
        );
    }
    assert_eq!(ada.put(&path, &json!({"name": "Halles"})).await.status, 204);
    assert_eq!(ada.put(&path, &json!({"name": ""})).await.failure().1, "bad-name");
    let seen = look(&blaise, &group).await;
    assert_eq!((seen.name.as_str(), seen.yours), ("Halles", false));
    // A removed member reads nothing any more, and has no way back.
    let id = |name: &str| {
        let member = seen.members.iter().find(|one| one.who.name.as_deref() == Some(name));
        format!("{path}/members/{}", member.unwrap().id)
    };
    assert_eq!(ada.delete(&id("Ada")).await.failure().1, "own-place");
    assert_eq!(ada.delete(&id("Blaise")).await.status, 204);
    assert_eq!(ada.delete(&id("Blaise")).await.failure().1, "no-such-member");
    assert_eq!(blaise.get(&path).await.failure().1, "no-such-group");
    let back = blaise.post(&format!("/api/invitations/{link}"), &json!({"name": "Blaise"})).await;
    assert_eq!(back.failure().1, "no-such-group");
    let link = look(&ada, &group).await.link;
    join(&blaise, &link, "Blaise").await;
    assert_eq!(ada.send(ada.request(Method::POST, &format!("{path}/link"))).await.status, 204);
    assert_ne!(look(&ada, &group).await.link, link);
    // Whoever stays has it.
    assert_eq!(ada.delete(&format!("{path}/members/me")).await.status, 204);
    assert!(look(&blaise, &group).await.yours);
    let export = blaise.get("/api/me/export").await.json();
    assert_eq!(export["groups"], json!(["Halles"]));
    assert_eq!(blaise.delete(&path).await.status, 204);
    assert_eq!(blaise.get("/api/groups").await.read::<Groups>().groups, []);
    server.stop().await;
}

#[tokio::test]
async fn nobody_opens_too_many() {
    let folder = Folder::new();
    let quotas = Quotas::INTERNET.with("groups=5/3".parse().unwrap());
    let config = Config { trusted_proxy: true, quotas, ..folder.config() };
    let server = Running::keeping(folder, &config).await;
    let mallory = server.browser_at("6.6.6.6").named("Mallory").await;
    for _ in 0..3 {
        open(&mallory, "More").await;
    }
    let reply = mallory.post("/api/groups", &json!({"name": "More"})).await;
    assert_eq!(reply.failure(), (429, "too-many-groups".to_owned()));
    assert!(reply.header("retry-after").parse::<u64>().unwrap() > 0);
    let more = server.browser_at("6.6.6.6");
    let link =
        look(&mallory, &mallory.get("/api/groups").await.read::<Groups>().groups[0].id).await.link;
    join(&more, &link, "More").await;
    // Whoever comes from there as somebody new is of the same address.
    let mut refused = None;
    for _ in 0..5 {
        let path = format!("/api/invitations/{link}");
        let reply = server.browser_at("6.6.6.6").post(&path, &json!({"name": "More"})).await;
        if !reply.status.is_success() {
            refused = Some(reply.failure());
            break;
        }
    }
    assert_eq!(refused, Some((429, "too-many-groups".to_owned())));
    let ada = server.browser_at("1.2.3.4");
    assert_eq!(
        ada.post("/api/groups", &json!({"name": "Market"})).await.read::<Value>()["id"]
            .as_str()
            .map(str::len),
        Some(36)
    );
    server.stop().await;
}

//! The description of the API, and what is for operators of the server.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::Running;

#[tokio::test]
async fn every_route_is_described() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let document: Value = browser.get("/api/openapi.json").await.json();
    let routes: BTreeSet<String> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| {
            let methods = item.as_object().unwrap().keys();
            methods.map(move |method| format!("{} {path}", method.to_uppercase()))
        })
        .collect();
    let expected = [
        "DELETE /api/games/{id}",
        "DELETE /api/groups/{id}",
        "DELETE /api/groups/{id}/members/me",
        "DELETE /api/groups/{id}/members/{member}",
        "DELETE /api/me",
        "DELETE /api/me/session",
        "DELETE /api/me/sessions",
        "DELETE /api/me/sessions/{id}",
        "GET /api",
        "GET /api/days",
        "GET /api/days/today",
        "GET /api/days/{day}",
        "GET /api/deals/{id}",
        "GET /api/games",
        "GET /api/games/{id}",
        "GET /api/games/{id}/analysis",
        "GET /api/games/{id}/analysis/strongest",
        "GET /api/games/{id}/record",
        "GET /api/games/{id}/replay",
        "GET /api/games/{id}/socket",
        "GET /api/groups",
        "GET /api/groups/{id}",
        "GET /api/invitations/{link}",
        "GET /api/lobby/socket",
        "GET /api/me",
        "GET /api/me/export",
        "GET /api/me/feats",
        "GET /api/me/sessions",
        "GET /api/openapi.json",
        "GET /api/rooms",
        "GET /api/rooms/{id}",
        "GET /api/rooms/{id}/qr",
        "GET /api/style.css",
        "GET /healthz",
        "GET /metrics",
        "GET /readyz",
        "POST /api/days/{day}/practice",
        "POST /api/days/{day}/try",
        "POST /api/deals",
        "POST /api/games",
        "POST /api/games/{id}/branches",
        "POST /api/groups",
        "POST /api/groups/{id}/link",
        "POST /api/invitations/{link}",
        "POST /api/me/recover",
        "POST /api/me/recovery-code",
        "POST /api/records",
        "POST /api/rooms",
        "PUT /api/games/{id}",
        "PUT /api/groups/{id}",
        "PUT /api/me",
        "PUT /api/me/webhook",
    ];
    assert_eq!(routes.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    // Every type that is referred to is there.
    let text = document.to_string();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name: String = reference.chars().take_while(|c| c.is_alphanumeric()).collect();
        assert!(schemas.contains_key(&name), "{name}");
    }
    // Every operation has a name of its own and says what it does, and every failure has the one format.
    let mut names = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            assert!(names.insert(operation["operationId"].as_str().unwrap()), "{method} {path}");
            assert!(operation["summary"].is_string(), "{method} {path}");
            for (status, response) in operation["responses"].as_object().unwrap() {
                if status.starts_with('4') || status.starts_with('5') {
                    let response = resolved(&document, response);
                    let schema = &response["content"]["application/json"]["schema"]["$ref"];
                    assert_eq!(
                        *schema,
                        json!("#/components/schemas/Problem"),
                        "{method} {path} {status}"
                    );
                }
            }
        }
    }
    // The page for people names all of them too.
    let page = browser.get("/api").await;
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.text.contains(path), "{path}");
    }
    assert!(!page.text.contains("style=") && !page.text.contains("<script"));
}

/// What a reference leads to, or the thing itself.
fn resolved<'a>(document: &'a Value, thing: &'a Value) -> &'a Value {
    match thing["$ref"].as_str() {
        Some(reference) => document.pointer(reference.strip_prefix('#').unwrap()).unwrap(),
        None => thing,
    }
}

/// What all requests go through is described at every operation, beside what is its own.
#[tokio::test]
async fn common_answers_are_described() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let document: Value = browser.get("/api/openapi.json").await.json();
    for (method, path, expected) in [
        ("get", "/healthz", &["503 too-slow"][..]),
        ("get", "/api/me", &["429 too-many", "503 too-slow"]),
        ("delete", "/api/games/{id}", &["403 not-yours", "403 foreign-origin", "429 too-many"]),
        ("get", "/api/games/{id}/analysis", &["429 too-many-questions", "429 too-many"]),
        (
            "post",
            "/api/games",
            &[
                "400 bad-json",
                "403 foreign-origin",
                "408 slow-request",
                "413 too-large",
                "415 not-json",
                "422 player-count",
                "422 bad-body",
            ],
        ),
        (
            "post",
            "/api/records",
            &[
                "408 slow-request",
                "413 too-large",
                "422 bad-record",
                "429 too-many-records",
                "429 too-many",
            ],
        ),
        ("post", "/api/rooms", &["429 too-many-rooms", "429 too-many"]),
    ] {
        for expected in expected {
            let (status, code) = expected.split_once(' ').unwrap();
            let response = &document["paths"][path][method]["responses"][status];
            let description = resolved(&document, response)["description"].as_str().unwrap();
            assert!(description.contains(&format!("`{code}`")), "{path} {expected}: {description}");
        }
    }
    assert!(document["paths"]["/api/records"]["post"]["responses"].get("415").is_none());
    // Bounds stand where a program can read them.
    let schemas = &document["components"]["schemas"];
    for (schema, minimum, maximum) in [
        (&document["paths"]["/api/games"]["get"]["parameters"][1]["schema"], 1, 100),
        (&schemas["NewBranch"]["properties"]["half_day"], 1, 16),
        (&schemas["NewRoom"]["properties"]["places"], 1, 10),
    ] {
        assert_eq!((&schema["minimum"], &schema["maximum"]), (&json!(minimum), &json!(maximum)));
    }
    let names = &schemas["NewGame"]["properties"]["names"];
    assert_eq!((&names["minItems"], &names["maxItems"]), (&json!(1), &json!(10)));
    let name = &schemas["NewName"]["properties"]["name"];
    assert_eq!((&name["minLength"], &name["maxLength"]), (&json!(1), &json!(40)));
    // The page for people says once what is common.
    let page = browser.get("/api").await.text;
    assert_eq!(page.matches("the header <code>Content-Type</code>").count(), 1);
}

#[tokio::test]
async fn watching_over_the_server() {
    let server = Running::fresh().await;
    let browser = server.browser();
    assert_eq!(browser.get("/healthz").await.status, 200);
    assert_eq!(browser.get("/readyz").await.status, 200);
    let game = browser.start(&["Ada"], json!({})).await;
    let mut socket = browser.socket(&game).await;
    socket.act(0, troyes_wire::SeatCommand::GoOn).await;
    let metrics = browser.get("/metrics").await;
    assert!(metrics.header("content-type").starts_with("text/plain; version=0.0.4"));
    for line in [
        "troyes_http_requests_total{method=\"POST\",route=\"/api/games\",status=\"201\"} ",
        "troyes_http_request_seconds_bucket{route=\"/api/games\",le=\"0.1\"} ",
        "troyes_sockets_open ",
        "troyes_commands_total{verdict=\"accepted\"} ",
        "troyes_tables_in_memory ",
        "troyes_games_created_total{origin=\"drawn\"} ",
    ] {
        assert!(metrics.text.contains(line), "{line}\n{}", metrics.text);
    }
    assert!(!metrics.text.contains(&game), "numbers are about routes, not about games");
}

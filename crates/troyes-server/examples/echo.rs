//! The limit that a server is compared with: a bare axum WebSocket that says yes to everything, without rules, views or a database. `troyes load`
//! plays on it as on a real one: `cargo run --release --package troyes-server --example echo -- 127.0.0.1:8139`.

use std::io;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::{any, get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use troyes_wire::{Answer, ClientMessage, ServerMessage, Verdict};

#[tokio::main]
async fn main() -> io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:8139".to_owned());
    let router = Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(async || "ready\n"))
        .route("/api/deals", post(name))
        .route("/api/games", post(name))
        .route("/api/games/{id}/socket", any(socket));
    let listener = TcpListener::bind(address).await?;
    axum::serve(listener, router).await
}

async fn name() -> Json<Value> {
    Json(json!({ "id": "game" }))
}

async fn socket(upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(echo)
}

async fn echo(mut socket: WebSocket) {
    let mut sequence = 0;
    while let Some(Ok(Message::Text(text))) = socket.recv().await {
        let Ok(ClientMessage { id, .. }) = serde_json::from_str(&text) else { return };
        sequence += 1;
        let answer = ServerMessage::Answer(Answer { id, verdict: Verdict::Accepted { sequence } });
        let answer = serde_json::to_string(&answer).expect("an answer has text keys");
        if socket.send(Message::text(answer)).await.is_err() {
            return;
        }
    }
}

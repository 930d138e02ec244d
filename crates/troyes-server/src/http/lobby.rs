//! The lobby, where people find tables. However many watch it, it is computed once whenever it may look different, and all are sent the same
//! bytes.

use std::pin::pin;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::watch;
use tokio::time::{interval, sleep, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::identity::Visitor;
use super::limits;
use super::problem::Failure;
use super::security::is_foreign;
use super::socket::READ_AT_ONCE;
use crate::metrics::{self, OpenSocket};
use troyes_wire::{Lobby, Problem, Refusal};

/// The lobby is computed at most this often.
const PAUSE: Duration = Duration::from_millis(250);

/// Before it is tried again, where the database is away.
const RETRY: Duration = Duration::from_secs(1);

/// How often a watcher of the lobby is asked whether they are still there.
const PING_EVERY: Duration = Duration::from_secs(20);

/// A peer that does not take a message within this time is gone.
const SENT_WITHIN: Duration = Duration::from_secs(10);

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lobby)).routes(routes!(lobby_socket))
}

/// Public tables that can be joined or watched, the newest first.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms", responses(
    (status = 200, description = "The lobby", body = Lobby)))]
async fn lobby(State(app): State<App>) -> Result<Json<Lobby>, Failure> {
    Ok(Json(app.tables.lobby().await?))
}

/// The lobby as it is, and again whenever it is different: every message is a `Lobby`.
#[utoipa::path(get, path = "/api/lobby/socket", tag = "rooms", responses(
    (status = 101, description = "The socket is open", body = Lobby),
    (status = 403, description = "`foreign-origin`: a page of another site asks", body = Problem),
    (status = 426, description = "`not-a-socket`: this address is for WebSockets", body = Problem),
    (status = 429, description = "`too-many-sockets`: of this player, or from this address", body = Problem),
    (status = 503, description = "`server-full`: too many sockets are open; `server-stops`: another server, or this one anew, will be there", body = Problem)))]
async fn lobby_socket(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if is_foreign(&app, &headers) {
        return Err(Refusal::ForeignOrigin.into());
    }
    let upgrade = upgrade.map_err(|_| Refusal::NotASocket)?;
    let held = app.admit_socket(visitor.asker())?;
    Ok(upgrade.read_buffer_size(READ_AT_ONCE).max_message_size(1024).on_upgrade(move |socket| {
        let sockets = app.sockets.clone();
        sockets.track_future(async move {
            show(app, socket).await;
            drop(held);
        })
    }))
}

/// What all who watch the lobby see.
#[derive(Default)]
pub(crate) struct Board {
    /// The lobby as JSON; nothing where it is not known.
    shown: watch::Sender<Option<Utf8Bytes>>,
}

impl Board {
    /// Shows the lobby to all who watch it, for ever.
    pub(crate) async fn keep_up(app: App) {
        let shown = &app.board.shown;
        let mut changes = app.tables.watch_lobby();
        while changes.changed().await.is_ok() {
            // Where nobody watches, it is forgotten, and computed for the next who comes.
            if shown.receiver_count() == 0 {
                shown.send_replace(None);
                continue;
            }
            match app.tables.lobby().await {
                Ok(lobby) => {
                    metrics::lobby_computed();
                    let json = serde_json::to_string(&lobby).expect("the lobby has text keys");
                    let json = Some(Utf8Bytes::from(json));
                    shown.send_if_modified(|before| {
                        let is_new = *before != json;
                        if is_new {
                            *before = json;
                        }
                        is_new
                    });
                    sleep(PAUSE).await;
                }
                Err(error) => {
                    tracing::warn!(%error, "the lobby could not be read");
                    sleep(RETRY).await;
                    changes.mark_changed();
                }
            }
        }
    }
}

/// The last word to somebody who talks where nobody listens, or too much about nothing.
fn goodbye(reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code: close_code::POLICY, reason: reason.into() }))
}

async fn show(app: App, mut socket: WebSocket) {
    let _open = OpenSocket::new();
    let limiter = limits::of_socket();
    let mut shown = app.board.shown.subscribe();
    shown.mark_changed();
    let mut pings = interval(PING_EVERY);
    let mut leaving = pin!(app.leaving.turn());
    loop {
        let message = tokio::select! {
            () = &mut leaving => return,
            message = socket.recv() => match message {
                Some(Ok(Message::Pong(_) | Message::Ping(_))) if limiter.check().is_ok() => continue,
                Some(Ok(Message::Pong(_) | Message::Ping(_))) => goodbye("too many messages"),
                Some(Ok(Message::Text(_) | Message::Binary(_))) => goodbye("nobody listens here"),
                _ => return,
            },
            changed = shown.changed() => {
                if changed.is_err() {
                    return;
                }
                let now = shown.borrow_and_update().clone();
                let Some(json) = now else {
                    app.tables.doubt_lobby();
                    continue;
                };
                Message::Text(json)
            }
            _ = pings.tick() => Message::Ping(Default::default()),
        };
        let ends = matches!(message, Message::Close(_));
        if !matches!(timeout(SENT_WITHIN, socket.send(message)).await, Ok(Ok(()))) || ends {
            return;
        }
    }
}

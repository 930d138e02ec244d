//! Tables that people gather at, and the lobby where they find each other.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, LOCATION};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use tokio::time::{interval, sleep, timeout};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, GameName};
use super::identity::Visitor;
use super::problem::Failure;
use super::security::is_foreign;
use super::socket::READ_AT_ONCE;
use crate::metrics::OpenSocket;
use troyes_host::room::Plan;
use troyes_wire::{Created, Lobby, NewRoom, Problem, Refusal, RoomView};

/// The lobby is told again at most this often.
const LOBBY_PAUSE: Duration = Duration::from_millis(250);

/// How often a watcher of the lobby is asked whether they are still there.
const PING_EVERY: Duration = Duration::from_secs(20);

/// A peer that does not take a message within this time is gone.
const SENT_WITHIN: Duration = Duration::from_secs(10);

/// Characters of a host at the most: names have no more (RFC 1035), and much longer ones fit into no QR code.
const LONGEST_HOST: usize = 255;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(open, lobby))
        .routes(routes!(lobby_socket))
        .routes(routes!(room))
        .routes(routes!(qr_code))
}

/// Opens a table for people to gather at.
///
/// The player who asks becomes the host. The table has a socket, `/api/games/{id}/socket`, where people sit down and the game
/// begins. A browser without an identity gets one.
#[utoipa::path(post, path = "/api/rooms", tag = "rooms", request_body = NewRoom, responses(
    (status = 201, description = "The table is open", body = Created),
    (status = 422, description = "`player-count`, `bad-name`, `bad-columns`, `bad-limit` or `bad-webhook`", body = Problem)))]
async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Body(asked): Body<NewRoom>,
) -> Result<(StatusCode, SignedCookieJar, [(HeaderName, String); 1], Json<Created>), Failure> {
    let plan = Plan::new(&asked)?;
    let (player, jar) = visitor.enter(&app).await?;
    let id = app.tables.open_room(player, plan).await?.to_string();
    let location = [(LOCATION, format!("/api/rooms/{id}"))];
    Ok((StatusCode::CREATED, jar, location, Json(Created { id })))
}

/// Public tables that can be joined or watched, the newest first.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms", responses(
    (status = 200, description = "The lobby", body = Lobby)))]
async fn lobby(State(app): State<App>) -> Result<Json<Lobby>, Failure> {
    Ok(Json(app.tables.lobby().await?))
}

/// A table that people gather at, as the asker may see it.
#[utoipa::path(get, path = "/api/rooms/{id}", tag = "rooms",
    params(("id" = String, Path, description = "The name of the table")),
    responses(
        (status = 200, description = "The table", body = RoomView),
        (status = 404, description = "`no-such-game`", body = Problem)))]
async fn room(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<Json<RoomView>, Failure> {
    let look = app.tables.look(id, visitor.player, u64::MAX, &[]).await?;
    Ok(look.room.map(Json).ok_or(Refusal::NoSuchGame)?)
}

/// The link to a table as a QR code.
#[utoipa::path(get, path = "/api/rooms/{id}/qr", tag = "rooms",
    params(("id" = String, Path, description = "The name of the table")),
    responses(
        (status = 200, description = "An image", body = String, content_type = "image/svg+xml"),
        (status = 400, description = "`bad-host`: the header `Host` names none", body = Problem),
        (status = 404, description = "`no-such-game`", body = Problem)))]
async fn qr_code(
    State(app): State<App>,
    GameName(id): GameName,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    app.tables.must_exist(id).await?;
    let origin = match &app.public_url {
        Some(url) => url.origin().to_owned(),
        None => format!("http://{}", host(&headers)?),
    };
    let code = QrCode::with_error_correction_level(format!("{origin}/game/{id}"), EcLevel::M)
        .map_err(|_| Refusal::Internal)?;
    let image = code
        .render::<svg::Color<'_>>()
        .min_dimensions(240, 240)
        .dark_color(svg::Color("#1d1a16"))
        .light_color(svg::Color("#ffffff"))
        .build();
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=3600")];
    Ok((headers, image).into_response())
}

/// The host by which the asker has reached us, with its port.
fn host(headers: &HeaderMap) -> Result<Authority, Refusal> {
    let Some(host) = headers.get(HOST) else { return Ok(Authority::from_static("localhost")) };
    let host = host.to_str().ok().filter(|host| host.len() <= LONGEST_HOST && !host.contains('@'));
    host.and_then(|host| host.parse().ok()).ok_or(Refusal::BadHost)
}

/// The lobby as it is, and again whenever it is different: every message is a `Lobby`.
#[utoipa::path(get, path = "/api/lobby/socket", tag = "rooms", responses(
    (status = 101, description = "The socket is open", body = Lobby),
    (status = 403, description = "`foreign-origin`: a page of another site asks", body = Problem),
    (status = 426, description = "`not-a-socket`: this address is for WebSockets", body = Problem),
    (status = 503, description = "`server-full`: too many sockets are open", body = Problem)))]
async fn lobby_socket(
    State(app): State<App>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if is_foreign(&app, &headers) {
        return Err(Refusal::ForeignOrigin.into());
    }
    let upgrade = upgrade.map_err(|_| Refusal::NotASocket)?;
    app.admit_socket()?;
    Ok(upgrade.read_buffer_size(READ_AT_ONCE).max_message_size(1024).on_upgrade(move |socket| {
        let sockets = app.sockets.clone();
        sockets.track_future(show_lobby(app, socket))
    }))
}

async fn show_lobby(app: App, mut socket: WebSocket) {
    let _open = OpenSocket::new();
    let mut changes = app.tables.watch_lobby();
    changes.mark_changed();
    let mut pings = interval(PING_EVERY);
    let mut sent = None;
    loop {
        let message = tokio::select! {
            () = app.closing.cancelled() => return,
            message = socket.recv() => match message {
                // Nobody has anything to say here.
                Some(Ok(Message::Pong(_) | Message::Ping(_))) => continue,
                _ => return,
            },
            changed = changes.changed() => {
                if changed.is_err() {
                    return;
                }
                // Many changes at once are told once.
                if sent.is_some() {
                    sleep(LOBBY_PAUSE).await;
                    changes.mark_unchanged();
                }
                let Ok(lobby) = app.tables.lobby().await else { return };
                if sent.as_ref() == Some(&lobby) {
                    continue;
                }
                let json = serde_json::to_string(&lobby).expect("the lobby has text keys");
                sent = Some(lobby);
                Message::Text(json.into())
            }
            _ = pings.tick() => Message::Ping(Default::default()),
        };
        if !matches!(timeout(SENT_WITHIN, socket.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
}

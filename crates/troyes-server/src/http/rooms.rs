//! Tables that people gather at.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::SignedCookieJar;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Body, GameName};
use super::identity::Visitor;
use super::problem::Failure;
use super::{App, address};
use troyes_host::room::Plan;
use troyes_wire::{Created, NewRoom, Problem, Refusal, RoomView};

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open)).routes(routes!(room)).routes(routes!(qr_code))
}

/// Opens a table for people to gather at.
///
/// The player who asks becomes the host. The table has a socket, `/api/games/{id}/socket`, where people sit down and the game
/// begins. A browser without an identity gets one.
#[utoipa::path(post, path = "/api/rooms", tag = "rooms", request_body = NewRoom, responses(
    (status = 201, description = "The table is open", body = Created),
    (status = 422, description = "`player-count`, `bad-name`, `bad-columns`, `bad-limit` or `bad-webhook`", body = Problem),
    (status = 429, description = "`too-many-rooms`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Body(asked): Body<NewRoom>,
) -> Result<(StatusCode, SignedCookieJar, [(HeaderName, String); 1], Json<Created>), Failure> {
    let plan = Plan::new(&asked)?;
    app.fairness.rooms.take(visitor.asker())?;
    let (player, jar) = visitor.enter(&app).await?;
    let id = app.tables.open_room(player, plan).await?.to_string();
    let location = [(LOCATION, format!("/api/rooms/{id}"))];
    Ok((StatusCode::CREATED, jar, location, Json(Created { id })))
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
    let origin = address::origin(&app, &headers)?;
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

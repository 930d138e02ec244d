//! Short codes of tables: what is read aloud instead of a link.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use troyes_host::GameId;
use troyes_store::StoreError;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::GameName;
use super::problem::Failure;
use crate::spelling;
use troyes_wire::{Created, Problem, Refusal, TableCode};

/// Digits of a code: one in a thousand million.
const LENGTH: usize = 6;

/// How often another code is tried where somebody else has one already.
const TRIES: usize = 5;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(code)).routes(routes!(table))
}

/// The short code of a table, made when it is first asked for.
///
/// `/t/` and the code leads to the table as its link does. Whoever knows the link may ask; the code is good as long as the table is kept.
#[utoipa::path(get, path = "/api/rooms/{id}/code", tag = "rooms",
    params(("id" = String, Path, description = "The name of the table")),
    responses(
        (status = 200, description = "The code", body = TableCode),
        (status = 404, description = "`no-such-game`", body = Problem)))]
async fn code(State(app): State<App>, GameName(id): GameName) -> Result<Json<TableCode>, Failure> {
    app.tables.must_exist(id).await?;
    for _ in 0..TRIES {
        match app.store.code_of(id, &spelling::fresh::<LENGTH>()).await {
            Ok(code) => return Ok(Json(TableCode { code: spelling::in_groups(&code) })),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refusal::NotReady.into())
}

/// The table of a short code. Capitals, blanks and hyphens do not matter.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "rooms",
    params(("code" = String, Path, description = "What somebody was told")),
    responses(
        (status = 200, description = "The name of the table", body = Created),
        (status = 404, description = "`no-such-code`", body = Problem),
        (status = 429, description = "`too-many`: wait as long as Retry-After says", body = Problem)))]
async fn table(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(typed): Path<String>,
) -> Result<Json<Created>, Failure> {
    app.limits.check_code(peer, &headers)?;
    let id = found(&app, &typed).await?.ok_or(Refusal::NoSuchCode)?;
    Ok(Json(Created { id: id.to_string() }))
}

/// The table of a code as somebody typed it.
pub(crate) async fn found(app: &App, typed: &str) -> Result<Option<GameId>, StoreError> {
    match spelling::normalised(typed, LENGTH) {
        Some(code) => app.store.table_of_code(&code).await,
        None => Ok(None),
    }
}

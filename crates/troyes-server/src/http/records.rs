//! Game records: downloading and uploading games (`docs/record.md`).

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use troyes_host::table_of_record;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{GameName, Received};
use super::games::{Opened, find, open};
use super::identity::Visitor;
use super::problem::Failure;
use crate::random;
use troyes_wire::{Created, Origin, Problem};

/// Bytes of a record at the most. Ten players need about 60 kB.
const LARGEST: usize = 256 * 1024;

pub(crate) fn router() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new().routes(routes!(upload)).layer(DefaultBodyLimit::max(LARGEST));
    OpenApiRouter::new().routes(routes!(download)).merge(upload)
}

/// The record of a game.
///
/// Of a game that is being played, the player of all seats gets it as far as everybody has closed it.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "records",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "The record, as a file", body = Object),
        (status = 403, description = "`not-yours`: it is being played by others; `ranked`: it is a ranked try that is being played", body = Problem)))]
async fn download(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<impl IntoResponse, Failure> {
    let game = find(&app, &visitor, id).await?;
    let record = game.record(visitor.player, app.store.time())?;
    let name: String = id.to_string().chars().take(8).collect();
    let disposition = format!("attachment; filename=\"troyes-dice-{name}.json\"");
    let headers =
        [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, disposition)];
    Ok((headers, record))
}

/// Opens the game of a record.
///
/// A finished one can be looked at, any other played on: with the dice of its seed if it has one, else with fresh ones.
/// Players without a name in it are called by their number.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = Object, responses(
    (status = 201, description = "The game is open", body = Created),
    (status = 413, description = "`too-large`: more than 256 kB", body = Problem),
    (status = 422, description = "`bad-record`, with place, reason and clause; `bad-name`", body = Problem),
    (status = 429, description = "`too-many-records`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    Received(body): Received,
) -> Result<Opened, Failure> {
    app.fairness.records.take(visitor.asker())?;
    let table = table_of_record(&body, random::seed())?;
    open(&app, visitor, &table, Origin::Imported, None, &[], |id| Created { id }).await
}

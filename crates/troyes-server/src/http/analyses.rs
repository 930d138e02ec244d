//! Finished games in luck and skill.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::GameName;
use super::games::find;
use super::identity::Visitor;
use super::problem::Failure;
use crate::thinking::{Finding, Progress};
use troyes_host::{Analysed, GameId};
use troyes_wire::{AnalysisProgress, AnalysisView, Problem, Refusal, ReplayView};

/// How long a request waits for an analysis before it says how far that has come.
const WAIT: Duration = Duration::from_millis(400);

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(analysis)).routes(routes!(strongest))
}

/// A finished game in luck and skill, for every player, and what the strongest bot made of the same dice.
///
/// It is made when it is first asked for. As long as it is not ready, the answer says how far it has come: ask again. What nobody
/// asks for any more is given up.
#[utoipa::path(get, path = "/api/games/{id}/analysis", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "The analysis", body = AnalysisView),
        (status = 202, description = "It is being made", body = AnalysisProgress),
        (status = 409, description = "`ended-early`: it was ended before its last half-day", body = Problem)))]
async fn analysis(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<Response, Failure> {
    Ok(match progress(&app, &visitor, id).await? {
        Progress::Found(analysis) => Json(&analysis.view).into_response(),
        Progress::Under(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
    })
}

/// What the strongest bot made of the dice of a finished game, half-day by half-day.
///
/// It comes with the analysis, and is made together with it.
#[utoipa::path(get, path = "/api/games/{id}/analysis/strongest", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "Every state on the way", body = ReplayView),
        (status = 202, description = "It is being made", body = AnalysisProgress),
        (status = 409, description = "`ended-early`: it was ended before its last half-day", body = Problem)))]
async fn strongest(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<Response, Failure> {
    Ok(match progress(&app, &visitor, id).await? {
        Progress::Found(analysis) => Json(analysis.replay()).into_response(),
        Progress::Under(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
    })
}

/// The analysis of a game, or how far it has come.
async fn progress(app: &App, visitor: &Visitor, id: GameId) -> Result<Progress, Failure> {
    let game = find(app, visitor, id).await?;
    match app.thinking.analysis(visitor.asker(), &Analysed::of(&game)?)? {
        Finding::Found(analysis) => Ok(Progress::Found(analysis)),
        Finding::Making(making) => Ok(making.within(WAIT).await.ok_or(Refusal::Internal)?),
    }
}

//! Deals: what a seed says before a game.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, DealName};
use super::identity::Visitor;
use super::problem::Failure;
use crate::random;
use troyes_host::{DealId, DealSeed};
use troyes_store::fresh;
use troyes_wire::{DealView, NewDeal, Problem, Refusal};

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(make)).routes(routes!(deal))
}

/// Draws a deal, or makes that of a seed.
#[utoipa::path(post, path = "/api/deals", tag = "deals", request_body = NewDeal, responses(
    (status = 201, description = "The deal, without its rolls", body = DealView),
    (status = 422, description = "`bad-seed`: more than 200 characters", body = Problem),
    (status = 429, description = "`too-many-games`: wait as long as Retry-After says", body = Problem)))]
async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(NewDeal { seed }): Body<NewDeal>,
) -> Result<(StatusCode, Json<DealView>), Failure> {
    let deal = DealSeed::new(seed.as_deref(), random::seed())?;
    app.fairness.games.take(visitor.asker())?;
    let id: DealId = fresh();
    app.store.add_deal(id, &deal).await?;
    let view = DealView::new(id.to_string(), deal.seed, deal.known);
    Ok((StatusCode::CREATED, Json(view)))
}

/// A deal.
#[utoipa::path(get, path = "/api/deals/{id}", tag = "deals",
    params(("id" = String, Path, description = "The name of the deal")),
    responses(
        (status = 200, description = "The deal, without its rolls", body = DealView),
        (status = 404, description = "`no-such-deal`", body = Problem)))]
async fn deal(State(app): State<App>, DealName(id): DealName) -> Result<Json<DealView>, Failure> {
    let deal = app.store.deal(id).await?.ok_or(Refusal::NoSuchDeal)?;
    Ok(Json(DealView::new(id.to_string(), deal.seed, deal.known)))
}

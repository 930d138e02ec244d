//! For whoever watches over the server.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::problem::Failure;
use crate::metrics;
use crate::wire::Problem;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready)).routes(routes!(numbers))
}

/// Whether the process runs.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, description = "It does", content_type = "text/plain", body = String)))]
async fn alive() -> &'static str {
    "alive\n"
}

/// Whether the server can do its work.
#[utoipa::path(get, path = "/readyz", tag = "operation", responses(
    (status = 200, description = "It can", content_type = "text/plain", body = String),
    (status = 503, description = "`not-ready`: the database does not answer", body = Problem)))]
async fn ready(State(app): State<App>) -> Result<&'static str, Failure> {
    match app.store.check().await {
        Ok(()) => Ok("ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            Err(Failure::not_ready())
        }
    }
}

/// Numbers about the server, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, description = "In the text format", content_type = "text/plain", body = String)))]
async fn numbers(State(app): State<App>) -> impl IntoResponse {
    metrics::tables_in_memory(app.tables.in_memory());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics::render())
}

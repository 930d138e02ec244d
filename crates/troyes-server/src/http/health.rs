//! For operators and their monitoring.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use tokio::sync::Mutex;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::problem::Failure;
use crate::metrics;
use troyes_store::Store;
use troyes_wire::Problem;
use troyes_wire::Refusal;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready)).routes(routes!(numbers))
}

/// Whether the process runs.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, description = "It does", content_type = "text/plain", body = String)))]
async fn alive() -> &'static str {
    "alive\n"
}

/// How long the answer of the database is good for: probes come often, and each would cost a write.
const READY_FOR: Duration = Duration::from_secs(5);

/// The same where it was no.
const NOT_READY_FOR: Duration = Duration::from_secs(1);

/// What the database last said to something that was written to try it.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// Whether something can be written, tried at most every few seconds. Further requests meanwhile wait for the same answer.
    async fn is_ready(&self, store: &Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, ready)) = *last
            && at.elapsed() < if ready { READY_FOR } else { NOT_READY_FOR }
        {
            return ready;
        }
        let ready = match store.check().await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!(%error, "not ready");
                false
            }
        };
        metrics::store_writable(ready);
        *last = Some((Instant::now(), ready));
        ready
    }
}

/// Whether the server can do its work: something is written to find out, at most every few seconds.
#[utoipa::path(get, path = "/readyz", tag = "operation", responses(
    (status = 200, description = "It can", content_type = "text/plain", body = String),
    (status = 503, description = "`not-ready`: the database does not take what is written to it; `server-stops`", body = Problem)))]
async fn ready(State(app): State<App>) -> Result<&'static str, Failure> {
    if app.leaving.has_begun() {
        return Err(Refusal::ServerStops.into());
    }
    if app.readiness.is_ready(&app.store).await {
        Ok("ready\n")
    } else {
        Err(Refusal::NotReady.into())
    }
}

/// Numbers about the server, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, description = "In the text format", content_type = "text/plain", body = String)))]
async fn numbers(State(app): State<App>) -> impl IntoResponse {
    metrics::tables_in_memory(app.tables.in_memory());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics::render())
}

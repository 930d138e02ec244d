//! Numbers about the server, for Prometheus.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::thinking::Busy;
use troyes_store::StoreError;
use troyes_wire::{Origin, Verdict};

/// Bounds for the time of a request, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 10.0];

const REQUEST_SECONDS: &str = "troyes_http_request_seconds";
const WAIT_SECONDS: &str = "troyes_solver_wait_seconds";
const THOUGHT_SECONDS: &str = "troyes_solver_thought_seconds";

/// All servers of a process count together.
static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

fn handle() -> Option<&'static PrometheusHandle> {
    let install = || {
        let full = |name: &str| Matcher::Full(name.to_owned());
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(full(REQUEST_SECONDS), &BUCKETS)
            .and_then(|builder| builder.set_buckets_for_metric(full(WAIT_SECONDS), &BUCKETS))
            .and_then(|builder| builder.set_buckets_for_metric(full(THOUGHT_SECONDS), &BUCKETS));
        let installed = builder.and_then(PrometheusBuilder::install_recorder);
        installed.inspect_err(|error| tracing::warn!(%error, "there will be no metrics")).ok()
    };
    HANDLE.get_or_init(install).as_ref()
}

/// Starts counting, and says what is counted.
pub(crate) fn start() {
    if HANDLE.get().is_some() || handle().is_none() {
        return;
    }
    metrics::describe_counter!("troyes_http_requests_total", "Requests by route and status.");
    metrics::describe_histogram!(REQUEST_SECONDS, "Time to answer a request, by route.");
    metrics::describe_gauge!("troyes_sockets_open", "Sockets that are open.");
    metrics::describe_counter!("troyes_commands_total", "Commands of players by verdict.");
    metrics::describe_gauge!("troyes_tables_in_memory", "Tables that are held in memory.");
    metrics::describe_counter!("troyes_lobby_computed_total", "How often the lobby was computed.");
    metrics::describe_counter!("troyes_games_created_total", "Games opened, by origin.");
    metrics::describe_counter!("troyes_games_finished_total", "Games played to their end.");
    metrics::describe_gauge!("troyes_disk_bytes", "What the database takes of the disk, by kind.");
    metrics::describe_gauge!("troyes_solver_waiting", "Questions that wait for the solver.");
    metrics::describe_histogram!(WAIT_SECONDS, "Time that questions waited, by kind.");
    metrics::describe_histogram!(THOUGHT_SECONDS, "Time that the solver thought, by kind.");
    metrics::describe_counter!("troyes_solver_refused_total", "Questions beyond the limits.");
    metrics::describe_counter!("troyes_store_failures_total", "Failures of the database, by kind.");
    metrics::describe_gauge!(
        "troyes_store_writable",
        "Whether the database takes what is written: 1 or 0."
    );
    gauge!("troyes_sockets_open").set(0.0);
    gauge!("troyes_store_writable").set(1.0);
    gauge!("troyes_solver_waiting").set(0.0);
}

/// Everything, in the text format of Prometheus.
pub(crate) fn render() -> String {
    handle().map(PrometheusHandle::render).unwrap_or_default()
}

/// Keeps what is measured small; to be called now and then.
pub(crate) fn tidy() {
    if let Some(handle) = handle() {
        handle.run_upkeep();
    }
}

/// Counts and times every request by the template of its route: the number of routes is bounded, that of paths is not.
pub(crate) async fn count_requests(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let route = route.unwrap_or("other").to_owned();
    let method = request.method().clone();
    let begin = Instant::now();
    let response = next.run(request).await;
    let time = begin.elapsed();
    record_request(method.as_str(), route, response.status().as_u16(), time);
    response
}

fn record_request(method: &str, route: String, status: u16, time: Duration) {
    tracing::debug!(method, route, status, milliseconds = time.as_millis() as u64, "request");
    // Methods can be anything that somebody makes up.
    let method = match method {
        "GET" | "HEAD" | "POST" | "PUT" | "DELETE" => method.to_owned(),
        _ => "other".to_owned(),
    };
    let status = status.to_string();
    histogram!(REQUEST_SECONDS, "route" => route.clone()).record(time.as_secs_f64());
    counter!("troyes_http_requests_total", "method" => method, "route" => route, "status" => status)
        .increment(1);
}

/// A socket that is open as long as this value lives.
pub(crate) struct OpenSocket(());

impl OpenSocket {
    pub(crate) fn new() -> Self {
        gauge!("troyes_sockets_open").increment(1.0);
        Self(())
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        gauge!("troyes_sockets_open").decrement(1.0);
    }
}

pub(crate) fn command(verdict: &Verdict) {
    let verdict = match verdict {
        Verdict::Accepted { .. } => "accepted".to_owned(),
        Verdict::Unknown => "unknown".to_owned(),
        Verdict::Refused(problem) => problem.code.clone(),
    };
    counter!("troyes_commands_total", "verdict" => verdict).increment(1);
}

/// Something could not be stored or read.
pub(crate) fn store_failed(error: &StoreError) {
    let kind = match error {
        StoreError::Conflict => "conflict",
        StoreError::Damaged(_) => "damaged",
        StoreError::Unknown(_) => "unknown",
        StoreError::Bus(_) | StoreError::Unheard => "bus",
        StoreError::Database(_) | StoreError::Newer | StoreError::Migration(_) => "database",
    };
    counter!("troyes_store_failures_total", "kind" => kind).increment(1);
}

/// Whether the database took what was last written to try it.
pub(crate) fn store_writable(writable: bool) {
    gauge!("troyes_store_writable").set(if writable { 1.0 } else { 0.0 });
}

/// Thoughts that wait for the solver.
pub(crate) fn thoughts_waiting(thoughts: usize) {
    gauge!("troyes_solver_waiting").set(thoughts as f64);
}

/// A thought that has ended, after waiting and thinking for so long.
pub(crate) fn thought(kind: &'static str, waited: Duration, took: Duration) {
    histogram!(WAIT_SECONDS, "kind" => kind).record(waited.as_secs_f64());
    histogram!(THOUGHT_SECONDS, "kind" => kind).record(took.as_secs_f64());
}

pub(crate) fn thought_refused(busy: Busy) {
    let reason = match busy {
        Busy::Asker => "asker",
        Busy::Everybody => "everybody",
    };
    counter!("troyes_solver_refused_total", "reason" => reason).increment(1);
}

pub(crate) fn tables_in_memory(tables: usize) {
    gauge!("troyes_tables_in_memory").set(tables as f64);
}

pub(crate) fn game_created(origin: Origin) {
    let origin = match origin {
        Origin::Drawn => "drawn",
        Origin::Chosen => "chosen",
        Origin::Imported => "imported",
        Origin::Branched => "branched",
        Origin::Device => "device",
    };
    counter!("troyes_games_created_total", "origin" => origin).increment(1);
}

/// How much of the disk each table of the database takes, in bytes.
pub(crate) fn disk_use(kinds: &[(String, u64)]) {
    for (kind, bytes) in kinds {
        gauge!("troyes_disk_bytes", "kind" => kind.clone()).set(*bytes as f64);
    }
}

pub(crate) fn lobby_computed() {
    counter!("troyes_lobby_computed_total").increment(1);
}

pub(crate) fn game_finished() {
    counter!("troyes_games_finished_total").increment(1);
}

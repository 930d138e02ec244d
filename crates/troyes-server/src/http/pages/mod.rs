//! The description of the API: the OpenAPI document, and a page for people made from it.
//!
//! The page has no script, and is under the same strict policy as everything else.

mod common;
mod render;

use std::sync::Arc;

use axum::Extension;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
pub(crate) use common::CommonAnswers;

/// The documents, made once.
#[derive(Clone)]
pub(crate) struct Pages(Arc<Documents>);

struct Documents {
    openapi: String,
    page: String,
}

impl Pages {
    pub(crate) fn new(description: &OpenApi) -> Self {
        let document = serde_json::to_value(description).expect("the description is JSON");
        Self(Arc::new(Documents { openapi: document.to_string(), page: render::page(&document) }))
    }
}

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(page)).routes(routes!(document)).routes(routes!(style))
}

/// What the server can do, for people.
#[utoipa::path(get, path = "/api", tag = "description", responses(
    (status = 200, description = "A page", content_type = "text/html", body = String)))]
async fn page(Extension(Pages(documents)): Extension<Pages>) -> Html<String> {
    Html(documents.page.clone())
}

/// What the server can do, for programs.
#[utoipa::path(get, path = "/api/openapi.json", tag = "description", responses(
    (status = 200, description = "The OpenAPI document", body = Object)))]
async fn document(Extension(Pages(documents)): Extension<Pages>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], documents.openapi.clone())
}

/// How that page looks.
#[utoipa::path(get, path = "/api/style.css", tag = "description", responses(
    (status = 200, description = "A stylesheet", content_type = "text/css", body = String)))]
async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("style.css"))
}

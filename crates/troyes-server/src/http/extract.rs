//! What handlers take from a request, with failures in our one format.

use axum::Json;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::problem::Failure;
use crate::store::{DealId, GameId};

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(rejection) => Err(bad_body(rejection)),
        }
    }
}

fn bad_body(rejection: JsonRejection) -> Failure {
    match rejection {
        JsonRejection::JsonDataError(error) => {
            let reason = std::error::Error::source(&error)
                .map_or_else(|| error.body_text(), ToString::to_string);
            Failure::unprocessable("bad-body", format!("The request does not fit: {reason}."))
        }
        JsonRejection::JsonSyntaxError(_) => {
            Failure::new(StatusCode::BAD_REQUEST, "bad-json", "The request is not JSON.")
        }
        JsonRejection::MissingJsonContentType(_) => Failure::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "not-json",
            "The request must say that it is application/json.",
        ),
        JsonRejection::BytesRejection(rejection) => unreadable(&rejection),
        rejection => Failure::new(rejection.status(), "bad-body", rejection.body_text()),
    }
}

/// A body that is too large, or broke off.
pub(crate) fn unreadable(rejection: &BytesRejection) -> Failure {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let sentence = "The request is too large.";
            Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", sentence)
        }
        status => Failure::new(status, "bad-body", "The request could not be read to its end."),
    }
}

/// The game that a path names. A name that cannot be one is the name of no game.
pub(crate) struct GameName(pub(crate) GameId);

impl<S: Send + Sync> FromRequestParts<S> for GameName {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let name = Path::<String>::from_request_parts(parts, state).await.ok();
        let id = name.and_then(|Path(name)| name.parse().ok());
        id.map(Self).ok_or_else(Failure::no_such_game)
    }
}

/// The deal that a path names.
pub(crate) struct DealName(pub(crate) DealId);

impl<S: Send + Sync> FromRequestParts<S> for DealName {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let name = Path::<String>::from_request_parts(parts, state).await.ok();
        let id = name.and_then(|Path(name)| name.parse().ok());
        id.map(Self).ok_or_else(Failure::no_such_deal)
    }
}

/// What follows the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Self(asked)).map_err(|rejection| {
            let sentence = format!("The address does not fit: {}.", rejection.body_text());
            Failure::new(StatusCode::BAD_REQUEST, "bad-query", sentence)
        })
    }
}

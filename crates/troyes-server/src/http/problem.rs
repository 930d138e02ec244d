//! What goes wrong, in one format: a status, a stable code and a sentence.

use std::borrow::Cow;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::metrics;
use crate::store::StoreError;
use crate::thinking::{Busy, NoAnswer};
use troyes_wire::Problem;

/// An answer that is not what was asked for.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    code: &'static str,
    sentence: Cow<'static, str>,
    retry_after: Option<u64>,
}

impl Failure {
    pub(crate) fn new(
        status: StatusCode,
        code: &'static str,
        sentence: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self { status, code, sentence: sentence.into(), retry_after: None }
    }

    /// Something that is asked for does not make sense.
    pub(crate) fn unprocessable(
        code: &'static str,
        sentence: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, sentence)
    }

    pub(crate) fn no_such_game() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-game", "There is no such game.")
    }

    pub(crate) fn no_such_deal() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-deal", "There is no such deal.")
    }

    pub(crate) fn no_such_session() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-session", "There is no such session.")
    }

    pub(crate) fn not_yours() -> Self {
        Self::new(StatusCode::FORBIDDEN, "not-yours", "This game is somebody else's.")
    }

    pub(crate) fn dice_secret() -> Self {
        let sentence = "This game has the dice of one that is still being played. It can be seen when that is over.";
        Self::new(StatusCode::FORBIDDEN, "dice-secret", sentence)
    }

    pub(crate) fn foreign_origin() -> Self {
        let sentence = "This was sent by a page of another site.";
        Self::new(StatusCode::FORBIDDEN, "foreign-origin", sentence)
    }

    pub(crate) fn not_a_socket() -> Self {
        let sentence = "This address is for WebSockets.";
        Self::new(StatusCode::UPGRADE_REQUIRED, "not-a-socket", sentence)
    }

    pub(crate) fn too_many(seconds: u64) -> Self {
        let sentence = "That was too much at once. Please wait a moment.";
        let failure = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence);
        Self { retry_after: Some(seconds), ..failure }
    }

    pub(crate) fn server_full() -> Self {
        let sentence = "Too many people are here at the moment. Please try again soon.";
        let failure = Self::new(StatusCode::SERVICE_UNAVAILABLE, "server-full", sentence);
        Self { retry_after: Some(10), ..failure }
    }

    /// The solver does not think about it. Whoever has asked too much already may ask again when it has answered.
    pub(crate) fn no_answer(reason: NoAnswer) -> Self {
        let (status, retry_after) = match reason {
            NoAnswer::Busy(Busy::Asker) => (StatusCode::TOO_MANY_REQUESTS, Some(1)),
            NoAnswer::Busy(Busy::Everybody) => (StatusCode::SERVICE_UNAVAILABLE, Some(5)),
            NoAnswer::NoSolver => (StatusCode::SERVICE_UNAVAILABLE, None),
        };
        Self { retry_after, ..Self::new(status, reason.code(), reason.sentence()) }
    }

    /// Something is wrong with the server. The details are in its log.
    pub(crate) fn internal() -> Self {
        let sentence = "Something went wrong here. Nothing was changed; please try again.";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", sentence)
    }

    /// Nobody knows whether it was stored.
    pub(crate) fn unknown_outcome() -> Self {
        let sentence = "It is not known whether this was stored. Please look before you try again.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unknown-outcome", sentence)
    }

    pub(crate) fn too_slow() -> Self {
        let sentence = "This took too long. Please try again.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "too-slow", sentence)
    }

    pub(crate) fn not_ready() -> Self {
        let sentence = "The database does not take what is written to it.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not-ready", sentence)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let problem = Problem { code: self.code.to_owned(), sentence: self.sentence.into_owned() };
        let mut response = (self.status, Json(problem)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        metrics::store_failed(&error);
        match error {
            StoreError::Unknown(_) => Self::unknown_outcome(),
            _ => Self::internal(),
        }
    }
}

/// No route is like this.
pub(crate) async fn no_such_path() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "no-such-path", "There is nothing at this address.")
}

/// The route is there, but not for this method.
pub(crate) async fn wrong_method() -> Failure {
    let sentence = "This address does not take such requests.";
    Failure::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", sentence)
}

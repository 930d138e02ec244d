//! What goes wrong, in one format: a status, and the refusal with its code, clause and sentence.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use troyes_store::StoreError;
use troyes_wire::{Problem, Refusal};

use crate::metrics;
use crate::tables::Failed;

/// An answer that is not what was asked for.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    refusal: Refusal,
    retry_after: Option<u64>,
}

impl Failure {
    /// A refusal with another status than its own.
    pub(crate) fn with_status(status: StatusCode, refusal: Refusal) -> Self {
        Self { status, ..refusal.into() }
    }

    /// A refusal that does not hold any more after this number of seconds.
    pub(crate) fn later(refusal: Refusal, seconds: u64) -> Self {
        Self { retry_after: Some(seconds), ..refusal.into() }
    }
}

/// The status of a refusal.
const fn status(refusal: &Refusal) -> StatusCode {
    use Refusal as R;
    match refusal {
        R::BadJson | R::BadHost | R::BadQuery(_) => StatusCode::BAD_REQUEST,
        R::DaySecret
        | R::DiceSecret
        | R::ForeignOrigin
        | R::NotGroupOwner
        | R::NotYours
        | R::Ranked => StatusCode::FORBIDDEN,
        R::NoSuchCode
        | R::NoSuchDay
        | R::NoSuchDeal
        | R::NoSuchGame
        | R::NoSuchGroup
        | R::NoSuchMember
        | R::NoSuchPath
        | R::NoSuchSession => StatusCode::NOT_FOUND,
        R::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        R::SlowRequest => StatusCode::REQUEST_TIMEOUT,
        R::EndedEarly | R::NotOver | R::NotSeen | R::NotToday => StatusCode::CONFLICT,
        R::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        R::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        R::NotASocket => StatusCode::UPGRADE_REQUIRED,
        R::TooMany
        | R::TooManyGames
        | R::TooManyGroups
        | R::TooManyPlayers
        | R::TooManyQuestions
        | R::TooManyRecords
        | R::TooManyRooms
        | R::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
        R::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        R::NoSolver
        | R::NotReady
        | R::NotStored
        | R::ServerFull
        | R::ServerStops
        | R::SolverBusy
        | R::SolverNotReady
        | R::TooSlow
        | R::UnknownOutcome => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// Seconds after which it is worth trying again.
const fn retry_after(refusal: &Refusal) -> Option<u64> {
    match refusal {
        Refusal::TooManyQuestions | Refusal::ServerStops => Some(1),
        Refusal::SolverBusy => Some(5),
        Refusal::ServerFull => Some(10),
        _ => None,
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self { status: status(&refusal), retry_after: retry_after(&refusal), refusal }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        metrics::store_failed(&error);
        match error {
            StoreError::Unknown(_) => Refusal::UnknownOutcome.into(),
            _ => Refusal::Internal.into(),
        }
    }
}

impl From<Failed> for Failure {
    fn from(failed: Failed) -> Self {
        match failed {
            Failed::Refused(refusal) => refusal.into(),
            Failed::Store(error) => error.into(),
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Problem::from(&self.refusal))).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// No route is like this.
pub(crate) async fn no_such_path() -> Failure {
    Refusal::NoSuchPath.into()
}

/// The route is there, but not for this method.
pub(crate) async fn wrong_method() -> Failure {
    Refusal::WrongMethod.into()
}

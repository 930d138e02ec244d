//! What handlers take from a request, with failures in our one format.

use std::error::Error as _;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::timeout;

use super::problem::Failure;
use troyes_daily::Day;
use troyes_host::{DealId, GameId, GroupId, LinkId, MemberId, SessionId};
use troyes_wire::Refusal;

/// A body has to arrive within this time. It is shorter than what a whole request may take, so that a slow sender hears
/// apart from a slow answer of our own.
const SENT_WITHIN: Duration = Duration::from_secs(8);

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        if !says_json(request.headers()) {
            return Err(Refusal::NotJson.into());
        }
        let Received(body) = Received::from_request(request, state).await?;
        read(&body).map(Self)
    }
}

fn says_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let subtype = kind.strip_prefix("application/").unwrap_or_default();
    subtype == "json" || subtype.ends_with("+json")
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Failure> {
    let reason = match Json::from_bytes(body) {
        Ok(Json(value)) if is_object(body) => return Ok(value),
        Ok(_) => "it must be an object".to_owned(),
        Err(error) => error.source().map_or_else(|| error.body_text(), ToString::to_string),
    };
    if !is_json(body) {
        return Err(Refusal::BadJson.into());
    }
    Err(Refusal::BadBody(format!("The request does not fit: {reason}.")).into())
}

/// Whether JSON is an object. What serde derives would take a list as well, one entry for each field in order, which nobody
/// promised. Lists in place of objects further inside are still read; they do no harm.
pub(crate) fn is_object(json: &[u8]) -> bool {
    json.trim_ascii_start().starts_with(b"{")
}

/// Whether something is JSON at all. The reader stops at the first thing that does not fit, and calls some of that bad syntax.
fn is_json(body: &[u8]) -> bool {
    let text = std::str::from_utf8(body);
    text.is_ok_and(|text| serde_json::from_str::<IgnoredAny>(text).is_ok())
}

/// A whole body, whatever it is.
pub(crate) struct Received(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Received {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        match timeout(SENT_WITHIN, Bytes::from_request(request, state)).await {
            Ok(Ok(body)) => Ok(Self(body)),
            Ok(Err(rejection)) => Err(unreadable(&rejection)),
            Err(_) => Err(Refusal::SlowRequest.into()),
        }
    }
}

/// A body that is too large, or broke off.
fn unreadable(rejection: &BytesRejection) -> Failure {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge.into(),
        status => {
            let sentence = "The request could not be read to its end.".to_owned();
            Failure::with_status(status, Refusal::BadBody(sentence))
        }
    }
}

/// Names in a path. What is no name at all is answered like one that nothing has.
macro_rules! named {
    ($($(#[$doc:meta])* $extractor:ident($id:ident), or $refusal:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) struct $extractor(pub(crate) $id);

        impl<S: Send + Sync> FromRequestParts<S> for $extractor {
            type Rejection = Failure;

            async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
                let name = Path::<String>::from_request_parts(parts, state).await.ok();
                let id = name.and_then(|Path(name)| name.parse().ok());
                id.map(Self).ok_or(Refusal::$refusal.into())
            }
        }
    )*};
}

named! {
    /// The game that a path names.
    GameName(GameId), or NoSuchGame;
    /// The deal that a path names.
    DealName(DealId), or NoSuchDeal;
    /// The session that a path names.
    SessionName(SessionId), or NoSuchSession;
    /// The day that a path names.
    DayName(Day), or NoSuchDay;
    /// The group that a path names.
    GroupAddress(GroupId), or NoSuchGroup;
    /// The link to a group that a path names.
    LinkAddress(LinkId), or NoSuchGroup;
}

/// The member of a group that a path names.
pub(crate) struct MemberAddress(pub(crate) GroupId, pub(crate) MemberId);

impl<S: Send + Sync> FromRequestParts<S> for MemberAddress {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let names = Path::<(String, String)>::from_request_parts(parts, state).await.ok();
        let (group, member) = names.map_or_else(Default::default, |Path(names)| names);
        let group = group.parse().map_err(|_| Refusal::NoSuchGroup)?;
        Ok(Self(group, member.parse().map_err(|_| Refusal::NoSuchMember)?))
    }
}

/// What follows the question mark.
pub(crate) struct CheckedQuery<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for CheckedQuery<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Self(asked)).map_err(|rejection| {
            let sentence = format!("The address does not fit: {}.", rejection.body_text());
            Refusal::BadQuery(sentence).into()
        })
    }
}

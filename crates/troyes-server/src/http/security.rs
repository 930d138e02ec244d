//! What every answer carries, and what no other site may do.

use std::time::{Duration, UNIX_EPOCH};

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_SECURITY_POLICY, DATE, HOST, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::problem::Failure;
use crate::config::PublicUrl;
use troyes_wire::Refusal;

/// A request is answered within this time, or not at all.
const PATIENCE: Duration = Duration::from_secs(10);

/// Our own scripts, styles, pictures and connections; nothing inline, nothing from elsewhere. Scripts may compile WebAssembly, which is how a
/// browser hosts games itself; texts never become code.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'",
);

/// Nothing of what a browser could lend to a page.
const PERMISSIONS: HeaderValue = HeaderValue::from_static(
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
);

const SAME_ORIGIN: HeaderValue = HeaderValue::from_static("same-origin");

/// Puts the headers on every answer, also on those that went wrong.
pub(crate) async fn add_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = super::is_api(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, POLICY);
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, SAME_ORIGIN);
    headers.insert(HeaderName::from_static("permissions-policy"), PERMISSIONS);
    headers.insert(HeaderName::from_static("cross-origin-opener-policy"), SAME_ORIGIN);
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), SAME_ORIGIN);
    // Countdowns in browsers go by it, and deadlines by the store's clock.
    let now = UNIX_EPOCH + Duration::from_millis(app.store.time());
    if let Ok(date) = HeaderValue::try_from(httpdate::fmt_http_date(now)) {
        headers.insert(DATE, date);
    }
    if app.is_secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    if api || !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuses requests that do not say exactly once which host they are for: programs on the way could read them in different ways. HTTP/1.0
/// may say nothing, as some who watch over servers do.
pub(crate) async fn check_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    let may_lack = request.version() == Version::HTTP_10;
    if hosts == 1 || (hosts == 0 && may_lack) {
        return next.run(request).await;
    }
    Failure::from(Refusal::BadHost).into_response()
}

/// Refuses what a page of another site sends in the name of a player.
pub(crate) async fn refuse_foreign_sites(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    if !request.method().is_safe() && is_foreign(&app, request.headers()) {
        return Failure::from(Refusal::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Whether a page asks that may not play here.
pub(crate) fn is_foreign(app: &App, headers: &HeaderMap) -> bool {
    site_of(app, headers) == Site::Foreign
}

/// Whose page asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Site {
    /// One of ours, or no page at all: programs that are not browsers say nothing, and have no cookies of others to misuse.
    Own,
    /// One of a site that may play here (`guests`).
    Guest,
    /// Any other.
    Foreign,
}

/// Whose page a browser says that asks.
pub(super) fn site_of(app: &App, headers: &HeaderMap) -> Site {
    let Some(origin) = headers.get(ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        let own = matches!(site, None | Some(b"same-origin" | b"none"));
        return if own { Site::Own } else { Site::Foreign };
    };
    let Ok(origin) = origin.to_str() else { return Site::Foreign };
    let origin = origin.to_ascii_lowercase();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let authority = origin.split_once("://").map_or("", |(_, authority)| authority);
    let is = |url: &PublicUrl| url.origin() == origin;
    if app.public_url.as_ref().is_some_and(is)
        || (!authority.is_empty() && authority == host.to_ascii_lowercase())
    {
        Site::Own
    } else if app.guests.iter().any(is) {
        Site::Guest
    } else {
        Site::Foreign
    }
}

/// Leaves out of `Accept-Encoding` what forbids an answer that is not compressed: after all the work there would be no way to tell
/// what came of it. A client that cannot read it plain asks for something else by name.
pub(crate) async fn allow_plain_answers(mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let codings = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let (forbidding, kept): (Vec<&str>, Vec<&str>) =
        codings.flat_map(|value| value.split(',')).partition(|coding| forbids_plain(coding));
    if !forbidding.is_empty() {
        let kept = HeaderValue::try_from(kept.join(","));
        request.headers_mut().remove(ACCEPT_ENCODING);
        if let Ok(kept) = kept {
            request.headers_mut().insert(ACCEPT_ENCODING, kept);
        }
    }
    next.run(request).await
}

/// Whether a part of `Accept-Encoding` is `identity;q=0` or `*;q=0`, in any way to write it.
fn forbids_plain(coding: &str) -> bool {
    let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
    let is_plain = matches!(name.trim().to_ascii_lowercase().as_str(), "identity" | "*");
    let weight = weight.trim().to_ascii_lowercase();
    let weight = weight.strip_prefix("q=").and_then(|weight| weight.trim().parse().ok());
    is_plain && weight == Some(0.0)
}

/// Gives up on requests that take too long.
pub(crate) async fn limit_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Failure::from(Refusal::TooSlow).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_answers() {
        for forbidding in ["identity;q=0", "*;q=0", " * ; q=0.000 ", "Identity; Q=0"] {
            assert!(forbids_plain(forbidding), "{forbidding}");
        }
        for other in ["", "*", "gzip", "gzip;q=0", "identity", "*;q=0.001", "identity;q=x"] {
            assert!(!forbids_plain(other), "{other}");
        }
    }
}

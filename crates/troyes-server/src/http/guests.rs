//! Pages of other sites that may play here, because whoever runs the server says so (`--allow-origin`): the game on a plain web host.
//!
//! Cookies have no part in it. Browsers keep more and more of them away from pages of other sites, and whatever a browser sends by itself
//! could be sent in somebody's name. A guest's page holds its player's key itself: it is told it once, in a header of the answer that makes the
//! player, and says it with every request (`Authorization: Bearer …`; for sockets, which cannot have headers, as a subprotocol). A key is to a guest
//! what the cookie is to a page of ours: here one is put in the other's place, and nothing behind notices.

use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_TYPE, COOKIE, DATE, RETRY_AFTER, SEC_WEBSOCKET_PROTOCOL, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use core::time::Duration;
use tower_http::cors::{AllowOrigin, CorsLayer};

use super::App;
use super::identity::COOKIE as PLAYER;
use super::security::{Site, site_of};
use crate::config::PublicUrl;

/// The answer's header with the key of a guest's player; empty when the player is forgotten.
const KEY: HeaderName = HeaderName::from_static("troyes-key");

/// The subprotocol of our sockets. Whoever offers it gets it.
pub(super) const SUBPROTOCOL: &str = "troyes";

/// What comes before the key among the subprotocols that a guest offers.
const KEY_OFFERED: &str = "troyes-key.";

/// How long a browser remembers that a site may ask.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);

/// What browsers want to hear before they let a page of another site read an answer. Credentials of theirs are never asked for.
pub(super) fn sharing(guests: &[PublicUrl]) -> CorsLayer {
    let origins = guests.iter().filter_map(|guest| HeaderValue::from_str(guest.origin()).ok());
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::DELETE])
        .allow_headers([AUTHORIZATION, CONTENT_TYPE])
        .expose_headers([DATE, KEY, RETRY_AFTER])
        .max_age(REMEMBERED)
}

/// Puts a guest's key in the place of the cookie, and a cookie of the answer in the place of the key.
pub(super) async fn exchange_keys(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response {
    if site_of(&app, request.headers()) != Site::Guest {
        return next.run(request).await;
    }
    let headers = request.headers_mut();
    // Whoever the browser is to our own pages, it is not to those of others.
    headers.remove(COOKIE);
    if let Some(cookie) = key(headers).and_then(|key| cookie(&key)) {
        headers.insert(COOKIE, cookie);
    }
    let mut response = next.run(request).await;
    let given = response.headers_mut().remove(SET_COOKIE);
    if let Some(key) = given.as_ref().and_then(key_given) {
        response.headers_mut().insert(KEY, key);
    }
    response
}

/// The key that a request says.
fn key(headers: &HeaderMap) -> Option<String> {
    let said = headers.get(AUTHORIZATION).and_then(|said| said.to_str().ok());
    if let Some(key) = said.and_then(|said| said.strip_prefix("Bearer ")) {
        return Some(key.to_owned());
    }
    let offered = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter();
    let mut offered =
        offered.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    offered.find_map(|one| one.trim().strip_prefix(KEY_OFFERED)).map(str::to_owned)
}

/// A key is the value of a cookie in hexadecimal digits: subprotocols allow few other signs.
fn cookie(key: &str) -> Option<HeaderValue> {
    let value = String::from_utf8(hex::decode(key).ok()?).ok()?;
    // One cookie, and nothing that could become another.
    if !value.bytes().all(|byte| byte.is_ascii_graphic() && byte != b';') {
        return None;
    }
    HeaderValue::try_from(format!("{PLAYER}={value}")).ok()
}

/// The key that an answer gives with a cookie, which is empty where it takes the cookie away.
fn key_given(cookie: &HeaderValue) -> Option<HeaderValue> {
    let (pair, _) = cookie.to_str().ok()?.split_once(';')?;
    let value = pair.strip_prefix(PLAYER)?.strip_prefix('=')?;
    HeaderValue::try_from(hex::encode(value)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_a_cookie() {
        let given = HeaderValue::from_static("troyes_player=a%2Fb+c=name; HttpOnly; Path=/");
        let key = key_given(&given).unwrap();
        assert!(key.as_bytes().iter().all(u8::is_ascii_hexdigit));
        assert_eq!(cookie(key.to_str().unwrap()).unwrap(), "troyes_player=a%2Fb+c=name");
    }

    #[test]
    fn keys_that_are_none() {
        for key in ["7", "zz", "ff", "0a", "3b783d", "20783d"] {
            assert_eq!(cookie(key), None, "{key}");
        }
        assert!(key_given(&HeaderValue::from_static("other=1; Path=/")).is_none());
        assert_eq!(key_given(&HeaderValue::from_static("troyes_player=; Max-Age=0")).unwrap(), "");
    }

    #[test]
    fn keys_of_sockets() {
        let mut headers = HeaderMap::new();
        headers.insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static("troyes, troyes-key.abcd"));
        assert_eq!(key(&headers).as_deref(), Some("abcd"));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer ef"));
        assert_eq!(key(&headers).as_deref(), Some("ef"));
        headers.clear();
        assert_eq!(key(&headers), None);
    }
}

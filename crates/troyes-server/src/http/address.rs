//! By which address the asker has reached us.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::http::uri::Authority;

use super::App;
use troyes_wire::Refusal;

/// Characters of a host at the most: names have no more (RFC 1035), and much longer ones fit into no QR code.
const LONGEST_HOST: usize = 255;

/// Scheme, host and port of links that others follow to this server.
pub(crate) fn origin(app: &App, headers: &HeaderMap) -> Result<String, Refusal> {
    match &app.public_url {
        Some(url) => Ok(url.origin().to_owned()),
        None => Ok(format!("http://{}", host(headers)?)),
    }
}

/// The host by which the asker has reached us, with its port.
fn host(headers: &HeaderMap) -> Result<Authority, Refusal> {
    let Some(host) = headers.get(HOST) else { return Ok(Authority::from_static("localhost")) };
    let host = host.to_str().ok().filter(|host| host.len() <= LONGEST_HOST && !host.contains('@'));
    host.and_then(|host| host.parse().ok()).ok_or(Refusal::BadHost)
}

//! One socket for every open table: views and answers go out, commands come in. The same socket serves people who gather, who
//! play and who watch.
//!
//! | module | what is there |
//! |---|---|
//! | `connection` | one peer, from the first view to the last word |
//! | `dispatch` | what a message asks for, and its answer |
//! | `difference` | what a connection was sent, and what is different now |
//! | `frame` | messages as they travel |
//!
//! A connection is one task that remembers what it sent last and sends the difference, seat by seat: of closed half-days, which never change, how many there are, of everything else a fingerprint. Changes only wake it up; it always looks at the table as
//! it is, so nothing is lost when it falls behind. Whatever a command changes is sent before its answer. Long messages are in zlib's format in a binary frame, because browsers can undo that by themselves (`DecompressionStream`), and not all of them
//! speak permessage-deflate.

mod connection;
mod difference;
mod dispatch;
mod frame;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use troyes_wire::{Problem, Refusal, ServerMessage};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::GameName;
use super::identity::Visitor;
use super::problem::Failure;
use super::security::is_foreign;
use connection::Connection;

/// What the socket itself takes, so that messages which are too long get a proper goodbye.
const LONGEST_FRAME: usize = 64 * 1024;

/// Bytes that are read at once. Every open socket keeps a buffer of this size, and commands are short.
pub(super) const READ_AT_ONCE: usize = 2 * 1024;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(socket))
}

/// The socket of a table, from the first who gathers there to the last who looks at the result.
///
/// The server sends `ServerMessage`s: first all that is to be seen, then what changes. From 1,000 bytes on a message is one binary frame,
/// the JSON in zlib's format (`DecompressionStream("deflate")`). The client sends `ClientMessage`s as text, and gets an answer to each,
/// or a `Problem` where not even the id can be read. A visitor without a seat may watch.
#[utoipa::path(get, path = "/api/games/{id}/socket", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 101, description = "The socket is open", body = ServerMessage),
        (status = 403, description = "`foreign-origin`: a page of another site asks", body = Problem),
        (status = 426, description = "`not-a-socket`: this address is for WebSockets", body = Problem),
        (status = 429, description = "`too-many-sockets`: of this player, or from this address", body = Problem),
        (status = 503, description = "`server-full`: too many sockets are open; `server-stops`: another server, or this one anew, will be there", body = Problem)))]
async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if is_foreign(&app, &headers) {
        return Err(Refusal::ForeignOrigin.into());
    }
    app.tables.admit(id, visitor.player).await?;
    let upgrade = upgrade.map_err(|_| Refusal::NotASocket)?;
    let held = app.admit_socket(visitor.asker())?;
    let upgrade = upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| {
        let sockets = app.sockets.clone();
        sockets.track_future(Connection::new(app, id, &visitor, socket, held).run())
    }))
}

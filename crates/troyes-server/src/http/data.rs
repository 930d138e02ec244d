//! What is stored about a player: to be taken along, and to be erased.

use std::io;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::identity::Visitor;
use super::problem::Failure;
use troyes_daily::{Day, Span};
use troyes_host::PlayerId;
use troyes_store::{PlayedGame, StoreError, StoredRoom};
use troyes_wire::{Problem, Refusal};

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(erase)).routes(routes!(export))
}

/// Erases the player.
///
/// Games of nobody else are removed, and so are words and sessions. Games that others share stay, without the name. Nothing leads back, no recovery
/// code either. To sign out this browser only: `DELETE /api/me/session`.
#[utoipa::path(delete, path = "/api/me", tag = "me", responses(
    (status = 204, description = "This player is gone")))]
async fn erase(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<(SignedCookieJar, StatusCode), Failure> {
    if let Some(player) = visitor.player {
        let erased = app.store.erase_player(player).await?;
        erased.tables.into_iter().for_each(|id| app.tables.forget(id));
        erased.sessions.into_iter().for_each(|id| app.sessions.has_ended(id));
        tracing::info!("a player is erased");
    }
    Ok((visitor.forget(&app).await?, StatusCode::NO_CONTENT))
}

/// Everything that is stored about the player, as a file.
///
/// The player, the browsers that are signed in, whatever was said, ranked tries, groups, the tables that know of this player, and the games: their records, as far as this
/// player may have them. It counts as an uploaded record.
#[utoipa::path(get, path = "/api/me/export", tag = "me", responses(
    (status = 200, description = "All of it, as a file", body = Object),
    (status = 422, description = "`no-identity`: nothing is stored about this browser", body = Problem),
    (status = 429, description = "`too-many-records`: wait as long as Retry-After says", body = Problem)))]
async fn export(State(app): State<App>, visitor: Visitor) -> Result<impl IntoResponse, Failure> {
    let player = visitor.player.ok_or(Refusal::NoIdentity)?;
    app.fairness.records.take(visitor.asker())?;
    let about = about(&app, player).await?.to_string();
    let games = app.store.games_of(player).await?;
    // The games come last, and one after the other: there may be thousands.
    let head = about.strip_suffix('}').unwrap_or(&about);
    let head = Bytes::from(format!("{head},\"games\":["));
    let parts =
        stream::unfold(Part::Head(head, games), move |part| next(app.clone(), player, part));
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"troyes-dice.json\""),
    ];
    Ok((headers, Body::from_stream(parts.fuse())))
}

/// What is still to be sent of a file.
enum Part {
    Head(Bytes, Vec<PlayedGame>),
    /// The games that are left, and whether none was sent yet.
    Games(std::vec::IntoIter<PlayedGame>, bool),
    End,
}

async fn next(app: App, player: PlayerId, part: Part) -> Option<(io::Result<Bytes>, Part)> {
    match part {
        Part::Head(head, games) => Some((Ok(head), Part::Games(games.into_iter(), true))),
        Part::Games(mut games, first) => {
            let Some(played) = games.next() else { return Some((Ok("]}\n".into()), Part::End)) };
            let bytes = match game(&app, player, &played).await {
                Ok(game) => Ok(format!("{}{game}", if first { "" } else { "," }).into()),
                Err(error) => Err(io::Error::other(error)),
            };
            // What breaks off is no file, which the client notices.
            let rest = if bytes.is_ok() { Part::Games(games, false) } else { Part::End };
            Some((bytes, rest))
        }
        Part::End => None,
    }
}

/// What is known of a player besides games.
async fn about(app: &App, player: PlayerId) -> Result<Value, StoreError> {
    let stored = app.store.player(player).await?;
    let sessions = app.store.sessions(player).await?;
    let words = app.store.words_of(player).await?;
    let rooms = app.store.rooms_of(player).await?;
    let all = Span { first: Day::at(0), last: Day::at(u64::MAX) };
    let tries = app.store.tries_of(player, all).await?;
    let groups = app.store.groups_of(player).await?;
    let session = |session: &troyes_store::StoredSession| {
        json!({
            "device": session.device, "created_at": session.created_at, "seen_at": session.seen_at,
        })
    };
    let ranked = |one: &troyes_store::StoredTry| {
        json!({
            "day": one.day.to_string(), "game": one.game.to_string(), "score": one.score,
            "finished_at": one.finished_at,
        })
    };
    let said = |said: &troyes_store::Said| json!({"table": said.game.to_string(), "text": said.text, "created_at": said.created_at});
    Ok(json!({
        "player": {
            "id": player.to_string(),
            "name": stored.as_ref().and_then(|stored| stored.name.clone()),
            "has_recovery_code": stored.is_some_and(|stored| stored.has_recovery_code),
            "webhook": app.store.webhook(player).await?,
        },
        "sessions": sessions.iter().map(session).collect::<Vec<_>>(),
        "days": tries.iter().map(ranked).collect::<Vec<_>>(),
        "groups": groups.iter().map(|group| group.name.clone()).collect::<Vec<_>>(),
        "words": words.iter().map(said).collect::<Vec<_>>(),
        "tables": rooms.iter().map(|(id, stored)| table(player, &id.to_string(), stored)).collect::<Vec<_>>(),
    }))
}

/// What a table knows of a player.
fn table(player: PlayerId, id: &str, StoredRoom { room, created_at, .. }: &StoredRoom) -> Value {
    let webhook = room.webhook.as_ref().filter(|webhook| webhook.giver == Some(player));
    json!({
        "id": id, "created_at": created_at, "host": room.host == player,
        "name": room.name_of(player), "removed": room.has_removed(player),
        "webhook": webhook.map(|webhook| &webhook.address),
    })
}

/// A game of a player: its record, as far as they may have it.
async fn game(
    app: &App,
    player: PlayerId,
    PlayedGame { id, former_seats }: &PlayedGame,
) -> Result<Value, StoreError> {
    let Some(game) = app.store.load(*id).await? else { return Ok(json!({"id": id.to_string()})) };
    let record = game.record(Some(player), app.store.time()).ok();
    let record: Option<Value> = record.and_then(|json| serde_json::from_str(&json).ok());
    let from_one = |seats: &[usize]| seats.iter().map(|seat| seat + 1).collect::<Vec<_>>();
    let seats = game.seats_of(Some(player));
    let hinted: Vec<usize> = seats.iter().copied().filter(|&seat| game.hinted[seat]).collect();
    Ok(json!({
        "id": id.to_string(), "created_at": game.about.created_at, "seats": from_one(&seats),
        "former_seats": from_one(former_seats), "hinted_seats": from_one(&hinted), "record": record,
    }))
}

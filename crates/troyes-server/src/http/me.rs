//! The player of this browser.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::SignedCookieJar;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, SessionName};
use super::identity::Visitor;
use super::problem::Failure;
use crate::recovery;
use troyes_host::marks::Marks;
use troyes_host::{PlayerId, checked_name, hall, webhook_url};
use troyes_store::{Ending, StoredSession};
use troyes_wire::{
    Hall, Me, NewName, NewWebhook, Problem, RecoveryCode, Refusal, SessionView, Sessions,
};

/// Games that are looked at for what a player has done for the first time.
const GAMES_FOR_MARKS: u32 = 500;
/// Those of them whose sheets are read: each has to be replayed.
const SHEETS_FOR_MARKS: usize = 12;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me, rename))
        .routes(routes!(forget))
        .routes(routes!(make_recovery_code))
        .routes(routes!(recover))
        .routes(routes!(sessions, end_other_sessions))
        .routes(routes!(end_session))
        .routes(routes!(feats))
        .routes(routes!(set_webhook))
}

/// Who asks.
#[utoipa::path(get, path = "/api/me", tag = "me", responses(
    (status = 200, description = "The player of this browser, if there is one", body = Me)))]
async fn me(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, Failure> {
    match visitor.player {
        Some(player) => view(&app, player).await,
        None => Ok(Json(Me::default())),
    }
}

/// Gives the player a name.
///
/// A browser without an identity gets one.
#[utoipa::path(put, path = "/api/me", tag = "me", request_body = NewName, responses(
    (status = 200, description = "The player with the new name", body = Me),
    (status = 422, description = "`bad-name`: not 1 to 40 characters, or not printable", body = Problem),
    (status = 429, description = "`too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Body(NewName { name }): Body<NewName>,
) -> Result<(SignedCookieJar, Json<Me>), Failure> {
    let name = checked_name(&name)?;
    let (player, jar) = visitor.enter(&app).await?;
    app.store.rename_player(player, &name).await?;
    Ok((jar, view(&app, player).await?))
}

/// Forgets the player on this device.
///
/// The session of this browser ends: a copy of its cookie is worthless. Games and feats stay where they are; a recovery code leads back to them.
#[utoipa::path(delete, path = "/api/me/session", tag = "me", responses(
    (status = 204, description = "This browser has no identity any more")))]
async fn forget(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<(SignedCookieJar, StatusCode), Failure> {
    Ok((visitor.forget(&app).await?, StatusCode::NO_CONTENT))
}

/// The browsers that are this player.
#[utoipa::path(get, path = "/api/me/sessions", tag = "me", responses(
    (status = 200, description = "All of them, the one that came last first", body = Sessions)))]
async fn sessions(State(app): State<App>, visitor: Visitor) -> Result<Json<Sessions>, Failure> {
    let found = match visitor.player {
        Some(player) => app.sessions.of(player).await?,
        None => Vec::new(),
    };
    let view = |session: StoredSession| SessionView {
        id: session.id.to_string(),
        current: visitor.session == Some(session.id),
        device: session.device,
        created_at: session.created_at,
        seen_at: session.seen_at,
    };
    Ok(Json(Sessions { sessions: found.into_iter().map(view).collect() }))
}

/// Ends all sessions of this player but that of this browser.
///
/// Their cookies are worthless from now on, and their sockets close.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "me", responses(
    (status = 204, description = "Only this browser is the player now")))]
async fn end_other_sessions(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<StatusCode, Failure> {
    if let (Some(player), Some(session)) = (visitor.player, visitor.session) {
        app.sessions.end(player, Ending::AllBut(session)).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Ends one session of this player.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "me",
    params(("id" = String, Path, description = "The name of the session")),
    responses(
        (status = 204, description = "That browser is nobody any more"),
        (status = 404, description = "`no-such-session`", body = Problem)))]
async fn end_session(
    State(app): State<App>,
    visitor: Visitor,
    SessionName(id): SessionName,
) -> Result<StatusCode, Failure> {
    let ended = match visitor.player {
        Some(player) => app.sessions.end(player, Ending::Only(id)).await?,
        None => 0,
    };
    if ended == 0 { Err(Refusal::NoSuchSession.into()) } else { Ok(StatusCode::NO_CONTENT) }
}

/// Makes a code that moves the player to another device.
///
/// It is shown once, and replaces any other. A browser without an identity gets one.
#[utoipa::path(post, path = "/api/me/recovery-code", tag = "me", responses(
    (status = 200, description = "The code", body = RecoveryCode),
    (status = 429, description = "`too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn make_recovery_code(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<(SignedCookieJar, Json<RecoveryCode>), Failure> {
    let code = recovery::fresh_code();
    let (player, jar) = visitor.enter(&app).await?;
    app.store.set_recovery(player, &recovery::hash(&code)).await?;
    Ok((jar, Json(RecoveryCode { code: recovery::in_groups(&code) })))
}

/// Becomes the player of a recovery code.
#[utoipa::path(post, path = "/api/me/recover", tag = "me", request_body = RecoveryCode, responses(
    (status = 200, description = "The player", body = Me),
    (status = 404, description = "`no-such-code`", body = Problem),
    (status = 429, description = "`too-many`: wait as long as Retry-After says", body = Problem)))]
async fn recover(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    visitor: Visitor,
    Body(RecoveryCode { code }): Body<RecoveryCode>,
) -> Result<(SignedCookieJar, Json<Me>), Failure> {
    app.limits.check_recovery(peer, &headers)?;
    let player = match recovery::normalised(&code) {
        Some(code) => app.store.player_by_recovery(&recovery::hash(&code)).await?,
        None => None,
    };
    let player = player.ok_or(Refusal::NoSuchCode)?;
    let me = view(&app, player).await?;
    Ok((visitor.become_player(&app, player).await?, me))
}

/// The player's hall of honour.
///
/// Feats are earned in games whose dice the server drew and that were new to this player, as far as this server knows: no other game
/// of the player had the same dice. What somebody knows from elsewhere, nobody can tell among people without accounts.
#[utoipa::path(get, path = "/api/me/feats", tag = "me", responses(
    (status = 200, description = "All feats, earned or not", body = Hall)))]
async fn feats(State(app): State<App>, visitor: Visitor) -> Result<Json<Hall>, Failure> {
    let Some(player) = visitor.player else {
        return Ok(Json(Hall { marks: Marks::default().view(), ..hall::of(&[]) }));
    };
    let seats = app.store.finished_seats(player).await?;
    Ok(Json(Hall { marks: marks(&app, player).await?.view(), ..hall::of(&seats) }))
}

/// What a player has done for the first time. The sheets of later games can bring nothing that one would not have met by then.
async fn marks(app: &App, player: PlayerId) -> Result<Marks, Failure> {
    let mut marks = Marks::default();
    for (index, seat) in app.store.played_seats(player, GAMES_FOR_MARKS).await?.iter().enumerate() {
        marks.add(seat);
        if index < SHEETS_FOR_MARKS
            && marks.asks_for_sheets()
            && let Some(game) = app.store.load(seat.game).await?
            && let Some(player) = game.table.players().get(usize::from(seat.seat))
        {
            marks.add_sheet(seat, player.now().seat().sheet());
        }
    }
    Ok(marks)
}

/// Sets the address that hears of new dice while the player does not look.
///
/// Only public https addresses are notified. A browser without an identity gets one.
#[utoipa::path(put, path = "/api/me/webhook", tag = "me", request_body = NewWebhook, responses(
    (status = 200, description = "The player with the new address", body = Me),
    (status = 422, description = "`bad-webhook`: no https address", body = Problem),
    (status = 429, description = "`too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn set_webhook(
    State(app): State<App>,
    visitor: Visitor,
    Body(NewWebhook { address }): Body<NewWebhook>,
) -> Result<(SignedCookieJar, Json<Me>), Failure> {
    if address.as_deref().is_some_and(|address| webhook_url(address).is_none()) {
        return Err(Refusal::BadWebhook.into());
    }
    let (player, jar) = visitor.enter(&app).await?;
    app.store.set_webhook(player, address.as_deref()).await?;
    Ok((jar, view(&app, player).await?))
}

async fn view(app: &App, player: PlayerId) -> Result<Json<Me>, Failure> {
    let Some(stored) = app.store.player(player).await? else { return Ok(Json(Me::default())) };
    Ok(Json(Me {
        known: true,
        name: stored.name,
        has_recovery_code: stored.has_recovery_code,
        webhook: app.store.webhook(player).await?,
    }))
}

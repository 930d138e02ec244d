//! The deal of the day: one ranked try for everybody, and what all have made of it.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use serde::Deserialize;
use troyes_daily::{Day, Span};
use troyes_host::checked_name;
use troyes_host::daily::{deal_of, table_of};
use troyes_store::StoredDay;
use troyes_wire::{Created, DayInMonth, DayView, MonthView, NewTry, Origin, Problem, Refusal};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::day_view::{state_of, view};
use super::extract::{Body, CheckedQuery, DayName};
use super::games::{Opened, open};
use super::identity::Visitor;
use super::problem::Failure;

/// Days of a list at the most.
const LONGEST_MONTH: u32 = 31;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(days))
        .routes(routes!(today))
        .routes(routes!(day))
        .routes(routes!(begin))
        .routes(routes!(practise))
}

/// The deal of the day that it is now, by this server (UTC).
#[utoipa::path(get, path = "/api/days/today", tag = "days", responses(
    (status = 200, description = "As much as this player may see", body = DayView),
    (status = 404, description = "`no-such-day`: none was drawn", body = Problem)))]
async fn today(State(app): State<App>, visitor: Visitor) -> Result<Json<DayView>, Failure> {
    let drawn = drawn(&app, Day::at(app.store.time())).await?;
    Ok(Json(view(&app, visitor.player, &drawn).await?))
}

/// The deal of a day.
///
/// Its fingerprint comes a day before it, its columns on the day itself, its seed two days after it has begun. What others have made of it
/// comes only when one has finished, and to everybody with the seed.
#[utoipa::path(get, path = "/api/days/{day}", tag = "days",
    params(("day" = String, Path, description = "The day, such as 2026-11-18")),
    responses(
        (status = 200, description = "As much as this player may see", body = DayView),
        (status = 404, description = "`no-such-day`: none was drawn", body = Problem)))]
async fn day(
    State(app): State<App>,
    visitor: Visitor,
    DayName(day): DayName,
) -> Result<Json<DayView>, Failure> {
    let drawn = drawn(&app, day).await?;
    Ok(Json(view(&app, visitor.player, &drawn).await?))
}

/// Begins the deal of a day, which counts: everybody has one try.
///
/// Whoever has begun before gets that game, also on another device. It can be begun only on the day itself, by this server's clock, and is ranked if
/// it is finished before the seed is published. There are no hints, and no branches as long as it is being played. A browser without an identity
/// gets one.
#[utoipa::path(post, path = "/api/days/{day}/try", tag = "days", request_body = NewTry,
    params(("day" = String, Path, description = "The day, such as 2026-11-18")),
    responses(
        (status = 200, description = "The game that was begun before", body = Created),
        (status = 201, description = "The game is open", body = Created),
        (status = 404, description = "`no-such-day`", body = Problem),
        (status = 409, description = "`not-today`: it is another day by now, or not yet", body = Problem),
        (status = 422, description = "`bad-name`: not 1 to 40 characters, or not printable", body = Problem),
        (status = 429, description = "`too-many-games`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    DayName(day): DayName,
    Body(NewTry { name }): Body<NewTry>,
) -> Result<Opened, Failure> {
    let name = checked_name(&name)?;
    let StoredDay { seed, .. } = drawn(&app, day).await?;
    let before = match visitor.player {
        Some(player) => app.store.try_of(day, player).await?,
        None => None,
    };
    if before.is_none() && day != Day::at(app.store.time()) {
        return Err(Refusal::NotToday.into());
    }
    app.fairness.games.take(visitor.asker())?;
    let (player, jar) = visitor.enter(&app).await?;
    let table = table_of(day, &deal_of(day, seed), name).ok_or(Refusal::PlayerCount)?;
    let game = troyes_host::NewGame::on_one_device(&table, player, &[]);
    let (id, new) = app.tables.begin_try(day, &game).await?;
    let status = if new { StatusCode::CREATED } else { StatusCode::OK };
    let location = [(LOCATION, format!("/api/games/{id}"))];
    Ok((status, jar, location, Json(Created { id: id.to_string() })))
}

/// Plays the deal of a day once more, or years later: for nothing but practice.
///
/// It is for those who have finished their ranked try, and for everybody when the seed is published.
#[utoipa::path(post, path = "/api/days/{day}/practice", tag = "days", request_body = NewTry,
    params(("day" = String, Path, description = "The day, such as 2026-11-18")),
    responses(
        (status = 201, description = "The game is open", body = Created),
        (status = 403, description = "`day-secret`: its dice are still secret to this player", body = Problem),
        (status = 404, description = "`no-such-day`", body = Problem),
        (status = 422, description = "`bad-name`: not 1 to 40 characters, or not printable", body = Problem),
        (status = 429, description = "`too-many-games`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn practise(
    State(app): State<App>,
    visitor: Visitor,
    DayName(day): DayName,
    Body(NewTry { name }): Body<NewTry>,
) -> Result<Opened, Failure> {
    let name = checked_name(&name)?;
    let StoredDay { seed, .. } = drawn(&app, day).await?;
    let published = app.store.time() >= day.published_at();
    if !published && !app.tables.has_finished(day, visitor.player).await? {
        return Err(Refusal::DaySecret.into());
    }
    app.fairness.games.take(visitor.asker())?;
    let table = table_of(day, &deal_of(day, seed), name).ok_or(Refusal::PlayerCount)?;
    open(&app, visitor, &table, Origin::Chosen, None, &[], |id| Created { id }).await
}

/// Which days.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The first, such as 2026-11-01.
    from: String,
    /// The last, at most 30 days later.
    to: String,
}

/// What has become of this player's tries on some days.
#[utoipa::path(get, path = "/api/days", tag = "days", params(Which), responses(
    (status = 200, description = "The days that were dealt", body = MonthView),
    (status = 400, description = "`bad-query`", body = Problem)))]
async fn days(
    State(app): State<App>,
    visitor: Visitor,
    CheckedQuery(Which { from, to }): CheckedQuery<Which>,
) -> Result<Json<MonthView>, Failure> {
    let bad = |sentence: &str| Refusal::BadQuery(sentence.to_owned());
    let read = |day: &str| day.parse::<Day>().map_err(|error| bad(&error.to_string()));
    let span = Span { first: read(&from)?, last: read(&to)? };
    if span.last < span.first || span.last.number() - span.first.number() >= LONGEST_MONTH {
        return Err(bad("There are 1 to 31 days in a list.").into());
    }
    let now = app.store.time();
    let tries = match visitor.player {
        Some(player) => app.store.tries_of(player, span).await?,
        None => Vec::new(),
    };
    let days = app.store.days(span).await?;
    let shown = |drawn: &StoredDay| {
        let own = tries.iter().find(|one| one.day == drawn.day);
        DayInMonth {
            day: drawn.day.to_string(),
            banquets: drawn.day.has_banquets(),
            state: state_of(drawn.day, own, now),
            score: own.and_then(|own| own.score),
        }
    };
    Ok(Json(MonthView { days: days.iter().map(shown).collect() }))
}

/// The deal of a day, which must have been drawn.
async fn drawn(app: &App, day: Day) -> Result<StoredDay, Failure> {
    Ok(app.store.day(day).await?.ok_or(Refusal::NoSuchDay)?)
}

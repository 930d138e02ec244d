//! Games: starting them, looking at them, and the list of those that were played.

use axum::Json;
use axum::extract::State;
use axum::http::header::LOCATION;
use axum::http::{HeaderName, StatusCode};
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;
use troyes_solver::Level;
use troyes_table::Table;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, CheckedQuery, GameName};
use super::identity::Visitor;
use super::problem::Failure;
use crate::random;
use troyes_host::{DealSeed, Game, GameId, planned};
use troyes_wire::{Created, History, NewGame, Origin, Problem, Refusal, ReplayView, TableView};

/// Games of a page of the history, if nobody says how many.
const PAGE: u32 = 50;
/// Games of a page at the most.
const LONGEST_PAGE: u32 = 100;
/// Unfinished games of a player that are looked at for whose turn it is, at the most.
const LOOKED_AT_FOR_TURNS: u32 = 50;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(start, history))
        .routes(routes!(game, unlist))
        .routes(routes!(replay))
}

/// The answer to a request that has opened a game.
pub(crate) type Opened<T = Created> =
    (StatusCode, SignedCookieJar, [(HeaderName, String); 1], Json<T>);

/// Starts a game, all seats of which are played on this device or by bots.
///
/// A browser without an identity gets one.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, description = "The game is open", body = Created),
    (status = 404, description = "`no-such-deal`", body = Problem),
    (status = 422, description = "`player-count`, `bad-name`, `bad-columns` or `nobody`: bots alone", body = Problem),
    (status = 429, description = "`too-many-games`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Body(asked): Body<NewGame>,
) -> Result<Opened, Failure> {
    let plan = planned(&asked)?;
    app.fairness.games.take(visitor.asker())?;
    let DealSeed { seed, known } = match &asked.deal {
        Some(name) => {
            let id = name.parse().map_err(|_| Refusal::NoSuchDeal)?;
            app.store.deal(id).await?.ok_or(Refusal::NoSuchDeal)?
        }
        None => DealSeed::new(None, random::seed())?,
    };
    let table = plan.table(&asked, seed)?;
    let origin = if known { Origin::Chosen } else { Origin::Drawn };
    open(&app, visitor, &table, origin, None, &plan.bots, |id| Created { id }).await
}

/// Opens a table for the asker, who plays all seats but those of bots, and answers with what its name makes.
pub(crate) async fn open<T>(
    app: &App,
    visitor: Visitor,
    table: &Table,
    origin: Origin,
    parent: Option<GameId>,
    bots: &[Option<Level>],
    answer: impl FnOnce(String) -> T,
) -> Result<Opened<T>, Failure> {
    let (player, jar) = visitor.enter(app).await?;
    let game = troyes_host::NewGame::on_one_device(table, player, bots);
    let game = troyes_host::NewGame { origin, parent, ..game };
    let id = app.tables.create(&game).await?.to_string();
    let location = [(LOCATION, format!("/api/games/{id}"))];
    Ok((StatusCode::CREATED, jar, location, Json(answer(id))))
}

/// Which part of the history.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// The name of a game: older ones are listed.
    before: Option<String>,
    /// How many games, 1 to 100; 50 if it is not said.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// The games of this player, the newest first.
#[utoipa::path(get, path = "/api/games", tag = "games", params(Page), responses(
    (status = 200, description = "Some of them", body = History),
    (status = 400, description = "`bad-query`", body = Problem)))]
async fn history(
    State(app): State<App>,
    visitor: Visitor,
    CheckedQuery(Page { before, limit }): CheckedQuery<Page>,
) -> Result<Json<History>, Failure> {
    let bad = |sentence: &str| Refusal::BadQuery(sentence.to_owned());
    let limit = limit.unwrap_or(PAGE);
    if !(1..=LONGEST_PAGE).contains(&limit) {
        return Err(bad("There are 1 to 100 games on a page.").into());
    }
    let before = before.map(|name| name.parse()).transpose();
    let before = before.map_err(|_| bad("`before` must be the name of a game."))?;
    let Some(player) = visitor.player else {
        return Ok(Json(History { games: Vec::new(), your_turn: Vec::new(), more: false }));
    };
    let your_turn = match before {
        None => app.store.your_turn(player, LOOKED_AT_FOR_TURNS).await?,
        Some(_) => Vec::new(),
    };
    let mut games = app.store.history(player, before, limit + 1).await?;
    let more = games.len() > limit as usize;
    games.truncate(limit as usize);
    Ok(Json(History { games, your_turn, more }))
}

/// A game as the asker may see it.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "The table", body = TableView)))]
async fn game(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<Json<TableView>, Failure> {
    app.tables.admit(id, visitor.player).await?;
    Ok(Json(app.tables.game_view(id, visitor.player).await?))
}

/// Takes a game out of the history of this player.
///
/// The game itself stays, and so do its link and its feats.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 204, description = "It is not in the history any more"),
        (status = 403, description = "`not-yours`", body = Problem)))]
async fn unlist(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<StatusCode, Failure> {
    let game = find(&app, &visitor, id).await?;
    match visitor.player {
        Some(player)
            // A game whose seat somebody else plays by now is still in one's history.
            if app.store.unlist(player, id).await? || !game.seats_of(Some(player)).is_empty() =>
        {
            Ok(StatusCode::NO_CONTENT)
        }
        _ => Err(Refusal::NotYours.into()),
    }
}

/// A game half-day by half-day, as far as everybody has closed it.
#[utoipa::path(get, path = "/api/games/{id}/replay", tag = "games",
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "Every state on the way", body = ReplayView)))]
async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
) -> Result<Json<ReplayView>, Failure> {
    let game = find(&app, &visitor, id).await?;
    Ok(Json(game.replay()))
}

/// A game that must be there, and that the asker may look at.
pub(crate) async fn find(app: &App, visitor: &Visitor, id: GameId) -> Result<Game, Failure> {
    app.tables.admit(id, visitor.player).await?;
    Ok(app.tables.game(id).await?)
}

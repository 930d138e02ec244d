//! Games that take another way from a half-day of another game on.

use axum::extract::State;
use troyes_host::Branch;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, GameName};
use super::games::{Opened, find, open};
use super::identity::Visitor;
use super::problem::Failure;
use crate::random;
use troyes_wire::{Branched, NewBranch, Origin, Problem};

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(branch))
}

/// Plays on from a half-day, in a new game of the asker.
///
/// Everything before the half-day is as it was, and its dice lie. Branches earn no feats. As long as the game is being played, the same
/// dice are for the player of all its seats, and then it does not earn any either; everybody else gets fresh dice. The answer says which
/// ones the branch has.
#[utoipa::path(post, path = "/api/games/{id}/branches", tag = "games", request_body = NewBranch,
    params(("id" = String, Path, description = "The name of the game to branch from")),
    responses(
        (status = 201, description = "The new game is open", body = Branched),
        (status = 409, description = "`not-seen`: this half-day is still to come, or not to be seen yet", body = Problem),
        (status = 422, description = "`bad-half-day`: not 1 to 16; `no-such-seat`", body = Problem),
        (status = 429, description = "`too-many-games`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn branch(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
    Body(asked): Body<NewBranch>,
) -> Result<Opened<Branched>, Failure> {
    let game = find(&app, &visitor, id).await?;
    app.fairness.games.take(visitor.asker())?;
    let Branch { table, dice, bots } =
        troyes_host::branch(&game, visitor.player, asked, random::seed())?;
    let answer = |id| Branched { id, dice };
    open(&app, visitor, &table, Origin::Branched, Some(id), &bots, answer).await
}

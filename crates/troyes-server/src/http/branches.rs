//! Games that take another way from a half-day of another game on.

use axum::extract::State;
use axum::http::StatusCode;
use troyes_record::Deal;
use troyes_rules::HalfDay;
use troyes_table::{Table, Viewer};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, GameName};
use super::games::{Opened, find, open};
use super::identity::Visitor;
use super::problem::Failure;
use crate::random;
use troyes_wire::{BranchDice, Branched, NewBranch, Origin, Problem};

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(branch))
}

/// Plays on from a half-day, in a new game of whoever asks.
///
/// Everything before the half-day is as it was, and its dice lie. Branches earn no feats. As long as the game is being played, the same
/// dice are for whoever plays all its seats, and then it does not earn any either; everybody else gets fresh dice. The answer says which
/// ones the branch has.
#[utoipa::path(post, path = "/api/games/{id}/branches", tag = "games", request_body = NewBranch,
    params(("id" = String, Path, description = "The name of the game to branch from")),
    responses(
        (status = 201, description = "The new game is open", body = Branched),
        (status = 403, description = "`dice-secret`: its dice are those of a game that is still being played", body = Problem),
        (status = 404, description = "`no-such-game`", body = Problem),
        (status = 409, description = "`not-seen`: this half-day is still to come, or not to be seen yet", body = Problem),
        (status = 422, description = "`bad-half-day`: not 1 to 16; `no-such-seat`", body = Problem)))]
async fn branch(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
    Body(NewBranch { half_day, dice, seat }): Body<NewBranch>,
) -> Result<Opened<Branched>, Failure> {
    let half_day = HalfDay::new(half_day)
        .ok_or_else(|| Failure::unprocessable("bad-half-day", "A game has half-days 1 to 16."))?;
    let game = find(&app, &visitor, id).await?;
    let only = seat.map(usize::from);
    if only.is_some_and(|seat| seat >= game.owners.len()) {
        return Err(Failure::unprocessable("no-such-seat", "There is no such seat."));
    }
    let alone = game.is_played_alone_by(visitor.player);
    // All later rolls go along with the same dice, so they are as secret as the last of them.
    let dice = if game.table.is_finished() || alone { dice } else { BranchDice::Fresh };
    let later_rolls = match dice {
        BranchDice::Same => None,
        BranchDice::Fresh => {
            let setup = game.table.setup();
            Some(Deal::with_columns(random::seed(), setup.columns(), setup.has_tiles()).rolls)
        }
    };
    let branch = may_see(&game.table, half_day, alone)
        .then(|| game.table.branch(half_day, later_rolls, only))
        .flatten()
        .ok_or_else(not_seen)?;
    // Bots go on as bots; whoever goes on alone takes their place.
    let bots = if only.is_some() { Vec::new() } else { game.bots() };
    let answer = |id| Branched { id, dice };
    open(&app, visitor, &branch, Origin::Branched, Some(id), &bots, answer).await
}

/// Whether the dice of a half-day are known to whoever asks: those that everybody has closed to anybody, and the current
/// ones to whoever plays all seats.
fn may_see(table: &Table, half_day: HalfDay, alone: bool) -> bool {
    let closed = table.horizon(Viewer::Spectator, 0);
    let shown = (0..table.players().len())
        .map(|seat| table.known_rolls(Viewer::Seat(seat)).len())
        .max()
        .unwrap_or_default();
    let known = if alone { shown.min(closed + 1) } else { closed };
    half_day.index() < known
}

fn not_seen() -> Failure {
    let sentence = "This half-day cannot be seen yet.";
    Failure::new(StatusCode::CONFLICT, "not-seen", sentence)
}

//! Games that were played on a device, handed over to be kept.

use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use axum_extra::extract::SignedCookieJar;
use troyes_shapes::{HandedGame, KeptGame};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::{Body, GameName};
use super::identity::Visitor;
use super::problem::Failure;
use crate::tables::Failed;
use troyes_wire::{HandedOver, Problem, Refusal};

/// Bytes of a game at the most. One of ten players with many second thoughts needs about 400 kB.
const LARGEST: usize = 1024 * 1024;

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(hand_over)).layer(DefaultBodyLimit::max(LARGEST))
}

/// Keeps a game that was played on a device, under the name that the device gave it.
///
/// Every line of it is replayed, and nothing is kept that the rules do not allow. It earns nothing: nobody but the device knows when its dice
/// were drawn. It may come again as often as one likes; what is new is added, and nothing is ever taken away. Where it has gone on here in
/// another way meanwhile, it is `diverged`: hand it over by a new name (a UUID of version 7), with this one as its parent and `branched` as its
/// origin. What a game looks like is said in `docs/offline.md`, "Handing over".
#[utoipa::path(put, path = "/api/games/{id}", tag = "games", request_body = Object,
    params(("id" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, description = "It is kept", body = HandedOver),
        (status = 403, description = "`not-yours`: another game has this name", body = Problem),
        (status = 409, description = "`diverged`: it has gone on here in another way", body = Problem),
        (status = 413, description = "`too-large`: more than 1 MB", body = Problem),
        (status = 422, description = "`bad-record`: it cannot be replayed, with the reason; `bad-name`, `nobody`", body = Problem),
        (status = 429, description = "`too-many-games`, `too-many-players`: wait as long as Retry-After says", body = Problem)))]
async fn hand_over(
    State(app): State<App>,
    visitor: Visitor,
    GameName(id): GameName,
    Body(kept): Body<KeptGame>,
) -> Result<(SignedCookieJar, Json<HandedOver>), Failure> {
    app.fairness.games.take(visitor.asker())?;
    let handed = HandedGame::new(id, kept)?;
    match app.tables.game(id).await {
        // Nobody becomes somebody for a game that is not theirs.
        Ok(game) if !game.is_played_alone_by(visitor.player) => {
            return Err(Refusal::NotYours.into());
        }
        Ok(_) | Err(Failed::Refused(Refusal::NoSuchGame)) => {}
        Err(error) => return Err(error.into()),
    }
    let (player, jar) = visitor.enter(&app).await?;
    Ok((jar, Json(app.tables.hand_over(player, &handed).await?)))
}

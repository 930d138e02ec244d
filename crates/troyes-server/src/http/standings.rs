//! What a score means, among the games of people on this server and of bots.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use tokio::sync::Mutex;
use troyes_solver::Level;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::extract::CheckedQuery;
use super::problem::Failure;
use crate::bot_scores::BotScores;
use troyes_store::{Store, StoreError};
use troyes_wire::{BotStanding, Problem, Standing};

/// Scores are counted again after this time: a game more makes little difference.
const COUNTED_FOR: Duration = Duration::from_secs(10 * 60);

/// How many sheets of people ended with which score.
type Counts = Arc<[(u16, u32)]>;

/// The scores of people, counted now and then.
#[derive(Default)]
pub(crate) struct Scores(Mutex<Option<(Instant, Counts)>>);

impl Scores {
    async fn of(&self, store: &Store) -> Result<Counts, StoreError> {
        let mut counted = self.0.lock().await;
        if let Some((at, counts)) = &*counted
            // Where there are few, each makes a difference.
            && at.elapsed() < COUNTED_FOR
            && counts.len() > 20
        {
            return Ok(Arc::clone(counts));
        }
        let counts: Counts = store.scores_of_people().await?.into();
        *counted = Some((Instant::now(), Arc::clone(&counts)));
        Ok(counts)
    }
}

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(standing))
}

/// Which score.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Asked {
    /// The points.
    points: u16,
    /// Whether they come from a game with Banquets & Raids, in which bots score more.
    #[serde(default)]
    banquets: bool,
}

/// What a score means: how many finished games of people on this server ended with less, and how many of bots.
///
/// The game that the score comes from is among those of this server, once it is finished.
#[utoipa::path(get, path = "/api/standings", tag = "games", params(Asked), responses(
    (status = 200, description = "The score among others", body = Standing),
    (status = 400, description = "`bad-query`", body = Problem)))]
async fn standing(
    State(app): State<App>,
    CheckedQuery(Asked { points, banquets }): CheckedQuery<Asked>,
) -> Result<Json<Standing>, Failure> {
    let counts = app.scores.of(&app.store).await?;
    let games_below = |limit: u16| {
        counts.iter().filter(|&&(total, _)| total < limit).map(|&(_, games)| games).sum()
    };
    let bot = |level: Level| {
        let scores = BotScores::of(level, banquets);
        BotStanding { level: level.into(), average: scores.average(), below: scores.below(points) }
    };
    Ok(Json(Standing {
        games: games_below(u16::MAX),
        below: games_below(points),
        bots: Level::ALL.into_iter().map(bot).collect(),
    }))
}

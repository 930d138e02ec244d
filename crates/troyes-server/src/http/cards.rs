//! The pictures of links. Painting takes a while, so that only one is painted at a time, the latest are kept, and nobody may ask for many
//! that are not there yet.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, OnceLock};

use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use lru::LruCache;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use troyes_cards::{Card, Painter, Picture};
use troyes_host::GameId;
use troyes_words::{Language, Words};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::App;
use super::previews::Preview;
use super::problem::Failure;
use troyes_wire::{Problem, Refusal};

/// Cards that are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("64 is not 0");

/// Cards may be shown so long without asking again: tables change.
const FRESH: &str = "public, max-age=300";

/// Sha-256 of a drawing.
type Sum = [u8; 32];

/// Who paints, and what was painted lately.
pub(crate) struct Cards {
    painter: Arc<OnceLock<Painter>>,
    painted: Mutex<LruCache<Sum, Bytes>>,
    brush: Semaphore,
}

impl Default for Cards {
    fn default() -> Self {
        Self {
            painter: Arc::default(),
            painted: Mutex::new(LruCache::new(KEPT)),
            brush: Semaphore::new(1),
        }
    }
}

impl Cards {
    /// Looks for the typefaces of this machine, so that nobody has to wait for it later.
    pub(crate) fn prepare(&self) {
        self.painter.get_or_init(Painter::new);
    }

    async fn painter(&self) -> Result<Arc<OnceLock<Painter>>, Failure> {
        let painter = Arc::clone(&self.painter);
        if painter.get().is_none() {
            let looking = Arc::clone(&painter);
            let looked = spawn_blocking(move || {
                looking.get_or_init(Painter::new);
            });
            looked.await.map_err(|_| Refusal::Internal)?;
        }
        Ok(painter)
    }

    fn kept(&self, sum: &Sum) -> Option<Bytes> {
        self.painted.lock().expect("nobody panics while holding it").get(sum).cloned()
    }

    /// Paints a drawing, when it is its turn.
    async fn paint(
        &self,
        painter: Arc<OnceLock<Painter>>,
        sum: Sum,
        svg: String,
    ) -> Result<Bytes, Failure> {
        let _brush = self.brush.acquire().await.map_err(|_| Refusal::Internal)?;
        // Somebody who waited in front may have wanted the same.
        if let Some(png) = self.kept(&sum) {
            return Ok(png);
        }
        let painting = spawn_blocking(move || painter.get_or_init(Painter::new).png(&svg));
        let png = painting.await.map_err(|_| Refusal::Internal)?.map_err(|error| {
            tracing::error!(%error, "a card cannot be painted");
            Refusal::Internal
        })?;
        let png = Bytes::from(png);
        let mut painted = self.painted.lock().expect("nobody panics while holding it");
        painted.put(sum, png.clone());
        Ok(png)
    }
}

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(card))
}

/// How a card is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// The tag of the language of its words; English if it is none of ours.
    language: Option<String>,
}

/// The picture of a link, as programs show it before somebody follows it.
///
/// Of a table: who invites, and what is played; of a finished game: the sheet and the score. What not everybody with the link may see is
/// not on it.
#[utoipa::path(get, path = "/api/cards/{name}", tag = "games",
    params(("name" = String, Path, description = "`home.png`, or the name of a game or table and `.png`"), Wanted),
    responses(
        (status = 200, description = "1200 × 630 pixels", body = String, content_type = "image/png"),
        (status = 304, description = "It is the one that the asker has"),
        (status = 404, description = "`no-such-game`", body = Problem),
        (status = 429, description = "`too-many`: wait as long as Retry-After says", body = Problem)))]
async fn card(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(name): Path<String>,
    Query(Wanted { language }): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let painter = app.cards.painter().await?;
    let ready = painter.get().ok_or(Refusal::Internal)?;
    let asked = language.as_deref().and_then(Language::from_tag).unwrap_or(Language::English);
    let words = spoken(&app, ready, asked);
    let game = words.say("game");
    let preview = preview(&app, ready, words, &name).await?;
    let picture = preview.sheet.as_ref().map_or(Picture::Dice, Picture::Sheet);
    let svg =
        Card { title: &preview.title, lines: &preview.lines, game: &game, picture }.svg(ready);
    let sum: Sum = Sha256::digest(&svg).into();
    let etag = format!("\"{}\"", hex::encode(&sum[..12]));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(CACHE_CONTROL, FRESH)]).into_response());
    }
    let png = match app.cards.kept(&sum) {
        Some(png) => png,
        None => {
            app.limits.check_card(peer, &headers)?;
            app.cards.paint(Arc::clone(&painter), sum, svg).await?
        }
    };
    let etag = HeaderValue::try_from(etag).map_err(|_| Refusal::Internal)?;
    let fixed = HeaderValue::from_static;
    let headers = [(CONTENT_TYPE, fixed("image/png")), (CACHE_CONTROL, fixed(FRESH)), (ETAG, etag)];
    Ok((headers, png).into_response())
}

/// The words of a language, if there are letters for it; otherwise English.
fn spoken<'a>(app: &'a App, painter: &Painter, language: Language) -> &'a Words {
    let words = app.speakers.of(language);
    if painter.writes(&words.say("home-lead")) { words } else { app.speakers.of(Language::English) }
}

async fn preview(
    app: &App,
    painter: &Painter,
    words: &Words,
    name: &str,
) -> Result<Preview, Failure> {
    let name = name.strip_suffix(".png").unwrap_or(name);
    if name == "home" {
        return Ok(Preview::home(words));
    }
    let id: GameId = name.parse().map_err(|_| Refusal::NoSuchGame)?;
    // Whoever cannot be written is called as if nothing were known of them.
    let called = |name: &str| {
        if painter.writes(name) { name.to_owned() } else { words.say("nobody") }
    };
    Ok(Preview::of_table(app, words, id, called).await.ok_or(Refusal::NoSuchGame)?)
}

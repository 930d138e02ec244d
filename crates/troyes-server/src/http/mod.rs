//! HTTP: one file for each resource, with its routes and their description.
//!
//! | module | what is there |
//! |---|---|
//! | `me`, `identity` | the player of a browser |
//! | `data` | what is stored about a player, to take along and to erase |
//! | `deals`, `games`, `branches`, `records` | starting games and looking at them |
//! | `days`, `day_view` | the deal of the day |
//! | `groups`, `group_view` | people who compare themselves |
//! | `analyses` | finished games in luck and skill |
//! | `rooms`, `lobby` | tables that people gather at, and where they are found |
//! | `socket` | gathering, playing, watching |
//! | `assets` | the client |
//! | `pages` | the description of the API |
//! | `health` | for operators and their monitoring |
//! | `problem`, `extract` | failures in one format |
//! | `security`, `limits`, `fairness` | what every request goes through |
//!
//! Every request goes through the same layers, outermost first: metrics, security headers, panics, time limit, rate limit, foreign sites, what may be compressed, compression.
//!
//! Routes are registered together with their OpenAPI operation, so none can be forgotten.

mod analyses;
mod assets;
mod branches;
mod data;
mod day_view;
mod days;
mod deals;
mod extract;
mod fairness;
mod games;
mod group_view;
mod groups;
mod health;
mod identity;
mod limits;
pub(crate) mod lobby;
mod me;
mod pages;
mod problem;
mod records;
mod rooms;
mod security;
mod socket;

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::Key;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::{CompressionLayer, CompressionLevel};
use utoipa::openapi;
use utoipa::{Modify as _, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use crate::asker::Asker;
use crate::config::{Config, PublicUrl};
use crate::keeping::Keeping;
use crate::leaving::Leaving;
use crate::metrics;
use crate::sessions::Sessions;
use crate::tables::Tables;
use crate::thinking::{Thinking, shipped_network};
use crate::webhook::Webhooks;
use assets::Assets;
use fairness::{Fairness, Held};
use health::Readiness;
use limits::Limits;
use lobby::Board;
use problem::{Failure, wrong_method};
use troyes_host::Bots;
use troyes_store::{Store, StoreError};
use troyes_wire::{ClientMessage, Refusal, ServerMessage};

/// Bytes of a request at the most, where nothing else is said.
const LARGEST_BODY: usize = 16 * 1024;

/// Tables and players that are removed in one transaction: others write in between.
const REMOVED_AT_ONCE: u32 = 100;

/// How hard answers are compressed: enough for JSON, and fast.
const COMPRESSION: i32 = 4;

/// What all handlers share.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) tables: Arc<Tables>,
    pub(crate) thinking: Arc<Thinking>,
    pub(crate) sessions: Arc<Sessions>,
    readiness: Readiness,
    /// Signs cookies.
    key: Key,
    limits: Limits,
    fairness: Fairness,
    /// The lobby, for all who watch it.
    board: Board,
    public_url: Option<PublicUrl>,
    assets: Assets,
    /// How sockets leave when the server is to stop.
    pub(crate) leaving: Leaving,
    /// Fires when they have left.
    pub(crate) closing: CancellationToken,
    /// All open sockets.
    pub(crate) sockets: TaskTracker,
    most_sockets: usize,
    keeping: Keeping,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub(crate) fn new(config: &Config, store: Store, key: Key) -> Self {
        let public_url = config.public_url.as_ref().map(|url| url.origin().to_owned());
        let webhooks = Webhooks::open(store.clone(), public_url);
        let network = shipped_network();
        let thinking = Arc::new(Thinking::new(network.clone(), config.quotas.questions));
        let bots = Bots::new(network);
        let sessions = Arc::new(Sessions::new(store.clone()));
        let tables = Tables::new(
            store.clone(),
            webhooks,
            bots,
            Arc::clone(&thinking),
            Arc::clone(&sessions),
        );
        Self(Arc::new(Shared {
            tables: Arc::new(tables),
            thinking,
            sessions,
            readiness: Readiness::default(),
            store,
            key,
            limits: Limits::new(config.trusted_proxy),
            fairness: Fairness::new(&config.quotas),
            board: Board::default(),
            public_url: config.public_url.clone(),
            assets: Assets::new(&config.client),
            leaving: Leaving::default(),
            closing: CancellationToken::new(),
            sockets: TaskTracker::new(),
            most_sockets: config.most_sockets,
            keeping: config.keeping,
        }))
    }

    /// Whether people reach the server by https.
    fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }

    /// Lets somebody open another socket, which is theirs until what is returned goes out of scope.
    fn admit_socket(&self, asker: Asker) -> Result<Held, Failure> {
        if self.leaving.has_begun() {
            return Err(Refusal::ServerStops.into());
        }
        if self.sockets.len() >= self.most_sockets {
            return Err(Refusal::ServerFull.into());
        }
        Ok(self.fairness.sockets.hold(asker)?)
    }

    /// Compresses the client, so that nobody has to wait for it later.
    pub(crate) fn pack_client(&self) {
        self.assets.pack();
    }

    /// Forgets what is not needed any more, and sets the clock; to be called now and then.
    pub(crate) async fn tidy(&self) {
        self.limits.tidy();
        self.fairness.tidy();
        metrics::tidy();
        if let Err(error) = self.store.set_clock().await {
            tracing::warn!(%error, "the time of the database could not be read");
        }
    }

    /// Removes what nobody has used for so long as it is kept, and notes how much of the disk what is left takes; to be called now and then.
    pub(crate) async fn remove_outdated(&self) -> Result<(), StoreError> {
        loop {
            let outdated = self.keeping.outdated(self.store.time());
            let removed = self.store.remove_outdated(&outdated, REMOVED_AT_ONCE).await?;
            for &id in &removed.tables {
                self.tables.forget(id);
            }
            let (tables, players) = (removed.tables.len(), removed.players);
            if tables + players == 0 {
                break;
            }
            tracing::info!(tables, players, "what nobody has used for long is removed");
        }
        metrics::disk_use(&self.store.disk_use().await?);
        Ok(())
    }

    pub(crate) async fn close_store(&self) {
        self.store.close().await;
    }
}

/// Whether a path belongs to the API.
fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Troyes Dice",
        description = "Everything that the client of Troyes Dice does, any program can do. Answers are JSON. What goes wrong is \
                       reported in one format, `Problem`, with a code that stays the same. A player is an anonymous identity in a \
                       signed cookie.",
    ),
    components(schemas(ClientMessage, ServerMessage)),
    tags(
        (name = "games", description = "Starting games, playing them, looking at them"),
        (name = "days", description = "The deal of the day: one ranked try for everybody"),
        (name = "groups", description = "People who compare themselves at the deals of days"),
        (name = "rooms", description = "Tables that people gather at, and the lobby"),
        (name = "deals", description = "What a seed says before a game"),
        (name = "records", description = "Games as files"),
        (name = "me", description = "The player of this browser"),
        (name = "operation", description = "For whoever watches over the server"),
        (name = "description", description = "This page"),
    )
)]
struct Description;

/// All routes with their description, without what they go through.
fn routes() -> (Router<App>, openapi::OpenApi) {
    let (router, mut description) = OpenApiRouter::with_openapi(Description::openapi())
        .merge(games::router())
        .merge(branches::router())
        .merge(analyses::router())
        .merge(rooms::router())
        .merge(lobby::router())
        .merge(socket::router())
        .merge(deals::router())
        .merge(days::router())
        .merge(groups::router())
        .merge(records::router())
        .merge(me::router())
        .merge(data::router())
        .merge(health::router())
        .merge(pages::router())
        .split_for_parts();
    pages::CommonAnswers.modify(&mut description);
    (router, description)
}

/// The whole service. What is added last comes first when a request arrives.
pub(crate) fn service(app: &App) -> Router {
    let (router, description) = routes();
    let compression = CompressionLayer::new().quality(CompressionLevel::Precise(COMPRESSION));
    router
        .method_not_allowed_fallback(wrong_method)
        .fallback(assets::serve)
        .layer(axum::Extension(pages::Pages::new(&description)))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(compression)
        .layer(from_fn(security::allow_plain_answers))
        .layer(from_fn_with_state(app.clone(), security::refuse_foreign_sites))
        .layer(from_fn(security::check_host))
        .layer(from_fn_with_state(app.clone(), limits::limit_requests))
        .layer(from_fn(security::limit_time))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), security::add_headers))
        .layer(from_fn(metrics::count_requests))
        .with_state(app.clone())
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Failure::from(Refusal::Internal).into_response()
}

//! Who asks: an anonymous player, known by a signed cookie.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use time::Duration;

use super::App;
use super::problem::Failure;
use crate::store::PlayerId;

const COOKIE: &str = "troyes_player";

/// As long as browsers keep a cookie at the most, in days.
const KEPT_DAYS: i64 = 400;

/// Somebody who asks, with an identity or without.
pub(crate) struct Visitor {
    jar: SignedCookieJar,
    /// The player, if the cookie is there and its signature is ours.
    pub(crate) player: Option<PlayerId>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let player = jar.get(COOKIE).and_then(|cookie| cookie.value().parse().ok());
        Ok(Self { jar, player })
    }
}

impl Visitor {
    /// The player who asks, made if need be, and the cookie that says so, which lasts anew from now.
    pub(crate) async fn enter(self, app: &App) -> Result<(PlayerId, SignedCookieJar), Failure> {
        let known = match self.player {
            // A signed name may still be unknown: an older copy of the database has been put back.
            Some(player) => app.store.player(player).await?.map(|_| player),
            None => None,
        };
        let player = match known {
            Some(player) => player,
            None => {
                let player = PlayerId::fresh();
                app.store.add_player(player).await?;
                player
            }
        };
        Ok((player, self.become_player(app, player)))
    }

    /// The cookie of a player.
    pub(crate) fn become_player(self, app: &App, player: PlayerId) -> SignedCookieJar {
        self.jar.add(
            Cookie::build((COOKIE, player.to_string()))
                .path("/")
                .http_only(true)
                .same_site(SameSite::Lax)
                .secure(app.is_secure())
                .max_age(Duration::days(KEPT_DAYS)),
        )
    }

    /// No cookie any more.
    pub(crate) fn forget(self) -> SignedCookieJar {
        self.jar.remove(Cookie::build(COOKIE).path("/"))
    }
}

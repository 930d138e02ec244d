//! Who asks: an anonymous player, known by a signed cookie that names a session.
//!
//! The player is made when somebody first stores something; there is nothing to sign up for. All seats of a game on one device belong to the player who opened it, a seat of a room to the player who sits there.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use time::Duration;

use super::App;
use super::problem::Failure;
use crate::asker::Asker;
use troyes_host::{PlayerId, SessionId};
use troyes_store::Ending;
use troyes_wire::Refusal;

/// The cookie with the name of a session.
pub(super) const COOKIE: &str = "troyes_player";

/// As long as browsers keep a cookie at the most, in days.
const KEPT_DAYS: i64 = 400;

/// Somebody who asks, with an identity or without.
pub(crate) struct Visitor {
    jar: SignedCookieJar,
    device: Option<String>,
    address: IpAddr,
    /// The player, if the cookie is there, its signature is ours and its session has not ended.
    pub(crate) player: Option<PlayerId>,
    /// The session of the player.
    pub(crate) session: Option<SessionId>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let named: Option<SessionId> =
            jar.get(COOKIE).and_then(|cookie| cookie.value().parse().ok());
        let player = match named {
            Some(session) => app.sessions.player(session).await?,
            None => None,
        };
        let device = device(&parts.headers);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Refusal::Internal)?;
        let address = app.limits.household(peer.0, &parts.headers);
        Ok(Self { jar, device, address, player, session: named.filter(|_| player.is_some()) })
    }
}

impl Visitor {
    /// Who asks, and from where.
    pub(crate) const fn asker(&self) -> Asker {
        Asker { address: self.address, player: self.player }
    }

    /// The player who asks, made if need be, and the cookie that says so, which lasts anew from now.
    pub(crate) async fn enter(self, app: &App) -> Result<(PlayerId, SignedCookieJar), Failure> {
        if let (Some(player), Some(session)) = (self.player, self.session) {
            return Ok((player, self.with_cookie(app, session)));
        }
        app.fairness.players.take(self.asker())?;
        let (player, session) = app.sessions.open(None, self.device.clone()).await?;
        Ok((player, self.with_cookie(app, session)))
    }

    /// Becomes a player in this browser, and nobody else any more. Gives the cookie.
    pub(crate) async fn become_player(
        self,
        app: &App,
        player: PlayerId,
    ) -> Result<SignedCookieJar, Failure> {
        let (_, session) = app.sessions.open(Some(player), self.device.clone()).await?;
        self.end(app).await?;
        Ok(self.with_cookie(app, session))
    }

    /// No session and no cookie any more.
    pub(crate) async fn forget(self, app: &App) -> Result<SignedCookieJar, Failure> {
        self.end(app).await?;
        Ok(self.jar.remove(Cookie::build(COOKIE).path("/")))
    }

    async fn end(&self, app: &App) -> Result<(), Failure> {
        if let (Some(player), Some(session)) = (self.player, self.session) {
            app.sessions.end(player, Ending::Only(session)).await?;
        }
        Ok(())
    }

    fn with_cookie(self, app: &App, session: SessionId) -> SignedCookieJar {
        self.jar.add(
            Cookie::build((COOKIE, session.to_string()))
                .path("/")
                .http_only(true)
                .same_site(SameSite::Lax)
                .secure(app.is_secure())
                .max_age(Duration::days(KEPT_DAYS)),
        )
    }
}

/// Browser and system as people call them, for the list of a player's devices. Nothing finer is kept.
fn device(headers: &HeaderMap) -> Option<String> {
    // Browsers name those whom they are like as well, so that the most particular come first.
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers.get(USER_AGENT)?.to_str().ok()?;
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|&(_, name)| name)
    };
    let parts: Vec<&str> = [named(&BROWSERS), named(&SYSTEMS)].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices() {
        for (agent, named) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                Some("Firefox, Linux"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
                Some("Safari, iPhone"),
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0",
                Some("Edge, Windows"),
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36",
                Some("Chrome, Android"),
            ),
            ("curl/8.0", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, agent.parse().unwrap());
            assert_eq!(device(&headers).as_deref(), named, "{agent}");
        }
    }
}

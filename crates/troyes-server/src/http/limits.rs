//! How much at once: requests, cards, and attempts at codes by address, messages by socket.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::App;
use super::problem::Failure;
use troyes_wire::Refusal;

const fn limit(limit: u32) -> NonZeroU32 {
    match NonZeroU32::new(limit) {
        Some(limit) => limit,
        None => panic!("a limit of nothing"),
    }
}

/// Requests to the API from one address: 50 a second, 200 at once.
const REQUESTS: Quota = Quota::per_second(limit(50)).allow_burst(limit(200));

/// Attempts at recovery codes from one address: 10 at once, then one every 6 seconds. Nobody guesses 100 bits, but
/// nobody has to try.
const RECOVERIES: Quota = Quota::per_minute(limit(10)).allow_burst(limit(10));

/// Cards that have to be painted, for one address: 10 at once, then one every 2 seconds. Those who show previews ask for each once.
const CARDS: Quota = Quota::per_minute(limit(30)).allow_burst(limit(10));

/// Attempts at the short codes of tables from one address: 20 at once, then one every 3 seconds. There are a thousand million of them, so
/// that whoever guesses finds nothing.
const CODES: Quota = Quota::per_minute(limit(20)).allow_burst(limit(20));

/// Pages that say what is behind them, for one address: 20 a second, 200 at once. Beyond that they say nothing of it, and work all the same.
const PREVIEWS: Quota = Quota::per_second(limit(20)).allow_burst(limit(200));

/// Messages on one socket: 40 a second, 80 at once. Nobody plays faster.
const MESSAGES: Quota = Quota::per_second(limit(40)).allow_burst(limit(80));

/// The limits of a server.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    recoveries: DefaultKeyedRateLimiter<IpAddr>,
    cards: DefaultKeyedRateLimiter<IpAddr>,
    codes: DefaultKeyedRateLimiter<IpAddr>,
    previews: DefaultKeyedRateLimiter<IpAddr>,
    code_pages: DefaultKeyedRateLimiter<IpAddr>,
    trusted_proxy: bool,
}

impl Limits {
    pub(crate) fn new(trusted_proxy: bool) -> Self {
        Self {
            requests: RateLimiter::keyed(REQUESTS),
            recoveries: RateLimiter::keyed(RECOVERIES),
            cards: RateLimiter::keyed(CARDS),
            codes: RateLimiter::keyed(CODES),
            previews: RateLimiter::keyed(PREVIEWS),
            code_pages: RateLimiter::keyed(CODES),
            trusted_proxy,
        }
    }

    /// One more attempt at a recovery code.
    pub(crate) fn check_recovery(
        &self,
        peer: SocketAddr,
        headers: &HeaderMap,
    ) -> Result<(), Failure> {
        check(&self.recoveries, self.household(peer, headers))
    }

    /// One more card that has to be painted.
    pub(crate) fn check_card(&self, peer: SocketAddr, headers: &HeaderMap) -> Result<(), Failure> {
        check(&self.cards, self.household(peer, headers))
    }

    /// One more attempt at the short code of a table.
    pub(crate) fn check_code(&self, peer: SocketAddr, headers: &HeaderMap) -> Result<(), Failure> {
        check(&self.codes, self.household(peer, headers))
    }

    /// One more page that says what is behind it.
    pub(crate) fn check_preview(
        &self,
        peer: SocketAddr,
        headers: &HeaderMap,
    ) -> Result<(), Failure> {
        check(&self.previews, self.household(peer, headers))
    }

    /// One more page that says what is behind a short code: the page asks for the code itself, which counts apart.
    pub(crate) fn check_code_page(
        &self,
        peer: SocketAddr,
        headers: &HeaderMap,
    ) -> Result<(), Failure> {
        check(&self.code_pages, self.household(peer, headers))
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        let pages = [&self.cards, &self.previews, &self.code_pages];
        let all = [&self.requests, &self.recoveries, &self.codes].into_iter().chain(pages);
        for limiter in all {
            limiter.retain_recent();
        }
    }

    /// Who asks: the address of the connection, or what the proxy in front says. Somebody who has one address of IPv6 has a
    /// whole network of them, so these count as one.
    pub(crate) fn household(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            last.rsplit(',').next()?.trim().parse().ok()
        };
        let address = self.trusted_proxy.then(forwarded).flatten().unwrap_or_else(|| peer.ip());
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address @ IpAddr::V4(_) => address,
        }
    }
}

/// The limit of a new socket.
pub(crate) fn of_socket() -> DefaultDirectRateLimiter {
    RateLimiter::direct(MESSAGES)
}

fn check(limiter: &DefaultKeyedRateLimiter<IpAddr>, address: IpAddr) -> Result<(), Failure> {
    limiter.check_key(&address).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Failure::later(Refusal::TooMany, wait.as_secs() + 1)
    })
}

/// Lets requests to the API through as long as there are not too many.
pub(crate) async fn limit_requests(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if super::is_api(request.uri().path()) {
        let household = app.limits.household(peer, request.headers());
        if let Err(failure) = check(&app.limits.requests, household) {
            return failure.into_response();
        }
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn households() {
        let peer: SocketAddr = "10.0.0.1:5000".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "1.1.1.1".parse().unwrap());
        headers.append("x-forwarded-for", "6.6.6.6, 2001:db8:1:2:3:4:5:6".parse().unwrap());
        let direct = Limits::new(false).household(peer, &headers);
        assert_eq!(direct, peer.ip(), "anybody could write such a header");
        let proxied = Limits::new(true);
        assert_eq!(proxied.household(peer, &headers), "2001:db8:1:2::".parse::<IpAddr>().unwrap());
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(proxied.household(peer, &headers), peer.ip());
    }
}

//! Notifies people elsewhere that there are new dice for them: ntfy, Discord, Slack, or anything that takes a line of text.
//!
//! An address comes from a person, so it may point anywhere. Its name is resolved here, and only public addresses are
//! spoken to, at exactly the address that was checked; redirections are not followed. Whatever happens there, no turn waits for it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use tokio::net::lookup_host;
use tokio::sync::mpsc;
use url::{Host, Url};

use troyes_host::{GameId, PlayerId, webhook_url};
use troyes_store::Store;

/// Notices that wait at the most; further ones are dropped.
const QUEUE: usize = 1_000;

/// Notices that are on their way at the same time.
const AT_ONCE: usize = 8;

/// How long the other side may take.
const WITHIN: Duration = Duration::from_secs(5);

/// Whether an address belongs to somebody out there, rather than to this machine or its neighbours.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols = a == 192 && b == 0 && c == 0;
    let benchmarks = a == 198 && (18..20).contains(&b);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_unspecified()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || shared
        || protocols
        || benchmarks
        || a == 0
        || a >= 240)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Global unicast, without documentation, translation of IPv4 (6to4, Teredo) and the like.
    let global = first & 0xe000 == 0x2000;
    global && first != 0x2002 && !(first == 0x2001 && (second < 0x0200 || second == 0x0db8))
}

/// Chooses the library that encrypts, for every client in this process. A second call finds it chosen.
pub fn prepare_tls() {
    let _ = rustls::crypto::ring::default_provider().install_default();
}

/// New dice at a table.
struct News {
    game: GameId,
    half_day: u8,
    table: Option<String>,
    players: Vec<PlayerId>,
}

/// The way out. Clones share it.
#[derive(Clone)]
pub(crate) struct Webhooks {
    queue: mpsc::Sender<News>,
}

impl Webhooks {
    /// Opens the way out; links in notices begin with this address.
    #[must_use]
    pub(crate) fn open(store: Store, public_url: Option<String>) -> Self {
        let (queue, mut news) = mpsc::channel::<News>(QUEUE);
        tokio::spawn(async move {
            let permits = std::sync::Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
            while let Some(news) = news.recv().await {
                let Ok(permit) = std::sync::Arc::clone(&permits).acquire_owned().await else {
                    return;
                };
                let (store, public_url) = (store.clone(), public_url.clone());
                tokio::spawn(async move {
                    pass_on(&store, public_url.as_deref(), news).await;
                    drop(permit);
                });
            }
        });
        Self { queue }
    }

    /// There are new dice for these people, who do not look at the table. Never waits.
    pub(crate) fn new_dice(
        &self,
        game: GameId,
        half_day: u8,
        table: Option<String>,
        players: Vec<PlayerId>,
    ) {
        if (table.is_some() || !players.is_empty())
            && self.queue.try_send(News { game, half_day, table, players }).is_err()
        {
            tracing::warn!(%game, "too many notices wait; one is dropped");
        }
    }
}

async fn pass_on(store: &Store, public_url: Option<&str>, news: News) {
    let mut addresses: Vec<String> = news.table.into_iter().collect();
    for player in news.players {
        match store.webhook(player).await {
            Ok(webhook) => addresses.extend(webhook),
            Err(error) => tracing::warn!(%error, "a webhook could not be read"),
        }
    }
    let text = format!("Troyes Dice: new dice, half-day {}.", news.half_day);
    let link = public_url.map(|url| format!("{url}/game/{}", news.game));
    let text = link.map_or_else(|| text.clone(), |link| format!("{text} {link}"));
    for address in addresses {
        if let Err(reason) = send(&address, &text).await {
            tracing::info!(game = %news.game, reason, "a webhook could not be notified");
        }
    }
}

/// Notifies one address.
async fn send(address: &str, text: &str) -> Result<(), &'static str> {
    let url = webhook_url(address).ok_or("it is no https address")?;
    let target = public_address(&url).await?;
    let host = url.host_str().unwrap_or_default().to_owned();
    prepare_tls();
    let client = reqwest::Client::builder()
        .timeout(WITHIN)
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        // The name is not resolved a second time: it could lead somewhere else by then.
        .resolve(&host, target)
        .build()
        .map_err(|_| "no client")?;
    let request = client.post(url);
    let request = match host.as_str() {
        "discord.com" | "discordapp.com" => request.json(&serde_json::json!({ "content": text })),
        "hooks.slack.com" => request.json(&serde_json::json!({ "text": text })),
        _ => request.body(text.to_owned()),
    };
    let answer = request.send().await.map_err(|_| "it does not answer")?;
    if answer.status().is_success() { Ok(()) } else { Err("it does not want to hear") }
}

/// Where the name of an address leads to, if that is out there.
async fn public_address(url: &Url) -> Result<SocketAddr, &'static str> {
    let port = url.port_or_known_default().ok_or("it has no port")?;
    let found: Vec<SocketAddr> = match url.host() {
        Some(Host::Ipv4(address)) => vec![(address, port).into()],
        Some(Host::Ipv6(address)) => vec![(address, port).into()],
        Some(Host::Domain(name)) => {
            let looking = tokio::time::timeout(WITHIN, lookup_host((name, port)));
            let found = looking.await.map_err(|_| "its name takes too long")?;
            found.map_err(|_| "its name is not known")?.collect()
        }
        None => Vec::new(),
    };
    // One address inside is enough to refuse the name: nobody public has such a one.
    if found.iter().any(|address| !is_public(address.ip())) {
        return Err("it leads to a private address");
    }
    found.first().copied().ok_or("its name leads nowhere")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses() {
        for inside in [
            "127.0.0.1",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "255.255.255.255",
            "224.0.0.1",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2001::1",
            "64:ff9b::a00:1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[tokio::test]
    async fn names_are_resolved_before_anything_is_sent() {
        for (address, reason) in [
            ("https://localhost/hook", "it leads to a private address"),
            ("https://127.0.0.1/hook", "it leads to a private address"),
            ("https://[::1]/hook", "it leads to a private address"),
            ("https://2130706433/hook", "it leads to a private address"),
            ("http://ntfy.sh/hook", "it is no https address"),
        ] {
            assert_eq!(send(address, "hello").await, Err(reason), "{address}");
        }
    }
}

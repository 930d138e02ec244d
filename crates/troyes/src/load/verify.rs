//! What was acknowledged, and whether every server still has it.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, stream};

use super::servers::{Servers, Visitor};

/// Requests at the same time.
const AT_ONCE: usize = 16;

/// How long a server may take until it shows what another one has acknowledged.
const CATCHING_UP: Duration = Duration::from_secs(15);

/// By game and seat, the last sequence that was acknowledged, and whose seat it is.
#[derive(Default)]
pub(super) struct Acknowledged(Mutex<BTreeMap<(String, u8), (u32, Visitor)>>);

impl Acknowledged {
    pub(super) fn note(&self, game: &str, seat: u8, sequence: u32, visitor: &Visitor) {
        let mut all = self.0.lock().expect("nobody panics while holding it");
        all.entry((game.to_owned(), seat))
            .and_modify(|(last, _)| *last = sequence.max(*last))
            .or_insert_with(|| (sequence, visitor.clone()));
    }

    /// How many seats miss something at some server.
    pub(super) async fn missing(&self, servers: &Servers) -> usize {
        let all = std::mem::take(&mut *self.0.lock().expect("nobody panics while holding it"));
        let looks = all.iter().map(|((game, seat), (sequence, visitor))| async move {
            for server in 0..servers.count() {
                if !is_there(servers, server, (game.as_str(), *seat), *sequence, visitor).await {
                    return 1;
                }
            }
            0
        });
        let missing: Vec<usize> = stream::iter(looks).buffer_unordered(AT_ONCE).collect().await;
        missing.into_iter().sum()
    }
}

async fn is_there(
    servers: &Servers,
    server: usize,
    (game, seat): (&str, u8),
    sequence: u32,
    visitor: &Visitor,
) -> bool {
    let begun = Instant::now();
    let path = format!("/api/games/{game}");
    while begun.elapsed() < CATCHING_UP {
        if let Ok(view) = servers.get(server, &path, visitor).await
            && view["seats"][usize::from(seat)]["version"].as_u64() >= Some(u64::from(sequence))
        {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    false
}

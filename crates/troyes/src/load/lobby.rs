//! People who watch the lobby while it changes all the time: public tables are open, and somebody comes to one of them and leaves again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use futures_util::StreamExt as _;
use serde_json::json;
use tokio::task::JoinSet;

use super::Load;
use super::line::Line;
use super::servers::Visitor;

/// Public tables in the lobby.
const TABLES: usize = 100;

/// Between coming and leaving.
const PAUSE: Duration = Duration::from_millis(50);

/// People who watch, until this value is dropped.
pub(super) struct Lobby {
    people: JoinSet<anyhow::Result<()>>,
    heard: Arc<AtomicU64>,
}

impl Lobby {
    /// Opens public tables, and this many sockets that watch them.
    pub(super) async fn open(load: &Arc<Load>, watchers: usize) -> anyhow::Result<Self> {
        let (mut people, heard) = (JoinSet::new(), Arc::new(AtomicU64::new(0)));
        if watchers == 0 {
            return Ok(Self { people, heard });
        }
        let options = json!({
            "columns": {"type": "first"}, "banquets": false, "pace": "own", "limit": null,
            "public": true, "chat": true, "hints": false, "stand_in": "apprentice",
        });
        let body = json!({"name": "Load", "places": 4, "options": options});
        let mut tables = Vec::new();
        for index in 0..TABLES {
            let mut visitor = Visitor { index: 200_000 + index, ..Visitor::default() };
            let created = load.servers.post("/api/rooms", &body, &mut visitor).await?;
            tables.push((created["id"].as_str().context("a table")?.to_owned(), visitor));
        }
        for index in 0..watchers {
            let visitor = Visitor { index: 300_000 + index, ..Visitor::default() };
            let opened = load.servers.open_somewhere(index, "/api/lobby/socket", &visitor);
            let (_, mut socket) = opened.await?;
            let heard = Arc::clone(&heard);
            people.spawn(async move {
                while let Some(Ok(_)) = socket.next().await {
                    heard.fetch_add(1, Ordering::Relaxed);
                }
                Ok(())
            });
        }
        let load = Arc::clone(load);
        people.spawn(async move {
            for (table, visitor) in tables.iter().cycle() {
                let mut line = Line::open(&load, table, visitor.clone()).await?;
                tokio::time::sleep(PAUSE).await;
                line.close().await;
            }
            Ok(())
        });
        Ok(Self { people, heard })
    }

    /// Messages that all have got so far.
    pub(super) fn heard(&self) -> u64 {
        self.heard.load(Ordering::Relaxed)
    }

    /// Ends all of it.
    pub(super) fn close(mut self) {
        self.people.abort_all();
    }
}

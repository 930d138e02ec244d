//! `admin`: what an operator does about tables and players, on the database, beside running servers.

use std::io::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::runtime::Runtime;
use troyes_store::{Store, TableSummary};

use crate::arguments::{AdminAction, AdminOptions};

/// Does it, and returns whether there was anything to do it to.
pub(crate) fn run(options: &AdminOptions) -> anyhow::Result<bool> {
    Runtime::new()?.block_on(act(options))
}

async fn act(AdminOptions { database, bus, action }: &AdminOptions) -> anyhow::Result<bool> {
    let database = &database.database;
    if let troyes_store::Database::File(path) = database
        && !path.exists()
    {
        anyhow::bail!("there is no database {database}");
    }
    let store = Store::open_on(database, &bus.bus).await?;
    let done = match action {
        AdminAction::List { limit } => {
            list(&store.latest_tables(*limit).await?)?;
            true
        }
        AdminAction::Close { table } => {
            report(store.close_table(*table).await?, "closed", "there is no such table")?
        }
        AdminAction::Remove { table } => {
            report(store.remove_table(*table).await?, "removed", "there is no such table")?
        }
        AdminAction::Block { player } => {
            report(store.block_player(*player).await?, "blocked", "there is no such player")?
        }
    };
    store.close().await;
    Ok(done)
}

fn report(done: bool, yes: &str, no: &str) -> io::Result<bool> {
    writeln!(io::stdout(), "{}", if done { yes } else { no })?;
    Ok(done)
}

/// A line for each table: for people, and for `cut` and `awk`, with tabs between its parts.
fn list(tables: &[TableSummary]) -> io::Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let mut out = io::stdout().lock();
    for TableSummary { id, changed_at, listed, begun, host, people } in tables {
        let state = if *begun { "playing" } else { "gathering" };
        let place = if *listed { "public" } else { "private" };
        let hours = now.saturating_sub(*changed_at) / 3_600_000;
        write!(out, "{id}\t{state}\t{place}\t{hours} h ago\thost {host}")?;
        for (player, name) in people {
            write!(out, "\t{player} {name:?}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

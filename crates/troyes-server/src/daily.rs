//! What belongs to the deal of the day and nobody asks for: the dice of tomorrow are drawn, bots play, the solver looks at ranked tries.
//!
//! What is to be done follows from what is stored, so that a restart forgets nothing, and two servers that do the same do no harm.

use std::collections::HashSet;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};
use troyes_daily::Day;
use troyes_host::daily::{Explained, deal_of, played_by_bot, table_of};
use troyes_host::{GameId, NewGame, SeatOwner};
use troyes_solver::Level;
use troyes_store::{StoreError, StoredDay};
use troyes_wire::Origin;

use crate::http::App;
use crate::random;
use crate::thinking::Busy;

/// How often the server looks whether there is something to do.
const EVERY: Duration = Duration::from_millis(500);

/// Tries that are looked up at once.
const AT_ONCE: u32 = 32;

/// Looks after the deals of days for as long as the server runs.
pub(crate) async fn tend(app: App) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut tended = Tended::default();
    loop {
        ticks.tick().await;
        if let Err(error) = tended.go_on(&app).await {
            tracing::warn!(%error, "the deal of the day could not be looked after");
        }
    }
}

/// What need not be done once more while this server runs.
#[derive(Default)]
struct Tended {
    /// The latest day whose deal, and that of the day after, are there.
    drawn: Option<Day>,
    /// Games that cannot be explained, because they are gone or damaged.
    failed: HashSet<GameId>,
}

impl Tended {
    async fn go_on(&mut self, app: &App) -> Result<(), StoreError> {
        let today = Day::at(app.store.time());
        if self.drawn != Some(today) {
            // Where there is a deal of today, there is one of tomorrow.
            for day in [today.plus(1), today] {
                app.store.draw_day(day, &random::seed()).await?;
            }
            self.drawn = Some(today);
        }
        if !app.thinking.is_there() {
            return Ok(());
        }
        for game in app.store.tries_to_explain(AT_ONCE).await? {
            if !self.failed.contains(&game) {
                self.explain(app, game).await?;
            }
        }
        for day in app.store.days_without_bots(today.minus(1)).await? {
            if let Some(day) = app.store.day(day).await? {
                let_bot_play(app, &day).await?;
            }
        }
        Ok(())
    }

    /// Lets the solver look at a ranked try, when it gets round to it.
    async fn explain(&mut self, app: &App, id: GameId) -> Result<(), StoreError> {
        let table = match app.store.load(id).await {
            Ok(game) => game.map(|game| game.table),
            Err(StoreError::Damaged(_)) => None,
            Err(error) => return Err(error),
        };
        let Some(table) = table else {
            self.failed.insert(id);
            return Ok(());
        };
        let found = app.thinking.by_itself("daily", move |network| Explained::of(network, &table));
        match found.await {
            Ok(Some(explained)) => app.store.explain_try(id, &explained).await?,
            Ok(None) => {
                self.failed.insert(id);
            }
            // Others come first; there is another time.
            Err(Busy::Asker | Busy::Everybody) => {}
        }
        Ok(())
    }
}

/// Lets the first bot that has not played the deal of a day do so: others wait until the next look, so that the solver is not kept from tries.
async fn let_bot_play(app: &App, drawn: &StoredDay) -> Result<(), StoreError> {
    let &StoredDay { day, seed, .. } = drawn;
    let have = app.store.tries_of_bots(day).await?;
    let missing =
        Level::ALL.into_iter().rev().find(|&level| have.iter().all(|one| one.bot != Some(level)));
    let Some(level) = missing else { return Ok(()) };
    let played = app.thinking.by_itself("daily", move |network| {
        let table = table_of(day, &deal_of(day, seed), level.name().to_owned())?;
        played_by_bot(network, level, table, u64::from(day.number()))
    });
    if let Ok(Some(table)) = played.await {
        let seats = vec![SeatOwner::Bot(level)];
        let game =
            NewGame { table: &table, origin: Origin::Drawn, parent: None, seats, due_at: None };
        app.tables.begin_try(day, &game).await?;
    }
    Ok(())
}

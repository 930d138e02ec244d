//! What is new of a game: what others have stored since somebody looked, without reading again what they know.

use sqlx::{QueryBuilder, Row as _};

use super::games::load_game;
use super::{Connection, Database, Dialect, Row};
use crate::StoreError;
use troyes_host::{CLOCK_COMMAND, Game};
use troyes_shapes::entry;
use troyes_table::{Entry, Player};

impl Database {
    pub(crate) async fn catch_up(&self, game: &mut Game) -> Result<bool, StoreError> {
        let mut transaction = self.begin_reading().await?;
        let about = sqlx::query("SELECT counts, due_at FROM games WHERE id = $1")
            .bind(game.id.bytes())
            .fetch_optional(&mut *transaction)
            .await?;
        let hinted = sqlx::query("SELECT seat FROM seats WHERE game = $1 AND hinted <> 0")
            .bind(game.id.bytes())
            .fetch_all(&mut *transaction)
            .await?;
        let entries = later_entries(&mut transaction, game).await?;
        if is_another(game, &entries)? {
            let another = load_game(&mut transaction, game.id).await?;
            transaction.commit().await?;
            return Ok(another.is_some_and(|another| replace(game, another)));
        }
        transaction.commit().await?;
        let mut news = game.clone();
        if let Some(about) = about {
            news.about.counts = about.get::<i64, _>("counts") != 0;
            news.due_at = about.get::<Option<i64>, _>("due_at").map(|due_at| due_at as u64);
        }
        for row in &hinted {
            let seat = usize::try_from(row.get::<i64, _>("seat")).ok();
            if let Some(hinted) = seat.and_then(|seat| news.hinted.get_mut(seat)) {
                *hinted = true;
            }
        }
        for row in &entries {
            follow(&mut news, row)?;
        }
        let is_new = !entries.is_empty() || news.hinted != game.hinted || news.about != game.about;
        *game = news;
        Ok(is_new)
    }
}

/// Whether more than logs has changed: who plays a seat, or, before anybody has begun, how the columns are numbered.
fn is_another(game: &Game, entries: &[Row]) -> Result<bool, StoreError> {
    if game.table.players().iter().map(Player::log).all(<[Entry]>::is_empty) {
        return Ok(true);
    }
    for row in entries {
        if entry::from_json(row.get("entry"))? == Entry::ChangedHands {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Takes the other one, and returns whether it is another.
fn replace(game: &mut Game, another: Game) -> bool {
    let is_new = another.table != game.table
        || another.owners != game.owners
        || another.hinted != game.hinted
        || another.about != game.about;
    *game = another;
    is_new
}

/// The entries of all seats after those that are known.
async fn later_entries(connection: &mut Connection, game: &Game) -> Result<Vec<Row>, StoreError> {
    let mut query = QueryBuilder::<Dialect>::new("");
    for (seat, player) in game.table.players().iter().enumerate() {
        query.push(if seat == 0 { "" } else { " UNION ALL " });
        query.push(
            "SELECT seat, sequence, command_id, entry, created_at FROM entries WHERE game = ",
        );
        query.push_bind(game.id.bytes()).push(" AND seat = ").push_bind(seat as i64);
        query.push(" AND sequence > ").push_bind(player.log().len() as i64);
    }
    query.push(" ORDER BY seat, sequence");
    Ok(query.build().fetch_all(connection).await?)
}

/// Goes on by a stored entry.
fn follow(game: &mut Game, row: &Row) -> Result<(), StoreError> {
    let (seat, sequence): (i64, i64) = (row.get("seat"), row.get("sequence"));
    let (index, known) = (seat as usize, game.table.players()[seat as usize].log().len());
    if sequence != known as i64 + 1 {
        return Err(StoreError::Damaged(format!("seat {seat} lacks an entry before {sequence}")));
    }
    let entry = entry::from_json(row.get("entry"))?;
    let by_clock = row.get::<&str, _>("command_id").starts_with(CLOCK_COMMAND);
    game.table.follow(index, entry).map_err(|_| {
        StoreError::Damaged(format!("entry {sequence} of seat {seat} is not legal"))
    })?;
    game.clocks[index].advance(entry, by_clock, row.get::<i64, _>("created_at") as u64);
    Ok(())
}

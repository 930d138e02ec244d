//! Whether what is stored fits together, beyond what the database itself looks after.

use sqlx::Row as _;
use troyes_record::Seed;

use super::games::load_game;
use super::{Connection, Row};
use crate::StoreError;
use crate::shapes::room;
use troyes_host::{GameId, SeatResult};

/// The names of all games.
pub(crate) async fn games(connection: &mut Connection) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query("SELECT id FROM games ORDER BY id").fetch_all(connection).await?;
    rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("id"))?)).collect()
}

/// Replays a game, and compares what is kept beside its logs with what follows from them.
///
/// # Errors
///
/// [`StoreError::Damaged`] says what does not fit.
pub(crate) async fn game(connection: &mut Connection, id: GameId) -> Result<(), StoreError> {
    let damaged = |reason: String| Err(StoreError::Damaged(reason));
    let Some(game) = load_game(connection, id).await? else { return Ok(()) };
    let row = sqlx::query("SELECT commitment, finished_at FROM games WHERE id = $1")
        .bind(id.bytes())
        .fetch_one(&mut *connection)
        .await?;
    // The first version kept no commitments.
    let commitment: Option<String> = row.get("commitment");
    let expected = game.table.seed().map(Seed::commitment);
    if commitment.is_some() && commitment != expected {
        return damaged("the commitment is not that of its seed".to_owned());
    }
    // Nor did it note when a game was over.
    let finished_at: Option<i64> = row.get("finished_at");
    let results = SeatResult::of(&game.table);
    if finished_at.is_none() {
        return Ok(());
    }
    let Some(results) = results else {
        return damaged("it is marked as finished, and its logs are not".to_owned());
    };
    let seats = sqlx::query("SELECT seat, total, feats FROM seats WHERE game = $1 ORDER BY seat")
        .bind(id.bytes())
        .fetch_all(&mut *connection)
        .await?;
    seats.iter().try_for_each(|row| seat(row, &results))?;
    ranked(connection, id, &results).await
}

/// Compares what is kept of a ranked try.
async fn ranked(
    connection: &mut Connection,
    id: GameId,
    results: &[SeatResult],
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT score FROM tries WHERE game = $1 AND score IS NOT NULL")
        .bind(id.bytes())
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(()) };
    let (score, expected): (i64, _) = (row.get("score"), results.first().map(|one| one.total));
    if expected.map(i64::from) != Some(score) {
        let reason = format!("its ranked score is {score}, by its log {expected:?}");
        return Err(StoreError::Damaged(reason));
    }
    Ok(())
}

/// Compares the numbers of scores with the tries that have them, and gives those that differ, with the reason.
pub(crate) async fn scores(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(
        "SELECT counted.day, counted.score, counted.tries, \
                (SELECT COUNT(*) FROM tries \
                 WHERE tries.day = counted.day AND tries.score = counted.score) AS found \
         FROM (SELECT day, score, tries FROM day_scores \
               UNION ALL SELECT DISTINCT tries.day, tries.score, CAST(0 AS BIGINT) FROM tries \
               WHERE tries.score IS NOT NULL AND NOT EXISTS ( \
                   SELECT 1 FROM day_scores WHERE day_scores.day = tries.day \
                     AND day_scores.score = tries.score)) AS counted",
    )
    .fetch_all(connection)
    .await?;
    let fault = |row: &Row| {
        let number = |column| row.get::<i64, _>(column);
        let (counted, found) = (number("tries"), number("found"));
        let (day, score) = (number("day"), number("score"));
        (counted != found).then(|| {
            format!("day {day}, score {score}: {counted} tries are counted, and {found} are of that score")
        })
    };
    Ok(rows.iter().filter_map(fault).collect())
}

/// Compares what is kept of a seat of a finished game.
fn seat(row: &Row, results: &[SeatResult]) -> Result<(), StoreError> {
    let (number, total): (i64, Option<i64>) = (row.get("seat"), row.get("total"));
    let damaged = |reason: &str| Err(StoreError::Damaged(format!("seat {number}: {reason}")));
    let result = usize::try_from(number).ok().and_then(|index| results.get(index));
    let Some(result) = result else { return damaged("there is no such seat") };
    if total != Some(i64::from(result.total)) {
        let stored = total.map_or("none".to_owned(), |total| total.to_string());
        return damaged(&format!("its total is {stored}, by its log {}", result.total));
    }
    let feats: Vec<&str> = result.feats.iter().map(|feat| feat.name()).collect();
    let kept: Option<&str> = row.get("feats");
    let kept: Option<Vec<String>> = kept.and_then(|kept| serde_json::from_str(kept).ok());
    if kept.is_none_or(|kept| kept != feats) {
        return damaged("its feats are not those of its log");
    }
    Ok(())
}

/// Reads all rooms, and gives those that are none, with the reason.
pub(crate) async fn rooms(
    connection: &mut Connection,
) -> Result<Vec<(GameId, String)>, StoreError> {
    let rows =
        sqlx::query("SELECT id, document FROM rooms ORDER BY id").fetch_all(connection).await?;
    let mut faults = Vec::new();
    for row in rows {
        if let Err(error) = room::from_json(row.get("document")) {
            faults.push((GameId::try_from(row.get::<&[u8], _>("id"))?, error.to_string()));
        }
    }
    Ok(faults)
}

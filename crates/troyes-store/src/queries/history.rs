//! The games of a player: those played lately, and those that count for the hall of honour.

use sqlx::Row as _;
use troyes_record::Record;
use troyes_rules::HalfDay;
use troyes_solver::Level;
use troyes_table::Entry;

use super::games::load_game;
use super::{Connection, Database, Row};
use crate::StoreError;
use troyes_host::{FinishedSeat, GameId, PlayerId};
use troyes_shapes::entry;
use troyes_shapes::start::people_of;
use troyes_shapes::words::{StoredLevel, StoredOrigin, from_word};
use troyes_wire::GameSummary;

/// A game that nobody has played is listed so long, in milliseconds.
const UNPLAYED_FOR: i64 = 24 * 60 * 60 * 1_000;

impl Database {
    pub(crate) async fn history(
        &self,
        player: PlayerId,
        before: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameSummary>, StoreError> {
        // Names that are greater than all others stand for "from the newest on".
        let before = before.map_or([0xff; 16], |id| *id.0.as_bytes());
        // One transaction: a game and its seats at the same moment.
        let mut transaction = self.begin_reading().await?;
        let games = sqlx::query(
            "SELECT id, created_at, finished_at, origin, counts, start FROM games \
             WHERE id < $1 \
               AND id IN (SELECT game FROM seats WHERE player = $2 AND listed <> 0 \
                          UNION SELECT game FROM former_players \
                          WHERE player = $2 AND listed <> 0) \
               AND (finished_at IS NOT NULL OR created_at > $3 \
                    OR EXISTS (SELECT 1 FROM entries WHERE game = games.id AND sequence > 1)) \
             ORDER BY id DESC LIMIT $4",
        )
        .bind(before.as_slice())
        .bind(player.bytes())
        .bind(self.now() - UNPLAYED_FOR)
        .bind(i64::from(limit))
        .fetch_all(&mut *transaction)
        .await?;
        let mut summaries = Vec::with_capacity(games.len());
        for game in games {
            summaries.push(summary_at(&mut transaction, &game, player).await?);
        }
        transaction.commit().await?;
        Ok(summaries)
    }

    pub(crate) async fn your_turn(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<GameSummary>, StoreError> {
        let mut transaction = self.begin_reading().await?;
        let games = sqlx::query(
            "SELECT id, created_at, finished_at, origin, counts, start FROM games \
             WHERE finished_at IS NULL \
               AND id IN (SELECT game FROM seats WHERE player = $1 AND listed <> 0) \
               AND EXISTS (SELECT 1 FROM seats WHERE game = games.id AND player <> $1) \
             ORDER BY id DESC LIMIT $2",
        )
        .bind(player.bytes())
        .bind(i64::from(limit))
        .fetch_all(&mut *transaction)
        .await?;
        let mut summaries = Vec::new();
        for game in games {
            let summary = summary_at(&mut transaction, &game, player).await?;
            summaries.extend(Some(summary).filter(|summary| summary.your_turn));
        }
        transaction.commit().await?;
        Ok(summaries)
    }

    pub(crate) async fn unlist(&self, player: PlayerId, game: GameId) -> Result<bool, StoreError> {
        let mut unlisted = 0;
        for statement in [
            "UPDATE seats SET listed = 0 WHERE game = $1 AND player = $2 AND listed <> 0",
            "UPDATE former_players SET listed = 0 WHERE game = $1 AND player = $2 AND listed <> 0",
        ] {
            let rows = sqlx::query(statement).bind(game.bytes()).bind(player.bytes());
            unlisted += rows.execute(self.writer()).await?.rows_affected();
        }
        Ok(unlisted > 0)
    }

    pub(crate) async fn finished_seats(
        &self,
        player: PlayerId,
    ) -> Result<Vec<FinishedSeat>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.id, games.finished_at, games.start, seats.seat, seats.total, seats.feats, \
                    (SELECT COUNT(*) FROM seats AS other \
                     WHERE other.game = games.id AND other.bot IS NOT NULL) AS bots \
             FROM seats JOIN games ON games.id = seats.game \
             WHERE seats.player = $1 AND games.counts <> 0 \
               AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.game = games.id \
                               AND own.player = $1 AND own.hinted <> 0) \
               AND NOT EXISTS (SELECT 1 FROM former_players AS former \
                               WHERE former.game = games.id AND former.seat = seats.seat) \
               AND games.finished_at IS NOT NULL AND seats.total IS NOT NULL \
             ORDER BY games.finished_at, games.id, seats.seat",
        )
        .bind(player.bytes())
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(finished_seat).collect()
    }

    pub(crate) async fn played_seats(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<FinishedSeat>, StoreError> {
        let rows = sqlx::query(
            "SELECT games.id, games.finished_at, games.start, seats.seat, seats.total, seats.feats, \
                    (SELECT COUNT(*) FROM seats AS other \
                     WHERE other.game = games.id AND other.bot IS NOT NULL) AS bots \
             FROM seats JOIN games ON games.id = seats.game \
             WHERE seats.player = $1 AND games.origin IN ('drawn', 'chosen') \
               AND NOT EXISTS (SELECT 1 FROM former_players AS former \
                               WHERE former.game = games.id AND former.seat = seats.seat) \
               AND NOT EXISTS (SELECT 1 FROM entries \
                               WHERE entries.game = games.id AND entries.entry = $2) \
               AND games.finished_at IS NOT NULL AND seats.total IS NOT NULL \
             ORDER BY games.finished_at, games.id, seats.seat LIMIT $3",
        )
        .bind(player.bytes())
        .bind(entry::to_json(Entry::Ended))
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(finished_seat).collect()
    }

    pub(crate) async fn scores_of_people(&self) -> Result<Vec<(u16, u32)>, StoreError> {
        let rows = sqlx::query(
            "SELECT total, COUNT(*) AS games FROM seats \
             WHERE total IS NOT NULL AND bot IS NULL GROUP BY total ORDER BY total",
        )
        .fetch_all(self.reader())
        .await?;
        let of = |row: &Row| (row.get::<i64, _>("total") as u16, row.get::<i64, _>("games") as u32);
        Ok(rows.iter().map(of).collect())
    }
}

/// A game in the list of a player, within a transaction.
async fn summary_at(
    connection: &mut Connection,
    game: &Row,
    player: PlayerId,
) -> Result<GameSummary, StoreError> {
    let id: &[u8] = game.get("id");
    // How often somebody else has decided in an open half-day cannot be told by when that was.
    let seats = sqlx::query(
        "SELECT seats.total, seats.bot, seats.name, \
                CASE WHEN seats.player = $3 THEN CAST(1 AS BIGINT) ELSE 0 END AS own, \
                COUNT(CASE WHEN entries.entry = $4 THEN 1 END) AS ended, \
                CASE WHEN seats.player = $3 THEN seats.hinted ELSE 0 END AS hinted, \
                MAX(CASE WHEN seats.player = $3 OR entries.entry IN ($2, $4) \
                         THEN entries.created_at END) AS played_at, \
                COUNT(CASE WHEN entries.entry = $2 THEN 1 END) AS went_on \
         FROM seats LEFT JOIN entries \
           ON entries.game = seats.game AND entries.seat = seats.seat \
         WHERE seats.game = $1 GROUP BY seats.seat, seats.total, seats.bot, seats.name, seats.player, seats.hinted ORDER BY seats.seat",
    )
    .bind(id)
    .bind(entry::to_json(Entry::WentOn))
    .bind(player.bytes())
    .bind(entry::to_json(Entry::Ended))
    .fetch_all(&mut *connection)
    .await?;
    let summary = summary(game, &seats)?;
    let is_others =
        |seat: &Row| seat.get::<i64, _>("own") == 0 && seat.get::<Option<&str>, _>("bot").is_none();
    // Nobody waits for somebody who plays alone, however many such games there are.
    if summary.finished_at.is_some() || !seats.iter().any(is_others) {
        return Ok(summary);
    }
    // Whose turn it is follows from the logs alone; a list does not fail because one of its games cannot be followed.
    match load_game(connection, GameId::try_from(id)?).await {
        Ok(Some(game)) => Ok(GameSummary {
            waits_for: game.waits_for(Some(player)).into_iter().map(|seat| seat as u8).collect(),
            your_turn: game.is_turn_of(Some(player)),
            ..summary
        }),
        Ok(None) | Err(StoreError::Damaged(_)) => Ok(summary),
        Err(error) => Err(error),
    }
}

fn summary(game: &Row, seats: &[Row]) -> Result<GameSummary, StoreError> {
    let mut record = Record::from_json(game.get::<&str, _>("start").as_bytes())?;
    for (name, seat) in record.players.iter_mut().zip(seats) {
        if let Some(by_now) = seat.get("name") {
            *name = by_now;
        }
    }
    let created_at: i64 = game.get("created_at");
    let finished_at: Option<i64> = game.get("finished_at");
    let played_at = seats.iter().filter_map(|seat| seat.get::<Option<i64>, _>("played_at")).max();
    let went_on = seats.iter().map(|seat| seat.get::<i64, _>("went_on")).min().unwrap_or(0);
    let bot = |seat: &Row| {
        let level: Option<&str> = seat.get("bot");
        level
            .and_then(|word| from_word::<StoredLevel>(word).ok())
            .map(|level| Level::from(level).into())
    };
    let total = |seat: &Row| seat.get::<Option<i64>, _>("total").map(|total| total as u16);
    Ok(GameSummary {
        id: GameId::try_from(game.get::<&[u8], _>("id"))?.to_string(),
        created_at: created_at as u64,
        played_at: played_at.unwrap_or(created_at) as u64,
        finished_at: finished_at.map(|at| at as u64),
        banquets: record.setup.has_tiles(),
        columns_mode: record.columns_mode.unwrap_or_default().into(),
        names: record.players,
        bots: seats.iter().map(bot).collect(),
        // Going on after the last half-day shows the result, not another half-day.
        half_day: went_on.min(HalfDay::COUNT as i64) as u8,
        scores: seats.iter().map(total).collect(),
        origin: from_word::<StoredOrigin>(game.get("origin"))?.into(),
        counts: game.get::<i64, _>("counts") != 0,
        hinted: seats.iter().any(|seat| seat.get::<i64, _>("hinted") != 0),
        ended_early: seats.iter().any(|seat| seat.get::<i64, _>("ended") != 0),
        handed_over: seats.iter().all(|seat| seat.get::<i64, _>("own") == 0),
        waits_for: Vec::new(),
        your_turn: false,
    })
}

fn finished_seat(row: &Row) -> Result<FinishedSeat, StoreError> {
    let record = Record::from_json(row.get::<&str, _>("start").as_bytes())?;
    let seat = row.get::<i64, _>("seat") as u8;
    let feats: &str = row.get("feats");
    Ok(FinishedSeat {
        game: GameId::try_from(row.get::<&[u8], _>("id"))?,
        finished_at: row.get::<i64, _>("finished_at") as u64,
        seat,
        name: record.players.get(usize::from(seat)).cloned().unwrap_or_default(),
        total: row.get::<i64, _>("total") as u16,
        feats: serde_json::from_str(feats)
            .map_err(|error| StoreError::Damaged(error.to_string()))?,
        people: people_of(&record, row.get::<i64, _>("bots") as usize),
        banquets: record.setup.has_tiles(),
    })
}

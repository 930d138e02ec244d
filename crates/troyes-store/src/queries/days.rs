//! The deals of days, and the one ranked try of everybody.

use sqlx::Row as _;
use troyes_daily::{Day, Span, Standing};
use troyes_host::daily::Explained;
use troyes_host::{GameId, GroupId, NewGame, PlayerId, SeatOwner};
use troyes_record::Seed;
use troyes_shapes::entry;
use troyes_shapes::words::{StoredLevel, from_word, to_word};
use troyes_solver::Level;
use troyes_table::Entry;
use troyes_wire::DealOf;

use super::games::insert_game;
use super::{Connection, Database, Row, lock_word};
use crate::shapes::explained;
use crate::{Begun, Placed, StoreError, StoredDay, StoredTry};

/// What stands for a loss that nobody knows yet: it comes after all others.
const UNKNOWN: i64 = i64::MAX;

/// A question for all of some tries.
macro_rules! select_tries {
    ($which:literal) => {
        concat!(
            "SELECT game, day, player, bot, closes_at, finished_at, score, loss, explained FROM tries ",
            $which
        )
    };
}

impl Database {
    pub(crate) async fn draw_day(&self, day: Day, seed: &Seed) -> Result<StoredDay, StoreError> {
        if let Some(drawn) = self.day(day).await? {
            return Ok(drawn);
        }
        sqlx::query(
            "INSERT INTO days (day, drawn_at, seed, commitment) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(day.number()))
        .bind(self.now())
        .bind(seed.to_string())
        .bind(seed.commitment())
        .execute(self.writer())
        .await?;
        self.day(day).await?.ok_or_else(|| StoreError::Damaged(format!("{day} has no deal")))
    }

    pub(crate) async fn day(&self, day: Day) -> Result<Option<StoredDay>, StoreError> {
        Ok(self.days(Span::day(day)).await?.pop())
    }

    pub(crate) async fn days(&self, span: Span) -> Result<Vec<StoredDay>, StoreError> {
        let rows = sqlx::query(
            "SELECT day, drawn_at, seed FROM days WHERE day BETWEEN $1 AND $2 ORDER BY day",
        )
        .bind(i64::from(span.first.number()))
        .bind(i64::from(span.last.number()))
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(stored_day).collect()
    }

    pub(crate) async fn begin_try(
        &self,
        day: Day,
        id: GameId,
        game: &NewGame<'_>,
    ) -> Result<Begun, StoreError> {
        let now = self.now();
        let mut transaction = self.begin().await?;
        let owner = game.owner(0);
        if let Some(before) = begun_before(&mut transaction, day, owner).await? {
            return Ok(Begun::Before(before));
        }
        sqlx::query(
            "INSERT INTO tries (game, day, player, bot, begun_at, closes_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id.bytes())
        .bind(i64::from(day.number()))
        .bind(owner.player().as_ref().map(PlayerId::bytes))
        .bind(owner.bot().map(|level| to_word(StoredLevel::from(level))))
        .bind(now)
        .bind(day.published_at() as i64)
        .execute(&mut *transaction)
        .await
        .map_err(StoreError::of_writer)?;
        let (about, _) = insert_game(&mut transaction, id, game, now).await?;
        self.commit(transaction, &[]).await?;
        Ok(Begun::Now(about))
    }

    pub(crate) async fn try_of(
        &self,
        day: Day,
        player: PlayerId,
    ) -> Result<Option<StoredTry>, StoreError> {
        Ok(self.tries_of(player, Span::day(day)).await?.pop())
    }

    pub(crate) async fn tries_of(
        &self,
        player: PlayerId,
        span: Span,
    ) -> Result<Vec<StoredTry>, StoreError> {
        let question = select_tries!("WHERE player = $1 AND day BETWEEN $2 AND $3 ORDER BY day");
        let rows = sqlx::query(question)
            .bind(player.bytes())
            .bind(i64::from(span.first.number()))
            .bind(i64::from(span.last.number()))
            .fetch_all(self.reader())
            .await?;
        rows.iter().map(stored_try).collect()
    }

    pub(crate) async fn tries_of_bots(&self, day: Day) -> Result<Vec<StoredTry>, StoreError> {
        let rows = sqlx::query(select_tries!("WHERE day = $1 AND bot IS NOT NULL ORDER BY bot"))
            .bind(i64::from(day.number()))
            .fetch_all(self.reader())
            .await?;
        rows.iter().map(stored_try).collect()
    }

    pub(crate) async fn tries_of_group(
        &self,
        group: GroupId,
        span: Span,
    ) -> Result<Vec<StoredTry>, StoreError> {
        let question = select_tries!(
            "WHERE player IN (SELECT player FROM members WHERE of_group = $1) \
               AND day BETWEEN $2 AND $3"
        );
        let rows = sqlx::query(question)
            .bind(group.bytes())
            .bind(i64::from(span.first.number()))
            .bind(i64::from(span.last.number()))
            .fetch_all(self.reader())
            .await?;
        rows.iter().map(stored_try).collect()
    }

    pub(crate) async fn half_day_of(&self, game: GameId) -> Result<u8, StoreError> {
        let row =
            sqlx::query("SELECT COUNT(*) AS seen FROM entries WHERE game = $1 AND entry = $2")
                .bind(game.bytes())
                .bind(entry::to_json(Entry::WentOn))
                .fetch_one(self.reader())
                .await?;
        Ok(row.get::<i64, _>("seen").min(16) as u8)
    }

    pub(crate) async fn scores_of(&self, day: Day) -> Result<Vec<(u16, u32)>, StoreError> {
        let rows = sqlx::query(
            "SELECT score, tries FROM day_scores WHERE day = $1 AND tries > 0 ORDER BY score",
        )
        .bind(i64::from(day.number()))
        .fetch_all(self.reader())
        .await?;
        let pair =
            |row: &Row| (row.get::<i64, _>("score") as u16, row.get::<i64, _>("tries") as u32);
        Ok(rows.iter().map(pair).collect())
    }

    pub(crate) async fn standing(
        &self,
        day: Day,
        score: u16,
        loss: Option<i64>,
    ) -> Result<Standing, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(COALESCE(SUM(tries), 0) AS BIGINT) AS field, \
                    CAST(COALESCE(SUM(CASE WHEN score > $2 THEN tries END), 0) AS BIGINT) AS higher, \
                    (SELECT COUNT(*) FROM tries WHERE day = $1 AND score = $2 AND loss < $3) AS fewer, \
                    (SELECT COUNT(*) FROM tries WHERE day = $1 AND score = $2 AND loss = $3) AS same \
             FROM day_scores WHERE day = $1",
        )
        .bind(i64::from(day.number()))
        .bind(i64::from(score))
        .bind(loss.unwrap_or(UNKNOWN))
        .fetch_one(self.reader())
        .await?;
        let number = |column| row.get::<i64, _>(column) as u32;
        Ok(Standing {
            better: number("higher") + number("fewer"),
            equal: number("same").saturating_sub(1),
            field: number("field"),
        })
    }

    pub(crate) async fn placed(
        &self,
        day: Day,
        skipped: u32,
        limit: u32,
    ) -> Result<Vec<Placed>, StoreError> {
        let rows = sqlx::query(
            "SELECT tries.game, tries.player, tries.bot, tries.score, tries.loss, players.name, \
                    (SELECT COUNT(*) FROM tries AS own \
                     WHERE own.player = tries.player AND own.score IS NOT NULL) AS finished \
             FROM tries LEFT JOIN players ON players.id = tries.player \
             WHERE tries.day = $1 AND tries.score IS NOT NULL \
             ORDER BY tries.score DESC, tries.loss, tries.game LIMIT $2 OFFSET $3",
        )
        .bind(i64::from(day.number()))
        .bind(i64::from(limit))
        .bind(i64::from(skipped))
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(placed).collect()
    }

    pub(crate) async fn placed_with(
        &self,
        day: Day,
        score: u16,
        skipped: u32,
    ) -> Result<Option<Placed>, StoreError> {
        let row = sqlx::query(
            "SELECT tries.game, tries.player, tries.bot, tries.score, tries.loss, players.name, \
                    (SELECT COUNT(*) FROM tries AS own \
                     WHERE own.player = tries.player AND own.score IS NOT NULL) AS finished \
             FROM tries LEFT JOIN players ON players.id = tries.player \
             WHERE tries.day = $1 AND tries.score = $2 \
             ORDER BY tries.loss, tries.game LIMIT 1 OFFSET $3",
        )
        .bind(i64::from(day.number()))
        .bind(i64::from(score))
        .bind(i64::from(skipped))
        .fetch_optional(self.reader())
        .await?;
        row.as_ref().map(placed).transpose()
    }

    pub(crate) async fn days_without_bots(&self, since: Day) -> Result<Vec<Day>, StoreError> {
        let rows = sqlx::query(
            "SELECT day FROM days WHERE day >= $1 \
               AND EXISTS (SELECT 1 FROM tries WHERE tries.day = days.day AND player IS NOT NULL) \
               AND (SELECT COUNT(*) FROM tries WHERE tries.day = days.day AND bot IS NOT NULL) < $2 \
             ORDER BY day DESC",
        )
        .bind(i64::from(since.number()))
        .bind(Level::ALL.len() as i64)
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(|row| day_in(row)).collect()
    }

    pub(crate) async fn tries_to_explain(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT game FROM tries WHERE score IS NOT NULL AND explained IS NULL \
             ORDER BY finished_at LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("game"))?)).collect()
    }

    pub(crate) async fn explain_try(
        &self,
        game: GameId,
        how: &Explained,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE tries SET loss = $1, explained = $2 \
             WHERE game = $3 AND score IS NOT NULL AND explained IS NULL",
        )
        .bind(how.loss.0)
        .bind(explained::to_json(how))
        .bind(game.bytes())
        .execute(self.writer())
        .await?;
        Ok(())
    }
}

/// The try that somebody has begun already, if they have. Others of theirs wait until this transaction ends.
async fn begun_before(
    connection: &mut Connection,
    day: Day,
    owner: SeatOwner,
) -> Result<Option<GameId>, StoreError> {
    let (player, bot) = (owner.player(), owner.bot());
    let who = player.map(|player| player.to_string());
    let who = who.or(bot.map(|level| level.name().to_owned())).unwrap_or_default();
    lock_word(connection, &format!("try/{day}/{who}")).await?;
    let row = sqlx::query("SELECT game FROM tries WHERE day = $1 AND (player = $2 OR bot = $3)")
        .bind(i64::from(day.number()))
        .bind(player.as_ref().map(PlayerId::bytes))
        .bind(bot.map(|level| to_word(StoredLevel::from(level))))
        .fetch_optional(connection)
        .await?;
    row.map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("game"))?)).transpose()
}

/// The day whose dice a game has, if they are those of a day, and whether it is somebody's ranked try.
pub(super) async fn deal_of(
    connection: &mut Connection,
    game: GameId,
) -> Result<Option<DealOf>, StoreError> {
    let row = sqlx::query(
        "SELECT days.day, (SELECT COUNT(*) FROM tries WHERE tries.game = games.id) AS ranked \
         FROM games JOIN days ON days.commitment = games.commitment WHERE games.id = $1",
    )
    .bind(game.bytes())
    .fetch_optional(connection)
    .await?;
    let found =
        |row: &Row| Ok(DealOf { day: day_in(row)?, ranked: row.get::<i64, _>("ranked") > 0 });
    row.as_ref().map(found).transpose()
}

/// Notes within a transaction that a game is over: a ranked try has its score from then on, unless it was ended early or too late.
pub(super) async fn finish_try(
    connection: &mut Connection,
    game: GameId,
    score: Option<u16>,
    at: i64,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "UPDATE tries SET finished_at = $1, score = CASE WHEN closes_at > $1 THEN $2 END \
         WHERE game = $3 AND finished_at IS NULL RETURNING day, score",
    )
    .bind(at)
    .bind(score.map(i64::from))
    .bind(game.bytes())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(()) };
    let Some(score) = row.get::<Option<i64>, _>("score") else { return Ok(()) };
    sqlx::query(
        "INSERT INTO day_scores (day, score, tries) VALUES ($1, $2, 1) \
         ON CONFLICT (day, score) DO UPDATE SET tries = day_scores.tries + 1",
    )
    .bind(row.get::<i64, _>("day"))
    .bind(score)
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets all tries of a player within a transaction.
pub(super) async fn forget_tries(
    connection: &mut Connection,
    player: PlayerId,
) -> Result<(), StoreError> {
    let rows = sqlx::query("DELETE FROM tries WHERE player = $1 RETURNING day, score")
        .bind(player.bytes())
        .fetch_all(&mut *connection)
        .await?;
    for row in rows {
        sqlx::query("UPDATE day_scores SET tries = tries - 1 WHERE day = $1 AND score = $2")
            .bind(row.get::<i64, _>("day"))
            .bind(row.get::<Option<i64>, _>("score"))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn day_in(row: &Row) -> Result<Day, StoreError> {
    let number: i64 = row.get("day");
    let day = u32::try_from(number).ok().and_then(Day::new);
    day.ok_or_else(|| StoreError::Damaged(format!("there is no day {number}")))
}

fn stored_day(row: &Row) -> Result<StoredDay, StoreError> {
    let day = day_in(row)?;
    let seed = row.get::<&str, _>("seed").parse();
    let seed = seed.map_err(|_| StoreError::Damaged(format!("{day} has no seed")))?;
    Ok(StoredDay { day, drawn_at: row.get::<i64, _>("drawn_at") as u64, seed })
}

fn player_and_bot(row: &Row) -> Result<(Option<PlayerId>, Option<Level>), StoreError> {
    let (player, bot): (Option<&[u8]>, Option<&str>) = (row.get("player"), row.get("bot"));
    let bot = bot.map(from_word::<StoredLevel>).transpose()?;
    Ok((player.map(PlayerId::try_from).transpose()?, bot.map(Into::into)))
}

fn loss_in(row: &Row) -> Option<i64> {
    Some(row.get::<i64, _>("loss")).filter(|&loss| loss != UNKNOWN)
}

fn stored_try(row: &Row) -> Result<StoredTry, StoreError> {
    let (player, bot) = player_and_bot(row)?;
    let explained: Option<&str> = row.get("explained");
    Ok(StoredTry {
        game: GameId::try_from(row.get::<&[u8], _>("game"))?,
        day: day_in(row)?,
        player,
        bot,
        closes_at: row.get::<i64, _>("closes_at") as u64,
        finished_at: row.get::<Option<i64>, _>("finished_at").map(|at| at as u64),
        score: row.get::<Option<i64>, _>("score").map(|score| score as u16),
        loss: loss_in(row),
        explained: explained.map(explained::from_json).transpose()?,
    })
}

fn placed(row: &Row) -> Result<Placed, StoreError> {
    let (player, bot) = player_and_bot(row)?;
    Ok(Placed {
        game: GameId::try_from(row.get::<&[u8], _>("game"))?,
        player,
        name: row.get("name"),
        name_is_kept: false,
        finished: row.get::<i64, _>("finished") as u32,
        bot,
        score: row.get::<i64, _>("score") as u16,
        loss: loss_in(row),
    })
}

//! Games and their logs.

use sqlx::{QueryBuilder, Row as _};
use troyes_record::Seed;

use super::{Connection, Database, Dialect, Row, days, hands, lock_game, lock_word};
use crate::{Notice, StoreError};
use troyes_host::{Append, Game, GameId, NewEntry, NewGame, PlayerId, SeatResult};
use troyes_shapes::start::Start;
use troyes_shapes::words::{StoredLevel, StoredOrigin, StoredPace, from_word, to_word};
use troyes_shapes::{KeptEntry, KeptGame, KeptSeat, entry};
use troyes_wire::About;

impl Database {
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO health (id, written_at) VALUES (1, $1) \
             ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at",
        )
        .bind(self.now())
        .execute(&mut *transaction)
        .await?;
        self.commit(transaction, &[]).await
    }

    pub(crate) async fn create(
        &self,
        id: GameId,
        game: &NewGame<'_>,
    ) -> Result<(About, Vec<GameId>), StoreError> {
        let mut transaction = self.begin().await?;
        let created = insert_game(&mut transaction, id, game, self.now()).await?;
        // Of the new game nobody knows yet.
        let discounted: Vec<Notice> = created.1.iter().copied().map(Notice::Changed).collect();
        self.commit(transaction, &discounted).await?;
        Ok(created)
    }

    pub(crate) async fn load(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        // One transaction: the logs of all seats at the same moment.
        let mut transaction = self.begin_reading().await?;
        let game = load_game(&mut transaction, id).await?;
        transaction.commit().await?;
        Ok(game)
    }

    pub(crate) async fn sequence_of(
        &self,
        id: GameId,
        seat: usize,
        command_id: &str,
    ) -> Result<Option<usize>, StoreError> {
        let row = sqlx::query(
            "SELECT sequence FROM entries WHERE game = $1 AND seat = $2 AND command_id = $3",
        )
        .bind(id.bytes())
        .bind(seat as i64)
        .bind(command_id)
        .fetch_optional(self.reader())
        .await?;
        Ok(row.map(|row| row.get::<i64, _>("sequence") as usize))
    }

    pub(crate) async fn has_dice_of_running(&self, id: GameId) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "WITH RECURSIVE line (id, parent, commitment, finished_at) AS ( \
                 SELECT id, parent, commitment, finished_at FROM games WHERE id = $1 \
                 UNION \
                 SELECT games.id, games.parent, games.commitment, games.finished_at \
                 FROM line JOIN games \
                   ON games.id = line.parent AND games.commitment = line.commitment) \
             SELECT COUNT(*) AS running FROM line WHERE id <> $1 AND finished_at IS NULL",
        )
        .bind(id.bytes())
        .fetch_one(self.reader())
        .await?;
        Ok(row.get::<i64, _>("running") > 0)
    }

    pub(crate) async fn take_hint(&self, id: GameId, seat: usize) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let marked =
            sqlx::query("UPDATE seats SET hinted = 1 WHERE game = $1 AND seat = $2 AND hinted = 0")
                .bind(id.bytes())
                .bind(seat as i64)
                .execute(&mut *transaction)
                .await?;
        let changed = [Notice::Changed(id)];
        let notices: &[Notice] = if marked.rows_affected() > 0 { &changed } else { &[] };
        self.commit(transaction, notices).await
    }

    pub(crate) async fn due(&self, now: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE due_at IS NOT NULL AND due_at <= $1 \
             ORDER BY due_at LIMIT $2",
        )
        .bind(now as i64)
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("id"))?)).collect()
    }

    pub(crate) async fn set_due(&self, id: GameId, due_at: Option<u64>) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        write_due(&mut transaction, id, due_at).await?;
        self.commit(transaction, &[]).await
    }
}

/// The game that follows from its logs, within a transaction; `None` if there is no such game.
pub(super) async fn load_game(
    connection: &mut Connection,
    id: GameId,
) -> Result<Option<Game>, StoreError> {
    let game = sqlx::query(
        "SELECT created_at, pace, start, origin, parent, counts, due_at FROM games \
         WHERE id = $1",
    )
    .bind(id.bytes())
    .fetch_optional(&mut *connection)
    .await?;
    let Some(game) = game else { return Ok(None) };
    let entries = sqlx::query(
        "SELECT seat, sequence, command_id, entry, created_at \
         FROM entries WHERE game = $1 ORDER BY seat, sequence",
    )
    .bind(id.bytes())
    .fetch_all(&mut *connection)
    .await?;
    let seats =
        sqlx::query("SELECT player, bot, hinted, name FROM seats WHERE game = $1 ORDER BY seat")
            .bind(id.bytes())
            .fetch_all(&mut *connection)
            .await?;
    let mut game = stored_game(id, &game, &entries, &seats)?;
    game.about.deal_of = days::deal_of(connection, id).await?;
    Ok(Some(game))
}

/// Stores a game within a transaction; gives what `create` does.
pub(super) async fn insert_game(
    connection: &mut Connection,
    id: GameId,
    game: &NewGame<'_>,
    now: i64,
) -> Result<(About, Vec<GameId>), StoreError> {
    let start = Start::of(game.table);
    let commitment = game.table.seed().map(Seed::commitment);
    let people = game.seats.iter().filter_map(|seat| seat.player()).collect();
    let same_dice = same_dice(connection, people, commitment.as_deref()).await?;
    let mut about = game.about(id, now as u64, !same_dice.is_empty());
    sqlx::query(
        "INSERT INTO games \
         (id, created_at, pace, start, origin, parent, counts, commitment, due_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(id.bytes())
    .bind(about.created_at as i64)
    .bind(to_word(StoredPace::from(start.pace)))
    .bind(start.record.to_json())
    .bind(to_word(StoredOrigin::from(about.origin)))
    .bind(game.parent.as_ref().map(GameId::bytes))
    .bind(i64::from(about.counts))
    .bind(&commitment)
    .bind(game.due_at.map(|due_at| due_at as i64))
    .execute(&mut *connection)
    .await?;
    for seat in 0..game.table.players().len() {
        let owner = game.owner(seat);
        let bot = owner.bot().map(|level| to_word(StoredLevel::from(level)));
        sqlx::query("INSERT INTO seats (game, seat, player, bot) VALUES ($1, $2, $3, $4)")
            .bind(id.bytes())
            .bind(seat as i64)
            .bind(owner.player().as_ref().map(PlayerId::bytes))
            .bind(bot)
            .execute(&mut *connection)
            .await?;
    }
    let entries = game.entries();
    let rows: Vec<_> = entries.iter().map(|entry| (id, entry, now)).collect();
    insert_entries(connection, &rows).await?;
    if let Some(results) = SeatResult::of(&game.table.clone().with_people(game.people())) {
        finish(connection, id, &results, about.created_at as i64).await?;
        let ranked = results.first().filter(|_| !game.table.is_ended_early());
        days::finish_try(connection, id, ranked.map(|result| result.total), now).await?;
    }
    about.deal_of = days::deal_of(connection, id).await?;
    let mut discounted = Vec::new();
    for (other, open_and_counts) in same_dice {
        if open_and_counts {
            discount(connection, other).await?;
            discounted.push(other);
        }
    }
    Ok((about, discounted))
}

/// Games of people with the same dice, and for each whether it is still open and counts.
pub(super) async fn same_dice(
    connection: &mut Connection,
    mut people: Vec<PlayerId>,
    commitment: Option<&str>,
) -> Result<Vec<(GameId, bool)>, StoreError> {
    let Some(commitment) = commitment else { return Ok(Vec::new()) };
    people.sort();
    people.dedup();
    if people.is_empty() {
        return Ok(Vec::new());
    }
    lock_word(connection, commitment).await?;
    let mut games: Vec<(GameId, bool)> = Vec::new();
    for player in people {
        let rows = sqlx::query(
            "SELECT id, finished_at IS NULL AND counts <> 0 AS open_and_counts FROM games \
             WHERE commitment = $1 \
               AND id IN (SELECT game FROM seats WHERE player = $2 \
                          UNION SELECT game FROM former_players WHERE player = $2)",
        )
        .bind(commitment)
        .bind(player.bytes())
        .fetch_all(&mut *connection)
        .await?;
        for row in rows {
            games.push((GameId::try_from(row.get::<&[u8], _>("id"))?, row.get("open_and_counts")));
        }
    }
    games.sort();
    games.dedup();
    Ok(games)
}

/// Adds to a game within a transaction; gives the games that do not count any more.
pub(super) async fn append_at(
    connection: &mut Connection,
    id: GameId,
    append: &Append,
) -> Result<Vec<GameId>, StoreError> {
    let at = append.at as i64;
    if append.seen.is_some() {
        lock_game(connection, id).await?;
    }
    let rows: Vec<_> = append.entries.iter().map(|entry| (id, entry, at)).collect();
    insert_entries(connection, &rows).await?;
    if let Some(seen) = append.seen {
        check_length(connection, id, seen).await?;
    }
    if let Some(results) = &append.results {
        finish(connection, id, results, at).await?;
        let ranked = results.first().filter(|_| !append.ended_early);
        days::finish_try(connection, id, ranked.map(|result| result.total), at).await?;
    }
    if let Some(due_at) = append.due_at {
        write_due(connection, id, due_at).await?;
    }
    if append.ended_early {
        discount(connection, id).await?;
    }
    match &append.handed_over {
        Some(handed_over) => hands::hand_over(connection, id, handed_over).await,
        None => Ok(Vec::new()),
    }
}

/// Says that a game earns nobody anything.
pub(super) async fn discount(connection: &mut Connection, id: GameId) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET counts = 0 WHERE id = $1")
        .bind(id.bytes())
        .execute(connection)
        .await?;
    Ok(())
}

/// One statement for all entries: the database is asked once.
pub(super) async fn insert_entries(
    connection: &mut Connection,
    rows: &[(GameId, &NewEntry, i64)],
) -> Result<(), StoreError> {
    /// Entries of one statement at the most: a game has hundreds, and databases want few parameters.
    const AT_ONCE: usize = 100;
    for rows in rows.chunks(AT_ONCE) {
        let mut query = QueryBuilder::<Dialect>::new(
            "INSERT INTO entries (game, seat, sequence, command_id, entry, created_at) ",
        );
        query.push_values(rows, |mut row, (id, new, at)| {
            row.push_bind(id.bytes())
                .push_bind(new.seat as i64)
                .push_bind(new.sequence as i64)
                .push_bind(&new.command_id)
                .push_bind(entry::to_json(new.entry))
                .push_bind(*at);
        });
        query.build().execute(&mut *connection).await.map_err(StoreError::of_writer)?;
    }
    Ok(())
}

async fn check_length(
    connection: &mut Connection,
    id: GameId,
    seen: usize,
) -> Result<(), StoreError> {
    let row = sqlx::query("SELECT COUNT(*) AS entries FROM entries WHERE game = $1")
        .bind(id.bytes())
        .fetch_one(connection)
        .await?;
    // Logs only grow, so their sum shows whether any has.
    if row.get::<i64, _>("entries") == seen as i64 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Keeps what a finished game gives its seats: a copy of what follows from the logs.
async fn finish(
    connection: &mut Connection,
    id: GameId,
    results: &[SeatResult],
    at: i64,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET finished_at = $1 WHERE id = $2")
        .bind(at)
        .bind(id.bytes())
        .execute(&mut *connection)
        .await?;
    for (seat, SeatResult { total, feats }) in results.iter().enumerate() {
        let feats: Vec<&str> = feats.iter().map(|feat| feat.name()).collect();
        sqlx::query("UPDATE seats SET total = $1, feats = $2 WHERE game = $3 AND seat = $4")
            .bind(i64::from(*total))
            .bind(serde_json::to_string(&feats).expect("a list of names is JSON"))
            .bind(id.bytes())
            .bind(seat as i64)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn write_due(
    connection: &mut Connection,
    id: GameId,
    due_at: Option<u64>,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET due_at = $1 WHERE id = $2")
        .bind(due_at.map(|due_at| due_at as i64))
        .bind(id.bytes())
        .execute(connection)
        .await?;
    Ok(())
}

/// Puts a game together from its rows.
fn stored_game(id: GameId, game: &Row, entries: &[Row], seats: &[Row]) -> Result<Game, StoreError> {
    let parent: Option<&[u8]> = game.get("parent");
    let parent = parent.map(GameId::try_from).transpose()?;
    let kept = KeptGame {
        id: id.to_string(),
        created_at: game.get::<i64, _>("created_at") as u64,
        pace: from_word(game.get("pace"))?,
        start: game.get("start"),
        origin: from_word(game.get("origin"))?,
        parent: parent.map(|parent| parent.to_string()),
        counts: game.get::<i64, _>("counts") != 0,
        due_at: game.get::<Option<i64>, _>("due_at").map(|due_at| due_at as u64),
        seats: seats.iter().map(kept_seat).collect::<Result<_, _>>()?,
        entries: entries.iter().map(kept_entry).collect::<Result<_, _>>()?,
    };
    Ok(kept.game()?)
}

fn kept_seat(row: &Row) -> Result<KeptSeat, StoreError> {
    let (player, bot): (Option<&[u8]>, Option<&str>) = (row.get("player"), row.get("bot"));
    let player = player.map(PlayerId::try_from).transpose()?;
    Ok(KeptSeat {
        player: player.map(|player| player.to_string()),
        bot: bot.map(from_word).transpose()?,
        hinted: row.get::<i64, _>("hinted") != 0,
        name: row.get("name"),
    })
}

fn kept_entry(row: &Row) -> Result<KeptEntry, StoreError> {
    let number = |column: &str| {
        let number: i64 = row.get(column);
        let damaged = |_| StoreError::Damaged(format!("{column} of an entry is {number}"));
        usize::try_from(number).map_err(damaged)
    };
    Ok(KeptEntry {
        seat: number("seat")?,
        sequence: number("sequence")?,
        command_id: row.get("command_id"),
        entry: row.get("entry"),
        at: row.get::<i64, _>("created_at") as u64,
    })
}

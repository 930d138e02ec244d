//! Rooms in which people meet before a game.

use sqlx::{QueryBuilder, Row as _};

use super::games::insert_game;
use super::{Connection, Database, Dialect, Row};
use crate::shapes::room;
use crate::{Notice, StoreError, StoredRoom};
use troyes_host::room::Room;
use troyes_host::{GameId, NewGame, PlayerId};
use troyes_shapes::start::Start;
use troyes_table::Table;
use troyes_wire::About;

impl Database {
    pub(crate) async fn create_room(&self, id: GameId, room: &Room) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        insert_room(&mut transaction, id, room, self.now()).await?;
        let notices: &[Notice] = if room.is_listed(false) { &[Notice::Lobby] } else { &[] };
        self.commit(transaction, notices).await
    }

    pub(crate) async fn room(&self, id: GameId) -> Result<Option<StoredRoom>, StoreError> {
        let row = sqlx::query(
            "SELECT version, created_at, changed_at, document FROM rooms WHERE id = $1",
        )
        .bind(id.bytes())
        .fetch_optional(self.reader())
        .await?;
        row.as_ref().map(stored_room).transpose()
    }

    pub(crate) async fn update_room(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.begin().await?;
        change_room(&mut transaction, id, seen_version, room, listed, self.now()).await?;
        self.commit(transaction, &[Notice::Changed(id), Notice::Lobby]).await?;
        Ok(seen_version + 1)
    }

    pub(crate) async fn start_room(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
        game: &NewGame<'_>,
    ) -> Result<(About, Vec<GameId>), StoreError> {
        let mut transaction = self.begin().await?;
        change_room(&mut transaction, id, seen_version, room, listed, self.now()).await?;
        let created = insert_game(&mut transaction, id, game, self.now()).await?;
        let mut notices = vec![Notice::Changed(id), Notice::Lobby];
        notices.extend(created.1.iter().copied().map(Notice::Changed));
        self.commit(transaction, &notices).await?;
        Ok(created)
    }

    pub(crate) async fn number_columns(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
        table: &Table,
        due_at: u64,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.begin().await?;
        // The town crier has seen the room as it is, so nobody else has numbered them.
        change_room(&mut transaction, id, seen_version, room, listed, self.now()).await?;
        sqlx::query("UPDATE games SET start = $1, due_at = $2 WHERE id = $3")
            .bind(Start::of(table).record.to_json())
            .bind(due_at as i64)
            .bind(id.bytes())
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction, &[Notice::Changed(id), Notice::Lobby]).await?;
        Ok(seen_version + 1)
    }

    pub(crate) async fn latest_winner(
        &self,
        people: &[PlayerId],
    ) -> Result<Option<PlayerId>, StoreError> {
        if people.is_empty() {
            return Ok(None);
        }
        let mut query = QueryBuilder::<Dialect>::new(
            "SELECT seats.player FROM seats JOIN games ON games.id = seats.game \
             WHERE games.finished_at IS NOT NULL AND games.origin IN ('drawn', 'chosen') \
               AND seats.total = (SELECT MAX(total) FROM seats AS any_seat WHERE any_seat.game = games.id) \
               AND EXISTS (SELECT 1 FROM seats AS other \
                           WHERE other.game = games.id AND other.player <> seats.player) \
               AND seats.player IN (",
        );
        let mut ids = query.separated(", ");
        people.iter().for_each(|player| {
            ids.push_bind(player.bytes());
        });
        query.push(") ORDER BY games.finished_at DESC, games.id DESC, seats.seat LIMIT 1");
        let row = query.build().fetch_optional(self.reader()).await?;
        row.map(|row| Ok(PlayerId::try_from(row.get::<&[u8], _>("player"))?)).transpose()
    }

    pub(crate) async fn rematch(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        (next, next_room): (GameId, &Room),
    ) -> Result<u64, StoreError> {
        let mut transaction = self.begin().await?;
        let now = self.now();
        change_room(&mut transaction, id, seen_version, room, false, now).await?;
        insert_room(&mut transaction, next, next_room, now).await?;
        self.commit(transaction, &[Notice::Changed(id), Notice::Lobby]).await?;
        Ok(seen_version + 1)
    }

    pub(crate) async fn listed(&self) -> Result<Vec<GameId>, StoreError> {
        // Ids are sorted by time.
        let rows = sqlx::query("SELECT id FROM rooms WHERE listed <> 0 ORDER BY id DESC")
            .fetch_all(self.reader())
            .await?;
        rows.iter().map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("id"))?)).collect()
    }

    pub(crate) async fn listed_among(
        &self,
        ids: &[GameId],
    ) -> Result<Vec<(GameId, StoredRoom)>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = QueryBuilder::<Dialect>::new(
            "SELECT id, version, created_at, changed_at, document FROM rooms \
             WHERE listed <> 0 AND id IN (",
        );
        let mut values = query.separated(", ");
        ids.iter().for_each(|id| {
            values.push_bind(id.bytes());
        });
        query.push(") ORDER BY id DESC");
        let rows = query.build().fetch_all(self.reader()).await?;
        let room =
            |row: &Row| Ok((GameId::try_from(row.get::<&[u8], _>("id"))?, stored_room(row)?));
        rows.iter().map(room).collect()
    }
}

/// Stores a new room.
async fn insert_room(
    connection: &mut Connection,
    id: GameId,
    room: &Room,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rooms (id, version, created_at, changed_at, listed, document) \
         VALUES ($1, 1, $2, $2, $3, $4)",
    )
    .bind(id.bytes())
    .bind(now)
    .bind(i64::from(room.is_listed(false)))
    .bind(room::to_json(room))
    .execute(connection)
    .await?;
    Ok(())
}

/// Changes a room, if it still has the version that was seen.
pub(super) async fn change_room(
    connection: &mut Connection,
    id: GameId,
    seen_version: u64,
    room: &Room,
    listed: bool,
    now: i64,
) -> Result<(), StoreError> {
    let changed = sqlx::query(
        "UPDATE rooms SET version = version + 1, changed_at = $1, listed = $2, document = $3 \
         WHERE id = $4 AND version = $5",
    )
    .bind(now)
    .bind(i64::from(listed))
    .bind(room::to_json(room))
    .bind(id.bytes())
    .bind(seen_version as i64)
    .execute(connection)
    .await?;
    if changed.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

pub(super) fn stored_room(row: &Row) -> Result<StoredRoom, StoreError> {
    let number = |column| row.get::<i64, _>(column) as u64;
    Ok(StoredRoom {
        version: number("version"),
        created_at: number("created_at"),
        changed_at: number("changed_at"),
        room: room::from_json(row.get("document"))?,
    })
}

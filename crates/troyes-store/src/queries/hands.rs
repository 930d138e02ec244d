//! Seats that change hands, and rooms that change together with their games.

use sqlx::Row as _;

use super::games::{append_at, discount, same_dice};
use super::rooms::change_room;
use super::{Connection, Database};
use crate::{Notice, StoreError};
use troyes_host::room::Room;
use troyes_host::{Append, GameId, HandedOver, PlayerId};

impl Database {
    pub(crate) async fn change_game(
        &self,
        id: GameId,
        seen_version: u64,
        room: &Room,
        listed: bool,
        append: &Append,
    ) -> Result<Vec<GameId>, StoreError> {
        let mut transaction = self.begin().await?;
        change_room(&mut transaction, id, seen_version, room, listed, self.now()).await?;
        let discounted = append_at(&mut transaction, id, append).await?;
        let others = discounted.iter().copied().map(Notice::Changed);
        let notices: Vec<Notice> = others.chain([Notice::Changed(id), Notice::Lobby]).collect();
        self.commit(transaction, &notices).await?;
        Ok(discounted)
    }
}

/// Writes down who plays a seat from now on, and who did before. The player who comes may have seen the dice in another game: then neither counts
/// any more. Gives the games that do not.
pub(super) async fn hand_over(
    connection: &mut Connection,
    id: GameId,
    HandedOver { seat, sequence, player, name }: &HandedOver,
) -> Result<Vec<GameId>, StoreError> {
    let row = sqlx::query(
        "SELECT games.commitment, seats.player FROM seats JOIN games ON games.id = seats.game \
         WHERE seats.game = $1 AND seats.seat = $2",
    )
    .bind(id.bytes())
    .bind(*seat as i64)
    .fetch_one(&mut *connection)
    .await?;
    let commitment: Option<String> = row.get("commitment");
    let others = same_dice(connection, vec![*player], commitment.as_deref()).await?;
    let others: Vec<_> = others.into_iter().filter(|(other, _)| *other != id).collect();
    if let Some(former) = row.get::<Option<&[u8]>, _>("player") {
        sqlx::query(
            "INSERT INTO former_players (game, seat, sequence, player) VALUES ($1, $2, $3, $4)",
        )
        .bind(id.bytes())
        .bind(*seat as i64)
        .bind(*sequence as i64)
        .bind(former)
        .execute(&mut *connection)
        .await?;
    }
    sqlx::query(
        "UPDATE seats SET player = $1, name = $2, listed = 1 WHERE game = $3 AND seat = $4",
    )
    .bind(PlayerId::bytes(player))
    .bind(name)
    .bind(id.bytes())
    .bind(*seat as i64)
    .execute(&mut *connection)
    .await?;
    if others.is_empty() {
        return Ok(Vec::new());
    }
    let running = others.into_iter().filter(|(_, open_and_counts)| *open_and_counts);
    let discounted: Vec<GameId> = running.map(|(other, _)| other).chain([id]).collect();
    for &game in &discounted {
        discount(connection, game).await?;
    }
    Ok(discounted)
}

//! What is said in rooms and at tables.

use sqlx::Row as _;

use super::{Database, Row, lock_word};
use crate::{NewMessage, Notice, StoreError};
use troyes_host::talk::Message;
use troyes_host::{GameId, PlayerId};
use troyes_shapes::words::{StoredChannel, from_word, to_word};
use troyes_wire::Channel;

impl Database {
    pub(crate) async fn say(&self, id: GameId, message: &NewMessage) -> Result<u64, StoreError> {
        let mut transaction = self.begin().await?;
        // Another who speaks here gets the sequence after ours.
        lock_word(&mut transaction, &format!("messages {id}")).await?;
        let said = sqlx::query(
            "SELECT sequence FROM messages WHERE game = $1 AND player = $2 AND command_id = $3",
        )
        .bind(id.bytes())
        .bind(message.player.bytes())
        .bind(&message.command_id)
        .fetch_optional(&mut *transaction)
        .await?;
        if let Some(said) = said {
            return Ok(said.get::<i64, _>("sequence") as u64);
        }
        let stored = sqlx::query(
            "INSERT INTO messages (game, sequence, channel, player, name, command_id, text, created_at) \
             SELECT $1, COALESCE(MAX(sequence), 0) + 1, $2, $3, $4, $5, $6, $7 \
             FROM messages WHERE game = $1 RETURNING sequence",
        )
        .bind(id.bytes())
        .bind(to_word(StoredChannel::from(message.channel)))
        .bind(message.player.bytes())
        .bind(&message.name)
        .bind(&message.command_id)
        .bind(&message.text)
        .bind(self.now())
        .fetch_one(&mut *transaction)
        .await?;
        self.commit(transaction, &[Notice::Said(id)]).await?;
        Ok(stored.get::<i64, _>("sequence") as u64)
    }

    pub(crate) async fn messages(
        &self,
        id: GameId,
        limit: u32,
    ) -> Result<Vec<Message>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM ( \
                 SELECT sequence, channel, player, name, text, created_at FROM messages \
                 WHERE game = $1 AND channel = $2 ORDER BY sequence DESC LIMIT $4) AS at_table \
             UNION ALL SELECT * FROM ( \
                 SELECT sequence, channel, player, name, text, created_at FROM messages \
                 WHERE game = $1 AND channel = $3 ORDER BY sequence DESC LIMIT $4) AS watching \
             ORDER BY sequence",
        )
        .bind(id.bytes())
        .bind(to_word(StoredChannel::from(Channel::Table)))
        .bind(to_word(StoredChannel::from(Channel::Watchers)))
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        rows.iter().map(stored_message).collect()
    }
}

fn stored_message(row: &Row) -> Result<Message, StoreError> {
    Ok(Message {
        sequence: row.get::<i64, _>("sequence") as u64,
        channel: from_word::<StoredChannel>(row.get("channel"))?.into(),
        player: PlayerId::try_from(row.get::<&[u8], _>("player"))?,
        name: row.get("name"),
        text: row.get("text"),
        created_at: row.get::<i64, _>("created_at") as u64,
    })
}

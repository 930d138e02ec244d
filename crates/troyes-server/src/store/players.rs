//! Anonymous identities, and the key that signs their cookies.

use sqlx::Row;

use super::sqlite::now;
use super::{PlayerId, Sqlite, StoreError};

/// A player as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlayer {
    /// The player's name, once there is one.
    pub name: Option<String>,
    /// Whether there is a recovery code.
    pub has_recovery_code: bool,
}

impl Sqlite {
    /// A secret of this server: the one that is stored, or this one, which is then stored for ever.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it can be neither read nor stored.
    pub async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(self.writer())
            .await?;
        let row = sqlx::query("SELECT value FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_one(self.writer())
            .await?;
        Ok(row.get("value"))
    }

    /// Adds a player without a name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing is stored.
    pub async fn add_player(&self, id: PlayerId) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO players (id, created_at) VALUES ($1, $2)")
            .bind(id.bytes())
            .bind(now())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// A player, or nothing if there is no such player.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    pub async fn player(&self, id: PlayerId) -> Result<Option<StoredPlayer>, StoreError> {
        let row = sqlx::query(
            "SELECT name, recovery IS NOT NULL AS has_recovery_code FROM players WHERE id = $1",
        )
        .bind(id.bytes())
        .fetch_optional(self.readers())
        .await?;
        Ok(row.map(|row| StoredPlayer {
            name: row.get("name"),
            has_recovery_code: row.get("has_recovery_code"),
        }))
    }

    /// Gives a player another name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    pub async fn rename_player(&self, id: PlayerId, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// Replaces the hash of a player's recovery code.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    pub async fn set_recovery(&self, id: PlayerId, hash: &[u8; 32]) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET recovery = $1 WHERE id = $2")
            .bind(hash.as_slice())
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// The player whose recovery code has this hash.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    pub async fn player_by_recovery(
        &self,
        hash: &[u8; 32],
    ) -> Result<Option<PlayerId>, StoreError> {
        let row = sqlx::query("SELECT id FROM players WHERE recovery = $1")
            .bind(hash.as_slice())
            .fetch_optional(self.readers())
            .await?;
        row.map(|row| PlayerId::try_from(row.get::<&[u8], _>("id"))).transpose()
    }
}

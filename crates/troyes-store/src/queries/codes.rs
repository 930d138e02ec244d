//! Short codes of tables, for those who read them to somebody.

use sqlx::Row as _;

use super::Database;
use crate::StoreError;
use troyes_host::GameId;

impl Database {
    pub(crate) async fn code_of(&self, id: GameId, fresh: &str) -> Result<String, StoreError> {
        // Whoever was there first, here or at another server, has given the code.
        sqlx::query("INSERT INTO codes (code, game) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(fresh)
            .bind(id.bytes())
            .execute(self.writer())
            .await?;
        let row = sqlx::query("SELECT code FROM codes WHERE game = $1")
            .bind(id.bytes())
            .fetch_optional(self.writer())
            .await?;
        row.map(|row| row.get("code")).ok_or(StoreError::Conflict)
    }

    pub(crate) async fn table_of_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        let row = sqlx::query("SELECT game FROM codes WHERE code = $1")
            .bind(code)
            .fetch_optional(self.reader())
            .await?;
        row.map(|row| Ok(GameId::try_from(row.get::<&[u8], _>("game"))?)).transpose()
    }
}

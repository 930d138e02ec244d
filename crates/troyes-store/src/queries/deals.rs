//! Deals that somebody may start a game with.

use sqlx::Row as _;
use troyes_record::Seed;

use super::Database;
use crate::StoreError;
use troyes_host::{DealId, DealSeed};

impl Database {
    pub(crate) async fn add_deal(&self, id: DealId, deal: &DealSeed) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO deals (id, created_at, seed, known) VALUES ($1, $2, $3, $4)")
            .bind(id.bytes())
            .bind(self.now())
            .bind(deal.seed.to_string())
            .bind(i64::from(deal.known))
            .execute(self.writer())
            .await?;
        Ok(())
    }

    pub(crate) async fn deal(&self, id: DealId) -> Result<Option<DealSeed>, StoreError> {
        let row = sqlx::query("SELECT seed, known FROM deals WHERE id = $1")
            .bind(id.bytes())
            .fetch_optional(self.reader())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seed: Seed = row
            .get::<&str, _>("seed")
            .parse()
            .map_err(|_| StoreError::Damaged(format!("deal {id} has no seed")))?;
        Ok(Some(DealSeed { seed, known: row.get::<i64, _>("known") != 0 }))
    }
}

//! Deals that somebody may start a game with.

use sqlx::Row;
use troyes_record::Seed;

use super::sqlite::now;
use super::{DealId, Sqlite, StoreError};

/// A deal as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredDeal {
    /// What everything follows from.
    pub seed: Seed,
    /// Whether a person gave the seed, so that the dice may be known.
    pub known: bool,
}

impl Sqlite {
    /// Keeps a deal.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it is not stored.
    pub async fn add_deal(&self, id: DealId, deal: &StoredDeal) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO deals (id, created_at, seed, known) VALUES ($1, $2, $3, $4)")
            .bind(id.bytes())
            .bind(now())
            .bind(deal.seed.to_string())
            .bind(deal.known)
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// A deal, or nothing if there is no such deal.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    pub async fn deal(&self, id: DealId) -> Result<Option<StoredDeal>, StoreError> {
        let row = sqlx::query("SELECT seed, known FROM deals WHERE id = $1")
            .bind(id.bytes())
            .fetch_optional(self.readers())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seed: Seed = row
            .get::<&str, _>("seed")
            .parse()
            .map_err(|_| StoreError::Damaged(format!("deal {id} has no seed")))?;
        Ok(Some(StoredDeal { seed, known: row.get("known") }))
    }
}

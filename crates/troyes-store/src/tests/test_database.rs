//! Databases for tests.

use std::path::PathBuf;

use uuid::Uuid;

use crate::Store;
use crate::database::Database;

/// A database that is gone at the end.
pub(crate) struct TestDatabase {
    pub(crate) database: Database,
    folder: Option<PathBuf>,
}

impl TestDatabase {
    pub(crate) fn sqlite() -> Self {
        let folder = std::env::temp_dir().join(format!("troyes-store-{}", Uuid::now_v7()));
        std::fs::create_dir_all(&folder).unwrap();
        Self { database: Database::File(folder.join("troyes.db")), folder: Some(folder) }
    }

    pub(crate) fn postgres() -> Self {
        Self { database: Database::Postgres(troyes_testing::fresh_postgres()), folder: None }
    }

    pub(crate) fn pooled() -> Self {
        Self { database: Database::Postgres(troyes_testing::pooled_postgres()), folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

impl Store {
    /// Changes a database behind everybody's back.
    pub(crate) async fn execute(&self, statement: &'static str) {
        match self {
            Self::Sqlite(database) => {
                sqlx::query(statement).execute(database.writer()).await.unwrap();
            }
            Self::Postgres(database) => {
                sqlx::query(statement).execute(database.writer()).await.unwrap();
            }
        }
    }
}

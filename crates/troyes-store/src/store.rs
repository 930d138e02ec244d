//! A database of either kind, and what it can be asked: each question is declared here once and answered by `queries`.

use crate::{Bus, Database, Postgres, Sqlite, StoreError};

/// A database with all that is kept. Clones share their connections.
#[derive(Clone, Debug)]
pub enum Store {
    /// One file, for one server.
    Sqlite(Sqlite),
    /// A database server, for any number of servers.
    Postgres(Postgres),
}

impl Store {
    /// Opens a database, makes it where it is a file, and brings it up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be opened, or was written by a newer version.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        Self::open_on(database, &Bus::default()).await
    }

    /// The same with a bus that carries notices to other servers. A file has none: there, servers look whether it has changed.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be opened, or was written by a newer version.
    pub async fn open_on(database: &Database, bus: &Bus) -> Result<Self, StoreError> {
        Ok(match database {
            Database::File(path) => Self::Sqlite(Sqlite::open(path).await?),
            Database::Postgres(url) => Self::Postgres(Postgres::open(url, bus).await?),
        })
    }

    /// Whether other servers on the same database can be heard, the way this store was opened.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unheard`] if not: a pooler is in between, and no other bus.
    pub fn check_bus(&self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(database) => database.check_bus(),
        }
    }

    /// Whether other servers may use it at the same time.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// Now, in milliseconds since 1970, by the one clock of all servers on this database.
    #[must_use]
    pub fn time(&self) -> u64 {
        match self {
            Self::Sqlite(database) => database.clock.time(),
            Self::Postgres(database) => database.clock.time(),
        }
    }

    /// Ends all connections; what was answered is on disk anyway.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(database) => database.close().await,
            Self::Postgres(database) => database.close().await,
        }
    }
}

/// Methods that ask whichever database there is.
macro_rules! ask_either {
    ($(
        $(#[$doc:meta])*
        async fn $name:ident(&self $(, $argument:ident: $type:ty)* $(,)?) -> $result:ty;
    )*) => {
        impl Store {$(
            $(#[$doc])*
            pub async fn $name(&self $(, $argument: $type)*) -> Result<$result, StoreError> {
                match self {
                    Self::Sqlite(database) => database.$name($($argument),*).await,
                    Self::Postgres(database) => {
                        crate::postgres::answered(database.$name($($argument),*)).await
                    }
                }
            }
        )*}
    };
}

mod days;
mod games;
mod groups;
mod history;
mod people;
mod rooms;
mod upkeep;

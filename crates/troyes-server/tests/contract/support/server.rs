//! A server with a database of its own.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use troyes_server::{Client, Config, Keeping, Quotas, Server};
use troyes_store::{Bus, Database};
use uuid::Uuid;

use super::Browser;

/// The client of test servers.
pub(crate) static FILES: &[(&str, &[u8])] = &[
    ("index.html", b"<!doctype html><title>the page</title>"),
    ("favicon.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ("assets/index-abc.js", include_bytes!("server.rs")),
];

/// Whether this is the run of the tests that keeps everything in PostgreSQL.
fn on_postgres() -> bool {
    env!("CARGO_CRATE_NAME") == "contract_postgres"
}

/// A folder with a database, removed at the end.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    database: Database,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("troyes-contract-{}", Uuid::now_v7()));
        std::fs::create_dir_all(&path).unwrap();
        let database = if on_postgres() {
            Database::Postgres(troyes_testing::fresh_postgres())
        } else {
            Database::File(path.join("troyes.db"))
        };
        Self { path, database }
    }

    /// How many players are stored: nothing that can be asked for shows one without a cookie.
    async fn players(&self) -> i64 {
        const COUNT: &str = "SELECT count(*) FROM players";
        match &self.database {
            Database::File(path) => {
                let address = format!("sqlite:{}", path.display());
                let mut database = SqliteConnection::connect(&address).await.unwrap();
                sqlx::query_scalar(COUNT).fetch_one(&mut database).await.unwrap()
            }
            Database::Postgres(address) => {
                let mut database = PgConnection::connect(address).await.unwrap();
                sqlx::query_scalar(COUNT).fetch_one(&mut database).await.unwrap()
            }
        }
    }

    /// Changes the database behind the server's back.
    pub(crate) async fn execute(&self, statement: &'static str) {
        match &self.database {
            Database::File(path) => {
                let address = format!("sqlite:{}", path.display());
                let mut database = SqliteConnection::connect(&address).await.unwrap();
                sqlx::query(statement).execute(&mut database).await.unwrap();
            }
            Database::Postgres(address) => {
                let mut database = PgConnection::connect(address).await.unwrap();
                sqlx::query(statement).execute(&mut database).await.unwrap();
            }
        }
    }

    pub(crate) fn config(&self) -> Config {
        Config {
            listen: "127.0.0.1:0".to_owned(),
            database: self.database.clone(),
            bus: Bus::Database,
            public_url: None,
            trusted_proxy: false,
            most_sockets: 1_000,
            quotas: Quotas::NONE,
            keeping: Keeping::default(),
            client: Client::Files(FILES),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// A running server.
pub(crate) struct Running {
    pub(crate) base: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
    /// Removed when the server is.
    folder: Option<Folder>,
}

impl Running {
    /// A server with a fresh database.
    pub(crate) async fn fresh() -> Self {
        let folder = Folder::new();
        let config = folder.config();
        Self::keeping(folder, &config).await
    }

    /// A server with a folder that is removed together with it.
    pub(crate) async fn keeping(folder: Folder, config: &Config) -> Self {
        Self { folder: Some(folder), ..Self::with(config).await }
    }

    pub(crate) async fn with(config: &Config) -> Self {
        let server = Server::open(config).await.unwrap();
        let base = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { base, stop: Some(stop), task, folder: None }
    }

    /// Ends the server as a signal would.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(8), self.task).await.unwrap().unwrap().unwrap();
    }

    /// How many players a server with a fresh database has stored.
    pub(crate) async fn players(&self) -> i64 {
        self.folder.as_ref().expect("a fresh database").players().await
    }

    /// Somebody who has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(&self.base)
    }

    /// Somebody who has never been here, and comes from an address that a proxy in front reports.
    pub(crate) fn browser_at(&self, address: &str) -> Browser {
        Browser::coming_from(&self.base, address)
    }
}

//! Server processes, and what all players know of them.

use std::fs::{self, OpenOptions};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::Rng as _;
use serde_json::Value;
use tokio::runtime::Runtime;
use tokio::sync::OnceCell;
use troyes_store::Store;
use troyes_table::{Entry, Table};
use troyes_wire::Decision;

use crate::history::Line;

/// How long a request may take.
const REQUEST: Duration = Duration::from_secs(20);

/// A folder for databases and logs. It is removed at the end, unless somebody will want to read the logs.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("troyes-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The path of a file in it.
    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("what the servers said is in {}", self.0.display());
        } else {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// A server in a process of its own, killed at the end.
pub(crate) struct Served {
    process: Child,
    /// Host and port: another one in every life.
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn start(folder: &Folder, database: &str) -> Self {
        Self::start_with(folder, database, &[])
    }

    /// With more in its environment.
    pub(crate) fn start_with(
        folder: &Folder,
        database: &str,
        environment: &[(String, String)],
    ) -> Self {
        // A file, because a pipe that nobody reads would stop the server when it is full.
        let log = OpenOptions::new().create(true).append(true).open(folder.0.join("log")).unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_troyes"))
            // The proxy lets every person have an address of their own: limits are not what is tested here.
            .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "--quotas", "none"])
            .args(["--database", database])
            .current_dir(&folder.0)
            .envs(environment.iter().cloned())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.trim().strip_prefix("Troyes Dice is at http://localhost:");
        let address = format!("127.0.0.1:{}", port.unwrap_or_else(|| panic!("{line:?}")));
        Self { process, address }
    }

    /// Whatever happens to the database, no server ends by itself.
    pub(crate) fn must_run(&mut self) {
        assert!(matches!(self.process.try_wait(), Ok(None)), "a server has ended");
    }

    /// Waits until it says that it is ready, or that it is not.
    pub(crate) fn wait_until_ready(&self, ready: bool, patience: Duration) {
        let begun = Instant::now();
        let runtime = Runtime::new().unwrap();
        troyes_server::prepare_tls();
        loop {
            let asked = reqwest::get(format!("http://{}/readyz", self.address));
            let status = runtime.block_on(asked).map(|answer| answer.status().as_u16());
            if status.as_ref().is_ok_and(|&status| status == if ready { 200 } else { 503 }) {
                return;
            }
            assert!(begun.elapsed() < patience, "ready must become {ready}: {status:?}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Ends it without warning.
    pub(crate) fn kill(&mut self) {
        self.must_run();
        // By default this is SIGKILL.
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What all players share.
pub(crate) struct World {
    addresses: Mutex<Vec<Option<String>>>,
    /// The database of all servers, as nothing is in its way.
    database: String,
    store: OnceCell<Store>,
    /// One after the other: databases limit their connections.
    reading: tokio::sync::Mutex<()>,
    pub(crate) http: reqwest::Client,
    resting: AtomicBool,
    pub(crate) counts: Counts,
}

/// What has happened so far.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) accepted: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) sent_again: AtomicU64,
    pub(crate) not_stored: AtomicU64,
    pub(crate) unknown: AtomicU64,
    pub(crate) given_up: AtomicU64,
    pub(crate) sockets: AtomicU64,
}

impl World {
    pub(crate) fn new(servers: usize, database: &str) -> Self {
        troyes_server::prepare_tls();
        Self {
            addresses: Mutex::new(vec![None; servers]),
            database: database.to_owned(),
            store: OnceCell::new(),
            reading: tokio::sync::Mutex::default(),
            http: reqwest::Client::builder().timeout(REQUEST).build().unwrap(),
            resting: AtomicBool::new(false),
            counts: Counts::default(),
        }
    }

    pub(crate) fn set_address(&self, server: usize, address: Option<&str>) {
        self.addresses.lock().unwrap()[server] = address.map(ToOwned::to_owned);
    }

    /// A server, if it is there.
    pub(crate) fn address(&self, server: usize) -> Option<String> {
        self.addresses.lock().unwrap().get(server).cloned().flatten()
    }

    /// All servers that are there.
    pub(crate) fn addresses(&self) -> Vec<String> {
        self.addresses.lock().unwrap().iter().flatten().cloned().collect()
    }

    /// One of the servers that are there, any of them: nobody has to stay where they were.
    pub(crate) fn some_address(&self, random: &mut ChaCha8Rng) -> Option<String> {
        let mut addresses = self.addresses();
        let index = (random.next_u32() as usize).checked_rem(addresses.len())?;
        Some(addresses.swap_remove(index))
    }

    /// Nobody sends anything new from now on.
    pub(crate) fn rest(&self) {
        self.resting.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_resting(&self) -> bool {
        self.resting.load(Ordering::Relaxed)
    }

    /// Commands that were accepted so far.
    pub(crate) fn accepted(&self) -> u64 {
        self.counts.accepted.load(Ordering::Relaxed)
    }

    /// Answers that reported a fault.
    pub(crate) fn faults(&self) -> u64 {
        let Counts { not_stored, unknown, .. } = &self.counts;
        not_stored.load(Ordering::Relaxed) + unknown.load(Ordering::Relaxed)
    }

    pub(crate) fn summary(&self) -> String {
        let Counts { accepted, refused, sent_again, not_stored, unknown, given_up, sockets } =
            &self.counts;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        format!(
            "{} commands accepted, {} refused, {} sent again, {} not stored, {} of unknown fate, \
             {} given up, {} sockets",
            count(accepted),
            count(refused),
            count(sent_again),
            count(not_stored),
            count(unknown),
            count(given_up),
            count(sockets)
        )
    }
}

/// What is stored, read past all servers.
impl World {
    /// The table of a game before its first dice.
    pub(crate) async fn start_of(&self, game: &str) -> Table {
        let open = || async { Store::open(&self.database.parse().unwrap()).await.unwrap() };
        let store = self.store.get_or_init(open).await;
        let stored = store.load(game.parse().unwrap()).await.unwrap().expect("the game is there");
        before_its_first_dice(&stored.table)
    }

    /// The logs of all seats of a game.
    pub(crate) async fn logs_of(&self, game: &str, seats: usize) -> Vec<Vec<Line>> {
        let _alone = self.reading.lock().await;
        let mut logs = vec![Vec::new(); seats];
        for stored in troyes_testing::entries_of(&self.database, game).await {
            let log = &mut logs[stored.seat];
            assert_eq!(stored.sequence, log.len() + 1, "{game}: logs have no gap");
            let entry = entry_of(&serde_json::from_str(&stored.entry).unwrap());
            log.push(Line { id: stored.command_id, entry });
        }
        logs
    }
}

/// An entry as it is stored.
fn entry_of(stored: &Value) -> Entry {
    match stored["type"].as_str() {
        Some("went_on") => Entry::WentOn,
        Some("took_back") => Entry::TookBack { kept: stored["kept"].as_u64().unwrap() as usize },
        Some("decided") => {
            let decision: Decision = serde_json::from_value(stored["decision"].clone()).unwrap();
            Entry::Decided(decision.try_into().expect("what is stored is a decision"))
        }
        _ => panic!("not an entry: {stored}"),
    }
}

/// A table as it was when nobody had done anything.
fn before_its_first_dice(table: &Table) -> Table {
    let names = table.players().iter().map(|player| player.name().to_owned()).collect();
    Table::with_rolls(*table.setup(), *table.rolls(), table.columns_mode(), table.pace(), names)
        .unwrap()
}

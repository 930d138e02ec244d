#![doc = include_str!("../README.md")]
//!
//! # How it works
//!
//! A PostgreSQL for tests: one cluster for each test process, made at first use, with a fresh database for each test;
//! and clusters of their own for tests that let PostgreSQL itself crash. Besides, NATS and PgBouncer, and a look at what is stored past all servers.
//!
//! A shell process starts the cluster, waits until the test process is gone, however that ends, and removes everything: it
//! reads from a pipe whose other end only the test process has.

mod entries;
mod services;

pub use entries::{StoredEntry, entries_of};
pub use services::Nats;
use services::PgBouncer;

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use uuid::Uuid;

/// How long the cluster may take to start, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where Debian keeps the programs, by version; they are not in PATH.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Starts a cluster in its folder with the given settings, and ends it with standard input. A line there is a crash: PostgreSQL
/// ends as if the power were cut, stays away for some seconds, and starts again from what it has on disk.
const KEEPER: &str = r#"
folder=$PWD
settings=$1
serve() {
    exec "$0/postgres" -D data -k "$folder" -c listen_addresses= -c max_connections=300 $settings
}
(
    "$0/initdb" --pgdata=data --username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync &&
    serve
) < /dev/null &
while read -r seconds; do
    kill -QUIT $!
    wait $!
    sleep "$seconds"
    serve < /dev/null &
done
# The first ends PostgreSQL at once, the second a cluster that is not complete yet.
kill -QUIT $!
kill -TERM $!
wait
cd /
rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
"#;

/// Settings of a cluster where nothing has to survive.
const QUICK: &str = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off";

/// Settings of a cluster that keeps its word: what is committed is on disk.
const DURABLE: &str = "-c fsync=on -c full_page_writes=on -c synchronous_commit=on";

/// The address of a new, empty database, in a cluster that ends with this process.
///
/// # Panics
///
/// If PostgreSQL is not installed or does not start: tests that need it must not pass without it.
#[must_use]
pub fn fresh_postgres() -> String {
    shared_cluster().create(&fresh_name())
}

/// The same behind PgBouncer in transaction mode, which ends with this process too.
///
/// # Panics
///
/// If PostgreSQL or PgBouncer is not installed or does not start.
#[must_use]
pub fn pooled_postgres() -> String {
    static POOLER: OnceLock<PgBouncer> = OnceLock::new();
    let name = fresh_name();
    shared_cluster().create(&name);
    POOLER.get_or_init(|| PgBouncer::before(&shared_cluster().folder)).url(&name)
}

fn shared_cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| Cluster::start(QUICK, &[]))
}

fn fresh_name() -> String {
    format!("test_{}", Uuid::now_v7().simple())
}

/// A cluster that loses nothing when it crashes, and can be made to.
pub struct DurablePostgres {
    cluster: Cluster,
    url: String,
}

impl DurablePostgres {
    /// A cluster of its own with one empty database; it ends with this value.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// The same with more in its environment.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start_with(environment: &[(String, String)]) -> Self {
        let cluster = Cluster::start(DURABLE, environment);
        let url = cluster.create("troyes");
        Self { cluster, url }
    }

    /// The address of the database.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The socket that it listens on, for a proxy in between.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        self.cluster.folder.join(".s.PGSQL.5432")
    }

    /// Whether it takes connections.
    #[must_use]
    pub fn answers(&self) -> bool {
        self.cluster.answers()
    }

    /// Ends PostgreSQL without warning, leaves it away for a while, and comes back when it answers again.
    ///
    /// # Panics
    ///
    /// If it does not start again.
    pub fn crash(&mut self, away: Duration) {
        let before = self.cluster.process();
        let pipe = self.cluster.keeper.stdin.as_mut().expect("the pipe is open");
        writeln!(pipe, "{:.3}", away.as_secs_f64()).expect("the keeper listens");
        self.cluster.wait_for(|cluster| cluster.process() != before && cluster.answers());
    }
}

struct Cluster {
    programs: PathBuf,
    /// Where its socket is, and everything else.
    folder: PathBuf,
    /// Holds the pipe.
    keeper: Child,
}

impl Cluster {
    fn start(settings: &str, environment: &[(String, String)]) -> Self {
        let programs = programs().expect(
            "these tests need PostgreSQL: please install Debian's package postgresql, or put initdb into PATH",
        );
        let folder = std::env::temp_dir().join(format!("troyes-pg-{}", Uuid::now_v7().simple()));
        fs::create_dir(&folder).expect("there is a folder for temporary files");
        let log = fs::File::create(folder.join("log")).expect("a new folder takes files");
        let mut keeper = Command::new("/bin/sh");
        keeper.args(["-c", KEEPER]).arg(&programs).arg(settings).current_dir(&folder);
        keeper.envs(environment.iter().cloned());
        keeper.stdin(Stdio::piped()).stdout(log.try_clone().expect("a file has two names"));
        // Ctrl-C is for the tests; the keeper notices their end.
        keeper.stderr(log).process_group(0);
        // PostgreSQL does not run as root. The owner of the folder is who we are.
        if is_root(&folder) {
            let (user, group) = unprivileged();
            chown(&folder, Some(user), Some(group)).expect("root may give folders away");
            keeper.uid(user).gid(group);
        }
        let keeper = keeper.spawn().expect("there is a shell");
        let cluster = Self { programs, folder, keeper };
        cluster.wait_for(Self::answers);
        cluster
    }

    fn answers(&self) -> bool {
        self.run("pg_isready", &[])
    }

    /// The number of PostgreSQL's process, while it runs.
    fn process(&self) -> Option<String> {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid")).ok()?;
        file.lines().next().map(ToOwned::to_owned)
    }

    fn wait_for(&self, ready: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !ready(self) {
            if begin.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                panic!("PostgreSQL does not start (process {}):\n{log}", self.keeper.id());
            }
            sleep(Duration::from_millis(50));
        }
    }

    fn create(&self, name: &str) -> String {
        assert!(self.run("createdb", &[name]), "PostgreSQL makes databases");
        format!("postgres://postgres@{}/{name}", percent_encoded(&self.folder))
    }

    fn run(&self, program: &str, arguments: &[&str]) -> bool {
        let mut command = Command::new(self.programs.join(program));
        command.arg("-h").arg(&self.folder).args(["-U", "postgres"]).args(arguments);
        let done = command.stdout(Stdio::null()).status();
        done.unwrap_or_else(|error| panic!("{program}: {error}")).success()
    }
}

/// The folder with PostgreSQL's programs, the newest of Debian's if there are several.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    let version = |folder: &PathBuf| {
        let name = folder.parent().and_then(Path::file_name)?.to_str()?;
        name.parse::<u32>().ok()
    };
    folders.sort_by_key(|folder| core::cmp::Reverse(version(folder)));
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_isready", "createdb"]
            .iter()
            .all(|program| folder.join(program).is_file())
    };
    folders.into_iter().find(complete)
}

/// A folder with a socket, as it stands in an address.
fn percent_encoded(folder: &Path) -> String {
    let mut host = String::new();
    for byte in folder.as_os_str().as_encoded_bytes() {
        write!(host, "%{byte:02X}").expect("a string takes everything");
    }
    host
}

/// Whether we are root, going by a folder that we have made.
fn is_root(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|folder| folder.uid() == 0)
}

/// User and group of somebody who is not root.
fn unprivileged() -> (u32, u32) {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2).map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    };
    find("postgres").or_else(|| find("nobody")).expect("there is a user nobody")
}

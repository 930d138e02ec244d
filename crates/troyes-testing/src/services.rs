//! Other programs that a fleet is made of, for tests: NATS, and PgBouncer. They end with the test process, however that ends.

use std::fs::{self, File};
use std::io::Write as _;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::chown;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use uuid::Uuid;

use crate::{PATIENCE, is_root, percent_encoded, unprivileged};

/// Runs a program, and ends with standard input. A line there kills it, keeps it away for some seconds, and starts it again.
const KEEPER: &str = r#"
folder=$PWD
"$@" < /dev/null &
while read -r seconds; do
    kill -KILL $!
    wait $!
    sleep "$seconds"
    "$@" < /dev/null &
done
kill -KILL $!
wait
cd /
rm -rf "$folder"
"#;

/// Sessions are closed soon, because there is a database for each test.
const POOLING: &str = "\
listen_addr =
listen_port = 6432
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_round_robin = 1
server_reset_query = DEALLOCATE ALL
server_reset_query_always = 1
server_idle_timeout = 2
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
";

struct Service {
    folder: PathBuf,
    keeper: Child,
}

impl Service {
    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("troyes-{name}-{}", Uuid::now_v7().simple()));
        fs::create_dir(&folder).expect("there is a folder for temporary files");
        folder
    }

    /// Starts a Debian package's program in a folder of its own, not as root.
    fn start(folder: PathBuf, program: &str, arguments: &[&str]) -> Self {
        let log = File::create(folder.join("log")).expect("a new folder takes files");
        let mut keeper = Command::new("/bin/sh");
        keeper.args(["-c", KEEPER, "keeper", program]).args(arguments).current_dir(&folder);
        keeper.stdin(Stdio::piped()).stdout(log.try_clone().expect("a file has two names"));
        keeper.stderr(log).process_group(0);
        keeper.env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin");
        if is_root(&folder) {
            let (user, group) = unprivileged();
            chown(&folder, Some(user), Some(group)).expect("root may give folders away");
            keeper.uid(user).gid(group);
        }
        Self { keeper: keeper.spawn().expect("there is a shell"), folder }
    }

    fn wait_for(&self, program: &str, ready: impl Fn() -> bool) {
        let begin = Instant::now();
        while !ready() {
            if begin.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                let keeper = self.keeper.id();
                panic!(
                    "{program} does not start (keeper {keeper}); these tests need Debian's package of that name:\n{log}"
                );
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn kill(&mut self, away: Duration) {
        let pipe = self.keeper.stdin.as_mut().expect("the pipe is open");
        writeln!(pipe, "{:.3}", away.as_secs_f64()).expect("the keeper listens");
    }
}

/// A NATS server.
pub struct Nats {
    service: Service,
    port: u16,
}

impl Nats {
    /// A server of one's own; it ends with this value.
    ///
    /// # Panics
    ///
    /// If NATS is not installed or does not start: tests that need it must not pass without it.
    #[must_use]
    pub fn start() -> Self {
        let free = TcpListener::bind("127.0.0.1:0").expect("there are free ports");
        let port = free.local_addr().expect("a socket has an address").port();
        drop(free);
        let arguments = ["--addr", "127.0.0.1", "--port", &port.to_string()];
        let service = Service::start(Service::folder("nats"), "nats-server", &arguments);
        let nats = Self { service, port };
        nats.service.wait_for("nats-server", || nats.answers());
        nats
    }

    /// Where it is.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it, leaves it away for a while, and comes back when it answers again.
    ///
    /// # Panics
    ///
    /// If it does not start again.
    pub fn crash(&mut self, away: Duration) {
        self.service.kill(away);
        self.service.wait_for("nats-server's end", || !self.answers());
        self.service.wait_for("nats-server", || self.answers());
    }

    fn answers(&self) -> bool {
        TcpStream::connect(("127.0.0.1", self.port)).is_ok()
    }
}

/// PgBouncer in transaction mode, in front of a cluster. It has few sessions for each database, and changes between them all the time: whoever
/// relies on getting the same one twice fails soon.
pub(crate) struct PgBouncer(Service);

impl PgBouncer {
    /// Starts one, for all databases of the cluster with this folder; it ends with this value.
    pub(crate) fn before(cluster: &Path) -> Self {
        let folder = Service::folder("bouncer");
        let settings = format!(
            "[databases]\n* = host={} user=postgres\n[pgbouncer]\nunix_socket_dir = {}\n{POOLING}",
            cluster.display(),
            folder.display()
        );
        fs::write(folder.join("pgbouncer.ini"), settings).expect("a new folder takes files");
        let service = Service::start(folder, "pgbouncer", &["pgbouncer.ini"]);
        let socket = service.folder.join(".s.PGSQL.6432");
        service.wait_for("pgbouncer", || UnixStream::connect(&socket).is_ok());
        Self(service)
    }

    /// The address of a database behind it.
    pub(crate) fn url(&self, name: &str) -> String {
        let host = percent_encoded(&self.0.folder);
        format!("postgres://postgres@{host}:6432/{name}?pooler=transaction")
    }
}

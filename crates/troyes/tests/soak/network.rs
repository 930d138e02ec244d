//! The network between a server and its PostgreSQL: it can be slow, silent or broken, and some connections never come back.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, split};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::time::sleep;
use troyes_testing::DurablePostgres;

use crate::between;

/// Milliseconds by which a slow network is late.
const LATE: std::ops::Range<u64> = 1..60;

/// How long the database believes in a connection that nobody has any more: longer than it may keep anybody waiting, but the number of its connections is limited.
const FORGOTTEN: Duration = Duration::from_secs(15);

/// Bytes that travel together.
const PACKET: usize = 16 * 1024;

/// What the network does to all that it carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weather {
    /// Everything arrives.
    Fair,
    /// Everything arrives, now sooner and now later.
    Slow,
    /// What goes to the database, or what comes from it, or both, does not arrive, and nobody is notified.
    Silent { requests: bool, answers: bool },
    /// Every connection is broken, and there are no new ones.
    Cut,
}

impl Weather {
    /// Something other than fair.
    pub(crate) fn bad(random: &mut ChaCha8Rng) -> Self {
        match random.next_u32() % 6 {
            0 => Self::Slow,
            1 => Self::Silent { requests: true, answers: true },
            2 => Self::Silent { requests: true, answers: false },
            // What a commit answers is lost: nobody knows.
            3 => Self::Silent { requests: false, answers: true },
            _ => Self::Cut,
        }
    }
}

/// What becomes of connections that were silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// All that was held back arrives.
    Resumed,
    /// The server notices that they are broken. The database may notice, too.
    Broken { database_is_notified: bool },
    /// Nothing arrives ever again, and nobody is notified, as when a firewall has forgotten them. New ones work.
    Dead,
}

impl Fate {
    pub(crate) fn any(random: &mut ChaCha8Rng) -> Self {
        match random.next_u32() % 4 {
            0 => Self::Resumed,
            1 => Self::Broken { database_is_notified: true },
            2 => Self::Broken { database_is_notified: false },
            _ => Self::Dead,
        }
    }
}

/// A proxy in front of a PostgreSQL.
pub(crate) struct Network {
    port: u16,
    weather: watch::Sender<Weather>,
    /// What has become of the connections that were opened since the last time that something did.
    fate: Arc<Mutex<watch::Sender<Fate>>>,
    /// Carries everything, and ends with this value.
    _runtime: Runtime,
}

impl Network {
    pub(crate) fn before(postgres: &DurablePostgres, seed: u64) -> Self {
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let port = listener.local_addr().unwrap().port();
        let weather = watch::Sender::new(Weather::Fair);
        let fate = Arc::new(Mutex::new(watch::Sender::new(Fate::Resumed)));
        let (seen, fates, socket) = (weather.subscribe(), Arc::clone(&fate), postgres.socket());
        runtime.spawn(async move {
            for number in 0.. {
                let Ok((server, _)) = listener.accept().await else { continue };
                let fate = fates.lock().unwrap().subscribe();
                let seed = seed.wrapping_add(number);
                tokio::spawn(carry(server, socket.clone(), seen.clone(), fate, seed));
            }
        });
        Self { port, weather, fate, _runtime: runtime }
    }

    /// Where the database is, for a server behind this network.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/troyes?sslmode=disable", self.port)
    }

    /// From now on the weather is like this.
    pub(crate) fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
        if weather == Weather::Cut {
            self.end_connections(Fate::Broken { database_is_notified: true });
        }
    }

    /// From now on everything arrives; what was held back may not.
    pub(crate) fn heal(&self, fate: Fate) {
        if fate != Fate::Resumed {
            self.end_connections(fate);
        }
        self.weather.send_replace(Weather::Fair);
    }

    fn end_connections(&self, fate: Fate) {
        let next = watch::Sender::new(Fate::Resumed);
        let last = std::mem::replace(&mut *self.fate.lock().unwrap(), next);
        last.send_replace(fate);
        // A connection that has not looked yet still can: a value stays when its sender is gone.
    }
}

/// Carries one connection until it ends.
async fn carry(
    server: TcpStream,
    socket: PathBuf,
    weather: watch::Receiver<Weather>,
    mut fate: watch::Receiver<Fate>,
    seed: u64,
) {
    if *weather.borrow() == Weather::Cut {
        let _ = server.set_zero_linger();
        return;
    }
    let _ = server.set_nodelay(true);
    let Ok(mut database) = UnixStream::connect(socket).await else { return };
    let mut server = server;
    let carried = {
        let (from_server, to_server) = split(&mut server);
        let (from_database, to_database) = split(&mut database);
        let requests = pass(from_server, to_database, Way::Request, weather.clone(), seed);
        let answers = pass(from_database, to_server, Way::Answer, weather, seed);
        tokio::select! {
            _ = async { tokio::try_join!(requests, answers) } => None,
            _ = fate.changed() => Some(*fate.borrow()),
        }
    };
    match carried {
        None | Some(Fate::Resumed) => {}
        Some(Fate::Broken { database_is_notified }) => {
            let _ = server.set_zero_linger();
            drop(server);
            if !database_is_notified {
                sleep(FORGOTTEN).await;
            }
        }
        Some(Fate::Dead) => {
            sleep(FORGOTTEN).await;
            drop(database);
            // The server is never notified.
            std::future::pending::<()>().await;
        }
    }
}

#[derive(Clone, Copy)]
enum Way {
    Request,
    Answer,
}

/// Passes everything on in one direction, when the weather lets it; its end too.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    way: Way,
    mut weather: watch::Receiver<Weather>,
    seed: u64,
) -> io::Result<()> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut packet = vec![0; PACKET];
    loop {
        let length = from.read(&mut packet).await?;
        loop {
            let now = *weather.borrow_and_update();
            match (now, way) {
                (Weather::Silent { requests: true, .. }, Way::Request)
                | (Weather::Silent { answers: true, .. }, Way::Answer) => {
                    if weather.changed().await.is_err() {
                        return Ok(());
                    }
                }
                (Weather::Slow, _) => {
                    sleep(Duration::from_millis(between(&mut random, LATE))).await;
                    break;
                }
                _ => break,
            }
        }
        if length == 0 {
            return to.shutdown().await;
        }
        to.write_all(&packet[..length]).await?;
    }
}

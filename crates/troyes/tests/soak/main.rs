//! Nothing is lost: many tables are played at once while the server is killed at random moments and started again, PostgreSQL is too, disks
//! fail, and the network between servers and database breaks. Afterwards all that people were sent is explained by what is stored
//! (`history`), no turn is half applied, everybody sees the same, and every record verifies.
//!
//! `SOAK_KILLS` says how often (`make soak`: 100), `SOAK_SEED` which random moments; a failure prints its seed.
//!
//! | module | what is there |
//! |---|---|
//! | `servers` | the processes, and what is stored |
//! | `person`, `side`, `game` | who plays, at which page, and what |
//! | `history` | what people were sent, compared with what is stored |
//! | `faults` | disks and clocks |
//! | `handed` | games of devices, while the disk is full |
//! | `network`, `partitions` | the way between servers and database |

#[cfg(target_os = "linux")]
mod faults;
mod game;
#[cfg(target_os = "linux")]
mod handed;
mod history;
mod network;
mod partitions;
mod person;
mod servers;
mod side;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use futures_util::future::join_all;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use troyes_testing::DurablePostgres;

use game::{Game, Kind};
use person::Person;
use servers::{Folder, Served, World};

/// Kills where nobody says how many: `make test` has other things to do.
const FEW_KILLS: u32 = 6;

/// Tables that are played at once where there is little time, and otherwise.
const TABLES: (usize, usize) = (7, 21);

/// Milliseconds of a server's life.
const LIFE: std::ops::Range<u64> = 50..600;

/// Milliseconds for which PostgreSQL is away.
const AWAY: std::ops::Range<u64> = 0..1_500;

/// How long a change may take from one server to somebody at the other.
const SOON: Duration = Duration::from_millis(1_500);

/// One file, one server.
#[test]
fn nothing_is_lost_on_sqlite() {
    let soak = Soak::new("sqlite");
    let folder = Folder::new("soak-sqlite");
    let mut server = Served::start(&folder, "troyes.db");
    soak.run(1, &folder.file("troyes.db"), |world, random| {
        world.set_address(0, Some(&server.address));
        for kill in 1..=soak.kills {
            live(random);
            server.kill();
            world.set_address(0, None);
            server = Served::start(&folder, "troyes.db");
            world.set_address(0, Some(&server.address));
            soak.print_progress(world, kill);
        }
    });
}

/// Two servers on one database, killed in turn; the database itself crashes now and then while both run.
#[test]
fn nothing_is_lost_on_postgres() {
    let soak = Soak::new("postgres");
    let folder = Folder::new("soak-postgres");
    let mut postgres = DurablePostgres::start();
    let database = postgres.url().to_owned();
    let mut servers = [(); 2].map(|()| Served::start(&folder, &database));
    let crashes = (soak.kills / 25).max(1);
    let kills_between_crashes = (soak.kills / (crashes + 1)).max(1);
    soak.run(2, &database, |world, random| {
        for (index, server) in servers.iter().enumerate() {
            world.set_address(index, Some(&server.address));
        }
        for kill in 1..=soak.kills {
            live(random);
            let index = kill as usize % servers.len();
            servers[index].kill();
            world.set_address(index, None);
            servers[index] = Served::start(&folder, &database);
            world.set_address(index, Some(&servers[index].address));
            if kill % kills_between_crashes == 0 && kill / kills_between_crashes <= crashes {
                live(random);
                postgres.crash(Duration::from_millis(between(random, AWAY)));
                soak.say(&format!("PostgreSQL has crashed and is back after kill {kill}"));
            }
            soak.print_progress(world, kill);
        }
    });
    for server in &mut servers {
        server.must_run();
    }
}

/// How often, and at which moments.
struct Soak {
    name: &'static str,
    kills: u32,
    seed: u64,
    /// How long a change may take from one server to somebody at the other, when everything works again.
    travel: Duration,
    /// Answers that reported a fault.
    faults: AtomicU64,
}

impl Soak {
    fn new(name: &'static str) -> Self {
        let number = |name| std::env::var(name).ok().map(|number: String| number.parse().unwrap());
        let kills = number("SOAK_KILLS").map_or(FEW_KILLS, |kills| kills as u32);
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
        let seed = number("SOAK_SEED").unwrap_or(now.as_nanos() as u64);
        Self { name, kills, seed, travel: SOON, faults: AtomicU64::new(0) }
    }

    /// With another time that a change may take between servers.
    fn with_travel(mut self, travel: Duration) -> Self {
        self.travel = travel;
        self
    }

    /// Plays while something happens to the servers, and checks what is left.
    fn run(&self, servers: usize, database: &str, disturb: impl FnOnce(&World, &mut ChaCha8Rng)) {
        let runtime = Runtime::new().unwrap();
        let world = Arc::new(World::new(servers, database));
        let mut tables = JoinSet::new();
        let count = if self.is_short() { TABLES.0 } else { TABLES.1 };
        for index in 0..count {
            let random = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(1 + index as u64));
            tables.spawn_on(play(Arc::clone(&world), index, random), runtime.handle());
        }
        disturb(&world, &mut ChaCha8Rng::seed_from_u64(self.seed));
        world.rest();
        self.faults.store(world.faults(), Ordering::Relaxed);
        runtime.block_on(async {
            let mut games: Vec<Game> = tables.join_all().await.into_iter().flatten().collect();
            join_all(games.iter_mut().map(|game| game.check(&world))).await;
            if servers > 1 {
                game::changes_travel(&world, self.travel).await;
            }
            // Games that were left open can be played on. That takes a while, so only one is where there is little time.
            let played_on = if self.is_short() { 1 } else { games.len() };
            let open = games.iter_mut().filter(|game| !game.is_over()).take(played_on);
            join_all(open.map(|game| game.finish(&world))).await;
            let over = games.iter().filter(|game| game.is_over()).count();
            self.say(&format!(
                "{} rounds, {} games ({over} finished), {}: all explained",
                self.kills,
                games.len(),
                world.summary()
            ));
        });
    }

    /// Whether anybody was answered that something could not be stored, or may not be.
    fn met_faults(&self) -> bool {
        self.faults.load(Ordering::Relaxed) > 0
    }

    const fn is_short(&self) -> bool {
        self.kills <= FEW_KILLS
    }

    fn print_progress(&self, world: &World, round: u32) {
        if round.is_multiple_of(10) {
            self.say(&format!("round {round} of {}, {}", self.kills, world.summary()));
        }
    }

    fn say(&self, what: &str) {
        eprintln!("soak on {}: {what}", self.name);
    }
}

impl Drop for Soak {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.say(&format!("failed with SOAK_SEED={} SOAK_KILLS={}", self.seed, self.kills));
        }
    }
}

/// Plays one game after the other until everybody shall rest.
async fn play(world: Arc<World>, index: usize, mut random: ChaCha8Rng) -> Vec<Game> {
    let kind = Kind::ALL[index % Kind::ALL.len()];
    let mut people = Vec::new();
    for number in 0..kind.people() {
        people.push(Person::new(&world, index * 10 + number, &mut random).await);
    }
    let mut games = Vec::new();
    while !world.is_resting() {
        let mut game = Game::open(&world, kind, &people, &mut random).await;
        game.play(&world).await;
        games.push(game);
    }
    games
}

/// Lets the servers live for a while.
fn live(random: &mut ChaCha8Rng) {
    std::thread::sleep(Duration::from_millis(between(random, LIFE)));
}

/// A number of a range.
fn between(random: &mut ChaCha8Rng, range: std::ops::Range<u64>) -> u64 {
    range.start + random.next_u64() % (range.end - range.start)
}

/// Waits until something is so, but not for ever.
async fn soon<T>(
    what: &str,
    patience: Duration,
    mut is: impl AsyncFnMut() -> Result<T, String>,
) -> T {
    let begun = Instant::now();
    loop {
        match is().await {
            Ok(done) => return done,
            Err(reason) if begun.elapsed() > patience => panic!("{what}: {reason}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

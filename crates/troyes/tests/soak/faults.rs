//! Disks that are full or fail, and clocks that are wrong, under a server that goes on running: by itself it recovers as soon as the
//! fault is gone, and nothing that was answered is lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use tokio::runtime::Runtime;
use troyes_testing::DurablePostgres;

use crate::servers::{Folder, Served, World};
use crate::{Soak, between, live};

/// Milliseconds of a fault.
const FAULT: std::ops::Range<u64> = 300..1_200;

/// How long a server may take to notice that the fault is there, or gone.
pub(crate) const NOTICED: Duration = Duration::from_secs(10);

/// Faults that can be switched on in a process that runs.
pub(crate) struct Faults {
    library: PathBuf,
    control: PathBuf,
    path: String,
}

impl Faults {
    /// For files whose path contains a text.
    pub(crate) fn new(folder: &Folder, path: &str) -> Self {
        let library = folder.path().join("fault.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/soak/fault.c");
        let made = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([&library, &source])
            .arg("-ldl")
            .status();
        assert!(made.expect("there is a C compiler: Rust links with it").success());
        Self { library, control: folder.path().join("fault"), path: path.to_owned() }
    }

    /// What a process has to be started with.
    pub(crate) fn environment(&self) -> Vec<(String, String)> {
        let text = |path: &Path| path.to_str().unwrap().to_owned();
        vec![
            ("LD_PRELOAD".to_owned(), text(&self.library)),
            ("FAULT_CONTROL".to_owned(), text(&self.control)),
            ("FAULT_PATH".to_owned(), self.path.clone()),
        ]
    }

    /// From now on this is wrong, or nothing.
    pub(crate) fn set(&self, fault: Option<&str>) {
        let new = self.control.with_extension("new");
        fs::write(&new, fault.unwrap_or_default()).unwrap();
        fs::rename(new, &self.control).unwrap();
    }
}

/// Lets people play while faults come and go. What could be written but not flushed is there again if the server is killed just then: whoever
/// had said that it is not stored was wrong.
#[test]
fn a_full_or_failing_disk_under_sqlite() {
    let soak = Soak::new("sqlite with faults");
    let folder = Folder::new("faults-sqlite");
    let faults = Faults::new(&folder, "troyes.db");
    let start = || Served::start_with(&folder, "troyes.db", &faults.environment());
    let mut server = start();
    soak.run(1, &folder.file("troyes.db"), |world: &World, random| {
        world.set_address(0, Some(&server.address));
        for round in 1..=soak.kills {
            live(random);
            let fault = ["FLUSH", "ENOSPC", "EIO"][round as usize % 3];
            faults.set(Some(fault));
            if round <= 2 {
                server.wait_until_ready(false, NOTICED);
            }
            std::thread::sleep(Duration::from_millis(between(random, FAULT)));
            if fault == "FLUSH" {
                server.kill();
                world.set_address(0, None);
            }
            faults.set(None);
            if fault == "FLUSH" {
                server = start();
                world.set_address(0, Some(&server.address));
            }
            server.wait_until_ready(true, NOTICED);
            server.must_run();
            soak.print_progress(world, round);
        }
    });
    assert!(soak.met_faults(), "no fault was met: this tests nothing");
}

/// The same under PostgreSQL, which ends its own transactions, or even itself.
#[test]
fn a_full_disk_under_postgres() {
    let soak = Soak::new("postgres with faults");
    let folder = Folder::new("faults-postgres");
    let faults = Faults::new(&folder, "/data/");
    faults.set(None);
    let mut postgres = DurablePostgres::start_with(&faults.environment());
    let database = postgres.url().to_owned();
    let mut server = Served::start(&folder, &database);
    soak.run(1, &database, |world: &World, random| {
        world.set_address(0, Some(&server.address));
        for round in 1..=soak.kills {
            live(random);
            faults.set(Some("ENOSPC"));
            std::thread::sleep(Duration::from_millis(between(random, FAULT)));
            faults.set(None);
            // Where it cannot even write its log of changes, PostgreSQL gives up; its operator starts it again.
            if !postgres.answers() {
                postgres.crash(Duration::ZERO);
            }
            server.wait_until_ready(true, NOTICED);
            server.must_run();
            soak.print_progress(world, round);
        }
    });
}

/// A table of two with an hour for each half-day, which has begun.
fn open_table(address: &str) -> (String, [String; 2]) {
    let runtime = Runtime::new().unwrap();
    runtime.block_on(crate::game::limited_table(address, 3_600))
}

fn turns_of_stand_ins(address: &str, table: &str, cookie: &str) -> usize {
    let runtime = Runtime::new().unwrap();
    let view = runtime.block_on(crate::game::look(address, table, cookie));
    view.seats.iter().filter(|seat| seat.away || seat.done).count()
}

/// With a clock that is off by days, one of two servers played everybody's turns.
#[test]
fn a_wrong_clock_plays_nobodys_turn() {
    let folder = Folder::new("clocks-postgres");
    let faults = Faults::new(&folder, "nothing");
    let postgres = DurablePostgres::start();
    let right = Served::start(&folder, postgres.url());
    for days in [3, -3] {
        faults.set(Some(&format!("CLOCK {}", days * 24 * 60 * 60)));
        let wrong = Served::start_with(&folder, postgres.url(), &faults.environment());
        for address in [&right.address, &wrong.address] {
            let (table, cookies) = open_table(address);
            // Several looks of both servers at what is due.
            std::thread::sleep(Duration::from_millis(1_500));
            assert_eq!(turns_of_stand_ins(address, &table, &cookies[0]), 0, "{days} days");
        }
    }
}

/// One server, and its machine's clock jumps while people think.
#[test]
fn a_clock_that_jumps_plays_nobodys_turn() {
    let folder = Folder::new("clocks-sqlite");
    let faults = Faults::new(&folder, "nothing");
    let server = Served::start_with(&folder, "troyes.db", &faults.environment());
    let (table, cookies) = open_table(&server.address);
    faults.set(Some(&format!("CLOCK {}", 3 * 24 * 60 * 60)));
    std::thread::sleep(Duration::from_millis(1_500));
    assert_eq!(turns_of_stand_ins(&server.address, &table, &cookies[0]), 0);
}

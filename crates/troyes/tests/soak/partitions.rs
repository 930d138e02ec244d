//! The network between two servers and their database breaks in all ways, while people play at both: by themselves the servers recover, and
//! all that was said about the log stays true.

use std::thread::sleep;
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use troyes_testing::DurablePostgres;

use crate::network::{Fate, Network, Weather};
use crate::servers::{Folder, Served, World};
use crate::{Soak, between, live};

/// Milliseconds of bad weather.
const BAD: std::ops::Range<u64> = 200..2_500;

/// How long a server may take to notice that the database is gone.
const NOTICED: Duration = Duration::from_secs(15);

/// How long a server may take to recover when the network is there again, connections that say nothing any more included.
const RECOVERED: Duration = Duration::from_secs(15);

/// Bad weather that every soak has first: what is random comes after it.
const FIRST: [(Weather, Fate); 2] = [
    // What was committed is not acknowledged.
    (
        Weather::Silent { requests: false, answers: true },
        Fate::Broken { database_is_notified: true },
    ),
    // The database believes that the server is still there, in the middle of its transactions.
    (
        Weather::Silent { requests: false, answers: true },
        Fate::Broken { database_is_notified: false },
    ),
];

#[test]
fn nothing_is_lost_when_the_network_breaks() {
    // A connection that was forgotten without a word may be the one by which a server hears the other: it is ready before it notices.
    let soak = Soak::new("postgres with partitions").with_travel(RECOVERED);
    let folder = Folder::new("partitions");
    let postgres = DurablePostgres::start();
    let networks = [0, 1].map(|index| Network::before(&postgres, soak.seed.wrapping_add(index)));
    let mut servers = networks.each_ref().map(|network| Served::start(&folder, &network.url()));
    soak.run(2, postgres.url(), |world: &World, random| {
        for (index, server) in servers.iter().enumerate() {
            world.set_address(index, Some(&server.address));
        }
        live(random);
        one_is_cut_off(world, (&networks[0], Weather::Cut, Fate::Resumed), &servers);
        // Its connections are forgotten on the way, and nobody is notified.
        let silence = Weather::Silent { requests: true, answers: true };
        one_is_cut_off(world, (&networks[0], silence, Fate::Dead), &servers);
        for round in 1..=soak.kills {
            live(random);
            let fates = trouble(round, &networks, random);
            sleep(Duration::from_millis(between(random, BAD)));
            for (network, fate) in networks.iter().zip(fates) {
                network.heal(fate);
            }
            for server in &mut servers {
                server.must_run();
                server.wait_until_ready(true, RECOVERED);
            }
            soak.print_progress(world, round);
        }
    });
    for server in &mut servers {
        server.must_run();
    }
    assert!(soak.met_faults(), "no partition was met: this tests nothing");
}

/// Makes the weather bad for one server or both, and returns what will become of connections.
fn trouble(round: u32, networks: &[Network; 2], random: &mut ChaCha8Rng) -> [Fate; 2] {
    if let Some(&(weather, fate)) = FIRST.get(round as usize - 1) {
        networks[round as usize % 2].set(weather);
        let mut fates = [Fate::Resumed; 2];
        fates[round as usize % 2] = fate;
        return fates;
    }
    let concerned = between(random, 1..4);
    [0, 1].map(|index| {
        if concerned & (1 << index) == 0 {
            return Fate::Resumed;
        }
        networks[index].set(Weather::bad(random));
        Fate::any(random)
    })
}

/// The first server has no database and says so, the other goes on, and afterwards both do.
fn one_is_cut_off(
    world: &World,
    (network, weather, fate): (&Network, Weather, Fate),
    servers: &[Served; 2],
) {
    network.set(weather);
    servers[0].wait_until_ready(false, NOTICED);
    servers[1].wait_until_ready(true, NOTICED);
    let (before, begun) = (world.accepted(), Instant::now());
    while world.accepted() == before {
        assert!(begun.elapsed() < NOTICED, "nobody can play at the other server");
        sleep(Duration::from_millis(50));
    }
    network.heal(fate);
    servers[0].wait_until_ready(true, RECOVERED);
}

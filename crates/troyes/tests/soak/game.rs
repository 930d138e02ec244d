//! A game from its opening to its record, and whether all of it is there.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use futures_util::future::join_all;
use serde_json::json;
use troyes_record::Record;
use troyes_wire::{Command, Decision, Level, Pace, RoomCommand, SeatCommand, SeatView, TableView};

use crate::history::{self, Line, Tab, turns_of};
use crate::person::Person;
use crate::servers::World;
use crate::side::{End, Side, turns_shown};
use crate::soon;

/// How long it may take until everybody sees the same.
const CATCHING_UP: Duration = Duration::from_secs(15);

/// How long it may take until somebody sees that a game has begun, at a server that is cut off for a while.
const BEGINNING: Duration = Duration::from_secs(60);

/// Changes whose way from one server to the other is measured.
const TRAVELLERS: usize = 20;

/// What is played.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    venue: Venue,
    pace: Pace,
    banquets: bool,
}

/// Where it is played.
#[derive(Clone, Copy)]
enum Venue {
    /// By one person who has this number of seats.
    Device(usize),
    /// By one person on this number of pages at once, at as many servers as there are.
    Pages(usize),
    /// By this number of people and a bot.
    Room(usize),
}

impl Kind {
    pub(crate) const ALL: [Self; 7] = [
        Self { venue: Venue::Pages(2), pace: Pace::Own, banquets: false },
        Self { venue: Venue::Device(1), pace: Pace::Own, banquets: true },
        Self { venue: Venue::Room(3), pace: Pace::Together, banquets: false },
        Self { venue: Venue::Room(2), pace: Pace::Own, banquets: true },
        Self { venue: Venue::Room(2), pace: Pace::Together, banquets: true },
        Self { venue: Venue::Device(2), pace: Pace::Together, banquets: false },
        Self { venue: Venue::Room(3), pace: Pace::Own, banquets: false },
    ];

    pub(crate) const fn people(self) -> usize {
        match self.venue {
            Venue::Device(_) | Venue::Pages(_) => 1,
            Venue::Room(people) => people,
        }
    }
}

/// A game with everybody who plays it.
pub(crate) struct Game {
    id: String,
    kind: Kind,
    sides: Vec<Side>,
    is_over: bool,
}

impl Game {
    /// Opens a game, whatever happens to the servers meanwhile.
    pub(crate) async fn open(
        world: &Arc<World>,
        kind: Kind,
        people: &[Person],
        random: &mut ChaCha8Rng,
    ) -> Self {
        let columns = json!({"type": "rolled", "direction": "ascending"});
        let (pace, banquets) = (kind.pace, kind.banquets);
        let id = match kind.venue {
            Venue::Device(_) | Venue::Pages(_) => {
                let seats = if let Venue::Device(seats) = kind.venue { seats } else { 1 };
                let names: Vec<String> = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
                let body = json!({
                    "deal": null, "names": names, "columns": columns, "banquets": banquets,
                    "pace": pace,
                });
                people[0].open(world, random, "/api/games", &body).await
            }
            Venue::Room(places) => {
                let options = json!({
                    "columns": columns, "banquets": banquets, "pace": pace, "limit": null,
                    "public": true, "chat": true, "hints": false, "stand_in": "novice",
                });
                let body = json!({"name": people[0].name, "places": places, "options": options});
                people[0].open(world, random, "/api/rooms", &body).await
            }
        };
        let sides = match kind.venue {
            Venue::Pages(pages) => (0..pages)
                .map(|page| Side::new(world, &people[0], &id, random).numbered(page))
                .collect(),
            _ => people.iter().map(|person| Side::new(world, person, &id, random)).collect(),
        };
        let mut game = Self { id, kind, sides, is_over: false };
        if matches!(kind.venue, Venue::Room(_)) {
            game.gather(random).await;
        }
        for side in &mut game.sides {
            let begun = Instant::now();
            while side.view.is_none() {
                assert!(begun.elapsed() < BEGINNING, "{side}: the game does not begin");
                side.connect().await;
                side.hear(Duration::from_secs(1)).await;
            }
        }
        game
    }

    /// Everybody sits down, a bot joins them, and the host begins.
    async fn gather(&mut self, random: &mut ChaCha8Rng) {
        for side in &mut self.sides {
            let contribution = format!("{:032x}", random.next_u64());
            let name = side.person.name.clone();
            side.change_table(RoomCommand::Sit { name, contribution }).await;
        }
        let host = &mut self.sides[0];
        host.change_table(RoomCommand::AddPlace { bot: Some(Level::Novice) }).await;
        host.change_table(RoomCommand::Start).await;
        let places = host.room.as_ref().map(|room| room.places.len());
        assert_eq!(places, Some(self.sides.len() + 1), "{}: every command counts once", self.id);
    }

    /// Everybody plays until the game is over, or all shall rest.
    pub(crate) async fn play(&mut self, world: &World) {
        join_all(self.sides.iter_mut().map(|side| side.play(|| world.is_resting()))).await;
        self.close_pages();
    }

    /// Nobody looks at a finished game.
    fn close_pages(&mut self) {
        self.is_over = self.sides.iter().all(Side::is_over);
        if self.is_over {
            self.sides.iter_mut().for_each(Side::leave);
        }
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Plays to the end.
    pub(crate) async fn finish(&mut self, world: &World) {
        join_all(self.sides.iter_mut().map(|side| side.play(|| false))).await;
        self.close_pages();
        self.check(world).await;
    }

    /// Waits until everybody sees the same everywhere, and compares that with what is stored, what was answered and the record.
    pub(crate) async fn check(&mut self, world: &World) {
        let id = self.id.clone();
        let (views, logs) = soon(&id, CATCHING_UP, async || self.views_and_logs(world).await).await;
        // The last command may have been that of somebody who did not wait for its answer.
        self.is_over = views[0].head.finished;
        let tabs: Vec<&Tab> = self.sides.iter().map(|side| &side.tab).collect();
        let start = world.start_of(&id).await;
        if let Err(violation) = history::check(&start, &logs, &tabs) {
            panic!("{id}: {violation}");
        }
        for (side, view) in self.sides.iter().zip(&views) {
            let own = view.seats.iter().enumerate().filter(|(_, seat)| seat.yours);
            for (index, seat) in own {
                let stored = turns_of(logs[index].iter().map(|line| line.entry));
                assert_eq!(stored, turns_shown(seat), "{side}: seat {index}");
                for other in &views {
                    check_seen(side, seat, &other.seats[index]);
                }
            }
        }
        // What others have not finished yet is nobody's to have.
        if self.is_over || matches!(self.kind.venue, Venue::Device(_) | Venue::Pages(_)) {
            self.check_record(world, &views[0]).await;
        }
    }

    /// The record verifies, and is what the players have seen, as far as all have closed it.
    async fn check_record(&self, world: &World, view: &TableView) {
        let path = format!("/api/games/{}/record", self.id);
        for address in world.addresses() {
            let text = soon(&self.id, CATCHING_UP, async || {
                let text = self.sides[0].person.get(world, &address, &path).await;
                text.ok_or_else(|| "no record".to_owned())
            });
            let record = Record::from_json(text.await.as_bytes()).unwrap();
            let verified = record.verify().unwrap_or_else(|error| panic!("{}: {error}", self.id));
            assert_eq!(verified.finished, self.is_over, "{}", self.id);
            for (index, seat) in view.seats.iter().enumerate() {
                let turns = record.half_days.iter().map(|half_day| {
                    half_day.turns[index].iter().map(|&decision| decision.into()).collect()
                });
                let turns: Vec<Vec<Decision>> = turns.collect();
                assert_eq!(turns, turns_shown(seat)[..turns.len()], "{}", self.id);
            }
        }
    }

    /// What each person sees, and what is stored: as much as they see of their own seats.
    async fn views_and_logs(
        &mut self,
        world: &World,
    ) -> Result<(Vec<TableView>, Vec<Vec<Line>>), String> {
        let views = self.views(world).await?;
        let logs = world.logs_of(&self.id, views[0].seats.len()).await;
        for (index, log) in logs.iter().enumerate() {
            let own = views.iter().map(|view| &view.seats[index]).filter(|seat| seat.yours);
            for seat in own {
                if seat.version as usize != log.len() {
                    let (seen, stored) = (seat.version, log.len());
                    return Err(format!("seat {index}: {seen} are seen, {stored} are stored"));
                }
            }
        }
        Ok((views, logs))
    }

    /// What each person sees; all servers and the person's socket must agree.
    async fn views(&mut self, world: &World) -> Result<Vec<TableView>, String> {
        let path = format!("/api/games/{}", self.id);
        let mut views: Vec<TableView> = Vec::new();
        for side in &mut self.sides {
            let mut seen = Vec::new();
            for address in world.addresses() {
                let text = side.person.get(world, &address, &path).await;
                let text = text.ok_or_else(|| format!("{side}: no answer"))?;
                seen.push((address, serde_json::from_str::<TableView>(&text).unwrap()));
            }
            if !seen[0].1.head.finished {
                side.connect().await;
                while side.hear(Duration::from_millis(20)).await.is_some() {}
                let view = side.view.clone().ok_or_else(|| format!("{side}: nothing was sent"))?;
                seen.push(("the socket".to_owned(), view));
            }
            for (_, view) in &mut seen {
                // A clock that is set anew is of no interest to other servers.
                view.head.due_at = None;
            }
            let (first, view) = seen.swap_remove(0);
            if let Some((other, _)) = seen.iter().find(|(_, other)| *other != view) {
                return Err(format!("{side}: {first} and {other} differ"));
            }
            views.push(view);
        }
        // Everybody has to see of every seat as much as its own player lets them.
        let done = |view: &TableView| {
            view.seats.iter().map(|seat| (seat.done, seat.finished, seat.hinted)).collect()
        };
        let mut states: Vec<Vec<_>> = views.iter().map(done).collect();
        states.dedup();
        if states.len() == 1 { Ok(views) } else { Err(format!("seats are {states:?}")) }
    }
}

impl Side {
    async fn change_table(&mut self, command: RoomCommand) {
        if let End::Refused(code) = self.command(Command::Room { command: command.clone() }).await {
            panic!("{self}: {command:?} was refused: {code}");
        }
    }
}

/// Others see the same, as far as they may.
fn check_seen(side: &Side, own: &SeatView, seen: &SeatView) {
    assert_eq!((own.done, own.finished), (seen.done, seen.finished));
    assert!(
        seen.yours || seen.version == 0,
        "{side}: how often somebody has decided is theirs to know"
    );
    let shown = own.chronicle.get(..seen.chronicle.len());
    assert_eq!(shown, Some(seen.chronicle.as_slice()), "{side}: somebody sees something else");
    if own.finished {
        // A player who has not finished sees others' sheets only as far as that.
        assert!(seen.chronicle.len() < own.chronicle.len() || seen.sheet == own.sheet, "{side}");
    }
}

/// What happens at one server is soon seen at the other.
pub(crate) async fn changes_travel(world: &Arc<World>, patience: Duration) {
    let mut random = ChaCha8Rng::seed_from_u64(0);
    let person = Person::new(world, 250, &mut random).await;
    let body = json!({
        "deal": null, "names": ["Traveller"], "columns": {"type": "first"}, "banquets": false,
        "pace": Pace::Own,
    });
    let id = person.open(world, &mut random, "/api/games", &body).await;
    let mut sides = [(); 2].map(|()| Side::new(world, &person, &id, &mut random));
    for (side, address) in sides.iter_mut().zip(world.addresses()) {
        side.stays = true;
        side.connect_to(&address).await;
        side.hear(patience).await;
    }
    let [here, there] = &mut sides;
    let mut longest = Duration::ZERO;
    for _ in 0..TRAVELLERS {
        let (seat, command) = here.choose().expect("there is something to do");
        here.act(seat, command).await;
        let version_here = here.view.as_ref().expect("there is a view").seats[seat].version;
        let begun = Instant::now();
        while there.view.as_ref().is_none_or(|view| view.seats[seat].version < version_here) {
            assert!(begun.elapsed() < patience, "{there}: a change has not come");
            there.hear(patience).await;
        }
        longest = longest.max(begun.elapsed());
    }
    eprintln!("soak: a change was at the other server after {longest:?} at the latest");
}

/// A table of two at one server, with a limit in seconds for each half-day, on which the first dice lie. Gives its name and everybody's cookie.
pub(crate) async fn limited_table(address: &str, limit: u32) -> (String, [String; 2]) {
    let world = Arc::new(World::new(1, ""));
    world.set_address(0, Some(address));
    let mut random = ChaCha8Rng::seed_from_u64(0);
    let people =
        [Person::new(&world, 1, &mut random).await, Person::new(&world, 2, &mut random).await];
    let options = json!({
        "columns": {"type": "first"}, "banquets": false, "pace": Pace::Together, "limit": limit,
        "public": false, "chat": true, "hints": false, "stand_in": "novice",
    });
    let body = json!({"name": people[0].name, "places": 2, "options": options});
    let id = people[0].open(&world, &mut random, "/api/rooms", &body).await;
    let mut sides: Vec<Side> =
        people.iter().map(|person| Side::new(&world, person, &id, &mut random)).collect();
    for side in &mut sides {
        let contribution = format!("{:032x}", random.next_u64());
        let name = side.person.name.clone();
        side.change_table(RoomCommand::Sit { name, contribution }).await;
    }
    sides[0].change_table(RoomCommand::Start).await;
    let rolled = sides[0].command(Command::Play { seat: 0, command: SeatCommand::GoOn }).await;
    assert!(matches!(rolled, End::Accepted(_)), "the first dice come when somebody asks for them");
    (id, people.map(|person| person.cookie().to_owned()))
}

/// A game as the owner of this cookie sees it.
pub(crate) async fn look(address: &str, table: &str, cookie: &str) -> TableView {
    let world = World::new(1, "");
    let asked = world.http.get(format!("http://{address}/api/games/{table}"));
    let answer = asked.header(reqwest::header::COOKIE, cookie).send().await.unwrap();
    serde_json::from_str(&answer.text().await.unwrap()).unwrap()
}

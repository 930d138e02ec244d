//! A table for the fuzzer: what a socket does with messages, without store, clock and network. Whatever comes in, nothing
//! panics, and a table that has changed is one that people can go on with.

use troyes_record::Seed;
use troyes_rules::MAX_PLAYERS;
use troyes_table::{Entry, Pace, Player, Table};
use uuid::Uuid;

use crate::game::SeatOwner;
use crate::ids::PlayerId;
use crate::room::{Attendance, Beginning, Outcome, Plan, Room, numbered};
use troyes_wire::{
    About, ClientMessage, ColumnsChoice, Command, Hints, Level, NewRoom, Origin, Phase, PlaceView,
    RoomCommand, RoomOptions, SeatCommand, Shown, TableView,
};

/// People who talk to the table.
const PEOPLE: u128 = 4;

/// A table with the people around it.
pub struct FuzzedTable {
    room: Room,
    game: Option<Game>,
}

/// What has become of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Lines that came in.
    pub lines: usize,
    /// Those that are messages of the wire.
    pub understood: usize,
    /// Those that changed the table or its game.
    pub accepted: usize,
    /// Those among them that are decisions.
    pub decisions: usize,
}

/// What has become of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heard {
    Nonsense,
    Refused,
    Accepted,
    Decided,
}

struct Game {
    start: Table,
    table: Table,
    seats: Vec<SeatOwner>,
}

impl FuzzedTable {
    /// A table of the first person, with two places.
    ///
    /// # Panics
    ///
    /// If a plain table cannot be opened.
    #[must_use]
    pub fn open() -> Self {
        let options = RoomOptions {
            columns: ColumnsChoice::First,
            banquets: true,
            pace: troyes_wire::Pace::Together,
            limit: None,
            public: true,
            chat: true,
            hints: false,
            stand_in: Level::Novice,
        };
        let new = NewRoom { name: "Ada".to_owned(), places: 2, options, webhook: None };
        let plan = Plan::new(&new).expect("a plain table");
        Self { room: Room::new(person(0), plan, Seed::from_text("fuzzing")), game: None }
    }

    /// People say something, one message a line; its first character says who speaks.
    ///
    /// # Panics
    ///
    /// If the table is not as it must be after one of them.
    pub fn hear_all(&mut self, text: &str) -> Tally {
        let mut tally = Tally::default();
        for line in text.lines() {
            let heard = match line.split_at_checked(1) {
                Some((who, message)) => self.hear(who.as_bytes()[0], message),
                None => Heard::Nonsense,
            };
            tally.lines += 1;
            tally.understood += usize::from(heard != Heard::Nonsense);
            tally.accepted += usize::from(matches!(heard, Heard::Accepted | Heard::Decided));
            tally.decisions += usize::from(heard == Heard::Decided);
        }
        tally
    }

    /// One of the people says something.
    fn hear(&mut self, who: u8, text: &str) -> Heard {
        let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
            return Heard::Nonsense;
        };
        let again = serde_json::to_string(&message).expect("messages have text keys");
        assert_eq!(serde_json::from_str::<ClientMessage>(&again).ok().as_ref(), Some(&message));
        let player = person(u128::from(who) % PEOPLE);
        match message.command {
            Command::Room { command } => self.change_room(player, &command),
            Command::Play { seat, command } => self.play(player, seat.into(), command),
            Command::Say { .. }
            | Command::React { .. }
            | Command::Hint { .. }
            | Command::TakeHint { .. } => Heard::Refused,
        }
    }

    fn change_room(&mut self, player: PlayerId, command: &RoomCommand) -> Heard {
        let before = self.room.clone();
        // Everybody else is gone: what is for those who are left can be tried.
        let away_since = |other| (other != player).then_some(0);
        let plays = |seat: usize| {
            let players = self.game.as_ref().map(|game| game.table.players());
            players.and_then(|players| players.get(seat)).is_some_and(|one| !one.is_finished())
        };
        let at = Attendance { now: 1_000_000, away_since: &away_since, plays: &plays };
        let outcome = self.room.command(player, command, &at);
        let heard = if outcome.is_ok() { Heard::Accepted } else { Heard::Refused };
        match outcome {
            Err(refused) => {
                assert_eq!(self.room, before, "a refused command changes nothing");
                assert!(!refused.code().is_empty() && !refused.sentence().is_empty());
            }
            Ok(Outcome::Changed | Outcome::StoodIn) => {}
            Ok(Outcome::ChangesHands { seat, name }) => {
                let game = self.game.as_mut().expect("only seats change hands");
                game.table.change_hands(seat, name).expect("there is something to play");
                game.seats[seat] = SeatOwner::Person(player);
                game.check();
            }
            Ok(Outcome::Ends) => {
                let game = self.game.as_mut().expect("only games end");
                let unfinished = |one: &Player| !one.is_finished();
                let seat =
                    game.table.players().iter().position(unfinished).expect("somebody plays");
                game.table.command(seat, troyes_table::Command::End).expect("it is being played");
                game.check();
            }
            Ok(Outcome::Begins(beginning)) => {
                assert!(self.game.is_none(), "a game begins once");
                let Beginning { table, seats } = *beginning;
                assert_eq!(table.players().len(), seats.len());
                self.game = Some(Game { start: table.clone(), table, seats });
            }
            Ok(Outcome::Numbered(columns)) => {
                let game = self.game.as_mut().expect("only a game that has begun is numbered");
                let table = numbered(&game.table, columns).expect("before its first dice");
                game.start = table.clone();
                game.table = table;
            }
        }
        self.check_room();
        heard
    }

    fn check_room(&self) {
        let at = Attendance { now: 0, away_since: &|_| None, plays: &|_| true };
        let view = |viewer| self.room.view((String::new(), 1, 0), viewer, &at, 0);
        let seen = view(None);
        assert!((1..=MAX_PLAYERS).contains(&seen.places.len()));
        assert_eq!(self.game.is_some(), self.room.phase == Phase::Started);
        let hosts = (0..PEOPLE).filter(|&who| view(Some(person(who))).host).count();
        assert_eq!(hosts, 1, "somebody is the host");
        for who in (0..PEOPLE).map(person) {
            let places = self.room.people().filter(|&(player, _)| player == who).count();
            assert!(places <= 1, "nobody sits twice");
            assert!(places == 0 || !self.room.has_removed(who), "who was sent away is away");
            let is_host = view(Some(who)).host;
            let gathers = self.room.phase == Phase::Gathering;
            assert!(places == 1 || !is_host || !gathers, "the host has a place");
        }
        if let Some(game) = &self.game {
            let sits = |place: &PlaceView| match place {
                PlaceView::Person { contribution, .. } => contribution.is_some(),
                PlaceView::Bot { .. } => true,
                PlaceView::Open => false,
            };
            assert!(seen.places.iter().all(sits), "nobody waits at an open place");
            assert_eq!(seen.places.len(), game.seats.len(), "places are seats");
        }
    }

    fn play(&mut self, player: PlayerId, seat: usize, command: SeatCommand) -> Heard {
        let Some(game) = &mut self.game else { return Heard::Refused };
        if self.room.is_unnumbered() {
            return Heard::Refused;
        }
        if game.seats.get(seat).is_none_or(|owner| owner.player() != Some(player)) {
            return Heard::Refused;
        }
        let heard = match command {
            SeatCommand::Decide { .. } => Heard::Decided,
            SeatCommand::GoOn | SeatCommand::TakeBack { .. } | SeatCommand::End => Heard::Accepted,
        };
        let Ok(command) = command.try_into() else { return Heard::Refused };
        let before = game.table.clone();
        match game.table.command(seat, command) {
            Err(rejection) => {
                assert_eq!(game.table, before, "a refused command changes nothing");
                assert!(!rejection.code().is_empty());
                Heard::Refused
            }
            Ok(accepted) => {
                assert!(accepted.entries.iter().any(|added| added.seat == seat));
                game.check();
                heard
            }
        }
    }
}

impl Game {
    fn check(&self) {
        let players = self.table.players();
        let logs: Vec<Vec<Entry>> = players.iter().map(|player| player.log().to_vec()).collect();
        let replayed = self.start.clone().replay(&logs);
        let named = |table: Table, (seat, player): (usize, &Player)| {
            table.with_name(seat, player.name().to_owned())
        };
        let table = players.iter().enumerate().fold(replayed.table, named);
        assert!(replayed.broken.is_empty() && table == self.table, "logs are everything");
        if self.table.pace() == Pace::Together {
            let mut closed: Vec<usize> = players.iter().map(Player::closed).collect();
            closed.dedup();
            assert_eq!(closed.len(), 1, "all go on, or nobody");
        }
        self.table.record().verify().expect("a record verifies");
        let about = About {
            id: String::new(),
            created_at: 0,
            origin: Origin::Drawn,
            parent: None,
            counts: true,
            deal_of: None,
        };
        for own in [&[][..], &[0], &[players.len() - 1]] {
            let view = TableView::new(&Shown {
                about: &about,
                table: &self.table,
                seats: &[],
                unnumbered: false,
                due_at: None,
                hints: Hints::Off,
                own_seats: own,
                left_out: &[],
                sealed: false,
            });
            assert!(view.seats.iter().all(|seat| seat.yours || seat.offers.is_empty()));
        }
    }
}

fn person(number: u128) -> PlayerId {
    PlayerId(Uuid::from_u128(1 + number))
}

#[cfg(test)]
mod seeds;
#[cfg(test)]
mod tests;

//! The table: everybody's logs, the pace, and who may see what.

use troyes_record::{ColumnsBy, ColumnsMode, Deal, HalfDayRecord, Mixture, Record, Seed};
use troyes_rules::{Decision, Feat, HalfDay, MAX_PLAYERS, PlayerCountError, Roll, Setup, Winners};

use crate::log::{Command, Entry, Rejection};
use crate::offer::{Offer, offers};
use crate::player::Player;

/// When the next dice come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// For everybody at once, when all have acted.
    Together,
    /// For each player as soon as that player likes.
    Own,
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player at a seat, counted from 0.
    Seat(usize),
    /// Somebody who only watches.
    Spectator,
}

/// What an accepted command has added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accepted {
    /// The entries that are new.
    pub entries: Vec<LogEntry>,
}

/// An entry with its place in the logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The seat, counted from 0.
    pub seat: usize,
    /// Where it stands in the seat's log, from 1.
    pub sequence: usize,
    /// The entry itself.
    pub entry: Entry,
}

/// The logs do not fit the table: a stored entry was not legal when it was replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// The table as far as the logs could be followed.
    pub table: Table,
    /// The first entry of each seat that could not be followed.
    pub broken: Vec<(usize, usize)>,
}

/// A game that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    setup: Setup,
    rolls: [Roll; 16],
    /// What setup and rolls follow from; `None` if the dice came from somewhere else.
    seed: Option<Seed>,
    /// What the seed was mixed from, if it was.
    mixture: Option<Mixture>,
    columns_mode: ColumnsMode,
    /// Who numbered them, if that is known and there was something to choose.
    columns_by: Option<ColumnsBy>,
    pace: Pace,
    players: Vec<Player>,
    /// How many of them are people, for feats.
    people: usize,
}

impl Table {
    /// A table before its first dice, which follow from a seed.
    ///
    /// # Errors
    ///
    /// [`PlayerCountError`] unless there are 1 to 10 players.
    pub fn new(
        deal: &Deal,
        columns_mode: ColumnsMode,
        pace: Pace,
        names: Vec<String>,
    ) -> Result<Self, PlayerCountError> {
        let table = Self::with_rolls(deal.setup, deal.rolls, columns_mode, pace, names)?;
        Ok(Self { seed: Some(deal.seed), ..table })
    }

    /// A table before its first dice, which come from somewhere else: for example from a record that is played on.
    ///
    /// # Errors
    ///
    /// [`PlayerCountError`] unless there are 1 to 10 players.
    pub fn with_rolls(
        setup: Setup,
        rolls: [Roll; 16],
        columns_mode: ColumnsMode,
        pace: Pace,
        names: Vec<String>,
    ) -> Result<Self, PlayerCountError> {
        if !(1..=MAX_PLAYERS).contains(&names.len()) {
            return Err(PlayerCountError(names.len()));
        }
        let people = names.len();
        let players = names.into_iter().map(|name| Player::new(name, &setup)).collect();
        Ok(Self {
            setup,
            rolls,
            seed: None,
            mixture: None,
            columns_mode,
            columns_by: None,
            pace,
            players,
            people,
        })
    }

    /// The table that follows from stored logs.
    #[must_use]
    pub fn replay(mut self, logs: &[Vec<Entry>]) -> Replayed {
        let mut broken = Vec::new();
        for (seat, log) in logs.iter().enumerate().take(self.players.len()) {
            for (index, &entry) in log.iter().enumerate() {
                if self.follow(seat, entry).is_err() {
                    broken.push((seat, index + 1));
                    break;
                }
            }
        }
        Replayed { table: self, broken }
    }

    /// Goes on by an entry that is stored. What was stored once stays legal, even if no command would lead to it now.
    ///
    /// # Errors
    ///
    /// [`Rejection`] if the rules do not allow it; the table is then as it was.
    pub fn follow(&mut self, seat: usize, entry: Entry) -> Result<(), Rejection> {
        let player = self.players.get_mut(seat).ok_or(Rejection::NoSuchSeat)?;
        match entry {
            Entry::WentOn => player.check_go_on().map(|()| player.go_on(&self.rolls)),
            Entry::Decided(decision) => player.decide(decision),
            Entry::TookBack { kept } => player.take_back(kept),
            Entry::ChangedHands => player.change_hands(),
            Entry::Ended => player.end(),
        }
    }

    /// Columns, wheel and tiles as they were at the start.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// All 16 rolls: for the program that hosts the table, not for its players.
    #[must_use]
    pub const fn rolls(&self) -> &[Roll; 16] {
        &self.rolls
    }

    /// What the dice follow from, if it is known: for the program that hosts the table, not for its players.
    #[must_use]
    pub const fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// What the seed was mixed from, if it was: the secret in it is for the program that hosts the table, not for its players.
    #[must_use]
    pub const fn mixture(&self) -> Option<&Mixture> {
        self.mixture.as_ref()
    }

    /// The same table, whose seed was mixed from a secret and contributions.
    #[must_use]
    pub fn with_mixture(self, mixture: Mixture) -> Self {
        Self { mixture: Some(mixture), ..self }
    }

    /// How the columns were numbered.
    #[must_use]
    pub const fn columns_mode(&self) -> ColumnsMode {
        self.columns_mode
    }

    /// Who numbered the columns, if that is known and there was something to choose.
    #[must_use]
    pub const fn columns_by(&self) -> Option<ColumnsBy> {
        self.columns_by
    }

    /// The same table, whose columns were numbered by somebody or by chance.
    #[must_use]
    pub fn with_columns_by(self, columns_by: Option<ColumnsBy>) -> Self {
        Self { columns_by, ..self }
    }

    /// When the next dice come.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// The players, in the order of the table.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many of the players are people, for feats: others are people (R9.1).
    #[must_use]
    pub const fn people(&self) -> usize {
        self.people
    }

    /// The same table, at which only this many of the players are people.
    #[must_use]
    pub fn with_people(self, people: usize) -> Self {
        Self { people, ..self }
    }

    /// Whether everybody has seen the result.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.players.iter().all(Player::is_finished)
    }

    /// Whether the game was ended before its last half-day.
    #[must_use]
    pub fn is_ended_early(&self) -> bool {
        self.players.iter().any(Player::is_ended)
    }

    /// The feats that a player earns by this game (R9.2–R9.9); none before everybody has seen the result, and none by a game that was
    /// ended early or a sheet that changed hands: nobody has played it from the first half-day to the last.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    #[must_use]
    pub fn feats(&self, seat: usize) -> Vec<Feat> {
        let changed_hands = self.players[seat].log().contains(&Entry::ChangedHands);
        if !self.is_finished() || self.is_ended_early() || changed_hands {
            return Vec::new();
        }
        self.players[seat]
            .now()
            .seat()
            .sheet()
            .feats(self.winners().among_people(self.people))
            .collect()
    }

    /// Who wins if the game ends like this (R7.2).
    #[must_use]
    pub fn winners(&self) -> Winners {
        Winners::of(self.players.iter().map(|player| player.now().score().total()))
    }

    pub(crate) fn with_pace(self, pace: Pace) -> Self {
        Self { pace, ..self }
    }

    pub(crate) fn with_seed(self, seed: Option<Seed>) -> Self {
        Self { seed, ..self }
    }

    /// Carries a player's command out.
    ///
    /// # Errors
    ///
    /// [`Rejection`] if it cannot be; the table is then as it was.
    pub fn command(&mut self, seat: usize, command: Command) -> Result<Accepted, Rejection> {
        let player = self.players.get_mut(seat).ok_or(Rejection::NoSuchSeat)?;
        let changed = match command {
            Command::Decide(decision) => {
                player.decide(decision)?;
                seat..seat + 1
            }
            Command::TakeBack { keep } => {
                player.check_take_back()?;
                player.take_back(keep)?;
                seat..seat + 1
            }
            Command::GoOn => self.go_on(seat)?,
            Command::End if player.is_finished() => return Err(Rejection::GameOver),
            Command::End => return Ok(self.end()),
        };
        Ok(self.accepted(changed))
    }

    /// Ends the game for everybody who has not seen the result.
    fn end(&mut self) -> Accepted {
        let players = self.players.iter_mut().enumerate();
        let ended = players.filter_map(|(seat, player)| player.end().is_ok().then_some(seat));
        let ended: Vec<usize> = ended.collect();
        self.accepted(ended)
    }

    /// The latest entry of each seat that has just got one.
    fn accepted(&self, seats: impl IntoIterator<Item = usize>) -> Accepted {
        let latest = |seat: usize| {
            let log = self.players[seat].log();
            log.last().map(|&entry| LogEntry { seat, sequence: log.len(), entry })
        };
        Accepted { entries: seats.into_iter().filter_map(latest).collect() }
    }

    /// Lets somebody else, who has this name, play on from the log of a seat as it is.
    ///
    /// # Errors
    ///
    /// [`Rejection`] if there is no such seat, or it has seen the result.
    pub fn change_hands(&mut self, seat: usize, name: String) -> Result<Accepted, Rejection> {
        let player = self.players.get_mut(seat).ok_or(Rejection::NoSuchSeat)?;
        player.change_hands()?;
        player.rename(name);
        Ok(self.accepted([seat]))
    }

    /// The same table, at which a seat has another name by now than at the start.
    #[must_use]
    pub fn with_name(mut self, seat: usize, name: String) -> Self {
        if let Some(player) = self.players.get_mut(seat) {
            player.rename(name);
        }
        self
    }

    fn go_on(&mut self, seat: usize) -> Result<std::ops::Range<usize>, Rejection> {
        self.players[seat].check_go_on()?;
        let going = match self.pace {
            Pace::Own => seat..seat + 1,
            Pace::Together => 0..self.players.len(),
        };
        let pending = going.clone().find(|&other| !self.players[other].is_done());
        if let Some(other) = pending {
            return Err(Rejection::OthersPending(other));
        }
        for player in &mut self.players[going.clone()] {
            player.go_on(&self.rolls);
        }
        Ok(going)
    }

    /// Every legal decision of a player with what it would do.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    #[must_use]
    pub fn offers(&self, seat: usize) -> Vec<Offer> {
        if self.players[seat].is_ended() {
            return Vec::new();
        }
        let now = self.players[seat].now();
        offers(now.board(), now.seat())
    }

    /// How many half-days of a player, counted from 0, somebody may see: one's own as far as they are closed, others' as
    /// far as both sides have closed them, and as a spectator as far as everybody has. When a game was ended, there is nothing left
    /// to hide.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    #[must_use]
    pub fn horizon(&self, viewer: Viewer, of: usize) -> usize {
        if self.is_ended_early() {
            return self.players[of].shown();
        }
        let seen_by_viewer = match viewer {
            Viewer::Seat(seat) => self.players[seat].closed(),
            Viewer::Spectator => self.players.iter().map(Player::closed).min().unwrap_or_default(),
        };
        seen_by_viewer.min(self.players[of].closed())
    }

    /// The dice that somebody may know: those that have been shown to a player, or to everybody for a spectator.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    #[must_use]
    pub fn known_rolls(&self, viewer: Viewer) -> &[Roll] {
        let shown = |player: &Player| {
            player.now().board().half_day().map_or(0, |half_day| usize::from(half_day.get()))
        };
        let known = match viewer {
            Viewer::Seat(seat) => shown(&self.players[seat]),
            Viewer::Spectator => self.players.iter().map(shown).min().unwrap_or_default(),
        };
        &self.rolls[..known]
    }

    /// The record of the table as far as everybody has closed it; of a game that was ended where all faced the same dice, with what was
    /// decided by then. The seed, and what it was mixed from, are in it only at the end: they reveal all rolls.
    #[must_use]
    pub fn record(&self) -> Record {
        let names = self.players.iter().map(|player| player.name().to_owned()).collect();
        let mut record = Record::new(self.setup, names).expect("a table has 1 to 10 players");
        record.columns_mode = Some(self.columns_mode);
        record.columns_by = self.columns_by;
        record.seed = self.seed.filter(|_| self.is_finished());
        record.mixture = self.mixture.clone().filter(|_| self.is_finished());
        let closed = self.players.iter().map(Player::closed).min().unwrap_or_default();
        let open = self.players.iter().all(|one| one.is_ended() && one.shown() == closed + 1);
        let half_days = closed + usize::from(open);
        for (half_day, &roll) in HalfDay::ALL.into_iter().zip(&self.rolls).take(half_days) {
            let turns = self.players.iter().map(|player| decisions_of(player, half_day));
            record.half_days.push(HalfDayRecord { roll, turns: turns.collect() });
        }
        record
    }
}

/// The decisions of a half-day.
fn decisions_of(player: &Player, half_day: HalfDay) -> Vec<Decision> {
    player.half_day(half_day).map(|played| played.decisions().collect()).unwrap_or_default()
}

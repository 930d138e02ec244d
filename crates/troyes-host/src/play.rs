//! What a command or the clock leads to at a table, before it is stored: the command itself, and what happens without anybody asking for it.
//! Bots play, stand-ins play for people who are out of time, dice come when all have acted.
//!
//! Bots answer in the same breath: what they do is stored together with whatever made it possible, so no table ever
//! waits for a bot, and no host has to remember that one is to move.

use troyes_rules::{HalfDay, Solo};
use troyes_solver::Level;
use troyes_table::{Accepted, Command, Entry, LogEntry, Pace, Player, Table};
use troyes_wire::Refusal;

use crate::append::{Append, CLOCK_COMMAND, HandedOver, NewEntry, SeatResult};
use crate::bots::Bots;
use crate::game::{Game, SeatOwner};
use crate::ids::PlayerId;
use crate::room::Room;
use crate::time_control::{SeatClock, TimeControl};

/// How well stand-ins play where nobody has said it.
const STAND_IN: Level = Level::Apprentice;

/// What the host knows when something happens at a table.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The table that people have gathered at, if they have.
    pub room: Option<&'a Room>,
    /// Who has the page open: a player who has run out of time but is here is not away.
    pub is_here: &'a dyn Fn(PlayerId) -> bool,
    /// In milliseconds since 1970.
    pub now: u64,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Driver {
    /// A person. A player who ran out of time and has not come back is away, and a stand-in plays at once.
    Person {
        /// Whether they are away.
        away: bool,
    },
    /// A person who is not here, and for whom a stand-in was asked to play until they return.
    StoodIn,
    /// A bot.
    Bot(Level),
}

/// Who added an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// A person, by the command that is being carried out.
    Command,
    /// The bot of the seat.
    Bot,
    /// A stand-in, because the person was out of time or away.
    Clock,
    /// Nobody: somebody has ended the game for everybody.
    End,
    /// Nobody: the seat has changed hands.
    Hands,
    /// Nobody: the dice came for everybody.
    Dice,
}

/// A new entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Added {
    line: LogEntry,
    by: By,
}

/// A game that goes on, on a copy: what has happened so far, and what will be stored of it.
#[derive(Clone, Debug)]
pub struct Play {
    table: Table,
    drivers: Vec<Driver>,
    /// What the bots' choices follow from.
    key: u64,
    /// How well stand-ins play.
    stand_in: Level,
    clocks: Vec<SeatClock>,
    /// Without people who have gathered, nothing ever happens by itself.
    control: Option<TimeControl>,
    now: u64,
    command_id: String,
    /// Whether what is due has still to happen.
    overdue: bool,
    added: Vec<Added>,
    handed_over: Option<HandedOver>,
}

/// What has changed for people by something that was stored.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Adopted {
    /// The seats that see dice which they did not see before.
    pub new_dice: Vec<usize>,
    /// Whether everybody has seen the result now, and had not before.
    pub finished: bool,
}

impl Game {
    /// Carries a command of a player out on a copy. Bots have not answered yet.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it cannot be; nothing has happened then.
    pub fn play(
        &self,
        setting: &Setting<'_>,
        player: Option<PlayerId>,
        seat: usize,
        command_id: &str,
        command: Command,
    ) -> Result<Play, Refusal> {
        if !self.is_played_by(seat, player) {
            return Err(Refusal::NotYourSeat);
        }
        if command == Command::End && !self.is_played_alone_by(player) {
            return Err(Refusal::NotAlone);
        }
        if setting.room.is_some_and(Room::is_unnumbered) {
            return Err(Refusal::ColumnsPending);
        }
        let mut play = Play::new(self, setting);
        play.command_id = command_id.to_owned();
        // Somebody who acts is back, even if no connection says so: no stand-in follows, and the entry is theirs.
        play.drivers[seat] = Driver::Person { away: false };
        let accepted = play.table.command(seat, command)?;
        play.note_command(seat, &accepted);
        Ok(play)
    }

    /// Ends the game for everybody, as a table decides that people gather at. A finished game stays as it is.
    #[must_use]
    pub fn end(&self, setting: &Setting<'_>) -> Play {
        let mut play = Play::new(self, setting);
        let playing = play.table.players().iter().position(|player| !player.is_finished());
        if let Some(Ok(accepted)) = playing.map(|seat| play.table.command(seat, Command::End)) {
            play.note(&accepted, By::End);
        }
        play
    }

    /// Lets somebody else play on from the log of a seat as it is.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if there is nothing to play on.
    pub fn hand_over(
        &self,
        setting: &Setting<'_>,
        seat: usize,
        player: PlayerId,
        name: &str,
    ) -> Result<Play, Refusal> {
        let mut play = Play::new(self, setting);
        let accepted = play.table.change_hands(seat, name.to_owned())?;
        play.note(&accepted, By::Hands);
        play.drivers[seat] = Driver::Person { away: false };
        let sequence = play.version(seat);
        play.handed_over = Some(HandedOver { seat, sequence, player, name: name.to_owned() });
        Ok(play)
    }

    /// A copy on which whatever is due will happen, when bots and stand-ins are asked to [answer](Play::answer).
    #[must_use]
    pub fn expire(&self, setting: &Setting<'_>) -> Play {
        Play { overdue: true, ..Play::new(self, setting) }
    }

    /// When something happens by itself, if anything will.
    #[must_use]
    pub fn due(&self, setting: &Setting<'_>) -> Option<u64> {
        let &Setting { room, is_here, now } = setting;
        match room.filter(|room| room.is_unnumbered()) {
            Some(room) => room.crier_due(self.about.created_at, is_here, now),
            None => Play::new(self, setting).due(),
        }
    }
}

impl Play {
    fn new(game: &Game, setting: &Setting<'_>) -> Self {
        let driver = |(owner, clock): (&SeatOwner, &SeatClock)| match owner {
            SeatOwner::Bot(level) => Driver::Bot(*level),
            SeatOwner::Person(player) if (setting.is_here)(*player) => {
                Driver::Person { away: false }
            }
            SeatOwner::Person(player) if setting.room.is_some_and(|at| at.stands_in(*player)) => {
                Driver::StoodIn
            }
            SeatOwner::Person(_) => Driver::Person { away: clock.by_clock },
            SeatOwner::Nobody => Driver::Person { away: clock.by_clock },
        };
        let stand_in = setting.room.map_or(STAND_IN, |room| room.options().stand_in.into());
        Self {
            table: game.table.clone(),
            drivers: game.owners.iter().zip(&game.clocks).map(driver).collect(),
            key: game.id.0.as_u64_pair().1,
            stand_in,
            clocks: game.clocks.clone(),
            control: setting.room.map(|room| game.time_control(room)),
            now: setting.now,
            command_id: String::new(),
            overdue: false,
            added: Vec::new(),
            handed_over: None,
        }
    }

    /// Returns the version of a seat: how many entries its log has.
    #[must_use]
    pub fn version(&self, seat: usize) -> usize {
        self.table.players()[seat].log().len()
    }

    /// Whether nothing has happened.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.added.is_empty()
    }

    /// Whether a bot or a stand-in may have something to do: they think, which takes time.
    #[must_use]
    pub fn needs_answer(&self) -> bool {
        let plays_itself = |driver: &Driver| *driver != Driver::Person { away: false };
        !self.table.is_finished() && (self.overdue || self.drivers.iter().any(plays_itself))
    }

    /// Lets bots and stand-ins do whatever they can do now, and what is due happen.
    pub fn answer(&mut self, bots: &Bots) {
        if std::mem::take(&mut self.overdue) {
            self.do_what_is_due(bots);
        }
        for seat in 0..self.drivers.len() {
            let (level, by) = match self.drivers[seat] {
                Driver::Bot(level) => (level, By::Bot),
                Driver::StoodIn => (self.stand_in, By::Clock),
                Driver::Person { away: true } if self.table.pace() == Pace::Together => {
                    (self.stand_in, By::Clock)
                }
                Driver::Person { .. } => continue,
            };
            self.finish_turn(bots, seat, level, by);
            if self.table.pace() == Pace::Own {
                self.catch_up(bots, seat, level, by);
            }
        }
    }

    /// What is to be stored.
    #[must_use]
    pub fn append(&self) -> Append {
        let entries = self.added.iter().map(|added| self.new_entry(added)).collect();
        let players = self.table.players();
        let ends = self.added.iter().any(|added| players[added.line.seat].is_finished());
        // At a table that goes on together, when the next dice come depends on everybody.
        let depends = ends || (self.control.is_some() && self.table.pace() == Pace::Together);
        Append {
            at: self.now,
            entries,
            seen: depends.then(|| players.iter().map(|player| player.log().len()).sum()),
            results: if ends { SeatResult::of(&self.table) } else { None },
            due_at: self.control.is_some().then(|| self.due()),
            handed_over: self.handed_over.clone(),
            ended_early: ends && self.table.is_ended_early(),
        }
    }

    fn new_entry(&self, &Added { line, by }: &Added) -> NewEntry {
        let LogEntry { seat, sequence, entry } = line;
        let command_id = match by {
            By::Command => self.command_id.clone(),
            By::Bot => format!("bot/{sequence}"),
            By::Clock => format!("{CLOCK_COMMAND}{sequence}"),
            By::Dice => format!("dice/{sequence}"),
            By::End => format!("end/{sequence}"),
            By::Hands => format!("hands/{sequence}"),
        };
        NewEntry { seat, sequence, command_id, entry }
    }

    /// What it changes for people at a table that was like this before.
    pub(crate) fn changes(&self, before: &Table) -> Adopted {
        let shown = |table: &Table, seat: usize| table.players()[seat].now().board().half_day();
        let is_new = |&seat: &usize| shown(before, seat) != shown(&self.table, seat);
        Adopted {
            new_dice: (0..self.drivers.len()).filter(is_new).collect(),
            finished: self.table.is_finished() && !before.is_finished(),
        }
    }

    /// The table and its clocks afterwards, and when something is due, if that is known.
    pub(crate) fn into_state(self) -> (Table, Vec<SeatClock>, Option<Option<u64>>) {
        let due_at = self.control.is_some().then(|| self.due());
        (self.table, self.clocks, due_at)
    }

    /// The seat that changes hands, if one does.
    pub(crate) const fn handed_over(&self) -> Option<&HandedOver> {
        self.handed_over.as_ref()
    }

    /// Notes what a command of the table has added.
    fn note(&mut self, accepted: &Accepted, by: By) {
        for &line in &accepted.entries {
            self.add(line, by);
        }
    }

    /// Notes what the command of a seat has added. Dice that it brings to others are not theirs to ask for: people choose the
    /// ids of their commands themselves, so the same id at another seat is another command.
    fn note_command(&mut self, commander: usize, accepted: &Accepted) {
        for &line in &accepted.entries {
            let by = match line.entry {
                _ if line.seat == commander => By::Command,
                Entry::Ended => By::End,
                _ => By::Dice,
            };
            self.add(line, by);
        }
    }

    fn add(&mut self, line: LogEntry, by: By) {
        let LogEntry { seat, entry, .. } = line;
        // A player who is away stays away when the dice come.
        let away = matches!(self.drivers[seat], Driver::Person { away: true } | Driver::StoodIn);
        let by = if away && entry == Entry::WentOn { By::Clock } else { by };
        self.clocks[seat].advance(entry, by == By::Clock, self.now);
        self.added.push(Added { line, by });
    }

    /// At everybody's own pace a bot is always where the fastest person is, and so is a stand-in.
    fn catch_up(&mut self, bots: &Bots, seat: usize, level: Level, by: By) {
        let people = self.drivers.iter().zip(self.table.players());
        let people = people.filter(|(driver, _)| matches!(driver, Driver::Person { .. }));
        let furthest = people.map(|(_, player)| steps(player)).max().unwrap_or_default();
        while steps(&self.table.players()[seat]) < furthest {
            let Ok(accepted) = self.table.command(seat, Command::GoOn) else { return };
            self.note(&accepted, by);
            self.finish_turn(bots, seat, level, by);
        }
    }

    fn finish_turn(&mut self, bots: &Bots, seat: usize, level: Level, by: By) {
        let player = &self.table.players()[seat];
        if player.is_done() || player.is_finished() {
            return;
        }
        let now: Solo = *player.now();
        let key = self.key.wrapping_add(seat as u64);
        for decision in bots.turn(level, now.board(), now.seat(), key) {
            let Ok(accepted) = self.table.command(seat, Command::Decide(decision)) else { return };
            self.note(&accepted, by);
        }
    }

    fn do_what_is_due(&mut self, bots: &Bots) {
        let Some(control) = self.control else { return };
        // What is due is judged by the clocks as they were, whatever happens meanwhile.
        let clocks = self.clocks.clone();
        for seat in self.people().collect::<Vec<_>>() {
            let deadline = control.deadline(&self.table, seat, &clocks[seat]);
            if deadline.is_none_or(|deadline| deadline > self.now) {
                continue;
            }
            self.finish_turn(bots, seat, self.stand_in, By::Clock);
            if self.table.pace() == Pace::Own
                && let Ok(accepted) = self.table.command(seat, Command::GoOn)
            {
                self.note(&accepted, By::Clock);
            }
        }
        // A turn that has just been played can be taken back for a while, like any other.
        let dice_at = control.dice_at(&self.table, self.people().count(), &clocks);
        if self.added.is_empty()
            && dice_at.is_some_and(|at| at <= self.now)
            && let Ok(accepted) = self.table.command(0, Command::GoOn)
        {
            self.note(&accepted, By::Dice);
        }
    }

    /// When something happens by itself, if anything will.
    fn due(&self) -> Option<u64> {
        let control = self.control?;
        if self.table.is_finished() {
            return None;
        }
        let deadlines = self
            .people()
            .filter_map(|seat| control.deadline(&self.table, seat, &self.clocks[seat]));
        deadlines.chain(control.dice_at(&self.table, self.people().count(), &self.clocks)).min()
    }

    /// The seats that people play.
    fn people(&self) -> impl Iterator<Item = usize> {
        let drivers = self.drivers.iter().enumerate();
        drivers.filter(|(_, driver)| !matches!(driver, Driver::Bot(_))).map(|(seat, _)| seat)
    }
}

/// How often a player has gone on.
fn steps(player: &Player) -> usize {
    let shown = player.now().board().half_day().map_or(0, |half_day| usize::from(half_day.get()));
    if player.is_finished() { HalfDay::COUNT + 1 } else { shown }
}

#[cfg(test)]
mod tests;

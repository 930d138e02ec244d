//! The table, whose sheet is looked at, and what comes next. Both ways to play go through here, so both save alike.

use troyes_rules::{Board, Decision, HalfDay, Sheet};
use troyes_solver::{Level, QuantisedNetwork, advice};
use troyes_table::{Command, Offer, Player, Rejection, Table};

use super::save::SaveFile;
use super::seats::Seats;

/// What comes next for the person at the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The table is set; no dice have been rolled.
    Opening,
    /// The player looked at has something to decide.
    Deciding,
    /// That player is done, and another is not.
    PassTo(usize),
    /// Everybody is done with this half-day.
    NextDice,
    /// Everybody is done with the last half-day.
    LastLook,
    /// The result is known.
    Over,
}

/// A game at one terminal.
pub(crate) struct Game {
    table: Table,
    bots: Bots,
    /// Whose sheet is looked at, counted from 0.
    seat: usize,
    file: SaveFile,
    /// Why the file is not what the table is, if it is not.
    unsaved: Option<String>,
}

/// The levels of the last seats, and what they play with.
struct Bots {
    levels: Vec<Level>,
    network: Option<QuantisedNetwork>,
}

impl Game {
    /// A game at a table that has just been set, or stands somewhere in the middle.
    pub(crate) fn new(table: Table, seats: Seats, file: SaveFile) -> anyhow::Result<Self> {
        let network = if seats.bots.is_empty() { None } else { Some(troyes_solver::shipped()?) };
        let people = table.players().len() - seats.bots.len();
        let table = table.with_people(people);
        let bots = Bots { levels: seats.bots, network };
        let mut game = Self { table, bots, seat: 0, file, unsaved: None };
        game.play_bots();
        game.seat = game.next_to_act(0).unwrap_or(0);
        Ok(game)
    }

    /// The players.
    pub(crate) fn players(&self) -> &[Player] {
        self.table.players()
    }

    /// The table.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Whose sheet is looked at, counted from 0.
    pub(crate) fn seat(&self) -> usize {
        self.seat
    }

    /// The player looked at.
    pub(crate) fn player(&self) -> &Player {
        &self.table.players()[self.seat]
    }

    /// The wheel.
    pub(crate) fn board(&self) -> &Board {
        self.player().now().board()
    }

    /// The sheet looked at.
    pub(crate) fn sheet(&self) -> &Sheet {
        self.player().now().seat().sheet()
    }

    /// The half-day whose dice lie on the wheel.
    pub(crate) fn half_day(&self) -> Option<HalfDay> {
        self.board().half_day()
    }

    /// Everything that the player looked at may decide.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        self.table.offers(self.seat)
    }

    /// The file that the game lives in.
    pub(crate) fn file(&self) -> &SaveFile {
        &self.file
    }

    /// Why the file is not what the table is, if it is not.
    pub(crate) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// What comes next.
    pub(crate) fn moment(&self) -> Moment {
        if self.player().is_finished() {
            return Moment::Over;
        }
        if !self.player().is_done() {
            return Moment::Deciding;
        }
        match (self.next_to_act(self.seat), self.half_day()) {
            (Some(other), _) => Moment::PassTo(other),
            (None, None) => Moment::Opening,
            (None, Some(_)) if self.board().is_last_half_day() => Moment::LastLook,
            (None, Some(_)) => Moment::NextDice,
        }
    }

    /// The first player from a seat on, around the table, who has something to decide.
    fn next_to_act(&self, from: usize) -> Option<usize> {
        let count = self.players().len();
        (from..from + count).map(|seat| seat % count).find(|&seat| !self.players()[seat].is_done())
    }

    fn is_bot(&self, seat: usize) -> bool {
        self.bot_level(seat).is_some()
    }

    fn bot_level(&self, seat: usize) -> Option<Level> {
        let people = self.players().len() - self.bots.levels.len();
        self.bots.levels.get(seat.checked_sub(people)?).copied()
    }

    /// Decides for the player looked at.
    pub(crate) fn decide(&mut self, decision: Decision) -> Result<(), Rejection> {
        self.table.command(self.seat, Command::Decide(decision))?;
        self.save();
        Ok(())
    }

    /// Whether the player looked at has something to take back.
    pub(crate) fn can_take_back(&self) -> bool {
        !self.player().turn().is_empty() && !self.is_bot(self.seat)
    }

    /// Takes the last decision of the player looked at back.
    pub(crate) fn take_back(&mut self) -> Result<(), Rejection> {
        let keep = self.player().turn().len().checked_sub(1).filter(|_| !self.is_bot(self.seat));
        let keep = keep.ok_or(Rejection::NothingToTakeBack)?;
        self.table.command(self.seat, Command::TakeBack { keep })?;
        self.save();
        Ok(())
    }

    /// Goes on to the next player, the next dice or the result.
    pub(crate) fn go_on(&mut self) -> Result<(), Rejection> {
        if let Moment::PassTo(other) = self.moment() {
            self.seat = other;
            return Ok(());
        }
        self.table.command(self.seat, Command::GoOn)?;
        self.play_bots();
        self.seat = self.next_to_act(0).unwrap_or(0);
        self.save();
        Ok(())
    }

    /// Looks at the next player's sheet.
    pub(crate) fn look_on(&mut self) {
        self.seat = (self.seat + 1) % self.players().len();
    }

    /// Bots act as soon as they see dice. What one decides follows from the game, the half-day and its seat, so a game that goes on is
    /// the same game.
    fn play_bots(&mut self) {
        for seat in 0..self.players().len() {
            let (Some(level), Some(network)) = (self.bot_level(seat), &self.bots.network) else {
                continue;
            };
            let seed = self.table.seed().and_then(|seed| seed.bytes().first_chunk().copied());
            let key = u64::from_le_bytes(seed.unwrap_or_default()).wrapping_add(seat as u64);
            let now = *self.players()[seat].now();
            for decision in advice::bot_turn(level, Some(network), now.board(), now.seat(), key) {
                if self.table.command(seat, Command::Decide(decision)).is_err() {
                    break;
                }
            }
        }
    }

    /// Whatever keeps the file from being written does not keep anybody from playing: the next decision tries again.
    fn save(&mut self) {
        self.unsaved = self.file.save(&self.table).err().map(|error| error.to_string());
    }
}

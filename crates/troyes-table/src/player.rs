//! One seat of a table: its log, and the position that follows from it.

use troyes_rules::{Decision, HalfDay, Roll, Setup, Solo};

use crate::log::{Entry, Rejection};
use crate::told::Told;

/// A player with a log of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    name: String,
    log: Vec<Entry>,
    /// The position before the first dice.
    start: Solo,
    /// The position now.
    now: Solo,
    /// The position when the dice of the current half-day were shown.
    turn_start: Solo,
    /// The decisions of the current turn.
    turn: Vec<Decision>,
    /// The half-days closed so far: where they began, and what was decided.
    closed: Vec<Closed>,
    finished: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Closed {
    turn_start: Solo,
    decisions: Vec<Decision>,
    end: Solo,
}

impl Player {
    pub(crate) fn new(name: String, setup: &Setup) -> Self {
        let start = Solo::new(setup);
        Self {
            name,
            log: Vec::new(),
            start,
            now: start,
            turn_start: start,
            turn: Vec::new(),
            closed: Vec::new(),
            finished: false,
        }
    }

    /// The player's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Everything that has happened at this seat, in order. The number of an entry is its place here, from 1.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The position now, as its player sees it.
    #[must_use]
    pub const fn now(&self) -> &Solo {
        &self.now
    }

    /// The decisions of the current turn: those that can still be taken back.
    #[must_use]
    pub fn turn(&self) -> &[Decision] {
        &self.turn
    }

    /// How many half-days the seat has closed.
    #[must_use]
    pub const fn closed(&self) -> usize {
        self.closed.len()
    }

    /// Whether the player has seen the result.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether the player has finished the turn of the current half-day (also before the first dice).
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.now.seat().is_done()
    }

    /// The position at the end of a closed half-day, counted from 1.
    #[must_use]
    pub fn end_of(&self, half_day: HalfDay) -> Option<&Solo> {
        self.closed.get(half_day.index()).map(|closed| &closed.end)
    }

    /// The decisions of a closed half-day.
    #[must_use]
    pub fn decisions_of(&self, half_day: HalfDay) -> Option<&[Decision]> {
        self.closed.get(half_day.index()).map(|closed| closed.decisions.as_slice())
    }

    /// A closed half-day, or the current one, told again with its effects; nothing if its dice have not been shown.
    #[must_use]
    pub fn tell(&self, half_day: HalfDay) -> Option<Told> {
        let index = half_day.index();
        let before = match index.checked_sub(1) {
            Some(previous) => &self.closed.get(previous)?.end,
            None => &self.start,
        };
        let (start, decisions) = match self.closed.get(index) {
            Some(closed) => (&closed.turn_start, closed.decisions.as_slice()),
            None if self.now.board().half_day() == Some(half_day) => {
                (&self.turn_start, self.turn())
            }
            None => return None,
        };
        Some(Told::new(before.seat(), start, decisions))
    }

    /// Whether the seat could go on by itself.
    pub(crate) fn check_go_on(&self) -> Result<(), Rejection> {
        if self.finished {
            return Err(Rejection::GameOver);
        }
        if self.is_done() { Ok(()) } else { Err(Rejection::TurnPending) }
    }

    /// Closes the half-day, if one has begun, and meets the next dice, if there are any.
    pub(crate) fn go_on(&mut self, rolls: &[Roll; 16]) {
        if self.now.board().half_day().is_some() {
            self.closed.push(Closed {
                turn_start: self.turn_start,
                decisions: std::mem::take(&mut self.turn),
                end: self.now,
            });
        }
        match rolls.get(self.closed.len()) {
            Some(&roll) => {
                let rolled = self.now.roll(roll, &mut |_| {});
                debug_assert!(
                    rolled.is_ok(),
                    "the turn before is finished, and a half-day is left"
                );
                self.turn_start = self.now;
            }
            None => self.finished = true,
        }
        self.log.push(Entry::WentOn);
    }

    pub(crate) fn decide(&mut self, decision: Decision) -> Result<(), Rejection> {
        self.now.play(decision, &mut |_| {})?;
        self.turn.push(decision);
        self.log.push(Entry::Decided(decision));
        Ok(())
    }

    pub(crate) fn take_back(&mut self, keep: usize) -> Result<(), Rejection> {
        if keep >= self.turn.len() {
            return Err(Rejection::NothingToTakeBack);
        }
        self.turn.truncate(keep);
        self.now = self.turn_start;
        for &decision in &self.turn {
            self.now.play_listed(decision, &mut |_| {});
        }
        self.log.push(Entry::TookBack { kept: keep });
        Ok(())
    }
}

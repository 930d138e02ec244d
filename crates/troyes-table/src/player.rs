//! One seat of a table: its log, and the position that follows from it.

use std::sync::Arc;

use troyes_rules::{Decision, HalfDay, Roll, Setup, Solo};

use crate::log::{Entry, MOST_BEFORE_TAKING_BACK, Rejection};
use crate::offer::cost_of;
use crate::played::{Played, Step};

/// A player with a log of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    name: String,
    log: Vec<Entry>,
    /// The position now.
    now: Solo,
    /// The half-day whose dice are shown, until it is closed.
    current: Option<Played>,
    /// The half-days closed so far. They never change, and copies of a player share them.
    closed: Vec<Arc<Closed>>,
    finished: bool,
    /// Whether the game was ended before its last half-day.
    ended: bool,
}

#[derive(PartialEq, Eq, Debug)]
struct Closed {
    played: Played,
    end: Solo,
}

impl Player {
    pub(crate) fn new(name: String, setup: &Setup) -> Self {
        Self {
            name,
            log: Vec::new(),
            now: Solo::new(setup),
            current: None,
            closed: Vec::new(),
            finished: false,
            ended: false,
        }
    }

    /// The player's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Everything that has happened at this seat, in order. The sequence of an entry is its place here, from 1.
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
    pub fn turn(&self) -> &[Step] {
        self.current.as_ref().map_or(&[], |played| &played.steps)
    }

    /// The half-day whose dice are shown, until it is closed.
    #[must_use]
    pub const fn current(&self) -> Option<&Played> {
        self.current.as_ref()
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

    /// Whether the game was ended before its last half-day: what the player had decided by then stands.
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        self.ended
    }

    /// Whether the player has finished the turn of the current half-day (also before the first dice), or has nothing to do any more.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.finished || self.now.seat().is_done()
    }

    /// The position at the end of a closed half-day, counted from 1.
    #[must_use]
    pub fn end_of(&self, half_day: HalfDay) -> Option<&Solo> {
        self.closed.get(half_day.index()).map(|closed| &closed.end)
    }

    /// A closed half-day.
    #[must_use]
    pub fn closed_half_day(&self, half_day: HalfDay) -> Option<&Played> {
        self.closed.get(half_day.index()).map(|closed| &closed.played)
    }

    /// How many half-days have been shown to the player.
    pub(crate) fn shown(&self) -> usize {
        self.closed.len() + usize::from(self.current.is_some())
    }

    /// A closed half-day, or the current one; `None` if its dice have not been shown.
    #[must_use]
    pub fn half_day(&self, half_day: HalfDay) -> Option<&Played> {
        let current = || self.current().filter(|_| self.closed.len() == half_day.index());
        self.closed_half_day(half_day).or_else(current)
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
        if let Some(played) = self.current.take() {
            self.closed.push(Arc::new(Closed { played, end: self.now }));
        }
        match rolls.get(self.closed.len()) {
            Some(&roll) => {
                let mut event = Vec::new();
                let rolled = self.now.roll(roll, &mut |effect| event.push(effect));
                debug_assert!(
                    rolled.is_ok(),
                    "the turn before is finished, and a half-day is left"
                );
                self.current = Some(Played { start: self.now, event, steps: Vec::new() });
            }
            None => self.finished = true,
        }
        self.log.push(Entry::WentOn);
    }

    /// Ends the game for this player, as it is.
    pub(crate) fn end(&mut self) -> Result<(), Rejection> {
        if self.finished {
            return Err(Rejection::GameOver);
        }
        (self.finished, self.ended) = (true, true);
        self.log.push(Entry::Ended);
        Ok(())
    }

    /// Lets somebody else play on.
    pub(crate) fn change_hands(&mut self) -> Result<(), Rejection> {
        if self.finished {
            return Err(Rejection::GameOver);
        }
        self.log.push(Entry::ChangedHands);
        Ok(())
    }

    pub(crate) fn rename(&mut self, name: String) {
        self.name = name;
    }

    pub(crate) fn decide(&mut self, decision: Decision) -> Result<(), Rejection> {
        if self.ended {
            return Err(Rejection::GameOver);
        }
        let before = self.now.score().total();
        let mut effects = Vec::new();
        self.now.play(decision, &mut |effect| effects.push(effect))?;
        // Before the first dice nothing is legal.
        if let Some(played) = &mut self.current {
            let points = i32::from(self.now.score().total()) - i32::from(before);
            let cost = cost_of(self.now.board(), decision);
            played.steps.push(Step { decision, cost, effects, points, after: *self.now.seat() });
        }
        self.log.push(Entry::Decided(decision));
        Ok(())
    }

    /// Whether decisions of this half-day can still be taken back, however many there are.
    pub(crate) fn check_take_back(&self) -> Result<(), Rejection> {
        let of_half_day = self.log.iter().rev().take_while(|&&entry| entry != Entry::WentOn);
        let is_long = of_half_day.count() >= MOST_BEFORE_TAKING_BACK;
        if is_long { Err(Rejection::TooManyChanges) } else { Ok(()) }
    }

    pub(crate) fn take_back(&mut self, keep: usize) -> Result<(), Rejection> {
        if self.ended {
            return Err(Rejection::GameOver);
        }
        let played = self.current.as_mut().filter(|played| keep < played.steps.len());
        let played = played.ok_or(Rejection::NothingToTakeBack)?;
        played.steps.truncate(keep);
        self.now = played.start;
        for step in &played.steps {
            self.now.play_listed(step.decision, &mut |_| {});
        }
        self.log.push(Entry::TookBack { kept: keep });
        Ok(())
    }
}

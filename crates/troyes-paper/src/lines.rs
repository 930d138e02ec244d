//! All lines at once, half-day by half-day, where there are few enough sheets on the way.
//!
//! Forwards, every sheet that bounds let through is kept once; backwards, only those stay that lead to the end, with the steps between
//! them. Lines are then counted without being written out.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use troyes_rules::{HalfDay, Seat};

use crate::deed::{Answers, Deed};
use crate::goal::{DAYS, Goal};
use crate::line::{Line, deed_of};
use crate::search::{Mix, day_key};
use crate::sheet::Paper;

/// Sheets of all half-days together, and steps between those that lead to the end: about 100 MB.
const MOST_SHEETS: usize = 700_000;
const MOST_STEPS: usize = 3_000_000;

type Index = HashMap<u128, u32, BuildHasherDefault<Mix>>;

/// Where the look at all lines stands.
#[derive(Debug)]
pub enum Whole {
    /// There is more to look at.
    Going,
    /// All lines; none, if there is none.
    Complete(Box<Lines>),
    /// Too many sheets to keep: answers make them fewer.
    TooMany,
}

/// A look at all lines.
pub struct WholeSearch {
    goal: Goal,
    levels: Vec<Vec<Seat>>,
    index: Index,
    sheets: usize,
    /// How many of the last level have been gone on from, and then, backwards, of the level that is being looked at.
    next: usize,
    back: Option<Back>,
}

/// The way back: what is known of the level after the one being looked at.
struct Back {
    level: usize,
    /// The steps of each level that has been done, the last first.
    steps: Vec<Vec<Step>>,
    kept: Vec<Vec<Seat>>,
    now: Vec<Step>,
    alive: Vec<Seat>,
    total: usize,
}

/// A way from a sheet to one of the next half-day.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) deed: Deed,
    /// How many turns do the same.
    pub(crate) ways: u16,
}

/// All lines to a sheet.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The sheets before each half-day, and at last the finished one.
    pub(crate) sheets: Vec<Vec<Seat>>,
    /// The steps of each half-day.
    pub(crate) steps: Vec<Vec<Step>>,
    pub(crate) goal: Goal,
}

impl WholeSearch {
    /// A look at all lines to a finished sheet that agree with what is remembered.
    #[must_use]
    pub fn new(paper: &Paper, answers: &Answers) -> Self {
        let goal = Goal::new(paper, answers);
        let start = goal.check(0, Seat::NEW.sheet()).is_ok();
        let first = if start { vec![Seat::NEW] } else { Vec::new() };
        let levels = vec![first, Vec::new()];
        Self { goal, levels, index: Index::default(), sheets: 1, next: 0, back: None }
    }

    /// How far it has come, in half-days there and back, of 32.
    #[must_use]
    pub fn done(&self) -> usize {
        self.back.as_ref().map_or(self.levels.len() - 2, |back| 2 * DAYS - back.level)
    }

    /// Looks at up to this number of sheets more, and returns the progress.
    ///
    /// # Panics
    ///
    /// If it is called again after an end.
    pub fn step(&mut self, sheets: u64) -> Whole {
        for _ in 0..sheets {
            let end = if self.back.is_some() { self.go_back() } else { self.go_on() };
            if let Some(end) = end {
                return end;
            }
        }
        Whole::Going
    }

    /// Goes on from one more sheet.
    fn go_on(&mut self) -> Option<Whole> {
        let day = self.levels.len() - 2;
        let Some(&seat) = self.levels[day].get(self.next) else {
            return self.next_level(day);
        };
        self.next += 1;
        let Self { goal, levels, index, sheets, .. } = self;
        let found = &mut levels[day + 1];
        // Attacks that do not fit leave no turn to visit.
        let _ = goal.turns_of(day, &seat, &mut |_, next| {
            let key = day_key(day + 1, next);
            if !index.contains_key(&key) && goal.check(day + 1, next.sheet()).is_ok() {
                index.insert(key, found.len() as u32);
                found.push(*next);
                *sheets += 1;
            }
        });
        (*sheets > MOST_SHEETS).then_some(Whole::TooMany)
    }

    fn next_level(&mut self, day: usize) -> Option<Whole> {
        self.next = 0;
        if day + 1 < DAYS {
            self.index.clear();
            self.levels.push(Vec::new());
            return None;
        }
        let last = self.levels.pop().unwrap_or_default();
        self.index = index(DAYS, &last);
        self.back = Some(Back {
            level: DAYS,
            steps: Vec::new(),
            kept: vec![last],
            now: Vec::new(),
            alive: Vec::new(),
            total: 0,
        });
        None
    }

    /// Looks at one more sheet again, now that those after it are known.
    fn go_back(&mut self) -> Option<Whole> {
        let back = self.back.as_mut()?;
        let day = back.level - 1;
        let Some(&seat) = self.levels[day].get(self.next) else {
            return self.previous_level();
        };
        self.next += 1;
        let from = back.alive.len() as u32;
        let before = back.now.len();
        let (goal, index, now) = (&self.goal, &self.index, &mut back.now);
        let _ = goal.turns_of(day, &seat, &mut |turn, next| {
            if let Some(&to) = index.get(&day_key(day + 1, next)) {
                add_step(now, before, from, to, deed_of(&goal.boards[day], turn));
            }
        });
        if back.now.len() > before {
            back.total += back.now.len() - before;
            back.alive.push(seat);
        }
        (back.total > MOST_STEPS).then_some(Whole::TooMany)
    }

    fn previous_level(&mut self) -> Option<Whole> {
        let back = self.back.as_mut()?;
        self.next = 0;
        back.level -= 1;
        self.levels.truncate(back.level);
        let alive = core::mem::take(&mut back.alive);
        self.index = index(back.level, &alive);
        back.kept.push(alive);
        back.steps.push(core::mem::take(&mut back.now));
        if back.level > 0 {
            return None;
        }
        let (mut sheets, mut steps) =
            (core::mem::take(&mut back.kept), core::mem::take(&mut back.steps));
        sheets.reverse();
        steps.reverse();
        let mut lines = Lines { sheets, steps, goal: self.goal.clone() };
        lines.tidy();
        Some(Whole::Complete(Box::new(lines)))
    }
}

/// The turns of one sheet that do the same and end alike are one step.
fn add_step(steps: &mut Vec<Step>, since: usize, from: u32, to: u32, deed: Deed) {
    let same = steps[since..].iter_mut().find(|step| step.to == to && step.deed == deed);
    match same {
        Some(step) => step.ways = step.ways.saturating_add(1),
        None => steps.push(Step { from, to, deed, ways: 1 }),
    }
}

fn index(day: usize, seats: &[Seat]) -> Index {
    seats.iter().zip(0..).map(|(seat, at)| (day_key(day, seat), at)).collect()
}

impl Lines {
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sheets[0].is_empty()
    }

    /// How many lines there are, as far as a floating-point number counts.
    #[must_use]
    pub fn count(&self) -> f64 {
        self.to_go().first().and_then(|first| first.first()).copied().unwrap_or(0.0)
    }

    /// Keeps those that agree with what is remembered.
    pub fn retain(&mut self, answers: &Answers) {
        for (half_day, steps) in HalfDay::ALL.into_iter().zip(&mut self.steps) {
            if let Some(said) = answers.get(half_day) {
                steps.retain(|step| step.deed == said);
            }
        }
        self.goal.answers = *answers;
        self.tidy();
    }

    /// Drops steps and sheets that no whole line goes through.
    fn tidy(&mut self) {
        let (to_go, behind) = (self.to_go(), self.behind());
        for (day, steps) in self.steps.iter_mut().enumerate() {
            steps.retain(|step| {
                behind[day][step.from as usize] > 0.0 && to_go[day + 1][step.to as usize] > 0.0
            });
        }
        let mut places = Vec::with_capacity(self.sheets.len());
        for (day, sheets) in self.sheets.iter_mut().enumerate() {
            let alive = |at: usize| behind[day][at] > 0.0 && to_go[day][at] > 0.0;
            let mut next = 0;
            places
                .push((0..sheets.len()).map(|at| place(alive(at), &mut next)).collect::<Vec<_>>());
            let mut at = 0;
            sheets.retain(|_| {
                at += 1;
                alive(at - 1)
            });
        }
        for (day, steps) in self.steps.iter_mut().enumerate() {
            for step in steps {
                step.from = places[day][step.from as usize];
                step.to = places[day + 1][step.to as usize];
            }
        }
    }

    /// For each sheet, the lines from it to the end.
    pub(crate) fn to_go(&self) -> Vec<Vec<f64>> {
        let mut counts: Vec<Vec<f64>> = self.sheets.iter().map(|s| vec![0.0; s.len()]).collect();
        if let Some(last) = counts.last_mut() {
            last.fill(1.0);
        }
        for (day, steps) in self.steps.iter().enumerate().rev() {
            for step in steps {
                let more = f64::from(step.ways) * counts[day + 1][step.to as usize];
                counts[day][step.from as usize] += more;
            }
        }
        counts
    }

    /// For each sheet, the lines from the start to it.
    pub(crate) fn behind(&self) -> Vec<Vec<f64>> {
        let mut counts: Vec<Vec<f64>> = self.sheets.iter().map(|s| vec![0.0; s.len()]).collect();
        counts[0].fill(1.0);
        for (day, steps) in self.steps.iter().enumerate() {
            for step in steps {
                let more = f64::from(step.ways) * counts[day][step.from as usize];
                counts[day + 1][step.to as usize] += more;
            }
        }
        counts
    }

    /// The line through these sheets, one after each half-day.
    pub(crate) fn line(&self, through: impl Iterator<Item = Seat>) -> Line {
        Line::through(&self.goal, through)
    }
}

fn place(alive: bool, next: &mut u32) -> u32 {
    let place = *next;
    *next += u32::from(alive);
    place
}

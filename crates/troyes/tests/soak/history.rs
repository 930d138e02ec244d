//! Whether all that people were sent can be explained by the log that is stored: each seat's log is linearizable.
//!
//! Everybody writes down what they asked for, when, and what they heard ([`Tab`]). The order of what was stored is known from the sequences
//! of the log, so nothing has to be searched for: each command must be where it was said to be, the order must agree with time, and every
//! refusal and every view must follow from the log as it was at some moment between question and answer. The table itself is the
//! sequential model.

mod explanation;

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Instant;

use explanation::Explanation;
use troyes_table::{Command, Entry, Table};
use troyes_wire::Decision;

/// Half-days of a game, and going on after the last.
const GOINGS_ON: usize = 17;

/// What one page of a browser has asked for and heard, in order.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tab {
    pub(crate) connections: Vec<Connection>,
    pub(crate) calls: Vec<Call>,
    pub(crate) reads: Vec<Read>,
}

/// A socket.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    /// The address of the server.
    pub(crate) server: String,
    /// When the page asked for it.
    pub(crate) opened: Instant,
}

/// A command under one name, however often it was sent.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) seat: usize,
    /// Its name.
    pub(crate) id: String,
    pub(crate) command: Command,
    /// When it was sent the first time.
    pub(crate) invoked: Instant,
    /// All answers, in order; none if nobody waited for one.
    pub(crate) answers: Vec<Answer>,
}

/// An answer to a command.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) at: Instant,
    /// The place of the connection in [`Tab::connections`].
    pub(crate) connection: usize,
    /// Whether it answers the only sending that had no answer. Otherwise one that was sent before may still be under way, and be accepted after
    /// this one was refused: it is sent twice and counts once, but when is for the network to decide.
    pub(crate) is_only: bool,
    pub(crate) outcome: Outcome,
}

/// What an answer says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// It is in the log, as this entry.
    Accepted(usize),
    /// It is not, and will not be: the code.
    Refused(String),
    /// It may be.
    Unknown,
}

/// One's own seat as a connection has shown it.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    pub(crate) at: Instant,
    pub(crate) connection: usize,
    pub(crate) seat: usize,
    /// How many entries its log had.
    pub(crate) version: usize,
    /// The digest of all turns.
    pub(crate) turns: u64,
}

/// One stored line of a log.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The name of the command that it comes from. Those with a slash come from bots and dice.
    pub(crate) id: String,
    pub(crate) entry: Entry,
}

/// What cannot be explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Violation {
    pub(crate) kind: Kind,
    /// Details for the search for the reason.
    pub(crate) about: String,
}

/// How a promise was broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An accepted command is not in the log.
    Lost,
    /// A command is in the log twice.
    Doubled,
    /// An accepted command is somewhere else in the log.
    Moved,
    /// A command is in the log as something else.
    Altered,
    /// A command was refused and is in the log.
    RefusedButStored,
    /// A command was both accepted and refused, or accepted as two entries.
    Contradicted,
    /// Nobody has asked for what is in the log.
    Invented,
    /// What was answered before something else was asked for comes after it.
    Reordered,
    /// The rules do not allow what is in the log.
    Illegal,
    /// The rules allowed what was refused, at every moment that it could have been refused at.
    RefusedForNothing,
    /// A connection has shown less than it had shown before.
    ShownBackwards,
    /// A view lacks what its connection, or its server before it was opened, had accepted or shown.
    StaleRead,
    /// A view shows what is not in the log.
    ShownButNotStored,
    /// A view shows what nobody had asked for by then.
    ShownTooEarly,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.kind, self.about)
    }
}

impl Call {
    /// The entry that it was said to be.
    fn accepted(&self) -> Option<(Instant, usize)> {
        self.answers.iter().find_map(|answer| match answer.outcome {
            Outcome::Accepted(sequence) => Some((answer.at, sequence)),
            _ => None,
        })
    }

    /// The code that it was refused with.
    fn refused(&self) -> Option<(Instant, &str)> {
        self.answers.iter().find_map(|answer| match &answer.outcome {
            Outcome::Refused(code) => Some((answer.at, code.as_str())),
            _ => None,
        })
    }
}

impl Answer {
    /// Whether it is certain from now on what is in the log.
    const fn is_definite(&self) -> bool {
        match self.outcome {
            Outcome::Accepted(_) => true,
            Outcome::Refused(_) => self.is_only,
            Outcome::Unknown => false,
        }
    }
}

/// What a seat's player sees of its decisions, by half-day.
pub(crate) fn turns_of(log: impl IntoIterator<Item = Entry>) -> Vec<Vec<Decision>> {
    let mut turns: Vec<Vec<Decision>> = Vec::new();
    let mut goings_on = 0;
    for entry in log {
        match (entry, turns.last_mut()) {
            (Entry::WentOn, _) => {
                goings_on += 1;
                if goings_on < GOINGS_ON {
                    turns.push(Vec::new());
                }
            }
            (Entry::Decided(decision), Some(turn)) => turn.push(decision.into()),
            (Entry::TookBack { kept }, Some(turn)) => turn.truncate(kept),
            // Who plays, and whether the game goes on, leaves decisions as they are. Before the first dice nothing is decided; the rules say so.
            (Entry::ChangedHands | Entry::Ended, _) | (_, None) => {}
        }
    }
    turns
}

pub(crate) fn digest(turns: &[Vec<Decision>]) -> u64 {
    let mut hasher = DefaultHasher::new();
    turns.hash(&mut hasher);
    hasher.finish()
}

/// Looks for anything that the logs do not explain. The table is the one before the first dice.
pub(crate) fn check(start: &Table, logs: &[Vec<Line>], tabs: &[&Tab]) -> Result<(), Violation> {
    let explanation = Explanation::new(start, logs, tabs);
    explanation.check_places()?;
    explanation.check_origins()?;
    explanation.check_order()?;
    explanation.check_rules()?;
    explanation.check_refusals()?;
    explanation.check_reads()
}

const fn violation(kind: Kind, about: String) -> Violation {
    Violation { kind, about }
}

#[cfg(test)]
mod tests;

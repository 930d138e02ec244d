//! The checks: each looks for something that the stored logs do not explain.

use std::collections::BTreeMap;
use std::time::Instant;

use troyes_table::{Command, Entry, Table};

use super::{
    Call, Connection, Kind, Line, Outcome, Read, Tab, Violation, digest, turns_of, violation,
};

/// What the server says when the database refuses a command that the rules allow.
pub(super) const NOT_STORED: &str = "not-stored";

/// The logs, with the calls that they come from.
pub(super) struct Explanation<'a> {
    start: &'a Table,
    logs: &'a [Vec<Line>],
    tabs: &'a [&'a Tab],
    /// Calls by seat and name.
    calls: BTreeMap<(usize, &'a str), &'a Call>,
}

impl<'a> Explanation<'a> {
    pub(super) fn new(start: &'a Table, logs: &'a [Vec<Line>], tabs: &'a [&'a Tab]) -> Self {
        let calls = tabs.iter().flat_map(|tab| &tab.calls);
        let calls = calls.map(|call| ((call.seat, call.id.as_str()), call)).collect();
        Self { start, logs, tabs, calls }
    }

    /// The call that a line comes from, if a person has asked for it.
    fn call_of(&self, seat: usize, line: &Line) -> Option<&'a Call> {
        self.calls.get(&(seat, line.id.as_str())).copied()
    }

    /// The sequences of a call's entries.
    fn sequences_of(&self, call: &Call) -> Vec<usize> {
        let lines = self.logs[call.seat].iter().enumerate();
        lines.filter(|(_, line)| line.id == call.id).map(|(index, _)| index + 1).collect()
    }

    /// Accepted calls are in the log once, where they were said to be; refused ones are not; of others nobody knows, but not twice.
    pub(super) fn check_places(&self) -> Result<(), Violation> {
        for call in self.calls.values() {
            let sequences = self.sequences_of(call);
            let fail = |kind| violation(kind, format!("{call:?} is stored as {sequences:?}"));
            if sequences.len() > 1 {
                return Err(fail(Kind::Doubled));
            }
            if let Some(&sequence) = sequences.first()
                && self.logs[call.seat][sequence - 1].entry != entry_of(call.command)
            {
                return Err(fail(Kind::Altered));
            }
            let definite = call.answers.iter().filter(|answer| answer.is_definite());
            let mut definite: Vec<_> = definite.map(|answer| &answer.outcome).collect();
            definite.dedup();
            match (definite.as_slice(), sequences.as_slice()) {
                ([], _) | ([Outcome::Refused(_)], []) => {}
                ([Outcome::Refused(_)], _) => return Err(fail(Kind::RefusedButStored)),
                ([Outcome::Accepted(_)], []) => return Err(fail(Kind::Lost)),
                ([Outcome::Accepted(said)], [stored]) if said == stored => {}
                ([Outcome::Accepted(_)], _) => return Err(fail(Kind::Moved)),
                _ => return Err(fail(Kind::Contradicted)),
            }
        }
        Ok(())
    }

    /// Everything in the log was asked for by somebody, or comes by itself.
    pub(super) fn check_origins(&self) -> Result<(), Violation> {
        for (seat, sequence, line) in self.lines() {
            if !line.id.contains('/') && self.call_of(seat, line).is_none() {
                let about = format!("entry {sequence} of seat {seat}: {line:?}");
                return Err(violation(Kind::Invented, about));
            }
        }
        Ok(())
    }

    /// Whatever was answered before something else was asked for comes before it.
    pub(super) fn check_order(&self) -> Result<(), Violation> {
        for (seat, log) in self.logs.iter().enumerate() {
            // The call that was asked for last among those so far.
            let mut latest: Option<&Call> = None;
            for call in log.iter().filter_map(|line| self.call_of(seat, line)) {
                if let Some((answered, _)) = call.accepted()
                    && let Some(before) = latest.filter(|latest| latest.invoked > answered)
                {
                    let about = format!("{call:?} was answered, and then came {before:?}");
                    return Err(violation(Kind::Reordered, about));
                }
                if latest.is_none_or(|latest| latest.invoked < call.invoked) {
                    latest = Some(call);
                }
            }
        }
        Ok(())
    }

    /// The log can be played.
    pub(super) fn check_rules(&self) -> Result<(), Violation> {
        let lengths: Vec<usize> = self.logs.iter().map(Vec::len).collect();
        match self.cut(&lengths) {
            Ok(_) => Ok(()),
            Err((seat, sequence)) => {
                let about = format!("entry {sequence} of seat {seat} of {:?}", self.logs);
                Err(violation(Kind::Illegal, about))
            }
        }
    }

    /// A refusal follows from the logs as they were at some moment between question and answer.
    pub(super) fn check_refusals(&self) -> Result<(), Violation> {
        for call in self.calls.values() {
            let Some((at, code)) = call.refused() else { continue };
            // Not for a reason of the game: the log does not show it.
            if code == NOT_STORED {
                continue;
            }
            let windows: Vec<_> = (0..self.logs.len())
                .map(|seat| self.lengths_between(seat, call.invoked, at))
                .collect();
            if !self.is_refused_within(call, code, &windows) {
                let about = format!("{call:?}, lengths of the logs {windows:?}");
                return Err(violation(Kind::RefusedForNothing, about));
            }
        }
        Ok(())
    }

    /// Whether a call is refused with this code at some moment of these. Other seats matter only to somebody who waits for them, and one who
    /// is not done is enough.
    fn is_refused_within(
        &self,
        call: &Call,
        code: &str,
        windows: &[std::ops::RangeInclusive<usize>],
    ) -> bool {
        let ends: Vec<usize> = self.logs.iter().map(Vec::len).collect();
        windows[call.seat].clone().any(|length| {
            let others = windows.iter().enumerate().filter(|&(other, _)| other != call.seat);
            let moments = others
                .flat_map(|(other, window)| window.clone().map(move |length| (other, length)));
            let alone = std::iter::once((call.seat, length));
            alone.chain(moments).any(|(other, length_of_other)| {
                let mut lengths = ends.clone();
                lengths[other] = length_of_other;
                lengths[call.seat] = length;
                let table = self.cut(&lengths).ok();
                let refused =
                    table.and_then(|mut table| table.command(call.seat, call.command).err());
                refused.is_some_and(|refused| refused.code() == code)
            })
        })
    }

    /// How long a seat's log can have been at some moment between two: everything that was known before is in it, nothing that was asked for
    /// later.
    fn lengths_between(
        &self,
        seat: usize,
        from: Instant,
        to: Instant,
    ) -> std::ops::RangeInclusive<usize> {
        let calls = || self.calls.values().filter(|call| call.seat == seat);
        // Of a bot nothing is seen but what it has finished.
        if calls().next().is_none() {
            return self.logs[seat].len()..=self.logs[seat].len();
        }
        let accepted = calls().filter_map(|call| call.accepted());
        let read = self.tabs.iter().flat_map(|tab| &tab.reads).filter(|read| read.seat == seat);
        let known = accepted.chain(read.map(|read| (read.at, read.version)));
        let known = known.filter(|&(at, _)| at < from).map(|(_, sequence)| sequence).max();
        let later = calls().filter(|call| call.invoked > to);
        let later = later.flat_map(|call| self.sequences_of(call)).min();
        known.unwrap_or(0)..=later.map_or(self.logs[seat].len(), |sequence| sequence - 1)
    }

    pub(super) fn check_reads(&self) -> Result<(), Violation> {
        let digests: Vec<Vec<u64>> = self.logs.iter().map(|log| digests(log)).collect();
        let latest: Vec<Vec<Option<Instant>>> =
            (0..self.logs.len()).map(|seat| self.latest_invocations(seat)).collect();
        for tab in self.tabs {
            for (index, read) in tab.reads.iter().enumerate() {
                let fail = |kind| {
                    violation(kind, format!("{read:?} of {:?}", tab.connections[read.connection]))
                };
                if digests[read.seat].get(read.version) != Some(&read.turns) {
                    return Err(fail(Kind::ShownButNotStored));
                }
                if latest[read.seat][read.version].is_some_and(|invoked| invoked > read.at) {
                    return Err(fail(Kind::ShownTooEarly));
                }
                let same =
                    |other: &&Read| (other.connection, other.seat) == (read.connection, read.seat);
                match tab.reads[..index].iter().rfind(same) {
                    Some(before) if before.version > read.version => {
                        return Err(fail(Kind::ShownBackwards));
                    }
                    Some(_) => {}
                    // The first of a connection: its server has not forgotten what it knew.
                    None if self.known_at_opening(tab, read) > read.version => {
                        return Err(fail(Kind::StaleRead));
                    }
                    None => {}
                }
                if accepted_before(tab, read) > read.version {
                    return Err(fail(Kind::StaleRead));
                }
            }
        }
        Ok(())
    }

    /// When the last of the first entries of a seat was asked for, for every length of its log.
    fn latest_invocations(&self, seat: usize) -> Vec<Option<Instant>> {
        let mut latest = vec![None];
        for line in &self.logs[seat] {
            let before = *latest.last().expect("there is one");
            latest.push(before.max(self.call_of(seat, line).map(|call| call.invoked)));
        }
        latest
    }

    /// How much of a seat the server of a connection had sent to anybody before the connection was asked for.
    fn known_at_opening(&self, tab: &Tab, read: &Read) -> usize {
        let Connection { server, opened } = &tab.connections[read.connection];
        let mut known = 0;
        for other in self.tabs {
            let here = |connection: usize| other.connections[connection].server == *server;
            for call in other.calls.iter().filter(|call| call.seat == read.seat) {
                for answer in &call.answers {
                    if let Outcome::Accepted(sequence) = answer.outcome
                        && answer.at < *opened
                        && here(answer.connection)
                    {
                        known = known.max(sequence);
                    }
                }
            }
            let shown = other.reads.iter().filter(|shown| {
                shown.seat == read.seat && shown.at < *opened && here(shown.connection)
            });
            known = known.max(shown.map(|shown| shown.version).max().unwrap_or(0));
        }
        known
    }

    fn lines(&self) -> impl Iterator<Item = (usize, usize, &'a Line)> {
        self.logs.iter().enumerate().flat_map(|(seat, log)| {
            log.iter().enumerate().map(move |(index, line)| (seat, index + 1, line))
        })
    }

    /// The table when the logs were so long; otherwise seat and sequence of the first entry that is not legal.
    fn cut(&self, lengths: &[usize]) -> Result<Table, (usize, usize)> {
        let cut = |(log, &length): (&Vec<Line>, &usize)| {
            log[..length].iter().map(|line| line.entry).collect()
        };
        let logs: Vec<Vec<Entry>> = self.logs.iter().zip(lengths).map(cut).collect();
        let replayed = self.start.clone().replay(&logs);
        match replayed.broken.first() {
            Some(&broken) => Err(broken),
            None => Ok(replayed.table),
        }
    }
}

/// The largest entry that a connection had accepted before it showed something.
fn accepted_before(tab: &Tab, read: &Read) -> usize {
    let calls = tab.calls.iter().filter(|call| call.seat == read.seat);
    let answers = calls.flat_map(|call| &call.answers);
    let here = answers.filter(|answer| answer.connection == read.connection && answer.at < read.at);
    let sequences = here.filter_map(|answer| match answer.outcome {
        Outcome::Accepted(sequence) => Some(sequence),
        _ => None,
    });
    sequences.max().unwrap_or(0)
}

/// The digest of a seat's turns, for every length of its log.
fn digests(log: &[Line]) -> Vec<u64> {
    let prefix = |length: usize| turns_of(log[..length].iter().map(|line| line.entry));
    (0..=log.len()).map(|length| digest(&prefix(length))).collect()
}

/// What a command becomes.
pub(super) const fn entry_of(command: Command) -> Entry {
    match command {
        Command::GoOn => Entry::WentOn,
        Command::Decide(decision) => Entry::Decided(decision),
        Command::TakeBack { keep } => Entry::TookBack { kept: keep },
        Command::End => Entry::Ended,
    }
}

//! A checker that cannot fail is worth nothing: every kind of broken promise is made up once, and found.

use std::time::Duration;

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_table::Pace;

use super::explanation::{NOT_STORED, entry_of};
use super::*;

/// A game of one seat that was played at one page, and what was stored of it.
#[derive(Clone)]
struct Story {
    start: Table,
    log: Vec<Line>,
    tabs: Vec<Tab>,
    begun: Instant,
}

impl Story {
    /// Two half-days with something taken back: the commands are called 1, 2, 3 and so on, each is asked for at ten times its number, seen
    /// one millisecond later and answered after another.
    fn new() -> Self {
        let deal = Deal::new(Seed::from_text("history"), ColumnsMode::First, true);
        let names = vec!["Player".to_owned()];
        let start = Table::new(&deal, ColumnsMode::First, Pace::Own, names).unwrap();
        let begun = Instant::now();
        let connection = Connection { server: "here".to_owned(), opened: begun };
        let tab = Tab { connections: vec![connection], ..Tab::default() };
        let mut story = Self { start: start.clone(), log: Vec::new(), tabs: vec![tab], begun };
        let mut table = start;
        for _ in 0..2 {
            story.act(&mut table, Command::GoOn);
            let first = table.offers(0)[0].decision;
            story.act(&mut table, Command::Decide(first));
            story.act(&mut table, Command::TakeBack { keep: 0 });
            while !table.players()[0].is_done() {
                let decision = table.offers(0)[0].decision;
                story.act(&mut table, Command::Decide(decision));
            }
        }
        story
    }

    fn at(&self, milliseconds: usize) -> Instant {
        self.begun + Duration::from_millis(milliseconds as u64)
    }

    fn act(&mut self, table: &mut Table, command: Command) {
        table.command(0, command).unwrap();
        let number = table.players()[0].log().len();
        self.log.push(Line { id: number.to_string(), entry: entry_of(command) });
        let call = self.call(number, command, 10 * number, Outcome::Accepted(number));
        let read = self.read(0, number, 10 * number + 1);
        self.tabs[0].calls.push(call);
        self.tabs[0].reads.push(read);
    }

    /// A call that was answered two milliseconds after it was asked for.
    fn call(&self, name: usize, command: Command, asked: usize, outcome: Outcome) -> Call {
        let answer = Answer { at: self.at(asked + 2), connection: 0, is_only: true, outcome };
        Call {
            seat: 0,
            id: name.to_string(),
            command,
            invoked: self.at(asked),
            answers: vec![answer],
        }
    }

    /// The seat as the log up to a version shows it.
    fn read(&self, connection: usize, version: usize, at: usize) -> Read {
        let turns = turns_of(self.log[..version].iter().map(|line| line.entry));
        Read { at: self.at(at), connection, seat: 0, version, turns: digest(&turns) }
    }

    fn calls(&mut self) -> &mut Vec<Call> {
        &mut self.tabs[0].calls
    }

    fn check(&self) -> Result<(), Kind> {
        let tabs: Vec<&Tab> = self.tabs.iter().collect();
        check(&self.start, std::slice::from_ref(&self.log), &tabs).map_err(|broken| broken.kind)
    }
}

/// Changes what was stored or sent, and compares what is found.
fn check_story(expected: Result<(), Kind>, change: impl FnOnce(&mut Story)) {
    let mut story = Story::new();
    assert_eq!(story.check(), Ok(()), "as it was");
    change(&mut story);
    assert_eq!(story.check(), expected);
}

fn last<T>(list: &mut [T]) -> &mut T {
    list.last_mut().expect("there is one")
}

#[test]
fn what_is_accepted_is_there_once() {
    check_story(Err(Kind::Lost), |story| {
        story.log.pop();
    });
    check_story(Err(Kind::Doubled), |story| story.log.push(story.log[2].clone()));
    check_story(Err(Kind::Moved), |story| story.log.swap(1, 2));
    check_story(Err(Kind::Altered), |story| last(&mut story.log).entry = Entry::WentOn);
    check_story(Err(Kind::Invented), |story| {
        story.log.push(Line { id: "nobody's".to_owned(), entry: Entry::WentOn });
    });
    check_story(Err(Kind::Contradicted), |story| {
        let again = Answer { outcome: Outcome::Accepted(1), ..story.calls()[3].answers[0].clone() };
        story.calls()[3].answers.push(again);
    });
    // What comes by itself need not be asked for.
    check_story(Ok(()), |story| {
        story.log.push(Line { id: "dice/99".to_owned(), entry: Entry::WentOn });
    });
}

#[test]
fn what_is_refused_is_not_there() {
    for code in ["turn-pending", NOT_STORED] {
        check_story(Err(Kind::RefusedButStored), |story| {
            last(story.calls()).answers[0].outcome = Outcome::Refused(code.to_owned());
        });
    }
    // Unless it had been sent before, without an answer.
    check_story(Ok(()), |story| {
        let outcome = Outcome::Refused(NOT_STORED.to_owned());
        let answer = &mut last(story.calls()).answers[0];
        (answer.is_only, answer.outcome) = (false, outcome);
    });
}

#[test]
fn what_is_unknown_may_be_there_once() {
    check_story(Ok(()), |story| last(story.calls()).answers[0].outcome = Outcome::Unknown);
    check_story(Ok(()), |story| last(story.calls()).answers.clear());
    check_story(Ok(()), |story| {
        let other = story.call(999, Command::GoOn, 5, Outcome::Unknown);
        story.calls().push(other);
    });
    check_story(Err(Kind::Doubled), |story| {
        last(story.calls()).answers.clear();
        let line = last(&mut story.log).clone();
        story.log.push(line);
    });
}

#[test]
fn the_order_agrees_with_time() {
    // Numbers and answers agree, but the second was asked for after the first was answered.
    let swap = |story: &mut Story| {
        let (second, third) = (story.calls()[1].clone(), story.calls()[2].clone());
        story.calls()[1] = Call { id: third.id, command: third.command, ..second };
        story.calls()[2] =
            Call { id: second.id, command: second.command, ..story.calls()[2].clone() };
        story.calls()[1].answers[0].outcome = Outcome::Accepted(3);
        story.calls()[2].answers[0].outcome = Outcome::Accepted(2);
    };
    check_story(Err(Kind::Reordered), swap);
    // At the same time, either may be first. Both were seen later.
    check_story(Ok(()), |story| {
        swap(story);
        let (early, late) = (story.at(20), story.at(35));
        for call in &mut story.calls()[1..3] {
            call.invoked = early;
            call.answers[0].at = late;
        }
    });
}

#[test]
fn the_log_follows_the_rules() {
    check_story(Err(Kind::Illegal), |story| {
        let call = Call { command: Command::TakeBack { keep: 200 }, ..last(story.calls()).clone() };
        last(&mut story.log).entry = entry_of(call.command);
        *last(story.calls()) = call;
        story.tabs[0].reads.clear();
    });
}

#[test]
fn refusals_have_a_reason() {
    let refuse = |story: &mut Story, asked: usize, code: &str| {
        let outcome = Outcome::Refused(code.to_owned());
        let call = story.call(999, Command::TakeBack { keep: 0 }, asked, outcome);
        story.calls().push(call);
    };
    // After the second command there was something to take back, after the third there was not.
    let code = "nothing-to-take-back";
    check_story(Err(Kind::RefusedForNothing), |story| refuse(story, 25, code));
    check_story(Ok(()), |story| refuse(story, 35, code));
    // The reason must be the right one.
    check_story(Err(Kind::RefusedForNothing), |story| refuse(story, 35, "game-over"));
    // While the third was under way, both are possible.
    check_story(Ok(()), |story| refuse(story, 29, code));
    check_story(Ok(()), |story| refuse(story, 25, NOT_STORED));
}

#[test]
fn views_are_never_older_than_what_was_sent() {
    check_story(Err(Kind::ShownBackwards), |story| {
        let read = story.read(0, 3, 49);
        story.tabs[0].reads.insert(4, read);
    });
    // Nothing was shown in between, but something was accepted.
    check_story(Err(Kind::StaleRead), |story| {
        story.tabs[0].reads.truncate(2);
        let read = story.read(0, 2, 38);
        story.tabs[0].reads.push(read);
    });
    check_story(Err(Kind::ShownTooEarly), |story| {
        let early = story.at(1);
        story.tabs[0].reads[0].at = early;
    });
    check_story(Err(Kind::ShownButNotStored), |story| story.tabs[0].reads[1].turns ^= 1);
    check_story(Err(Kind::ShownButNotStored), |story| {
        let number = story.log.len() + 1;
        last(&mut story.tabs[0].reads).version = number;
    });
}

#[test]
fn a_server_does_not_forget() {
    let open = |story: &mut Story, server: &str, opened: usize| {
        let connection = Connection { server: server.to_owned(), opened: story.at(opened) };
        let read = story.read(0, 3, opened + 2);
        let tab = Tab { connections: vec![connection], reads: vec![read], calls: Vec::new() };
        story.tabs.push(tab);
    };
    check_story(Err(Kind::StaleRead), |story| open(story, "here", 45));
    check_story(Ok(()), |story| open(story, "here", 39));
    // Another server may not have heard of it yet.
    check_story(Ok(()), |story| open(story, "there", 45));
}

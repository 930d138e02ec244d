//! What can be seen of a table: offers, closed half-days, what others do.

use troyes_rules::{Effect, HalfDay, Outcome};
use troyes_table::{Command, Pace, Table, Viewer};

use crate::{finish_turn, first, table};

#[test]
fn others_are_seen_as_far_as_both_have_closed() {
    let mut table = table(Pace::Own, 2);
    for _ in 0..5 {
        table.command(0, Command::GoOn).unwrap();
        finish_turn(&mut table, 0);
    }
    for _ in 0..3 {
        table.command(1, Command::GoOn).unwrap();
        finish_turn(&mut table, 1);
    }
    let (fast, slow) = (Viewer::Seat(0), Viewer::Seat(1));
    assert_eq!((table.horizon(fast, 0), table.horizon(fast, 1)), (4, 2));
    assert_eq!((table.horizon(slow, 0), table.horizon(slow, 1)), (2, 2));
    assert_eq!((table.horizon(Viewer::Spectator, 0), table.horizon(Viewer::Spectator, 1)), (2, 2));
    assert_eq!(table.known_rolls(fast).len(), 5);
    assert_eq!(table.known_rolls(slow).len(), 3);
    assert_eq!(table.known_rolls(Viewer::Spectator).len(), 3);
    assert_eq!(table.record().half_days.len(), 2);
    assert_eq!(table.record().seed, None, "a seed reveals all rolls");
}

#[test]
fn offers_say_what_happens() {
    let mut table = table(Pace::Own, 1);
    for _ in 0..16 {
        table.command(0, Command::GoOn).unwrap();
        while !table.players()[0].is_done() {
            let before = *table.players()[0].now();
            let offers = table.offers(0);
            assert!(offers.iter().map(|offer| offer.decision).eq(before.decisions()));
            let offer = offers.last().unwrap();
            let spent = |resource| {
                let crossed =
                    |table: &Table| table.players()[0].now().seat().sheet().crossed(resource);
                let mut after = table.clone();
                after.command(0, Command::Decide(offer.decision)).unwrap();
                crossed(&after) - crossed(&table)
            };
            assert_eq!(troyes_rules::Resource::ALL.map(spent), offer.cost.0);
            table.command(0, Command::Decide(offer.decision)).unwrap();
            let after = table.players()[0].now();
            assert_eq!(
                i32::from(after.score().total()) - i32::from(before.score().total()),
                offer.points
            );
            assert_eq!(table.players()[0].is_done(), offer.finishes);
            let half_day = after.board().half_day().unwrap();
            let played = table.players()[0].half_day(half_day).unwrap();
            let step = played.steps.last().unwrap();
            assert_eq!(
                (step.decision, step.cost, &step.effects, step.points),
                (offer.decision, offer.cost, &offer.effects, offer.points)
            );
            assert_eq!(played.end(), after.seat());
        }
    }
    assert_eq!(
        table.players()[0].half_day(HalfDay::ALL[15]).unwrap().steps.len(),
        table.players()[0].turn().len()
    );
}

/// What was decided in a half-day can be asked for once it is closed.
#[test]
fn decisions_of_closed_half_days_are_kept() {
    let mut table = table(Pace::Own, 1);
    table.command(0, Command::GoOn).unwrap();
    let decision = first(&table, 0);
    finish_turn(&mut table, 0);
    assert_eq!(table.players()[0].closed_half_day(HalfDay::ALL[0]), None, "not closed yet");
    table.command(0, Command::GoOn).unwrap();
    assert_eq!(
        table.players()[0].closed_half_day(HalfDay::ALL[0]).unwrap().steps[0].decision,
        decision
    );
    assert!(table.players()[0].half_day(HalfDay::ALL[1]).unwrap().steps.is_empty());
    assert_eq!(table.players()[0].half_day(HalfDay::ALL[2]), None);
}

/// Events are kept with the half-day that they came with, from day 3 on.
#[test]
fn events_are_kept() {
    let mut table = table(Pace::Own, 1);
    assert_eq!(table.players()[0].half_day(HalfDay::ALL[0]), None, "nothing was rolled");
    for _ in 0..16 {
        table.command(0, Command::GoOn).unwrap();
        finish_turn(&mut table, 0);
    }
    table.command(0, Command::GoOn).unwrap();
    let mut sheet = *troyes_rules::Solo::new(table.setup()).seat().sheet();
    for half_day in HalfDay::ALL {
        let played = table.players()[0].half_day(half_day).unwrap();
        let attacks = played.start.board().attacks().count();
        assert_eq!(played.event.len(), attacks);
        assert_eq!(attacks == 1, half_day.has_attacks());
        let crossed = played
            .event
            .iter()
            .filter(|effect| matches!(effect, Effect::Attacked { outcome: Outcome::Crossed, .. }));
        let before = sheet.score().total();
        sheet = *played.start.seat().sheet();
        if crossed.count() == 0 {
            assert_eq!(before, sheet.score().total());
        }
        sheet = *played.end().sheet();
        assert_eq!(*table.players()[0].end_of(half_day).unwrap().seat().sheet(), sheet);
    }
}

//! Tables as they are played: paces, take-back, seats that change hands, the end.

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Decision, HalfDay};
use troyes_table::{Command, Entry, LogEntry, Pace, Rejection, Table, Viewer};

use crate::{finish_turn, first, table};

#[test]
fn together_means_when_all_have_acted() {
    let mut table = table(Pace::Together, 3);
    let accepted = table.command(1, Command::GoOn).unwrap();
    let first = |seat| LogEntry { seat, sequence: 1, entry: Entry::WentOn };
    assert_eq!(accepted.entries, [0, 1, 2].map(first), "everybody sees the first dice");
    finish_turn(&mut table, 0);
    assert_eq!(table.command(0, Command::GoOn), Err(Rejection::OthersPending(1)));
    assert_eq!(table.command(1, Command::GoOn), Err(Rejection::TurnPending));
    finish_turn(&mut table, 1);
    finish_turn(&mut table, 2);
    table.command(0, Command::GoOn).unwrap();
    assert!(table.players().iter().all(|player| player.closed() == 1));
}

#[test]
fn own_pace_waits_for_nobody() {
    let mut table = table(Pace::Own, 2);
    for _ in 0..5 {
        table.command(0, Command::GoOn).unwrap();
        finish_turn(&mut table, 0);
    }
    assert_eq!([0, 1].map(|seat| table.players()[seat].closed()), [4, 0]);
    table.command(1, Command::GoOn).unwrap();
    finish_turn(&mut table, 1);
    assert_eq!(
        table.players()[0].end_of(HalfDay::ALL[0]).unwrap().board(),
        table.players()[1].now().board(),
        "the same dice"
    );
}

/// A log does not grow without end: at some point a turn can only be finished. Older logs may be longer, and are followed.
#[test]
fn nobody_takes_back_without_end() {
    let mut table = table(Pace::Own, 1);
    for half_day in 0..2 {
        table.command(0, Command::GoOn).unwrap();
        let before = table.players()[0].log().len();
        let refused = loop {
            let decision = first(&table, 0);
            table.command(0, Command::Decide(decision)).unwrap();
            if let Err(rejection) = table.command(0, Command::TakeBack { keep: 0 }) {
                break rejection;
            }
            assert!(table.players()[0].log().len() < 1_000, "somewhere is an end");
        };
        assert_eq!(refused, Rejection::TooManyChanges, "half-day {half_day}");
        assert!(table.players()[0].log().len() - before >= 200, "everybody may think twice");
        finish_turn(&mut table, 0);
    }
    table.command(0, Command::GoOn).unwrap();
    let decision = first(&table, 0);
    let again = [Entry::Decided(decision), Entry::TookBack { kept: 0 }];
    let log = [table.players()[0].log(), &again.repeat(1_000)].concat();
    let start = crate::table(Pace::Own, 1);
    assert_eq!(start.replay(&[log]).broken, []);
}

#[test]
fn turns_are_taken_back_until_the_next_dice() {
    let mut table = table(Pace::Own, 1);
    assert_eq!(table.command(0, Command::TakeBack { keep: 0 }), Err(Rejection::NothingToTakeBack));
    table.command(0, Command::GoOn).unwrap();
    let shown = *table.players()[0].now();
    assert_eq!(table.command(0, Command::TakeBack { keep: 0 }), Err(Rejection::NothingToTakeBack));
    finish_turn(&mut table, 0);
    let accepted = table.command(0, Command::TakeBack { keep: 0 }).unwrap();
    assert_eq!(*table.players()[0].now(), shown);
    let sequence = table.players()[0].log().len();
    let entry = Entry::TookBack { kept: 0 };
    assert_eq!(accepted.entries, [LogEntry { seat: 0, sequence, entry }], "the log only grows");
    finish_turn(&mut table, 0);
    table.command(0, Command::GoOn).unwrap();
    let before = table.clone();
    assert_eq!(table.command(0, Command::TakeBack { keep: 0 }), Err(Rejection::NothingToTakeBack));
    assert_eq!(table, before);
}

#[test]
fn wrong_commands_change_nothing() {
    let mut table = table(Pace::Together, 2);
    let before = table.clone();
    assert_eq!(table.command(2, Command::GoOn), Err(Rejection::NoSuchSeat));
    let refused = table.command(0, Command::Decide(Decision::Relief)).unwrap_err();
    assert_eq!(
        (refused.code(), refused.to_string().as_str()),
        ("not-rolled", "no dice have been rolled yet")
    );
    assert_eq!(table, before);
    assert_eq!(
        Rejection::OthersPending(1).to_string(),
        "seat 2 has not finished the turn of this half-day"
    );
}

#[test]
fn the_end_is_closed_like_any_half_day() {
    let mut table = table(Pace::Together, 2);
    for half_day in 1..=16 {
        table.command(0, Command::GoOn).unwrap();
        assert!(!table.is_finished(), "{half_day}");
        finish_turn(&mut table, 0);
        finish_turn(&mut table, 1);
    }
    assert!(table.command(1, Command::TakeBack { keep: 0 }).is_ok(), "the last turn too");
    finish_turn(&mut table, 1);
    table.command(1, Command::GoOn).unwrap();
    assert!(table.is_finished());
    assert_eq!(table.command(0, Command::GoOn), Err(Rejection::GameOver));
    let record = table.record();
    assert_eq!(record.seed.as_ref(), table.seed());
    assert!(record.seed.is_some());
    assert!(record.verify().unwrap().finished);
}

/// Dice that follow from no seed, as in a record that people rolled by hand and that is played on.
#[test]
fn other_dice_have_no_seed() {
    let deal = Deal::new(Seed::from_text("table"), ColumnsMode::First, false);
    let mut rolls = deal.rolls;
    rolls.reverse();
    let mut table =
        Table::with_rolls(deal.setup, rolls, ColumnsMode::First, Pace::Own, vec![String::new()])
            .unwrap();
    for _ in 0..16 {
        table.command(0, Command::GoOn).unwrap();
        finish_turn(&mut table, 0);
    }
    table.command(0, Command::GoOn).unwrap();
    assert_eq!((table.seed(), table.record().seed), (None, None));
    assert_eq!(table.record().half_days[0].roll, deal.rolls[15]);
    assert_eq!(table.setup(), &deal.setup);
    assert!(table.record().verify().unwrap().finished);
}

#[test]
fn one_to_ten_players() {
    let deal = Deal::new(Seed::from_text("table"), ColumnsMode::First, false);
    for names in [Vec::new(), vec![String::new(); 11]] {
        assert!(Table::new(&deal, ColumnsMode::First, Pace::Own, names).is_err());
    }
}

/// Only the winner of a game with others has won it (R9.3), and only finished games earn anything.
#[test]
fn feats_come_at_the_end() {
    let mut table = table(Pace::Own, 2);
    for seat in 0..2 {
        for _ in 0..16 {
            assert!(table.feats(seat).is_empty());
            table.command(seat, Command::GoOn).unwrap();
            finish_turn(&mut table, seat);
        }
        table.command(seat, Command::GoOn).unwrap();
    }
    let game = table.record().replay().unwrap();
    for seat in 0..2 {
        assert_eq!(table.feats(seat), game.feats(seat).collect::<Vec<_>>());
    }
}

/// A game can end with the sheets as they are: what was decided stands, everybody sees it, nobody earns anything, and the log says so.
#[test]
fn games_that_are_ended() {
    for pace in [Pace::Together, Pace::Own] {
        let mut table = table(pace, 2);
        let start = table.clone();
        table.command(0, Command::GoOn).unwrap();
        finish_turn(&mut table, 0);
        let total = table.players()[0].now().score().total();
        let accepted = table.command(0, Command::End).unwrap();
        assert_eq!(accepted.entries.len(), 2);
        assert!(table.is_finished() && table.is_ended_early());
        assert_eq!(table.players()[0].now().score().total(), total);
        assert_eq!(table.horizon(Viewer::Spectator, 0), 1, "there is nothing left to hide");
        for seat in 0..2 {
            assert!(table.feats(seat).is_empty() && table.offers(seat).is_empty());
            for command in [Command::GoOn, Command::TakeBack { keep: 0 }, Command::End] {
                assert_eq!(table.command(seat, command), Err(Rejection::GameOver));
            }
        }
        let logs: Vec<Vec<Entry>> =
            table.players().iter().map(|player| player.log().to_vec()).collect();
        let replayed = start.replay(&logs);
        assert!(replayed.broken.is_empty() && replayed.table == table);
        let record = table.record();
        assert_eq!(record.half_days.len(), usize::from(pace == Pace::Together));
        assert!(!record.verify().unwrap().finished && record.seed.is_some());
    }
}

/// The player who gets a seat plays on from its log as it is; the sheet of two people earns nobody anything.
#[test]
fn seats_that_change_hands() {
    let mut table = table(Pace::Together, 2);
    table.command(0, Command::GoOn).unwrap();
    let decision = first(&table, 1);
    table.command(1, Command::Decide(decision)).unwrap();
    let turn = table.players()[1].turn().len();
    let accepted = table.change_hands(1, "Carla".into()).unwrap();
    let entry = LogEntry { seat: 1, sequence: 3, entry: Entry::ChangedHands };
    assert_eq!(accepted.entries, [entry]);
    assert_eq!((table.players()[1].name(), table.players()[1].turn().len()), ("Carla", turn));
    assert_eq!(table.change_hands(2, "Dora".into()), Err(Rejection::NoSuchSeat));
    for _ in 0..16 {
        (0..2).for_each(|seat| finish_turn(&mut table, seat));
        table.command(0, Command::GoOn).unwrap();
    }
    assert!(table.is_finished() && table.feats(1).is_empty());
    assert!(table.change_hands(1, "Dora".into()).is_err(), "the result is nobody else's");
}

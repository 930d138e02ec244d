//! Tables as they are played: paces, take-back, what can be seen, replay from logs.

use proptest::prelude::*;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Decision, Effect, HalfDay, Outcome};
use troyes_table::{Command, Entry, LogEntry, Pace, Rejection, Table, Viewer};

fn table(pace: Pace, players: usize) -> Table {
    let deal = Deal::new(Seed::from_text("table"), ColumnsMode::First, true);
    let names = (1..=players).map(|number| format!("Player {number}")).collect();
    Table::new(&deal, ColumnsMode::First, pace, names).unwrap()
}

/// Decides whatever comes first until the turn is finished.
fn finish_turn(table: &mut Table, seat: usize) {
    while !table.players()[seat].is_done() {
        let decision = table.offers(seat)[0].decision;
        table.command(seat, Command::Decide(decision)).unwrap();
    }
}

fn first(table: &Table, seat: usize) -> Decision {
    table.offers(seat)[0].decision
}

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
    let start = self::table(Pace::Own, 1);
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

#[test]
fn broken_logs_are_noticed() {
    let mut played = table(Pace::Own, 2);
    played.command(0, Command::GoOn).unwrap();
    let mut logs: Vec<Vec<Entry>> =
        played.players().iter().map(|player| player.log().to_vec()).collect();
    logs[0].push(Entry::Decided(Decision::Relief));
    logs[1].push(Entry::TookBack { kept: 0 });
    let replayed = table(Pace::Own, 2).replay(&logs);
    assert_eq!(replayed.broken, [(0, 2), (1, 1)]);
    assert_eq!(replayed.table, played);
}

#[test]
fn one_to_ten_players() {
    let deal = Deal::new(Seed::from_text("table"), ColumnsMode::First, false);
    for names in [Vec::new(), vec![String::new(); 11]] {
        assert!(Table::new(&deal, ColumnsMode::First, Pace::Own, names).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever players do, in whatever order: the logs give the table back, and nobody's log is touched by another.
    #[test]
    fn logs_are_enough(together: bool, players in 1..4usize, commands in proptest::collection::vec((0..4usize, 0..8u8, any::<u16>()), 1..200)) {
        let pace = if together { Pace::Together } else { Pace::Own };
        let mut playing = table(pace, players);
        for (seat, kind, choice) in commands {
            let seat = seat % players;
            let offers = playing.offers(seat);
            let command = match kind {
                0 => Command::GoOn,
                1 => Command::TakeBack { keep: usize::from(choice) % 3 },
                _ if offers.is_empty() => Command::GoOn,
                _ => Command::Decide(offers[usize::from(choice) % offers.len()].decision),
            };
            let before = playing.clone();
            match playing.command(seat, command) {
                Err(_) => prop_assert_eq!(&playing, &before),
                Ok(accepted) => {
                    for (other, (now, then)) in playing.players().iter().zip(before.players()).enumerate() {
                        let added = accepted.entries.iter().find(|added| added.seat == other);
                        prop_assert_eq!(added.map(|added| added.entry), now.log().get(then.log().len()).copied());
                        prop_assert!(added.is_none_or(|added| added.sequence == now.log().len()));
                        let grown = usize::from(added.is_some());
                        prop_assert_eq!(now.log().len(), then.log().len() + grown);
                        prop_assert_eq!(added.is_none(), now == then);
                    }
                }
            }
        }
        let logs: Vec<Vec<Entry>> = playing.players().iter().map(|player| player.log().to_vec()).collect();
        let replayed = table(pace, players).replay(&logs);
        prop_assert!(replayed.broken.is_empty());
        prop_assert!(playing.record().verify().is_ok());
        prop_assert_eq!(replayed.table, playing);
    }
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

/// A record gives the table back that it was made from, finished or not.
#[test]
fn records_are_played_on() {
    let mut playing = table(Pace::Together, 2);
    for half_days in 0..=16 {
        let record = playing.record();
        let again = Table::of_record(&record, *playing.rolls(), Pace::Together).unwrap();
        assert_eq!(
            again.record().half_days,
            record.half_days[..record.half_days.len().saturating_sub(1)]
        );
        assert!(!again.is_finished());
        assert_eq!(
            again.players()[0].now().board().half_day(),
            HalfDay::new(half_days.max(1) as u8 - 1)
        );
        playing.command(0, Command::GoOn).unwrap();
        if half_days < 16 {
            finish_turn(&mut playing, 0);
            finish_turn(&mut playing, 1);
        }
    }
    assert!(playing.is_finished());
    let again = Table::of_record(&playing.record(), *playing.rolls(), Pace::Together).unwrap();
    assert_eq!(again, playing);
    assert!(!again.feats(0).contains(&troyes_rules::Feat::ThreeAlone));

    let mut broken = playing.record();
    broken.half_days[3].turns[1].push(Decision::Relief);
    assert!(Table::of_record(&broken, *playing.rolls(), Pace::Own).is_err());
    // Of columns nothing is claimed that the record does not say.
    let mut silent = playing.record();
    silent.columns_mode = None;
    let again = Table::of_record(&silent, *playing.rolls(), Pace::Own).unwrap();
    assert_eq!(again.columns_mode(), ColumnsMode::First);
}

/// A branch stands at the dice of its half-day; only later dice may differ.
#[test]
fn branches() {
    let mut playing = table(Pace::Together, 2);
    for _ in 0..5 {
        playing.command(1, Command::GoOn).unwrap();
        finish_turn(&mut playing, 0);
        finish_turn(&mut playing, 1);
    }
    let mut rolls = *playing.rolls();
    rolls.reverse();
    for half_day in HalfDay::ALL {
        let (same, other) =
            (playing.branch(half_day, None, None), playing.branch(half_day, Some(rolls), None));
        // Four half-days are closed, and the dice of the fifth lie.
        assert_eq!(same.is_some(), half_day.get() <= 5);
        let (Some(same), Some(other)) = (same, other) else { continue };
        assert_eq!((same.seed(), other.seed()), (playing.seed(), None));
        assert_eq!(same.rolls(), playing.rolls());
        let kept = half_day.index() + 1;
        assert_eq!(other.rolls()[..kept], playing.rolls()[..kept]);
        assert_eq!(other.rolls()[kept..], rolls[kept..]);
        for branch in [same, other] {
            assert_eq!(branch.pace(), Pace::Together);
            for (player, before) in branch.players().iter().zip(playing.players()) {
                assert_eq!(player.now().board().half_day(), Some(half_day));
                assert!(player.turn().is_empty() && !player.is_done());
                for earlier in &HalfDay::ALL[..half_day.index()] {
                    assert_eq!(player.half_day(*earlier), before.half_day(*earlier));
                }
            }
        }
    }
}

/// One player goes on alone with all that they had decided.
#[test]
fn one_branches_alone() {
    let mut playing = table(Pace::Together, 2);
    for _ in 0..3 {
        playing.command(1, Command::GoOn).unwrap();
        finish_turn(&mut playing, 0);
        finish_turn(&mut playing, 1);
    }
    let third = HalfDay::ALL[2];
    for seat in 0..2 {
        let alone = playing.branch(third, None, Some(seat)).unwrap();
        let [player] = alone.players() else { panic!("one player") };
        let before = &playing.players()[seat];
        assert_eq!(player.name(), before.name());
        for earlier in &HalfDay::ALL[..2] {
            assert_eq!(player.half_day(*earlier), before.half_day(*earlier));
        }
    }
    assert_eq!(playing.branch(third, None, Some(2)), None);
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

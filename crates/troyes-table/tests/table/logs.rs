//! Tables that follow from logs, from records and from other tables.

use proptest::prelude::*;
use troyes_record::ColumnsMode;
use troyes_rules::{Decision, HalfDay};
use troyes_table::{Command, Entry, Pace, Table};

use crate::{finish_turn, table};

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

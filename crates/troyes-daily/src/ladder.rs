//! Who stands where. More points come first, then fewer points that decisions gave away, and never time: what is equal by both is a tie,
//! and stays one.

use std::collections::BTreeMap;

use crate::day::Day;
use crate::span::Span;

/// The result of somebody on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The day whose deal was played.
    pub day: Day,
    /// The score.
    pub score: u16,
    /// What decisions gave away, in millionths of a point; `None` as long as the solver has not looked at the game.
    pub loss: Option<i64>,
}

/// Somebody on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung<Who> {
    /// Who it is.
    pub who: Who,
    /// 1 for whoever is first; those who are equal share a place.
    pub place: u32,
    /// Whether others share it.
    pub tied: bool,
    /// The points of all days together.
    pub points: u32,
    /// What decisions gave away on all of them together; `None` if that is not known of all days.
    pub loss: Option<i64>,
    /// How many days they have played.
    pub days: u32,
}

/// Points, and what was given away. What is not known yet comes after whatever is.
type Key = (core::cmp::Reverse<u32>, i64);

fn key(points: u32, loss: Option<i64>) -> Key {
    (core::cmp::Reverse(points), loss.unwrap_or(i64::MAX))
}

/// The ladder of some days: everybody with a result on one of them, the first first; who is equal, in the order of their names.
pub fn ladder<Who: Ord + Copy>(
    events: impl IntoIterator<Item = (Who, Outcome)>,
    span: Span,
) -> Vec<Rung<Who>> {
    let mut sums: BTreeMap<Who, (u32, Option<i64>, u32)> = BTreeMap::new();
    for (who, Outcome { score, loss, .. }) in
        events.into_iter().filter(|(_, outcome)| span.has(outcome.day))
    {
        let (points, lost, days) = sums.entry(who).or_insert((0, Some(0), 0));
        *points += u32::from(score);
        *lost = lost.zip(loss).map(|(sum, loss)| sum + loss);
        *days += 1;
    }
    let mut rungs: Vec<Rung<Who>> = sums
        .into_iter()
        .map(|(who, (points, loss, days))| Rung { who, place: 0, tied: false, points, loss, days })
        .collect();
    rungs.sort_by_key(|rung| key(rung.points, rung.loss));
    let keys: Vec<Key> = rungs.iter().map(|rung| key(rung.points, rung.loss)).collect();
    for (index, rung) in rungs.iter_mut().enumerate() {
        rung.place = 1 + keys.partition_point(|other| *other < keys[index]) as u32;
        rung.tied = keys.iter().filter(|other| **other == keys[index]).take(2).count() > 1;
    }
    rungs
}

/// Where somebody stands in the field of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How many are better.
    pub better: u32,
    /// How many are equal, oneself not counted.
    pub equal: u32,
    /// How many there are in all.
    pub field: u32,
}

impl Standing {
    /// 1 for whoever is first.
    #[must_use]
    pub const fn place(self) -> u32 {
        self.better + 1
    }

    /// Per cent of the others that are beaten, as duplicate bridge counts: whoever is equal counts half. `None` without others.
    #[must_use]
    pub fn beaten(self) -> Option<f64> {
        let others = self.field.checked_sub(1).filter(|&others| others > 0)?;
        let worse = others.saturating_sub(self.better + self.equal);
        Some(100.0 * (f64::from(worse) + f64::from(self.equal) / 2.0) / f64::from(others))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const DAY: u32 = 20_775;

    fn outcome(day: u32, score: u16, loss: Option<i64>) -> Outcome {
        Outcome { day: Day::new(day).unwrap(), score, loss }
    }

    #[test]
    fn ties_stay_ties() {
        let events = [
            ('d', outcome(DAY, 50, None)),
            ('a', outcome(DAY, 57, Some(3))),
            ('b', outcome(DAY, 57, Some(3))),
            ('e', outcome(DAY, 50, Some(9))),
            ('c', outcome(DAY, 57, Some(1))),
            ('x', outcome(DAY - 7, 90, Some(0))),
        ];
        let rungs = ladder(events, Span::week(Day::new(DAY).unwrap()));
        let shown: Vec<(char, u32, bool)> =
            rungs.iter().map(|rung| (rung.who, rung.place, rung.tied)).collect();
        assert_eq!(
            shown,
            [('c', 1, false), ('a', 2, true), ('b', 2, true), ('e', 4, false), ('d', 5, false)],
            "what is not known yet comes after what is"
        );
    }

    #[test]
    fn whoever_is_beaten() {
        let beaten = |better, equal, field| Standing { better, equal, field }.beaten();
        assert_eq!(beaten(0, 0, 1), None);
        assert_eq!(beaten(0, 0, 5), Some(100.0));
        assert_eq!(beaten(4, 0, 5), Some(0.0));
        assert_eq!(beaten(1, 2, 5), Some(50.0), "one worse, two equal, of four");
        assert_eq!(Standing { better: 11, equal: 0, field: 148 }.place(), 12);
    }

    proptest! {
        /// The order of events means nothing: time plays no part.
        #[test]
        fn only_results_count(events in prop::collection::vec((0u8..6, DAY - 9..DAY + 3, 20u16..25, prop::option::of(0i64..3)), 0..40), turn in 0usize..40) {
            let mut events: Vec<(u8, Outcome)> = events.into_iter().map(|(who, day, score, loss)| (who, outcome(day, score, loss))).collect();
            let span = Span::week(Day::new(DAY).unwrap());
            let before = ladder(events.iter().copied(), span);
            let turn = turn.min(events.len());
            events.rotate_left(turn);
            prop_assert_eq!(&before, &ladder(events.iter().copied(), span));
            for pair in before.windows(2) {
                let equal = key(pair[0].points, pair[0].loss) == key(pair[1].points, pair[1].loss);
                prop_assert_eq!(equal, pair[0].place == pair[1].place);
            }
        }
    }
}

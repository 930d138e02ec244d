//! Days in a row. One missed day of each week, from Monday to Sunday, is free: it is passed over, and does not count.

use std::collections::BTreeSet;

use crate::day::Day;

/// Days in a row up to now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Streak {
    /// How many days were played.
    pub days: u32,
    /// Whether this week's free day is still there.
    pub pass: bool,
}

/// The streak of somebody who has finished the deals of some days, and is still playing those of others, on a day.
///
/// Today, and days that are still being played, can come yet: they neither count nor break anything before they are over.
pub fn streak(
    finished: impl IntoIterator<Item = Day>,
    playing: impl IntoIterator<Item = Day>,
    today: Day,
) -> Streak {
    let finished: BTreeSet<Day> = finished.into_iter().filter(|day| *day <= today).collect();
    let playing: BTreeSet<Day> = playing.into_iter().collect();
    let mut found = Streak { days: 0, pass: true };
    let Some(&first) = finished.first() else { return found };
    // The weeks whose free day is used: to good use only if a day before it was played.
    let mut passes: Vec<Day> = Vec::new();
    let mut day = today;
    while day >= first {
        if finished.contains(&day) {
            found.days += 1;
            found.pass &= !passes.contains(&today.monday());
        } else if day != today && !playing.contains(&day) {
            if passes.contains(&day.monday()) {
                break;
            }
            passes.push(day.monday());
        }
        if day.number() == 0 {
            break;
        }
        day = day.minus(1);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thursday, with the days of two weeks before it: `x` was played, `.` was not, `?` is being played. The last is today.
    fn of(days: &str) -> (u32, bool) {
        let today: Day = "2026-11-19".parse().unwrap();
        let on = |mark: char| {
            let length = days.chars().count() as u32;
            let days = days.chars().enumerate().filter(move |(_, found)| *found == mark);
            days.map(move |(index, _)| today.minus(length - 1 - index as u32)).collect::<Vec<_>>()
        };
        let Streak { days, pass } = streak(on('x'), on('?'), today);
        (days, pass)
    }

    #[test]
    fn one_day_of_a_week_is_free() {
        assert_eq!(of(""), (0, true));
        assert_eq!(of("x"), (1, true));
        assert_eq!(of("xxx."), (3, true), "today can come yet");
        assert_eq!(of("xx.."), (2, false), "yesterday cannot");
        assert_eq!(of("xx.x"), (3, false));
        assert_eq!(of("x.x."), (2, false));
        assert_eq!(of("x..x"), (1, true), "two of one week are too many");
        // Monday is the fourth from the end: Sunday has a pass of its own.
        assert_eq!(of("xx.x.xx"), (5, false));
        assert_eq!(of("xx..xxx"), (5, false), "Sunday and Monday");
        assert_eq!(of("x.x.xxxx"), (5, true), "but not two before Monday");
        assert_eq!(of("xx?x"), (3, true), "yesterday's deal is still being played");
        assert_eq!(of("x?.x"), (2, false));
    }
}

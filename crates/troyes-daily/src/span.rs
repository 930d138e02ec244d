//! The days that a ladder is about.

use crate::day::Day;

/// Some days in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first.
    pub first: Day,
    /// The last.
    pub last: Day,
}

impl Span {
    /// One day.
    #[must_use]
    pub const fn day(day: Day) -> Self {
        Self { first: day, last: day }
    }

    /// The week of a day, from Monday to Sunday.
    #[must_use]
    pub const fn week(day: Day) -> Self {
        let first = day.monday();
        Self { first, last: first.plus(6) }
    }

    /// The season of a day: a quarter of the year.
    #[must_use]
    pub fn season(day: Day) -> Self {
        let (year, month, _) = day.date();
        let first = (month - 1) / 3 * 3 + 1;
        let begins = |year, month| Day::of_date(year, month, 1).unwrap_or(day);
        let next = if first == 10 { begins(year + 1, 1) } else { begins(year, first + 3) };
        Self { first: begins(year, first), last: next.minus(1) }
    }

    /// Whether a day is one of them.
    #[must_use]
    pub fn has(self, day: Day) -> bool {
        (self.first..=self.last).contains(&day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans() {
        for (day, week, season) in [
            ("2026-11-18", "2026-11-16 2026-11-22", "2026-10-01 2026-12-31"),
            ("2027-01-01", "2026-12-28 2027-01-03", "2027-01-01 2027-03-31"),
            ("2028-06-30", "2028-06-26 2028-07-02", "2028-04-01 2028-06-30"),
        ] {
            let day: Day = day.parse().unwrap();
            let shown = |Span { first, last }: Span| format!("{first} {last}");
            assert_eq!(
                (shown(Span::week(day)), shown(Span::season(day))),
                (week.into(), season.into())
            );
            assert!(
                Span::week(day).has(day) && Span::season(day).has(day) && Span::day(day).has(day)
            );
            assert!(!Span::day(day).has(day.plus(1)) && !Span::week(day).has(day.plus(7)));
        }
    }
}

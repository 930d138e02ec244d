//! Days of UTC. A day begins and ends at the same moment for everybody; whoever has begun its deal plays that deal, whatever the date is when
//! they finish.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;
use troyes_record::ColumnsMode;

/// Milliseconds of a day.
const LENGTH: u64 = 24 * 60 * 60 * 1_000;

/// Days after the day itself in which those who have begun may finish.
const GRACE: u32 = 1;

/// A day of UTC, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

/// The text is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a day is written as 2026-11-18")]
pub struct BadDay;

impl Day {
    /// The day with a number; `None` after the year 9999.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        (number <= 2_932_896).then_some(Self(number))
    }

    /// The day of a moment, in milliseconds since 1970.
    #[must_use]
    pub fn at(moment: u64) -> Self {
        Self(u32::try_from(moment / LENGTH).unwrap_or(2_932_896).min(2_932_896))
    }

    /// How many days it comes after 1 January 1970.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The day so many days later.
    #[must_use]
    pub const fn plus(self, days: u32) -> Self {
        Self(self.0 + days)
    }

    /// The day so many days earlier, 1970 at the earliest.
    #[must_use]
    pub const fn minus(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }

    /// When it begins, in milliseconds since 1970.
    #[must_use]
    pub const fn begins_at(self) -> u64 {
        self.0 as u64 * LENGTH
    }

    /// When it ends: nobody can begin its deal from then on.
    #[must_use]
    pub const fn ends_at(self) -> u64 {
        self.plus(1).begins_at()
    }

    /// When its seed is published: results that come later are not ranked.
    #[must_use]
    pub const fn published_at(self) -> u64 {
        self.plus(1 + GRACE).begins_at()
    }

    /// Its place in the week: 0 is Monday.
    #[must_use]
    pub const fn weekday(self) -> u32 {
        // 1 January 1970 was a Thursday.
        (self.0 + 3) % 7
    }

    /// The Monday of its week.
    #[must_use]
    pub const fn monday(self) -> Self {
        self.minus(self.weekday())
    }

    /// Whether its deal is played with Banquets & Raids: on Saturdays and Sundays.
    #[must_use]
    pub const fn has_banquets(self) -> bool {
        self.weekday() >= 5
    }

    /// How its columns are numbered: the three modes in turn.
    #[must_use]
    pub const fn columns_mode(self) -> ColumnsMode {
        ColumnsMode::ALL[self.0 as usize % 3]
    }

    /// Year, month and day of the month, by the Gregorian calendar: the usual arithmetic with years that begin in March, so that the leap day is
    /// their last.
    #[must_use]
    pub const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let january = month >= 10;
        let year = 400 * era + year + january as u32;
        (year, if january { month - 9 } else { month + 3 }, day)
    }

    /// The day of a date; `None` if there is no such day, or it is before 1970.
    #[must_use]
    pub fn of_date(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day)
        {
            return None;
        }
        let shifted = if month > 2 { year } else { year - 1 };
        let (era, of_era) = (shifted / 400, shifted % 400);
        let of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + day - 1;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        // The 31st of a month that has 30 days is the first of another one.
        let found = Self(days - 719_468);
        (found.date() == (year, month, day)).then_some(found)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        let digits = |text: &str, length: usize| {
            let all = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse::<u32>().ok().filter(|_| all)
        };
        let mut parts = text.split('-');
        let mut part = |length| parts.next().and_then(|text| digits(text, length)).ok_or(BadDay);
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        if parts.next().is_some() {
            return Err(BadDay);
        }
        Self::of_date(year, month, day).ok_or(BadDay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn dates() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2026-11-18", 20_775),
            ("9999-12-31", 2_932_896),
        ] {
            assert_eq!(day(text), Day(number));
            assert_eq!(Day(number).to_string(), text);
        }
        let all: Vec<u32> = (0..60_000).map(|number| day(&Day(number).to_string()).0).collect();
        assert!(all.iter().enumerate().all(|(number, &found)| number as u32 == found));
        for bad in [
            "",
            "today",
            "2026-2-3",
            "2026-02-30",
            "2025-02-29",
            "1969-12-31",
            "2026-11-18-1",
            "+026-11-18",
            "2026-13-01",
            "10000-01-01",
        ] {
            assert_eq!(bad.parse::<Day>(), Err(BadDay), "{bad}");
        }
    }

    #[test]
    fn moments() {
        let wednesday = day("2026-11-18");
        assert_eq!(Day::at(wednesday.begins_at()), wednesday);
        assert_eq!(Day::at(wednesday.ends_at() - 1), wednesday);
        assert_eq!(Day::at(wednesday.ends_at()), wednesday.plus(1));
        assert_eq!(wednesday.published_at(), wednesday.ends_at() + LENGTH, "a day of grace");
        assert_eq!(Day::at(u64::MAX).to_string(), "9999-12-31");
    }

    #[test]
    fn what_is_dealt() {
        let monday = day("2026-11-16");
        let week: Vec<bool> = (0..7).map(|days| monday.plus(days).has_banquets()).collect();
        assert_eq!(week, [false, false, false, false, false, true, true]);
        assert_eq!(monday.plus(6).monday(), monday);
        assert_eq!(monday.plus(7).monday(), monday.plus(7));
        // Weekends meet every mode.
        for mode in ColumnsMode::ALL {
            assert!(
                (0..21).any(|days| monday.plus(days).has_banquets()
                    && monday.plus(days).columns_mode() == mode)
            );
            assert_eq!((0..21).filter(|&days| monday.plus(days).columns_mode() == mode).count(), 7);
        }
    }
}

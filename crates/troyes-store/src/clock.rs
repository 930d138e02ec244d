//! One clock for everything that has a deadline.
//!
//! Machines' clocks are wrong now and then, by days when somebody mistypes a date. So the time of a store is read once and then counted on by a clock
//! that only ever runs forwards at its own pace. Servers that share a database take the database's time and agree with it again and again,
//! so that they agree with each other; a server alone takes its machine's time, follows it as long as it drifts, and not where it jumps.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that drifts differs by less between two looks at it.
const DRIFT: u64 = 2_000;

/// Milliseconds since 1970.
#[derive(Debug)]
pub(super) struct Clock {
    since: Instant,
    /// The time at `since`.
    base: AtomicU64,
}

impl Clock {
    /// A clock that shows this time now.
    pub(super) fn showing(time: u64) -> Self {
        Self { since: Instant::now(), base: AtomicU64::new(time) }
    }

    /// The time now.
    pub(super) fn time(&self) -> u64 {
        self.base.load(Ordering::Acquire) + self.since.elapsed().as_millis() as u64
    }

    /// Shows this time from now on.
    pub(super) fn set(&self, time: u64) {
        let elapsed = self.since.elapsed().as_millis() as u64;
        self.base.store(time.saturating_sub(elapsed), Ordering::Release);
    }

    /// Follows another clock that drifts, and returns by how many milliseconds it has jumped if it has: then it is not followed.
    pub(super) fn follow(&self, other: u64) -> Option<i64> {
        let difference = other as i64 - self.time() as i64;
        if difference.unsigned_abs() > DRIFT {
            return Some(difference);
        }
        self.set(other);
        None
    }
}

/// The time of this machine.
pub(super) fn of_machine() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_follows_what_drifts_and_not_what_jumps() {
        let clock = Clock::showing(1_000_000);
        assert_eq!(clock.follow(1_000_500), None);
        assert!((1_000_500..1_001_500).contains(&clock.time()));
        let three_days = 3 * 24 * 60 * 60 * 1_000;
        for jump in [three_days, -600_000] {
            let corrected = clock.follow(clock.time().wrapping_add_signed(jump)).unwrap();
            assert!((corrected - jump).abs() < 1_000);
            assert!((1_000_500..1_001_500).contains(&clock.time()));
        }
        clock.set(5_000_000);
        assert!((5_000_000..5_001_000).contains(&clock.time()));
    }
}

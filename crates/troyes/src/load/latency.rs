//! How long things take: a histogram in microseconds, and the longest time in which nothing came at all.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

/// What is longer counts as this long: ten minutes.
const LONGEST: u64 = 600_000_000;

pub(super) struct Latencies(Mutex<Measured>);

struct Measured {
    histogram: Histogram<u64>,
    /// When something came last.
    last: Option<Instant>,
    longest_gap: Duration,
    begun: Option<Instant>,
    /// For each second, how many came in it and how long the slowest of them took, in milliseconds.
    seconds: Vec<(u64, f64)>,
}

impl Default for Latencies {
    fn default() -> Self {
        let histogram =
            Histogram::new_with_bounds(1, LONGEST, 3).expect("these bounds make a histogram");
        Self(Mutex::new(Measured {
            histogram,
            last: None,
            longest_gap: Duration::ZERO,
            begun: None,
            seconds: Vec::new(),
        }))
    }
}

impl Latencies {
    /// Begins to look for gaps.
    pub(super) fn begin(&self) {
        let mut measured = self.measured();
        measured.begun = Some(Instant::now());
        measured.last = measured.begun;
    }

    pub(super) fn record(&self, latency: Duration) {
        let mut measured = self.measured();
        measured.histogram.saturating_record(latency.as_micros() as u64);
        let now = Instant::now();
        if let Some(last) = measured.last.replace(now) {
            measured.longest_gap = measured.longest_gap.max(now - last);
        }
        if let Some(begun) = measured.begun {
            let second = (now - begun).as_secs() as usize;
            if measured.seconds.len() <= second {
                measured.seconds.resize(second + 1, (0, 0.0));
            }
            let (count, slowest) = &mut measured.seconds[second];
            *count += 1;
            *slowest = slowest.max(latency.as_secs_f64() * 1_000.0);
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.measured().histogram.len()
    }

    /// Milliseconds within which this share came.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        self.measured().histogram.value_at_quantile(share) as f64 / 1_000.0
    }

    /// For each second, how many came in it and how many milliseconds the slowest of them took.
    pub(super) fn seconds(&self) -> Vec<(u64, f64)> {
        self.measured().seconds.clone()
    }

    /// Milliseconds in which nothing came.
    pub(super) fn longest_gap(&self) -> f64 {
        self.measured().longest_gap.as_secs_f64() * 1_000.0
    }

    fn measured(&self) -> MutexGuard<'_, Measured> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_and_gaps() {
        let latencies = Latencies::default();
        latencies.begin();
        for milliseconds in 1..=100 {
            latencies.record(Duration::from_millis(milliseconds));
        }
        assert_eq!(latencies.count(), 100);
        assert!((latencies.quantile(0.5) - 50.0).abs() < 0.1, "{}", latencies.quantile(0.5));
        assert!((latencies.quantile(1.0) - 100.0).abs() < 0.1, "{}", latencies.quantile(1.0));
        std::thread::sleep(Duration::from_millis(20));
        latencies.record(Duration::from_secs(3_600));
        assert!(latencies.longest_gap() >= 20.0);
        assert!(latencies.quantile(1.0) > 599_000.0, "what is too long is not left out");
    }
}

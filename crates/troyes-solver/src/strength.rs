//! How strong a way to play is: means, intervals, what is left when the luck of the dice is taken away, and what nobody can beat.

pub use crate::analyse::luck;
pub use crate::bound::{Inner, score_and_bound};
pub use crate::play::score;

/// The series of seeds that strength is measured on. Nothing is trained on them; another list gets another name.
pub const SERIES: &str = "troyes-strength/1";

/// A mean with what it takes to say how sure it is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Mean {
    /// Adds a number (Welford's way, which loses no digits).
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let before = number - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (number - self.mean);
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// How many numbers there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The standard deviation of the numbers.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.count < 2 { 0.0 } else { (self.squares / (self.count - 1) as f64).sqrt() }
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        self.deviation() / (self.count as f64).sqrt()
    }

    /// Half the width of the 95 % interval of the mean.
    #[must_use]
    pub fn interval(&self) -> f64 {
        1.96 * self.error()
    }
}

impl Extend<f64> for Mean {
    fn extend<I: IntoIterator<Item = f64>>(&mut self, numbers: I) {
        for number in numbers {
            self.add(number);
        }
    }
}

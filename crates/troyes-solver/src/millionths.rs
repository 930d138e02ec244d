//! Points to the sixth decimal, as whole numbers: sums and differences are exact, and what is printed is what was added.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub};

/// A number of millionths of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millionths(pub i64);

impl Millionths {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// The nearest to a number of points.
    #[must_use]
    pub fn of(points: f64) -> Self {
        Self((points * 1e6).round() as i64)
    }

    /// The number of points.
    #[must_use]
    pub fn points(self) -> f64 {
        self.0 as f64 / 1e6
    }
}

impl fmt::Display for Millionths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 1_000_000, self.0.unsigned_abs() % 1_000_000);
        write!(f, "{sign}{whole}.{rest:06}")
    }
}

impl Add for Millionths {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Millionths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Millionths {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Millionths {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Millionths {
    fn sum<I: Iterator<Item = Self>>(list: I) -> Self {
        Self(list.map(|one| one.0).sum())
    }
}

//! The shape of the network, and what both of its forms, in floating point for training and in integers for everything
//! else, have in common.
//!
//! ```text
//! features ──► 128 sums ──ramp──► 16 ──ramp──► 3 parts of the points still to come
//!        one row each       these two layers by stage
//! ```
//!
//! The first layer is a sum of rows, one for each feature, and is kept up to date by adding and taking away rows. The two
//! small layers behind it are chosen by the stage, because what a citizen is worth depends on the day.

use troyes_rules::Score;

use crate::features::{Feature, PURSE_PLACES, Sheet};

/// Sums of the first layer.
pub(crate) const SUMS: usize = 128;
/// Units of the second layer.
pub(crate) const UNITS: usize = 16;
/// Outputs, one of them unused: four fill a register.
pub(crate) const OUTPUTS: usize = 4;

/// Where the ramp between the layers ends: activations stay between 0 and this.
pub(crate) const RAMP: f32 = 8.0;
/// Points that an output of 1 stands for.
pub(crate) const POINTS_PER_OUTPUT: f32 = 16.0;

/// Points by what gives them: citizens, rows and resources (R7.1).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Parts {
    /// One for each citizen.
    pub citizens: f32,
    /// Points of unlocked rows.
    pub rows: f32,
    /// One for every two available resources of a kind.
    pub resources: f32,
}

impl Parts {
    /// All three together.
    #[must_use]
    #[inline]
    pub fn total(self) -> f32 {
        self.citizens + self.rows + self.resources
    }

    /// Combines two, part by part.
    #[must_use]
    #[inline]
    pub fn zip(self, other: Self, f: impl Fn(f32, f32) -> f32) -> Self {
        Self {
            citizens: f(self.citizens, other.citizens),
            rows: f(self.rows, other.rows),
            resources: f(self.resources, other.resources),
        }
    }
}

impl core::ops::Add for Parts {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        self.zip(other, |a, b| a + b)
    }
}

impl core::ops::Sub for Parts {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a - b)
    }
}

impl From<Score> for Parts {
    fn from(score: Score) -> Self {
        Self {
            citizens: f32::from(score.citizens),
            rows: f32::from(score.rows_total()),
            resources: f32::from(score.resources_total()),
        }
    }
}

/// The numbers that a first layer sums up.
pub trait Number: Copy + Default + Send + Sync + 'static {
    /// The sum. Integers wrap, so that every platform does the same even with absurd weights.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference.
    #[must_use]
    fn minus(self, other: Self) -> Self;
}

impl Number for f32 {
    #[inline]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self - other
    }
}

impl Number for i16 {
    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }
}

/// The sums of the first layer.
pub type Sums<N> = [N; SUMS];

/// A network of this shape.
pub trait Network: Sync {
    /// What its first layer sums up.
    type Number: Number;

    /// The first layer's row of a feature.
    fn row(&self, feature: Feature) -> &Sums<Self::Number>;

    /// The points still to come, from the sums of an afterstate of a stage below 16.
    fn output(&self, stage: usize, sums: &Sums<Self::Number>) -> Parts;

    /// The total of [`Network::output`].
    #[inline]
    fn total(&self, stage: usize, sums: &Sums<Self::Number>) -> f32 {
        self.output(stage, sums).total()
    }

    /// The sums of some features alone.
    #[inline]
    fn sums(&self, features: &[Feature]) -> Sums<Self::Number> {
        let mut sums = [Self::Number::default(); SUMS];
        for &feature in features {
            add(&mut sums, self.row(feature));
        }
        sums
    }

    /// Changes sums that contain one sheet into sums that contain another.
    #[inline]
    fn replace(&self, sums: &mut Sums<Self::Number>, from: &Sheet, to: &Sheet) {
        let mut exchange_each = |old: &[Feature], new: &[Feature]| {
            for (&old, &new) in old.iter().zip(new) {
                if old != new {
                    exchange(sums, self.row(old), self.row(new));
                }
            }
        };
        // Most stay as they are: eight are compared at once.
        let (old, old_rest) = from.places.as_chunks::<8>();
        let (new, new_rest) = to.places.as_chunks::<8>();
        for (old, new) in old.iter().zip(new).filter(|(old, new)| old != new) {
            exchange_each(old, new);
        }
        exchange_each(old_rest, new_rest);
    }

    /// The sums with a purse added.
    #[inline]
    fn with_purse(
        &self,
        sums: &Sums<Self::Number>,
        purse: [Feature; PURSE_PLACES],
    ) -> Sums<Self::Number> {
        let [a, b, c, d] = purse.map(|feature| self.row(feature));
        core::array::from_fn(|i| sums[i].plus(a[i].plus(b[i])).plus(c[i].plus(d[i])))
    }
}

/// Adds a row.
#[inline]
pub fn add<N: Number>(sums: &mut Sums<N>, row: &Sums<N>) {
    for (sum, &number) in sums.iter_mut().zip(row) {
        *sum = sum.plus(number);
    }
}

/// Takes one row away and adds another.
#[inline]
fn exchange<N: Number>(sums: &mut Sums<N>, old: &Sums<N>, new: &Sums<N>) {
    for i in 0..SUMS {
        sums[i] = sums[i].plus(new[i].minus(old[i]));
    }
}

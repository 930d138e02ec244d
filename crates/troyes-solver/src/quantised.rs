//! The network in integers: the same values to the last bit on every platform.
//!
//! Sums count in 1/128, activations in 1/4096, weights of the second layer in 1/16384, its units in 1/1024, weights of the third layer in
//! 1/8192, values in 1/4096 of a point. All arithmetic is on integers. Sums wrap, because rows are taken away as well as added; units
//! stop at the end of their range, because a few of them get far beyond the ramp. A value is a multiple of 1/4096 below 2¹², so
//! `f32` holds it, and sums with scores, exactly.
//!
//! The second layer is where the time goes. About one activation in six is not zero, so the others are left out; a product keeps its
//! upper half only, because every processor multiplies eight numbers of 16 bits to that at once.

use wide::{i8x16, i16x16};

use crate::features::{FEATURES, Feature, STAGES};
use crate::float::{FloatNetwork, PARAMETERS};
use crate::network::{Network, OUTPUTS, POINTS_PER_OUTPUT, Parts, RAMP, SUMS, Sums, UNITS};

/// Outputs: all points, those of rows, those of resources. Those of citizens are the rest: decisions are compared by all points,
/// so those are worked out alone where that is enough.
const PARTS: usize = 3;
/// Steps of a sum in 1.
pub(crate) const SUM_STEPS: f32 = 128.0;
/// How many bits more an activation has than a sum.
const ACTIVATION_SHIFT: u32 = 5;
/// Steps of a weight of the second layer in 1.
const WEIGHT_2_STEPS: f32 = 16384.0;
/// Steps of a unit of the second layer in 1.
const UNIT_STEPS: f32 = 1024.0;
/// Steps of a weight of the third layer in 1.
const WEIGHT_3_STEPS: f32 = 8192.0;
/// Steps of a bias of the third layer in 1.
const BIAS_3_STEPS: f64 = (UNIT_STEPS * WEIGHT_3_STEPS) as f64;
/// Steps of a value in a point.
pub const VALUE_STEPS: f32 = 4096.0;
/// How many bits more an output has than a value.
const OUTPUT_SHIFT: u32 = 7;
/// The end of the ramp for sums, one step short so that its activation fits.
const RAMP_SUM: i16 = (RAMP * SUM_STEPS) as i16 - 1;
/// The end of the ramp for units.
const RAMP_UNIT: i16 = (RAMP * UNIT_STEPS) as i16;

const _: () = {
    let activation_steps = SUM_STEPS * (1 << ACTIVATION_SHIFT) as f32;
    assert!((RAMP_SUM as i32) << ACTIVATION_SHIFT <= i16::MAX as i32);
    assert!(activation_steps * WEIGHT_2_STEPS / 65536.0 == UNIT_STEPS);
    let output_steps = UNIT_STEPS * WEIGHT_3_STEPS / POINTS_PER_OUTPUT;
    assert!(output_steps / (1 << OUTPUT_SHIFT) as f32 == VALUE_STEPS);
};

/// The two small layers of a stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layers {
    pub(crate) weights_2: [[i16; UNITS]; SUMS],
    pub(crate) bias_2: [i16; UNITS],
    pub(crate) weights_3: [[i16; UNITS]; PARTS],
    pub(crate) bias_3: [i32; PARTS],
}

/// A network in integers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuantisedNetwork {
    pub(crate) rows: Vec<Sums<i16>>,
    pub(crate) stages: Vec<Layers>,
}

impl QuantisedNetwork {
    /// The nearest integers to a network in floating point.
    #[must_use]
    pub fn new(network: &FloatNetwork) -> Self {
        // Converting a number to fewer bits saturates.
        let short = |weight: f32, steps: f32| (weight * steps).round() as i16;
        let rows = (0..FEATURES)
            .map(|feature| {
                let row = network.row(feature as Feature);
                row.map(|weight| i16::from((weight * SUM_STEPS).round() as i8))
            })
            .collect();
        let stages = (0..STAGES)
            .map(|stage| {
                let layers = network.layers(stage);
                Layers {
                    weights_2: layers
                        .weights_2
                        .map(|weights| weights.map(|weight| short(weight, WEIGHT_2_STEPS))),
                    bias_2: layers.bias_2.map(|bias| short(bias, UNIT_STEPS)),
                    weights_3: core::array::from_fn(|output| {
                        core::array::from_fn(|unit| {
                            short(outputs(&layers.weights_3[unit])[output] as f32, WEIGHT_3_STEPS)
                        })
                    }),
                    bias_3: outputs(layers.bias_3).map(|bias| (bias * BIAS_3_STEPS).round() as i32),
                }
            })
            .collect();
        Self { rows, stages }
    }
}

impl From<&QuantisedNetwork> for FloatNetwork {
    /// The network that these integers are nearest to: training can go on from what was shipped.
    fn from(network: &QuantisedNetwork) -> Self {
        let mut parameters: Vec<f32> = Vec::with_capacity(PARAMETERS);
        let rows = network.rows.iter().flatten();
        parameters.extend(rows.map(|&weight| f32::from(weight) / SUM_STEPS));
        for layers in &network.stages {
            let weights_2 = layers.weights_2.iter().flatten();
            parameters.extend(weights_2.map(|&weight| f32::from(weight) / WEIGHT_2_STEPS));
            parameters.extend(layers.bias_2.map(|bias| f32::from(bias) / UNIT_STEPS));
            for unit in 0..UNITS {
                let [all, rows, resources] =
                    layers.weights_3.map(|weights| f32::from(weights[unit]) / WEIGHT_3_STEPS);
                parameters.extend([all - rows - resources, rows, resources, 0.0]);
            }
            let [all, rows, resources] = layers.bias_3.map(|bias| f64::from(bias) / BIAS_3_STEPS);
            parameters
                .extend([all - rows - resources, rows, resources, 0.0].map(|bias| bias as f32));
        }
        Self { parameters }
    }
}

/// What the integers say is all parts together first. Three biases that fit into floats have a sum that may not.
fn outputs(&[citizens, rows, resources, _]: &[f32; OUTPUTS]) -> [f64; PARTS] {
    let [citizens, rows, resources] = [citizens, rows, resources].map(f64::from);
    [citizens + rows + resources, rows, resources]
}

impl Layers {
    #[inline]
    fn units(&self, sums: &Sums<i16>) -> [i16; UNITS] {
        let mut units = self.bias_2;
        let mut active = 0;
        let weights = self.weights_2.as_chunks::<WORD>().0;
        for (sums, weights) in sums.as_chunks::<WORD>().0.iter().zip(weights) {
            let mut left = positive(sums);
            active += left.count_ones() as i16;
            while left != 0 {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                let activation = i32::from(sums[index].min(RAMP_SUM) << ACTIVATION_SHIFT);
                for (unit, &weight) in units.iter_mut().zip(&weights[index]) {
                    *unit = unit.saturating_add(((activation * i32::from(weight)) >> 16) as i16);
                }
            }
        }
        // Each product was rounded down, by half a step on average.
        units.map(|unit| unit.saturating_add(active / 2).clamp(0, RAMP_UNIT))
    }

    #[inline]
    fn output(&self, output: usize, units: &[i16; UNITS]) -> f32 {
        let sum = dot(units, &self.weights_3[output]).wrapping_add(self.bias_3[output]);
        shifted(sum, OUTPUT_SHIFT) as f32 / VALUE_STEPS
    }
}

/// Sums that are looked at together, one bit for each.
const WORD: usize = 64;
const _: () = assert!(SUMS.is_multiple_of(WORD));

/// Which sums are positive, one bit for each. Asking for one after the other would guess wrong at every other positive one; processors have
/// an instruction that asks for sixteen at once, and compilers do not find it by themselves.
#[inline]
fn positive(sums: &[i16; WORD]) -> u64 {
    let mut word = 0;
    for (index, sums) in sums.as_chunks::<16>().0.iter().enumerate() {
        let narrow = i8x16::from_i16x16_saturate(i16x16::from(*sums));
        let mask = narrow.simd_gt(i8x16::ZERO).to_bitmask();
        word |= u64::from(mask) << (16 * index);
    }
    word
}

/// The sum of the products of two lists. Written so that compilers see pairs of 16 bits, which every processor multiplies and
/// adds in one go.
#[inline]
fn dot<const N: usize>(activations: &[i16; N], weights: &[i16; N]) -> i32 {
    let mut sum = 0i32;
    for i in 0..N {
        sum = sum.wrapping_add(i32::from(activations[i]).wrapping_mul(i32::from(weights[i])));
    }
    sum
}

/// Halves away from zero would need a branch; half a step upwards does as well, and is the same everywhere.
#[inline]
fn shifted(number: i32, bits: u32) -> i32 {
    number.wrapping_add(1 << (bits - 1)) >> bits
}

impl Network for QuantisedNetwork {
    type Number = i16;

    #[inline]
    fn row(&self, feature: Feature) -> &Sums<i16> {
        &self.rows[usize::from(feature)]
    }

    #[inline]
    fn total(&self, stage: usize, sums: &Sums<i16>) -> f32 {
        let layers = &self.stages[stage];
        layers.output(0, &layers.units(sums))
    }

    fn output(&self, stage: usize, sums: &Sums<i16>) -> Parts {
        let layers = &self.stages[stage];
        let units = layers.units(sums);
        let [total, rows, resources] = [0, 1, 2].map(|output| layers.output(output, &units));
        Parts { citizens: total - rows - resources, rows, resources }
    }
}

//! The network in floating point, as it is trained. All parameters lie in one list, so that optimiser and files need not
//! know what they mean.

use crate::features::{FEATURES, Feature, STAGES};
use crate::network::{Network, OUTPUTS, POINTS_PER_OUTPUT, Parts, RAMP, SUMS, Sums, UNITS};
use crate::quantised::SUM_STEPS;
use crate::random::Random;

/// Parameters of the first layer.
pub const ROWS_LEN: usize = FEATURES * SUMS;
/// Where a stage's parameters have their parts: weights and biases of the second layer, then of the third.
const BIAS_2: usize = SUMS * UNITS;
const WEIGHTS_3: usize = BIAS_2 + UNITS;
const BIAS_3: usize = WEIGHTS_3 + UNITS * OUTPUTS;
/// Parameters of one stage.
pub(crate) const STAGE_LEN: usize = BIAS_3 + OUTPUTS;
/// All parameters.
pub(crate) const PARAMETERS: usize = ROWS_LEN + STAGES * STAGE_LEN;

/// A network in floating point.
#[derive(Clone, PartialEq, Debug)]
pub struct FloatNetwork {
    /// The rows of the first layer, then the two small layers of each stage.
    pub parameters: Vec<f32>,
}

/// The two small layers of a stage, as slices of its parameters.
pub(crate) struct Layers<'a> {
    pub(crate) weights_2: &'a [[f32; UNITS]; SUMS],
    pub(crate) bias_2: &'a [f32; UNITS],
    pub(crate) weights_3: &'a [[f32; OUTPUTS]; UNITS],
    pub(crate) bias_3: &'a [f32; OUTPUTS],
}

impl<'a> Layers<'a> {
    #[inline]
    fn of(stage: &'a [f32]) -> Self {
        let weights_2 = stage[..BIAS_2].as_chunks().0;
        let weights_3 = stage[WEIGHTS_3..BIAS_3].as_chunks().0;
        Self {
            weights_2: weights_2.try_into().expect("the second layer has its length"),
            bias_2: stage[BIAS_2..WEIGHTS_3].try_into().expect("so have its biases"),
            weights_3: weights_3.try_into().expect("the third layer has its length"),
            bias_3: stage[BIAS_3..STAGE_LEN].try_into().expect("so have its biases"),
        }
    }
}

#[inline]
fn ramp(sum: f32) -> f32 {
    sum.clamp(0.0, RAMP)
}

impl FloatNetwork {
    /// A network that knows nothing.
    #[must_use]
    pub fn new(random: &mut Random) -> Self {
        let mut parameters = vec![0.0; PARAMETERS];
        let mut around_zero = |width: f32| (random.unit() - 0.5) * 2.0 * width;
        for weight in &mut parameters[..ROWS_LEN] {
            *weight = around_zero(0.08);
        }
        for stage in parameters[ROWS_LEN..].chunks_mut(STAGE_LEN) {
            for weight in &mut stage[..BIAS_2] {
                *weight = around_zero(0.2);
            }
            for weight in &mut stage[WEIGHTS_3..BIAS_3] {
                *weight = around_zero(0.2);
            }
        }
        Self { parameters }
    }

    /// Keeps the rows within what a byte of the network in integers can hold.
    pub(crate) fn keep_in_range(&mut self) {
        let most = f32::from(i8::MAX) / SUM_STEPS;
        for weight in &mut self.parameters[..ROWS_LEN] {
            *weight = weight.clamp(-most, most);
        }
    }

    /// Where a stage's parameters begin.
    pub(crate) const fn stage_at(stage: usize) -> usize {
        ROWS_LEN + stage * STAGE_LEN
    }

    #[inline]
    pub(crate) fn layers(&self, stage: usize) -> Layers<'_> {
        let at = Self::stage_at(stage);
        Layers::of(&self.parameters[at..at + STAGE_LEN])
    }

    #[inline]
    fn second_layer(layers: &Layers<'_>, activations: &[f32; SUMS]) -> [f32; UNITS] {
        let mut units = *layers.bias_2;
        for (&activation, weights) in activations.iter().zip(layers.weights_2) {
            // Most are.
            if activation == 0.0 {
                continue;
            }
            for (unit, &weight) in units.iter_mut().zip(weights) {
                *unit += activation * weight;
            }
        }
        units
    }

    #[inline]
    fn third_layer(layers: &Layers<'_>, units: &[f32; UNITS]) -> [f32; OUTPUTS] {
        let mut outputs = *layers.bias_3;
        for (&unit, weights) in units.iter().zip(layers.weights_3) {
            for (output, &weight) in outputs.iter_mut().zip(weights) {
                *output += unit * weight;
            }
        }
        outputs
    }

    /// Adds to `gradient` how the parameters should change so that the value of an afterstate moves as `pull` says, which is
    /// asked with the value found.
    pub(crate) fn backward(
        &self,
        stage: usize,
        features: &[Feature],
        pull: impl FnOnce(Parts) -> Parts,
        gradient: &mut Gradient,
    ) {
        let sums = self.sums(features);
        let layers = self.layers(stage);
        let activations = sums.map(ramp);
        let units = Self::second_layer(&layers, &activations);
        let active = units.map(ramp);
        let outputs = Self::third_layer(&layers, &active);
        let pull = pull(parts(outputs));
        let pull = [pull.citizens, pull.rows, pull.resources, 0.0];

        let at = Self::stage_at(stage);
        gradient.touch_stage(stage);
        let stage_gradient = &mut gradient.values[at..at + STAGE_LEN];
        for (bias, pull) in stage_gradient[BIAS_3..].iter_mut().zip(pull) {
            *bias += pull;
        }
        let mut unit_pull = [0.0; UNITS];
        for unit in 0..UNITS {
            let weights = &layers.weights_3[unit];
            let towards: f32 = weights[0] * pull[0] + weights[1] * pull[1] + weights[2] * pull[2];
            let on_ramp = units[unit] > 0.0 && units[unit] < RAMP;
            unit_pull[unit] = if on_ramp { towards } else { 0.0 };
            for (weight, pull) in
                stage_gradient[WEIGHTS_3 + unit * OUTPUTS..][..OUTPUTS].iter_mut().zip(pull)
            {
                *weight += active[unit] * pull;
            }
        }
        for (bias, pull) in stage_gradient[BIAS_2..WEIGHTS_3].iter_mut().zip(unit_pull) {
            *bias += pull;
        }
        let mut sum_pull = [0.0; SUMS];
        for sum in 0..SUMS {
            if !(sums[sum] > 0.0 && sums[sum] < RAMP) {
                continue;
            }
            let weights = &layers.weights_2[sum];
            let mut lanes = [0.0; 8];
            for (weights, pulls) in weights.chunks_exact(8).zip(unit_pull.chunks_exact(8)) {
                for lane in 0..8 {
                    lanes[lane] += weights[lane] * pulls[lane];
                }
            }
            sum_pull[sum] = lanes.iter().sum();
            let activation = activations[sum];
            for (weight, pull) in stage_gradient[sum * UNITS..][..UNITS].iter_mut().zip(unit_pull) {
                *weight += activation * pull;
            }
        }
        // Activations at the end of the ramp pass nothing on, but their weights learn.
        for sum in 0..SUMS {
            if sums[sum] >= RAMP {
                for (weight, pull) in
                    stage_gradient[sum * UNITS..][..UNITS].iter_mut().zip(unit_pull)
                {
                    *weight += RAMP * pull;
                }
            }
        }
        for &feature in features {
            gradient.touch_row(feature);
            let row = &mut gradient.values[usize::from(feature) * SUMS..][..SUMS];
            for (weight, pull) in row.iter_mut().zip(sum_pull) {
                *weight += pull;
            }
        }
    }
}

#[inline]
fn parts(outputs: [f32; OUTPUTS]) -> Parts {
    let [citizens, rows, resources, _] = outputs.map(|output| output * POINTS_PER_OUTPUT);
    Parts { citizens, rows, resources }
}

impl Network for FloatNetwork {
    type Number = f32;

    #[inline]
    fn row(&self, feature: Feature) -> &Sums<f32> {
        let at = usize::from(feature) * SUMS;
        self.parameters[at..at + SUMS].try_into().expect("a row has its length")
    }

    #[inline]
    fn output(&self, stage: usize, sums: &Sums<f32>) -> Parts {
        let layers = self.layers(stage);
        let units = Self::second_layer(&layers, &sums.map(ramp)).map(ramp);
        parts(Self::third_layer(&layers, &units))
    }
}

/// How all parameters should change, and which of them are touched at all.
pub(crate) struct Gradient {
    pub(crate) values: Vec<f32>,
    rows: Vec<Feature>,
    is_touched: Vec<bool>,
    stages: [bool; STAGES],
}

impl Gradient {
    pub(crate) fn new() -> Self {
        Self {
            values: vec![0.0; PARAMETERS],
            rows: Vec::new(),
            is_touched: vec![false; FEATURES],
            stages: [false; STAGES],
        }
    }

    fn touch_row(&mut self, feature: Feature) {
        let touched = &mut self.is_touched[usize::from(feature)];
        if !*touched {
            *touched = true;
            self.rows.push(feature);
        }
    }

    fn touch_stage(&mut self, stage: usize) {
        self.stages[stage] = true;
    }

    /// Hands out every touched range of parameters, and forgets what it holds.
    pub(crate) fn drain(&mut self, mut take: impl FnMut(core::ops::Range<usize>, &mut [f32])) {
        // In the order of the rows, so that the result does not depend on the order of the samples more than sums do.
        self.rows.sort_unstable();
        for feature in self.rows.drain(..) {
            self.is_touched[usize::from(feature)] = false;
            let at = usize::from(feature) * SUMS;
            let range = at..at + SUMS;
            take(range.clone(), &mut self.values[range.clone()]);
            self.values[range].fill(0.0);
        }
        for stage in 0..STAGES {
            if core::mem::take(&mut self.stages[stage]) {
                let at = FloatNetwork::stage_at(stage);
                let range = at..at + STAGE_LEN;
                take(range.clone(), &mut self.values[range.clone()]);
                self.values[range].fill(0.0);
            }
        }
    }
}

//! The optimiser: Adam, but parameters that a batch does not touch stay as they are, because most rows of the first layer are not
//! touched by most batches.

use crate::float::{Gradient, PARAMETERS};

const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;

/// Running means of every parameter's gradient and of its square.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Adam {
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    /// What the start from zero still weighs in both.
    pub(super) start: [f32; 2],
}

impl Adam {
    pub(super) fn new() -> Self {
        Self { mean: vec![0.0; PARAMETERS], square: vec![0.0; PARAMETERS], start: [1.0; 2] }
    }

    /// Moves the parameters along the gradient of `samples` samples, and empties it.
    pub(super) fn step(
        &mut self,
        parameters: &mut [f32],
        gradient: &mut Gradient,
        samples: usize,
        rate: f32,
    ) {
        self.start[0] *= KEEP_MEAN;
        self.start[1] *= KEEP_SQUARE;
        let per_sample = 1.0 / samples as f32;
        let rate = rate / (1.0 - self.start[0]);
        let unbiased = 1.0 / (1.0 - self.start[1]);
        gradient.drain(|range, gradient| {
            let parameters = &mut parameters[range.clone()];
            let means = &mut self.mean[range.clone()];
            let squares = &mut self.square[range];
            for (((parameter, mean), square), &sum) in
                parameters.iter_mut().zip(means).zip(squares).zip(&*gradient)
            {
                let slope = sum * per_sample;
                *mean = *mean * KEEP_MEAN + slope * (1.0 - KEEP_MEAN);
                *square = *square * KEEP_SQUARE + slope * slope * (1.0 - KEEP_SQUARE);
                *parameter += rate * *mean / ((*square * unbiased).sqrt() + TINY);
            }
        });
    }
}

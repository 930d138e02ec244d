//! A small generator of numbers, for training and for samples of dice: xoshiro256++, whose numbers never change between versions of this program.

use troyes_rules::{Face, Roll};

/// A generator. All that it gives follows from its key.
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

impl Random {
    /// The generator of a key and a number: different numbers give unrelated generators.
    #[must_use]
    pub fn new(key: u64, number: u64) -> Self {
        // SplitMix64 spreads the two over the whole state, as the authors of xoshiro recommend.
        let mut state = key ^ number.wrapping_mul(0xd134_2543_de82_ef95).rotate_left(17);
        Self(core::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = state;
            mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ mixed >> 31
        }))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// A number below `n`. The low ones are favoured by less than one in a hundred million.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub(crate) fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A roll of all four dice.
    pub fn roll(&mut self) -> Roll {
        let mut face = || Face::ALL[self.below(Face::COUNT)];
        Roll::new(face(), [face(), face(), face()])
    }

    /// Puts a list into a random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

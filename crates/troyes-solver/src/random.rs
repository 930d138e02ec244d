//! A small generator of numbers, for training and for samples of dice: xoshiro256++, whose numbers never change between versions of this program:
//! weights that were trained and what bots play follow from them.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use troyes_rules::{Face, Roll};

/// A generator. All that it gives follows from its key.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The generator of a key and a number: different numbers give unrelated generators.
    #[must_use]
    pub fn new(key: u64, number: u64) -> Self {
        let seed = key ^ number.wrapping_mul(0xd134_2543_de82_ef95).rotate_left(17);
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the shipped weights were trained with, and that bots' games of earlier versions are played again with.
    #[test]
    fn numbers_never_change() {
        let mut random = Random::new(7, 3);
        let bits: Vec<u64> = (0..4).map(|_| random.bits()).collect();
        assert_eq!(
            bits,
            [
                0xeb82_6336_c85f_f3c2,
                0xd5d5_99b6_e1f8_4815,
                0x2fdc_bfc7_fe42_ade1,
                0x93f4_86bc_54ec_36e3
            ]
        );
        let mut random = Random::new(u64::MAX, 1 << 40);
        assert_eq!(random.bits(), 0x15cb_9f69_1eab_165e);
    }
}

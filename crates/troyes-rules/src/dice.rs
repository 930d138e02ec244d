//! Dice, and the rolls that come in from outside (R1.3).

use crate::bounded::bounded;

bounded! {
    /// A face of a die, 1 to 6. Columns carry faces too (R2.1).
    Face, 1..=6
}

bounded! {
    /// The value of a die after changing it: 1 to 6, or 0 on a raided tile 4 (R8.5).
    Value, 0..=6
}

impl Value {
    /// The face of this value, or nothing for 0, which finds no column (R8.5).
    #[must_use]
    #[inline]
    pub const fn face(self) -> Option<Face> {
        Face::new(self.0)
    }
}

impl From<Face> for Value {
    #[inline]
    fn from(face: Face) -> Self {
        Self(face.get())
    }
}

/// One roll of all four dice (R4.1).
///
/// ```
/// use troyes_rules::{Face, Roll};
///
/// let face = |n| Face::new(n).unwrap();
/// let roll = Roll::new(face(3), [face(6), face(1), face(3)]);
/// assert_eq!(roll.clear().map(Face::get), [1, 3, 6]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    black: Face,
    clear: [Face; 3],
}

impl Roll {
    /// A roll of the black die and the three clear ones; the clear dice may come in any order.
    #[must_use]
    #[inline]
    pub const fn new(black: Face, clear: [Face; 3]) -> Self {
        const fn sorted(a: Face, b: Face) -> (Face, Face) {
            if a.get() <= b.get() { (a, b) } else { (b, a) }
        }
        let [a, b, c] = clear;
        let (a, b) = sorted(a, b);
        let (b, c) = sorted(b, c);
        let (a, b) = sorted(a, b);
        Self { black, clear: [a, b, c] }
    }

    /// The black die.
    #[must_use]
    #[inline]
    pub const fn black(self) -> Face {
        self.black
    }

    /// The clear dice, lowest first.
    #[must_use]
    #[inline]
    pub const fn clear(self) -> [Face; 3] {
        self.clear
    }

    /// The four dice from low to high, the black one before clear ones of its value (R4.1), each with
    /// whether it is black.
    #[must_use]
    #[inline]
    pub fn ordered(self) -> [(Face, bool); 4] {
        // Pushes the black die in between the clear ones, a byte each: which die lies where is as random as can be, and
        // so branches would be.
        const BLACK: u8 = 1 << 7;
        let [a, b, c] = self.clear.map(Face::get);
        let clear = u32::from_le_bytes([a, b, c, 0]);
        let lower = self.clear.iter().map(|&die| u32::from(die < self.black)).sum::<u32>();
        let black = u32::from(self.black.get() | BLACK) << (8 * lower);
        let below = (1 << (8 * lower)) - 1;
        let dice = clear & below | black | (clear & !below) << 8;
        dice.to_le_bytes().map(|die| (Face(die & !BLACK), die & BLACK != 0))
    }

    /// All 336 distinct rolls with the number of ways, out of 1,296, in which four dice show them.
    ///
    /// ```
    /// use troyes_rules::Roll;
    ///
    /// assert_eq!(Roll::all().count(), 336);
    /// assert_eq!(Roll::all().map(|(_, ways)| ways).sum::<u32>(), 6 * 6 * 6 * 6);
    /// ```
    pub fn all() -> impl Iterator<Item = (Self, u32)> {
        Face::ALL
            .into_iter()
            .flat_map(|black| clear_dice().map(move |(clear, ways)| (Self { black, clear }, ways)))
    }
}

/// All 56 multisets of three clear dice, with the number of orders in which they can fall.
fn clear_dice() -> impl Iterator<Item = ([Face; 3], u32)> {
    let from = |low: Face| Face::ALL.into_iter().skip(low.index());
    Face::ALL
        .into_iter()
        .flat_map(move |a| from(a).flat_map(move |b| from(b).map(move |c| [a, b, c])))
        .map(|dice @ [a, b, c]| {
            let ways = match (a == b, b == c) {
                (true, true) => 1,
                (false, false) => 6,
                (true, false) | (false, true) => 3,
            };
            (dice, ways)
        })
}

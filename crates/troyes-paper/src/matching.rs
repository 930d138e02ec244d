//! Which half-days can build what is missing: at most one die is taken in each.

use crate::goal::DAYS;

/// Half-days, one bit for each.
pub(crate) type Days = u16;

/// Buildings given to half-days, each to one of its own.
pub(crate) struct Matching {
    /// The buildings' half-days, by the order in which they came.
    candidates: [Days; MOST],
    len: usize,
    taken: [Option<u8>; DAYS],
}

/// More buildings than that cannot be missing.
const MOST: usize = 36;

impl Matching {
    pub(crate) const fn new() -> Self {
        Self { candidates: [0; MOST], len: 0, taken: [None; DAYS] }
    }

    /// Gives one more building a half-day of its own, moving others where that helps. Answers whether there was one.
    #[inline]
    pub(crate) fn add(&mut self, days: Days) -> bool {
        self.candidates[self.len] = days;
        self.len += 1;
        self.place(self.len - 1, &mut 0)
    }

    fn place(&mut self, building: usize, tried: &mut Days) -> bool {
        let mut days = self.candidates[building];
        while days & !*tried != 0 {
            days &= !*tried;
            let day = days.trailing_zeros() as usize;
            *tried |= 1 << day;
            let free = match self.taken[day] {
                None => true,
                Some(other) => self.place(usize::from(other), tried),
            };
            if free {
                self.taken[day] = Some(building as u8);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buildings_make_room_for_each_other() {
        let mut matching = Matching::new();
        assert!(matching.add(0b011));
        assert!(matching.add(0b001));
        assert!(!matching.add(0b011));
        assert!(matching.add(0b111));
        assert!(!matching.add(0));
    }
}

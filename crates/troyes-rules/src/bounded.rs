//! Numbers that cannot leave their range.
//!
//! The game is full of small numbers that mean different things: a die's face, a column's position, a
//! slot of the wheel. Each gets a type of its own, made by one macro, so that none is taken for another.

/// Defines a one-byte number type that only holds values from `$low` to `$high`.
macro_rules! bounded {
    ($(#[$meta:meta])* $name:ident, $low:literal ..= $high:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// How many different values there are.
            pub const COUNT: usize = $high - $low + 1;

            /// All values, lowest first.
            pub const ALL: [Self; Self::COUNT] = {
                let mut all = [Self($low); Self::COUNT];
                let mut index = 0;
                while index < Self::COUNT {
                    all[index] = Self($low + index as u8);
                    index += 1;
                }
                all
            };

            /// The value for a number, or `None` if the number is out of range.
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                if (number.wrapping_sub($low) as usize) < Self::COUNT { Some(Self(number)) } else { None }
            }

            /// The number itself.
            #[must_use]
            #[inline]
            pub const fn get(self) -> u8 {
                self.0
            }

            /// The value's place in [`Self::ALL`].
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                (self.0 - $low) as usize
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

pub(crate) use bounded;

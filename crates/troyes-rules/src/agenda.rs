//! What a seat still has to do: a stack of tasks, one byte each, the next one on top.
//!
//! The order of R6.7, depth first, is nothing but this stack: whatever a space or a building sets off is pushed on top of
//! what remains of the thing that set it off. A chain that waits for a choice is a stack whose top asks for a
//! decision, so a half-finished turn is a plain value that can be copied, compared and stored.

use crate::color::{Color, Colors};

/// One thing to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Take a die, or relief (R5). Asks.
    Turn,
    /// Build a work building for nothing (R2.8). Asks.
    FreeWork,
    /// Build a prestige building of another colour for nothing (R2.9). Asks.
    FreePrestige(Color),
    /// Circle a citizen of one of these colours (R2.7, R8.7). Asks where more than one has room.
    AnyCitizen(Colors),
    /// Collect the bonus of the link with this index in the printed table (R2.10).
    Link(u8),
    /// Circle citizens of a colour.
    Citizens(Color, u8),
    /// Circle resources of a colour.
    Resources(Color, u8),
}

/// The stack. Empty means: nothing to do before the next roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Agenda {
    /// Packed tasks; bytes above the top are 0, so that equal agendas are equal bytes.
    tasks: [u8; Agenda::CAPACITY],
    len: u8,
}

impl Agenda {
    /// How deep a chain can get, and a little more. When a chain waits, below the top lie at most: from the die, a
    /// link and the rest of its gain under one more citizen or under tile 6's two (3); from the free buildings taken before, at most
    /// two work buildings with a link and one more citizen each (4) and two prestige buildings with one task each (2); what remains
    /// of "one of each" (2), of three 20th spaces (3) — and those two exclude each other, as do tile 3's resources and
    /// the die's link. That is 13 with the task that asks; a test over many games watches the depth reached.
    pub(crate) const CAPACITY: usize = 15;

    pub(crate) const EMPTY: Self = Self { tasks: [0; Self::CAPACITY], len: 0 };

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task.pack();
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        Some(Task::unpack(core::mem::take(&mut self.tasks[usize::from(top)])))
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Task> {
        let top = self.len.checked_sub(1)?;
        Some(Task::unpack(self.tasks[usize::from(top)]))
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }
}

impl core::fmt::Debug for Agenda {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let tasks = self.tasks[..self.len()].iter().rev().map(|&byte| Task::unpack(byte));
        f.debug_list().entries(tasks).finish()
    }
}

/// The two high bits of a packed task say what the six low ones mean.
mod tag {
    pub(super) const MISCELLANEOUS: u8 = 0;
    pub(super) const CITIZENS: u8 = 1 << 6;
    pub(super) const RESOURCES: u8 = 2 << 6;
    pub(super) const LINK: u8 = 3 << 6;
    pub(super) const MASK: u8 = 3 << 6;
}

const TURN: u8 = 1;
const FREE_WORK: u8 = 2;
const FREE_PRESTIGE: u8 = 4;
const ANY_CITIZEN: u8 = 8;

impl Task {
    #[inline]
    const fn pack(self) -> u8 {
        match self {
            Self::Turn => tag::MISCELLANEOUS | TURN,
            Self::FreeWork => tag::MISCELLANEOUS | FREE_WORK,
            Self::FreePrestige(color) => tag::MISCELLANEOUS | FREE_PRESTIGE | color as u8,
            Self::AnyCitizen(colors) => tag::MISCELLANEOUS | ANY_CITIZEN | colors.bits(),
            Self::Link(index) => tag::LINK | index,
            Self::Citizens(color, count) => tag::CITIZENS | (color as u8) << 4 | count,
            Self::Resources(color, count) => tag::RESOURCES | (color as u8) << 4 | count,
        }
    }

    #[inline]
    const fn unpack(byte: u8) -> Self {
        let color = Color::from_low_bits(byte >> 4);
        match byte & tag::MASK {
            tag::CITIZENS => Self::Citizens(color, byte & 0xf),
            tag::RESOURCES => Self::Resources(color, byte & 0xf),
            tag::LINK => Self::Link(byte & !tag::MASK),
            _ => match byte {
                TURN => Self::Turn,
                FREE_WORK => Self::FreeWork,
                _ if byte & ANY_CITIZEN != 0 => Self::AnyCitizen(Colors::from_bits(byte)),
                _ => Self::FreePrestige(Color::from_low_bits(byte)),
            },
        }
    }
}

//! Who wins (R7.2).

/// The best total of a game, and how many have it.
///
/// ```
/// use troyes_rules::Winners;
///
/// let winners = Winners::of([48, 51, 51]);
/// assert_eq!((winners.total(), winners.count()), (51, 2));
/// assert!(winners.have(51) && !winners.have(48));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Winners {
    total: u16,
    count: usize,
    /// How many of the players are people.
    people: usize,
}

impl Winners {
    /// The winners among players with these totals: those with the highest, one or several (R7.2).
    #[must_use]
    pub fn of(totals: impl IntoIterator<Item = u16>) -> Self {
        totals.into_iter().fold(Self::default(), |winners, total| {
            let people = winners.people + 1;
            if winners.count == 0 || total > winners.total {
                return Self { total, count: 1, people };
            }
            let count = winners.count + usize::from(total == winners.total);
            Self { count, people, ..winners }
        })
    }

    /// The same winners in a game of this many people; all other players are bots (R9.1).
    #[must_use]
    pub const fn among_people(self, people: usize) -> Self {
        Self { people, ..self }
    }

    /// The best total; 0 if nobody plays.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.total
    }

    /// How many have it.
    #[must_use]
    pub const fn count(self) -> usize {
        self.count
    }

    /// Whether somebody with this total wins.
    #[must_use]
    pub const fn have(self, total: u16) -> bool {
        self.count > 0 && total == self.total
    }

    /// Whether somebody with this total wins a game with others, which a feat asks for (R9.3).
    pub(crate) const fn have_beside_others(self, total: u16) -> bool {
        self.people > 1 && self.have(total)
    }
}

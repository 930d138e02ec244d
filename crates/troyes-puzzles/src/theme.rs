//! What makes the difference between the right decision and the one that tempts most.

use troyes_rules::{
    Board, Building, Decision, Effect, Face, HalfDay, Kind, Row, Seat, Use, printed::Bonus,
};
use troyes_solver::{Evaluator, QuantisedNetwork, Workspace};

/// A theme.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Theme {
    /// Only the right decision wins a link bonus (R2.10).
    Link = 0,
    /// The right decision sets off more bonuses.
    Chain,
    /// A free building is won, or has to find its place (R2.8, R2.9).
    FreeBuilding,
    /// A Cathedral: which one, or whether now (R6.4).
    CathedralOrder,
    /// A Fortress against the black die (R4.4).
    Defence,
    /// The same place, for less.
    Saving,
    /// The last two half-days, which are exact.
    LastHalfDays,
    /// Taking resources is better than building.
    Gathering,
    /// Building is better than taking resources.
    Building,
    /// A Great Hall (R6.3).
    GreatHall,
    /// A die is worth its change (R5.2, R5.3).
    ChangedDie,
    /// A work building (R6.5).
    WorkBuilding,
}

impl Theme {
    /// All themes, in the order in which they are stored.
    pub const ALL: [Self; 12] = [
        Self::Link,
        Self::Chain,
        Self::FreeBuilding,
        Self::CathedralOrder,
        Self::Defence,
        Self::Saving,
        Self::LastHalfDays,
        Self::Gathering,
        Self::Building,
        Self::GreatHall,
        Self::ChangedDie,
        Self::WorkBuilding,
    ];

    /// A word for it that never changes; messages for people are called `puzzle-theme-` and this word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Chain => "chain",
            Self::FreeBuilding => "free-building",
            Self::CathedralOrder => "cathedral-order",
            Self::Defence => "defence",
            Self::Saving => "saving",
            Self::LastHalfDays => "last-half-days",
            Self::Gathering => "gathering",
            Self::Building => "building",
            Self::GreatHall => "great-hall",
            Self::ChangedDie => "changed-die",
            Self::WorkBuilding => "work-building",
        }
    }

    /// The theme of a word, the inverse of [`Theme::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// A set of themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(pub(crate) u16);

impl Themes {
    /// Whether a theme is in the set.
    #[must_use]
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u8 & 1 == 1
    }

    /// The themes, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.contains(theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Self {
        Self(themes.into_iter().fold(0, |bits, theme| bits | 1 << theme as u8))
    }
}

/// A decision with the best choices in the chain that it sets off, and everything that happens.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The decision, then those of its chain.
    pub decisions: Vec<Decision>,
    /// What happens, in order.
    pub effects: Vec<Effect>,
}

/// Plays a legal decision, and whatever it sets off as well as one can at once.
#[must_use]
pub fn play_out(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    decision: Decision,
    space: &mut Workspace,
) -> Turn {
    let mut seat = *seat;
    let mut turn = Turn { decisions: Vec::new(), effects: Vec::new() };
    let mut next = Some(decision);
    while let Some(decision) = next {
        seat.play_listed(board, decision, &mut |effect| turn.effects.push(effect));
        turn.decisions.push(decision);
        next = Evaluator::new(network, board, &seat, space).best().map(|best| best.decision);
    }
    turn
}

impl Turn {
    fn count(&self, of: impl Fn(&Effect) -> bool) -> usize {
        self.effects.iter().filter(|effect| of(effect)).count()
    }

    fn links(&self) -> usize {
        self.count(|effect| matches!(effect, Effect::Linked { .. }))
    }

    fn free_buildings(&self) -> usize {
        let is_building = |bonus| matches!(bonus, Bonus::FreeWork | Bonus::FreePrestige);
        self.count(|effect| matches!(effect, Effect::Won { bonus, .. } if is_building(*bonus)))
    }

    fn bonuses(&self) -> usize {
        self.links() + self.count(|effect| matches!(effect, Effect::Won { .. }))
    }

    fn paid(&self) -> u32 {
        let paid = self.effects.iter().map(|effect| match effect {
            Effect::Paid { amount, .. } => u32::from(*amount),
            _ => 0,
        });
        paid.sum()
    }

    fn first(&self) -> Decision {
        self.decisions[0]
    }
}

/// The themes of a puzzle.
pub(crate) fn themes(board: &Board, right: &Turn, wrong: &Turn) -> Themes {
    Theme::ALL.into_iter().filter(|&theme| is_about(theme, board, right, wrong)).collect()
}

fn is_about(theme: Theme, board: &Board, right: &Turn, wrong: &Turn) -> bool {
    let row = |turn: &Turn| turn.first().target(board.columns()).building().map(Building::row);
    let is_same_place =
        right.first().target(board.columns()) == wrong.first().target(board.columns());
    let builds = |wanted| !is_same_place && row(right) == Some(wanted);
    match theme {
        Theme::Link => right.links() > wrong.links(),
        Theme::Chain => right.bonuses() >= 2 && right.bonuses() > wrong.bonuses(),
        Theme::FreeBuilding => {
            let is_one = matches!(right.first(), Decision::Build(_));
            is_one || right.free_buildings() > wrong.free_buildings()
        }
        Theme::CathedralOrder => {
            let is_wrong_now = !is_same_place && row(wrong) == Some(Row::Cathedral);
            builds(Row::Cathedral) || is_wrong_now
        }
        Theme::Defence => {
            let attacks_to_come = !board.is_last_half_day();
            attacks_to_come && builds(Row::Fortress) && row(wrong) != Some(Row::Fortress)
        }
        Theme::Saving => is_same_place && right.paid() < wrong.paid(),
        Theme::LastHalfDays => {
            board.half_day().is_some_and(|half_day| half_day.index() + 2 >= HalfDay::COUNT)
        }
        Theme::Gathering => gathers(right) && !gathers(wrong),
        Theme::Building => gathers(wrong) && !gathers(right),
        Theme::GreatHall => builds(Row::GreatHall),
        Theme::ChangedDie => changes(board, right) && !changes(board, wrong),
        Theme::WorkBuilding => {
            let is_work = |row: Row| row.kind() == Kind::Work;
            !is_same_place && row(right).is_some_and(is_work)
        }
    }
}

fn gathers(turn: &Turn) -> bool {
    turn.first().take().is_some_and(|take| take.r#use == Use::Resources)
}

fn changes(board: &Board, turn: &Turn) -> bool {
    turn.first().take().is_some_and(|take| {
        let shown = board.face(take.sector).map(Face::get);
        board.color(take.sector) != take.color || shown != Some(take.value.get())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_bits_come_back() {
        for (index, theme) in Theme::ALL.into_iter().enumerate() {
            assert_eq!(theme as usize, index);
            assert_eq!(Theme::from_name(theme.name()), Some(theme));
        }
        let some: Themes = [Theme::Saving, Theme::Link].into_iter().collect();
        assert_eq!(some.iter().collect::<Vec<_>>(), [Theme::Link, Theme::Saving]);
        assert!(!some.contains(Theme::Chain));
    }
}

//! What somebody does for the first time. Feats (R9) are far away for a newcomer; marks stand beside them, are none, and whatever is played
//! to its end earns them.

use troyes_rules::printed::LINKS;
use troyes_rules::{Buildings, Row, Sheet};
use troyes_wire::{EarnedView, MarkView};

use crate::append::FinishedSeat;

/// A mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A finished game.
    Game,
    /// A link bonus.
    Link,
    /// A Fortress.
    Fortress,
    /// A Great Hall.
    GreatHall,
    /// A Cathedral.
    Cathedral,
    /// Thirty points.
    Thirty,
    /// A finished game with another person.
    Company,
}

/// Points that earn a mark: less than any feat asks for.
const POINTS: u16 = 30;

impl Mark {
    /// All marks, in the order in which they are listed.
    pub const ALL: [Self; 7] = [
        Self::Game,
        Self::Link,
        Self::Fortress,
        Self::GreatHall,
        Self::Cathedral,
        Self::Thirty,
        Self::Company,
    ];

    /// Those that only the sheet tells.
    const ON_SHEETS: [Self; 4] = [Self::Link, Self::Fortress, Self::GreatHall, Self::Cathedral];

    /// The mark's name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Link => "link",
            Self::Fortress => "fortress",
            Self::GreatHall => "great-hall",
            Self::Cathedral => "cathedral",
            Self::Thirty => "thirty",
            Self::Company => "company",
        }
    }

    fn is_on(self, sheet: &Sheet) -> bool {
        let has = |row| !sheet.built().intersection(Buildings::row(row)).is_empty();
        match self {
            Self::Link => LINKS.iter().any(|link| sheet.built().contains_all(link.pair())),
            Self::Fortress => has(Row::Fortress),
            Self::GreatHall => has(Row::GreatHall),
            Self::Cathedral => has(Row::Cathedral),
            Self::Game | Self::Thirty | Self::Company => false,
        }
    }
}

/// The marks of a player, from their games in the order in which these were finished.
#[derive(Default, Debug)]
pub struct Marks(Vec<(Mark, FinishedSeat)>);

impl Marks {
    /// One more game that was played to its end.
    pub fn add(&mut self, seat: &FinishedSeat) {
        self.earn(Mark::Game, seat, true);
        self.earn(Mark::Thirty, seat, seat.total >= POINTS);
        self.earn(Mark::Company, seat, seat.people > 1);
    }

    /// The sheet of a game at its end.
    pub fn add_sheet(&mut self, seat: &FinishedSeat, sheet: &Sheet) {
        for mark in Mark::ON_SHEETS {
            self.earn(mark, seat, mark.is_on(sheet));
        }
    }

    /// Whether another sheet could bring anything new.
    #[must_use]
    pub fn asks_for_sheets(&self) -> bool {
        Mark::ON_SHEETS.iter().any(|mark| self.of(*mark).is_none())
    }

    /// All marks, earned or not.
    #[must_use]
    pub fn view(&self) -> Vec<MarkView> {
        let view = |mark: Mark| MarkView {
            mark: mark.name().to_owned(),
            earned: self.of(mark).map(|seat| EarnedView {
                game: seat.game.to_string(),
                seat: seat.seat,
                name: seat.name.clone(),
                at: seat.finished_at,
            }),
        };
        Mark::ALL.into_iter().map(view).collect()
    }

    fn of(&self, mark: Mark) -> Option<&FinishedSeat> {
        self.0.iter().find(|(earned, _)| *earned == mark).map(|(_, seat)| seat)
    }

    /// The first game that earns a mark keeps it.
    fn earn(&mut self, mark: Mark, seat: &FinishedSeat, is_earned: bool) {
        if is_earned && self.of(mark).is_none() {
            self.0.push((mark, seat.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::GameId;

    fn seat(number: u128, total: u16, people: usize) -> FinishedSeat {
        FinishedSeat {
            game: GameId(uuid::Uuid::from_u128(number)),
            finished_at: number as u64,
            seat: 0,
            name: "Ada".to_owned(),
            total,
            feats: Vec::new(),
            people,
            banquets: false,
        }
    }

    /// The times at which marks were earned, by their names.
    fn earned(marks: &Marks) -> Vec<(String, u64)> {
        let view = marks.view().into_iter();
        view.filter_map(|one| Some((one.mark, one.earned?.at))).collect()
    }

    #[test]
    fn the_first_game_earns_something_and_keeps_it() {
        let mut marks = Marks::default();
        assert_eq!((marks.view().len(), earned(&marks)), (7, Vec::new()));
        for (number, total, people) in [(1, 22, 1), (2, 30, 1), (3, 41, 2)] {
            marks.add(&seat(number, total, people));
        }
        let names = [("game", 1), ("thirty", 2), ("company", 3)];
        assert_eq!(earned(&marks), names.map(|(name, at)| (name.to_owned(), at)));
    }

    #[test]
    fn an_empty_sheet_earns_nothing() {
        let mut marks = Marks::default();
        marks.add_sheet(&seat(1, 0, 1), &Sheet::NEW);
        assert!(earned(&marks).is_empty() && marks.asks_for_sheets());
    }
}

//! What must not be done in a challenge.

use troyes_rules::{
    Board, Building, Day, Decision, Face, Kind, Resource, Row, Seat, Sector, Side, Take, Use,
};

/// A constraint: some decisions are not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Constraint {
    /// Everything is allowed.
    Nothing,
    /// No Cathedral is built.
    NoCathedral,
    /// Whenever the die on the free sector can be taken, it is.
    FreeDie,
    /// No influence is spent, neither as a price nor on a die.
    NoInfluence,
    /// No die is taken at a tile that shows its banquet side.
    NoBanquet,
    /// No building is put to the left of one that stands in its row.
    LeftToRight,
    /// No prestige building before this day.
    NoPrestigeBefore(Day),
    /// No die is used for resources from this day on.
    NoGatheringFrom(Day),
    /// Dice are used as they fall: neither value nor colour is changed.
    UnchangedDice,
}

impl Constraint {
    /// Whether a legal decision breaks the constraint. Nobody can break it who has no other choice: where every legal decision is
    /// against it, all are allowed.
    #[must_use]
    pub fn is_broken_by(self, board: &Board, seat: &Seat, decision: Decision) -> bool {
        let is_against = |decision| self.is_against(board, seat, decision);
        is_against(decision) && !seat.decisions(board).iter().all(is_against)
    }

    fn is_against(self, board: &Board, seat: &Seat, decision: Decision) -> bool {
        let building = decision.target(board.columns()).building();
        decision.take().is_some_and(|take| self.is_against_take(board, &take))
            || building.is_some_and(|building| self.is_against_building(board, seat, building))
    }

    fn is_against_building(self, board: &Board, seat: &Seat, building: Building) -> bool {
        match self {
            Self::NoCathedral => building.row() == Row::Cathedral,
            Self::LeftToRight => is_left_of_another(seat, building),
            Self::NoPrestigeBefore(day) => is_before(board, day) && building.kind == Kind::Prestige,
            _ => false,
        }
    }

    fn is_against_take(self, board: &Board, take: &Take) -> bool {
        match self {
            Self::FreeDie => take.sector != Sector::ALL[0],
            Self::NoInfluence => board.cost(take).is_some_and(|cost| cost[Resource::Influence] > 0),
            Self::NoBanquet => {
                board.tile(take.sector).is_some_and(|tile| tile.side() == Side::Banquet)
            }
            Self::NoGatheringFrom(day) => !is_before(board, day) && take.r#use == Use::Resources,
            Self::UnchangedDice => {
                let shown = board.face(take.sector).map(Face::get);
                take.color != board.color(take.sector) || shown != Some(take.value.get())
            }
            _ => false,
        }
    }
}

fn is_before(board: &Board, day: Day) -> bool {
    board.half_day().is_some_and(|half_day| half_day.day() < day)
}

fn is_left_of_another(seat: &Seat, building: Building) -> bool {
    let standing = seat.sheet().built().in_row(building.row());
    standing >> (building.position.index() + 1) != 0
}

//! Why a decision is refused, by clause.
//!
//! Whether it is refused has been decided by [`legal`](crate::legal) when this module is asked; it only looks for the reason.

use thiserror::Error;

use crate::agenda::Task;
use crate::board::Board;
use crate::building::{Building, Cell, Kind};
use crate::color::{Color, Resource};
use crate::decision::{Decision, Take};
use crate::dice::Value;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::terms::{Moves, Terms};
use crate::wheel::Sector;

/// A clause of the rules, such as R4.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(pub u8, pub u8);

impl core::fmt::Display for Clause {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "R{}.{}", self.0, self.1)
    }
}

impl core::fmt::Debug for Clause {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}

/// What a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Question {
    /// A die.
    #[error("taking a die")]
    Take,
    /// Relief, because no die can be paid for.
    #[error("taking relief, because no die can be paid for")]
    Relief,
    /// The place of a free building.
    #[error("placing a free building")]
    Build,
    /// The track of a citizen.
    #[error("choosing the track of a citizen")]
    Citizen,
}

/// Why a decision is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Refusal {
    /// No half-day has been rolled yet.
    #[error("no dice have been rolled yet")]
    NotRolled,
    /// The player has taken the turn of this half-day.
    #[error("the turn of this half-day is finished")]
    TurnFinished,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another kind of decision is asked for.
    #[error("the decision asked for now is {0}")]
    OtherQuestion(Question),
    /// A die can be paid for, so there is no relief.
    #[error("a die can be paid for, so there is no relief")]
    ReliefNotNeeded,
    /// No die can be taken there.
    #[error("the plaza of sector {0} is destroyed")]
    PlazaDestroyed(Sector),
    /// The price contains a resource of any kind, and none is named.
    #[error("the price of sector {0} contains one resource of any kind: say which")]
    PaymentMissing(Sector),
    /// A resource of any kind is named, and the price contains none.
    #[error("the price of sector {0} contains no resource of any kind")]
    PaymentNotAsked(Sector),
    /// Not enough of a resource.
    #[error("that takes {needed} {}, and {available} can be spent", counted(*.resource, *.needed))]
    TooDear {
        /// Which resource.
        resource: Resource,
        /// What price and changes need of it.
        needed: u8,
        /// What there is.
        available: u8,
        /// The clause that asks for it.
        clause: Clause,
    },
    /// The value cannot be reached from where the die stands.
    #[error("no influence turns a die of value {from} into {to}")]
    ValueOutOfRange {
        /// The die's value.
        from: Value,
        /// The value wanted.
        to: Value,
    },
    /// Tile 1's raid.
    #[error("the raid at sector {0} keeps influence from changing this die")]
    ValueFixed(Sector),
    /// Tile 5's raid.
    #[error("the raid at sector {0} keeps the colour of this die")]
    ColorFixed(Sector),
    /// Tile 7's raid.
    #[error("the raid at sector {0} keeps this die from building a prestige building")]
    NoPrestige(Sector),
    /// Tile 4's raid: a die of value 0.
    #[error("a die of value 0 builds nothing")]
    ValueZero,
    /// The building stands already.
    #[error("{0} is built already")]
    Built(Building),
    /// The cell is crossed out.
    #[error("{0} is crossed out")]
    Crossed(Cell),
    /// The free building must be a work building.
    #[error("this bonus builds a work building")]
    NotWork,
    /// The free building must be a prestige building of another colour than the track that gave it.
    #[error("this bonus of the {} track builds a prestige building of another colour", .0.name())]
    NotOtherPrestige(Color),
    /// The track has no room.
    #[error("the {} citizen track is full", .0.name())]
    TrackFull(Color),
    /// Tile 6 gives a yellow or a white citizen.
    #[error("this citizen is yellow or white")]
    NotOfThisTile,
}

impl Refusal {
    /// The clause that refuses.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::NotRolled => Clause(4, 1),
            Self::TurnFinished => Clause(4, 6),
            Self::GameOver => Clause(4, 8),
            Self::OtherQuestion(Question::Take) => Clause(5, 1),
            Self::OtherQuestion(Question::Relief) | Self::ReliefNotNeeded => Clause(5, 6),
            Self::OtherQuestion(Question::Build) => Clause(6, 6),
            Self::OtherQuestion(Question::Citizen) => Clause(2, 7),
            Self::PlazaDestroyed(_) => Clause(4, 3),
            Self::PaymentMissing(_) | Self::PaymentNotAsked(_) => Clause(5, 1),
            Self::TooDear { clause, .. } => clause,
            Self::ValueOutOfRange { .. } => Clause(5, 2),
            Self::ValueFixed(_) | Self::ColorFixed(_) | Self::NoPrestige(_) => Clause(8, 3),
            Self::ValueZero => Clause(8, 5),
            Self::Built(Building { kind: Kind::Prestige, .. }) => Clause(6, 2),
            Self::Built(Building { kind: Kind::Work, .. }) => Clause(6, 5),
            Self::Crossed(_) => Clause(4, 5),
            Self::NotWork => Clause(2, 8),
            Self::NotOtherPrestige(_) => Clause(2, 9),
            Self::TrackFull(_) => Clause(2, 7),
            Self::NotOfThisTile => Clause(8, 7),
        }
    }

    /// A name that does not change when the sentence does.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotRolled => "not-rolled",
            Self::TurnFinished => "turn-finished",
            Self::GameOver => "game-over",
            Self::OtherQuestion(_) => "other-question",
            Self::ReliefNotNeeded => "relief-not-needed",
            Self::PlazaDestroyed(_) => "plaza-destroyed",
            Self::PaymentMissing(_) => "payment-missing",
            Self::PaymentNotAsked(_) => "payment-not-asked",
            Self::TooDear { .. } => "too-dear",
            Self::ValueOutOfRange { .. } => "value-out-of-range",
            Self::ValueFixed(_) => "value-fixed",
            Self::ColorFixed(_) => "color-fixed",
            Self::NoPrestige(_) => "no-prestige",
            Self::ValueZero => "value-zero",
            Self::Built(_) => "built",
            Self::Crossed(_) => "crossed",
            Self::NotWork => "not-work",
            Self::NotOtherPrestige(_) => "not-other-prestige",
            Self::TrackFull(_) => "track-full",
            Self::NotOfThisTile => "not-of-this-tile",
        }
    }

    /// The reason why a decision that is not listed is not.
    #[cold]
    pub(crate) fn of(board: &Board, seat: &Seat, decision: Decision) -> Self {
        let sheet = seat.sheet();
        match (seat.agenda.top(), decision) {
            (Some(Task::Turn), Decision::Take(take)) => refuse_take(board, sheet, &take),
            (Some(Task::Turn), Decision::Relief) => Self::ReliefNotNeeded,
            (Some(Task::Turn), _) => {
                let relief = seat.decisions(board).contains(Decision::Relief);
                Self::OtherQuestion(if relief { Question::Relief } else { Question::Take })
            }
            (Some(Task::FreeWork), Decision::Build(building)) => match building.kind {
                Kind::Work => refuse_place(sheet, building),
                Kind::Prestige => Self::NotWork,
            },
            (Some(Task::FreePrestige(track)), Decision::Build(building)) => {
                if building.kind == Kind::Prestige && building.color != track {
                    refuse_place(sheet, building)
                } else {
                    Self::NotOtherPrestige(track)
                }
            }
            (Some(Task::AnyCitizen(_)), Decision::Citizen(color)) => {
                if sheet.tracks_with_room().contains(color) {
                    Self::NotOfThisTile
                } else {
                    Self::TrackFull(color)
                }
            }
            (Some(Task::FreeWork | Task::FreePrestige(_)), _) => {
                Self::OtherQuestion(Question::Build)
            }
            (Some(_), _) => Self::OtherQuestion(Question::Citizen),
            (None, _) if board.half_day().is_none() => Self::NotRolled,
            (None, _) if board.is_last_half_day() => Self::GameOver,
            (None, _) => Self::TurnFinished,
        }
    }
}

/// The word for a number of a resource.
const fn counted(resource: Resource, number: u8) -> &'static str {
    match (resource, number) {
        (Resource::Deniers, 1) => "denier",
        _ => resource.name(),
    }
}

fn refuse_take(board: &Board, sheet: &Sheet, take: &Take) -> Refusal {
    let sector = take.sector;
    let terms = Terms::of(board, sector);
    if !terms.is_available {
        return Refusal::PlazaDestroyed(sector);
    }
    match (terms.price.any, take.pay) {
        (true, None) => return Refusal::PaymentMissing(sector),
        (false, Some(_)) => return Refusal::PaymentNotAsked(sector),
        (true, Some(_)) | (false, None) => {}
    }
    let price = terms.price_with(take.pay);
    let too_dear = |resource: Resource, needed: u8, clause: Clause| {
        let available = sheet.available(resource);
        (needed > available).then_some(Refusal::TooDear { resource, needed, available, clause })
    };
    let of_price = if board.tile(sector).is_some() { Clause(8, 4) } else { Clause(5, 1) };
    if let Some(refusal) =
        Resource::ALL.into_iter().find_map(|resource| too_dear(resource, price[resource], of_price))
    {
        return refusal;
    }
    refuse_changes(board, &terms, take, too_dear)
        .unwrap_or_else(|| refuse_use(board, sheet, &terms, take))
}

/// The reason why the die cannot be changed so, if it cannot.
fn refuse_changes(
    board: &Board,
    terms: &Terms,
    take: &Take,
    too_dear: impl Fn(Resource, u8, Clause) -> Option<Refusal>,
) -> Option<Refusal> {
    let cost = board.cost(take).unwrap_or_default();
    if take.value != terms.value {
        if terms.moves == Moves::Never {
            return Some(Refusal::ValueFixed(take.sector));
        }
        if take.value.face().is_none() {
            return Some(Refusal::ValueOutOfRange { from: terms.value, to: take.value });
        }
    }
    if take.color != terms.color && terms.color_change.is_none() {
        return Some(Refusal::ColorFixed(take.sector));
    }
    too_dear(Resource::Influence, cost[Resource::Influence], Clause(5, 2))
        .or_else(|| too_dear(Resource::Knowledge, cost[Resource::Knowledge], Clause(5, 3)))
}

/// The reason why a die that can be had like this cannot be used so.
fn refuse_use(board: &Board, sheet: &Sheet, terms: &Terms, take: &Take) -> Refusal {
    if !terms.allows(take.r#use) {
        return Refusal::NoPrestige(take.sector);
    }
    match take.building(board.columns()) {
        Some(building) => refuse_place(sheet, building),
        None => Refusal::ValueZero,
    }
}

fn refuse_place(sheet: &Sheet, building: Building) -> Refusal {
    if sheet.built().contains(building) {
        Refusal::Built(building)
    } else {
        Refusal::Crossed(building.cell())
    }
}

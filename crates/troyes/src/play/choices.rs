//! What can be decided: places on the sheet, and for each the ways to get there. Legality, prices and effects are the table's.

use troyes_rules::{Board, Color, Decision, Row, Sector, Take};
use troyes_table::Offer;
use troyes_words::places::building_of;
use troyes_words::{Words, values};

/// Where on the sheet something happens, in the order of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Target {
    /// A building, by row and position.
    Building(usize, u8),
    /// A resource track.
    Resource(Color),
    /// A citizen track.
    Citizen(Color),
    /// All resource tracks.
    Relief,
}

impl Target {
    fn of(board: &Board, decision: Decision) -> Self {
        if let Some(building) = building_of(board, decision) {
            return Self::Building(building.row().index(), building.position.get());
        }
        match decision {
            Decision::Take(Take { color, .. }) => Self::Resource(color),
            Decision::Citizen(color) => Self::Citizen(color),
            Decision::Relief | Decision::Build(_) => Self::Relief,
        }
    }

    /// The row of a building.
    pub(crate) fn row(self) -> Option<Row> {
        match self {
            Self::Building(row, _) => Some(Row::ALL[row]),
            _ => None,
        }
    }

    /// The position of a building, or 0.
    pub(crate) fn position(self) -> u8 {
        match self {
            Self::Building(_, position) => position,
            _ => 0,
        }
    }

    /// Which part of a list it belongs to: a row of buildings, or the rest.
    pub(crate) fn group(self) -> usize {
        match self {
            Self::Building(row, _) => row,
            Self::Resource(_) => 6,
            Self::Citizen(_) | Self::Relief => 7,
        }
    }
}

/// A place with at least one way to get there, the cheapest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) target: Target,
    pub(crate) ways: Vec<Offer>,
}

/// The sector of the die that a decision takes.
pub(crate) fn sector_of(decision: Decision) -> Option<Sector> {
    match decision {
        Decision::Take(take) => Some(take.sector),
        _ => None,
    }
}

/// All places that can be reached, or those that one die reaches.
pub(crate) fn places(board: &Board, offers: &[Offer], die: Option<Sector>) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for offer in offers.iter().filter(|offer| die.is_none() || sector_of(offer.decision) == die) {
        let target = Target::of(board, offer.decision);
        match places.iter_mut().find(|place| place.target == target) {
            Some(place) => place.ways.push(offer.clone()),
            None => places.push(Place { target, ways: vec![offer.clone()] }),
        }
    }
    for place in &mut places {
        place.ways.sort_by_key(|way| {
            let cost: u32 = way.cost.0.iter().map(|&part| u32::from(part)).sum();
            (cost, std::cmp::Reverse(way.points), sector_of(way.decision))
        });
    }
    places.sort_by_key(|place| place.target);
    places
}

impl Place {
    /// The cheapest way.
    pub(crate) fn first(&self) -> &Offer {
        &self.ways[0]
    }

    /// Everything about the place in one line: what it needs, costs and gives.
    pub(crate) fn label(
        &self,
        words: &Words,
        board: &Board,
        citizens: impl Fn(Color) -> u8,
    ) -> String {
        let Offer { decision, cost, .. } = self.first();
        let cost = words.cost(*cost);
        if let Some(building) = building_of(board, *decision) {
            let values = values![
                "row" => words.row(building.row()),
                "position" => building.position.get(),
                "color" => words.color(building.color),
                "value" => board.columns().face_at(building.position).get(),
                "cost" => cost,
                "gives" => words.benefit(building),
            ];
            return match decision {
                Decision::Take(_) => words.say_with("building-reach", &values),
                _ => words.say_with("building-free", &values),
            };
        }
        match *decision {
            Decision::Take(Take { color, value, .. }) => {
                let what = words.some_resource(color.resource(), value.get().into());
                let values = values!["what" => what, "cost" => cost, "more" => self.ways.len() - 1];
                words.say_with("gain-label", &values)
            }
            Decision::Citizen(color) => {
                let values =
                    values!["citizens" => words.citizens(color), "count" => citizens(color)];
                words.say_with("citizen-choice", &values)
            }
            Decision::Relief | Decision::Build(_) => words.say("relief"),
        }
    }
}

/// A way to a place: which die, what it costs in so many words, and for resources how many it gives.
pub(crate) fn way_label(words: &Words, board: &Board, way: &Offer, cost: String) -> String {
    let Decision::Take(take) = way.decision else { return words.title(board, way.decision) };
    let sector = take.sector.get() + 1;
    if take.r#use.kind().is_some() {
        return words.say_with("play-way", &values!["sector" => sector, "cost" => cost]);
    }
    let what = words.some_resource(take.color.resource(), take.value.get().into());
    words.say_with("play-way-gain", &values!["sector" => sector, "cost" => cost, "what" => what])
}

/// The dice that something can be decided with.
pub(crate) fn dice(offers: &[Offer]) -> Vec<Sector> {
    let mut sectors: Vec<Sector> =
        offers.iter().filter_map(|offer| sector_of(offer.decision)).collect();
    sectors.sort();
    sectors.dedup();
    sectors
}

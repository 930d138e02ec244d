//! What can be decided: places on the sheet, and for each the ways to get there. Legality, prices and effects are the table's.

use troyes_rules::{Board, Building, Color, Decision, Row, Sector, Target};
use troyes_table::{Choice, Offer, by_target};
use troyes_words::{Words, values};

/// A place with at least one way to get there, the cheapest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReachablePlace {
    pub(crate) target: Target,
    pub(crate) ways: Vec<Offer>,
}

/// The sector of the die that a decision takes.
pub(crate) fn sector_of(decision: Decision) -> Option<Sector> {
    decision.take().map(|take| take.sector)
}

/// All places that can be reached, or those that one die reaches, in the order of the sheet.
pub(crate) fn places(board: &Board, offers: &[Offer], die: Option<Sector>) -> Vec<ReachablePlace> {
    let offers = offers.iter().filter(|offer| die.is_none() || sector_of(offer.decision) == die);
    let mut places: Vec<ReachablePlace> =
        by_target(board.columns(), offers).into_iter().map(ReachablePlace::from).collect();
    places.sort_by_key(|place| place.target);
    places
}

impl From<Choice<'_>> for ReachablePlace {
    fn from(choice: Choice<'_>) -> Self {
        let mut ways: Vec<Offer> = choice.ways.into_iter().cloned().collect();
        ways.sort_by_key(|way| {
            let cost: u32 = way.cost.0.iter().map(|&part| u32::from(part)).sum();
            (cost, std::cmp::Reverse(way.points), sector_of(way.decision))
        });
        Self { target: choice.target, ways }
    }
}

impl ReachablePlace {
    /// The row, if it is a building.
    pub(crate) fn row(&self) -> Option<Row> {
        self.target.building().map(Building::row)
    }

    /// Which part of a list it belongs to: a row of buildings, or the rest.
    pub(crate) fn group(&self) -> usize {
        match self.target {
            Target::Building(building) => building.row().index(),
            Target::Resource(_) => Row::ALL.len(),
            Target::Citizen(_) | Target::Relief => Row::ALL.len() + 1,
        }
    }

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
        match self.target {
            Target::Building(building) => {
                let values = values![
                    "row" => words.row(building.row()),
                    "color" => words.color(building.color),
                    "value" => board.columns().face_at(building.position).get(),
                    "cost" => cost,
                    "gives" => words.benefit(building),
                ];
                match decision {
                    Decision::Take(_) => words.say_with("building-reach", &values),
                    _ => words.say_with("building-free", &values),
                }
            }
            Target::Resource(resource) => {
                let amount = decision.take().map_or(0, |take| take.value.get());
                let what = words.some_resource(resource, amount.into());
                let values = values!["what" => what, "cost" => cost, "more" => self.ways.len() - 1];
                words.say_with("gain-label", &values)
            }
            Target::Citizen(color) => {
                let values =
                    values!["citizens" => words.citizens(color), "count" => citizens(color)];
                words.say_with("citizen-choice", &values)
            }
            Target::Relief => words.say("relief"),
        }
    }
}

/// A way to a place: which die, what it costs in words, and for resources how many it gives.
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

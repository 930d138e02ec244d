//! What the rules group for those who draw, describe and compute: columns, rows and places; runs of effects.

use proptest::prelude::*;

use super::*;
use crate::{Action, Actions, Buildings, Effect, Loss, Row, Target, Winners};

/// R2.2: columns and rows of a set of buildings are those of its buildings.
#[test]
fn columns_and_rows_of_buildings() {
    for building in Buildings::ALL.iter() {
        let only = Buildings::only(building);
        for position in Position::ALL {
            let expected = 1 << (3 * building.kind as u32 + building.color as u32);
            let found = only.column(position);
            assert_eq!(found, if position == building.position { expected } else { 0 });
        }
        for row in Row::ALL {
            let expected = 1 << building.position.index();
            assert_eq!(only.in_row(row), if row == building.row() { expected } else { 0 });
        }
    }
    assert!(Position::ALL.iter().all(|&position| Buildings::ALL.column(position) == 0b111_111));
    assert!(Row::ALL.iter().all(|&row| Buildings::ALL.in_row(row) == 0b111_111));
}

/// R5.5: sets of what dice can do are sets.
#[test]
fn sets_of_actions() {
    let of = |text: &str| parse_decision(text).take().unwrap().action();
    let [first, second, third] =
        ["0 red 0 resources", "1/deniers red 1 resources", "3 white 6 work"].map(of);
    assert_eq!([first, second, third].map(Action::index), [0, 9, Action::COUNT - 1]);
    let both = Actions::NONE.with(first).with(second).with(second);
    let others = Actions::NONE.with(second).with(third);
    assert!(both.contains(first) && both.contains(second) && !both.contains(third));
    assert_eq!(both.union(others).iter().collect::<Vec<_>>(), [first, second, third]);
    assert_eq!(both.without(others).iter().collect::<Vec<_>>(), [first]);
}

/// R6.1, R6.2, R6.5: a die is about a building at the position that carries its value, or about a resource track.
#[test]
fn places_of_decisions() {
    let columns = setup(WHEEL, [6, 5, 4, 3, 2, 1], &[]).columns();
    let target = |text: &str| parse_decision(text).target(columns);
    let building = |color, kind, position| {
        Target::Building(Building { color, kind, position: Position::new(position).unwrap() })
    };
    assert_eq!(target("0 red 6 prestige"), building(Color::Red, Kind::Prestige, 1));
    assert_eq!(target("3 white 2 work"), building(Color::White, Kind::Work, 5));
    assert_eq!(target("2 yellow 4 resources"), Target::Resource(Resource::Deniers));
    assert_eq!(target("1/deniers white 0 resources"), Target::Resource(Resource::Knowledge));
    assert_eq!(Decision::Relief.target(columns), Target::Relief);
    assert_eq!(Decision::Citizen(Color::White).target(columns), Target::Citizen(Color::White));
    let hall = Building { color: Color::Yellow, kind: Kind::Work, position: Position::ALL[2] };
    assert_eq!(Decision::Build(hall).target(columns).building(), Some(hall));
    assert_eq!(Target::Relief.building(), None);
}

/// Spaces of one track in a row are a run, and so are equal losses; nothing else is.
#[test]
fn runs_of_effects() {
    let circled = |resource, space| Effect::Circled { resource, space };
    let joined = |color, space| Effect::Joined { color, space };
    let [lost_denier, lost_citizen] =
        [Effect::Lost(Loss::Resource(Resource::Deniers)), Effect::Lost(Loss::Citizen)];
    let effects = [
        Effect::Paid { resource: Resource::Deniers, amount: 2 },
        Effect::Paid { resource: Resource::Knowledge, amount: 2 },
        circled(Resource::Deniers, 4),
        circled(Resource::Deniers, 5),
        circled(Resource::Influence, 4),
        joined(Color::Red, 1),
        joined(Color::Red, 2),
        joined(Color::White, 1),
        lost_denier,
        lost_denier,
        Effect::Lost(Loss::Resource(Resource::Influence)),
        lost_citizen,
        lost_citizen,
        lost_citizen,
    ];
    let lengths: Vec<usize> = Effect::runs(&effects).map(<[_]>::len).collect();
    assert_eq!(lengths, [1, 1, 2, 1, 2, 1, 2, 1, 3]);
    assert_eq!(Effect::once_paid(&effects), &effects[2..]);
    assert_eq!(Effect::once_paid(&effects[2..]), &effects[2..]);
}

proptest! {
    /// R7.2: the highest total wins, and feats ask for others at the table (R9.3).
    #[test]
    fn winners_have_most(totals in proptest::collection::vec(0u16..4, 0..10)) {
        let winners = Winners::of(totals.iter().copied());
        let most = totals.iter().max();
        prop_assert_eq!(winners.total(), most.copied().unwrap_or_default());
        let expected = totals.iter().filter(|&total| Some(total) == most).count();
        prop_assert_eq!(winners.count(), expected);
        for total in 0..4 {
            prop_assert_eq!(winners.have(total), Some(&total) == most);
            let beside_others = Some(&total) == most && totals.len() > 1;
            prop_assert_eq!(winners.have_beside_others(total), beside_others);
        }
    }
}

//! Random games, checked at every state.

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;
use crate::agenda::Agenda;
use crate::printed::{CITIZEN_SPACES, RESOURCE_SPACES};
use crate::{Buildings, Decisions, Row, Solo};

/// Cheap random numbers that follow from a seed.
#[derive(Clone)]
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Any legal setup.
fn any_setup() -> impl Strategy<Value = Setup> {
    let plazas = Just(wheel_of(WHEEL).to_vec()).prop_shuffle();
    let columns = Just(Face::ALL.to_vec()).prop_shuffle();
    let tiles = Just(Tile::ALL.to_vec()).prop_shuffle();
    (plazas, any::<[bool; 9]>(), columns, tiles, any::<bool>()).prop_map(
        |(plazas, turned, columns, tiles, banquets)| {
            let plazas: [Plaza; 9] = plazas.try_into().unwrap();
            let mut turned = turned.into_iter();
            let plazas = plazas
                .map(|plaza| if turned.next() == Some(true) { plaza.turned() } else { plaza });
            let columns = Columns::expert(columns.try_into().unwrap()).unwrap();
            let matching = Slot::ALL.into_iter().filter(|slot| plazas[slot.index()].is_matching());
            let tiles: Vec<_> = tiles.into_iter().zip(matching).collect();
            Setup::new(columns, plazas, if banquets { &tiles } else { &[] }).unwrap()
        },
    )
}

/// Plays a game and shows every step to a checker: the state before, the decision, its effects, the state after. Every
/// other game prefers what builds, so that long chains and full tracks come up.
fn play(
    setup: &Setup,
    seed: u64,
    check: &mut impl FnMut(&Solo, Option<Decision>, &[Effect], &Solo),
) -> Solo {
    let mut random = Random(seed);
    let mut game = Solo::new(setup);
    while !game.is_over() {
        let before = game;
        let mut effects = Vec::new();
        // Low dice on every second game: the same buildings are asked for, and relief is more likely.
        let faces = if seed.is_multiple_of(2) { 6 } else { 4 };
        let dice: [Face; 4] = std::array::from_fn(|_| Face::ALL[random.below(faces)]);
        let [black, clear @ ..] = dice;
        game.roll(Roll::new(black, clear), &mut |effect| effects.push(effect)).unwrap();
        check(&before, None, &effects, &game);
        while !game.seat().is_done() {
            let before = game;
            let mut effects = Vec::new();
            let decision = choose(&game.decisions(), seed, &mut random);
            game.play(decision, &mut |effect| effects.push(effect)).unwrap();
            check(&before, Some(decision), &effects, &game);
        }
    }
    game
}

fn choose(decisions: &Decisions, seed: u64, random: &mut Random) -> Decision {
    let builds: Vec<Decision> = decisions
        .iter()
        .filter(|decision| {
            matches!(decision, Decision::Take(Take { r#use: Use::Work | Use::Prestige, .. }))
        })
        .collect();
    if seed % 4 < 2 || builds.is_empty() {
        return decisions.nth(random.below(decisions.len())).unwrap();
    }
    builds[random.below(builds.len())]
}

fn tracks(game: &Solo) -> ([u8; 3], [u8; 3], [u8; 3]) {
    let sheet = game.seat().sheet();
    (
        Color::ALL.map(|color| sheet.citizens(color)),
        Resource::ALL.map(|resource| sheet.circled(resource)),
        Resource::ALL.map(|resource| sheet.crossed(resource)),
    )
}

/// Points counted the slow way, building by building and mark by mark, from the effects of the whole game.
#[derive(Default)]
struct Recount {
    citizens: u16,
    gained: [u16; 3],
    spent: [u16; 3],
    built: Vec<Building>,
    points: Vec<(Row, u16)>,
}

impl Recount {
    fn see(&mut self, effect: &Effect) {
        match *effect {
            Effect::Joined { .. } => self.citizens += 1,
            Effect::Circled { resource, .. } => self.gained[resource.index()] += 1,
            Effect::Paid { resource, amount } => self.spent[resource.index()] += u16::from(amount),
            Effect::Built { building } => self.built.push(building),
            Effect::Unlocked { row, points } => self.points.push((row, u16::from(points))),
            _ => {}
        }
    }

    fn total(&self) -> u16 {
        let of_row = |&(row, points): &(Row, u16)| {
            points * self.built.iter().filter(|building| building.row() == row).count() as u16
        };
        let rows: u16 = self.points.iter().map(of_row).sum();
        let left = |index: usize| (3 + self.gained[index] - self.spent[index]) / 2;
        self.citizens + rows + left(0) + left(1) + left(2)
    }
}

/// Every decision that can be written down, legal or not.
fn all_decisions() -> Vec<Decision> {
    let mut all = vec![Decision::Relief];
    all.extend(Color::ALL.map(Decision::Citizen));
    all.extend(Buildings::ALL.iter().map(Decision::Build));
    for sector in Sector::ALL {
        for pay in
            [None, Some(Resource::Influence), Some(Resource::Deniers), Some(Resource::Knowledge)]
        {
            for color in Color::ALL {
                for value in Value::ALL {
                    for r#use in Use::ALL {
                        all.push(Decision::Take(Take { sector, pay, color, value, r#use }));
                    }
                }
            }
        }
    }
    all
}

proptest! {
    /// R2.3, R2.6, R4.5, R6.2: nothing is spent that was not there, nothing built twice or on a crossed cell, citizens and
    /// circles only grow, and the score equals a slow recount.
    #[test]
    fn sheets_stay_sound(setup in any_setup(), seed: u64) {
        let mut recount = Recount::default();
        play(&setup, seed, &mut |before, _, effects, after| {
            let (citizens, circled, crossed) = tracks(after);
            let (citizens_before, circled_before, crossed_before) = tracks(before);
            for index in 0..3 {
                assert!(citizens_before[index] <= citizens[index] && citizens[index] <= CITIZEN_SPACES);
                assert!(circled_before[index] <= circled[index] && circled[index] <= RESOURCE_SPACES);
                assert!(crossed_before[index] <= crossed[index]);
                assert!(crossed[index] <= circled_before[index], "spent before it was gained");
            }
            let (built, built_before) =
                (after.seat().sheet().built(), before.seat().sheet().built());
            assert!(built.contains_all(built_before));
            for building in built.without(built_before).iter() {
                assert!(before.seat().sheet().open().contains(building));
            }
            let crossed_cells: HashSet<Cell> = after.seat().sheet().crossed_cells().collect();
            assert!(before.seat().sheet().crossed_cells().all(|cell| crossed_cells.contains(&cell)));
            for building in Buildings::ALL.iter() {
                let open = !built.contains(building) && !crossed_cells.contains(&building.cell());
                assert_eq!(after.seat().sheet().open().contains(building), open);
            }
            effects.iter().for_each(|effect| recount.see(effect));
            assert_eq!(after.score().total(), recount.total());
            assert!(after.seat().depth() <= Agenda::CAPACITY - 2, "{:?}", after.seat());
        });
    }

    /// Equal keys are equal sheets, and fit into what they promise.
    #[test]
    fn keys_tell_sheets_apart(setup in any_setup(), seed: u64) {
        let (mut sheets, mut keys) = (HashSet::new(), HashSet::new());
        play(&setup, seed, &mut |_, _, _, after| {
            let key = after.seat().sheet().key();
            assert_eq!(key >> 111, 0, "a key has 111 bits");
            assert_eq!(sheets.insert(*after.seat().sheet()), keys.insert(key));
        });
    }

    /// R5: exactly the listed decisions are accepted; a refused one changes nothing, and its reason is true.
    #[test]
    fn exactly_the_listed_decisions_are_accepted(setup in any_setup(), seed: u64) {
        let all = all_decisions();
        play(&setup, seed, &mut |_, _, _, game| {
            let listed: Vec<Decision> = game.decisions().iter().collect();
            assert_eq!(listed.len(), game.decisions().len());
            assert_eq!(listed.len(), game.decisions().iter().len());
            let set: HashSet<Decision> = listed.iter().copied().collect();
            assert_eq!(set.len(), listed.len(), "every decision once");
            for (index, &decision) in listed.iter().enumerate() {
                assert_eq!(game.decisions().nth(index), Some(decision));
            }
            assert_eq!(game.decisions().nth(listed.len()), None);
            if let Decisions::Takes(takes) = game.decisions() {
                let lanes = Sector::ALL.into_iter().flat_map(|sector| takes.lanes(sector));
                let by_lane = lanes.flat_map(|lane| {
                    lane.actions().iter().map(move |action| {
                        let take = lane.take(action);
                        assert_eq!(take.action(), action);
                        Decision::Take(take)
                    })
                });
                assert!(by_lane.eq(listed.iter().copied()));
            }
            for &decision in &all {
                let mut after = *game;
                match after.play(decision, &mut |_| {}) {
                    Ok(()) => assert!(set.contains(&decision)),
                    Err(refusal) => {
                        assert!(!set.contains(&decision), "{decision}: {refusal}");
                        assert_eq!(after, *game);
                        check_reason(game, refusal);
                    }
                }
            }
        });
    }

    /// Replay equals play, and undo by replay equals the earlier state.
    #[test]
    fn replays_are_exact(setup in any_setup(), seed: u64) {
        let mut states = Vec::new();
        let last = play(&setup, seed, &mut |_, _, _, after| states.push(*after));
        let mut again = Vec::new();
        play(&setup, seed, &mut |before, decision, effects, after| {
            if let Some(decision) = decision {
                // Playing from a copy of the earlier state leads to the same state by the same effects.
                let (mut copy, mut seen) = (*before, Vec::new());
                copy.play(decision, &mut |effect| seen.push(effect)).unwrap();
                assert_eq!((copy, seen.as_slice()), (*after, effects));
                let mut listed = *before;
                listed.play_listed(decision, &mut |_| {});
                assert_eq!(listed, *after);
            }
            again.push(*after);
        });
        prop_assert_eq!(again.last(), Some(&last));
        prop_assert_eq!(states, again);
    }
}

/// The facts that a refusal claims can be seen on the sheet.
fn check_reason(game: &Solo, refusal: Refusal) {
    let sheet = game.seat().sheet();
    match refusal {
        Refusal::Built(building) => assert!(sheet.built().contains(building)),
        Refusal::Crossed(cell) => assert!(sheet.is_crossed(cell)),
        Refusal::PlazaDestroyed(sector) => assert!(!game.board().is_available(sector)),
        Refusal::TooDear { resource, needed, available, .. } => {
            assert_eq!(available, sheet.available(resource));
            assert!(needed > available);
        }
        Refusal::TrackFull(color) => assert_eq!(sheet.citizens(color), CITIZEN_SPACES),
        Refusal::TurnFinished | Refusal::GameOver => assert!(game.seat().is_done()),
        _ => {}
    }
    assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
}

/// A state is a small `Copy` value.
#[test]
fn states_are_small() {
    assert_eq!(size_of::<Sheet>(), 24);
    assert_eq!(size_of::<Solo>(), 64);
    fn is_copy<T: Copy>() {}
    is_copy::<Solo>();
    is_copy::<crate::Game>();
}

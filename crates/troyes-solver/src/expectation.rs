//! The exact expectation over the next roll: for each of the 336 distinct rolls the best decision's value, weighted by
//! the number of ways to roll it.
//!
//! Given the wheel, a roll acts through the black die, where it lies and what it shows, and then through each clear die
//! alone: so the best use of a die is worked out once for each sector and value, and most rolls are the best of
//! three numbers that are known already. Where the attack of the black die changes nothing (R4.4), what it shows does not matter either.
//!
//! There are two shorter forms: an `estimate` without bias, which training and looks further ahead use, and a `glimpse` that only tells decisions of one turn apart, which play at once uses.

use std::sync::LazyLock;

use troyes_rules::{Board, Decision, Decisions, Face, Resource, Roll, Seat, Sector, TileFace};

use crate::features::{self, Sheet};
use crate::network::{Network, Parts, Sums};
use crate::random::Random;
use crate::turn::{Turn, Workspace, board_sums};

/// Ways in which four dice fall.
pub const WAYS: u32 = 6 * 6 * 6 * 6;

/// The mean over all rolls of the best decision's expected final score, with its parts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expected {
    /// Citizens, rows and resources.
    pub parts: [f64; 3],
}

impl Expected {
    /// All parts together.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.parts.iter().sum()
    }
}

/// A roll with what it means on any wheel.
#[derive(Clone, Copy, Debug)]
struct Placed {
    roll: Roll,
    ways: u32,
    faces: [Face; 4],
    black: usize,
}

/// All rolls, those with the black die on the same sector and value together.
static ROLLS: LazyLock<Vec<Placed>> = LazyLock::new(|| {
    let mut rolls: Vec<Placed> = Roll::all()
        .map(|(roll, ways)| {
            let ordered = roll.ordered();
            let black = ordered.iter().position(|&(_, black)| black).expect("one die is black");
            Placed { roll, ways, faces: ordered.map(|(face, _)| face), black }
        })
        .collect();
    rolls.sort_by_key(|placed| (placed.black, placed.faces[placed.black]));
    rolls
});

/// Where the groups of [`ROLLS`] begin and end.
static GROUPS: LazyLock<Vec<(usize, usize)>> = LazyLock::new(|| {
    let mut groups = Vec::new();
    let mut first = 0;
    for index in 1..=ROLLS.len() {
        let key = |placed: &Placed| (placed.black, placed.faces[placed.black]);
        if index == ROLLS.len() || key(&ROLLS[index]) != key(&ROLLS[first]) {
            groups.push((first, index));
            first = index;
        }
    }
    groups
});

/// The best use of a die.
#[derive(Clone, Copy, Debug)]
enum Cell {
    Unknown,
    /// The die cannot be paid for.
    Unpayable,
    Best(f32, Parts),
}

/// The expectation over all rolls after an afterstate: the seat has finished the half-day that lies on the board, and the game is not over.
///
/// # Panics
///
/// If the game is over, or the seat has something to decide.
pub fn expectation<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
) -> Expected {
    over_rolls(network, board, seat, space, &[0, 1, 2, 3], |_| None)
}

/// An estimate of [`expectation`] without bias, for less than half of its time: for each place of the black die, only one of the things that
/// it can do there is looked at, drawn by its chance, with all rolls of the clear dice that go with it. How the others differ from it is
/// the network's opinion of the sheets that they leave, and on average any opinion is right, because the drawn one is compared with it.
///
/// # Panics
///
/// As [`expectation`].
pub fn estimate<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
    random: &mut Random,
) -> Expected {
    over_rolls(network, board, seat, space, &[0, 1, 2, 3], |groups| {
        let all: u32 = groups.iter().map(Group::ways).sum();
        let mut drawn = random.below(all as usize) as u32;
        groups.iter().position(|group| {
            let is_drawn = drawn < group.ways();
            drawn = drawn.saturating_sub(group.ways());
            is_drawn
        })
    })
}

/// The expectation given that the black die lies in one of the two middle places and does what is most likely there: for a fifth of the time of
/// [`expectation`], nearly as good to tell decisions of one turn apart, because most of what is left out is the same for all of them.
///
/// # Panics
///
/// As [`expectation`].
pub fn glimpse<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
) -> Expected {
    over_rolls(network, board, seat, space, &[1, 2], |groups| {
        (0..groups.len()).max_by_key(|&index| groups[index].ways())
    })
}

/// The mean over the rolls with the black die in some places: of all groups there, or of the one that is picked and stands for the others.
fn over_rolls<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
    places: &[usize],
    mut pick: impl FnMut(&[Group<'_>]) -> Option<usize>,
) -> Expected {
    assert!(seat.is_done(), "the turn before is not finished");
    let mut sum = Expected::default();
    let mut add = |ways: f64, parts: Parts| {
        for (sum, part) in sum.parts.iter_mut().zip([parts.citizens, parts.rows, parts.resources]) {
            *sum += ways * f64::from(part);
        }
    };
    // A raided tile 8 makes a clear die attack as well (R8.3): then its value belongs to the group too.
    let second_attacker = next_sectors_with(board, TileFace::ClearIsBlack);
    let mut opinion: Option<Opinion<'_, E>> = None;
    let mut all_ways = 0;
    for &black in places {
        let mut groups: Vec<Group<'_>> = Vec::with_capacity(12);
        for &(first, end) in GROUPS.iter().filter(|&&(first, _)| ROLLS[first].black == black) {
            let mut add_group = |rolls: Vec<&'static Placed>| {
                let Some(placed) = rolls.first() else { return };
                let mut board = *board;
                board.roll(placed.roll).expect("the game is not over");
                let mut faced = *seat;
                faced.face(&board, &mut |_| {});
                match groups.iter_mut().find(|group| group.seat == faced) {
                    Some(group) => group.rolls.extend(rolls),
                    None => groups.push(Group { board, seat: faced, rolls }),
                }
            };
            let rolls = &ROLLS[first..end];
            match second_attacker {
                Some(sector) if sector != black => {
                    for face in Face::ALL {
                        add_group(rolls.iter().filter(|roll| roll.faces[sector] == face).collect());
                    }
                }
                _ => add_group(rolls.iter().collect()),
            }
        }
        let Some(first) = groups.first() else { continue };
        let sums = board_sums(network, &first.board);
        let ways: u32 = groups.iter().map(Group::ways).sum();
        all_ways += ways;
        match pick(&groups) {
            None => {
                for group in &groups {
                    group.add_rolls(network, board, &sums, space, &mut add);
                }
            }
            Some(picked) => {
                let picked = &groups[picked];
                let share = f64::from(ways) / f64::from(picked.ways());
                let mut add_share = |ways: f64, parts: Parts| add(ways * share, parts);
                picked.add_rolls(network, board, &sums, space, &mut add_share);
                if groups.len() > 1 {
                    let opinion = opinion.get_or_insert_with(|| Opinion::new(network, board, seat));
                    let of_picked = opinion.of(&picked.seat);
                    for group in &groups {
                        let difference = opinion.of(&group.seat) - of_picked;
                        add(f64::from(group.ways()), difference);
                    }
                }
            }
        }
    }
    for part in &mut sum.parts {
        *part /= f64::from(all_ways);
    }
    sum
}

/// What the network thinks of an afterstate if some of its cells were lost.
struct Opinion<'a, E: Network> {
    network: &'a E,
    board: &'a Board,
    sheet: Sheet,
    sums: Sums<E::Number>,
}

impl<'a, E: Network> Opinion<'a, E> {
    fn new(network: &'a E, board: &'a Board, seat: &Seat) -> Self {
        let sheet = Sheet::new(board, seat.sheet());
        let mut sums = board_sums(network, board);
        for &feature in &sheet.places {
            crate::network::add(&mut sums, network.row(feature));
        }
        let available = Resource::ALL.map(|resource| seat.sheet().available(resource));
        let sums = network.with_purse(&sums, features::purse(available));
        Self { network, board, sheet, sums }
    }

    fn of(&self, seat: &Seat) -> Parts {
        let mut sheet = self.sheet;
        sheet.update(self.board, seat.sheet());
        let mut sums = self.sums;
        self.network.replace(&mut sums, &self.sheet, &sheet);
        self.network.output(features::stage(self.board), &sums)
    }
}

/// Rolls after which the sheet is the same and the same plaza is destroyed.
struct Group<'r> {
    /// The board after one of the rolls.
    board: Board,
    seat: Seat,
    rolls: Vec<&'r Placed>,
}

impl Group<'_> {
    /// In how many ways its rolls can fall.
    fn ways(&self) -> u32 {
        self.rolls.iter().map(|roll| roll.ways).sum()
    }

    fn add_rolls<E: Network>(
        &self,
        network: &E,
        before: &Board,
        sums: &Sums<E::Number>,
        space: &mut Workspace<E::Number>,
        add: &mut impl FnMut(f64, Parts),
    ) {
        let mut cells = [[Cell::Unknown; 6]; 4];
        let mut relief = None;
        let mut turn = Turn::new(network, &self.board, sums, &self.seat, space);
        for placed in &self.rolls {
            let mut best: Option<(f32, Parts)> = None;
            for sector in Sector::ALL {
                if !self.board.is_available(sector) {
                    continue;
                }
                let cell = &mut cells[sector.index()][placed.faces[sector.index()].index()];
                if matches!(cell, Cell::Unknown) {
                    let mut board = *before;
                    board.roll(placed.roll).expect("the game is not over");
                    *cell = best_use(&mut turn, &board, &self.seat, sector);
                }
                if let Cell::Best(total, parts) = *cell
                    && best.is_none_or(|(most, _)| total > most)
                {
                    best = Some((total, parts));
                }
            }
            let parts = match best {
                Some((_, parts)) => parts,
                None => *relief.get_or_insert_with(|| {
                    let valued = turn.value(Decision::Relief);
                    turn.parts(Decision::Relief, valued)
                }),
            };
            add(f64::from(placed.ways), parts);
        }
    }
}

fn best_use<E: Network>(
    turn: &mut Turn<'_, E>,
    board: &Board,
    seat: &Seat,
    sector: Sector,
) -> Cell {
    let Decisions::Takes(takes) = seat.decisions(board) else { return Cell::Unpayable };
    let best = turn.best_use(board, &takes, sector, None);
    best.map_or(Cell::Unpayable, |best| {
        let parts = turn.parts_on(board, Decision::Take(best.take), best.valued);
        Cell::Best(best.valued.total, parts)
    })
}

fn next_sectors_with(board: &Board, face: TileFace) -> Option<usize> {
    if !board.has_tiles() {
        return None;
    }
    // Which tile lies where after the half-day is easiest seen on a board that has gone on.
    let mut next = *board;
    next.roll(ROLLS[0].roll).ok()?;
    Sector::ALL.into_iter().position(|sector| next.tile(sector) == Some(face))
}

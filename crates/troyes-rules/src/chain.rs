//! Buildings and bonuses, and all that they set off, in the order of R6.7 (R2.4–R2.10, R6.2–R6.7, R8.7).
//!
//! Nothing here recurses: what is set off goes on the [agenda](crate::agenda), on top of what remains.

use crate::agenda::{Agenda, Task};
use crate::board::Board;
use crate::building::{Building, Buildings, Row};
use crate::color::{Color, Colors};
use crate::effect::{Effect, Loss};
use crate::legal;
use crate::printed::{
    Bonus, CATHEDRAL_POINTS, CATHEDRAL_ROWS, CITIZEN_BONUSES, COLUMN_BONUSES, FORTRESS_CITIZENS,
    GREAT_HALLS, Gain, LINKS, RESOURCE_CITIZENS, ROW_BONUSES, WORK_CITIZENS,
};
use crate::seat::Seat;
use crate::tile::TileFace;

/// Works the agenda off until it is empty or a decision is needed.
#[inline]
pub(crate) fn run(seat: &mut Seat, see: &mut impl FnMut(Effect)) {
    while let Some(task) = seat.agenda.pop() {
        if let Progress::Asks = perform(seat, task, see) {
            return seat.agenda.push(task);
        }
    }
}

/// Whether a task could be done without asking.
enum Progress {
    Done,
    Asks,
}

/// Does a task, or finds that it needs a decision. What it sets off goes on the agenda.
#[inline]
fn perform(seat: &mut Seat, task: Task, see: &mut impl FnMut(Effect)) -> Progress {
    match task {
        Task::Resources(color, count) => circle_resources(seat, color, count, see),
        Task::Citizens(color, count) => circle_citizens(seat, color, count, see),
        Task::Link(index) => collect_link(seat, index, see),
        Task::AnyCitizen(colors) => {
            let tracks = legal::tracks(&seat.sheet, colors);
            let mut candidates = tracks.iter();
            match (candidates.next(), candidates.next()) {
                (None, _) => see(Effect::Lost(Loss::Citizen)),
                (Some(only), None) => seat.agenda.push(Task::Citizens(only, 1)),
                _ => return Progress::Asks,
            }
        }
        Task::FreeWork => {
            if !legal::free_work(&seat.sheet).is_empty() {
                return Progress::Asks;
            }
            see(Effect::Lost(Loss::FreeBuilding(Bonus::FreeWork)));
        }
        Task::FreePrestige(color) => {
            if !legal::free_prestige(&seat.sheet, color).is_empty() {
                return Progress::Asks;
            }
            see(Effect::Lost(Loss::FreeBuilding(Bonus::FreePrestige)));
        }
        Task::Turn => return Progress::Asks,
    }
    Progress::Done
}

/// Circles resources one by one (R2.3–R2.5): up to the next space that gives a citizen, then it goes on after that.
#[inline]
pub(crate) fn circle_resources(
    seat: &mut Seat,
    color: Color,
    count: u8,
    see: &mut impl FnMut(Effect),
) {
    let resource = color.resource();
    let circled = seat.sheet.circled(resource);
    let Some(next_citizen) = RESOURCE_CITIZENS.into_iter().find(|&space| space > circled) else {
        return (0..count).for_each(|_| see(Effect::Lost(Loss::Resource(resource))));
    };
    let last = next_citizen.min(circled + count);
    for space in circled + 1..=last {
        see(Effect::Circled { resource, space });
    }
    seat.sheet.circle_resources(resource, last);
    if last == next_citizen {
        let rest = count - (last - circled);
        if rest > 0 {
            seat.agenda.push(Task::Resources(color, rest));
        }
        seat.agenda.push(Task::Citizens(color, 1));
    }
}

/// Circles citizens one by one (R2.6–R2.9).
#[inline]
fn circle_citizens(seat: &mut Seat, color: Color, count: u8, see: &mut impl FnMut(Effect)) {
    for rest in (0..count).rev() {
        let circled = seat.sheet.circle_citizen(color);
        if let Some(space) = circled {
            see(Effect::Joined { color, space });
        }
        let bonus = circled.and_then(|space| Some((space, bonus_at(seat, color, space)?)));
        if circled.is_some() && bonus.is_none() {
            continue;
        }
        if rest > 0 {
            seat.agenda.push(Task::Citizens(color, rest));
        }
        return match bonus {
            Some((space, bonus)) => {
                see(Effect::Won { bonus, color, space });
                win(&mut seat.agenda, bonus, color);
            }
            None => seat.agenda.push(Task::AnyCitizen(Colors::ALL)),
        };
    }
}

/// The spaces of the citizen tracks that may give a bonus, as bits: most give none, and one test says so.
const BONUS_SPACES: u32 = {
    let mut bits = 0;
    let mut index = 0;
    while index < CITIZEN_BONUSES.len() {
        bits |= 1 << CITIZEN_BONUSES[index];
        index += 1;
    }
    bits
};

/// The bonus that a track wins by reaching a space: no space gives one by row and by column.
#[inline]
fn bonus_at(seat: &Seat, color: Color, space: u8) -> Option<Bonus> {
    if BONUS_SPACES >> space & 1 == 0 {
        return None;
    }
    let printed = |bonuses: &[(u8, Bonus)]| {
        bonuses.iter().find(|&&(at, _)| at == space).map(|&(_, bonus)| bonus)
    };
    let column_is_full = || color.others().iter().all(|&other| seat.sheet.citizens(other) >= space);
    printed(&ROW_BONUSES).or_else(|| printed(&COLUMN_BONUSES).filter(|_| column_is_full()))
}

fn win(agenda: &mut Agenda, bonus: Bonus, color: Color) {
    match bonus {
        Bonus::OneOfEach => one_of_each(agenda),
        Bonus::FreeWork => agenda.push(Task::FreeWork),
        Bonus::FreePrestige => agenda.push(Task::FreePrestige(color)),
        Bonus::OtherCitizens => {
            let [first, second] = color.others();
            agenda.push(Task::Citizens(second, 1));
            agenda.push(Task::Citizens(first, 1));
        }
    }
}

/// One of each resource, red first (R6.7).
#[inline]
pub(crate) fn one_of_each(agenda: &mut Agenda) {
    for color in Color::ALL.into_iter().rev() {
        agenda.push(Task::Resources(color, 1));
    }
}

#[inline]
fn gain(seat: &mut Seat, gain: Gain, times: u8, see: &mut impl FnMut(Effect)) {
    match gain {
        Gain::Citizens(color, count) => circle_citizens(seat, color, count * times, see),
        Gain::Resources(color, count) => circle_resources(seat, color, count * times, see),
    }
}

fn collect_link(seat: &mut Seat, index: u8, see: &mut impl FnMut(Effect)) {
    let link = LINKS[usize::from(index)];
    see(Effect::Linked { link });
    gain(seat, link.bonus, 1, see);
}

/// A building stands at once; its own benefit comes next, then its link bonus, then what a tile adds (R6.7, R8.7): so
/// the last goes on the agenda first, and the benefit starts at once on top of them.
#[inline]
pub(crate) fn build(
    board: &Board,
    seat: &mut Seat,
    building: Building,
    tile: Option<TileFace>,
    see: &mut impl FnMut(Effect),
) {
    seat.sheet.town.build(building);
    see(Effect::Built { building });
    if let Some(tile) = tile {
        tile_benefit(&mut seat.agenda, tile, building);
    }
    if let Some(index) = completed_link(seat.sheet.built(), building) {
        seat.agenda.push(Task::Link(index));
    }
    let position = building.position.index();
    match building.row() {
        Row::Fortress => circle_citizens(seat, FORTRESS_CITIZENS[position], 1, see),
        Row::GreatHall => {
            let per_die = GREAT_HALLS[position];
            let (Gain::Citizens(color, _) | Gain::Resources(color, _)) = per_die;
            let extra = u8::from(tile == Some(TileFace::HallCountsOneMore));
            gain(seat, per_die, board.dice_on(color) + extra, see);
        }
        Row::Cathedral => unlock(seat, CATHEDRAL_ROWS[position], see),
        Row::CountsPalace | Row::CityHall | Row::Bishopric => {
            circle_citizens(seat, building.color, WORK_CITIZENS, see);
        }
    }
}

/// The link of which this building, which has just been built, is the second to stand. When it is the first, the second
/// one will win the bonus, even inside this one's own benefit (R2.10).
#[inline]
fn completed_link(built: Buildings, building: Building) -> Option<u8> {
    let index = LINK_OF[building.bit() as usize]?;
    built.contains_all(LINKS[usize::from(index)].pair()).then_some(index)
}

/// The index of the link beside each building, by the building's bit: no building lies at two.
const LINK_OF: [Option<u8>; 64] = {
    let mut table = [None; 64];
    let mut index = 0;
    while index < LINKS.len() {
        let mut pair = LINKS[index].pair().bits();
        while pair != 0 {
            table[pair.trailing_zeros() as usize] = Some(index as u8);
            pair &= pair - 1;
        }
        index += 1;
    }
    table
};

fn unlock(seat: &mut Seat, row: Row, see: &mut impl FnMut(Effect)) {
    let cathedrals = seat.sheet.built().intersection(Buildings::row(Row::Cathedral)).len();
    let points = CATHEDRAL_POINTS[cathedrals - 1];
    seat.sheet.rows.unlock(row, points);
    see(Effect::Unlocked { row, points });
}

/// What a banquet adds to a building (R8.3, R8.7).
fn tile_benefit(agenda: &mut Agenda, tile: TileFace, building: Building) {
    match (tile, building.row()) {
        (TileFace::CathedralGivesResources, Row::Cathedral) => one_of_each(agenda),
        (TileFace::WorkGivesCitizen, Row::CountsPalace | Row::CityHall | Row::Bishopric) => {
            agenda.push(Task::Citizens(building.color, 1));
        }
        (TileFace::FortressGivesCitizens, Row::Fortress) => {
            agenda.push(Task::AnyCitizen(Colors::only(Color::Yellow).with(Color::White)));
            agenda.push(Task::Citizens(Color::Red, 1));
        }
        _ => {}
    }
}

//! What does not change while lines are looked for: the boards of the 16 half-days, and for each what can still come from it and
//! those after it.
//!
//! Half-days are counted from 0 here. Tables *from* a half-day have one entry more, for the time after the last one.

use arrayvec::ArrayVec;
use troyes_rules::printed::{GREAT_HALLS, Gain, LINKS, Link, RESOURCE_SPACES};
use troyes_rules::{
    Attack, Board, Building, Buildings, ByColor, Cell, Color, Columns, HalfDay, Kind, Position,
    Resource, Row, Sector, Take, TileFace, Use, Value,
};

use crate::deed::{Answers, Deed};
use crate::matching::Days;
use crate::sheet::{Paper, Sheet};

/// Half-days of a game.
pub(crate) const DAYS: usize = HalfDay::COUNT;
/// Each of three tiles can lie on each half-day.
const MOST_GIFTS: usize = 3 * DAYS;
/// More than anything costs.
const NEVER: u8 = 40;

/// A finished sheet, prepared for many questions about the way to it.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) sheet: Sheet,
    pub(crate) answers: Answers,
    pub(crate) boards: [Board; DAYS],
    /// The cells attacked in each half-day (R4.4).
    pub(crate) attacks: [ArrayVec<Cell, 4>; DAYS],
    /// What may be built in a half-day, by a die or for nothing.
    pub(crate) allowed: [Buildings; DAYS],
    /// Buildings that nothing can build from a half-day on.
    pub(crate) too_late: [Buildings; DAYS + 1],
    /// Buildings that no die can build after a half-day.
    pub(crate) due: [Buildings; DAYS],
    /// Half-days before this one in which a die may build.
    pub(crate) building_days: [u8; DAYS + 1],
    /// Which numbers of dice each Great Hall can meet from a half-day on: one bit for each number.
    pub(crate) halls: [[u8; Position::COUNT]; DAYS + 1],
    /// What a die on a banquet tile can build with its gift, by half-day (R8.3): tiles 3, 4 and 6, each of which is about a row of its own.
    pub(crate) gifts: ArrayVec<(usize, Buildings), MOST_GIFTS>,
    /// Half-days from this one on with what is rare in them.
    pub(crate) rare: [Rare; DAYS + 1],
    /// The least that each building costs by a die from a half-day on: influence, deniers, knowledge, all together.
    pub(crate) least_cost: [[[u8; 4]; BUILDINGS]; DAYS + 1],
    /// The half-days in which a die can build each building for at most so much of a resource.
    pub(crate) days_within: Box<[[[Days; SPACES]; 3]; BUILDINGS]>,
    /// The half-days in which each Great Hall meets this number of dice.
    pub(crate) hall_days: [[Days; 8]; Position::COUNT],
    /// The least that turns cost from a half-day on, and the most.
    pub(crate) least_spent: [[u8; 4]; DAYS + 1],
    pub(crate) most_spent: [[u8; 4]; DAYS + 1],
    /// The most that a number of gaining turns can add to what is available, all others building, from a half-day on.
    pub(crate) most_net: [[i16; DAYS + 1]; DAYS + 1],
    /// For each half-day: the most that a turn which builds adds to what is available (nothing or less), and one which gains.
    net: [(i16, i16); DAYS],
    /// What answers say is gained from a half-day on, and in how many turns.
    pub(crate) said_gains: [ByColor<u8>; DAYS + 1],
    pub(crate) said_gain_turns: [u8; DAYS + 1],
    /// The links of which both buildings stand at the end (R2.10).
    pub(crate) links: ArrayVec<Link, 9>,
    /// Free buildings are never lost, because a place for them stays open to the end (R6.6): work, and prestige by the track.
    pub(crate) work_stays_open: bool,
    pub(crate) prestige_stays_open: ByColor<bool>,
}

/// How many half-days have something that few have.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Rare {
    /// No die that costs nothing, so that relief is possible (R5.6).
    pub(crate) relief: u8,
    /// A die of value 0 (R8.5).
    pub(crate) zero: u8,
}

/// Numbers of crossed spaces, from none to all (R2.3).
const SPACES: usize = RESOURCE_SPACES as usize + 1;
/// The 36 buildings.
pub(crate) const BUILDINGS: usize = 36;

/// A building's place in tables.
#[inline]
pub(crate) const fn index(building: Building) -> usize {
    6 * building.position.index() + 3 * building.kind as usize + building.color.index()
}

/// When a building can stand up: from the first half-day to the last, by what was attacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) first: usize,
    /// One after the last.
    pub(crate) end: usize,
}

impl Goal {
    /// Prepares a sheet.
    pub(crate) fn new(paper: &Paper, answers: &Answers) -> Self {
        let boards = boards(paper);
        let attacks: [_; DAYS] = core::array::from_fn(|day| attacked_cells(&boards[day]));
        let built = paper.sheet.built;
        let links = LINKS.into_iter().filter(|link| built.contains_all(link.pair())).collect();
        let mut goal = Self {
            sheet: paper.sheet,
            answers: *answers,
            boards,
            attacks,
            allowed: [Buildings::NONE; DAYS],
            too_late: [built; DAYS + 1],
            due: [built; DAYS],
            building_days: [0; DAYS + 1],
            halls: [[0; Position::COUNT]; DAYS + 1],
            gifts: ArrayVec::new(),
            rare: [Rare::default(); DAYS + 1],
            least_cost: [[[NEVER; 4]; BUILDINGS]; DAYS + 1],
            days_within: Box::new([[[0; SPACES]; 3]; BUILDINGS]),
            hall_days: [[0; 8]; Position::COUNT],
            least_spent: [[0; 4]; DAYS + 1],
            most_spent: [[0; 4]; DAYS + 1],
            most_net: [[0; DAYS + 1]; DAYS + 1],
            net: [(0, 0); DAYS],
            said_gains: [ByColor::default(); DAYS + 1],
            said_gain_turns: [0; DAYS + 1],
            links,
            work_stays_open: false,
            prestige_stays_open: ByColor::default(),
        };
        goal.find_allowed();
        goal.find_open();
        goal.count_building_days();
        for day in (0..DAYS).rev() {
            goal.look_back_from(day);
        }
        goal
    }

    /// Which half-days a building of the sheet can stand up in.
    pub(crate) fn window(&self, building: Building) -> Window {
        let mut window = Window { first: 0, end: DAYS };
        let Some(attacked) = self.sheet.attacked else {
            return window;
        };
        let position = building.position;
        let is_fortress = building.row() == Row::Fortress;
        for (day, cells) in self.attacks.iter().enumerate() {
            for cell in cells.iter().filter(|cell| cell.position == position) {
                let crossed = attacked[position.index()].contains(cell.color);
                // The Fortress saves its column from the next attack on, and did not save what is crossed out (R4.4).
                if is_fortress && crossed && !self.attacked_before(*cell, day) {
                    window.first = window.first.max(day);
                }
                if is_fortress && !crossed || crossed && cell.color == building.color {
                    window.end = window.end.min(day);
                }
            }
        }
        window
    }

    fn attacked_before(&self, cell: Cell, day: usize) -> bool {
        self.attacks[..day].iter().any(|cells| cells.contains(&cell))
    }

    fn find_allowed(&mut self) {
        for building in self.sheet.built.iter() {
            let Window { first, end } = self.window(building);
            let said = self.said_day(building);
            for day in first..end {
                if said.is_none_or(|said| said == day) {
                    self.allowed[day] = self.allowed[day].union(Buildings::only(building));
                }
            }
        }
    }

    /// The half-day in which a building was built by a die, as answers say.
    pub(crate) fn said_day(&self, building: Building) -> Option<usize> {
        let built = |day: &HalfDay| self.answers.get(*day) == Some(Deed::Built(building));
        HalfDay::ALL.iter().position(built)
    }

    fn find_open(&mut self) {
        let Some(attacked) = self.sheet.attacked else {
            return;
        };
        let is_open = |building: &Building| {
            let crossed = attacked[building.position.index()].contains(building.color);
            !crossed && !self.sheet.built.contains(*building)
        };
        let open: Vec<Building> = Buildings::ALL.iter().filter(is_open).collect();
        self.work_stays_open = open.iter().any(|building| building.kind == Kind::Work);
        self.prestige_stays_open = ByColor(Color::ALL.map(|track| {
            open.iter().any(|building| building.kind == Kind::Prestige && building.color != track)
        }));
    }

    fn count_building_days(&mut self) {
        for (day, half_day) in HalfDay::ALL.into_iter().enumerate() {
            let said = self.answers.get(half_day);
            let builds = said.is_none_or(|deed| matches!(deed, Deed::Built(_)));
            self.building_days[day + 1] = self.building_days[day] + u8::from(builds);
        }
    }

    /// Fills the tables of a half-day from those of the next one.
    fn look_back_from(&mut self, day: usize) {
        let next = day + 1;
        self.least_cost[day] = self.least_cost[next];
        self.halls[day] = self.halls[next];
        let (by_die, least, most) = self.costs(day);
        let add = |sums: [u8; 4], of: [u8; 4]| core::array::from_fn(|i| sums[i] + of[i]);
        self.least_spent[day] = add(self.least_spent[next], least);
        self.most_spent[day] = add(self.most_spent[next], most);
        self.too_late[day] = self.too_late[next].without(self.allowed[day]);
        if day > 0 {
            self.due[day - 1] = self.due[day].without(by_die);
        }
        self.rare[day] = self.rare_from(day);
        self.add_up_net(day);
        self.said_gains[day] = self.said_gains[next];
        self.said_gain_turns[day] = self.said_gain_turns[next];
        if let Some(Deed::Gained(resource, count)) = self.answers.get(HalfDay::ALL[day]) {
            self.said_gains[day][resource] += count;
            self.said_gain_turns[day] += 1;
        }
    }

    /// The buildings that a die can build in a half-day, and what a turn costs at least and at most. Dice that cannot be changed so are
    /// among them: that makes bounds weaker, never wrong.
    fn costs(&mut self, day: usize) -> (Buildings, [u8; 4], [u8; 4]) {
        let board = self.boards[day];
        let (mut by_die, mut least, mut most) = (Buildings::NONE, [NEVER; 4], [0; 4]);
        let (mut gifts, mut richer_halls) = ([Buildings::NONE; Sector::COUNT], Buildings::NONE);
        let mut best_gain = i16::MIN;
        for take in takes(&board) {
            let Some(cost) = board.cost(&take) else { continue };
            let building = take.building(board.columns());
            if !self.affordable(cost) || !self.wanted(day, &take, building) {
                continue;
            }
            let cost = with_sum(cost);
            if building.is_none() {
                best_gain = best_gain.max(i16::from(take.value.get()) - i16::from(cost[3]));
            }
            least = core::array::from_fn(|i| least[i].min(cost[i]));
            most = core::array::from_fn(|i| most[i].max(cost[i]));
            if let Some(building) = building {
                by_die = by_die.union(Buildings::only(building));
                match board.tile(take.sector) {
                    Some(tile) if gives(tile, building) => {
                        let gifts = &mut gifts[take.sector.index()];
                        *gifts = gifts.union(Buildings::only(building));
                    }
                    Some(TileFace::HallCountsOneMore) => {
                        richer_halls = richer_halls.union(Buildings::only(building));
                    }
                    _ => {}
                }
                let known = &mut self.least_cost[day][index(building)];
                *known = core::array::from_fn(|i| known[i].min(cost[i]));
                for (within, cost) in self.days_within[index(building)].iter_mut().zip(cost) {
                    within.iter_mut().skip(usize::from(cost)).for_each(|days| *days |= 1 << day);
                }
            }
        }
        // Relief costs nothing, and nothing is known where no die does.
        if least[3] == NEVER || self.rare_in(day).relief > 0 {
            least = [0; 4];
        }
        self.net[day] = (-i16::from(least[3]), best_gain.max(-i16::from(least[3])));
        let gifts = gifts.into_iter().filter(|gifts| !gifts.is_empty());
        self.gifts.extend(gifts.map(|gifts| (day, gifts)));
        self.count_dice(day, richer_halls);
        (by_die, least, most)
    }

    fn add_up_net(&mut self, day: usize) {
        let net = &self.net[day..];
        let base: i16 = net.iter().map(|(building, _)| building).sum();
        // What answers call a gain is counted as gained already.
        let said =
            |day: usize| matches!(self.answers.get(HalfDay::ALL[day]), Some(Deed::Gained(..)));
        let mut more: Vec<i16> = (day..DAYS)
            .filter(|&day| !said(day))
            .map(|day| self.net[day].1 - self.net[day].0)
            .collect();
        more.sort_unstable_by(|a, b| b.cmp(a));
        let mut sum = base;
        for turns in 0..=DAYS {
            self.most_net[day][turns] = sum;
            sum += more.get(turns).copied().unwrap_or(0);
        }
    }

    fn affordable(&self, cost: ByColor<u8>) -> bool {
        Resource::ALL.into_iter().all(|resource| {
            cost[resource] <= self.sheet.crossed[resource].unwrap_or(self.sheet.circled[resource])
        })
    }

    /// Whether a use of a die can be part of a line.
    fn wanted(&self, day: usize, take: &Take, building: Option<Building>) -> bool {
        let said = self.answers.get(HalfDay::ALL[day]);
        match building {
            Some(building) => {
                self.allowed[day].contains(building)
                    && said.is_none_or(|said| said == Deed::Built(building))
            }
            None => {
                let resource = take.color.resource();
                said.is_none_or(|said| said == Deed::Gained(resource, take.value.get()))
            }
        }
    }

    /// How many dice each Great Hall meets in a half-day; those that tile 7's banquet can build, perhaps one more.
    fn count_dice(&mut self, day: usize, richer: Buildings) {
        let board = &self.boards[day];
        for position in Position::ALL {
            let hall = Building { color: Color::Yellow, kind: Kind::Prestige, position };
            if !self.allowed[day].contains(hall) {
                continue;
            }
            let (Gain::Citizens(color, _) | Gain::Resources(color, _)) =
                GREAT_HALLS[position.index()];
            let lies =
                |sector: &Sector| board.is_available(*sector) && board.color(*sector) == color;
            let dice = Sector::ALL.into_iter().filter(lies).count();
            let counts = (1 << dice) | u8::from(richer.contains(hall)) << (dice + 1);
            self.halls[day][position.index()] |= counts;
            for (count, days) in self.hall_days[position.index()].iter_mut().enumerate() {
                *days |= Days::from(counts >> count & 1) << day;
            }
        }
    }

    fn rare_from(&self, day: usize) -> Rare {
        let (now, later) = (self.rare_in(day), self.rare[day + 1]);
        Rare { relief: now.relief + later.relief, zero: now.zero + later.zero }
    }

    fn rare_in(&self, day: usize) -> Rare {
        let board = &self.boards[day];
        let has = |tile| u8::from(has_tile(board, tile));
        let free = Sector::ALL.into_iter().any(|sector| {
            board.is_available(sector) && board.price(sector) == troyes_rules::printed::Price::FREE
        });
        Rare { relief: u8::from(!free), zero: has(TileFace::ValueZero) }
    }

    /// Whether gains beyond the end of a track can have been lost (R2.5).
    pub(crate) fn overflows(&self, resource: Resource) -> bool {
        self.sheet.circled[resource] == RESOURCE_SPACES
    }
}

/// Whether a banquet adds to a building (R8.3).
const fn gives(tile: TileFace, building: Building) -> bool {
    match tile {
        TileFace::CathedralGivesResources => matches!(building.row(), Row::Cathedral),
        TileFace::WorkGivesCitizen => matches!(building.kind, Kind::Work),
        TileFace::FortressGivesCitizens => matches!(building.row(), Row::Fortress),
        _ => false,
    }
}

/// Price and changes by resource, and all together.
pub(crate) fn with_sum(ByColor([red, yellow, white]): ByColor<u8>) -> [u8; 4] {
    [red, yellow, white, red + yellow + white]
}

fn boards(paper: &Paper) -> [Board; DAYS] {
    let mut board = Board::new(&paper.setup);
    paper.rolls.map(|roll| {
        board.roll(roll).expect("a game has sixteen rolls");
        board
    })
}

fn attacked_cells(board: &Board) -> ArrayVec<Cell, 4> {
    let cell = |attack: Attack| Cell {
        color: attack.color,
        position: position_of(board.columns(), attack),
    };
    board.attacks().map(cell).collect()
}

fn position_of(columns: Columns, attack: Attack) -> Position {
    let carries = |position: &Position| columns.face_at(*position) == attack.face;
    Position::ALL.into_iter().find(carries).expect("every face has its position")
}

fn has_tile(board: &Board, tile: TileFace) -> bool {
    Sector::ALL
        .into_iter()
        .any(|sector| board.is_available(sector) && board.tile(sector) == Some(tile))
}

/// Every use of every die that lies on a board, whether it can be changed so or not.
fn takes(board: &Board) -> impl Iterator<Item = Take> {
    let payments = |sector: Sector| {
        let any = board.price(sector).any;
        let payments: &[Option<Resource>] = if any { &PAYMENTS } else { &[None] };
        payments.iter().map(move |&pay| (sector, pay))
    };
    let available = Sector::ALL.into_iter().filter(|&sector| board.is_available(sector));
    available.flat_map(payments).flat_map(|(sector, pay)| {
        Value::ALL.into_iter().flat_map(move |value| {
            Color::ALL.into_iter().flat_map(move |color| {
                let take = move |r#use| Take { sector, pay, color, value, r#use };
                Use::ALL.into_iter().map(take).filter(is_something)
            })
        })
    })
}

const PAYMENTS: [Option<Resource>; 3] =
    [Some(Resource::Influence), Some(Resource::Deniers), Some(Resource::Knowledge)];

/// Value 0 builds nothing (R8.5).
const fn is_something(take: &Take) -> bool {
    take.value.get() > 0 || take.r#use.kind().is_none()
}

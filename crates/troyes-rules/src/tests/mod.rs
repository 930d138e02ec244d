//! Tests of every clause, one file for each section of `docs/rules.md`, and the words to write them with.
//!
//! A test names its clauses in its doc comment; `tests/clauses.rs` lists clauses that no test names.

mod groups;
mod invariants;
mod refusals;
mod section_1;
mod section_2;
mod section_3;
mod section_4;
mod section_5;
mod section_6;
mod section_7;
mod section_8;
mod section_9;

use crate::{
    Board, Building, Cell, Color, Columns, Decision, Effect, Face, Kind, Loss, Outcome, Plaza,
    Position, Refusal, Resource, Roll, Seat, Sector, Setup, Sheet, Slot, Take, Tile, Use, Value,
};

/// The plazas of most tests, from slot 0. On day 1 the morning's sectors are yellow, white, red, red, the afternoon's
/// red, red, yellow, yellow.
const WHEEL: &str = "rr yy ww ry ry rw rw yw yw";

/// A board and one seat, with what has happened to it.
struct Table {
    board: Board,
    seat: Seat,
    effects: Vec<Effect>,
}

impl Table {
    /// A first game on [`WHEEL`].
    fn new() -> Self {
        Self::with_setup(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]))
    }

    /// A first game on [`WHEEL`] with these tiles beside the plazas at slots 0 (red), 1 (yellow) and 2 (white).
    fn with_tiles(tiles: [u8; 3]) -> Self {
        let [red, yellow, white] = tiles;
        let tiles = [(red, 0), (yellow, 1), (white, 2)];
        Self::with_setup(&setup(WHEEL, [1, 2, 3, 4, 5, 6], &tiles))
    }

    fn with_setup(setup: &Setup) -> Self {
        Self { board: Board::new(setup), seat: Seat::NEW, effects: Vec::new() }
    }

    /// Goes to just before a half-day, counted from 1.
    fn before_half_day(mut self, half_day: u8) -> Self {
        self.board.skip_to(half_day - 1);
        self
    }

    fn citizens(mut self, citizens: [u8; 3]) -> Self {
        self.seat.sheet = self.seat.sheet.with_tracks(citizens, self.circled(), self.crossed());
        self
    }

    /// Available resources, nothing spent so far.
    fn resources(mut self, circled: [u8; 3]) -> Self {
        self.seat.sheet = self.seat.sheet.with_tracks(self.citizen_counts(), circled, [0; 3]);
        self
    }

    fn built(mut self, buildings: &str) -> Self {
        for building in buildings.split(", ") {
            self.seat.sheet.town.build(parse_building(building));
        }
        self
    }

    fn with_crossed(mut self, cells: &str) -> Self {
        for cell in cells.split(", ") {
            self.seat.sheet.town.cross(parse_cell(cell));
        }
        self
    }

    /// Rolls for the next half-day.
    fn rolled(mut self, black: u8, clear: [u8; 3]) -> Self {
        self.roll(black, clear);
        self
    }

    fn roll(&mut self, black: u8, clear: [u8; 3]) {
        self.board.roll(roll(black, clear)).expect("there is a half-day left");
        self.effects.clear();
        self.seat.face(&self.board, &mut |effect| self.effects.push(effect));
    }

    /// Plays a decision and returns its effects.
    fn play(&mut self, decision: &str) -> String {
        self.try_play(decision).unwrap_or_else(|refusal| panic!("{decision}: {refusal}"));
        self.outcome()
    }

    fn try_play(&mut self, decision: &str) -> Result<(), Refusal> {
        self.effects.clear();
        let decision = parse_decision(decision);
        self.seat.play(&self.board, decision, &mut |effect| self.effects.push(effect))
    }

    /// What happened last, in short words.
    fn outcome(&self) -> String {
        self.effects.iter().map(describe).collect::<Vec<_>>().join("; ")
    }

    /// Whether a decision is listed.
    fn offers(&self, decision: &str) -> bool {
        self.seat.decisions(&self.board).contains(parse_decision(decision))
    }

    /// All listed decisions, in short words.
    fn offered(&self) -> Vec<String> {
        self.seat.decisions(&self.board).iter().map(|decision| write_decision(&decision)).collect()
    }

    fn sheet(&self) -> &Sheet {
        self.seat.sheet()
    }

    fn citizen_counts(&self) -> [u8; 3] {
        Color::ALL.map(|color| self.sheet().citizens(color))
    }

    fn circled(&self) -> [u8; 3] {
        Resource::ALL.map(|resource| self.sheet().circled(resource))
    }

    fn crossed(&self) -> [u8; 3] {
        Resource::ALL.map(|resource| self.sheet().crossed(resource))
    }

    fn crossed_cells(&self) -> Vec<String> {
        self.sheet()
            .crossed_cells()
            .map(|cell| format!("{} {}", cell.color.name(), cell.position))
            .collect()
    }
}

fn face(number: u8) -> Face {
    Face::new(number).expect("dice have faces 1 to 6")
}

fn roll(black: u8, clear: [u8; 3]) -> Roll {
    Roll::new(face(black), clear.map(face))
}

fn sector(number: u8) -> Sector {
    Sector::new(number).expect("there are sectors 0 to 3")
}

/// A setup from the plazas of a word each, the face that is up first; columns; and tiles with their slots.
fn setup(wheel: &str, columns: [u8; 6], tiles: &[(u8, u8)]) -> Setup {
    let columns = Columns::expert(columns.map(face)).expect("the columns are a permutation");
    let tiles: Vec<_> = tiles
        .iter()
        .map(|&(tile, slot)| (Tile::new(tile).unwrap(), Slot::new(slot).unwrap()))
        .collect();
    Setup::new(columns, wheel_of(wheel), &tiles).expect("the setup is legal")
}

fn wheel_of(wheel: &str) -> [Plaza; 9] {
    let color = |letter| match letter {
        'r' => Color::Red,
        'y' => Color::Yellow,
        'w' => Color::White,
        _ => panic!("no colour begins with {letter}"),
    };
    let plazas: Vec<Plaza> = wheel
        .split(' ')
        .map(|faces| {
            let mut faces = faces.chars().map(color);
            Plaza::new(faces.next().unwrap(), faces.next().unwrap())
        })
        .collect();
    plazas.try_into().expect("there are nine plazas")
}

/// `red prestige 1`
fn parse_building(text: &str) -> Building {
    let [color, kind, position] = words(text);
    Building {
        color: Color::from_name(color).unwrap(),
        kind: Kind::from_name(kind).unwrap(),
        position: Position::new(position.parse().unwrap()).unwrap(),
    }
}

/// `red 1`
fn parse_cell(text: &str) -> Cell {
    let [color, position] = words(text);
    Cell {
        color: Color::from_name(color).unwrap(),
        position: Position::new(position.parse().unwrap()).unwrap(),
    }
}

/// `2 yellow 6 resources`, `1/deniers red 3 work`, `relief`, `build red work 4` or `citizen white`.
fn parse_decision(text: &str) -> Decision {
    if text == "relief" {
        return Decision::Relief;
    }
    if let Some(building) = text.strip_prefix("build ") {
        return Decision::Build(parse_building(building));
    }
    if let Some(color) = text.strip_prefix("citizen ") {
        return Decision::Citizen(Color::from_name(color).unwrap());
    }
    let [sector_and_pay, color, value, r#use] = words(text);
    let (sector_number, pay) = match sector_and_pay.split_once('/') {
        Some((number, resource)) => (number, Some(Resource::from_name(resource).unwrap())),
        None => (sector_and_pay, None),
    };
    Decision::Take(Take {
        sector: sector(sector_number.parse().unwrap()),
        pay,
        color: Color::from_name(color).unwrap(),
        value: Value::new(value.parse().unwrap()).unwrap(),
        r#use: Use::from_name(r#use).unwrap(),
    })
}

fn write_decision(decision: &Decision) -> String {
    match decision {
        Decision::Take(Take { sector, pay, color, value, r#use }) => {
            let pay = pay.map(|resource| format!("/{}", resource.name())).unwrap_or_default();
            format!("{sector}{pay} {} {value} {}", color.name(), r#use.name())
        }
        Decision::Relief => "relief".to_owned(),
        Decision::Build(Building { color, kind, position }) => {
            format!("build {} {} {position}", color.name(), kind.name())
        }
        Decision::Citizen(color) => format!("citizen {}", color.name()),
    }
}

fn words<const N: usize>(text: &str) -> [&str; N] {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().unwrap_or_else(|_| panic!("{text:?} has not {N} words"))
}

fn describe(effect: &Effect) -> String {
    match effect {
        Effect::Attacked { cell, outcome } => {
            let outcome = match outcome {
                Outcome::Crossed => "crossed",
                Outcome::Protected => "protected",
                Outcome::AlreadyCrossed => "crossed already",
            };
            format!("{} {} {outcome}", cell.color.name(), cell.position)
        }
        Effect::Paid { resource, amount } => format!("paid {amount} {}", resource.name()),
        Effect::Circled { resource, space } => format!("{} {space}", resource.name()),
        Effect::Joined { color, space } => format!("{} citizen {space}", color.name()),
        Effect::Built { building } => format!("built {building}"),
        Effect::Unlocked { row, points } => format!("{} at {points}", row.name()),
        Effect::Linked { link } => {
            format!("linked {} {}–{}", link.row.name(), link.left, link.left.get() + 1)
        }
        Effect::Won { bonus, color, space } => format!("won {bonus:?} at {} {space}", color.name()),
        Effect::Lost(Loss::Resource(resource)) => format!("lost {}", resource.name()),
        Effect::Lost(Loss::Citizen) => "lost a citizen".to_owned(),
        Effect::Lost(Loss::FreeBuilding(bonus)) => format!("lost {bonus:?}"),
    }
}

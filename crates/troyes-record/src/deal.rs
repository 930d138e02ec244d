//! Deals: wheel, columns, tiles and all 16 rolls, from a seed (section "Deals" of `docs/record.md`).

use core::array;

use troyes_rules::{
    Columns, Direction, Face, HalfDay, Plaza, Roll, Setup, Slot, Tile, printed::PLAZAS,
};

use crate::seed::{Seed, Stream, Streams};

/// The three ways to number the columns (R3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ColumnsMode {
    /// 1 2 3 4 5 6.
    #[default]
    First,
    /// From a rolled value, ascending or descending.
    Rolled,
    /// Any permutation.
    Expert,
}

impl ColumnsMode {
    /// All three.
    pub const ALL: [Self; 3] = [Self::First, Self::Rolled, Self::Expert];

    /// The word for it in records: `first`, `rolled` or `expert`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Rolled => "rolled",
            Self::Expert => "expert",
        }
    }

    /// The mode of a word, the inverse of [`ColumnsMode::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

/// Who numbered the columns, where their mode leaves something open (R3.2): the direction from a rolled value, or the order of an
/// expert game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ColumnsBy {
    /// The town crier chose.
    Crier,
    /// Nobody chose: it follows from the seed.
    Seed,
}

impl ColumnsBy {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Crier, Self::Seed];

    /// The word for it in records: `crier` or `seed`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crier => "crier",
            Self::Seed => "seed",
        }
    }

    /// The one of a word, the inverse of [`ColumnsBy::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|by| by.name() == name)
    }
}

/// Everything that chance decides in a game.
///
/// ```
/// use troyes_record::{ColumnsMode, Deal, Seed};
///
/// let deal = Deal::new(Seed::from_text("a game with friends"), ColumnsMode::Rolled, true);
/// assert_eq!(deal.rolls.len(), 16);
/// assert!(deal.setup.has_tiles());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// What everything follows from.
    pub seed: Seed,
    /// Columns, wheel and tiles.
    pub setup: Setup,
    /// The rolls of the 16 half-days.
    pub rolls: [Roll; 16],
}

impl Deal {
    /// The deal of a seed where no person chooses anything.
    #[must_use]
    pub fn new(seed: Seed, mode: ColumnsMode, banquets: bool) -> Self {
        let columns = columns(&seed.streams(), mode);
        Self::with_columns(seed, columns, banquets)
    }

    /// The deal of a seed with column numbers that the town crier chose.
    #[must_use]
    pub fn with_columns(seed: Seed, columns: Columns, banquets: bool) -> Self {
        let streams = seed.streams();
        let plazas = plazas(&streams);
        let tiles = if banquets { tiles(&streams, &plazas) } else { Vec::new() };
        let setup = Setup::new(columns, plazas, &tiles)
            .expect("a shuffle of the printed plazas and tiles is a legal setup");
        Self { seed, setup, rolls: HalfDay::ALL.map(|half_day| roll(&streams, half_day)) }
    }
}

fn plazas(streams: &Streams) -> [Plaza; 9] {
    let mut stream = streams.labelled("plazas");
    let mut plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    stream.shuffle(&mut plazas);
    plazas.map(|plaza| if stream.below(2) == 1 { plaza.turned() } else { plaza })
}

/// The value at position 1 in the *rolled* mode, before anybody chooses a direction.
#[must_use]
pub fn rolled_value(seed: &Seed) -> Face {
    face(&mut seed.streams().labelled("columns"))
}

fn columns(streams: &Streams, mode: ColumnsMode) -> Columns {
    let mut stream = streams.labelled("columns");
    match mode {
        ColumnsMode::First => Columns::FIRST_GAME,
        ColumnsMode::Rolled => {
            let first = face(&mut stream);
            let ascending = stream.below(2) == 0;
            let direction = if ascending { Direction::Ascending } else { Direction::Descending };
            Columns::rolled(first, direction)
        }
        ColumnsMode::Expert => {
            let mut faces = Face::ALL;
            stream.shuffle(&mut faces);
            Columns::expert(faces).expect("a shuffle is a permutation")
        }
    }
}

fn tiles(streams: &Streams, plazas: &[Plaza; 9]) -> Vec<(Tile, Slot)> {
    let mut tiles = Tile::ALL;
    streams.labelled("banquets").shuffle(&mut tiles);
    let matching = Slot::ALL.into_iter().filter(|slot| plazas[slot.index()].is_matching());
    tiles.into_iter().zip(matching).collect()
}

fn roll(streams: &Streams, half_day: HalfDay) -> Roll {
    let mut stream = streams.labelled(&format!("roll/{half_day}"));
    let black = face(&mut stream);
    Roll::new(black, array::from_fn(|_| face(&mut stream)))
}

fn face(stream: &mut Stream) -> Face {
    Face::ALL[stream.below(Face::COUNT)]
}

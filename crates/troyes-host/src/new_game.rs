//! Games, branches and records before they are opened: what could not be played is refused before anything is stored.

use troyes_record::{Deal, Record, Seed};
use troyes_rules::{HalfDay, MAX_PLAYERS};
use troyes_solver::Level;
use troyes_table::{Pace, Table, Viewer};
use troyes_wire::{BranchDice, NewBranch, Refusal};

use crate::game::Game;
use crate::ids::PlayerId;
use crate::names::checked_name;

/// Characters of a seed that somebody gives at the most.
const LONGEST_SEED: usize = 200;

/// Where the dice of a game come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealSeed {
    /// Everything follows from it.
    pub seed: Seed,
    /// Whether a person gave it, so that the dice may be known.
    pub known: bool,
}

impl DealSeed {
    /// The seed that somebody gives, or a fresh one.
    ///
    /// # Errors
    ///
    /// [`Refusal::BadSeed`] if the text is too long.
    pub fn new(text: Option<&str>, fresh: Seed) -> Result<Self, Refusal> {
        match text {
            None => Ok(Self { seed: fresh, known: false }),
            Some(text) if text.chars().count() > LONGEST_SEED => Err(Refusal::BadSeed),
            Some(text) => Ok(Self { seed: Seed::from_text(text), known: true }),
        }
    }
}

/// A game that can be played, but for its dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    names: Vec<String>,
    /// The levels of bots, in the order of the seats.
    pub bots: Vec<Option<Level>>,
}

/// Checks who is to play a game.
///
/// # Errors
///
/// [`Refusal`] if it could not be played.
pub fn planned(asked: &troyes_wire::NewGame) -> Result<Planned, Refusal> {
    if !(1..=MAX_PLAYERS).contains(&asked.names.len()) {
        return Err(Refusal::PlayerCount);
    }
    let bot = |seat: usize| asked.bots.get(seat).copied().flatten().map(Level::from);
    let bots: Vec<Option<Level>> = (0..asked.names.len()).map(bot).collect();
    if bots.iter().all(Option::is_some) {
        return Err(Refusal::Nobody);
    }
    let named = |(name, bot): (&String, &Option<Level>)| match bot {
        Some(level) => Ok(level.name().to_owned()),
        None => checked_name(name),
    };
    let names = asked.names.iter().zip(&bots).map(named).collect::<Result<_, _>>()?;
    Ok(Planned { names, bots })
}

impl Planned {
    /// The table of the game, with the dice of a seed.
    ///
    /// # Errors
    ///
    /// [`Refusal::BadColumns`] if there are no such columns.
    pub fn table(&self, asked: &troyes_wire::NewGame, seed: Seed) -> Result<Table, Refusal> {
        let (deal, mode) = asked.columns.deal(seed, asked.banquets)?;
        let table = Table::new(&deal, mode, asked.pace.into(), self.names.clone());
        let table = table.map_err(|_| Refusal::PlayerCount)?;
        Ok(table.with_columns_by(asked.columns.by()))
    }
}

/// A game that takes another way from a half-day of another game on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Everything before the half-day is as it was, and its dice lie.
    pub table: Table,
    /// Which dice come later.
    pub dice: BranchDice,
    /// The levels of bots, in the order of the seats.
    pub bots: Vec<Option<Level>>,
}

/// Takes another way from a half-day of a game on, with the same dice or those of a fresh seed. As long as the game is being played, the
/// same dice are only for the player who has it alone.
///
/// # Errors
///
/// [`Refusal`] if there is no such half-day or seat, or the asker may not see it yet.
pub fn branch(
    game: &Game,
    viewer: Option<PlayerId>,
    asked: NewBranch,
    fresh: Seed,
) -> Result<Branch, Refusal> {
    let NewBranch { half_day, dice, seat } = asked;
    if game.is_ranked_and_running() {
        return Err(Refusal::Ranked);
    }
    let half_day = HalfDay::new(half_day).ok_or(Refusal::BadHalfDay)?;
    let only = seat.map(usize::from);
    if only.is_some_and(|seat| seat >= game.owners.len()) {
        return Err(troyes_table::Rejection::NoSuchSeat.into());
    }
    let alone = game.is_played_alone_by(viewer);
    // All later rolls go along with the same dice, so they are as secret as the last of them.
    let dice = if game.table.is_finished() || alone { dice } else { BranchDice::Fresh };
    let later_rolls = match dice {
        BranchDice::Same => None,
        BranchDice::Fresh => {
            let setup = game.table.setup();
            Some(Deal::with_columns(fresh, setup.columns(), setup.has_tiles()).rolls)
        }
    };
    let table = may_see(&game.table, half_day, alone)
        .then(|| game.table.branch(half_day, later_rolls, only))
        .flatten()
        .ok_or(Refusal::NotSeen)?;
    // Bots go on as bots; the one player takes all other seats.
    let bots = if only.is_some() { Vec::new() } else { game.bots() };
    Ok(Branch { table, dice, bots })
}

/// Whether the dice of a half-day are known to the asker: those that everybody has closed to anybody, and the current
/// ones to the player of all seats.
fn may_see(table: &Table, half_day: HalfDay, alone: bool) -> bool {
    let closed = table.horizon(Viewer::Spectator, 0);
    let shown = (0..table.players().len())
        .map(|seat| table.known_rolls(Viewer::Seat(seat)).len())
        .max()
        .unwrap_or_default();
    let known = if alone { shown.min(closed + 1) } else { closed };
    half_day.index() < known
}

/// The table of a record: a finished one can be looked at, any other played on with the dice of its seed, or of a fresh one if it has none.
/// Players without a name in it are called by their number.
///
/// # Errors
///
/// [`Refusal::BadRecord`] with place, reason and clause if it cannot be replayed, [`Refusal::BadName`] if others could not read a name.
pub fn table_of_record(json: &[u8], fresh: Seed) -> Result<Table, Refusal> {
    let bad = |error: &dyn ToString| Refusal::BadRecord(error.to_string());
    let mut record = Record::from_json(json).map_err(|error| bad(&error))?;
    record.verify().map_err(|error| bad(&error))?;
    record.players = names_of_record(&record.players)?;
    let seed = record.seed.unwrap_or(fresh);
    let rolls = Deal::with_columns(seed, record.columns(), record.setup.has_tiles()).rolls;
    let pace = if record.players.len() == 1 { Pace::Own } else { Pace::Together };
    Table::of_record(&record, rolls, pace).map_err(|error| bad(&error))
}

/// The names of players as they are kept. A record may have any text there; here others have to read it.
fn names_of_record(players: &[String]) -> Result<Vec<String>, Refusal> {
    let named = |(index, name): (usize, &String)| match name.trim() {
        // The convention of the program for a player without a name.
        "" => Ok(format!("Player {}", index + 1)),
        name => checked_name(name),
    };
    players.iter().enumerate().map(named).collect()
}

//! The record file that a game lives in: written whole after everything that happens, so that it can be gone on with.
//!
//! The seed is in it, so that the dice go on; readers of the file see it: it is their own game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use troyes_record::{Deal, HalfDayRecord, Record, Seed};
use troyes_table::{Pace, Player, Table};

/// Where a game is saved.
#[derive(Debug)]
pub(crate) struct SaveFile {
    path: PathBuf,
}

impl SaveFile {
    /// A new file for a new game: this one, or one in the current folder that is named after the deal.
    pub(crate) fn new(path: Option<&Path>, seed: &Seed, table: &Table) -> anyhow::Result<Self> {
        if let Some(path) = path {
            return Self::create(path, table);
        }
        let name = &seed.commitment()[..8];
        // The same deal can be played again.
        for number in 1_u32.. {
            let again = if number == 1 { String::new() } else { format!("-{number}") };
            let path = PathBuf::from(format!("troyes-{name}{again}.json"));
            if !path.exists() {
                return Self::create(&path, table);
            }
        }
        bail!("the current folder is full of games");
    }

    /// A new file; one that is there is somebody's game, or something else altogether.
    pub(crate) fn create(path: &Path, table: &Table) -> anyhow::Result<Self> {
        match OpenOptions::new().write(true).create_new(true).open(path) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => bail!(
                "{}: the file is there already; to go on with a game, use --record",
                path.display()
            ),
            Err(error) => return Err(error).with_context(|| format!("{}", path.display())),
        }
        let file = Self { path: path.to_owned() };
        file.save(table).with_context(|| format!("{}", path.display()))?;
        Ok(file)
    }

    /// The file that a game was loaded from. A link stays a link.
    pub(crate) fn existing(path: &Path) -> anyhow::Result<Self> {
        let real = fs::canonicalize(path).with_context(|| format!("{}", path.display()))?;
        let through_link = fs::symlink_metadata(path).is_ok_and(|file| file.is_symlink());
        Ok(Self { path: if through_link { real } else { path.to_owned() } })
    }

    /// The path, as it was given.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game beside the file and then over it, so that there is a whole game at every moment.
    pub(crate) fn save(&self, table: &Table) -> io::Result<()> {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(".new");
        let beside = self.path.with_file_name(name);
        let mut file = File::create(&beside)?;
        writeln!(file, "{}", record_of(table).to_json())?;
        file.sync_data()?;
        drop(file);
        fs::rename(&beside, &self.path)
    }
}

/// Everything that has happened, the half-day that is being played included, and the seed: the rest of the dice follow from it.
pub(crate) fn record_of(table: &Table) -> Record {
    let mut record = table.record();
    record.seed = table.seed().copied();
    record.mixture = table.mixture().cloned();
    let closed = record.half_days.len();
    let shown = table.players().iter().filter_map(|player| player.now().board().half_day());
    if shown.map(|half_day| usize::from(half_day.get())).max().is_some_and(|last| last > closed) {
        let turns = table
            .players()
            .iter()
            .map(|player: &Player| player.turn().iter().map(|step| step.decision).collect())
            .collect();
        record.half_days.push(HalfDayRecord { roll: table.rolls()[closed], turns });
    }
    record
}

/// The table of a record file.
///
/// # Errors
///
/// What is wrong with the file: it is then left as it is.
pub(crate) fn load(path: &Path) -> anyhow::Result<Table> {
    let place = || format!("{}", path.display());
    let record = crate::input::read_one(path).with_context(place)?;
    record.verify().with_context(place)?;
    // Dice that people rolled by hand, or that came from elsewhere, go on with new ones.
    let seed = match record.seed {
        Some(seed) => seed,
        None => super::fresh_seed()?,
    };
    let rolls = Deal::with_columns(seed, record.columns(), record.setup.has_tiles()).rolls;
    let table = Table::of_record(&record, rolls, Pace::Together).with_context(place)?;
    Ok(match record.mixture {
        Some(mixture) => table.with_mixture(mixture),
        None => table,
    })
}

#[cfg(test)]
mod tests {
    use troyes_record::ColumnsMode;
    use troyes_table::Command;

    use super::*;

    /// Wherever a game stops, the file brings it back as it was.
    #[test]
    fn a_game_goes_on_from_every_moment() {
        let folder = std::env::temp_dir().join(format!("troyes-save-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.json");
        let deal = Deal::new(Seed::from_text("saved"), ColumnsMode::Rolled, true);
        let names = vec!["Ada".to_owned(), "Blaise".to_owned()];
        let mut table = Table::new(&deal, ColumnsMode::Rolled, Pace::Together, names).unwrap();
        let file = SaveFile::create(&path, &table).unwrap();
        assert!(SaveFile::create(&path, &table).is_err(), "a file is not overwritten");
        let same = |table: &Table| {
            file.save(table).unwrap();
            let again = load(&path).unwrap();
            let now =
                |table: &Table| table.players().iter().map(|one| *one.now()).collect::<Vec<_>>();
            assert_eq!(now(&again), now(table));
            assert_eq!(record_of(&again), record_of(table));
            assert_eq!(again.rolls(), table.rolls());
            assert_eq!(again.is_finished(), table.is_finished());
        };
        same(&table);
        while !table.is_finished() {
            table.command(0, Command::GoOn).unwrap();
            // After the last half-day a record cannot tell whether anybody has looked at the result.
            if table.is_finished() {
                break;
            }
            same(&table);
            for seat in 0..2 {
                while let Some(offer) = table.offers(seat).pop() {
                    table.command(seat, Command::Decide(offer.decision)).unwrap();
                    let last = table.players()[0].now().board().is_last_half_day();
                    if !last || !table.players().iter().all(Player::is_done) {
                        same(&table);
                    }
                }
            }
        }
        assert!(load(&path).is_ok());
        fs::remove_dir_all(&folder).unwrap();
    }
}

//! The command line: from raw words to checked options, a file for each family of commands.

mod columns;
mod games;
mod paper;
mod play;
mod puzzles;
mod serve;
mod solver;

use std::path::PathBuf;
use std::sync::LazyLock;

use clap::builder::styling::{AnsiColor, Styles};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use troyes_rules::RULES_VERSION;

pub(crate) use columns::{ColumnsOptions, Order};
pub(crate) use games::{DealOptions, Records, SimulateOptions};
pub(crate) use paper::ReconstructOptions;
pub(crate) use play::{PlayOptions, ShowOptions};
pub(crate) use puzzles::{
    BookOptions, CalibrateOptions, ChallengesCommand, CheckPuzzlesOptions, FindOptions,
    ListChallengesOptions, ListPuzzlesOptions, PuzzlesCommand, ShowPuzzleOptions,
};
pub(crate) use serve::{
    AdminAction, AdminOptions, BackupOptions, CheckOptions, LoadOptions, LogFormat, RestoreOptions,
    ServeOptions,
};
pub(crate) use solver::{
    AnalyseOptions, BoundOptions, PolicyName, SolverOptions, StrengthOptions, TrainOptions,
};
#[cfg(test)]
pub(crate) use {columns::Way, games::Columns};

/// Troyes Dice: reads, checks, plays and shows games.
///
/// An unofficial program for the board game by Sébastien Dujardin, Xavier Georges and Alain Orban.
#[derive(Parser, Debug)]
#[command(name = "troyes", version = version(), styles = STYLES, max_term_width = 80)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What this is, which rules it plays by and which sources it is made of: what a report of a fault should say.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let (program, commit) = (env!("CARGO_PKG_VERSION"), env!("TROYES_COMMIT"));
        format!("{program} (rules {RULES_VERSION}, commit {commit})")
    });
    &VERSION
}

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Blue.on_default().bold());

/// What the program can do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List every legal next decision of every player of each record
    Moves(Records),
    /// Print the state that each record ends in
    Inspect(Records),
    /// Replay each record, check its dice against its seed, and count
    Verify(Records),
    /// Print the wheel, columns, tiles and all 16 rolls of a seed
    Deal(DealOptions),
    /// Play whole games and print their records
    Simulate(SimulateOptions),
    /// Draw the wheel and the sheets of a record in the terminal
    Show(ShowOptions),
    /// Play in the terminal: alone, around it, or against bots
    Play(PlayOptions),
    /// Play in the browser: serve the game at an address
    Serve(ServeOptions),
    /// List tables, close and remove them, and block players, beside servers
    Admin(AdminOptions),
    /// Copy everything that servers keep into one new file
    Backup(BackupOptions),
    /// Copy a backup into an empty database
    Restore(RestoreOptions),
    /// Replay everything that servers keep, and report what is wrong
    Check(CheckOptions),
    /// Play many games on a server at once, and measure its answers
    Load(LoadOptions),
    /// Measure how strong a policy is, on a fixed list of seeds
    Strength(StrengthOptions),
    /// Explain the games of records in luck and skill
    Analyse(AnalyseOptions),
    /// Find decisions that lead to a finished paper sheet
    Reconstruct(ReconstructOptions),
    /// Compute what nobody can beat, next to what the solver achieves
    Bound(BoundOptions),
    /// Find, check and show puzzles
    #[command(subcommand)]
    Puzzles(PuzzlesCommand),
    /// List challenges, and measure what the solver reaches in them
    #[command(subcommand)]
    Challenges(ChallengesCommand),
    /// Train the solver's network, or go on where training stopped
    Train(TrainOptions),
    /// Write the manual pages and the completions for shells
    #[command(hide = true)]
    Manual(ManualOptions),
}

/// Options of `troyes manual`, which packages are made with.
#[derive(Args, Debug)]
pub(crate) struct ManualOptions {
    /// The folder that gets `man1` and `completions`
    pub(crate) folder: PathBuf,
}

/// Ends the program like any other mistake in the arguments of a command.
pub(crate) fn refuse(command: &str, mistake: &str) -> ! {
    let mut program = Arguments::command();
    program.build();
    let command = program.find_subcommand_mut(command).expect("the command is running");
    command.error(ErrorKind::ValueValidation, mistake).exit()
}

//! The arguments of commands about puzzles and challenges.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::play::{ColorChoice, LanguageOptions};
use super::solver::WeightsOptions;

/// What to do with puzzles.
#[derive(Subcommand, Debug)]
pub(crate) enum PuzzlesCommand {
    /// Look for puzzles in games of bots, and write them into a file
    Find(FindOptions),
    /// Work every puzzle out again by exact expectations
    Check(CheckPuzzlesOptions),
    /// Draw a puzzle in the terminal, at most 80 columns wide
    Show(ShowPuzzleOptions),
    /// Print every puzzle as a line of JSON, or how many there are of which kind
    List(ListPuzzlesOptions),
}

/// Which puzzles.
#[derive(Args, Debug)]
pub(crate) struct BookOptions {
    /// A file of puzzles [default: those that come with the program]
    #[arg(long, value_name = "FILE")]
    pub(crate) book: Option<PathBuf>,
}

/// How to list puzzles.
#[derive(Args, Debug)]
pub(crate) struct ListPuzzlesOptions {
    /// Count by theme, half-day and rating instead
    #[arg(long)]
    pub(crate) counts: bool,

    #[command(flatten)]
    pub(crate) book: BookOptions,
}

/// Where to look for puzzles, and for how long.
#[derive(Args, Debug)]
pub(crate) struct FindOptions {
    /// Any text: the same text gives the same puzzles
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) seed: String,

    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 2400)]
    pub(crate) count: usize,

    /// The most games to look into
    #[arg(long, value_name = "N", default_value_t = 6000)]
    pub(crate) games: u32,

    /// Minutes after which to stop, with what was found
    #[arg(long, value_name = "M", default_value_t = 120)]
    pub(crate) minutes: u64,

    /// Games looked into at the same time [default: one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    /// The file that they are written to
    #[arg(long, value_name = "FILE")]
    pub(crate) output: PathBuf,

    #[command(flatten)]
    pub(crate) weights: WeightsOptions,
}

/// How to check puzzles.
#[derive(Args, Debug)]
pub(crate) struct CheckPuzzlesOptions {
    #[command(flatten)]
    pub(crate) book: BookOptions,

    /// Look at a sample of this size with ten times the search instead, and
    /// report how many keep their answer
    #[arg(long, value_name = "N")]
    pub(crate) sample: Option<usize>,

    /// Minutes after which to stop, with what was checked
    #[arg(long, value_name = "M", default_value_t = 60)]
    pub(crate) minutes: u64,

    /// Puzzles checked at the same time [default: one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    #[command(flatten)]
    pub(crate) weights: WeightsOptions,
}

/// Which puzzle to draw, and how.
#[derive(Args, Debug)]
pub(crate) struct ShowPuzzleOptions {
    /// Its place in the list, from 1, or its number, such as 512-9
    pub(crate) puzzle: String,

    #[command(flatten)]
    pub(crate) book: BookOptions,

    /// Show the answer as well
    #[arg(long)]
    pub(crate) answer: bool,

    /// When to use colours
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    pub(crate) color: ColorChoice,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,
}

/// What to do with challenges.
#[derive(Subcommand, Debug)]
pub(crate) enum ChallengesCommand {
    /// List the challenges, and what their medals need
    List(ListChallengesOptions),
    /// Let the solver play them, and print what medals follow from its games
    Calibrate(CalibrateOptions),
}

/// How to list challenges.
#[derive(Args, Debug)]
pub(crate) struct ListChallengesOptions {
    /// Print JSON, one line for each
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,
}

/// How long to calibrate.
#[derive(Args, Debug)]
pub(crate) struct CalibrateOptions {
    /// Games of each challenge
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    /// Only the challenge of this name
    #[arg(long, value_name = "NAME")]
    pub(crate) only: Option<String>,

    /// Points that the solver gives for a step towards a goal [default: the
    /// challenge's own]
    #[arg(long, value_name = "POINTS")]
    pub(crate) pull: Option<f32>,

    /// Minutes after which to give up
    #[arg(long, value_name = "M", default_value_t = 60)]
    pub(crate) minutes: u64,

    /// Games played at the same time [default: one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    #[command(flatten)]
    pub(crate) weights: WeightsOptions,
}

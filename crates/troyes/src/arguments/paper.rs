//! The arguments of the command about paper sheets.

use std::path::PathBuf;

use clap::Args;

use super::solver::WeightsOptions;

/// Which sheets, and what is remembered of their games.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(crate) struct ReconstructOptions {
    /// Files to read: one sheet each, or one per line if the name ends in
    /// .jsonl. Without files, or for "-", one per line of standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// What is remembered, such as "4 afternoon: Great Hall 3; 5 morning: 5
    /// deniers; 6 morning: relief"
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(crate) answers: String,

    /// How many questions to ask, where there is a terminal to answer at
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=16))]
    pub(crate) questions: u8,

    /// Write the records here, one per line
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    /// Print JSON, one line for each sheet
    #[arg(long)]
    pub(crate) json: bool,

    /// How many sheets of the middle of the game to look at, before giving up
    #[arg(long, value_name = "N", default_value_t = 3_000_000)]
    pub(crate) states: u64,

    #[command(flatten)]
    pub(crate) weights: WeightsOptions,
}

const EXAMPLE: &str = "\
Example: what was decided in the game of a sheet, with questions, then in detail
  troyes reconstruct sheet.json --record game.json
  troyes analyse game.json

A sheet is a record without decisions (every turn is []), and a field \"sheet\" as
\"troyes inspect\" prints one; what nobody is sure of is left out of it.";

//! The arguments of commands about records and deals.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use troyes_record::{ColumnsMode, Deal, Seed};

use super::solver::{PolicyName, SolverOptions};

/// Where records come from.
#[derive(Args, Debug)]
pub(crate) struct Records {
    /// Files to read: one record each, or one per line if the name ends in
    /// .jsonl. Without files, or for "-", one per line of standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

/// What a deal follows from.
#[derive(Args, Debug)]
pub(crate) struct DealOptions {
    /// Any text, or a seed of 64 hexadecimal digits
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    seed: String,

    /// How the columns are numbered
    #[arg(long, value_enum, default_value_t = Columns::First)]
    columns: Columns,

    /// Play with Banquets & Raids
    #[arg(long)]
    banquets: bool,
}

impl DealOptions {
    pub(crate) fn deal(&self) -> Deal {
        Deal::new(Seed::from_text(&self.seed), self.columns.into(), self.banquets)
    }
}

/// How the columns are numbered.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Columns {
    /// 1 2 3 4 5 6
    First,
    /// From a rolled value, up or down
    Rolled,
    /// Any order
    Expert,
}

impl From<Columns> for ColumnsMode {
    fn from(columns: Columns) -> Self {
        match columns {
            Columns::First => Self::First,
            Columns::Rolled => Self::Rolled,
            Columns::Expert => Self::Expert,
        }
    }
}

/// What to play.
#[derive(Args, Debug)]
pub(crate) struct SimulateOptions {
    /// How many games
    #[arg(long, value_name = "N")]
    pub(crate) games: u64,

    /// Any text: the same text gives the same games
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) seed: String,

    /// Players in each game
    #[arg(long, value_name = "P", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) players: u8,

    /// Play with Banquets & Raids
    #[arg(long)]
    pub(crate) banquets: bool,

    /// How the columns are numbered
    #[arg(long, value_enum, default_value_t = Columns::First)]
    pub(crate) columns: Columns,

    /// Who plays
    #[arg(long, value_enum, value_name = "NAME", default_value_t = PolicyName::Random)]
    pub(crate) policy: PolicyName,

    /// Games played at the same time [default: one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,

    #[command(flatten)]
    pub(crate) solver: SolverOptions,
}

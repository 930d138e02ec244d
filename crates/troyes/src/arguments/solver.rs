//! The arguments of commands about the solver, and who plays where the program does.

use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};
use troyes_solver::QuantisedNetwork;

use super::games::{Columns, Records};

/// What the solver plays with.
#[derive(Args, Debug)]
pub(crate) struct SolverOptions {
    #[command(flatten)]
    pub(crate) weights: WeightsOptions,

    /// How long solver-deep may think about a decision [default: as long as
    /// it takes to look at up to 16, the same on every machine]
    #[arg(long, value_name = "MS")]
    pub(crate) milliseconds: Option<u64>,
}

/// Which network the solver uses.
#[derive(Args, Debug)]
pub(crate) struct WeightsOptions {
    /// The solver's weights [default: those that come with the program]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

impl WeightsOptions {
    /// The network that was asked for.
    pub(crate) fn network(&self) -> anyhow::Result<QuantisedNetwork> {
        let Some(file) = &self.weights else {
            return troyes_solver::shipped().context("the weights that come with the program");
        };
        let bytes = std::fs::read(file).with_context(|| format!("{}", file.display()))?;
        QuantisedNetwork::from_bytes(&bytes).with_context(|| format!("{}", file.display()))
    }
}

/// Who plays a simulated game.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum PolicyName {
    /// Any legal decision, each as likely as the others
    Random,
    /// The decision with the best score right after it
    Greedy,
    /// The decision with the best expected final score, as the network sees it
    Solver,
    /// The same after a look at all rolls of the next half-day
    SolverDeep,
    /// The weakest bot of the tables
    Novice,
    /// A bot like somebody who knows the game
    Apprentice,
    /// A bot like a good player
    Journeyman,
    /// A bot that plays as the solver does at once
    Master,
    /// The strongest bot
    Grandmaster,
}

impl PolicyName {
    /// The name as it is written on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// Whose strength to measure, and in which games.
#[derive(Args, Debug)]
pub(crate) struct StrengthOptions {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,

    /// Who plays
    #[arg(long, value_enum, value_name = "NAME", default_value_t = PolicyName::Solver)]
    pub(crate) policy: PolicyName,

    /// Who else plays the same dice
    #[arg(long, value_enum, value_name = "NAME")]
    pub(crate) versus: Option<PolicyName>,

    /// Play with Banquets & Raids
    #[arg(long)]
    pub(crate) banquets: bool,

    /// How the columns are numbered
    #[arg(long, value_enum, default_value_t = Columns::First)]
    pub(crate) columns: Columns,

    /// Do not take luck away, which costs an expectation for each roll
    #[arg(long)]
    pub(crate) no_luck: bool,

    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,

    /// Games played at the same time [default: one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,

    #[command(flatten)]
    pub(crate) solver: SolverOptions,
}

/// Which games to explain.
#[derive(Args, Debug)]
pub(crate) struct AnalyseOptions {
    #[command(flatten)]
    pub(crate) records: Records,

    /// Print JSON, one line for each record, instead of tables
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) weights: WeightsOptions,
}

/// Which games to bound, and how closely.
#[derive(Args, Debug)]
pub(crate) struct BoundOptions {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,

    /// States that are kept after each half-day
    #[arg(long, value_name = "W", default_value_t = 10)]
    pub(crate) beam: usize,

    /// How many half-days at the end of each game are bounded; the solver
    /// plays those before
    #[arg(long, value_name = "H", default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub(crate) half_days: u8,

    /// Play with Banquets & Raids
    #[arg(long)]
    pub(crate) banquets: bool,

    /// How the columns are numbered
    #[arg(long, value_enum, default_value_t = Columns::First)]
    pub(crate) columns: Columns,

    /// Print JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,

    /// Games played at the same time [default: one for each core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,

    #[command(flatten)]
    pub(crate) weights: WeightsOptions,
}

/// How to train, and where to keep what comes of it.
#[derive(Args, Debug)]
pub(crate) struct TrainOptions {
    /// Any text: the same text gives the same weights
    #[arg(long, value_name = "TEXT", default_value = "troyes", allow_hyphen_values = true)]
    pub(crate) seed: String,

    /// Where training stands, with the games that it remembers beside it; if
    /// the file is there, training goes on from it
    #[arg(long, value_name = "FILE", default_value = "target/training/checkpoint")]
    pub(crate) checkpoint: PathBuf,

    /// Weights to begin with, where there is no checkpoint yet
    #[arg(long, value_name = "FILE", requires = "played")]
    pub(crate) from: Option<PathBuf>,

    /// How many games those weights have seen
    #[arg(long, value_name = "N", requires = "from")]
    pub(crate) played: Option<u64>,

    /// The network in integers, as the program uses it
    #[arg(long, value_name = "FILE", default_value = "target/training/weights")]
    pub(crate) weights: PathBuf,

    /// The curve as CSV; a training that goes on adds to it
    #[arg(long, value_name = "FILE", default_value = "target/training/curve.csv")]
    pub(crate) log: PathBuf,

    /// How many games to learn from in all; towards the end, in smaller and
    /// smaller steps
    #[arg(long, value_name = "N", default_value_t = 6_000_000)]
    pub(crate) games: u64,

    /// Hours of this run after which to stop
    #[arg(long, value_name = "H")]
    pub(crate) hours: Option<f64>,

    /// Do one thing after the other; the weights are the same
    #[arg(long)]
    pub(crate) one_thread: bool,

    /// The share of games with columns 1 to 6; the others are rolled or expert
    #[arg(long, value_name = "SHARE", default_value_t = 0.6)]
    pub(crate) first_columns: f32,

    /// The share of games with Banquets & Raids
    #[arg(long, value_name = "SHARE", default_value_t = 0.3)]
    pub(crate) banquets: f32,
}

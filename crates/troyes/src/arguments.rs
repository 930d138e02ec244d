//! The command line.

use std::path::PathBuf;

use anyhow::Context;
use clap::builder::styling::{AnsiColor, Styles};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_server::{Client, Config, Database, PublicUrl};
use troyes_solver::{Level, QuantisedNetwork};
use troyes_words::Language;

/// Troyes Dice: reads, checks, plays and shows games.
///
/// An unofficial program for the board game by Sébastien Dujardin, Xavier Georges and Alain Orban.
#[derive(Parser, Debug)]
#[command(name = "troyes", version, styles = STYLES, max_term_width = 80)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
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
    /// Copy everything that servers keep into one new file
    Backup(BackupOptions),
    /// Copy a backup into an empty database
    Restore(RestoreOptions),
    /// Play many games on a server at once, and measure its answers
    Load(LoadOptions),
    /// Measure how strong a policy is, on a fixed list of seeds
    Strength(StrengthOptions),
    /// Explain the games of records in luck and skill
    Analyse(AnalyseOptions),
    /// Compute what nobody can beat, next to what the solver achieves
    Bound(BoundOptions),
    /// Train the solver's network, or go on where training stopped
    Train(TrainOptions),
}

/// How much a server is asked to do.
#[derive(Args, Debug)]
pub(crate) struct LoadOptions {
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub(crate) url: String,

    /// Games that are played at the same time, each by a player of its own
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) tables: usize,

    /// Wishes a second, all in all [default: as many as are answered]
    #[arg(long, value_name = "N")]
    pub(crate) rate: Option<u32>,

    /// Players besides, each at a table of their own, who only keep it open
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) idle: usize,

    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) seconds: u64,

    /// The server's process, to tell its memory
    #[arg(long, value_name = "PID")]
    pub(crate) pid: Option<u32>,

    /// Pretend that every player has an address of their own; the server must
    /// run with --trusted-proxy
    #[arg(long)]
    pub(crate) spread: bool,

    /// Print the report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

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

/// What to draw, and how.
#[derive(Args, Debug)]
pub(crate) struct ShowOptions {
    #[command(flatten)]
    pub(crate) records: Records,

    /// Show every half-day: on a terminal, Enter goes on and q stops
    #[arg(long)]
    pub(crate) step: bool,

    /// When to use colours
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    pub(crate) color: ColorChoice,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,
}

/// Which language people read.
#[derive(Args, Debug)]
pub(crate) struct LanguageOptions {
    /// en, fr, es, de, zh-Hant or ko [default: what LC_ALL, LC_MESSAGES or
    /// LANG says]
    #[arg(long, value_name = "TAG")]
    language: Option<Language>,
}

impl LanguageOptions {
    /// The language that was asked for, here or by the environment.
    pub(crate) fn language(&self) -> Language {
        let environment = |name: &str| std::env::var(name).ok();
        self.language.unwrap_or_else(|| Language::of_environment(environment))
    }
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum ColorChoice {
    /// Where the terminal has them
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// What to play in the terminal, and how.
#[derive(Args, Debug)]
pub(crate) struct PlayOptions {
    /// How many people play [default: as many as have names, or one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) players: Option<u8>,

    /// A player's name; once for each
    #[arg(long = "name", value_name = "NAME", value_parser = player_name)]
    pub(crate) names: Vec<String>,

    /// A bot that plays along; once for each
    #[arg(long = "bot", value_enum, value_name = "LEVEL")]
    pub(crate) bots: Vec<BotLevel>,

    /// How the columns are numbered
    #[arg(long, value_enum, default_value_t = Columns::First)]
    pub(crate) columns: Columns,

    /// Play with Banquets & Raids
    #[arg(long)]
    pub(crate) banquets: bool,

    /// Any text: the same text gives the same wheel and dice [default: dice
    /// that nobody knows]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) seed: Option<String>,

    /// Go on with the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "names", "columns", "banquets", "seed"])]
    pub(crate) record: Option<PathBuf>,

    /// The new file to save the game in, after every decision [default: one
    /// in the current folder, or the one that the game goes on from]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Line by line, without drawings: for screen readers and pipes
    #[arg(long)]
    pub(crate) no_tui: bool,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,
}

/// A name as the server takes it, too.
fn player_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    if (1..=40).contains(&name.chars().count()) {
        Ok(name.to_owned())
    } else {
        Err("a name has 1 to 40 characters".to_owned())
    }
}

/// How well a bot plays, the weakest first.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum BotLevel {
    /// Errs by several points
    Novice,
    /// Knows the game
    Apprentice,
    /// Plays well
    Journeyman,
    /// Plays without errors
    Master,
    /// Looks one roll further
    Grandmaster,
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Self {
        match level {
            BotLevel::Novice => Self::Novice,
            BotLevel::Apprentice => Self::Apprentice,
            BotLevel::Journeyman => Self::Journeyman,
            BotLevel::Master => Self::Master,
            BotLevel::Grandmaster => Self::Grandmaster,
        }
    }
}

/// Ends the program like any other mistake in the arguments of a command.
pub(crate) fn refuse(command: &str, mistake: &str) -> ! {
    let mut program = Arguments::command();
    program.build();
    let command = program.find_subcommand_mut(command).expect("the command is running");
    command.error(ErrorKind::ValueValidation, mistake).exit()
}

/// How to serve.
#[derive(Args, Debug)]
pub(crate) struct ServeOptions {
    /// Address and port to listen at; port 0 takes any that is free
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "TROYES_LISTEN",
        hide_env_values = true,
        default_value = "127.0.0.1:8080"
    )]
    pub(crate) listen: String,

    #[command(flatten)]
    pub(crate) database: DatabaseOptions,

    /// Where people reach the server, if that is not where it listens: http or
    /// https, and a name
    #[arg(long, value_name = "URL", env = "TROYES_PUBLIC_URL", hide_env_values = true)]
    pub(crate) public_url: Option<PublicUrl>,

    /// A proxy in front says who asks, in the last X-Forwarded-For
    #[arg(long, env = "TROYES_TRUSTED_PROXY", hide_env_values = true)]
    pub(crate) trusted_proxy: bool,

    /// Serve the client from this folder instead of the one in the program
    #[arg(long, value_name = "DIR", env = "TROYES_CLIENT", hide_env_values = true)]
    pub(crate) client: Option<PathBuf>,

    /// How to write the log, which goes to standard error; RUST_LOG or
    /// TROYES_LOG says how much of it
    #[arg(long, value_enum, value_name = "FORMAT", env = "TROYES_LOG_FORMAT", hide_env_values = true, default_value_t = LogFormat::Text)]
    pub(crate) log: LogFormat,
}

/// Where everything is kept.
#[derive(Args, Debug)]
pub(crate) struct DatabaseOptions {
    /// Where all games are kept: a file, or postgres://USER:PASSWORD@HOST/NAME
    #[arg(
        long,
        value_name = "DATABASE",
        env = "TROYES_DATABASE",
        hide_env_values = true,
        default_value = "troyes.db"
    )]
    pub(crate) database: Database,
}

/// What to copy, and where to.
#[derive(Args, Debug)]
pub(crate) struct BackupOptions {
    #[command(flatten)]
    pub(crate) database: DatabaseOptions,

    /// The new file; one that is there is not overwritten
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// What to copy back, and where to.
#[derive(Args, Debug)]
pub(crate) struct RestoreOptions {
    /// A file that `troyes backup` has made
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) database: DatabaseOptions,
}

/// How to write the log.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

impl ServeOptions {
    /// The configuration, with a client if no other is asked for.
    pub(crate) fn config(&self, client: Client, most_sockets: usize) -> Config {
        Config {
            listen: self.listen.clone(),
            database: self.database.database.clone(),
            public_url: self.public_url.clone(),
            trusted_proxy: self.trusted_proxy,
            most_sockets,
            client: self.client.clone().map_or(client, Client::Folder),
        }
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

    /// Stop after so many hours of this run
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

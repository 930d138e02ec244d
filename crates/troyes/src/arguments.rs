//! The command line.

use std::path::PathBuf;

use clap::builder::styling::{AnsiColor, Styles};
use clap::{Args, Parser, Subcommand, ValueEnum};
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_server::{Client, Config, PublicUrl};

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
    /// Play in the browser: serve the game at an address
    Serve(ServeOptions),
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
    #[arg(long, value_name = "TEXT")]
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
    #[arg(long, value_name = "TEXT")]
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
}

/// Who plays a simulated game.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum PolicyName {
    /// Any legal decision, each as likely as the others
    Random,
    /// The decision with the best score right after it
    Greedy,
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

    /// The file that all games are kept in
    #[arg(
        long,
        value_name = "FILE",
        env = "TROYES_DATABASE",
        hide_env_values = true,
        default_value = "troyes.db"
    )]
    pub(crate) database: PathBuf,

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
    pub(crate) fn config(&self, client: Client) -> Config {
        Config {
            listen: self.listen.clone(),
            database: self.database.clone(),
            public_url: self.public_url.clone(),
            trusted_proxy: self.trusted_proxy,
            client: self.client.clone().map_or(client, Client::Folder),
        }
    }
}

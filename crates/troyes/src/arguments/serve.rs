//! The arguments of commands about a server: running one, copying what it keeps, measuring it.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args, Subcommand, ValueEnum};
use troyes_host::{GameId, PlayerId};
use troyes_server::{Client, Config, Keeping, KeepingChange, PublicUrl, QuotaChange, Quotas};
use troyes_store::{Bus, Database};
use troyes_wire::Pace;

/// How much a server is asked to do.
#[derive(Args, Debug)]
pub(crate) struct LoadOptions {
    /// A server; several times for several on one database: players are spread
    /// over them, and go on at the next one if theirs does not answer
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub(crate) url: Vec<String>,

    /// Tables that are played at the same time; many need a server with
    /// --quotas none
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) tables: usize,

    /// People at each table; one plays by a seed that is known here, several
    /// play by what they are shown, which costs this side more
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = RangedU64ValueParser::<usize>::new().range(1..=8))]
    pub(crate) people: usize,

    /// How people at a table go on
    #[arg(long, value_enum, value_name = "PACE", default_value_t = LoadPace::Mixed)]
    pub(crate) pace: LoadPace,

    /// Spectators at as many tables for one, each at another server than its
    /// player: tells how long they wait for what is closed
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) watch: usize,

    /// How many of them read only one message a second
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) slow: usize,

    /// Players hang up after this time on average, and go on at another server
    #[arg(long, value_name = "SECONDS")]
    pub(crate) reconnect: Option<f64>,

    /// In the end, look at these servers for everything that was acknowledged,
    /// and fail if something is missing; without a value at all of --url
    #[arg(long, value_name = "URL", num_args = 0..)]
    pub(crate) verify: Option<Vec<String>>,

    /// Commands a second, all in all [default: as many as are answered]
    #[arg(long, value_name = "N")]
    pub(crate) rate: Option<u32>,

    /// Players besides, each at a table of their own, who only keep it open
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) idle: usize,

    /// Sockets that watch the lobby, while a hundred public tables are open and
    /// somebody comes and goes all the time
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) lobby: usize,

    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) seconds: u64,

    /// A server's process, to measure its memory and its share of processors;
    /// several times for the sum of several
    #[arg(long, value_name = "PID")]
    pub(crate) pid: Vec<u32>,

    /// Pretend that every player has an address of their own; the server must
    /// run with --trusted-proxy
    #[arg(long)]
    pub(crate) spread: bool,

    /// Draw how long answers took into this file (SVG)
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    /// Print the report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How people at a table of several go on.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum LoadPace {
    /// Each as soon as they like
    Own,
    /// When everybody is done
    Together,
    /// Every other table together
    Mixed,
}

impl LoadPace {
    /// The pace of a table.
    pub(crate) const fn of(self, table: usize) -> Pace {
        match self {
            Self::Own => Pace::Own,
            Self::Together => Pace::Together,
            Self::Mixed => {
                if table.is_multiple_of(2) {
                    Pace::Own
                } else {
                    Pace::Together
                }
            }
        }
    }
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

    #[command(flatten)]
    pub(crate) bus: BusOptions,

    /// Where people reach the server, if that is not where it listens: http or
    /// https, and a name
    #[arg(long, value_name = "URL", env = "TROYES_PUBLIC_URL", hide_env_values = true)]
    pub(crate) public_url: Option<PublicUrl>,

    /// A proxy in front says who asks, in the last X-Forwarded-For
    #[arg(long, env = "TROYES_TRUSTED_PROXY", hide_env_values = true)]
    pub(crate) trusted_proxy: bool,

    /// How much one address, and one player, may do
    #[arg(long, value_enum, value_name = "PRESET", env = "TROYES_QUOTAS", hide_env_values = true, default_value_t = QuotaPreset::Club)]
    pub(crate) quotas: QuotaPreset,

    /// Another quota of one kind, for an address and a player, such as
    /// rooms=60/10 [kinds: rooms, games, groups, records, players, commands,
    /// words, sockets, questions]
    #[arg(
        long,
        value_name = "KIND=N/N",
        env = "TROYES_QUOTA",
        hide_env_values = true,
        value_delimiter = ','
    )]
    pub(crate) quota: Vec<QuotaChange>,

    /// How many days something is kept that nobody uses, such as rooms=7 or
    /// finished=365 [kinds: rooms, games, players, finished, deals]
    #[arg(
        long,
        value_name = "KIND=DAYS",
        env = "TROYES_KEEP",
        hide_env_values = true,
        value_delimiter = ','
    )]
    pub(crate) keep: Vec<KeepingChange>,

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
        global = true,
        hide_env_values = true,
        default_value = "troyes.db"
    )]
    pub(crate) database: Database,
}

/// How servers on one database hear of each other.
#[derive(Args, Debug)]
pub(crate) struct BusOptions {
    /// What carries notices between the servers on one PostgreSQL: the database
    /// itself, or NATS at nats://HOST, several with commas
    #[arg(
        long,
        value_name = "BUS",
        env = "TROYES_BUS",
        global = true,
        hide_env_values = true,
        default_value = "database"
    )]
    pub(crate) bus: Bus,
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

/// What to look at.
#[derive(Args, Debug)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) database: DatabaseOptions,
}

/// What an operator does beside running servers, which notice within a second.
#[derive(Args, Debug)]
pub(crate) struct AdminOptions {
    #[command(flatten)]
    pub(crate) database: DatabaseOptions,

    #[command(flatten)]
    pub(crate) bus: BusOptions,

    #[command(subcommand)]
    pub(crate) action: AdminAction,
}

/// What to do about a table or a player.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum AdminAction {
    /// List the latest tables: name, state, last change, people and their ids
    List {
        /// How many
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: u32,
    },
    /// Close a table that people gather at; one that is played leaves the lobby
    Close {
        /// Its name, the end of its address
        table: GameId,
    },
    /// Remove a table with its game and all that was said there
    Remove {
        /// Its name, the end of its address
        table: GameId,
    },
    /// Sign a player out everywhere and for good, and close their tables in the
    /// lobby
    Block {
        /// The id, as `list` prints it
        player: PlayerId,
    },
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

/// Quotas that fit together.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum QuotaPreset {
    /// For people who know each other and may share an address
    Club,
    /// For anybody
    Internet,
    /// Nearly no quotas, for measurements
    None,
}

impl QuotaPreset {
    const fn quotas(self) -> Quotas {
        match self {
            Self::Club => Quotas::CLUB,
            Self::Internet => Quotas::INTERNET,
            Self::None => Quotas::NONE,
        }
    }
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
            bus: self.bus.bus.clone(),
            public_url: self.public_url.clone(),
            trusted_proxy: self.trusted_proxy,
            most_sockets,
            keeping: self.keep.iter().copied().fold(Keeping::default(), Keeping::with),
            quotas: self.quota.iter().copied().fold(self.quotas.quotas(), Quotas::with),
            client: self.client.clone().map_or(client, Client::Folder),
        }
    }
}

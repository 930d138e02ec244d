//! The arguments of commands about a server: running one, copying what it keeps, measuring it.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use troyes_server::{Client, Config, PublicUrl};
use troyes_store::Database;

/// How much a server is asked to do.
#[derive(Args, Debug)]
pub(crate) struct LoadOptions {
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub(crate) url: String,

    /// Games that are played at the same time, each by a player of its own
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) tables: usize,

    /// Commands a second, all in all [default: as many as are answered]
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

/// What to look at.
#[derive(Args, Debug)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) database: DatabaseOptions,
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

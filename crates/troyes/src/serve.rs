//! `serve`: the game in the browser.

use std::future::Future;
use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, SocketAddr};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use troyes_server::{Client, Server};

use crate::arguments::{LogFormat, ServeOptions};

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// What is logged if nobody says otherwise.
const LOG_LEVEL: &str = "warn,troyes_server=info";

/// Open files that are not sockets of people: databases, requests, logs, and some to spare.
const OTHER_FILES: usize = 256;

/// Serves until somebody interrupts it.
pub(crate) fn run(options: &ServeOptions) -> anyhow::Result<()> {
    start_log(options.log);
    let most_sockets = raise_open_files().saturating_sub(OTHER_FILES).max(1);
    Runtime::new()?.block_on(serve(options, most_sockets))
}

/// As many open files as the system allows: every socket is one. Returns how many that are.
fn raise_open_files() -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let allowed = if raised.is_ok() { maximum } else { current };
    // None means no limit at all.
    allowed.map_or(usize::MAX, |allowed| usize::try_from(allowed).unwrap_or(usize::MAX))
}

async fn serve(options: &ServeOptions, most_sockets: usize) -> anyhow::Result<()> {
    let server = Server::open(&options.config(Client::Files(CLIENT), most_sockets)).await?;
    // From here on a signal ends the server properly, even one that comes at once.
    let stop = stop_signal()?;
    let mut out = io::stdout();
    writeln!(out, "Troyes Dice is at {}", address(server.address()))?;
    out.flush()?;
    server.run(stop).await?;
    Ok(())
}

/// The address for people: one that a browser on this machine can open.
fn address(address: SocketAddr) -> String {
    let port = address.port();
    match address.ip() {
        ip if ip.is_loopback() || ip.is_unspecified() => format!("http://localhost:{port}"),
        IpAddr::V4(ip) => format!("http://{ip}:{port}"),
        IpAddr::V6(ip) => format!("http://[{ip}]:{port}"),
    }
}

/// Comes when the process is asked to end.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

fn start_log(format: LogFormat) {
    let level = ["TROYES_LOG", EnvFilter::DEFAULT_ENV]
        .into_iter()
        .find_map(|name| std::env::var(name).ok())
        .unwrap_or_else(|| LOG_LEVEL.to_owned());
    let filter = EnvFilter::builder().parse_lossy(level);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().init(),
    }
}

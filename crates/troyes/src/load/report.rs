//! What was measured, for people and for programs.

use std::io::{self, Write as _};
use std::sync::atomic::Ordering;

use serde::Serialize;

use super::Load;
use crate::arguments::LoadOptions;

/// What was measured.
#[derive(Serialize, Default)]
pub(super) struct Report {
    servers: usize,
    tables: usize,
    people: usize,
    idle_sockets: usize,
    /// Sockets that watch the lobby, and what they were sent.
    lobby_sockets: usize,
    pub(super) lobby_messages: u64,
    /// When measuring began, in seconds since 1970.
    pub(super) began_at: f64,
    seconds: f64,
    pub(super) answered: u64,
    refused: u64,
    /// How often a server did not know what had become of a command.
    unknown: u64,
    /// How often somebody went on at another server.
    reconnected: u64,
    games: u64,
    pub(super) per_second: f64,
    /// Whether a player who was kept waiting counts what they would have sent meanwhile. Without a rate there is no such thing.
    pub(super) corrected: bool,
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    most_ms: f64,
    /// The longest time in which nobody at all was answered.
    longest_gap_ms: f64,
    /// For each second, how many answers came in it and how many milliseconds the slowest of them took.
    by_second: Vec<(u64, f64)>,
    /// What spectators at other servers saw, and when.
    seen: u64,
    seen_p50_ms: f64,
    seen_p99_ms: f64,
    /// Games that a spectator has not seen to the end.
    pub(super) behind: u64,
    /// Seats at which something acknowledged is missing at some server, if that was looked for.
    pub(super) missing: Option<usize>,
    /// Resident memory of the servers at the end, if their processes were named.
    pub(super) server_mib: Option<f64>,
    /// Processors that they used on average, likewise.
    pub(super) server_cores: Option<f64>,
}

impl Report {
    pub(super) fn new(load: &Load, options: &LoadOptions, seconds: f64) -> Self {
        let answered = load.answers.count();
        Self {
            servers: load.servers.count(),
            tables: options.tables,
            people: options.people,
            idle_sockets: options.idle,
            lobby_sockets: options.lobby,
            seconds,
            answered,
            refused: load.refused.load(Ordering::Relaxed),
            unknown: load.unknown.load(Ordering::Relaxed),
            reconnected: load.reconnected.load(Ordering::Relaxed),
            games: load.games.load(Ordering::Relaxed),
            per_second: answered as f64 / seconds,
            corrected: options.rate.is_some(),
            p50_ms: load.answers.quantile(0.5),
            p95_ms: load.answers.quantile(0.95),
            p99_ms: load.answers.quantile(0.99),
            p999_ms: load.answers.quantile(0.999),
            most_ms: load.answers.quantile(1.0),
            longest_gap_ms: load.answers.longest_gap(),
            by_second: load.answers.seconds(),
            seen: load.seen.count(),
            seen_p50_ms: load.seen.quantile(0.5),
            seen_p99_ms: load.seen.quantile(0.99),
            ..Self::default()
        }
    }

    pub(super) fn print(&self, json: bool) -> anyhow::Result<()> {
        let mut out = io::stdout();
        if json {
            writeln!(out, "{}", serde_json::to_string(self)?)?;
            return Ok(());
        }
        self.print_lines(&mut out)?;
        Ok(())
    }

    fn print_lines(&self, out: &mut impl io::Write) -> io::Result<()> {
        let Self { tables, idle_sockets, seconds, games, answered, refused, per_second, .. } = self;
        writeln!(
            out,
            "{tables} tables, {idle_sockets} more sockets, {seconds:.1} s, {games} games finished"
        )?;
        writeln!(out, "answered    {answered} ({refused} refused), {per_second:.0} a second")?;
        let since = if self.corrected { "from when it was due" } else { "from command" };
        writeln!(out, "{since} to answer")?;
        writeln!(out, "  half      {:.1} ms or less", self.p50_ms)?;
        writeln!(out, "  95 %      {:.1} ms", self.p95_ms)?;
        writeln!(out, "  99 %      {:.1} ms", self.p99_ms)?;
        writeln!(out, "  99.9 %    {:.1} ms", self.p999_ms)?;
        writeln!(out, "  longest   {:.1} ms", self.most_ms)?;
        if self.unknown + self.reconnected > 0 {
            writeln!(
                out,
                "gone on     {} times at another server, {} answers of unknown fate",
                self.reconnected, self.unknown
            )?;
            writeln!(out, "  longest time without any answer: {:.0} ms", self.longest_gap_ms)?;
        }
        if self.seen > 0 {
            writeln!(
                out,
                "seen        {} half-days at other servers, {} games not to the end",
                self.seen, self.behind
            )?;
            writeln!(
                out,
                "  half      {:.1} ms after the command, 99 % {:.1} ms",
                self.seen_p50_ms, self.seen_p99_ms
            )?;
        }
        match self.missing {
            Some(0) => writeln!(out, "verified    everything acknowledged is at every server")?,
            Some(missing) => writeln!(out, "verified    MISSING at {missing} seats")?,
            None => {}
        }
        if self.lobby_sockets > 0 {
            writeln!(
                out,
                "lobby       {} watch, {} messages",
                self.lobby_sockets, self.lobby_messages
            )?;
        }
        if let Some(mib) = self.server_mib {
            writeln!(out, "memory      {mib:.0} MiB")?;
        }
        if let Some(cores) = self.server_cores {
            writeln!(out, "processors  {cores:.2}")?;
        }
        Ok(())
    }
}

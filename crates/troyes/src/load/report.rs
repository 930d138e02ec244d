//! What was measured, and how it is printed.

use std::io::{self, Write};

use serde::Serialize;

/// What was measured.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) tables: usize,
    pub(super) idle_sockets: usize,
    /// Sockets that watch the lobby, and what they were sent.
    pub(super) lobby_sockets: usize,
    pub(super) lobby_messages: u64,
    pub(super) seconds: f64,
    pub(super) answered: u64,
    pub(super) refused: u64,
    pub(super) games: u64,
    pub(super) per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p95_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) most_ms: f64,
    /// Resident memory of the server at the end, if its process was named.
    pub(super) server_mib: Option<f64>,
    /// Processors that it used on average, likewise.
    pub(super) server_cores: Option<f64>,
}

/// How long answers took, in milliseconds: half, 95 %, 99 % and all of them at most.
pub(super) fn shares(mut micros: Vec<u32>) -> [f64; 4] {
    micros.sort_unstable();
    [0.5, 0.95, 0.99, 1.0].map(|share| {
        let index = (micros.len() as f64 * share) as usize;
        let slowest = micros.get(index.min(micros.len().saturating_sub(1)));
        slowest.map_or(0.0, |&micros| f64::from(micros) / 1_000.0)
    })
}

pub(super) fn print(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Report { tables, idle_sockets, seconds, answered, refused, games, per_second, .. } = report;
    writeln!(
        out,
        "{tables} tables, {idle_sockets} more sockets, {seconds:.1} s, {games} games finished"
    )?;
    writeln!(out, "answered    {answered} ({refused} refused), {per_second:.0} a second")?;
    let Report { p50_ms, p95_ms, p99_ms, most_ms, .. } = report;
    writeln!(out, "from command to answer")?;
    writeln!(out, "  half      {p50_ms:.1} ms or less")?;
    writeln!(out, "  95 %      {p95_ms:.1} ms")?;
    writeln!(out, "  99 %      {p99_ms:.1} ms")?;
    writeln!(out, "  longest   {most_ms:.1} ms")?;
    if report.lobby_sockets > 0 {
        writeln!(
            out,
            "lobby       {} watch, {} messages",
            report.lobby_sockets, report.lobby_messages
        )?;
    }
    if let Some(mib) = report.server_mib {
        writeln!(out, "memory      {mib:.0} MiB")?;
    }
    if let Some(cores) = report.server_cores {
        writeln!(out, "processors  {cores:.2}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_answers() {
        assert_eq!(shares(Vec::new()), [0.0; 4]);
        assert_eq!(shares(vec![3_000]), [3.0; 4]);
        assert_eq!(
            shares((1..=100).rev().map(|ms| ms * 1_000).collect()),
            [51.0, 96.0, 100.0, 100.0]
        );
    }
}

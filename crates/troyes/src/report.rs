//! Reports: one line of JSON for programs, or text for people.

use std::io::{self, StdoutLock, Write as _};

use serde::Serialize;

/// Writes a report to standard output.
pub(crate) fn write<R: Serialize>(
    report: &R,
    json: bool,
    print: impl FnOnce(&R, &mut StdoutLock<'static>) -> io::Result<()>,
) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    if json {
        writeln!(output, "{}", serde_json::to_string(report)?)?;
    } else {
        print(report, &mut output)?;
    }
    Ok(())
}

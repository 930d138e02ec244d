//! `moves`, `inspect` and `verify`: one line of JSON for each record.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use serde::Serialize;
use troyes_record::{Record, RecordError, decisions_to_json, inspect_to_json};

use crate::input::{self, Origin, Reader, Unreadable};

/// Answers all records. Returns whether all were good.
pub(crate) fn run(
    files: &[PathBuf],
    answer: fn(&Record) -> Result<String, RecordError>,
) -> anyhow::Result<bool> {
    let mut answers =
        Answers { answer, output: BufWriter::new(io::stdout().lock()), all_good: true };
    input::read_all(files, &mut answers)?;
    answers.output.flush()?;
    Ok(answers.all_good)
}

/// Every legal next decision of every player.
pub(crate) fn moves(record: &Record) -> Result<String, RecordError> {
    let game = record.replay()?;
    Ok(decisions_to_json((0..game.seats().len()).map(|player| game.decisions(player))))
}

/// The state.
pub(crate) fn inspect(record: &Record) -> Result<String, RecordError> {
    Ok(inspect_to_json(&record.replay()?))
}

/// Scores and feats, after checking everything.
pub(crate) fn verify(record: &Record) -> Result<String, RecordError> {
    Ok(record.verify()?.to_json())
}

/// The answer to a bad record.
#[derive(Serialize)]
struct Refusal<'a> {
    ok: bool,
    error: &'a str,
}

struct Answers<W: Write> {
    answer: fn(&Record) -> Result<String, RecordError>,
    output: W,
    all_good: bool,
}

impl<W: Write> Reader for Answers<W> {
    fn record(
        &mut self,
        origin: Origin<'_>,
        record: Result<Record, Unreadable>,
    ) -> anyhow::Result<()> {
        let answer = record
            .and_then(|record| (self.answer)(&record).map_err(Unreadable::Bad))
            .map_err(|reason| format!("{origin}: {reason}"));
        match answer {
            Ok(line) => writeln!(self.output, "{line}")?,
            Err(sentence) => {
                self.all_good = false;
                eprintln!("troyes: {sentence}");
                let refusal = Refusal { ok: false, error: &sentence };
                writeln!(self.output, "{}", serde_json::to_string(&refusal)?)?;
            }
        }
        Ok(())
    }

    fn before_waiting(&mut self) -> anyhow::Result<()> {
        Ok(self.output.flush()?)
    }
}

//! Records from standard input and from files, one at a time, in constant memory.
//!
//! Answers are flushed before it may have to wait.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use troyes_record::{Record, RecordError};

/// The longest record that is read. Real ones have a few kB; this keeps a file that is none from filling the memory.
const MAX_RECORD: u64 = 64 << 20;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Where a record stands.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Origin<'a> {
    file: Option<&'a Path>,
    line: Option<u64>,
}

impl fmt::Display for Origin<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file, self.line) {
            (Some(file), Some(line)) => write!(f, "{}, line {line}", file.display()),
            (Some(file), None) => write!(f, "{}", file.display()),
            (None, Some(line)) => write!(f, "line {line}"),
            (None, None) => f.write_str("standard input"),
        }
    }
}

/// Why a record is none.
#[derive(Debug)]
pub(crate) enum Unreadable {
    Bad(RecordError),
    TooLong,
    Empty,
    Io(io::Error),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bad(error) => error.fmt(f),
            Self::TooLong => write!(f, "a record has at most {} MiB", MAX_RECORD >> 20),
            Self::Empty => write!(f, "the file is empty"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unreadable {}

/// What becomes of the records.
pub(crate) trait Reader {
    /// Takes the next record.
    fn record(
        &mut self,
        origin: Origin<'_>,
        record: Result<Record, Unreadable>,
    ) -> anyhow::Result<()>;

    /// Called when reading on may have to wait: what has been answered should be on its way.
    fn before_waiting(&mut self) -> anyhow::Result<()>;
}

/// Hands all records to the reader, in order.
pub(crate) fn read_all(files: &[PathBuf], reader: &mut impl Reader) -> anyhow::Result<()> {
    if files.is_empty() {
        return read_standard_input(reader);
    }
    for file in files {
        if file == Path::new("-") {
            read_standard_input(reader)?;
        } else {
            read_file(file, reader)?;
        }
    }
    Ok(())
}

fn read_standard_input(reader: &mut impl Reader) -> anyhow::Result<()> {
    read_lines(BufReader::with_capacity(1 << 16, io::stdin()), Origin::default(), reader)
}

fn read_file(path: &Path, reader: &mut impl Reader) -> anyhow::Result<()> {
    let origin = Origin { file: Some(path), line: None };
    // Not by its extension: a file may be called just ".jsonl".
    if path.as_os_str().as_encoded_bytes().ends_with(b".jsonl") {
        return match File::open(path) {
            Ok(file) => read_lines(BufReader::with_capacity(1 << 16, file), origin, reader),
            Err(error) => reader.record(origin, Err(Unreadable::Io(error))),
        };
    }
    reader.record(origin, read_one(path))
}

/// The record that a file is.
pub(crate) fn read_one(path: &Path) -> Result<Record, Unreadable> {
    let file = File::open(path).map_err(Unreadable::Io)?;
    let mut json = Vec::new();
    file.take(MAX_RECORD + 1).read_to_end(&mut json).map_err(Unreadable::Io)?;
    if json.len() as u64 > MAX_RECORD {
        return Err(Unreadable::TooLong);
    }
    match without_mark(&json) {
        blank if is_blank(blank) => Err(Unreadable::Empty),
        document => parse(document),
    }
}

fn read_lines(
    mut input: BufReader<impl Read>,
    file: Origin<'_>,
    reader: &mut impl Reader,
) -> anyhow::Result<()> {
    let mut line = Vec::new();
    for number in 1.. {
        if input.buffer().is_empty() {
            reader.before_waiting()?;
        }
        let origin = Origin { line: Some(number), ..file };
        match next_line(&mut input, &mut line, MAX_RECORD) {
            Ok(false) => break,
            Ok(true) => {
                let json = without_mark(&line).trim_ascii_end();
                if !is_blank(json) {
                    reader.record(origin, parse(json))?;
                }
            }
            Err(error) => {
                let broken = matches!(error, Unreadable::Io(_));
                reader.record(origin, Err(error))?;
                if broken {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Reads the next line, or reports that there is none. A line that is too long is passed over to its end.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>, limit: u64) -> Result<bool, Unreadable> {
    let mut too_long = false;
    loop {
        line.clear();
        input.take(limit).read_until(b'\n', line).map_err(Unreadable::Io)?;
        if line.ends_with(b"\n") || (line.len() as u64) < limit {
            return if too_long { Err(Unreadable::TooLong) } else { Ok(!line.is_empty()) };
        }
        too_long = true;
    }
}

fn parse(json: &[u8]) -> Result<Record, Unreadable> {
    Record::from_json(json).map_err(Unreadable::Bad)
}

fn without_mark(json: &[u8]) -> &[u8] {
    json.strip_prefix(BYTE_ORDER_MARK).unwrap_or(json)
}

fn is_blank(json: &[u8]) -> bool {
    json.iter().all(u8::is_ascii_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_passed_over() {
        let mut input = &b"short\n0123456789012345678901\n\nafter\nlast"[..];
        let mut line = Vec::new();
        let mut next = || match next_line(&mut input, &mut line, 10) {
            Ok(true) => String::from_utf8(line.clone()).unwrap(),
            Ok(false) => "end".to_owned(),
            Err(error) => error.to_string(),
        };
        let found: [String; 6] = std::array::from_fn(|_| next());
        assert_eq!(
            found,
            ["short\n", "a record has at most 64 MiB", "\n", "after\n", "last", "end"]
        );
    }

    #[test]
    fn origins_are_named() {
        let file = Some(Path::new("games.jsonl"));
        assert_eq!(Origin { file, line: Some(3) }.to_string(), "games.jsonl, line 3");
        assert_eq!(Origin { file, line: None }.to_string(), "games.jsonl");
        assert_eq!(Origin { file: None, line: Some(3) }.to_string(), "line 3");
    }
}

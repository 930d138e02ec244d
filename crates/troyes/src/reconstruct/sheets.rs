//! Sheets from standard input and from files.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::Context;
use troyes_paper::{Paper, Refusal};

/// The longest document that is read; real ones have a few kB.
const MOST_BYTES: u64 = 1 << 20;

/// What becomes of a sheet, or of a document that is none.
type See<'a> = dyn FnMut(&str, Result<Paper, Refusal>) -> anyhow::Result<()> + 'a;

/// Hands all sheets over, in order.
pub(super) fn read_all(files: &[PathBuf], see: &mut See<'_>) -> anyhow::Result<()> {
    if files.is_empty() {
        return read_lines(io::stdin().lock(), "", see);
    }
    for path in files {
        let name = path.display().to_string();
        if path == Path::new("-") {
            read_lines(io::stdin().lock(), "", see)?;
            continue;
        }
        let file = File::open(path).with_context(|| name.clone())?;
        if name.ends_with(".jsonl") {
            read_lines(BufReader::new(file), &format!("{name}, "), see)?;
        } else {
            let mut json = Vec::new();
            file.take(MOST_BYTES).read_to_end(&mut json).with_context(|| name.clone())?;
            see(&name, Paper::from_json(&json))?;
        }
    }
    Ok(())
}

fn read_lines(mut input: impl BufRead, name: &str, see: &mut See<'_>) -> anyhow::Result<()> {
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if (&mut input).take(MOST_BYTES).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if !line.trim_ascii().is_empty() {
            see(&format!("{name}line {number}"), Paper::from_json(&line))?;
        }
    }
    Ok(())
}

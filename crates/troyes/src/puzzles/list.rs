//! `puzzles list`: every puzzle as a line of JSON, with its position as a record; or all of them counted.

use std::io::{self, BufWriter, Write};

use serde_json::{Value, json};
use troyes_puzzles::{Book, Choice, Summary, Theme};
use troyes_record::decisions_to_json;
use troyes_rules::{Decision, HalfDay};
use troyes_solver::Level;

use super::book;
use crate::arguments::ListPuzzlesOptions;

/// Prints all of them, or how many there are.
pub(crate) fn run(options: &ListPuzzlesOptions) -> anyhow::Result<()> {
    let book = book(&options.book)?;
    let mut output = BufWriter::new(io::stdout().lock());
    if options.counts {
        counts(&book, &mut output)?;
        output.flush()?;
        return Ok(());
    }
    for (index, summary) in book.summaries().enumerate() {
        writeln!(output, "{}", line(&book, index, &summary)?)?;
    }
    output.flush()?;
    Ok(())
}

/// How many there are of which kind; a puzzle may have several themes.
fn counts(book: &Book, output: &mut impl Write) -> io::Result<()> {
    let of = |is: &dyn Fn(&Summary) -> bool| book.summaries().filter(is).count();
    writeln!(
        output,
        "{} puzzles of {}, {} bytes",
        book.len(),
        book.series(),
        book.to_bytes().len()
    )?;
    writeln!(output, "Banquets & Raids {}", of(&|one| one.banquets))?;
    for theme in Theme::ALL {
        writeln!(
            output,
            "theme {:<16} {:>5}",
            theme.name(),
            of(&|one| one.themes.contains(theme))
        )?;
    }
    for half_day in HalfDay::ALL {
        writeln!(output, "half-day {half_day:<13} {:>5}", of(&|one| one.half_day == half_day))?;
    }
    for hundred in 0..30 {
        let count = of(&|one| one.rating / 100 == hundred);
        if count > 0 {
            writeln!(output, "rating from {:<10} {count:>5}", hundred * 100)?;
        }
    }
    for level in Level::ALL {
        let sum: u32 = book.summaries().map(|one| u32::from(one.solved.of(level))).sum();
        let mean = f64::from(sum) / book.len().max(1) as f64;
        writeln!(output, "{:<17} solves {mean:>5.1} %", level.name())?;
    }
    Ok(())
}

fn line(book: &Book, index: usize, summary: &Summary) -> anyhow::Result<Value> {
    let puzzle = book.puzzle(index)?;
    let solved = Level::ALL.map(|level| (level.name().to_owned(), json!(puzzle.solved.of(level))));
    let record: Value = serde_json::from_str(&puzzle.record.to_json())?;
    Ok(json!({
        "id": summary.id.to_string(),
        "rating": puzzle.rating,
        "half_day": puzzle.half_day().get(),
        "themes": puzzle.themes.iter().map(Theme::name).collect::<Vec<_>>(),
        "solved": Value::Object(solved.into_iter().collect()),
        "depth": puzzle.depth().name(),
        "right": puzzle.right.iter().map(|&right| decision(right)).collect::<Vec<_>>(),
        "choices": puzzle.choices.iter().map(choice).collect::<Vec<_>>(),
        "record": record,
    }))
}

fn choice(choice: &Choice) -> Value {
    let [citizens, rows, resources] = choice.expected.parts;
    json!({
        "decision": decision(choice.decision),
        "expected": (choice.expected.total() * 100.0).round() / 100.0,
        "citizens": citizens,
        "rows": rows,
        "resources": resources,
    })
}

/// The decision as it stands in records.
fn decision(decision: Decision) -> Value {
    let list: Value = serde_json::from_str(&decisions_to_json([[decision]])).unwrap_or_default();
    list[0][0].clone()
}

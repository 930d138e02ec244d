//! Answers questions natively, as the module does in a browser, and says how long each took: `answers WEIGHTS`, a question per line in, its
//! microseconds per line out. `make measure` asks it what it has asked the module.

use std::io::{BufRead as _, Write as _, stdin, stdout};
use std::time::Instant;

use troyes_browser::Core;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let weights = std::env::args().nth(1).ok_or("where are the weights?")?;
    let mut core = Core::new();
    core.take_weights(&std::fs::read(weights)?)?;
    let mut out = stdout().lock();
    for question in stdin().lock().lines() {
        let question = question?;
        let begin = Instant::now();
        let answer = core.ask(question.as_bytes());
        let took = begin.elapsed();
        if answer.starts_with("{\"problem\"") {
            return Err(answer.into());
        }
        writeln!(out, "{}", took.as_micros())?;
    }
    Ok(())
}

//! Whatever four people say to a table, line by line, it answers without panicking and stays a table that can be played.

#![no_main]

use std::sync::atomic::{AtomicUsize, Ordering};

use libfuzzer_sys::fuzz_target;
use troyes_host::fuzzing::FuzzedTable;

static INPUTS: AtomicUsize = AtomicUsize::new(0);
static DECISIONS: AtomicUsize = AtomicUsize::new(0);

fuzz_target!(|bytes: &[u8]| {
    let inputs = 1 + INPUTS.fetch_add(1, Ordering::Relaxed);
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let tally = FuzzedTable::open().hear_all(text);
    let before = DECISIONS.fetch_add(tally.decisions, Ordering::Relaxed);
    // Whether games are played at all is worth a line whenever their decisions have doubled.
    let after = before + tally.decisions;
    if after.checked_ilog2() > before.checked_ilog2() {
        eprintln!("{after} decisions accepted in {inputs} inputs");
    }
});

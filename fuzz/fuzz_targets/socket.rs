//! Whatever four people say to a table, line by line, it answers without panicking and stays a table that can be played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use troyes_server::fuzzing::FuzzedTable;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut table = FuzzedTable::open();
    for line in text.lines() {
        // The first character says who speaks.
        if let Some((who, message)) = line.split_at_checked(1) {
            table.hear(who.as_bytes()[0], message);
        }
    }
});

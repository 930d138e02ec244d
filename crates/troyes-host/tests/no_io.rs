//! A host brings clock, randomness and storage along: nothing up to `troyes-browser` has any of its own, so that a browser can be one.
//! That it compiles for browsers, and gives the same bytes there, is what `troyes-browser/tests/parity.rs` holds.

use std::path::Path;
use std::process::{Command, Output};

/// Where browsers run.
const BROWSER: &str = "wasm32-unknown-unknown";

/// What a host in a browser cannot have.
const FORBIDDEN: [&str; 12] = [
    "tokio",
    "mio",
    "sqlx",
    "sqlx-core",
    "libsqlite3-sys",
    "axum",
    "hyper",
    "reqwest",
    "getrandom",
    "rand",
    "rustls",
    "time",
];

fn cargo(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(env!("CARGO"));
    command.args(arguments).arg("--locked").current_dir(folder).output().unwrap()
}

/// The names of all crates that a crate of ours is made of.
fn dependencies(name: &str) -> Vec<String> {
    let tree =
        ["tree", "--package", name, "--edges", "normal", "--prefix", "none", "--target", BROWSER];
    let output = cargo(&tree);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).unwrap();
    lines.lines().filter_map(|line| line.split(' ').next()).map(ToOwned::to_owned).collect()
}

#[test]
fn nothing_talks_to_the_outside() {
    for name in [
        "troyes-rules",
        "troyes-record",
        "troyes-solver",
        "troyes-paper",
        "troyes-puzzles",
        "troyes-daily",
        "troyes-table",
        "troyes-wire",
        "troyes-host",
        "troyes-shapes",
        "troyes-browser",
    ] {
        let found = dependencies(name);
        assert!(found.iter().any(|found| found == name), "{found:?}");
        let forbidden = found.iter().find(|found| FORBIDDEN.contains(&found.as_str()));
        assert_eq!(forbidden, None, "{name}");
    }
    // Those that may are seen by the same look.
    assert!(dependencies("troyes-store").iter().any(|found| found == "sqlx"));
}

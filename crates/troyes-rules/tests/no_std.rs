//! The rules need no standard library, on whatever machine this is tested.
//!
//! A library that only declares `no_std` can still bring the standard library along by a dependency. Only one crate of a program may say
//! what happens on a panic, and the standard library does; so a program that says it itself can only be compiled without it.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// A program for a machine without anything: it plays the first half-day, and says what happens on a panic.
const PROGRAM: &str = r#"
#![no_std]

use troyes_rules::{Columns, Face, Plaza, Roll, Setup, Solo, printed::PLAZAS};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

pub fn first_half_day() -> Option<u16> {
    let plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    let mut game = Solo::new(&Setup::new(Columns::FIRST_GAME, plazas, &[]).ok()?);
    game.roll(Roll::new(Face::ALL[2], [Face::ALL[0]; 3]), &mut |_| {}).ok()?;
    while let Some(decision) = game.decisions().iter().next() {
        game.play(decision, &mut |_| {}).ok()?;
    }
    Some(game.score().total())
}
"#;

#[test]
fn a_program_without_the_standard_library_can_play() {
    let (status, outcome) = check("bare", "");
    assert!(status, "{outcome}");
}

/// The test above would notice a dependency that needs the standard library.
#[test]
fn the_standard_library_would_be_noticed() {
    let (status, outcome) = check("not-bare", "#[allow(unused_extern_crates)]\nextern crate std;");
    assert!(!status && outcome.contains("panic_impl"), "{outcome}");
}

/// Checks the program, with something added, in a folder of its own: in this workspace other crates would choose the features.
fn check(name: &str, added: &str) -> (bool, String) {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [lib]\ncrate-type = [\"staticlib\"]\n\n\
         [profile.dev]\npanic = \"abort\"\n\n\
         [dependencies]\ntroyes-rules = {{ path = {:?} }}\n\n[workspace]\n",
        rules.display().to_string()
    );
    fs::create_dir_all(folder.join("src")).unwrap();
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.join("src/lib.rs"), format!("{PROGRAM}{added}")).unwrap();
    // The same versions as everywhere, which are on this machine already.
    fs::copy(rules.join("../../Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let output = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["check", "--offline", "--quiet", "--target-dir"])
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-std"))
        .current_dir(&folder)
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .output()
        .unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

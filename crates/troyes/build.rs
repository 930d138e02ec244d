//! Puts the client into the program: the files of `web/dist`, or a page that says how to build them. So cargo never needs
//! node. And it says which commit this is.
//!
//! The server's crate only gets a list of files, so a new client does not compile the server anew.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/no_client.html");
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let dist = manifest.join("../../web/dist");
    // Cargo would build again and again for a folder that is not there. An empty one does no harm, and where none can be
    // made, so be it.
    let _ = fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());

    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, "", &mut files);
    }
    if !files.iter().any(|(name, _)| name == "index.html") {
        let page = fs::read(manifest.join("src/no_client.html")).expect("the page is here");
        files = vec![("index.html".to_owned(), page)];
    }
    files.sort();
    let mut code = String::from(
        "/// The files of the client by their path.\nstatic CLIENT: &[(&str, &[u8])] = &[\n",
    );
    for (index, (name, bytes)) in files.iter().enumerate() {
        // Copies: building the client anew meanwhile does not disturb the compiler.
        let copy = out.join(format!("client-{index}"));
        fs::write(&copy, bytes).expect("the output folder can be written");
        writeln!(code, "    ({name:?}, include_bytes!({:?})),", copy.display().to_string())
            .expect("writing to a string works");
    }
    code.push_str("];\n");
    fs::write(out.join("client.rs"), code).expect("the output folder can be written");
    println!("cargo::rustc-env=TROYES_COMMIT={}", commit(&manifest));
}

/// The commit that this is built from, in a few digits: as the environment says (`TROYES_COMMIT`), as git says, or as it was written
/// into an archive of the sources.
fn commit(manifest: &Path) -> String {
    println!("cargo::rerun-if-env-changed=TROYES_COMMIT");
    println!("cargo::rerun-if-changed=commit.txt");
    let given = env::var("TROYES_COMMIT").ok().filter(|commit| !commit.is_empty());
    let said = given.or_else(|| of_clone(manifest)).or_else(|| {
        let archived = fs::read_to_string(manifest.join("commit.txt")).ok()?;
        (!archived.starts_with('$')).then_some(archived)
    });
    let said = said.unwrap_or_default();
    let digits = said.trim().get(..12).unwrap_or(said.trim());
    if digits.is_empty() { "unknown".to_owned() } else { digits.to_owned() }
}

/// The commit of a clone, if this folder is part of one, and not just somewhere inside of another project's.
fn of_clone(manifest: &Path) -> Option<String> {
    let ask = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(manifest).output().ok()?;
        let answer = String::from_utf8(output.stdout).ok()?;
        (output.status.success() && !answer.is_empty()).then(|| answer.trim().to_owned())
    };
    ask(&["ls-files", "--error-unmatch", "build.rs"])?;
    // Whatever changes when another commit is checked out, or one is made.
    println!("cargo::rerun-if-changed={}", ask(&["rev-parse", "--git-path", "logs/HEAD"])?);
    ask(&["rev-parse", "HEAD"])
}

/// All files below a folder by their path from there. What vanishes meanwhile is not there.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, Vec<u8>)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files);
        } else if let Ok(bytes) = fs::read(&path) {
            files.push((name, bytes));
        }
    }
}

//! Puts the client into the program: the files of `web/dist`, or a page that says how to build them. So cargo never needs
//! node.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
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
        // Copies: whoever builds the client anew meanwhile does not disturb the compiler.
        let copy = out.join(format!("client-{index}"));
        fs::write(&copy, bytes).expect("the output folder can be written");
        writeln!(code, "    ({name:?}, include_bytes!({:?})),", copy.display().to_string())
            .expect("writing to a string works");
    }
    code.push_str("];\n");
    fs::write(out.join("client.rs"), code).expect("the output folder can be written");
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

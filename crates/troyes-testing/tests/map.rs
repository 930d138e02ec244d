//! The map is true: what ARCHITECTURE.md, CONTRIBUTING.md and docs/internals.md name is there, and the map stays one that is read.

use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 3] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/internals.md"];

/// What is made by tools, and in no clean clone.
const MADE: [&str; 3] = ["web/dist", "web/screens", "target"];

/// How files end that documents name without their folder.
const ENDINGS: [&str; 10] =
    [".rs", ".ts", ".svelte", ".css", ".mjs", ".md", ".json", ".toml", ".ftl", ".yml"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(root().join(&path))
        .unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

/// All files and folders of the sources, by their paths.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    look_into(&root(), "", &mut found);
    found
}

fn look_into(folder: &Path, path: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        if ["target", "node_modules", "dist", ".git"].contains(&name.as_str()) {
            continue;
        }
        let path = if path.is_empty() { name } else { format!("{path}/{name}") };
        if entry.file_type().unwrap().is_dir() {
            look_into(&entry.path(), &path, found);
        }
        found.push(path);
    }
}

/// What stands between backticks, outside of blocks.
fn quoted(text: &str) -> Vec<&str> {
    let outside = text.split("```").step_by(2);
    outside.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

fn names_a_path(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/*<>".contains(c);
    let inner = word.contains('/') && !word.starts_with('/');
    word.chars().all(plain) && (inner || ENDINGS.iter().any(|ending| word.ends_with(ending)))
}

/// Whether a name fits a pattern, in which one `*`, or something in angle brackets, stands for anything.
fn fits(name: &str, pattern: &str) -> bool {
    let star = pattern.find(['*', '<']).map(|from| (from, pattern.rfind(['*', '>']).unwrap() + 1));
    match star {
        None => name == pattern,
        Some((from, to)) => {
            let (start, end) = (&pattern[..from], &pattern[to..]);
            name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
        }
    }
}

/// Whether a path ends as a document names it, segment by segment.
fn is_named(path: &str, word: &str) -> bool {
    let mut segments = path.rsplit('/');
    word.trim_end_matches('/')
        .rsplit('/')
        .all(|pattern| segments.next().is_some_and(|name| fits(name, pattern)))
}

fn missing(text: &str, sources: &[String]) -> Vec<String> {
    let words = quoted(text).into_iter().filter(|word| names_a_path(word));
    let named = |word: &&str| {
        MADE.iter().any(|made| word.starts_with(made))
            || sources.iter().any(|path| is_named(path, word))
    };
    words.filter(|word| !named(word)).map(ToOwned::to_owned).collect()
}

#[test]
fn every_path_exists() {
    let sources = sources();
    for document in DOCUMENTS {
        let text = read(document);
        assert!(quoted(&text).iter().any(|word| names_a_path(word)), "{document} names no path");
        assert_eq!(missing(&text, &sources), Vec::<String>::new(), "{document}");
    }
}

/// The test above finds what is not there.
#[test]
fn a_path_that_is_not_there_is_missed() {
    let sources = sources();
    let text = "`crates/troyes-rules/src/wheel.rs`, `wheel.rs`, `locales/*/table.ftl` and `tables/nowhere.rs`, `gone.ts`, `troyes-gone/src`";
    assert_eq!(missing(text, &sources), ["tables/nowhere.rs", "gone.ts", "troyes-gone/src"]);
}

/// Whether some code defines a thing of this kind and name.
fn defines(code: &str, kind: &str, name: &str) -> bool {
    let definition = format!("{kind} {name}");
    code.match_indices(&definition).any(|(at, _)| {
        let next = code[at + definition.len()..].chars().next();
        next.is_some_and(|c| !c.is_alphanumeric() && c != '_')
    })
}

/// `Type::function` names a type and a function that there are.
#[test]
fn every_function_exists() {
    let code: Vec<String> =
        sources().iter().filter(|path| path.ends_with(".rs")).map(read).collect();
    let is_there = |kinds: &[&str], name: &str| {
        kinds.iter().any(|kind| code.iter().any(|code| defines(code, kind, name)))
    };
    let mut seen = 0;
    for document in DOCUMENTS {
        let text = read(document);
        for word in quoted(&text) {
            let Some((path, function)) = word.rsplit_once("::") else { continue };
            let owner = path.rsplit("::").next().unwrap();
            if function.starts_with(|c: char| c.is_ascii_lowercase()) {
                assert!(is_there(&["fn"], function), "{document}: {word}");
                seen += 1;
            }
            if owner.starts_with(|c: char| c.is_ascii_uppercase()) {
                assert!(is_there(&["struct", "enum", "trait"], owner), "{document}: {word}");
            }
        }
    }
    assert!(seen > 5, "the documents name functions");
}

/// Every target of make that is named is one.
#[test]
fn every_target_exists() {
    let makefile = read("Makefile");
    for document in DOCUMENTS {
        let text = read(document);
        for word in quoted(&text).into_iter().filter_map(|word| word.strip_prefix("make ")) {
            let target = word.split(' ').next().unwrap();
            let rule = format!("\n{target}:");
            assert!(makefile.contains(&rule), "{document}: make {target}");
        }
    }
}

/// Every crate has its line in the code map, and the map its length: what is longer belongs to the modules that it is about.
#[test]
fn the_map_is_complete_and_short() {
    let map = read("ARCHITECTURE.md");
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(map.contains(&format!("| `crates/{name}` |")), "{name}");
    }
    let words = map.split_whitespace().count();
    assert!(words <= 1_500, "{words} words");
    let prose = map.split("```").step_by(2).flat_map(str::lines);
    for line in prose.filter(|line| !line.starts_with(['|', '#', '-']) && !line.contains(". **")) {
        let numbered = line.starts_with(|c: char| c.is_ascii_digit());
        let sentences = line.matches(". ").count() - usize::from(numbered);
        assert_eq!(sentences, 0, "one sentence per line: {line}");
    }
}

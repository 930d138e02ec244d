//! Every clause of `docs/rules.md` is named by the doc comment of at least one test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_clause_is_cited_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(root.join("../../docs/rules.md")).unwrap();
    let clauses: BTreeSet<String> = rules
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("- **R"))
        .filter_map(clause_at_start)
        .collect();
    assert_eq!(clauses.len(), 58, "the page has 58 clauses");

    let mut cited = BTreeSet::new();
    for file in fs::read_dir(root.join("src/tests")).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        cited.extend(citations_of_tests(&source));
    }
    let unknown: Vec<_> = cited.difference(&clauses).collect();
    assert!(unknown.is_empty(), "clauses that the page does not have: {unknown:?}");
    let uncited: Vec<_> = clauses.difference(&cited).collect();
    assert!(uncited.is_empty(), "clauses without a test: {uncited:?}");
}

/// The check itself can fail: comments that stand before no test do not count.
#[test]
fn only_tests_count() {
    let source =
        "/// R1.1: a helper.\nfn helper() {}\n/// R1.2, R2.10: a test.\n#[test]\nfn test() {}\n";
    assert_eq!(citations_of_tests(source), ["R1.2", "R2.10"]);
}

/// The clauses named by doc comments that stand directly before `#[test]`.
fn citations_of_tests(source: &str) -> Vec<String> {
    let mut cited = Vec::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim_start) {
        if let Some(text) = line.strip_prefix("///") {
            comment.push_str(text);
        } else {
            if line == "#[test]" {
                cited.extend(comment.split('R').skip(1).filter_map(clause_at_start));
            }
            comment.clear();
        }
    }
    cited
}

/// `4.4: …` is R4.4.
fn clause_at_start(text: &str) -> Option<String> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '.';
    let end = text.find(|letter| !is_part(letter)).unwrap_or(text.len());
    let (section, number) = text[..end].trim_end_matches('.').split_once('.')?;
    let valid = !section.is_empty() && !number.is_empty();
    valid.then(|| format!("R{section}.{number}"))
}

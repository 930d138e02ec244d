//! Every key that a program of ours asks for has words in all six languages, with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use troyes_rules::{Color, Feat, Resource, Row, TileFace};
use troyes_words::{FluentArgs, Language, Words};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names and texts of all catalogues of a language, those included that only the client reads.
fn catalogues(language: Language) -> BTreeMap<String, String> {
    let files = fs::read_dir(root().join("locales").join(language.tag())).unwrap();
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    files.map(|file| read(file.unwrap().path())).collect()
}

/// The variables of every message, those of the messages that it refers to included.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let texts = catalogues(language);
    let resources: Vec<_> = texts
        .iter()
        .map(|(name, text)| {
            parser::parse(text.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.tag()))
        })
        .collect();
    let mut patterns: BTreeMap<&str, &Pattern<&str>> = BTreeMap::new();
    for entry in resources.iter().flat_map(|resource| &resource.body) {
        let Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let twice = patterns.insert(message.id.name, pattern);
        assert!(twice.is_none(), "{}: {} is said twice", language.tag(), message.id.name);
    }
    let found = |pattern: &Pattern<&str>| {
        let mut found = BTreeSet::new();
        look(pattern, &patterns, &mut found);
        found
    };
    patterns.iter().map(|(id, pattern)| ((*id).to_owned(), found(pattern))).collect()
}

fn look(
    pattern: &Pattern<&str>,
    patterns: &BTreeMap<&str, &Pattern<&str>>,
    found: &mut BTreeSet<String>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => look_inline(inline, patterns, found),
            Expression::Select { selector, variants } => {
                look_inline(selector, patterns, found);
                for variant in variants {
                    look(&variant.value, patterns, found);
                }
            }
        }
    }
}

fn look_inline(
    inline: &InlineExpression<&str>,
    patterns: &BTreeMap<&str, &Pattern<&str>>,
    found: &mut BTreeSet<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => look(patterns[id.name], patterns, found),
        _ => {}
    }
}

/// The Rust sources that speak.
fn sources() -> Vec<String> {
    fn collect(folder: &Path, texts: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, texts);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                texts.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut texts = Vec::new();
    for crate_name in ["troyes-words", "troyes"] {
        collect(&root().join("crates").join(crate_name).join("src"), &mut texts);
    }
    texts
}

/// The texts in quotes right after a call.
fn asked(sources: &[String], call: &str) -> BTreeSet<String> {
    let rests = sources.iter().flat_map(|source| source.split(call).skip(1));
    rests
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| key.to_owned())
        .collect()
}

#[test]
fn all_catalogues_have_the_same_variables() {
    let english = variables(Language::English);
    for language in Language::ALL {
        let own = variables(language);
        let ids = |of: &BTreeMap<String, _>| of.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(ids(&own), ids(&english), "{}", language.tag());
        for (id, variables) in own {
            let original = &english[&id];
            assert!(variables.is_subset(original), "{}: {id}: {variables:?}", language.tag());
        }
    }
}

#[test]
fn every_key_in_the_code_has_words() {
    let known = variables(Language::English);
    let sources = sources();
    let plain: BTreeSet<String> =
        ["say(", "say_with("].into_iter().flat_map(|call| asked(&sources, call)).collect();
    assert!(plain.len() > 80, "the search finds calls: {}", plain.len());
    let missing: Vec<_> = plain.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for key in asked(&sources, ".say(") {
        assert!(known[&key].is_empty(), "{key} is asked for without its variables");
    }
}

/// What only the program says is said by it; `web/scripts/words.mjs` looks after all other messages.
#[test]
fn everything_for_the_terminal_is_said() {
    let sources = sources();
    let keys = |calls: [&str; 2]| -> BTreeSet<String> {
        calls.into_iter().flat_map(|call| asked(&sources, call)).collect()
    };
    let (plain, families) = (keys(["say(", "say_with("]), keys(["say_of(", "say_of_with("]));
    let terminal = &catalogues(Language::English)["terminal.ftl"];
    let resource = parser::parse(terminal.as_str()).unwrap();
    let silent: Vec<_> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        })
        .filter(|key| !plain.contains(*key))
        .filter(|key| !families.iter().any(|family| key.starts_with(family)))
        .collect();
    assert!(silent.is_empty(), "{silent:?}");
}

/// Every message that the program asks for is among those that are compiled in: one that is not fails in a test.
#[test]
fn everything_that_is_said_is_compiled_in() {
    let known = variables(Language::English);
    let sources = sources();
    for words in Language::ALL.map(Words::new) {
        for key in ["say(", "say_with("].into_iter().flat_map(|call| asked(&sources, call)) {
            let mut values = FluentArgs::new();
            for variable in &known[&key] {
                values.set(variable.clone(), 1);
            }
            assert!(!words.say_with(&key, &values).is_empty(), "{key}");
        }
    }
}

/// Families are put together from the names of things; all of them are tried, which fails in a test where a key is missing.
#[test]
fn every_family_is_complete() {
    for words in Language::ALL.map(Words::new) {
        for color in Color::ALL {
            let names = [words.color(color), words.district(color), words.citizens(color)];
            let counted = [0, 1, 2, 5, 21].map(|count| words.some_citizens(color, count));
            assert!(names.iter().chain(&counted).all(|text| !text.is_empty()));
            assert!(!words.letter(color).is_empty());
        }
        for resource in Resource::ALL {
            assert!(!words.resource(resource).is_empty());
            assert!(words.some_resource(resource, 18).contains("18"));
        }
        for row in Row::ALL {
            assert!(!words.row(row).is_empty() && !words.rows(row).is_empty());
            assert!(!words.character(row).is_empty());
        }
        for face in TileFace::ALL {
            assert!(!words.tile(face).is_empty() && !words.short_tile(face).is_empty());
        }
        for feat in Feat::ALL {
            let (name, detail) = words.feat(feat);
            assert!(!name.is_empty() && !detail.is_empty());
        }
    }
}

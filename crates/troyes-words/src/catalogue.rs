//! Messages by their keys.
//!
//! Two readers of one catalogue could drift apart, so `testdata/sentences.json` has sentences about the same things in six languages, written by `crates/troyes/tests/sentences.rs` and compared there with this crate, and in
//! `web/src/lib/sentences.test.ts` with the client. Keys stand in the code behind `say…(`, where the tests of both sides find them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentArgs;

use crate::language::Language;

/// The values of a message's variables: `values!["count" => 3, "name" => "Ada"]`.
#[macro_export]
macro_rules! values {
    ($($name:expr => $value:expr),* $(,)?) => {{
        let mut values = $crate::FluentArgs::new();
        $(values.set($name, $value);)*
        values
    }};
}

/// Everything in the words of one language.
pub struct Words {
    language: Language,
    own: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words of a language, with English behind them.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let behind = (language != Language::English).then(|| bundle(Language::English));
        Self { language, own: bundle(language), english: behind }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.message(key, None)
    }

    /// A message with its variables filled in.
    #[must_use]
    pub fn say_with(&self, key: &str, values: &FluentArgs<'_>) -> String {
        self.message(key, Some(values))
    }

    /// A message of a family: its key is put together from the family's name and the member's.
    #[must_use]
    pub fn say_of(&self, family: &str, member: &str) -> String {
        self.message(&format!("{family}{member}"), None)
    }

    /// A message of a family, with its variables filled in.
    #[must_use]
    pub fn say_of_with(&self, family: &str, member: &str, values: &FluentArgs<'_>) -> String {
        self.message(&format!("{family}{member}"), Some(values))
    }

    /// A key that nobody has words for shows itself: tests see to it that there is none.
    fn message(&self, key: &str, values: Option<&FluentArgs<'_>>) -> String {
        let bundles = [Some(&self.own), self.english.as_ref()];
        let said = bundles.into_iter().flatten().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, values, &mut errors).into_owned();
            debug_assert!(errors.is_empty(), "{key}: {errors:?}");
            Some(text)
        });
        debug_assert!(said.is_some(), "there are no words for {key}");
        said.unwrap_or_else(|| key.to_owned())
    }

    /// A number with that many digits after its point, or its comma.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let written = format!("{number:.digits$}");
        match self.language {
            Language::French | Language::Spanish | Language::German => written.replace('.', ","),
            Language::English | Language::Chinese | Language::Korean => written,
        }
    }

    /// "a, b and c".
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        let [first, middle @ .., last] = parts else {
            return parts.concat();
        };
        let parts =
            |left: String, right: &String| values!["left" => left, "right" => right.clone()];
        if middle.is_empty() {
            return self.say_with("list-two", &parts(first.clone(), last));
        }
        let begun = middle
            .iter()
            .fold(first.clone(), |left, right| self.say_with("list-more", &parts(left, right)));
        self.say_with("list-last", &parts(begun, last))
    }

    /// "a, b, c".
    #[must_use]
    pub fn enumeration(&self, parts: &[String]) -> String {
        joined(parts, |values| self.say_with("enumeration", values))
    }

    /// "a; b; c".
    #[must_use]
    pub fn sequence(&self, parts: &[String]) -> String {
        joined(parts, |values| self.say_with("sequence", values))
    }

    /// "A. B."
    #[must_use]
    pub fn sentences(&self, parts: &[String]) -> String {
        joined(parts, |values| self.say_with("sentences", values))
    }

    /// "what (detail)".
    #[must_use]
    pub fn with_detail(&self, what: &str, detail: &str) -> String {
        if detail.is_empty() {
            return what.to_owned();
        }
        self.say_with("with-detail", &values!["what" => what, "detail" => detail])
    }

    /// "name: what".
    #[must_use]
    pub fn named(&self, name: &str, what: &str) -> String {
        self.say_with("named", &values!["name" => name, "what" => what])
    }
}

fn joined(parts: &[String], join: impl Fn(&FluentArgs<'_>) -> String) -> String {
    let pair = |left: String, right: String| join(&values!["left" => left, "right" => right]);
    parts.iter().cloned().reduce(pair).unwrap_or_default()
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = language.tag().parse().expect("our tags are tags");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Marks around variables are for scripts that run both ways; terminals would show them.
    bundle.set_use_isolating(false);
    // Numbers are small, and written the same everywhere.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(number.value.to_string()),
        _ => None,
    }));
    for catalogue in language.catalogues() {
        // A test parses every catalogue strictly: what cannot be read here is said in English.
        let (Ok(catalogue) | Err((catalogue, _))) =
            FluentResource::try_new((*catalogue).to_owned());
        bundle.add_resource_overriding(catalogue);
    }
    bundle
}

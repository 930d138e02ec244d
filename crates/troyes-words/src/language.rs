//! The languages, and which one somebody speaks.

use core::fmt;
use core::str::FromStr;

/// A language that there is a catalogue for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// The original, and what is said where another catalogue is silent.
    English,
    /// Français.
    French,
    /// Español.
    Spanish,
    /// Deutsch.
    German,
    /// 繁體中文.
    Chinese,
    /// 한국어.
    Korean,
}

/// The catalogues of a language with what programs say; the client's other pages have more.
macro_rules! catalogues {
    ($tag:literal: $($area:literal)*) => {
        &[$(include_str!(concat!("../../../locales/", $tag, "/", $area, ".ftl"))),*]
    };
    ($tag:literal) => {
        catalogues!($tag: "common" "errors" "terms" "wheel" "sheet" "table" "honour" "result" "terminal" "previews")
    };
}

impl Language {
    /// All of them, in the order of the client's list.
    pub const ALL: [Self; 6] =
        [Self::English, Self::French, Self::Spanish, Self::German, Self::Chinese, Self::Korean];

    /// Its tag (BCP 47), which is also the name of its folder of catalogues.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::German => "de",
            Self::Chinese => "zh-Hant",
            Self::Korean => "ko",
        }
    }

    pub(crate) const fn catalogues(self) -> &'static [&'static str] {
        match self {
            Self::English => catalogues!("en"),
            Self::French => catalogues!("fr"),
            Self::Spanish => catalogues!("es"),
            Self::German => catalogues!("de"),
            Self::Chinese => catalogues!("zh-Hant"),
            Self::Korean => catalogues!("ko"),
        }
    }

    /// The language of a tag or of the name of a locale, whatever its script or country: a reader of any Chinese is better served
    /// by the one Chinese there is than by English.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let end = tag.find(['-', '_', '.', '@']).unwrap_or(tag.len());
        let primary = match tag[..end].to_ascii_lowercase().as_str() {
            "cmn" | "yue" => "zh".to_owned(),
            "gsw" => "de".to_owned(),
            // What systems call the language of programmers.
            "c" | "posix" => "en".to_owned(),
            other => other.to_owned(),
        };
        let speaks = |language: &Self| language.tag().split('-').next() == Some(&primary);
        Self::ALL.into_iter().find(speaks)
    }

    /// The language that the environment asks for: of the variables that POSIX names for messages, the first one that says anything
    /// decides. English if it names a language that is not spoken here.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()))
            .and_then(|locale| Self::from_tag(&locale))
            .unwrap_or(Self::English)
    }
}

/// Nobody here speaks this language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are ")?;
        for (index, language) in Language::ALL.into_iter().enumerate() {
            let before = match index {
                0 => "",
                last if last + 1 == Language::ALL.len() => " and ",
                _ => ", ",
            };
            write!(f, "{before}{}", language.tag())?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::from_tag(tag).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_known_by_many_names() {
        for (tag, language) in [
            ("en", Language::English),
            ("C", Language::English),
            ("C.UTF-8", Language::English),
            ("fr_CA.UTF-8", Language::French),
            ("es-419", Language::Spanish),
            ("DE", Language::German),
            ("de_DE@euro", Language::German),
            ("zh-Hant", Language::Chinese),
            ("zh_CN.UTF-8", Language::Chinese),
            ("yue-HK", Language::Chinese),
            ("ko_KR", Language::Korean),
        ] {
            assert_eq!(Language::from_tag(tag), Some(language), "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        for tag in ["", "eo", "english", "-", "é"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
        assert_eq!(UnknownLanguage.to_string(), "the languages are en, fr, es, de, zh-Hant and ko");
    }

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let spoken = |variables: &[(&str, &str)]| {
            Language::of_environment(|name| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(spoken(&[]), Language::English);
        assert_eq!(spoken(&[("LANG", "ko_KR.UTF-8")]), Language::Korean);
        assert_eq!(spoken(&[("LANG", "ko"), ("LC_MESSAGES", "fr")]), Language::French);
        assert_eq!(spoken(&[("LANG", "ko"), ("LC_ALL", "C")]), Language::English);
        assert_eq!(spoken(&[("LANG", "de"), ("LC_ALL", "")]), Language::German);
        assert_eq!(spoken(&[("LANG", "de"), ("LC_ALL", "eo_XX")]), Language::English);
    }
}

//! Troyes Dice in words, in six languages: for terminals, and for whatever else a program writes to people.
//!
//! The catalogues are those of the client (`locales/*/*.ftl`), compiled in; a message that both use is worded once. Where the client puts
//! messages together (`web/src/lib/speak.ts`), this crate does the same, and `testdata/sentences.json` holds both to it.
//!
//! ```
//! use troyes_rules::Resource;
//! use troyes_words::{Language, Words};
//!
//! let words = Words::new(Language::French);
//! assert_eq!(words.some_resource(Resource::Deniers, 3), "3 deniers");
//! assert_eq!(Language::from_tag("zh_TW.UTF-8"), Some(Language::Chinese));
//! ```
//!
//! | module | what is there |
//! |---|---|
//! | [`language`] | the six languages, and which one somebody speaks |
//! | [`catalogue`] | messages by their keys |
//! | [`terms`] | names of things, and so many of them |
//! | [`dice`] | dice, prices and tiles |
//! | [`places`] | what can be done on the sheet, and what it brings |
//! | [`chain`] | effects in their order, and the sentences of the chronicle |
//! | [`score`] | the lines of a score |

pub mod catalogue;
pub mod chain;
pub mod dice;
pub mod language;
pub mod places;
pub mod score;
pub mod terms;

pub use catalogue::{FluentArgs, Words};
pub use chain::ChainLink;
pub use language::{Language, UnknownLanguage};
pub use score::ScoreLine;

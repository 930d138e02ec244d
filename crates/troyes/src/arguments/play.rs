//! The arguments of commands that draw for people.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use troyes_solver::Level;
use troyes_words::Language;

use super::columns::ColumnsOptions;
use super::games::Records;

/// What to draw, and how.
#[derive(Args, Debug)]
pub(crate) struct ShowOptions {
    #[command(flatten)]
    pub(crate) records: Records,

    /// Show every half-day: on a terminal, Enter goes on and q stops
    #[arg(long)]
    pub(crate) step: bool,

    /// When to use colours
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    pub(crate) color: ColorChoice,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,
}

/// Which language people read.
#[derive(Args, Debug)]
pub(crate) struct LanguageOptions {
    /// en, fr, es, de, zh-Hant or ko [default: what LC_ALL, LC_MESSAGES or
    /// LANG says]
    #[arg(long, value_name = "TAG")]
    language: Option<Language>,
}

impl LanguageOptions {
    /// The language that was asked for, here or by the environment.
    pub(crate) fn language(&self) -> Language {
        let environment = |name: &str| std::env::var(name).ok();
        self.language.unwrap_or_else(|| Language::of_environment(environment))
    }
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum ColorChoice {
    /// Where the terminal has them
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl From<ColorChoice> for anstream::ColorChoice {
    fn from(choice: ColorChoice) -> Self {
        match choice {
            ColorChoice::Auto => Self::Auto,
            ColorChoice::Always => Self::Always,
            ColorChoice::Never => Self::Never,
        }
    }
}

/// What to play in the terminal, and how.
#[derive(Args, Debug)]
pub(crate) struct PlayOptions {
    /// How many people play [default: as many as have names, or one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) players: Option<u8>,

    /// A player's name; once for each
    #[arg(long = "name", value_name = "NAME", value_parser = player_name)]
    pub(crate) names: Vec<String>,

    /// A bot that plays along; once for each
    #[arg(long = "bot", value_enum, value_name = "LEVEL")]
    pub(crate) bots: Vec<BotLevel>,

    #[command(flatten)]
    pub(crate) columns: ColumnsOptions,

    /// Play with Banquets & Raids
    #[arg(long)]
    pub(crate) banquets: bool,

    /// Any text: the same text gives the same wheel and dice [default: dice
    /// that nobody knows]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) seed: Option<String>,

    /// Go on with the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "names", "columns", "direction", "order", "banquets", "seed"])]
    pub(crate) record: Option<PathBuf>,

    /// The new file to save the game in, after every decision [default: one
    /// in the current folder, or the one that the game goes on from]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Line by line, without drawings: for screen readers and pipes
    #[arg(long)]
    pub(crate) no_tui: bool,

    #[command(flatten)]
    pub(crate) language: LanguageOptions,
}

/// A name as the server takes it, too.
fn player_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    if (1..=40).contains(&name.chars().count()) {
        Ok(name.to_owned())
    } else {
        Err("a name has 1 to 40 characters".to_owned())
    }
}

/// How well a bot plays, the weakest first.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum BotLevel {
    /// Errs by several points
    Novice,
    /// Knows the game
    Apprentice,
    /// Plays well
    Journeyman,
    /// Plays without errors
    Master,
    /// Looks one roll further
    Grandmaster,
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Self {
        match level {
            BotLevel::Novice => Self::Novice,
            BotLevel::Apprentice => Self::Apprentice,
            BotLevel::Journeyman => Self::Journeyman,
            BotLevel::Master => Self::Master,
            BotLevel::Grandmaster => Self::Grandmaster,
        }
    }
}

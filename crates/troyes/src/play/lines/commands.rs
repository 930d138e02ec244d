//! What can be typed besides numbers: words of the player's language, and English ones everywhere.

use troyes_words::Words;

/// Something that somebody wants to know, or to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Sheet,
    Dice,
    Places,
    Players,
    Log,
    Undo,
    TakeBack,
    Quit,
}

impl Command {
    pub(super) const ALL: [Self; 9] = [
        Self::Help,
        Self::Sheet,
        Self::Dice,
        Self::Places,
        Self::Players,
        Self::Log,
        Self::Undo,
        Self::TakeBack,
        Self::Quit,
    ];

    /// The word for it in English, which is also its name in the catalogues.
    const fn english(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Sheet => "sheet",
            Self::Dice => "dice",
            Self::Places => "places",
            Self::Players => "players",
            Self::Log => "log",
            Self::Undo => "undo",
            Self::TakeBack => "take-back",
            Self::Quit => "quit",
        }
    }

    /// The word for it.
    pub(super) fn word(self, words: &Words) -> String {
        words.say_of("command-", self.english())
    }

    /// What it does.
    pub(super) fn explanation(self, words: &Words) -> String {
        words.say_of("command-", &format!("{}-text", self.english()))
    }

    /// The command that was typed.
    pub(super) fn of(words: &Words, typed: &str) -> Option<Self> {
        let same = |one: &str, other: &str| {
            let plain = |text: &str| text.to_lowercase().replace(['-', ' '], "");
            plain(one) == plain(other)
        };
        if typed == "?" {
            return Some(Self::Help);
        }
        Self::ALL
            .into_iter()
            .find(|command| same(typed, command.english()) || same(typed, &command.word(words)))
    }
}

#[cfg(test)]
mod tests {
    use troyes_words::Language;

    use super::*;

    #[test]
    fn commands_are_words_of_the_language_and_of_english() {
        for words in Language::ALL.map(Words::new) {
            for command in Command::ALL {
                assert_eq!(Command::of(&words, &command.word(&words)), Some(command));
                assert_eq!(Command::of(&words, command.english()), Some(command));
            }
            assert_eq!(Command::of(&words, "Take back"), Some(Command::TakeBack));
            assert_eq!(Command::of(&words, "takeback"), Some(Command::TakeBack));
            assert_eq!(Command::of(&words, "nonsense"), None);
        }
    }
}

//! Colours and emphasis. Colours are the sixteen that every terminal has and its owner has chosen, and never the only sign: letters,
//! words and signs say the same.

use ratatui::style::{Color as Ink, Modifier, Style};
use troyes_rules::Color;

/// How things look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    colors: bool,
}

impl Look {
    /// With colours, unless somebody does not want any (<https://no-color.org>).
    pub(super) fn of_environment() -> Self {
        Self { colors: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    #[cfg(test)]
    pub(super) fn with_colors(colors: bool) -> Self {
        Self { colors }
    }

    fn ink(self, ink: Ink) -> Style {
        if self.colors { Style::new().fg(ink) } else { Style::new() }
    }

    /// In the colour of a district.
    pub(super) fn district(self, color: Color) -> Style {
        self.ink(match color {
            Color::Red => Ink::Red,
            Color::Yellow => Ink::Yellow,
            Color::White => Ink::Cyan,
        })
    }

    /// In the colour of a district, strong.
    pub(super) fn strong(self, color: Color) -> Style {
        self.district(color).add_modifier(Modifier::BOLD)
    }

    /// Strong.
    pub(super) fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Out of reach, lost, or only said by the way.
    pub(super) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What a choice would do.
    pub(super) fn preview(self) -> Style {
        self.ink(Ink::LightBlue).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// What has just been struck.
    pub(super) fn struck(self) -> Style {
        self.ink(Ink::LightRed).add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    /// What is chosen, and the bars at the top and the bottom.
    pub(super) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Lines between parts.
    pub(super) fn rule(self) -> Style {
        self.faint()
    }
}

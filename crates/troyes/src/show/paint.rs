//! Colours of the terminal. Never the only sign: every colour has its letter or word beside it.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};
use troyes_rules::Color;

fn style(color: Color) -> Style {
    match color {
        Color::Red => AnsiColor::Red.on_default(),
        Color::Yellow => AnsiColor::Yellow.on_default(),
        Color::White => AnsiColor::Cyan.on_default(),
    }
}

fn painted(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// In the colour of a district.
pub(super) fn colored(color: Color, text: impl Display) -> String {
    painted(style(color), text)
}

/// In the colour of a district, strong.
pub(super) fn strong(color: Color, text: impl Display) -> String {
    painted(style(color).bold(), text)
}

/// Strong.
pub(super) fn bold(text: impl Display) -> String {
    painted(Style::new().bold(), text)
}

/// What is lost, or only said by the way.
pub(super) fn faint(text: impl Display) -> String {
    painted(Style::new().dimmed(), text)
}

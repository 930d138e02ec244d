//! Which texts can be written, and how wide they are.

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};

pub(crate) const REGULAR: &[u8] = include_bytes!("../fonts/alegreya-500.ttf");
pub(crate) const BOLD: &[u8] = include_bytes!("../fonts/alegreya-800.ttf");

/// The family of both, as the files call it.
pub(crate) const FAMILY: &str = "Alegreya";

/// How wide a letter is that our typeface does not have, in its own height: those of Chinese and Korean are squares.
const FOREIGN: f32 = 1.0;

/// One of our two typefaces.
pub(crate) struct Typeface(FontRef<'static>);

impl Typeface {
    pub(crate) fn regular() -> Self {
        Self::read(REGULAR)
    }

    pub(crate) fn bold() -> Self {
        Self::read(BOLD)
    }

    fn read(bytes: &'static [u8]) -> Self {
        Self(FontRef::new(bytes).expect("our typeface is one"))
    }

    pub(crate) fn has(&self, letter: char) -> bool {
        self.0.charmap().map(letter).is_some()
    }

    /// The width of a text, in pixels.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        let metrics = self.0.glyph_metrics(Size::new(size), LocationRef::default());
        let of = |letter| match self.0.charmap().map(letter) {
            Some(glyph) => metrics.advance_width(glyph).unwrap_or(size),
            None => FOREIGN * size,
        };
        text.chars().map(of).sum()
    }

    /// A text in lines of a width, as many as there may be. What does not fit ends in an ellipsis.
    pub(crate) fn lines(&self, text: &str, size: f32, width: f32, most: usize) -> Vec<String> {
        let mut lines = vec![String::new()];
        for piece in pieces(text) {
            let last = lines.last_mut().expect("there is always a line");
            let longer = format!("{last}{piece}");
            if last.is_empty() || self.width(longer.trim_end(), size) <= width {
                *last = longer;
            } else {
                lines.push(piece.trim_start().to_owned());
            }
        }
        let too_many = lines.len() > most;
        lines.truncate(most);
        let last = lines.len() - 1;
        for (index, line) in lines.iter_mut().enumerate() {
            let ends = too_many && index == last;
            *line = self.fitted(line.trim_end(), size, width, ends);
        }
        lines
    }

    /// A line that is no longer than it may be; `ends` says that something was left out after it.
    fn fitted(&self, line: &str, size: f32, width: f32, ends: bool) -> String {
        if !ends && self.width(line, size) <= width {
            return line.to_owned();
        }
        let mut kept: String = line.to_owned();
        while !kept.is_empty() && self.width(&format!("{kept}…"), size) > width {
            kept.pop();
        }
        format!("{}…", kept.trim_end())
    }
}

/// Where a text can be broken: after blanks, and around every letter of Chinese and Korean.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut open = false;
    for letter in text.chars() {
        let wide = letter >= '\u{2e80}';
        match pieces.last_mut() {
            Some(piece) if open && !wide => piece.push(letter),
            _ => pieces.push(letter.to_string()),
        }
        open = !wide && !letter.is_whitespace();
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_and_cut() {
        let face = Typeface::bold();
        let lines = face.lines("Alix and Bertrand invite you to a table", 60.0, 500.0, 3);
        assert!(lines.len() > 1, "{lines:?}");
        assert_eq!(lines.join(" "), "Alix and Bertrand invite you to a table");
        assert!(lines.iter().all(|line| face.width(line, 60.0) <= 500.0));
        let long = "W".repeat(40);
        let cut = face.lines(&format!("{long} {long} {long} {long}"), 60.0, 500.0, 2);
        assert_eq!(cut.len(), 2);
        assert!(cut.iter().all(|line| line.ends_with('…') && face.width(line, 60.0) <= 500.0));
        assert!(face.lines("邀請你一起玩骰寫特魯瓦這個遊戲吧", 60.0, 300.0, 9).len() > 2);
    }

    #[test]
    fn both_weights_write_the_languages_of_europe() {
        for face in [Typeface::regular(), Typeface::bold()] {
            assert!("Äöüß ñ¡¿ éèêçœ · “” ’ ×…Łž".chars().all(|letter| face.has(letter)));
            assert!(!face.has('特'));
        }
        assert!(Typeface::bold().width("Troyes", 60.0) > Typeface::regular().width("Troyes", 60.0));
    }
}

//! Text on a grid of columns: what is Chinese or Korean is two columns wide.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text with blanks behind it, at least `columns` columns wide.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", blanks(text, columns))
}

/// The text with blanks before it, at least `columns` columns wide.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", blanks(text, columns))
}

/// The text in the middle of `columns` columns.
pub(crate) fn centered(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(width(text));
    let before = missing / 2;
    format!("{}{text}{}", " ".repeat(before), " ".repeat(missing - before))
}

fn blanks(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width(text)))
}

/// As much of a text as fits, with an ellipsis where something is left out.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 1;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used > columns {
            break;
        }
        kept.push(letter);
    }
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// A name that cannot do anything to the terminal.
pub(crate) fn safe(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { '�' } else { letter }).collect()
}

/// A paragraph in lines of at most `columns` columns, later ones indented. Breaks at blanks, and between characters that are written without them.
pub(crate) fn wrap(text: &str, columns: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces(text) {
        let fits = width(&line) + width(piece.trim_end()) <= columns;
        if !fits && !line.trim().is_empty() {
            lines.push(line.trim_end().to_owned());
            line = indent.to_owned();
        }
        line.push_str(piece);
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// What a line may end after: words with the blanks behind them, and single wide characters, which keep the punctuation that follows.
fn pieces(text: &str) -> Vec<&str> {
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    let mut pieces = Vec::new();
    let mut start = 0;
    for pair in letters.windows(2) {
        let ((_, letter), (next_at, next)) = (pair[0], pair[1]);
        let after_blank = letter == ' ' && next != ' ';
        let between_wide = is_ideograph(letter) && is_ideograph(next);
        if after_blank || between_wide {
            pieces.push(&text[start..next_at]);
            start = next_at;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

/// A Chinese character: lines may break before and after it. Korean is written with blanks, and breaks there.
fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{4e00}'..='\u{9fff}')
}

/// The spaces of a track, from 1, and whether a gap follows that shows where a bonus is.
pub(crate) fn spaces(count: u8, bonuses: &[u8]) -> impl Iterator<Item = (u8, bool)> {
    (1..=count).map(move |space| (space, space < count && bonuses.contains(&space)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(left("堡壘", 6), "堡壘  ");
        assert_eq!(right("요새", 6), "  요새");
        assert_eq!(centered("요새", 7), " 요새  ");
        assert_eq!(cut("堡壘堡壘", 8), "堡壘堡壘");
        assert_eq!(cut("堡壘堡壘", 7), "堡壘堡…");
        assert_eq!(cut("堡壘堡壘", 6), "堡壘…");
        assert_eq!(cut("Fortress", 5), "Fort…");
        assert_eq!(cut("Fortress", 0), "");
    }

    #[test]
    fn paragraphs_break_where_their_language_does() {
        assert_eq!(wrap("a bc def", 4, ""), ["a bc", "def"]);
        assert_eq!(wrap("a bc def", 4, " "), ["a bc", " def"]);
        assert_eq!(wrap("a bc", 80, "  "), ["a bc"]);
        assert_eq!(wrap("", 80, "  "), [""]);
        assert_eq!(wrap("位置的堡壘。", 6, ""), ["位置的", "堡壘。"]);
        assert_eq!(wrap("요새가 귀족을", 8, ""), ["요새가", "귀족을"]);
        assert_eq!(wrap("incomprehensible", 4, ""), ["incomprehensible"]);
    }

    #[test]
    fn names_do_nothing_to_the_terminal() {
        assert_eq!(safe("A\u{1b}[31mda\n"), "A�[31mda�");
    }
}

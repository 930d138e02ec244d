//! A sheet: six rows of buildings with their links, six characters, and the tracks.

use std::io::{self, Write};

use troyes_rules::printed::{
    CITIZEN_BONUSES, CITIZEN_SPACES, LINKS, Link, RESOURCE_CITIZENS, RESOURCE_SPACES,
};
use troyes_rules::{Building, Buildings, Color, Columns, Position, Row, Score, Sheet};
use troyes_words::{Words, values};

use super::{paint, plain};
use crate::text;

/// Names of rows at least have this much room.
const NAME: usize = 14;
/// Names of tracks at least have this much room.
const TRACK: usize = 9;

/// How wide things are in a language, so that nothing is wider than 80 columns.
struct Widths {
    name: usize,
    /// Between two buildings.
    gap: usize,
    resource: usize,
    citizens: usize,
}

impl Widths {
    fn of(words: &Words) -> Self {
        let widest = |names: &[String]| names.iter().map(|name| text::width(name)).max();
        let name = widest(&Row::ALL.map(|row| words.row(row))).unwrap_or_default();
        let resources = Color::ALL.map(|color| words.resource(color.resource()));
        let citizens = Color::ALL.map(|color| words.citizens(color));
        Self {
            name: name.max(NAME),
            // Long names take the room that links have.
            gap: if name > NAME { 2 } else { 4 },
            resource: widest(&resources).unwrap_or_default().max(TRACK),
            citizens: widest(&citizens).unwrap_or_default().max(TRACK),
        }
    }
}

/// Draws a player's sheet.
pub(super) fn draw(
    words: &Words,
    sheet: &Sheet,
    columns: Columns,
    name: &str,
    crowned: bool,
    output: &mut impl Write,
) -> io::Result<()> {
    let score = sheet.score();
    let widths = Widths::of(words);
    let crown = if crowned { format!(" · {}", words.say("show-winner")) } else { String::new() };
    writeln!(output, " {}{crown}", paint::bold(title(words, name, &score)))?;
    let value = text::left(&words.say("show-value"), widths.name);
    writeln!(output, " {value} {}", header(sheet, columns, &widths))?;
    for row in Row::ALL {
        writeln!(output, "{}", row_line(words, &widths, sheet, &score, row))?;
    }
    for color in Color::ALL {
        writeln!(output, "{}", track_line(words, &widths, sheet, color))?;
    }
    Ok(())
}

/// What the signs mean.
pub(super) fn legend(words: &Words) -> String {
    let signs = [
        ("■", words.say("show-built")),
        ("□", words.say("show-open")),
        ("×", words.say("show-lost")),
        ("◆", words.say("show-linked")),
        ("◇", words.say("show-to-link")),
        ("[4]", words.say("show-protected")),
    ];
    let signs = signs.map(|(sign, meaning)| format!("{sign} {meaning}"));
    paint::faint(format!(" {}", signs.join("  ")))
}

fn title(words: &Words, name: &str, score: &Score) -> String {
    let values = values![
        "name" => text::safe(name),
        "total" => score.total(),
        "citizens" => score.citizens,
        "rows" => score.rows_total(),
        "resources" => score.resources_total(),
    ];
    words.say_with("show-points", &values)
}

/// The value of every column, in brackets where a fortress protects it.
fn header(sheet: &Sheet, columns: Columns, widths: &Widths) -> String {
    let gap = " ".repeat(widths.gap - 1);
    let value = |position: Position| {
        let face = columns.face_at(position);
        if sheet.is_protected(position) {
            paint::bold(format!("[{face}]{gap}"))
        } else {
            format!(" {face} {gap}")
        }
    };
    Position::ALL.map(value).concat().trim_end().to_owned()
}

fn row_line(words: &Words, widths: &Widths, sheet: &Sheet, score: &Score, row: Row) -> String {
    let (color, kind) = (row.color(), row.kind());
    let mut line = String::new();
    for position in Position::ALL {
        let building = Building { color, kind, position };
        line.push_str(&format!(" {}", symbol(sheet, building)));
        let link = LINKS.iter().find(|link| link.row == row && link.left == position);
        if position != Position::ALL[5] {
            line.push_str(&link_symbol(sheet, link.copied(), widths.gap));
        }
    }
    let points = sheet.row_points(row);
    let character = plain(&words.character(row));
    let character = if points == 0 {
        paint::faint(character)
    } else {
        let standing = sheet.built().intersection(Buildings::row(row)).len();
        let padded = text::left(&character, 19);
        format!("{padded} {points} × {standing} = {}", score.rows[row.index()])
    };
    let name = text::left(&plain(&words.row(row)), widths.name);
    format!(" {} {line}  {character}", paint::colored(color, name))
}

fn symbol(sheet: &Sheet, building: Building) -> String {
    if sheet.built().contains(building) {
        paint::strong(building.color, "■")
    } else if sheet.open().contains(building) {
        paint::colored(building.color, "□")
    } else {
        paint::faint("×")
    }
}

/// As wide as the gap it fills.
fn link_symbol(sheet: &Sheet, link: Option<Link>, gap: usize) -> String {
    let nothing = " ".repeat(gap);
    let Some(link) = link else { return nothing };
    let pair = link.pair();
    let within_reach = sheet.built().union(sheet.open()).contains_all(pair);
    let diamond = |sign| if gap < 4 { format!(" {sign}") } else { format!(" ─{sign}─") };
    if sheet.built().contains_all(pair) {
        paint::strong(link.row.color(), diamond('◆'))
    } else if within_reach {
        paint::colored(link.row.color(), diamond('◇'))
    } else {
        nothing
    }
}

/// A resource track and the citizen track of the same colour, side by side.
fn track_line(words: &Words, widths: &Widths, sheet: &Sheet, color: Color) -> String {
    let resource = color.resource();
    let resources = track(RESOURCE_SPACES, &RESOURCE_CITIZENS, |space| {
        if space <= sheet.crossed(resource) {
            '×'
        } else if space <= sheet.circled(resource) {
            '●'
        } else {
            '·'
        }
    });
    let citizens = track(CITIZEN_SPACES, &CITIZEN_BONUSES, |space| {
        if space <= sheet.citizens(color) { '●' } else { '·' }
    });
    format!(
        " {} {} {:>2}   {} {} {:>2}",
        paint::colored(color, text::left(&words.resource(resource), widths.resource)),
        paint::colored(color, resources),
        sheet.available(resource),
        paint::colored(color, text::left(&words.citizens(color), widths.citizens)),
        paint::colored(color, citizens),
        sheet.citizens(color),
    )
}

fn track(spaces: u8, bonuses: &[u8], mark: impl Fn(u8) -> char) -> String {
    let mut drawn = String::new();
    for (space, gap) in text::spaces(spaces, bonuses) {
        drawn.push(mark(space));
        if gap {
            drawn.push(' ');
        }
    }
    drawn
}

//! A sheet: six rows of buildings with their links, six characters, and the tracks.

use std::io::{self, Write};

use troyes_rules::printed::{CHARACTERS, CITIZEN_SPACES, LINKS, Link, RESOURCE_SPACES};
use troyes_rules::{Building, Buildings, Color, Columns, Position, Resource, Row, Score, Sheet};

use super::{paint, words};

/// Spaces after which a gap shows where bonuses are.
const RESOURCE_GAPS: [u8; 2] = [6, 12];
const CITIZEN_GAPS: [u8; 4] = [3, 6, 11, 15];

/// Draws a player's sheet.
pub(super) fn draw(
    sheet: &Sheet,
    columns: Columns,
    name: &str,
    crowned: bool,
    output: &mut impl Write,
) -> io::Result<()> {
    let score = sheet.score();
    writeln!(
        output,
        " {}{}",
        paint::bold(title(name, &score)),
        if crowned { " · winner" } else { "" }
    )?;
    writeln!(output, " {:14} {}", "value", header(sheet, columns))?;
    for row in Row::ALL {
        writeln!(output, "{}", row_line(sheet, &score, row))?;
    }
    for color in Color::ALL {
        writeln!(output, "{}", track_line(sheet, color))?;
    }
    Ok(())
}

/// What the signs mean.
pub(super) fn legend() -> String {
    paint::faint(" ■ built  □ open  × lost  ◆ linked  ◇ to be linked  [4] protected")
}

fn title(name: &str, score: &Score) -> String {
    format!(
        "{} · {} points: citizens {} + rows {} + resources {}",
        words::safe(name),
        score.total(),
        score.citizens,
        score.rows_total(),
        score.resources_total()
    )
}

/// The value of every column, in brackets where a fortress protects it.
fn header(sheet: &Sheet, columns: Columns) -> String {
    let value = |position: Position| {
        let face = columns.face_at(position);
        if sheet.is_protected(position) {
            paint::bold(format!("[{face}]   "))
        } else {
            format!(" {face}    ")
        }
    };
    Position::ALL.map(value).concat().trim_end().to_owned()
}

fn row_line(sheet: &Sheet, score: &Score, row: Row) -> String {
    let (color, kind) = (row.color(), row.kind());
    let mut line = String::new();
    for position in Position::ALL {
        let building = Building { color, kind, position };
        line.push_str(&format!(" {}", symbol(sheet, building)));
        let link = LINKS.iter().find(|link| link.row == row && link.left == position);
        if position != Position::ALL[5] {
            line.push_str(
                &link.map_or_else(|| "    ".to_owned(), |link| link_symbol(sheet, *link)),
            );
        }
    }
    let points = sheet.row_points(row);
    let character = if points == 0 {
        paint::faint(CHARACTERS[row.index()])
    } else {
        let standing = sheet.built().intersection(Buildings::row(row)).len();
        let padded = format!("{:<19}", CHARACTERS[row.index()]);
        format!("{padded} {points} × {standing} = {}", score.rows[row.index()])
    };
    format!(" {} {line}  {character}", paint::colored(color, format!("{:14}", row.name())))
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

/// Four columns wide, like the gap it fills.
fn link_symbol(sheet: &Sheet, link: Link) -> String {
    let pair = link.pair();
    let within_reach = sheet.built().union(sheet.open()).contains_all(pair);
    if sheet.built().contains_all(pair) {
        paint::strong(link.row.color(), " ─◆─")
    } else if within_reach {
        paint::colored(link.row.color(), " ─◇─")
    } else {
        "    ".to_owned()
    }
}

/// A resource track and the citizen track of the same colour, side by side.
fn track_line(sheet: &Sheet, color: Color) -> String {
    let resource = color.resource();
    let resources = track(RESOURCE_SPACES, &RESOURCE_GAPS, |space| {
        if space <= sheet.crossed(resource) {
            '×'
        } else if space <= sheet.circled(resource) {
            '●'
        } else {
            '·'
        }
    });
    let citizens = track(CITIZEN_SPACES, &CITIZEN_GAPS, |space| {
        if space <= sheet.citizens(color) { '●' } else { '·' }
    });
    format!(
        " {} {} {:>2}   {} {} {:>2}",
        paint::colored(color, format!("{:9}", resource_name(resource))),
        paint::colored(color, resources),
        sheet.available(resource),
        paint::colored(color, format!("{:9}", citizen_name(color))),
        paint::colored(color, citizens),
        sheet.citizens(color),
    )
}

fn track(spaces: u8, gaps: &[u8], mark: impl Fn(u8) -> char) -> String {
    let mut text = String::new();
    for space in 1..=spaces {
        text.push(mark(space));
        if gaps.contains(&space) {
            text.push(' ');
        }
    }
    text
}

fn resource_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Influence => "Influence",
        Resource::Deniers => "Deniers",
        Resource::Knowledge => "Knowledge",
    }
}

fn citizen_name(color: Color) -> &'static str {
    match color {
        Color::Red => "Knights",
        Color::Yellow => "Craftsmen",
        Color::White => "Priests",
    }
}

//! The wheel: nine plazas, and the four sectors of the half-day with their dice.

use std::io::{self, Write};

use troyes_rules::{Board, Color, Game, Half, HalfDay, Plaza, Sector, Slot};

use super::{paint, words};

/// Inner width of a sector's box.
const BOX: usize = 17;

/// Draws the wheel as it lies.
pub(super) fn draw(game: &Game, output: &mut impl Write) -> io::Result<()> {
    let board = game.board();
    writeln!(output, "{}", headline(game))?;
    writeln!(output, "{}", ring(board))?;
    let boxes = Sector::ALL.map(|sector| sector_box(board, sector));
    let border =
        |left, right| Sector::ALL.map(|_| format!(" {left}{}{right}", "─".repeat(BOX))).concat();
    writeln!(output, "{}", border('┌', '┐'))?;
    for row in 0..boxes[0].len() {
        let cells = boxes.each_ref().map(|lines| format!(" │{}│", lines[row]));
        writeln!(output, "{}", cells.concat())?;
    }
    writeln!(output, "{}", border('└', '┘'))
}

fn headline(game: &Game) -> String {
    let board = game.board();
    let when = match board.half_day() {
        None => "before the first roll".to_owned(),
        Some(_) if game.is_over() => "the end".to_owned(),
        Some(half_day) => format!("day {}, {}", half_day.day(), half_day.half().name()),
    };
    let expansion = if board.has_tiles() { " · Banquets & Raids" } else { "" };
    format!(" {}{}", paint::bold(format!("Troyes Dice · {when}")), paint::faint(expansion))
}

/// All nine plazas clockwise from the window, with the colour below: `red/yellow` turned is `yellow/red`.
fn ring(board: &Board) -> String {
    let half_day = board.half_day().unwrap_or(HalfDay::ALL[0]);
    let window = half_day.window();
    let now = Sector::ALL.map(|sector| board.slot(sector));
    let after_window = Slot::ALL.into_iter().cycle().skip(window.index() + 1).take(8);
    let plaza = |slot: Slot| {
        let plaza: Plaza = board.plazas()[slot.index()];
        let text = format!("{}{}", letter(plaza.up()).to_uppercase(), letter(plaza.down()));
        if now.contains(&slot) {
            paint::strong(plaza.up(), format!("[{text}]"))
        } else {
            paint::colored(plaza.up(), format!(" {text} "))
        }
    };
    let [morning, afternoon] = [Half::Morning, Half::Afternoon].map(Half::name);
    let slots: Vec<Slot> = after_window.collect();
    let strip = |slots: &[Slot]| slots.iter().map(|&slot| plaza(slot)).collect::<String>();
    format!(
        " day {} {}  {} {}  {} {}",
        half_day.day(),
        plaza(window),
        paint::faint(morning),
        strip(&slots[..4]),
        paint::faint(afternoon),
        strip(&slots[4..]),
    )
}

fn letter(color: Color) -> &'static str {
    &color.name()[..1]
}

/// The lines of a sector's box, each as wide as the box.
fn sector_box(board: &Board, sector: Sector) -> [String; 6] {
    let color = board.color(sector);
    let plaza = board.plazas()[board.slot(sector).index()];
    let line = |text: &str| format!("{text:^BOX$}");
    let title = line(&format!("{} {}", sector.get() + 1, color.name()));
    let die = line(&match (board.face(sector), board.is_black(sector)) {
        (None, _) => "·".to_owned(),
        (face, false) => format!("[ {} ]", words::face(face)),
        (face, true) => format!("█ {} █ black", words::face(face)),
    });
    let price = line(&words::price(board.price(sector)));
    let turns = line(&format!("turns {}", plaza.down().name()));
    let (tile_name, tile_effect) = match board.tile(sector) {
        None => (String::new(), ""),
        Some(face) => (format!("tile {} {}", face.tile(), words::side(face)), words::tile(face)),
    };
    let tile_name = line(&tile_name);
    let tile_effect = line(tile_effect);
    if board.face(sector).is_some() && !board.is_available(sector) {
        let destroyed = line("destroyed");
        return [title, die, destroyed, turns, tile_name, tile_effect].map(paint::faint);
    }
    [
        paint::strong(color, title),
        paint::bold(die),
        price,
        paint::faint(turns),
        tile_name,
        paint::faint(tile_effect),
    ]
}

//! The wheel: nine plazas, and the four sectors of the half-day with their dice.

use std::io::{self, Write};

use troyes_rules::printed::Price;
use troyes_rules::{Board, Game, Half, HalfDay, Plaza, Resource, Sector, Slot};
use troyes_words::{Words, values};

use super::paint;
use crate::text;

/// Inner width of a sector's box.
const BOX: usize = 17;

/// Draws the wheel as it lies.
pub(super) fn draw(words: &Words, game: &Game, output: &mut impl Write) -> io::Result<()> {
    let board = game.board();
    writeln!(output, "{}", headline(words, game))?;
    writeln!(output, "{}", ring(words, board))?;
    if let Some(strikes) = board.half_day().and_then(|half_day| words.strikes(half_day)) {
        writeln!(output, " {}", paint::faint(strikes))?;
    }
    let boxes = Sector::ALL.map(|sector| sector_box(words, board, sector));
    let border =
        |left, right| Sector::ALL.map(|_| format!(" {left}{}{right}", "─".repeat(BOX))).concat();
    writeln!(output, "{}", border('┌', '┐'))?;
    for row in 0..boxes[0].len() {
        let cells = boxes.each_ref().map(|lines| format!(" │{}│", lines[row]));
        writeln!(output, "{}", cells.concat())?;
    }
    writeln!(output, "{}", border('└', '┘'))
}

fn headline(words: &Words, game: &Game) -> String {
    let board = game.board();
    let when = match board.half_day() {
        None => words.say("show-before"),
        Some(_) if game.is_over() => words.say("show-end"),
        Some(half_day) => {
            let values = values!["day" => half_day.day().get(), "half" => half_day.half().name()];
            words.say_with("show-when", &values)
        }
    };
    let expansion =
        if board.has_tiles() { format!(" · {}", words.say("expansion")) } else { String::new() };
    let title = format!("{} · {when}", words.say("game"));
    format!(" {}{}", paint::bold(title), paint::faint(expansion))
}

/// All nine plazas clockwise from the window, with the colour below: `red/yellow` turned is `yellow/red`.
fn ring(words: &Words, board: &Board) -> String {
    let half_day = board.half_day().unwrap_or(HalfDay::ALL[0]);
    let window = half_day.window();
    let now = Sector::ALL.map(|sector| board.slot(sector));
    let after_window = Slot::ALL.into_iter().cycle().skip(window.index() + 1).take(8);
    let plaza = |slot: Slot| {
        let plaza: Plaza = board.plazas()[slot.index()];
        let text =
            format!("{}{}", words.letter(plaza.up()), words.letter(plaza.down()).to_lowercase());
        if now.contains(&slot) {
            paint::strong(plaza.up(), format!("[{text}]"))
        } else {
            paint::colored(plaza.up(), format!(" {text} "))
        }
    };
    let slots: Vec<Slot> = after_window.collect();
    let strip = |slots: &[Slot]| slots.iter().map(|&slot| plaza(slot)).collect::<String>();
    format!(
        " {} {}  {} {}  {} {}",
        words.say_with("show-day", &values!["day" => half_day.day().get()]),
        plaza(window),
        paint::faint(words.half(Half::Morning)),
        strip(&slots[..4]),
        paint::faint(words.half(Half::Afternoon)),
        strip(&slots[4..]),
    )
}

/// The lines of a sector's box, each as wide as the box.
fn sector_box(words: &Words, board: &Board, sector: Sector) -> [String; 6] {
    let color = board.color(sector);
    let plaza = board.plazas()[board.slot(sector).index()];
    let line = |text: &str| text::centered(&text::cut(text, BOX), BOX);
    let title = line(&format!("{} {}", sector.get() + 1, words.color(color)));
    let die = line(&match (board.face(sector), board.is_black(sector)) {
        (None, _) => "·".to_owned(),
        (Some(face), false) => format!("[ {face} ]"),
        (Some(face), true) => format!("█ {face} █ {}", words.say("show-black")),
    });
    let price = line(&price(words, board.price(sector)));
    let turns = line(&words.say_with("show-turns", &values!["color" => plaza.down().name()]));
    let (tile_name, tile_effect) = match board.tile(sector) {
        None => (String::new(), String::new()),
        Some(face) => {
            let number = face.tile().get();
            let values = values!["number" => number, "side" => face.side().name()];
            (words.say_with("show-tile", &values), words.short_tile(face))
        }
    };
    let tile_name = line(&tile_name);
    let tile_effect = line(&tile_effect);
    if board.face(sector).is_some() && !board.is_available(sector) {
        let destroyed = line(&words.say("destroyed"));
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

/// What a die costs, as wide as the box at most: only the first part keeps its whole name.
fn price(words: &Words, price: Price) -> String {
    let fixed = [Resource::Deniers, Resource::Influence, Resource::Knowledge]
        .into_iter()
        .filter(|&resource| price.fixed[resource] > 0);
    let mut parts: Vec<String> = fixed
        .clone()
        .map(|resource| format!("+{}", words.short_resource(resource, price.fixed[resource])))
        .collect();
    match (price.any, parts.as_slice()) {
        (true, []) => return words.say("show-any"),
        (true, _) => parts.insert(0, words.say("show-any-more")),
        (false, []) => return words.say("free"),
        (false, _) => {
            let first = fixed.clone().next().unwrap_or(Resource::Deniers);
            parts[0] = words.some_resource(first, price.fixed[first].into());
        }
    }
    parts.join(" ")
}

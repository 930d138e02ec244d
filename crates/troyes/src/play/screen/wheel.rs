//! The wheel: the ring of plazas in one line, the dice in four columns.

use ratatui::text::{Line, Span};
use troyes_rules::{Board, Half, HalfDay, Sector, Slot};
use troyes_words::{Words, values};

use super::app::App;
use super::look::Look;
use crate::text;

/// Width of a die's column.
const COLUMN: usize = 20;

/// All nine plazas clockwise from the window; those of this half-day are in brackets.
pub(super) fn ring(app: &App) -> Line<'static> {
    let (words, board, look) = (app.words(), app.game().board(), app.look);
    let half_day = board.half_day().unwrap_or(HalfDay::ALL[0]);
    let window = half_day.window();
    let day = words.say_with("show-day", &values!["day" => half_day.day().get()]);
    let strikes = if half_day.has_attacks() { "╳ " } else { "" };
    let mut spans =
        vec![Span::raw(format!(" {day} {strikes}")), plaza(words, board, look, window, false)];
    for half in [Half::Morning, Half::Afternoon] {
        spans.push(Span::styled(format!("  {} ", words.half(half)), look.faint()));
        let now = half_day.half() == half;
        let Some(of_half) =
            HalfDay::ALL.into_iter().find(|one| one.day() == half_day.day() && one.half() == half)
        else {
            continue;
        };
        for sector in Sector::ALL {
            spans.push(plaza(words, board, look, of_half.slot(sector), now));
        }
    }
    Line::from(spans)
}

/// The colour that is up, and the one below it: "Ry".
fn plaza(words: &Words, board: &Board, look: Look, slot: Slot, now: bool) -> Span<'static> {
    let plaza = board.plazas()[slot.index()];
    let letters =
        format!("{}{}", words.letter(plaza.up()), words.letter(plaza.down()).to_lowercase());
    if now {
        Span::styled(format!("[{letters}]"), look.strong(plaza.up()))
    } else {
        Span::styled(format!(" {letters} "), look.district(plaza.up()))
    }
}

/// The plazas of the half-days to come, one line for each.
pub(super) fn coming(app: &App) -> Vec<Line<'static>> {
    let (words, board, look) = (app.words(), app.game().board(), app.look);
    let coming = crate::play::coming(words, board);
    let widest = coming.iter().map(|(_, name)| text::width(name)).max().unwrap_or_default();
    coming
        .into_iter()
        .map(|(half_day, name)| {
            let mut spans =
                vec![Span::styled(format!(" {} ", text::left(&name, widest)), look.faint())];
            for sector in Sector::ALL {
                spans.push(plaza(words, board, look, half_day.slot(sector), false));
            }
            Line::from(spans)
        })
        .collect()
}

/// Three lines for the four dice: what they are, what they cost, and the tile that acts on them or the colour that comes next.
pub(super) fn dice(app: &App) -> [Line<'static>; 3] {
    let columns = Sector::ALL.map(|sector| die(app, sector));
    [0, 1, 2].map(|line| {
        let mut spans = Vec::new();
        for column in &columns {
            spans.push(Span::raw(" "));
            spans.push(column[line].clone());
        }
        Line::from(spans)
    })
}

fn die(app: &App, sector: Sector) -> [Span<'static>; 3] {
    let (words, board, look) = (app.words(), app.game().board(), app.look);
    let color = board.color(sector);
    let cell = |text: &str| text::left(&text::cut(text, COLUMN - 2), COLUMN - 1);
    let number = sector.get() + 1;
    let face = board.face(sector).map_or_else(|| "·".to_owned(), |face| face.to_string());
    let name = if board.is_black(sector) {
        format!("{number} █{face}█ {}", words.say("show-black"))
    } else {
        format!("{number} [{face}] {}", words.color(color))
    };
    let below = match board.tile(sector) {
        Some(tile) => words.short_tile(tile),
        None => {
            let down = board.plazas()[board.slot(sector).index()].down();
            words.say_with("show-turns", &values!["color" => down.name()])
        }
    };
    let gone = board.face(sector).is_some() && !board.is_available(sector);
    let price = if gone { words.say("destroyed") } else { words.price(board.price(sector)) };
    let price = if text::width(&price) > COLUMN - 2 { words.say("show-any") } else { price };
    if gone {
        return [name, price, below].map(|text| Span::styled(cell(&text), look.faint()));
    }
    let chosen = app.chosen_sector() == Some(sector);
    let mut style = look.strong(color);
    if chosen {
        style = style.patch(look.chosen());
    }
    let mark = if chosen { format!("▸{name}") } else { name };
    [
        Span::styled(cell(&mark), style),
        Span::raw(cell(&price)),
        Span::styled(cell(&below), look.faint()),
    ]
}

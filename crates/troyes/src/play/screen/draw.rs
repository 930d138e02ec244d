//! Where everything is: a bar at the top, the wheel, the sheet, the panel, a bar with keys at the bottom; the chronicle beside them where
//! there is room.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use troyes_words::values;

use super::app::{App, Page, Stage};
use super::{pages, panel, sheet, wheel};
use crate::play::game::Moment;
use crate::text;

/// What is needed at least.
const COLUMNS: u16 = 80;
const ROWS: u16 = 24;
/// From here on the chronicle has room beside the table, and the wheel may say more.
const WIDE: u16 = 116;
const TALL: u16 = 30;

/// Draws everything.
pub(super) fn draw(app: &mut App, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < COLUMNS || area.height < ROWS {
        return too_small(app, frame, area);
    }
    let [top, middle, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
            .areas(area);
    frame.render_widget(title_bar(app, top.width), top);
    frame.render_widget(key_bar(app, bottom.width), bottom);
    match (app.page, app.game().moment()) {
        (Page::Help, _) => page(app, frame, middle, pages::help(app, middle.width)),
        (Page::Log, _) => page(app, frame, middle, pages::log(app, middle.width)),
        (Page::Table, Moment::Over) => page(app, frame, middle, pages::result(app, middle.width)),
        (Page::Table | Page::Sheet, _) => table(app, frame, middle),
    }
}

fn too_small(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let values = values!["columns" => area.width, "rows" => area.height];
    let sentence = app.words().say_with("screen-small", &values);
    let lines = text::wrap(&sentence, usize::from(area.width), "");
    frame.render_widget(Paragraph::new(lines.into_iter().map(Line::raw).collect::<Vec<_>>()), area);
}

fn table(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let wide = area.width >= WIDE;
    let tall = area.height + 2 >= TALL;
    let [left, right] = if wide {
        Layout::horizontal([Constraint::Length(COLUMNS), Constraint::Min(1)]).areas(area)
    } else {
        [area, Rect::default()]
    };
    let coming = if tall { wheel::coming(app) } else { Vec::new() };
    let blank = u16::from(tall);
    let [ring, more, dice, paper, signs, below] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(coming.len() as u16 + blank),
        Constraint::Length(3 + blank),
        Constraint::Length(10 + blank),
        Constraint::Length(2 * blank),
        Constraint::Min(1),
    ])
    .areas(left);
    frame.render_widget(wheel::ring(app), ring);
    frame.render_widget(Paragraph::new(coming), more);
    frame.render_widget(Paragraph::new(wheel::dice(app).to_vec()), dice);
    frame.render_widget(Paragraph::new(sheet::lines(app)), paper);
    frame.render_widget(sheet::legend(app), signs);
    panel::draw(app, frame, below);
    if wide {
        chronicle(app, frame, right);
    }
}

/// The end of the chronicle.
fn chronicle(app: &App, frame: &mut Frame<'_>, area: Rect) {
    let title = Line::styled(format!("│ {}", app.words().say("chronicle")), app.look.bold());
    let lines = pages::log(app, area.width.saturating_sub(1));
    let room = usize::from(area.height).saturating_sub(1);
    let skipped = lines.len().saturating_sub(room);
    let mut shown = vec![title];
    let mut rest = lines.into_iter().skip(skipped);
    for _ in 0..room {
        let mut spans = vec![Span::styled("│", app.look.rule())];
        if let Some(line) = rest.next() {
            let style = line.style;
            spans.extend(line.spans.into_iter().map(|span| span.patch_style(style)));
        }
        shown.push(Line::from(spans));
    }
    frame.render_widget(Paragraph::new(shown), area);
}

/// A page as far as it is scrolled, never beyond its end.
fn page(app: &mut App, frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
    let room = usize::from(area.height);
    app.scroll = app.scroll.min(lines.len().saturating_sub(room));
    let more = lines.len() > app.scroll + room;
    let mut shown: Vec<Line<'static>> = lines.into_iter().skip(app.scroll).take(room).collect();
    if let (true, Some(last)) = (more, shown.last_mut()) {
        *last = Line::styled(" ↓ …", app.look.faint());
    }
    frame.render_widget(Paragraph::new(shown), area);
}

/// The game, the day, whose sheet it is, and the points.
fn title_bar(app: &App, width: u16) -> Line<'static> {
    let (words, game) = (app.words(), app.game());
    let when = match (game.moment(), game.half_day()) {
        (Moment::Over, _) => words.say("result-title"),
        (_, Some(half_day)) => words.calendar(half_day),
        (_, None) => words.say("before-first"),
    };
    let left = format!(" {} · {when}", words.say("game"));
    let (now, after) = (game.sheet().score().total(), app.sheet_after().score().total());
    let points = if now == after { now.to_string() } else { format!("{now} → {after}") };
    let unit = words.say_with("points-word", &values!["count" => after]);
    let total = words.say_with("with-unit", &values!["number" => points, "unit" => unit]);
    let right = format!("{total} ");
    let room = usize::from(width).saturating_sub(text::width(&left) + text::width(&right) + 3);
    let name = text::cut(&text::safe(game.player().name()), room);
    bar(app, &left, &format!("{name} · {right}"), width)
}

fn bar(app: &App, left: &str, right: &str, width: u16) -> Line<'static> {
    let room = usize::from(width).saturating_sub(text::width(right));
    let left = text::left(&text::cut(left, room), room);
    Line::styled(format!("{left}{right}"), app.look.chosen())
}

/// What has to be said, or else what can be pressed.
pub(super) fn key_bar(app: &App, width: u16) -> Line<'static> {
    let words = app.words();
    if let Some(notice) = &app.notice {
        return Line::styled(
            text::left(&text::cut(&format!(" {notice}"), width.into()), width.into()),
            app.look.bold(),
        );
    }
    let enter = words.say("keycap-enter");
    let mut keys: Vec<(String, String)> = Vec::new();
    if app.page != Page::Table {
        keys.push((words.say("keycap-escape"), words.say("close")));
    } else if app.game().moment() == Moment::Deciding {
        if !matches!(app.stage, Stage::Confirm(_)) {
            keys.push(("1–4".to_owned(), words.say("screen-die")));
            keys.push((format!("↑↓ {enter}"), words.say("screen-choose")));
        } else {
            keys.push((enter, words.say("confirm")));
        }
    } else if let Some(label) = app.go_on_label() {
        keys.push((enter, label));
    } else {
        keys.push(("Tab".to_owned(), words.say("result-sheet")));
    }
    if app.page == Page::Table {
        match app.undoes() {
            Some(false) => keys.push(("u".to_owned(), words.say("undo"))),
            Some(true) => keys.push(("u".to_owned(), words.say("take-back"))),
            None => {}
        }
    }
    keys.push(("l".to_owned(), words.say("chronicle")));
    keys.push(("?".to_owned(), words.say("help")));
    keys.push(("q".to_owned(), words.say("screen-quit")));
    let mut spans = Vec::new();
    for (key, does) in keys {
        spans.push(Span::styled(format!(" {key} "), app.look.chosen()));
        spans.push(Span::styled(format!(" {does} "), Style::new()));
    }
    Line::from(spans)
}

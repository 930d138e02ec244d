//! Below the sheet: the list to choose from, and what the choice would set off.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use troyes_rules::Sector;
use troyes_table::Offer;
use troyes_words::values;

use super::app::{App, Stage};
use crate::play::choices::{ReachablePlace, sector_of, way_label};
use crate::play::game::Moment;
use crate::play::story;
use crate::text;

/// Columns of the list where there is only just enough room.
const LIST: u16 = 44;

/// Draws the panel: a list and a preview side by side, or one of them alone.
pub(super) fn draw(app: &App, frame: &mut Frame<'_>, area: Rect) {
    match (app.game().moment(), &app.stage) {
        (Moment::Deciding, Stage::Confirm(offer)) => {
            part(app, frame, area, &app.words().say("confirm"), preview(app, offer, area.width));
        }
        (Moment::Deciding, _) => {
            let [left, right] =
                Layout::horizontal([Constraint::Length(LIST), Constraint::Min(1)]).areas(area);
            let rows = usize::from(left.height).saturating_sub(1);
            part(app, frame, left, &list_title(app), list(app, rows, usize::from(left.width)));
            match app.chosen() {
                Some(offer) => {
                    let title = app.words().say("what-follows");
                    part(app, frame, right, &title, preview(app, &offer, right.width));
                }
                None => {
                    let mut lines = story_lines(app, right.width);
                    lines.extend(tile_lines(app, right.width));
                    part(app, frame, right, &moment_title(app), lines);
                }
            }
        }
        (Moment::Opening, _) => {
            let words = app.words();
            let (board, table) = (app.game().board(), app.game().table());
            let lines = wrapped(&story::opening(words, board, table), area.width);
            part(app, frame, area, &words.say("opening"), lines);
        }
        (Moment::Over, _) => {
            part(app, frame, area, &moment_title(app), story_lines(app, area.width));
        }
        _ => {
            let words = app.words();
            let mut lines =
                vec![Line::styled(format!(" {}", words.say("turn-done")), app.look.bold())];
            if app.game().can_take_back() {
                lines.extend(wrapped(&[words.say("may-take-back")], area.width));
            }
            lines.extend(story_lines(app, area.width));
            part(app, frame, area, &moment_title(app), lines);
        }
    }
}

/// A part with its title on the line above.
fn part(app: &App, frame: &mut Frame<'_>, area: Rect, title: &str, lines: Vec<Line<'static>>) {
    let width = usize::from(area.width);
    let title = text::cut(title, width.saturating_sub(4));
    let rule = "─".repeat(width.saturating_sub(text::width(&title) + 3));
    let heading = Line::from(vec![
        Span::styled("─ ", app.look.rule()),
        Span::styled(title, app.look.bold()),
        Span::styled(format!(" {rule}"), app.look.rule()),
    ]);
    let room = usize::from(area.height).saturating_sub(1);
    let mut shown = vec![heading];
    let cut = lines.len() > room;
    shown.extend(lines.into_iter().take(if cut { room.saturating_sub(1) } else { room }));
    if cut {
        shown.push(Line::styled(" …", app.look.faint()));
    }
    frame.render_widget(Paragraph::new(shown), area);
}

fn list_title(app: &App) -> String {
    let words = app.words();
    match (&app.stage, app.die) {
        (Stage::Ways(place), _) => {
            let ways = words.say_with("ways", &values!["count" => place.ways.len()]);
            words.named(&short_title(app, place.first()), &ways)
        }
        (_, Some(die)) => words.say_with("play-with-die", &values!["sector" => die.get() + 1]),
        (_, None) => words.prompt(&app.game().player().now().decisions()),
    }
}

fn moment_title(app: &App) -> String {
    app.game().half_day().map_or_else(String::new, |half_day| app.words().half_day(half_day))
}

/// The lines of the list around the chosen one.
fn list(app: &App, rows: usize, width: usize) -> Vec<Line<'static>> {
    let entries: Vec<(String, String)> = match &app.stage {
        Stage::Ways(place) => {
            let (words, board) = (app.words(), app.game().board());
            let label = |way: &Offer| way_label(words, board, way, words.short_cost(way.cost));
            let label = |way| (label(way), String::new());
            place.ways.iter().map(label).collect()
        }
        _ => app.places().iter().map(|place| place_entry(app, place)).collect(),
    };
    let selected = app.selected.unwrap_or(0);
    let first = selected.saturating_sub(rows / 2).min(entries.len().saturating_sub(rows));
    let shown = entries.into_iter().enumerate().skip(first).take(rows);
    shown
        .map(|(index, (label, price))| {
            let chosen = app.selected == Some(index);
            let room = width.saturating_sub(text::width(&price) + 4);
            let mark = if chosen { "▸ " } else { "  " };
            let label = text::left(&text::cut(&label, room), room);
            let line = format!("{mark}{label} {price} ");
            if chosen { Line::styled(line, app.look.chosen()) } else { Line::raw(line) }
        })
        .collect()
}

/// A place with the cheapest price.
fn place_entry(app: &App, place: &ReachablePlace) -> (String, String) {
    let offer = place.first();
    let price = match sector_of(offer.decision) {
        Some(_) => app.words().short_cost(offer.cost),
        None => String::new(),
    };
    (short_title(app, offer), price)
}

fn short_title(app: &App, offer: &Offer) -> String {
    let (words, board) = (app.words(), app.game().board());
    match offer.decision.target(board.columns()).building() {
        Some(building) => words.building(board.columns(), building),
        None => words.title(board, offer.decision),
    }
}

/// What a choice would set off, with its price.
fn preview(app: &App, offer: &Offer, width: u16) -> Vec<Line<'static>> {
    let (words, board) = (app.words(), app.game().board());
    let title = short_title(app, offer);
    let points = story::points(words, offer.points);
    let mut lines = vec![Line::from(vec![
        Span::styled(format!(" {title}"), app.look.bold()),
        Span::raw("  "),
        Span::styled(points, app.look.preview()),
    ])];
    let mut text: Vec<String> = words.with_die(board, offer.decision).into_iter().collect();
    text.extend(story::preview(words, app.game().board().columns(), offer));
    lines.extend(wrapped(&text, width));
    lines
}

/// What has happened in this half-day.
fn story_lines(app: &App, width: u16) -> Vec<Line<'static>> {
    let Some(half_day) = app.game().half_day() else { return Vec::new() };
    wrapped(&story::half_day(app.words(), app.game().player(), half_day, None), width)
}

/// What the tiles do to the dice that can be taken.
fn tile_lines(app: &App, width: u16) -> Vec<Line<'static>> {
    let (words, board) = (app.words(), app.game().board());
    let tiled = Sector::ALL.into_iter().filter(|&sector| board.is_available(sector));
    let tiled = tiled.filter(|&sector| board.tile(sector).is_some());
    wrapped(&tiled.map(|sector| words.die(board, sector)).collect::<Vec<_>>(), width)
}

/// Sentences in lines that fit.
pub(super) fn wrapped(sentences: &[String], width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width).saturating_sub(1);
    let lines = sentences.iter().flat_map(|text| text::wrap(&format!(" {text}"), width, "   "));
    lines.map(Line::raw).collect()
}

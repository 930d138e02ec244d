//! The sheet as it is, with what a choice would change on it: whatever differs is previewed.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use troyes_rules::printed::{
    CITIZEN_BONUSES, CITIZEN_SPACES, LINKS, RESOURCE_CITIZENS, RESOURCE_SPACES,
};
use troyes_rules::{Building, Buildings, Cell, Color, Effect, Outcome, Position, Row, Sheet};

use super::app::{App, Stage};
use crate::text;

/// What is drawn, and what it would become.
struct Drawing<'a> {
    app: &'a App,
    now: &'a Sheet,
    after: &'a Sheet,
    /// Buildings that can be chosen now.
    reach: Buildings,
    /// Cells that the black die has just struck.
    struck: Vec<Cell>,
    name: usize,
    gap: usize,
    resource: usize,
    citizens: usize,
}

/// Ten lines: columns, six rows, three pairs of tracks.
pub(super) fn lines(app: &App) -> Vec<Line<'static>> {
    let words = app.words();
    let widest = |names: Vec<String>| names.iter().map(|name| text::width(name)).max();
    let name = widest(Row::ALL.map(|row| words.row(row)).to_vec()).unwrap_or_default();
    let resources = Color::ALL.map(|color| words.resource(color.resource())).to_vec();
    let citizens = Color::ALL.map(|color| words.citizens(color)).to_vec();
    let struck = app.event().into_iter().filter_map(|effect| match effect {
        Effect::Attacked { cell, outcome: Outcome::Crossed } => Some(cell),
        _ => None,
    });
    let drawing = Drawing {
        app,
        now: app.game().sheet(),
        after: &app.sheet_after(),
        reach: reach(app),
        struck: struck.collect(),
        name: name.max(14),
        gap: if name > 14 { 2 } else { 4 },
        resource: widest(resources).unwrap_or_default(),
        citizens: widest(citizens).unwrap_or_default(),
    };
    let mut lines = vec![drawing.columns()];
    lines.extend(Row::ALL.map(|row| drawing.row(row)));
    lines.extend(Color::ALL.map(|color| drawing.tracks(color)));
    lines
}

/// What the signs mean.
pub(super) fn legend(app: &App) -> Line<'static> {
    let words = app.words();
    let signs = [
        ("■", words.say("show-built")),
        ("□", words.say("screen-reach")),
        ("▫", words.say("screen-out-of-reach")),
        ("×", words.say("show-lost")),
        ("+", words.say("screen-preview")),
        ("[4]", words.say("show-protected")),
    ];
    let signs = signs.map(|(sign, meaning)| format!("{sign} {meaning}"));
    Line::styled(format!(" {}", signs.join("  ")), app.look.faint())
}

/// The buildings of the list; while a way is chosen, only that place.
fn reach(app: &App) -> Buildings {
    let places = match &app.stage {
        Stage::Places => app.places(),
        Stage::Ways(place) => vec![place.clone()],
        Stage::Confirm(_) => Vec::new(),
    };
    let buildings = places.iter().filter_map(|place| place.target.building());
    buildings.fold(Buildings::NONE, |all, building| all.union(Buildings::only(building)))
}

impl Drawing<'_> {
    fn columns(&self) -> Line<'static> {
        let (words, look) = (self.app.words(), self.app.look);
        let label = text::left(&words.say("show-value"), self.name);
        let mut spans = vec![Span::styled(format!(" {label} "), look.faint())];
        for position in Position::ALL {
            let face = self.app.game().board().columns().face_at(position);
            let (text, style) = if self.now.is_protected(position) {
                (format!("[{face}]"), look.bold())
            } else if self.after.is_protected(position) {
                (format!("[{face}]"), look.preview())
            } else {
                (format!(" {face} "), Style::new())
            };
            spans.push(Span::styled(text, style));
            spans.push(Span::raw(" ".repeat(self.gap - 1)));
        }
        Line::from(spans)
    }

    fn row(&self, row: Row) -> Line<'static> {
        let (words, look) = (self.app.words(), self.app.look);
        let name = text::left(&words.row(row), self.name);
        let mut spans = vec![Span::styled(format!(" {name} "), look.district(row.color()))];
        for position in Position::ALL {
            let building = Building { color: row.color(), kind: row.kind(), position };
            spans.push(Span::raw(" "));
            spans.push(self.building(building));
            if position != Position::ALL[5] {
                spans.push(self.link(row, position));
            }
        }
        spans.push(Span::raw("  "));
        spans.push(self.character(row));
        Line::from(spans)
    }

    fn building(&self, building: Building) -> Span<'static> {
        let look = self.app.look;
        if self.now.built().contains(building) {
            Span::styled("■", look.strong(building.color))
        } else if self.after.built().contains(building) {
            Span::styled("+", look.preview())
        } else if self.struck.contains(&building.cell()) {
            Span::styled("×", look.struck())
        } else if !self.now.open().contains(building) {
            Span::styled("×", look.faint())
        } else if self.reach.contains(building) {
            Span::styled("□", look.strong(building.color))
        } else {
            Span::styled("▫", look.faint())
        }
    }

    fn link(&self, row: Row, position: Position) -> Span<'static> {
        let look = self.app.look;
        let found = LINKS.iter().find(|link| link.row == row && link.left == position);
        let nothing = Span::raw(" ".repeat(self.gap));
        let Some(pair) = found.map(|link| link.pair()) else { return nothing };
        let (sign, style) = if self.now.built().contains_all(pair) {
            ('◆', look.strong(row.color()))
        } else if self.after.built().contains_all(pair) {
            ('◆', look.preview())
        } else if self.now.built().union(self.now.open()).contains_all(pair) {
            ('◇', look.district(row.color()))
        } else {
            return nothing;
        };
        let text = if self.gap < 4 { format!(" {sign}") } else { format!(" ─{sign}─") };
        Span::styled(text, style)
    }

    fn character(&self, row: Row) -> Span<'static> {
        let look = self.app.look;
        let name = self.app.words().character(row);
        let text = |sheet: &Sheet| {
            let points = sheet.row_points(row);
            let standing = sheet.built().intersection(Buildings::row(row)).len();
            let total = sheet.score().rows[row.index()];
            format!("{} {points}×{standing} = {total}", text::left(&name, 19))
        };
        if self.after.row_points(row) == 0 {
            Span::styled(name, look.faint())
        } else if self.after.score().rows[row.index()] != self.now.score().rows[row.index()]
            || self.now.row_points(row) == 0
        {
            Span::styled(text(self.after), look.preview())
        } else {
            Span::raw(text(self.now))
        }
    }

    /// A resource track and the citizen track of the same colour, side by side.
    fn tracks(&self, color: Color) -> Line<'static> {
        let (words, look) = (self.app.words(), self.app.look);
        let (now, after, resource) = (self.now, self.after, color.resource());
        let ink = look.district(color);
        let name = text::left(&words.resource(resource), self.resource);
        let mut spans = vec![Span::styled(format!(" {name} "), ink)];
        spans.extend(track(RESOURCE_SPACES, &RESOURCE_CITIZENS, |space| {
            if space <= now.crossed(resource) {
                ("×", look.faint())
            } else if space <= after.crossed(resource) {
                ("/", look.preview())
            } else if space <= now.circled(resource) {
                ("●", ink)
            } else if space <= after.circled(resource) {
                ("+", look.preview())
            } else {
                ("·", look.faint())
            }
        }));
        spans.extend(number(now.available(resource), after.available(resource), self.app));
        let name = text::left(&words.citizens(color), self.citizens);
        spans.push(Span::styled(format!(" {name} "), ink));
        spans.extend(track(CITIZEN_SPACES, &CITIZEN_BONUSES, |space| {
            if space <= now.citizens(color) {
                ("●", ink)
            } else if space <= after.citizens(color) {
                ("+", look.preview())
            } else {
                ("·", look.faint())
            }
        }));
        spans.extend(number(now.citizens(color), after.citizens(color), self.app));
        Line::from(spans)
    }
}

/// How many there would be, marked if that is a change.
fn number(now: u8, after: u8, app: &App) -> [Span<'static>; 2] {
    let style = if now == after { Style::new() } else { app.look.preview() };
    let digits = after.to_string();
    [Span::raw(" ".repeat(3 - digits.len())), Span::styled(digits, style)]
}

fn track(
    spaces: u8,
    bonuses: &[u8],
    mark: impl Fn(u8) -> (&'static str, Style),
) -> Vec<Span<'static>> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for (space, gap) in text::spaces(spaces, bonuses) {
        let (sign, style) = mark(space);
        spans.push(Span::styled(sign, style));
        if gap {
            spans.push(Span::raw(" "));
        }
    }
    spans
}

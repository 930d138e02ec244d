//! How a card is laid out, as SVG.

use std::fmt::Write as _;

use maud::{Escaper, html};
use troyes_wire::SheetView;

use crate::drawings::{Inks, drawing};
use crate::letters::FAMILY;
use crate::painter::Painter;
use crate::sheet;

/// What everybody who shows previews expects.
const WIDTH: f32 = 1200.0;
const HEIGHT: f32 = 630.0;
const MARGIN: f32 = 64.0;

/// Where the picture begins.
const PICTURE: f32 = 620.0;

pub(crate) const PAPER: &str = "#fbf7ed";
pub(crate) const INK: &str = "#231c15";
const SOFT: &str = "#5b4f40";
const RULE: &str = "#cdc1a8";
const PAGE: &str = "#e7dfce";

pub(crate) const RED: Inks =
    Inks { line: "#5c1216", fill: "#8f2528", detail: "#fff4ec", paper: "#fff4ec" };
pub(crate) const YELLOW: Inks =
    Inks { line: "#6d4a05", fill: "#dd9f22", detail: "#6d4a05", paper: "#faebc2" };
pub(crate) const WHITE: Inks =
    Inks { line: "#4a5668", fill: "#ffffff", detail: "#4a5668", paper: "#ffffff" };
/// Clear dice take the colour of their plaza, the black one its own.
const DICE: [Inks; 4] = [
    Inks { fill: "#f7d9d2", ..RED },
    Inks { line: "#4b3303", fill: "#fff0c4", ..YELLOW },
    Inks { line: "#3c4757", ..WHITE },
    Inks { line: INK, fill: INK, detail: PAPER, paper: PAPER },
];

/// What is to be seen behind a link.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    /// In large letters.
    pub title: &'a str,
    /// What else there is to say.
    pub lines: &'a [String],
    /// What the game is called in the language of the card.
    pub game: &'a str,
    /// What is drawn beside the words.
    pub picture: Picture<'a>,
}

/// What is drawn on a card.
#[derive(Clone, Copy, Debug)]
pub enum Picture<'a> {
    /// Three clear dice and the black one.
    Dice,
    /// A sheet, and the score in a shield.
    Sheet(&'a SheetView),
}

impl Card<'_> {
    /// The card as SVG, with the letters that the painter has.
    #[must_use]
    pub fn svg(&self, painter: &Painter) -> String {
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="{FAMILY}, serif"><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAGE}"/><rect x="28" y="28" width="1144" height="574" rx="14" fill="{PAPER}" stroke="{RULE}" stroke-width="2"/>"#
        );
        svg += &drawing(
            "badge-hugues",
            (MARGIN, MARGIN),
            56.0,
            Inks { line: INK, fill: RED.fill, detail: PAPER, paper: PAPER },
        );
        svg += &text(self.game, (MARGIN + 72.0, MARGIN + 40.0), 34.0, 800, SOFT);
        match self.picture {
            Picture::Dice => svg += &dice(),
            Picture::Sheet(view) => {
                svg += &sheet::svg(view, (PICTURE, 96.0));
                svg += &shield(view.score.total);
            }
        }
        self.words(painter, &mut svg);
        svg + "</svg>"
    }

    /// The title and what else there is to say, from the bottom up where there is a score above them.
    fn words(&self, painter: &Painter, svg: &mut String) {
        const TITLE: f32 = 58.0;
        const LINE: f32 = 33.0;
        let width = PICTURE - MARGIN - 36.0;
        let titles = painter.bold.lines(self.title, TITLE, width, 3);
        // Below a score there is less room.
        let most = if matches!(self.picture, Picture::Dice) { 5 } else { 2 };
        let lines: Vec<String> = self
            .lines
            .iter()
            .flat_map(|line| painter.regular.lines(line, LINE, width, most))
            .collect();
        let height = titles.len() as f32 * TITLE * 1.12 + lines.len() as f32 * LINE * 1.34;
        let mut y = match self.picture {
            Picture::Dice => (HEIGHT - height) / 2.0 + TITLE,
            Picture::Sheet(_) => HEIGHT - MARGIN - height + TITLE * 0.8,
        };
        for title in &titles {
            *svg += &text(title, (MARGIN, y), TITLE, 800, INK);
            y += TITLE * 1.12;
        }
        y -= (TITLE - LINE) * 0.6;
        for line in &lines {
            *svg += &text(line, (MARGIN, y), LINE, 500, SOFT);
            y += LINE * 1.34;
        }
    }
}

/// A text that begins at a place, on its baseline.
pub(crate) fn text(text: &str, (x, y): (f32, f32), size: f32, weight: u16, fill: &str) -> String {
    html! { text x=(x) y=(y) font-size=(size) font-weight=(weight) fill=(fill) { (text) } }
        .into_string()
}

/// The score, as large as it deserves.
fn shield(points: u16) -> String {
    let gold = Inks { line: "#dd9f22", fill: INK, detail: INK, paper: INK };
    let mut svg = drawing("shield", (MARGIN - 12.0, 146.0), 190.0, gold);
    let _ = write!(
        svg,
        r#"<text x="{}" y="262" font-size="84" font-weight="800" text-anchor="middle" fill="{PAPER}">"#,
        MARGIN + 83.0
    );
    let _ = write!(Escaper::new(&mut svg), "{points}");
    svg + "</text>"
}

/// Dice as they lie on a table.
fn dice() -> String {
    let thrown = [
        ("die-5", (690.0, 128.0), 190.0, -9.0),
        ("die-3", (920.0, 150.0), 170.0, 8.0),
        ("die-6", (700.0, 352.0), 170.0, 7.0),
        ("die-black-2", (910.0, 350.0), 190.0, -6.0),
    ];
    thrown
        .iter()
        .zip(DICE)
        .map(|(&(name, (x, y), size, degrees), inks)| {
            let middle = (x + size / 2.0, y + size / 2.0);
            format!(
                r#"<g transform="rotate({degrees} {} {})">{}</g>"#,
                middle.0,
                middle.1,
                drawing(name, (x, y), size, inks)
            )
        })
        .collect()
}

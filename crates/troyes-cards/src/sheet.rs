//! A sheet, small enough for a card: what stands, what is lost, and what the rows bring.

use std::fmt::Write as _;

use troyes_wire::{BuildingState, BuildingView, CellView, Color, LinkState, Row, SheetView};

use crate::card::{INK, PAPER, RED, WHITE, YELLOW};
use crate::drawings::{Inks, drawing};

/// Columns of a district.
const COLUMNS: u8 = 6;
/// From one building to the next.
const STEP: f32 = 71.0;
/// A row of buildings.
const ROW: f32 = 66.0;
/// Between districts.
const GAP: f32 = 14.0;
const BUILDING: f32 = 46.0;

/// The sheet with its upper left corner at a place.
pub(crate) fn svg(view: &SheetView, (left, top): (f32, f32)) -> String {
    let mut svg = String::new();
    for (district, cells) in view.cells.chunks(usize::from(COLUMNS)).enumerate() {
        let y = top + district as f32 * (2.0 * ROW + GAP);
        let Some(color) = cells.first().map(|cell| cell.color) else { continue };
        let look = look(color);
        let (width, height) = (f32::from(COLUMNS) * STEP + 84.0, 2.0 * ROW);
        let _ = write!(
            svg,
            r#"<rect x="{left}" y="{y}" width="{width}" height="{height}" rx="8" fill="{}" stroke="{}" stroke-width="1.5"/>"#,
            look.ground, look.inks.line
        );
        for cell in cells {
            svg += &cell_svg(cell, look, left + f32::from(cell.position - 1) * STEP, y);
        }
        svg += &links(view, cells, look, left, y);
        svg += &totals(view, cells, look, left + f32::from(COLUMNS) * STEP + 46.0, y);
    }
    svg
}

#[derive(Clone, Copy)]
struct Look {
    inks: Inks,
    ground: &'static str,
}

const fn look(color: Color) -> Look {
    match color {
        Color::Red => Look { inks: RED, ground: "#f3dcd5" },
        Color::Yellow => Look { inks: YELLOW, ground: "#faebc2" },
        Color::White => Look { inks: WHITE, ground: "#eceff2" },
    }
}

const fn art(row: Row) -> &'static str {
    match row {
        Row::Fortress => "fortress",
        Row::CountsPalace => "palace",
        Row::GreatHall => "hall",
        Row::CityHall => "cityhall",
        Row::Cathedral => "cathedral",
        Row::Bishopric => "bishopric",
    }
}

fn cell_svg(cell: &CellView, look: Look, x: f32, y: f32) -> String {
    let mut svg = String::new();
    for (index, building) in cell.buildings.iter().enumerate() {
        let place = (x + (STEP - BUILDING) / 2.0, y + index as f32 * ROW + (ROW - BUILDING) / 2.0);
        svg += &building_svg(building, look, place);
    }
    if cell.crossed {
        let (right, bottom) = (x + STEP - 12.0, y + 2.0 * ROW - 10.0);
        let _ = write!(
            svg,
            r#"<path d="M{} {}L{right} {bottom}M{right} {}L{} {bottom}" stroke="{INK}" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round"/>"#,
            x + 12.0,
            y + 10.0,
            y + 10.0,
            x + 12.0
        );
    }
    svg
}

fn building_svg(building: &BuildingView, look: Look, place: (f32, f32)) -> String {
    let name = art(building.row);
    if building.state == BuildingState::Built {
        let inks = Inks { line: INK, detail: INK, paper: PAPER, ..look.inks };
        return drawing(&format!("{name}-ink"), place, BUILDING, inks);
    }
    let faint = if building.state == BuildingState::Open { 0.3 } else { 0.16 };
    let traced = drawing(&format!("{name}-trace"), place, BUILDING, look.inks);
    format!(r#"<g opacity="{faint}">{traced}</g>"#)
}

/// Diamonds that were won, between their two buildings.
fn links(view: &SheetView, cells: &[CellView], look: Look, left: f32, y: f32) -> String {
    let rows = rows_of(cells);
    let won = view.links.iter().filter(|link| link.state == LinkState::Won);
    won.filter_map(|link| {
        let index = rows.iter().position(|row| *row == link.row)?;
        let place =
            (left + f32::from(link.left) * STEP - 9.0, y + index as f32 * ROW + ROW / 2.0 - 9.0);
        Some(drawing("diamond", place, 18.0, Inks { line: INK, ..look.inks }))
    })
    .collect()
}

/// What the rows of a district bring.
fn totals(view: &SheetView, cells: &[CellView], look: Look, x: f32, y: f32) -> String {
    let mut svg = String::new();
    for (index, row) in rows_of(cells).iter().enumerate() {
        let Some(found) = view.rows.iter().find(|one| one.row == *row) else { continue };
        let _ = write!(
            svg,
            r#"<text x="{x}" y="{}" font-size="34" font-weight="800" text-anchor="middle" fill="{}">{}</text>"#,
            y + (index as f32 + 0.5) * ROW + 11.0,
            look.inks.line,
            found.total
        );
    }
    svg
}

/// The rows of a district, upper row first.
fn rows_of(cells: &[CellView]) -> Vec<Row> {
    cells.first().map(|cell| cell.buildings.iter().map(|one| one.row).collect()).unwrap_or_default()
}

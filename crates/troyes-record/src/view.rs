//! What `inspect` and `verify` answer: the state of a game as JSON (section "Commands" of `docs/record.md`).

use serde::{Serialize, Serializer, ser::SerializeMap};
use troyes_rules::{
    Board, ByColor, Color, Face, Feat, Game, Half, HalfDay, Position, Resource, Row, Sector, Sheet,
    Side, Slot, Tile, printed::Price,
};

use crate::json::{Named, Numbered};
use crate::replay::Verdict;
use crate::shape::BuildShape;
use crate::write::to_line;

/// The state of a game as one line of JSON.
#[must_use]
pub fn inspect_to_json(game: &Game) -> String {
    let half_day = game.board().half_day().unwrap_or(HalfDay::ALL[0]);
    to_line(&StateView {
        day: half_day.day().get(),
        half: Named(half_day.half()),
        sectors: Sector::ALL.map(|sector| sector_view(game.board(), sector)),
        sheets: game.seats().iter().map(|seat| sheet_view(seat.sheet())).collect(),
    })
}

#[derive(Serialize)]
struct StateView {
    day: u8,
    half: Named<Half>,
    sectors: [SectorView; 4],
    sheets: Vec<SheetView>,
}

#[derive(Serialize)]
struct SectorView {
    slot: Numbered<Slot>,
    color: Named<Color>,
    value: Option<Numbered<Face>>,
    black: bool,
    available: bool,
    price: PriceView,
    tile: Option<TileView>,
}

#[derive(Serialize)]
struct TileView {
    number: Numbered<Tile>,
    side: Named<Side>,
}

/// A price without its zeros.
struct PriceView(Price);

impl Serialize for PriceView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if self.0.any {
            map.serialize_entry("any", &1)?;
        }
        for resource in Resource::ALL {
            let amount = self.0.fixed[resource];
            if amount > 0 {
                map.serialize_entry(resource.name(), &amount)?;
            }
        }
        map.end()
    }
}

fn sector_view(board: &Board, sector: Sector) -> SectorView {
    SectorView {
        slot: Numbered(board.slot(sector)),
        color: Named(board.color(sector)),
        value: board.face(sector).map(Numbered),
        black: board.is_black(sector),
        available: board.is_available(sector),
        price: PriceView(board.price(sector)),
        tile: board
            .tile(sector)
            .map(|face| TileView { number: Numbered(face.tile()), side: Named(face.side()) }),
    }
}

#[derive(Serialize)]
struct SheetView {
    resources: ResourcesView,
    citizens: CitizensView,
    built: Vec<BuildShape>,
    crossed: Vec<CellView>,
    rows: [u8; 6],
    score: ScoreView,
}

/// One value for each resource, by name.
struct ResourcesView(ByColor<TrackView>);

impl Serialize for ResourcesView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            Resource::ALL.into_iter().map(|resource| (resource.name(), self.0[resource])),
        )
    }
}

/// One value for each colour, by name.
struct CitizensView(ByColor<u8>);

impl Serialize for CitizensView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Color::ALL.into_iter().map(|color| (color.name(), self.0[color])))
    }
}

#[derive(Serialize, Clone, Copy)]
struct TrackView {
    circled: u8,
    crossed: u8,
}

#[derive(Serialize)]
struct CellView {
    color: Named<Color>,
    position: Numbered<Position>,
}

#[derive(Serialize)]
struct ScoreView {
    citizens: u16,
    rows: u16,
    resources: u16,
    total: u16,
}

fn sheet_view(sheet: &Sheet) -> SheetView {
    let track =
        |resource| TrackView { circled: sheet.circled(resource), crossed: sheet.crossed(resource) };
    let score = sheet.score();
    SheetView {
        resources: ResourcesView(ByColor(Resource::ALL.map(track))),
        citizens: CitizensView(ByColor(Color::ALL.map(|color| sheet.citizens(color)))),
        built: sheet.built().iter().map(BuildShape::from).collect(),
        crossed: sheet
            .crossed_cells()
            .map(|cell| CellView { color: Named(cell.color), position: Numbered(cell.position) })
            .collect(),
        rows: Row::ALL.map(|row| sheet.row_points(row)),
        score: ScoreView {
            citizens: score.citizens,
            rows: score.rows_total(),
            resources: score.resources_total(),
            total: score.total(),
        },
    }
}

impl Verdict {
    /// The verdict as one line of JSON: scores as if the game ended now, and feats once it has ended.
    #[must_use]
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct VerdictView {
            ok: bool,
            finished: bool,
            scores: Vec<u16>,
            #[serde(skip_serializing_if = "Option::is_none")]
            feats: Option<Vec<Vec<&'static str>>>,
        }
        let feats_of = |player| self.game.feats(player).map(Feat::name).collect();
        to_line(&VerdictView {
            ok: true,
            finished: self.finished,
            scores: self.game.totals().collect(),
            feats: self.finished.then(|| (0..self.game.seats().len()).map(feats_of).collect()),
        })
    }
}

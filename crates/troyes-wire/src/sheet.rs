//! A sheet on the wire: everything that is drawn, with its state.

use serde::{Deserialize, Serialize};
use troyes_rules::printed::LINKS;
use troyes_rules::{Building, Buildings, Cell, Sheet};
use ts_rs::TS;

use crate::words::{Color, Kind, Row};

/// A player's sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct SheetView {
    /// The 18 cells, district by district, column by column.
    pub cells: Vec<CellView>,
    /// The nine diamonds.
    pub links: Vec<LinkView>,
    /// The six rows with their characters.
    pub rows: Vec<RowView>,
    /// The resource tracks.
    pub resources: ResourcesView,
    /// The citizen tracks.
    pub citizens: CitizensView,
    /// The score as if the game ended now.
    pub score: ScoreView,
}

/// A district at a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct CellView {
    /// The district.
    pub color: Color,
    /// 1 to 6.
    pub position: u8,
    /// Whether it is crossed out.
    pub crossed: bool,
    /// Whether a fortress protects its column.
    pub protected: bool,
    /// Its two buildings, prestige first.
    pub buildings: Vec<BuildingView>,
}

/// A building.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct BuildingView {
    /// Upper or lower row.
    pub kind: Kind,
    /// Its row.
    pub row: Row,
    /// What has become of it.
    pub state: BuildingState,
}

/// What has become of a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum BuildingState {
    /// It stands.
    Built,
    /// It can still be built.
    Open,
    /// It never can.
    Lost,
}

/// A diamond between two neighbours.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct LinkView {
    /// Its row.
    pub row: Row,
    /// The left one of its two positions.
    pub left: u8,
    /// What has become of it.
    pub state: LinkState,
}

/// What has become of a diamond.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum LinkState {
    /// Both buildings stand.
    Won,
    /// Both stand or can be built.
    Open,
    /// One of them never can.
    Lost,
}

/// A row with its character.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct RowView {
    /// The row.
    pub row: Row,
    /// The character's name.
    pub character: String,
    /// Points per building, 0 while it is locked.
    pub points: u8,
    /// How many of its buildings stand.
    pub standing: u8,
    /// Points times buildings.
    pub total: u16,
}

/// The resource tracks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
#[allow(missing_docs, reason = "the fields are the resources")]
pub struct ResourcesView {
    pub influence: TrackView,
    pub deniers: TrackView,
    pub knowledge: TrackView,
}

/// A resource track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct TrackView {
    /// Spaces that are circled.
    pub circled: u8,
    /// Circled spaces that have been spent.
    pub crossed: u8,
}

/// The citizen tracks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
#[allow(missing_docs, reason = "the fields are the colours")]
pub struct CitizensView {
    pub red: u8,
    pub yellow: u8,
    pub white: u8,
}

/// A score, line by line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ScoreView {
    /// One for each citizen.
    pub citizens: u16,
    /// All rows.
    pub rows: u16,
    /// Two available influence make one.
    pub influence: u16,
    /// Two available deniers make one.
    pub deniers: u16,
    /// Two available knowledge make one.
    pub knowledge: u16,
    /// Everything.
    pub total: u16,
}

impl From<&Sheet> for SheetView {
    fn from(sheet: &Sheet) -> Self {
        let score = sheet.score();
        let [influence, deniers, knowledge] = troyes_rules::Resource::ALL.map(|resource| {
            TrackView { circled: sheet.circled(resource), crossed: sheet.crossed(resource) }
        });
        let [red, yellow, white] = troyes_rules::Color::ALL.map(|color| sheet.citizens(color));
        let [left_influence, left_deniers, left_knowledge] = score.resources;
        Self {
            cells: cells().map(|cell| cell_view(sheet, cell)).collect(),
            links: LINKS.iter().map(|link| link_view(sheet, *link)).collect(),
            rows: troyes_rules::Row::ALL
                .into_iter()
                .map(|row| RowView {
                    row: row.into(),
                    character: row.character().to_owned(),
                    points: sheet.row_points(row),
                    standing: sheet.built().intersection(Buildings::row(row)).len() as u8,
                    total: score.rows[row.index()],
                })
                .collect(),
            resources: ResourcesView { influence, deniers, knowledge },
            citizens: CitizensView { red, yellow, white },
            score: ScoreView {
                citizens: score.citizens,
                rows: score.rows_total(),
                influence: left_influence,
                deniers: left_deniers,
                knowledge: left_knowledge,
                total: score.total(),
            },
        }
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    troyes_rules::Color::ALL.into_iter().flat_map(|color| {
        troyes_rules::Position::ALL.into_iter().map(move |position| Cell { color, position })
    })
}

fn cell_view(sheet: &Sheet, cell: Cell) -> CellView {
    let Cell { color, position } = cell;
    let building = |kind: troyes_rules::Kind| {
        let building = Building { color, kind, position };
        let state = if sheet.built().contains(building) {
            BuildingState::Built
        } else if sheet.open().contains(building) {
            BuildingState::Open
        } else {
            BuildingState::Lost
        };
        BuildingView { kind: kind.into(), row: building.row().into(), state }
    };
    CellView {
        color: color.into(),
        position: position.get(),
        crossed: sheet.is_crossed(cell),
        protected: sheet.is_protected(position),
        buildings: troyes_rules::Kind::ALL.into_iter().map(building).collect(),
    }
}

fn link_view(sheet: &Sheet, link: troyes_rules::printed::Link) -> LinkView {
    let state = if sheet.built().contains_all(link.pair()) {
        LinkState::Won
    } else if sheet.built().union(sheet.open()).contains_all(link.pair()) {
        LinkState::Open
    } else {
        LinkState::Lost
    };
    LinkView { row: link.row.into(), left: link.left.get(), state }
}

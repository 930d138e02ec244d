//! The document: a record of one player without decisions, and the sheet as `troyes inspect` prints one.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use troyes_record::Record;
use troyes_rules::{Building, Buildings, ByColor, Cell, Color, Colors, Kind, Position, Resource};

use crate::refusal::Refusal;
use crate::sheet::{Paper, Sheet, rolls};

/// The field of the document that is not a record's.
#[derive(Deserialize)]
struct DocumentShape<'a> {
    #[serde(borrow)]
    sheet: &'a RawValue,
}

/// A sheet in JSON.
#[derive(Serialize, Deserialize)]
struct SheetShape {
    resources: ResourcesShape,
    citizens: CitizensShape,
    built: Vec<BuildingShape>,
    /// The cells that were attacked; left out: not sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crossed: Option<Vec<CellShape>>,
    /// Left out: not sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rows: Option<[u8; 6]>,
}

#[derive(Serialize, Deserialize)]
struct ResourcesShape {
    influence: TrackShape,
    deniers: TrackShape,
    knowledge: TrackShape,
}

#[derive(Serialize, Deserialize, Clone, Copy)]
struct TrackShape {
    circled: u8,
    /// Left out: not sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crossed: Option<u8>,
}

#[derive(Serialize, Deserialize)]
struct CitizensShape {
    red: u8,
    yellow: u8,
    white: u8,
}

#[derive(Serialize, Deserialize)]
struct BuildingShape {
    color: String,
    kind: String,
    position: u8,
}

#[derive(Serialize, Deserialize)]
struct CellShape {
    color: String,
    position: u8,
}

impl Paper {
    /// Reads one JSON document: a record of one player with 16 rolls, whose turns do not matter, and a `sheet`.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it is not such a document, or a number is none that its track has.
    pub fn from_json(json: &[u8]) -> Result<Self, Refusal> {
        let record = Record::from_json(json)?;
        let [player] = record.players.as_slice() else {
            return Err(Refusal::OnePlayer(record.players.len()));
        };
        let document: DocumentShape<'_> = serde_json::from_slice(json).map_err(not_a_sheet)?;
        let sheet = Sheet::from_json(document.sheet.get().as_bytes())?;
        Self::new(record.setup, rolls(&record)?, player.clone(), sheet)
    }

    /// The document as one line of JSON.
    ///
    /// # Panics
    ///
    /// Never: names and numbers are JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut record = Record::new(self.setup, vec![self.player.clone()]).expect("one player");
        for roll in self.rolls {
            record.push_roll(roll);
        }
        let record = record.to_json();
        let open = record.strip_suffix('}').expect("a record is an object");
        format!("{open},\"sheet\":{}}}", self.sheet.to_json())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what map_err hands over")]
fn not_a_sheet(error: serde_json::Error) -> Refusal {
    Refusal::Json(error.to_string())
}

impl Sheet {
    /// Reads a sheet as `troyes inspect` prints one.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it is none.
    pub fn from_json(json: &[u8]) -> Result<Self, Refusal> {
        let shape: SheetShape = serde_json::from_slice(json).map_err(not_a_sheet)?;
        let SheetShape { resources, citizens, built, crossed, rows } = shape;
        let tracks = [resources.influence, resources.deniers, resources.knowledge];
        Ok(Self {
            built: buildings(&built)?,
            attacked: crossed.as_deref().map(cells).transpose()?,
            rows,
            circled: ByColor(tracks.map(|track| track.circled)),
            crossed: ByColor(tracks.map(|track| track.crossed)),
            citizens: ByColor([citizens.red, citizens.yellow, citizens.white]),
        })
    }

    /// The sheet as one line of JSON.
    ///
    /// # Panics
    ///
    /// Never: words and numbers are JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let track = |resource| TrackShape {
            circled: self.circled[resource],
            crossed: self.crossed[resource],
        };
        let [red, yellow, white] = self.citizens.0;
        let shape = SheetShape {
            resources: ResourcesShape {
                influence: track(Resource::Influence),
                deniers: track(Resource::Deniers),
                knowledge: track(Resource::Knowledge),
            },
            citizens: CitizensShape { red, yellow, white },
            built: self.built.iter().map(BuildingShape::from).collect(),
            crossed: self.attacked.as_ref().map(cell_shapes),
            rows: self.rows,
        };
        serde_json::to_string(&shape).expect("words and numbers are JSON")
    }
}

impl From<Building> for BuildingShape {
    fn from(Building { color, kind, position }: Building) -> Self {
        let (color, kind) = (color.name().to_owned(), kind.name().to_owned());
        Self { color, kind, position: position.get() }
    }
}

fn cell_shapes(attacked: &[Colors; Position::COUNT]) -> Vec<CellShape> {
    let of = |position: Position| {
        let colors = attacked[position.index()];
        let colors = Color::ALL.into_iter().filter(move |&color| colors.contains(color));
        colors.map(move |color| CellShape {
            color: color.name().to_owned(),
            position: position.get(),
        })
    };
    Position::ALL.into_iter().flat_map(of).collect()
}

fn buildings(shapes: &[BuildingShape]) -> Result<Buildings, Refusal> {
    let mut buildings = Buildings::NONE;
    for shape in shapes {
        let Cell { color, position } = cell(&shape.color, shape.position)?;
        let kind = Kind::from_name(&shape.kind).ok_or_else(|| Refusal::Kind(shape.kind.clone()))?;
        let building = Building { color, kind, position };
        if buildings.contains(building) {
            return Err(Refusal::BuildingTwice(building));
        }
        buildings = buildings.union(Buildings::only(building));
    }
    Ok(buildings)
}

fn cells(shapes: &[CellShape]) -> Result<[Colors; Position::COUNT], Refusal> {
    let mut attacked = [Colors::NONE; Position::COUNT];
    for shape in shapes {
        let Cell { color, position } = cell(&shape.color, shape.position)?;
        attacked[position.index()] = attacked[position.index()].with(color);
    }
    Ok(attacked)
}

fn cell(color: &str, position: u8) -> Result<Cell, Refusal> {
    let color = Color::from_name(color).ok_or_else(|| Refusal::Color(color.to_owned()))?;
    let position = Position::new(position).ok_or(Refusal::Position(position))?;
    Ok(Cell { color, position })
}

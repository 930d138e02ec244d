//! Reading: from JSON to a checked [`Record`].
//!
//! Good records are read by plain serde; only bad ones are read a second time, with path tracking, to say where they are bad. Fields that are not known are ignored, so records of newer
//! programs read; `rules` carries the version of the rules. What is checked here is shape and setup; [`Record::replay`] checks every decision.

use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::value::RawValue;
use serde_path_to_error::{Path, Segment};
use troyes_rules::{
    Columns, Decision, Face, HalfDay, MAX_PLAYERS, PlayerCountError, Plaza, Roll, Setup, Slot, Tile,
};

use crate::deal::{ColumnsBy, ColumnsMode};
use crate::error::{Location, Problem, RecordError};
use crate::json::Numbered;
use crate::mixture::Mixture;
use crate::record::{HalfDayRecord, Record};
use crate::shape::{
    DecisionShape, FORMAT, HalfDayShape, HeadShape, MixtureShape, RecordShape, SetupShape, VERSION,
};

/// The clauses that say how many columns, plazas with their faces, and clear dice there are.
const COLUMNS: &str = "R2.1";
const PLAZAS: &str = "R1.4";
const CLEAR: &str = "R1.3";

impl Record {
    /// Reads one JSON document.
    ///
    /// Unknown fields are ignored, anywhere, so that records of newer programs still read.
    ///
    /// # Errors
    ///
    /// [`RecordError`] if it is not JSON, not a record, or its setup cannot be played. Whether the decisions are legal is
    /// found out by [`Record::replay`].
    pub fn from_json(json: &[u8]) -> Result<Self, RecordError> {
        let shape: RecordShape = match at_once(json) {
            Some(shape) => shape,
            None => tracked(json).map_err(|error| why_unreadable(json, error))?,
        };
        check_head(&shape.format, shape.version)?;
        let setup = setup(&shape.setup).map_err(RecordError::in_record)?;
        if !(1..=MAX_PLAYERS).contains(&shape.players.len()) {
            let count = PlayerCountError(shape.players.len());
            return Err(RecordError::in_record(count.into()));
        }
        if shape.half_days.len() > HalfDay::COUNT {
            return Err(RecordError::in_record(Problem::HalfDays(shape.half_days.len())));
        }
        let seed = match shape.seed {
            Some(digits) => {
                Some(digits.parse().map_err(|error| RecordError::in_record(Problem::Seed(error)))?)
            }
            None => None,
        };
        let mixture = shape.seed_from.as_deref().and_then(any).as_ref().map(mixture).transpose()?;
        let columns_mode: Option<String> = shape.columns_mode.as_deref().and_then(any);
        let columns_mode = columns_mode.and_then(|mode| ColumnsMode::from_name(&mode));
        let columns_by: Option<String> = shape.columns_by.as_deref().and_then(any);
        let columns_by = columns_by.and_then(|by| ColumnsBy::from_name(&by));
        let players = shape.players;
        let half_days = shape
            .half_days
            .into_iter()
            .enumerate()
            .map(|(index, half_day)| read_half_day(index, half_day, players.len()))
            .collect::<Result<_, _>>()?;
        let rules = shape.rules.as_deref().and_then(any);
        Ok(Self { setup, players, half_days, seed, mixture, columns_mode, columns_by, rules })
    }
}

fn mixture(shape: &MixtureShape) -> Result<Mixture, RecordError> {
    let secret = shape.secret.parse();
    let secret = secret.map_err(|error| RecordError::in_record(Problem::Seed(error)))?;
    let contributions = shape.contributions.iter().map(|digits| digits.parse());
    let contributions = contributions.collect::<Result<_, _>>();
    let contributions =
        contributions.map_err(|error| RecordError::in_record(Problem::Contribution(error)))?;
    Ok(Mixture { secret, contributions })
}

/// What we are looking for in a field that may hold anything.
fn any<T: DeserializeOwned>(raw: &RawValue) -> Option<T> {
    serde_json::from_slice(raw.get().as_bytes()).ok()
}

fn check_head(format: &str, version: u64) -> Result<(), RecordError> {
    if format != FORMAT {
        return Err(RecordError::in_record(Problem::Format(format.to_owned())));
    }
    if version != VERSION {
        return Err(RecordError::in_record(Problem::Version(version)));
    }
    Ok(())
}

/// Reads without looking where, which is faster. A module for browsers has one reader instead of two: a record is read there now and then,
/// but the module has to be fetched.
fn at_once<T: DeserializeOwned>(json: &[u8]) -> Option<T> {
    if cfg!(target_family = "wasm") { None } else { serde_json::from_slice(json).ok() }
}

/// Why a document is no record. One that says that it is something else, or of another version, is not blamed for its fields.
#[cold]
fn why_unreadable(
    json: &[u8],
    error: serde_path_to_error::Error<serde_json::Error>,
) -> RecordError {
    if let Ok(HeadShape { format, version }) = serde_json::from_slice(json)
        && let Err(error) = check_head(&format, version)
    {
        return error;
    }
    let path = error.path().clone();
    let reason = error.into_inner();
    let (place, field) = place_of(&path);
    let reason = sentence(&reason, clause_of_length(&path));
    let sentence = if field.is_empty() { reason } else { format!("{field}: {reason}") };
    RecordError { place, problem: Problem::Json(sentence) }
}

/// What the JSON reader says, with its place in brackets. Most documents are one line of a file, so that line goes
/// without saying.
fn sentence(error: &serde_json::Error, clause_of_length: Option<&str>) -> String {
    let text = error.to_string();
    let suffix = format!(" at line {} column {}", error.line(), error.column());
    let reason = text.strip_suffix(&suffix).unwrap_or(&text);
    let reason = match (error.classify(), clause_of_length) {
        (Category::Syntax | Category::Eof, _) => format!("not JSON: {reason}"),
        (Category::Data, Some(clause)) if reason.starts_with("invalid length") => {
            format!("{reason} ({clause})")
        }
        (Category::Data | Category::Io, _) => reason.to_owned(),
    };
    match error.line() {
        0 => reason,
        1 => format!("{reason} (column {})", error.column()),
        line => format!("{reason} (line {line}, column {})", error.column()),
    }
}

/// The clause that says how long a list is, which the JSON reader cannot know when one is longer.
fn clause_of_length(path: &Path) -> Option<&'static str> {
    let mut named = path.iter().filter_map(|segment| match segment {
        Segment::Map { key } => Some(key.as_str()),
        _ => None,
    });
    match named.next_back()? {
        "columns" => Some(COLUMNS),
        "plazas" => Some(PLAZAS),
        "clear" => Some(CLEAR),
        _ => None,
    }
}

/// Reads, and knows the place of an error.
fn tracked<T: DeserializeOwned>(
    json: &[u8],
) -> Result<T, serde_path_to_error::Error<serde_json::Error>> {
    let mut deserializer = serde_json::Deserializer::from_slice(json);
    let mut track = serde_path_to_error::Track::new();
    let tracker = serde_path_to_error::Deserializer::new(&mut deserializer, &mut track);
    let value = T::deserialize(tracker);
    match value.and_then(|value| deserializer.end().map(|()| value)) {
        Ok(value) => Ok(value),
        Err(error) => Err(serde_path_to_error::Error::new(track.path(), error)),
    }
}

/// Splits a path such as `half_days[3].turns[0][1].take.sector` into the place of a decision and the rest.
fn place_of(path: &Path) -> (Location, String) {
    let index = |segment: Option<&&Segment>| match segment {
        Some(Segment::Seq { index }) => Some(index + 1),
        _ => None,
    };
    let is = |segment: Option<&&Segment>, name: &str| matches!(segment, Some(Segment::Map { key }) if key == name);
    let segments: Vec<&Segment> =
        path.iter().filter(|segment| !matches!(segment, Segment::Unknown)).collect();
    let mut place = Location::RECORD;
    let mut known = 0;
    if is(segments.first(), "half_days") {
        place.half_day = index(segments.get(1));
        known = if place.half_day.is_some() { 2 } else { 0 };
        if is(segments.get(2), "turns") {
            place.player = index(segments.get(3));
            place.decision = place.player.and(index(segments.get(4)));
            known += [place.player, place.decision].iter().flatten().count();
            known += usize::from(place.player.is_some());
        }
    }
    let rest = segments[known..].iter().map(ToString::to_string);
    (place, rest.collect::<Vec<_>>().join(".").replace(".[", "["))
}

fn setup(shape: &SetupShape) -> Result<Setup, Problem> {
    let faces: [Face; 6] = exactly("columns", COLUMNS, shape.columns.iter().map(|face| face.0))?;
    let columns = Columns::expert(faces)?;
    let plazas = shape
        .plazas
        .iter()
        .map(|plaza| match plaza.as_slice() {
            [up, down] => Ok(Plaza::new(up.0, down.0)),
            _ => Err(Problem::Length {
                what: "a plaza",
                expected: 2,
                found: plaza.len(),
                clause: PLAZAS,
            }),
        })
        .collect::<Result<Vec<_>, _>>()?;
    let plazas: [Plaza; 9] = exactly("plazas", PLAZAS, plazas.into_iter())?;
    let tiles: Vec<(Tile, Slot)> =
        shape.banquets.iter().map(|tile| (tile.tile.0, tile.slot.0)).collect();
    Ok(Setup::new(columns, plazas, &tiles)?)
}

/// A list that must have exactly `N` entries.
fn exactly<T, const N: usize>(
    what: &'static str,
    clause: &'static str,
    entries: impl ExactSizeIterator<Item = T>,
) -> Result<[T; N], Problem> {
    let found = entries.len();
    let entries: Vec<T> = entries.collect();
    entries.try_into().map_err(|_| Problem::Length { what, expected: N, found, clause })
}

fn read_half_day(
    index: usize,
    shape: HalfDayShape,
    players: usize,
) -> Result<HalfDayRecord, RecordError> {
    let place = Location { half_day: Some(index + 1), ..Location::RECORD };
    let wrong = |problem| RecordError { place, problem };
    let roll = roll(shape.black, &shape.clear).map_err(wrong)?;
    if shape.turns.len() != players {
        let found = shape.turns.len();
        let clause = "R4.6";
        return Err(wrong(Problem::Length { what: "turns", expected: players, found, clause }));
    }
    let turns = shape
        .turns
        .into_iter()
        .enumerate()
        .map(|(player, turn)| read_turn(Location { player: Some(player + 1), ..place }, turn));
    Ok(HalfDayRecord { roll, turns: turns.collect::<Result<_, _>>()? })
}

fn roll(black: Numbered<Face>, clear: &[Numbered<Face>]) -> Result<Roll, Problem> {
    let clear: [Face; 3] = exactly("clear", CLEAR, clear.iter().map(|face| face.0))?;
    if !clear.is_sorted() {
        return Err(Problem::ClearOrder);
    }
    Ok(Roll::new(black.0, clear))
}

fn read_turn(place: Location, turn: Vec<DecisionShape>) -> Result<Vec<Decision>, RecordError> {
    let decision = |(index, shape): (usize, DecisionShape)| {
        Decision::try_from(shape).map_err(|_| RecordError {
            place: Location { decision: Some(index + 1), ..place },
            problem: Problem::NotOneDecision,
        })
    };
    turn.into_iter().enumerate().map(decision).collect()
}

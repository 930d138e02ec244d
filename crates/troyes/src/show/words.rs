//! Decisions and effects in words.

use std::io::{self, Write};

use troyes_rules::printed::{Bonus, Link, Price};
use troyes_rules::{
    Color, Decision, Effect, Face, Loss, Outcome, Resource, Side, Take, TileFace, Use,
};

const WIDTH: usize = 80;

/// So many citizens of a colour.
fn citizens(color: Color, count: usize) -> String {
    let name = match (color, count) {
        (Color::Red, 1) => "knight",
        (Color::Red, _) => "knights",
        (Color::Yellow, 1) => "craftsman",
        (Color::Yellow, _) => "craftsmen",
        (Color::White, 1) => "priest",
        (Color::White, _) => "priests",
    };
    format!("{count} {name}")
}

/// So many of a resource.
fn resources(resource: Resource, count: usize) -> String {
    let name = match (resource, count) {
        (Resource::Deniers, 1) => "denier",
        _ => resource.name(),
    };
    format!("{count} {name}")
}

/// What a die costs, in at most 17 letters: extra costs of tiles are shortened.
pub(super) fn price(price: Price) -> String {
    let mut parts = Vec::new();
    if price.any {
        parts.push("1 of any kind".to_owned());
    }
    for resource in [Resource::Deniers, Resource::Influence, Resource::Knowledge] {
        let count = usize::from(price.fixed[resource]);
        match (count, parts.is_empty()) {
            (0, _) => {}
            (_, true) => parts.push(resources(resource, count)),
            (_, false) => {
                // Only the first part keeps its whole name.
                parts[0] = parts[0].replace("1 of any kind", "any kind");
                parts.push(format!("+{count} {}.", &resource.name()[..3]));
            }
        }
    }
    if parts.is_empty() { "free".to_owned() } else { parts.join(" ") }
}

/// What a tile does, in at most 17 letters.
pub(super) fn tile(face: TileFace) -> &'static str {
    match face {
        TileFace::InfluenceMovesByTwo => "influence moves 2",
        TileFace::NoInfluence => "no influence",
        TileFace::Free => "free",
        TileFace::OneDenierMore => "1 denier more",
        TileFace::CathedralGivesResources => "Cathedral: 1 each",
        TileFace::OneKnowledgeMore => "1 knowledge more",
        TileFace::WorkGivesCitizen => "work: +1 citizen",
        TileFace::ValueZero => "value 0",
        TileFace::CheapColor => "colour costs 1",
        TileFace::FixedColor => "colour fixed",
        TileFace::FortressGivesCitizens => "Fortress gives +2",
        TileFace::OneInfluenceMore => "1 influence more",
        TileFace::HallCountsOneMore => "Great Hall: +1",
        TileFace::NoPrestige => "no prestige",
        TileFace::BlackIsTame => "black die tame",
        TileFace::ClearIsBlack => "clear acts black",
    }
}

/// The side of a tile, in one word.
pub(super) fn side(face: TileFace) -> &'static str {
    match face.side() {
        Side::Banquet => "banquet",
        Side::Raid => "raid",
    }
}

/// A decision, as something that a player does.
pub(super) fn decision(decision: Decision) -> String {
    match decision {
        Decision::Take(Take { sector, color, value, r#use, .. }) => {
            let purpose = match r#use {
                Use::Resources => "for resources",
                Use::Prestige => "for a prestige building",
                Use::Work => "for a work building",
            };
            format!("takes die {} as {} {value} {purpose}", sector.get() + 1, color.name())
        }
        Decision::Relief => "cannot pay and takes relief".to_owned(),
        Decision::Build(building) => format!("builds {building} for nothing"),
        Decision::Citizen(color) => format!("sends a citizen to the {} track", color.name()),
    }
}

/// Effects in their order, equal ones in a row told at once, and a verb not repeated.
pub(super) fn effects(effects: &[Effect]) -> String {
    let same_kind = |a: &Effect, b: &Effect| match (a, b) {
        (Effect::Circled { resource: a, .. }, Effect::Circled { resource: b, .. }) => a == b,
        (Effect::Joined { color: a, .. }, Effect::Joined { color: b, .. }) => a == b,
        (Effect::Lost(a), Effect::Lost(b)) => a == b,
        _ => false,
    };
    let mut told = String::new();
    let mut verb_before = "";
    for run in effects.chunk_by(same_kind) {
        let (verb, object) = effect(run[0], run.len());
        if !told.is_empty() {
            told.push_str(", ");
        }
        if !verb.is_empty() && verb != verb_before {
            told.push_str(verb);
            told.push(' ');
        }
        told.push_str(&object);
        verb_before = verb;
    }
    told
}

/// A verb with its object, or no verb and a whole clause.
fn effect(effect: Effect, count: usize) -> (&'static str, String) {
    match effect {
        Effect::Attacked { cell, outcome } => match outcome {
            Outcome::Crossed => ("", format!("the black die takes {cell}")),
            Outcome::Protected => ("", format!("a fortress saves {cell}")),
            Outcome::AlreadyCrossed => ("", format!("{cell} was lost before")),
        },
        Effect::Paid { resource, amount } => ("pays", resources(resource, amount.into())),
        Effect::Circled { resource, .. } => ("gains", resources(resource, count)),
        Effect::Joined { color, .. } => ("gains", citizens(color, count)),
        Effect::Built { building } => ("builds", building.to_string()),
        Effect::Unlocked { row, points } => {
            ("", format!("every {} will count {points}", row.name()))
        }
        Effect::Linked { link: Link { row, left, .. } } => {
            ("links", format!("{} {left} and {}", row.name(), left.get() + 1))
        }
        Effect::Won { bonus, color, space } => ("", won(bonus, color, space)),
        Effect::Lost(Loss::Resource(resource)) => ("loses", resources(resource, count)),
        Effect::Lost(Loss::Citizen) if count == 1 => ("loses", "a citizen".to_owned()),
        Effect::Lost(Loss::Citizen) => ("loses", format!("{count} citizens")),
        Effect::Lost(Loss::FreeBuilding(_)) => ("", "there is no place for it".to_owned()),
    }
}

fn won(bonus: Bonus, color: Color, space: u8) -> String {
    match bonus {
        Bonus::OneOfEach => format!("all tracks at {space}: one of each resource"),
        Bonus::FreeWork => format!("all tracks at {space}: a work building"),
        Bonus::FreePrestige => {
            format!("the {} track at {space}: a prestige building", color.name())
        }
        Bonus::OtherCitizens => format!("the {} track at {space}: two citizens", color.name()),
    }
}

/// A die face as a person reads it.
pub(super) fn face(face: Option<Face>) -> String {
    face.map_or_else(|| "·".to_owned(), |face| face.to_string())
}

/// A name that cannot do anything to the terminal.
pub(super) fn safe(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { '�' } else { letter }).collect()
}

/// Writes a paragraph, wrapped and indented under its first line.
pub(super) fn wrap(text: &str, output: &mut impl Write) -> io::Result<()> {
    let mut line = String::new();
    for word in text.split(' ') {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(output, "{line}")?;
            line = "   ".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    writeln!(output, "{line}")
}

//! What a half-day was used for, as a person would say it.

use troyes_rules::{Board, Building, Buildings, Decision, HalfDay, Resource, Target};

/// What a turn was used for. Which die it took, and how it was paid for, nobody remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// A die built this.
    Built(Building),
    /// A die gave this number of a resource.
    Gained(Resource, u8),
    /// Relief (R5.6).
    Relieved,
}

impl Deed {
    /// What the first decision of a turn does; `None` if it is not the first.
    #[must_use]
    pub fn of(board: &Board, decision: Decision) -> Option<Self> {
        match (decision, decision.target(board.columns())) {
            (Decision::Take(_), Target::Building(building)) => Some(Self::Built(building)),
            (Decision::Take(take), Target::Resource(resource)) => {
                Some(Self::Gained(resource, take.value.get()))
            }
            (Decision::Relief, _) => Some(Self::Relieved),
            _ => None,
        }
    }
}

impl core::fmt::Display for Deed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Built(building) => write!(f, "built {building}"),
            Self::Gained(resource, count) => write!(f, "gained {count} {}", resource.name()),
            Self::Relieved => f.write_str("took relief"),
        }
    }
}

/// Words that are no deed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is nothing that a turn does: say \"Great Hall 3\", \"5 deniers\" or \"relief\"")]
pub struct NoDeed(String);

impl core::str::FromStr for Deed {
    type Err = NoDeed;

    /// Reads what [`Display`](core::fmt::Display) writes, with or without the verb, in capitals or not.
    fn from_str(words: &str) -> Result<Self, NoDeed> {
        let lower = words.trim().to_lowercase();
        let said = ["built ", "gained ", "took "]
            .iter()
            .find_map(|verb| lower.strip_prefix(verb))
            .unwrap_or(&lower);
        if said == "relief" {
            return Ok(Self::Relieved);
        }
        let named = |building: &Building| building.to_string().to_lowercase() == said;
        if let Some(building) = Buildings::ALL.iter().find(named) {
            return Ok(Self::Built(building));
        }
        let gained = said.split_once(' ').and_then(|(count, resource)| {
            let count = count.parse().ok().filter(|&count| count <= MOST_GAINED)?;
            Some(Self::Gained(Resource::from_name(resource.trim())?, count))
        });
        gained.ok_or_else(|| NoDeed(words.trim().to_owned()))
    }
}

/// A die shows no more.
const MOST_GAINED: u8 = 6;

/// What somebody remembers, half-day by half-day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers([Option<Deed>; HalfDay::COUNT]);

impl Answers {
    /// What was done in a half-day, if that is remembered.
    #[must_use]
    pub const fn get(&self, half_day: HalfDay) -> Option<Deed> {
        self.0[half_day.index()]
    }

    /// Remembers a half-day; nothing takes an answer back.
    pub const fn set(&mut self, half_day: HalfDay, deed: Option<Deed>) {
        self.0[half_day.index()] = deed;
    }

    /// Whether nothing is remembered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is said of a half-day is understood again.
    #[test]
    fn deeds_are_read_as_they_are_written() {
        let buildings = Buildings::ALL.iter().map(Deed::Built);
        let gains =
            Resource::ALL.into_iter().flat_map(|r| (0..=6).map(move |n| Deed::Gained(r, n)));
        for deed in buildings.chain(gains).chain([Deed::Relieved]) {
            assert_eq!(deed.to_string().parse(), Ok(deed));
        }
        assert_eq!(" 5 Deniers".parse(), Ok(Deed::Gained(Resource::Deniers, 5)));
        for words in ["", "7 deniers", "5 citizens", "Great Hall 7", "built", "-1 deniers"] {
            assert!(words.parse::<Deed>().is_err(), "{words}");
        }
    }
}

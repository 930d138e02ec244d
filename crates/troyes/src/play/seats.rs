//! Who sits where: people first, then bots.

use troyes_rules::MAX_PLAYERS;
use troyes_solver::Level;
use troyes_words::{Words, values};

use crate::arguments::PlayOptions;

/// The seats of a table before it is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seats {
    /// How many people play.
    people: usize,
    /// Their names, as far as they have any.
    names: Vec<String>,
    /// The bots at the last seats.
    pub(crate) bots: Vec<Level>,
}

impl Seats {
    /// The seats that were asked for, or a sentence about what is wrong with them.
    pub(crate) fn of(options: &PlayOptions) -> Result<Self, String> {
        let bots: Vec<Level> = options.bots.iter().map(|&level| level.into()).collect();
        let people = options.players.map_or(options.names.len().max(1), usize::from);
        if options.names.len() > people {
            let names = options.names.len();
            return Err(format!("there are {names} names for {people} players"));
        }
        if people + bots.len() > MAX_PLAYERS {
            let all = people + bots.len();
            return Err(format!(
                "a game has at most {MAX_PLAYERS} players, bots included, not {all}"
            ));
        }
        Ok(Self { people, names: options.names.clone(), bots })
    }

    /// The seats of a game that goes on: bots play the last ones again.
    pub(crate) fn of_record(&self, players: usize) -> Result<Self, String> {
        if self.bots.len() >= players {
            let mistake = "there are as many bots as players in the record, so nobody would play";
            return Err(mistake.to_owned());
        }
        let people = players - self.bots.len();
        Ok(Self { people, names: Vec::new(), bots: self.bots.clone() })
    }

    #[cfg(test)]
    pub(crate) fn people(people: usize) -> Self {
        Self { people, names: Vec::new(), bots: Vec::new() }
    }

    /// Everybody's name; players without one are numbered.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        let person = |number: usize| match self.names.get(number) {
            Some(name) => name.clone(),
            None => words.player_number(number + 1),
        };
        let bot = |level: &Level| {
            let level = words.say_of("level-", level.name());
            words.say_with("bot-named", &values!["level" => level])
        };
        (0..self.people).map(person).chain(self.bots.iter().map(bot)).collect()
    }
}

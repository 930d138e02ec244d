//! Names of things, and of numbers of them.

use troyes_rules::printed::{Bonus, Gain, Link};
use troyes_rules::{Building, Color, Columns, Feat, Half, HalfDay, Position, Resource, Row};

use crate::catalogue::Words;
use crate::values;

/// A row as keys name it.
pub(crate) const fn row_key(row: Row) -> &'static str {
    match row {
        Row::Fortress => "fortress",
        Row::CountsPalace => "counts_palace",
        Row::GreatHall => "great_hall",
        Row::CityHall => "city_hall",
        Row::Cathedral => "cathedral",
        Row::Bishopric => "bishopric",
    }
}

/// A bonus as keys name it.
pub(crate) const fn bonus_key(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::OneOfEach => "one_of_each",
        Bonus::FreeWork => "free_work",
        Bonus::FreePrestige => "free_prestige",
        Bonus::OtherCitizens => "other_citizens",
    }
}

/// Citizens as keys name them, when they are counted.
const fn citizen_key(color: Color) -> &'static str {
    match color {
        Color::Red => "knights",
        Color::Yellow => "craftsmans",
        Color::White => "priests",
    }
}

impl Words {
    /// "red".
    #[must_use]
    pub fn color(&self, color: Color) -> String {
        self.say_of("color-", color.name())
    }

    /// "R": one letter, or one character.
    #[must_use]
    pub fn letter(&self, color: Color) -> String {
        self.say_of("letter-", color.name())
    }

    /// "Nobility".
    #[must_use]
    pub fn district(&self, color: Color) -> String {
        self.say_of("district-", color.name())
    }

    /// "Fortress".
    #[must_use]
    pub fn row(&self, row: Row) -> String {
        self.say_of("row-", row_key(row))
    }

    /// "Fortresses".
    #[must_use]
    pub fn rows(&self, row: Row) -> String {
        self.say_of("rows-", row_key(row))
    }

    /// "Hugues de Payns": the character who scores a row at the end.
    #[must_use]
    pub fn character(&self, row: Row) -> String {
        self.say_of("character-", row_key(row))
    }

    /// "Influence".
    #[must_use]
    pub fn resource(&self, resource: Resource) -> String {
        self.say_of("resource-", resource.name())
    }

    /// "Knights".
    #[must_use]
    pub fn citizens(&self, color: Color) -> String {
        self.say_of("citizens-", color.name())
    }

    /// "3 deniers".
    #[must_use]
    pub fn some_resource(&self, resource: Resource, count: usize) -> String {
        self.say_of_with("some-", resource.name(), &values!["count" => count])
    }

    /// "2 knights".
    #[must_use]
    pub fn some_citizens(&self, color: Color, count: usize) -> String {
        self.say_of_with("some-", citizen_key(color), &values!["count" => count])
    }

    /// What a printed gain gives.
    #[must_use]
    pub fn gain(&self, gain: Gain) -> String {
        match gain {
            Gain::Citizens(color, count) => self.some_citizens(color, count.into()),
            Gain::Resources(color, count) => self.some_resource(color.resource(), count.into()),
        }
    }

    /// The values of the two columns that a diamond lies between.
    #[must_use]
    pub fn between(columns: Columns, link: Link) -> (u8, u8) {
        let right = Position::ALL[link.left.index() + 1];
        (columns.face_at(link.left).get(), columns.face_at(right).get())
    }

    /// "Fortress 3".
    #[must_use]
    pub fn building(&self, columns: Columns, building: Building) -> String {
        let value = columns.face_at(building.position).get();
        let values = values!["row" => self.row(building.row()), "value" => value];
        self.say_with("chain-building", &values)
    }

    /// "Day 3, morning".
    #[must_use]
    pub fn half_day(&self, half_day: HalfDay) -> String {
        self.say_with("half-day", &moment(half_day))
    }

    /// "Day 3 of 8, morning".
    #[must_use]
    pub fn calendar(&self, half_day: HalfDay) -> String {
        self.say_with("calendar", &moment(half_day))
    }

    /// "morning".
    #[must_use]
    pub fn half(&self, half: Half) -> String {
        match half {
            Half::Morning => self.say("morning"),
            Half::Afternoon => self.say("afternoon"),
        }
    }

    /// The name of a feat, and what it takes.
    #[must_use]
    pub fn feat(&self, feat: Feat) -> (String, String) {
        let detail = format!("{}-text", feat.name());
        (self.say_of("feat-", feat.name()), self.say_of("feat-", &detail))
    }

    /// "Player 2", for a player without a name.
    #[must_use]
    pub fn player_number(&self, number: usize) -> String {
        self.say_with("player-number", &values!["number" => number])
    }
}

fn moment(half_day: HalfDay) -> crate::FluentArgs<'static> {
    values!["day" => half_day.day().get(), "half" => half_day.half().name()]
}

//! Dice, prices and tiles.

use troyes_rules::printed::Price;
use troyes_rules::{
    Board, ByColor, Columns, Effect, Face, HalfDay, Outcome, Resource, Sector, TileFace,
};

use crate::catalogue::Words;
use crate::values;

/// Prices name deniers first, because those are what dice cost.
const ORDER: [Resource; 3] = [Resource::Deniers, Resource::Influence, Resource::Knowledge];

impl Words {
    /// What is paid, all in all.
    #[must_use]
    pub fn cost(&self, cost: ByColor<u8>) -> String {
        self.price(Price { any: false, fixed: cost })
    }

    /// What a die costs before it is changed.
    #[must_use]
    pub fn price(&self, price: Price) -> String {
        let mut parts = Vec::new();
        if price.any {
            parts.push(self.say("price-any"));
        }
        for resource in ORDER {
            if price.fixed[resource] > 0 {
                parts.push(self.some_resource(resource, price.fixed[resource].into()));
            }
        }
        if parts.is_empty() { self.say("free") } else { self.list(&parts) }
    }

    /// What there is to know about the black die and the sheets: it strikes them, or will from tomorrow on (R4.4).
    #[must_use]
    pub fn strikes(&self, half_day: HalfDay) -> Option<String> {
        let next = HalfDay::ALL.get(half_day.index() + 1);
        if half_day.has_attacks() {
            Some(self.say("attacks-now"))
        } else if next.is_some_and(|next| next.has_attacks()) {
            Some(self.say("attacks-soon"))
        } else {
            None
        }
    }

    /// What a tile does.
    #[must_use]
    pub fn tile(&self, face: TileFace) -> String {
        self.say_of("tile-", &format!("{}-{}", face.tile(), face.side().name()))
    }

    /// What a tile does, in at most 17 columns.
    #[must_use]
    pub fn short_tile(&self, face: TileFace) -> String {
        self.say_of("tile-", &format!("{}-{}-short", face.tile(), face.side().name()))
    }

    /// A price in letters: "1 den. 2 inf.", as short as it gets.
    #[must_use]
    pub fn short_cost(&self, cost: ByColor<u8>) -> String {
        let paid = ORDER.into_iter().filter(|&resource| cost[resource] > 0);
        let parts: Vec<String> =
            paid.map(|resource| self.short_resource(resource, cost[resource])).collect();
        if parts.is_empty() { self.say("free") } else { parts.join(" ") }
    }

    /// "2 inf."
    #[must_use]
    pub fn short_resource(&self, resource: Resource, count: u8) -> String {
        self.say_of_with("short-", resource.name(), &values!["count" => count])
    }

    /// A tile with the side that is up: "Banquet: this die is free."
    pub(crate) fn named_tile(&self, face: TileFace) -> String {
        self.named(&self.side(face), &self.tile(face))
    }

    /// "Banquet" or "Raid".
    #[must_use]
    pub fn side(&self, face: TileFace) -> String {
        match face.side() {
            troyes_rules::Side::Banquet => self.say("banquet"),
            troyes_rules::Side::Raid => self.say("raid"),
        }
    }

    /// A die where it lies, with its price and its tile.
    #[must_use]
    pub fn die(&self, board: &Board, sector: Sector) -> String {
        let color = board.color(sector);
        let values = values![
            "sector" => sector.get() + 1,
            "color" => self.color(color),
            "plaza" => color.name(),
            "value" => board.face(sector).map_or(0, Face::get),
            "price" => self.price(board.price(sector)),
        ];
        let die = match (board.is_available(sector), board.is_black(sector)) {
            (true, true) => self.say_with("die-tame", &values),
            (true, false) => self.say_with("die-clear", &values),
            (false, true) => self.say_with("die-black", &values),
            (false, false) => self.say_with("die-raided", &values),
        };
        match board.tile(sector) {
            Some(face) => self.sequence(&[die, self.named_tile(face)]),
            None => die,
        }
    }

    /// The dice of a half-day, as they fell; nothing before the first roll.
    #[must_use]
    pub fn dice(&self, board: &Board) -> Option<String> {
        board.half_day()?;
        let value = |sector: Sector| board.face(sector).map_or(0, Face::get);
        let clear = Sector::ALL.into_iter().filter(|&sector| !board.is_black(sector));
        let clear: Vec<String> = clear
            .map(|sector| {
                let color = self.color(board.color(sector));
                self.say_with("die-face", &values!["color" => color, "value" => value(sector)])
            })
            .collect();
        let black = Sector::ALL.into_iter().find(|&sector| board.is_black(sector))?;
        let values = values![
            "clear" => self.list(&clear),
            "black" => value(black),
            "plaza" => board.color(black).name(),
        ];
        Some(self.say_with("dice-fall", &values))
    }

    /// What an attack did, if the effect is one.
    #[must_use]
    pub fn attack(&self, columns: Columns, effect: Effect) -> Option<String> {
        let Effect::Attacked { cell, outcome } = effect else { return None };
        let outcome = match outcome {
            Outcome::Crossed => "crossed",
            Outcome::Protected => "protected",
            Outcome::AlreadyCrossed => "already_crossed",
        };
        let values = values![
            "color" => cell.color.name(),
            "district" => self.district(cell.color),
            "value" => columns.face_at(cell.position).get(),
        ];
        Some(self.say_of_with("attack-", outcome, &values))
    }
}

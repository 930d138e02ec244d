//! What can be done on the sheet, and what it brings.

use troyes_rules::printed::{CATHEDRAL_ROWS, FORTRESS_CITIZENS, GREAT_HALLS, Gain, WORK_CITIZENS};
use troyes_rules::{Board, Building, Decision, Decisions, Kind, Row, Target};

use crate::catalogue::Words;
use crate::values;

impl Words {
    /// What a decision is about: "Fortress 3", "Gain 4 deniers".
    #[must_use]
    pub fn title(&self, board: &Board, decision: Decision) -> String {
        match decision.target(board.columns()) {
            Target::Building(building) => {
                let value = board.columns().face_at(building.position).get();
                let values = values!["row" => self.row(building.row()), "value" => value];
                self.say_with("title-building", &values)
            }
            Target::Resource(resource) => {
                let amount = decision.take().map_or(0, |take| take.value.get());
                let what = self.some_resource(resource, amount.into());
                self.say_with("title-resource", &values!["what" => what])
            }
            Target::Citizen(color) => {
                self.say_with("title-citizen", &values!["citizens" => self.citizens(color)])
            }
            Target::Relief => self.say("prompt-relief"),
        }
    }

    /// Which die a decision takes, as what, and for how much; `None` if it takes none.
    #[must_use]
    pub fn with_die(&self, board: &Board, decision: Decision) -> Option<String> {
        let Decision::Take(take) = decision else { return None };
        let values = values![
            "sector" => take.sector.get() + 1,
            "color" => self.color(take.color),
            "value" => take.value.get(),
            "cost" => self.cost(board.cost(&take).unwrap_or_default()),
        ];
        Some(self.say_with("with-die", &values))
    }

    /// What a building gives.
    #[must_use]
    pub fn benefit(&self, building: Building) -> String {
        let index = building.position.index();
        if building.kind == Kind::Work {
            return self.some_citizens(building.color, WORK_CITIZENS.into());
        }
        match building.row() {
            Row::Fortress => {
                let citizen = self.some_citizens(FORTRESS_CITIZENS[index], 1);
                self.say_with("benefit-fortress", &values!["citizen" => citizen])
            }
            Row::GreatHall => {
                let gain = GREAT_HALLS[index];
                let (Gain::Citizens(color, _) | Gain::Resources(color, _)) = gain;
                let values = values!["gift" => self.gain(gain), "color" => color.name()];
                self.say_with("benefit-hall", &values)
            }
            _ => {
                let counted = CATHEDRAL_ROWS[index];
                let values =
                    values!["character" => self.character(counted), "rows" => self.rows(counted)];
                self.say_with("benefit-cathedral", &values)
            }
        }
    }

    /// What a player is asked for.
    #[must_use]
    pub fn prompt(&self, decisions: &Decisions) -> String {
        match decisions {
            Decisions::Nothing => self.say("turn-done"),
            Decisions::Relief => self.say("prompt-relief"),
            Decisions::Takes(_) => self.say("prompt-die"),
            Decisions::Citizens(_) => self.say("prompt-citizen"),
            Decisions::Builds(places) => match places.iter().next().map(|place| place.kind) {
                Some(Kind::Prestige) => self.say("prompt-free-prestige"),
                _ => self.say("prompt-free-work"),
            },
        }
    }
}

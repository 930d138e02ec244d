//! Effects in their order, and the sentences of the chronicle.

use troyes_rules::printed::Bonus;
use troyes_rules::{Columns, Decision, Effect, Loss, Row, Take, Use};

use crate::catalogue::Words;
use crate::terms::bonus_key;
use crate::values;

/// A link of a chain: where something comes from, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChainLink {
    /// What gives something.
    pub source: String,
    /// What it gives.
    pub gains: Vec<String>,
    /// From where to where tracks move.
    pub detail: String,
}

impl ChainLink {
    fn of(source: String) -> Self {
        Self { source, ..Self::default() }
    }
}

impl Words {
    /// A decision's effects as a chain: each thing that gives something, with what it gives.
    #[must_use]
    pub fn chain(
        &self,
        columns: Columns,
        decision: Decision,
        effects: &[Effect],
    ) -> Vec<ChainLink> {
        let mut chain: Vec<ChainLink> = self.start(decision).into_iter().collect();
        for run in Effect::runs(effects) {
            self.add_to(&mut chain, columns, run);
        }
        chain
    }

    /// The first link of the chain of a decision that builds nothing.
    fn start(&self, decision: Decision) -> Option<ChainLink> {
        let source = match decision {
            Decision::Take(Take { r#use: Use::Resources, .. }) => self.say("chain-die"),
            Decision::Relief => self.say("relief"),
            Decision::Citizen(_) => self.say("chain-chosen"),
            Decision::Take(_) | Decision::Build(_) => return None,
        };
        Some(ChainLink::of(source))
    }

    fn add_to(&self, chain: &mut Vec<ChainLink>, columns: Columns, run: &[Effect]) {
        match run[0] {
            Effect::Built { building } => {
                let mut link = ChainLink::of(self.building(columns, building));
                if building.row() == Row::Fortress {
                    link.gains.push(self.say("protects"));
                }
                return chain.push(link);
            }
            Effect::Linked { link } => {
                let (left, right) = Self::between(columns, link);
                let values = values!["left" => left, "right" => right];
                return chain.push(ChainLink::of(self.say_with("chain-link", &values)));
            }
            Effect::Won { bonus, color, space } => {
                let values = values!["space" => space, "citizens" => self.citizens(color)];
                let source = self.say_of_with("chain-", bonus_key(bonus), &values);
                return chain.push(ChainLink::of(source));
            }
            _ => {}
        }
        let Some((gain, detail)) = self.gained(run) else { return };
        if chain.is_empty() {
            chain.push(ChainLink::default());
        }
        if let Some(last) = chain.last_mut() {
            last.gains.push(gain);
            let details = [&last.detail, &detail].into_iter().filter(|detail| !detail.is_empty());
            last.detail = self.enumeration(&details.cloned().collect::<Vec<_>>());
        }
    }

    /// What equal effects in a row give, and from where to where a track moves by them.
    fn gained(&self, run: &[Effect]) -> Option<(String, String)> {
        let count = run.len();
        let gain = match run[0] {
            Effect::Circled { resource, .. } => self.some_resource(resource, count),
            Effect::Joined { color, space } => {
                let to = usize::from(space) + count - 1;
                let detail = self.say_with("from-to", &values!["from" => space - 1, "to" => to]);
                return Some((self.some_citizens(color, count), detail));
            }
            Effect::Unlocked { row, points } => self.say_with(
                "unlocks",
                &values!["character" => self.character(row), "points" => points],
            ),
            Effect::Lost(loss) => {
                let what = match loss {
                    Loss::Resource(resource) => self.some_resource(resource, count),
                    Loss::Citizen => self.say_with("some-citizens", &values!["count" => count]),
                    Loss::FreeBuilding(bonus) => self.say_of("lost-", bonus_key(bonus)),
                };
                self.say_with("lost", &values!["what" => what])
            }
            _ => return None,
        };
        Some((gain, String::new()))
    }

    /// What has to be chosen after a chain that does not finish the turn.
    #[must_use]
    pub fn chosen_next(&self, effects: &[Effect]) -> ChainLink {
        let source = match effects.last() {
            Some(Effect::Won { bonus: Bonus::FreeWork, .. }) => self.say("chain-choose-work"),
            Some(Effect::Won { bonus: Bonus::FreePrestige, .. }) => {
                self.say("chain-choose-prestige")
            }
            _ => self.say("chain-choose-citizen"),
        };
        ChainLink { gains: vec![self.say("chain-choose")], ..ChainLink::of(source) }
    }

    /// A decision with all that followed, as one sentence about somebody with a name, or about you.
    #[must_use]
    pub fn step(
        &self,
        columns: Columns,
        decision: Decision,
        effects: &[Effect],
        name: Option<&str>,
    ) -> String {
        let chain = self.chain(columns, decision, effects);
        let mut parts = Vec::new();
        let first = chain.first().map_or(&[][..], |first| &first.gains);
        parts.push(match decision {
            _ if !first.is_empty() => self.enumeration(first),
            Decision::Take(Take { r#use: Use::Resources, .. }) => self.say("nothing"),
            Decision::Take(_) | Decision::Build(_) => self.say("no-dice"),
            Decision::Relief | Decision::Citizen(_) => self.say("nothing"),
        });
        for link in chain.iter().skip(1) {
            parts.push(match link.gains.as_slice() {
                [] => link.source.clone(),
                gains => self.named(&link.source, &self.enumeration(gains)),
            });
        }
        let gains = self.sequence(&parts);
        let mut values = values![
            "self" => if name.is_none() { "yes" } else { "no" },
            "name" => name.unwrap_or_default(),
        ];
        let key = match decision {
            Decision::Take(Take { r#use: Use::Resources, .. }) => "announce-gain",
            Decision::Relief => "announce-relief",
            Decision::Citizen(_) => "announce-citizen",
            Decision::Take(_) | Decision::Build(_) => {
                let built = chain.first().map(|first| first.source.clone());
                values.set("what", built.unwrap_or_default());
                values.set("gains", gains);
                return self.say_with("announce-build", &values);
            }
        };
        values.set("what", gains);
        self.say_with(key, &values)
    }
}

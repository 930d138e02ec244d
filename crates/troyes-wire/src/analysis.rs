//! A finished game in luck and skill, on the wire.

use serde::{Deserialize, Serialize};
use troyes_rules::HalfDay;
use troyes_solver::advice::{self, PlayerAnalysis};
use troyes_table::{Played, Player, Step, outcome};
use ts_rs::TS;

use crate::chronicle::{PlayedDie, PlayedStep, played_dice};
use crate::points::{EvaluationView, Points};
use crate::sheet::SheetView;
use crate::words::Level;

/// A finished game, explained for every player: score = start + Σ luck − Σ loss + Σ rest.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct AnalysisView {
    /// The name of the game.
    pub id: String,
    /// The values at the positions of the columns.
    pub columns: Vec<u8>,
    /// The players, in the order of the table.
    pub players: Vec<PlayerAnalysisView>,
    /// What the strongest bot made of the same dice.
    pub strongest: PlayerAnalysisView,
}

/// An analysis that is not ready yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct AnalysisProgress {
    /// Steps that are done; none while others are served first.
    pub done: u32,
    /// Steps in all.
    pub of: u32,
}

/// The game of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct PlayerAnalysisView {
    /// The player's name.
    pub name: String,
    /// How well the bot plays that has this seat, if one has.
    pub bot: Option<Level>,
    /// The expected score before the first roll.
    pub start: Points,
    /// The luck of all rolls.
    pub luck: Points,
    /// What all decisions gave away.
    pub loss: Points,
    /// What looking closer changed: the solver changing its mind.
    pub rest: Points,
    /// The score.
    pub score: Points,
    /// The score without the luck of the dice.
    pub luck_adjusted: Points,
    /// The sheet at the end.
    pub sheet: SheetView,
    /// The half-days.
    pub half_days: Vec<HalfDayAnalysisView>,
}

/// A half-day of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct HalfDayAnalysisView {
    /// 1 to 16.
    pub half_day: u8,
    /// The expected score before the roll.
    pub before: Points,
    /// What the roll changed.
    pub luck: Points,
    /// What the decisions gave away.
    pub loss: Points,
    /// What looking closer changed.
    pub rest: Points,
    /// The expected score afterwards; after the last half-day, the score.
    pub after: Points,
    /// The dice, in the order of the sectors.
    pub dice: Vec<PlayedDie>,
    /// What was decided.
    pub decisions: Vec<DecisionAnalysisView>,
}

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Class {
    /// None was better.
    Best,
    /// The solver hardly sees a difference.
    Fine,
    /// A little was given away.
    Inaccuracy,
    /// Points were given away.
    Mistake,
    /// As much was given away as a bad roll costs.
    Blunder,
}

/// A decision of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct DecisionAnalysisView {
    /// How good it was.
    pub class: Class,
    /// What it gave away.
    pub loss: Points,
    /// What was decided, with its value.
    pub taken: EvaluationView,
    /// The best decision, with its value.
    pub best: EvaluationView,
    /// Both on the sheet, where the difference matters.
    pub compared: Option<ComparedView>,
}

/// A decision beside a better one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct ComparedView {
    /// The sheet before the decision.
    pub before: SheetView,
    /// What the decision did.
    pub taken: PlayedStep,
    /// What the better one would have done.
    pub best: PlayedStep,
}

impl From<advice::Class> for Class {
    fn from(class: advice::Class) -> Self {
        use advice::Class as Of;
        match class {
            Of::Best => Self::Best,
            Of::Fine => Self::Fine,
            Of::Inaccuracy => Self::Inaccuracy,
            Of::Mistake => Self::Mistake,
            Of::Blunder => Self::Blunder,
        }
    }
}

impl PlayerAnalysisView {
    /// The analysis of a player's game. Both must be about the same decisions.
    #[must_use]
    pub fn new(player: &Player, bot: Option<Level>, analysis: &PlayerAnalysis) -> Self {
        let half_days = HalfDay::ALL.into_iter().zip(&analysis.half_days);
        Self {
            name: player.name().to_owned(),
            bot,
            start: analysis.start.into(),
            luck: analysis.luck().into(),
            loss: analysis.loss().into(),
            rest: analysis.rest().into(),
            score: analysis.score.into(),
            luck_adjusted: analysis.luck_adjusted().into(),
            sheet: player.now().seat().sheet().into(),
            half_days: half_days
                .filter_map(|(half_day, analysis)| {
                    Some(half_day_view(half_day, player.half_day(half_day)?, analysis))
                })
                .collect(),
        }
    }
}

fn half_day_view(
    half_day: HalfDay,
    played: &Played,
    analysis: &advice::HalfDayAnalysis,
) -> HalfDayAnalysisView {
    let starts =
        std::iter::once(played.start.seat()).chain(played.steps.iter().map(|step| &step.after));
    let decisions = analysis.decisions.iter().zip(starts).zip(&played.steps);
    let decision = |((decision, seat), step): ((&advice::DecisionAnalysis, _), &Step)| {
        let matters = decision.class > advice::Class::Fine;
        DecisionAnalysisView {
            class: decision.class.into(),
            loss: decision.loss.into(),
            taken: (&decision.taken).into(),
            best: (&decision.best).into(),
            compared: matters.then(|| {
                let best = outcome(played.start.board(), seat, decision.best.decision).0;
                ComparedView {
                    before: seat.sheet().into(),
                    taken: step.into(),
                    best: (&best).into(),
                }
            }),
        }
    };
    HalfDayAnalysisView {
        half_day: half_day.get(),
        before: analysis.before.into(),
        luck: analysis.luck.into(),
        loss: analysis.loss().into(),
        rest: analysis.rest.into(),
        after: analysis.after.into(),
        dice: played_dice(played.start.board()),
        decisions: decisions.map(decision).collect(),
    }
}

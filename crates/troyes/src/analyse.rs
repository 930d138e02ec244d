//! `analyse`: games explained in luck and skill, as a table for people or as JSON.

use std::io::{self, BufWriter, Write};

use serde_json::{Value, json};
use troyes_record::{Record, decisions_to_json};
use troyes_rules::{Decision, HalfDay};
use troyes_solver::advice::{Class, DecisionAnalysis, HalfDayAnalysis, PlayerAnalysis, analyse};
use troyes_solver::{Evaluation, Millionths, QuantisedNetwork};

use crate::arguments::AnalyseOptions;
use crate::input::{self, Origin, Reader, Unreadable};

/// Explains all records. Returns whether all were good.
pub(crate) fn run(options: &AnalyseOptions) -> anyhow::Result<bool> {
    let mut explainer = Explainer {
        network: options.weights.network()?,
        json: options.json,
        output: BufWriter::new(io::stdout().lock()),
        all_good: true,
    };
    input::read_all(&options.records.files, &mut explainer)?;
    explainer.output.flush()?;
    Ok(explainer.all_good)
}

struct Explainer<W: Write> {
    network: QuantisedNetwork,
    json: bool,
    output: W,
    all_good: bool,
}

impl<W: Write> Reader for Explainer<W> {
    fn record(
        &mut self,
        origin: Origin<'_>,
        record: Result<Record, Unreadable>,
    ) -> anyhow::Result<()> {
        let analysed =
            record.and_then(|record| analyse(&self.network, &record).map_err(Unreadable::Bad));
        match analysed {
            Err(reason) => {
                self.all_good = false;
                eprintln!("troyes: {origin}: {reason}");
            }
            Ok(players) if self.json => {
                let players: Vec<Value> = players.iter().map(player_json).collect();
                writeln!(self.output, "{}", json!({ "players": players }))?;
            }
            Ok(players) => {
                for player in &players {
                    table(player, &mut self.output)?;
                }
            }
        }
        Ok(())
    }

    fn before_waiting(&mut self) -> anyhow::Result<()> {
        Ok(self.output.flush()?)
    }
}

fn table(player: &PlayerAnalysis, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{}", player.name)?;
    writeln!(output)?;
    writeln!(output, "half-day       before    luck    loss    rest   after  decisions")?;
    for (half_day, analysis) in HalfDay::ALL.into_iter().zip(&player.half_days) {
        let when = format!("{} {}", half_day.day(), half_day.half().name());
        writeln!(
            output,
            "{when:<12} {:>8.2} {:>+7.2} {:>7.2} {:>+7.2} {:>7.2}  {}",
            analysis.before.points(),
            analysis.luck.points(),
            analysis.loss().points(),
            analysis.rest.points(),
            analysis.after.points(),
            words(analysis).join("; ")
        )?;
    }
    writeln!(output)?;
    writeln!(
        output,
        "score {} = start {} + luck {} - loss {} + rest {}",
        player.score,
        player.start,
        player.luck(),
        player.loss(),
        player.rest()
    )?;
    writeln!(output, "without luck {}", player.luck_adjusted())?;
    writeln!(output)
}

/// What was decided, and what would have been better where that matters.
fn words(half_day: &HalfDayAnalysis) -> Vec<String> {
    let one = |decision: &DecisionAnalysis| {
        let taken = decision.taken.decision;
        if decision.class <= Class::Fine {
            return format!("{taken} ({})", decision.class.name());
        }
        let reason = reason(&decision.taken, &decision.best);
        let (class, best) = (decision.class.name(), decision.best.decision);
        format!("{taken} ({class}, -{:.2}: better {best}, {reason})", decision.loss.points())
    };
    half_day.decisions.iter().map(one).collect()
}

/// What the better decision would have given and given up.
fn reason(taken: &Evaluation, best: &Evaluation) -> String {
    let parts = ["citizens", "rows", "resources"];
    let changes = best.expected.parts.iter().zip(taken.expected.parts).zip(parts);
    let changes: Vec<String> = changes
        .filter(|((best, taken), _)| (*best - taken).abs() >= 0.05)
        .map(|((best, taken), part)| format!("{:+.1} {part}", best - taken))
        .collect();
    changes.join(" ")
}

fn player_json(player: &PlayerAnalysis) -> Value {
    json!({
        "name": player.name,
        "start": number(player.start),
        "score": number(player.score),
        "luck": number(player.luck()),
        "loss": number(player.loss()),
        "rest": number(player.rest()),
        "luck_adjusted": number(player.luck_adjusted()),
        "half_days": player.half_days.iter().map(half_day_json).collect::<Vec<_>>(),
    })
}

fn half_day_json(half_day: &HalfDayAnalysis) -> Value {
    let decisions = half_day.decisions.iter().map(|decision| {
        json!({
            "class": decision.class.name(),
            "loss": number(decision.loss),
            "taken": evaluation_json(&decision.taken),
            "best": evaluation_json(&decision.best),
        })
    });
    json!({
        "before": number(half_day.before),
        "luck": number(half_day.luck),
        "loss": number(half_day.loss()),
        "rest": number(half_day.rest),
        "after": number(half_day.after),
        "decisions": decisions.collect::<Vec<_>>(),
    })
}

fn evaluation_json(evaluation: &Evaluation) -> Value {
    let [citizens, rows, resources] =
        evaluation.expected.parts.map(|part| number(Millionths::of(part)));
    json!({
        "decision": decision_json(evaluation.decision),
        "expected": number(Millionths::of(evaluation.expected.total())),
        "citizens": citizens,
        "rows": rows,
        "resources": resources,
        "depth": evaluation.depth.name(),
    })
}

/// The decision as it stands in records.
fn decision_json(decision: Decision) -> Value {
    let list = decisions_to_json([[decision]]);
    let list: Value = serde_json::from_str(&list).unwrap_or_default();
    list[0][0].clone()
}

/// The nearest floating-point number prints with the same six decimals.
fn number(points: Millionths) -> Value {
    json!(points.points())
}

//! What was found, for people and for programs.

use std::io::{self, Write};

use serde_json::{Value, json};
use troyes_paper::{Change, Known};
use troyes_rules::HalfDay;
use troyes_solver::advice::{PlayerAnalysis, analyse};

use super::ask::when;
use super::{Finding, Wrong};

impl Finding<'_> {
    /// How many games fit, if that is known.
    fn count(&self) -> Option<f64> {
        match self.known {
            Known::All(lines) => Some(lines.count()),
            _ => None,
        }
    }

    /// How sure a half-day is: the share of games that fit in which it was used so.
    fn share(&self, half_day: HalfDay) -> f64 {
        let deed = self.line.deeds(self.paper)[half_day.index()];
        let possible = self.knowledge.possible(half_day);
        possible.iter().find(|(known, _)| *known == deed).map_or(0.0, |(_, share)| share)
    }

    fn analysis(&self) -> anyhow::Result<Option<PlayerAnalysis>> {
        let record = self.line.to_record(self.paper);
        Ok(analyse(self.network, &record)?.pop())
    }
}

/// A table of the half-days, and what the line gives away.
pub(super) fn text(finding: &Finding<'_>, output: &mut impl Write) -> anyhow::Result<()> {
    let name = crate::text::safe(finding.paper.player());
    match finding.count() {
        Some(count) if count < 1.5 => writeln!(output, "{name}: one game fits this sheet")?,
        Some(count) => writeln!(output, "{name}: {count:.0} games fit this sheet, such as")?,
        None => writeln!(output, "{name}: very many games fit this sheet, such as")?,
    }
    writeln!(output)?;
    writeln!(output, "half-day      what was done             how sure")?;
    for (half_day, deed) in HalfDay::ALL.into_iter().zip(finding.line.deeds(finding.paper)) {
        let sure = if finding.knowledge.is_certain(half_day) {
            "certain".to_owned()
        } else {
            format!("{:.0} %", 100.0 * finding.share(half_day))
        };
        writeln!(output, "{:<12}  {:<24}  {sure}", when(half_day), deed.to_string())?;
    }
    writeln!(output)?;
    writeln!(output, "A game that fits, not \"the\" game. It is reconstructed: nobody can")?;
    writeln!(output, "check its dice, and it earns no feats.")?;
    writeln!(output, "Of those that fit, none was seen that gives away less. At least")?;
    writeln!(output, "{:.1} points were given away (one-ply values).", finding.loss.points())?;
    if let Some(analysis) = finding.analysis()? {
        writeln!(
            output,
            "score {} = start {} + luck {} - loss {} + rest {}",
            analysis.score,
            analysis.start,
            analysis.luck(),
            analysis.loss(),
            analysis.rest()
        )?;
    }
    Ok(())
}

/// The same as one line of JSON.
pub(super) fn json(finding: &Finding<'_>) -> anyhow::Result<Value> {
    let deeds = finding.line.deeds(finding.paper);
    let half_days = HalfDay::ALL.into_iter().zip(deeds).map(|(half_day, deed)| {
        let possible = finding.knowledge.possible(half_day).iter();
        let possible =
            possible.map(|(deed, share)| json!({ "deed": deed.to_string(), "share": share }));
        json!({
            "day": half_day.day().get(),
            "half": half_day.half().name(),
            "deed": deed.to_string(),
            "certain": finding.knowledge.is_certain(half_day),
            "possible": possible.collect::<Vec<_>>(),
        })
    });
    let record: Value = serde_json::from_str(&finding.line.to_record(finding.paper).to_json())?;
    let analysis = finding.analysis()?;
    Ok(json!({
        "ok": true,
        "player": finding.paper.player(),
        "reconstructed": true,
        "games": finding.count(),
        "loss_at_least": finding.loss.points(),
        "luck": analysis.as_ref().map(|analysis| analysis.luck().points()),
        "score": analysis.as_ref().map(|analysis| analysis.score.points()),
        "half_days": half_days.collect::<Vec<_>>(),
        "record": record,
    }))
}

/// The answer to a sheet that no game ends with.
pub(super) fn impossible_json(sentence: &str, wrong: &Wrong, proposals: &[Change]) -> Value {
    let proposals: Vec<String> = proposals.iter().map(ToString::to_string).collect();
    json!({
        "ok": false,
        "error": sentence,
        "code": wrong.code(),
        "clause": wrong.clause(),
        "proposals": proposals,
    })
}

/// The answer to a document that is no sheet.
pub(super) fn refusal_json(sentence: &str, code: &str) -> Value {
    json!({ "ok": false, "error": sentence, "code": code })
}

/// Single numbers that would make a sheet possible.
pub(super) fn proposals(proposals: &[Change], output: &mut impl Write) -> io::Result<()> {
    if proposals.is_empty() {
        return writeln!(output, "No single number next to one of the sheet makes it possible.");
    }
    writeln!(output, "It would be possible with")?;
    for change in proposals {
        writeln!(output, "  {change}")?;
    }
    Ok(())
}

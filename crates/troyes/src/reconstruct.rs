//! `reconstruct`: decisions that lead to a finished paper sheet, with questions that tell them apart.

mod ask;
mod report;
mod sheets;

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use troyes_paper::{
    Answers, DeadEnd, Impossible, Knowledge, Known, LeastLoss, Limits, Line, Paper, Proposals, loss,
};
use troyes_rules::HalfDay;
use troyes_solver::{Millionths, QuantisedNetwork};

use crate::arguments::{ReconstructOptions, refuse};

/// States that each number next to a wrong one is tried with.
const PROPOSAL_STATES: u64 = 20_000;

/// Reconstructs all sheets. Returns whether all were possible.
pub(crate) fn run(options: &ReconstructOptions) -> anyhow::Result<bool> {
    let answers =
        ask::answers(&options.answers).unwrap_or_else(|mistake| refuse("reconstruct", &mistake));
    let network = options.weights.network()?;
    let file = |path: &std::path::PathBuf| {
        File::create(path).with_context(|| format!("{}", path.display()))
    };
    let records = options.record.as_ref().map(file).transpose()?;
    let mut desk = Desk { options, network, records: records.map(BufWriter::new), all_good: true };
    sheets::read_all(&options.files, &mut |origin, sheet| match sheet {
        Ok(paper) => desk.reconstruct(origin, &paper, answers),
        Err(refusal) => desk.refused(origin, &refusal.to_string(), refusal.code()),
    })?;
    if let Some(records) = &mut desk.records {
        records.flush()?;
    }
    Ok(desk.all_good)
}

/// What a reconstruction found.
struct Finding<'a> {
    paper: &'a Paper,
    known: &'a Known,
    knowledge: &'a Knowledge,
    line: Line,
    loss: Millionths,
    network: &'a QuantisedNetwork,
}

struct Desk<'a> {
    options: &'a ReconstructOptions,
    network: QuantisedNetwork,
    records: Option<BufWriter<File>>,
    all_good: bool,
}

impl Desk<'_> {
    fn reconstruct(
        &mut self,
        origin: &str,
        paper: &Paper,
        mut answers: Answers,
    ) -> anyhow::Result<()> {
        let wrong = paper.accounts();
        if let Some(first) = wrong.first() {
            return self.impossible(origin, paper, &Wrong::Account(*first));
        }
        let mut known = self.look(paper, &answers);
        let mut asked: Vec<HalfDay> = Vec::new();
        for _ in 0..self.questions() {
            let Some(knowledge) = known.knowledge(paper) else { break };
            let question =
                knowledge.question(|day| asked.contains(&day) || answers.get(day).is_some());
            let Some(half_day) = question else { break };
            asked.push(half_day);
            let Some(deed) = ask::ask(half_day, &knowledge)? else { continue };
            answers.set(half_day, Some(deed));
            known = match known {
                Known::All(mut lines) => {
                    lines.retain(&answers);
                    Known::All(lines)
                }
                _ => self.look(paper, &answers),
            };
        }
        match (&known, known.knowledge(paper)) {
            (Known::Impossible(end), _) => self.impossible(origin, paper, &Wrong::DeadEnd(*end)),
            (_, Some(knowledge)) => self.found(origin, paper, &known, &knowledge),
            _ => self.refused(origin, "no game was found that fits, and none excluded", "stopped"),
        }
    }

    /// Questions, where there is somebody to answer them.
    fn questions(&self) -> u8 {
        let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if at_terminal && !self.options.json { self.options.questions } else { 0 }
    }

    fn look(&self, paper: &Paper, answers: &Answers) -> Known {
        let limits = Limits { search: self.options.states, ..Limits::default() };
        let bar = spinner();
        let known = Known::of(paper, answers, limits, &mut |states| {
            bar.set_position(states);
            true
        });
        bar.finish_and_clear();
        known
    }

    fn found(
        &mut self,
        origin: &str,
        paper: &Paper,
        known: &Known,
        knowledge: &Knowledge,
    ) -> anyhow::Result<()> {
        let Some((line, loss)) = self.best(paper, known) else {
            return self.refused(origin, "no game fits what is remembered", "paper-answers");
        };
        if let Some(records) = &mut self.records {
            writeln!(records, "{}", line.to_record(paper).to_json())?;
        }
        let finding = Finding { paper, known, knowledge, line, loss, network: &self.network };
        let mut output = io::stdout().lock();
        if self.options.json {
            writeln!(output, "{}", report::json(&finding)?)?;
        } else {
            report::text(&finding, &mut output)?;
        }
        Ok(())
    }

    /// The line that gives away least.
    fn best(&self, paper: &Paper, known: &Known) -> Option<(Line, Millionths)> {
        match known {
            Known::All(lines) => LeastLoss::new(lines, &self.network).line(),
            Known::Some(lines) => {
                let with_loss = |line: &Line| (line.clone(), loss(&self.network, paper, line));
                lines.iter().map(with_loss).min_by_key(|(_, loss)| *loss)
            }
            Known::Impossible(_) | Known::Nothing => None,
        }
    }

    fn impossible(&mut self, origin: &str, paper: &Paper, wrong: &Wrong) -> anyhow::Result<()> {
        self.all_good = false;
        let mut proposals = Proposals::new(paper, PROPOSAL_STATES);
        let bar = spinner();
        while proposals.step(1_000) {
            bar.inc(1_000);
        }
        bar.finish_and_clear();
        let proposals = proposals.found();
        let sentence = format!("{origin}: {} ({})", wrong.sentence(), wrong.clause());
        eprintln!("troyes: {sentence}");
        if self.options.json {
            let answer = report::impossible_json(&sentence, wrong, proposals);
            writeln!(io::stdout(), "{answer}")?;
        } else {
            report::proposals(proposals, &mut io::stdout())?;
        }
        Ok(())
    }

    fn refused(&mut self, origin: &str, sentence: &str, code: &str) -> anyhow::Result<()> {
        self.all_good = false;
        let sentence = format!("{origin}: {sentence}");
        eprintln!("troyes: {sentence}");
        if self.options.json {
            writeln!(io::stdout(), "{}", report::refusal_json(&sentence, code))?;
        }
        Ok(())
    }
}

/// Why no game ends with a sheet.
enum Wrong {
    Account(Impossible),
    DeadEnd(DeadEnd),
}

impl Wrong {
    fn sentence(&self) -> String {
        match self {
            Self::Account(impossible) => impossible.to_string(),
            Self::DeadEnd(DeadEnd { half_day, .. }) => {
                let (day, half) = (half_day.day(), half_day.half().name());
                format!("no game ends so: all that begin well end on day {day}, {half}")
            }
        }
    }

    fn clause(&self) -> String {
        match self {
            Self::Account(impossible) => impossible.clause().to_string(),
            Self::DeadEnd(end) => end.reason.clause().to_string(),
        }
    }

    const fn code(&self) -> &'static str {
        match self {
            Self::Account(impossible) => impossible.code(),
            Self::DeadEnd(_) => "paper-dead-end",
        }
    }
}

/// Drawn on standard error, and only if that is a terminal.
fn spinner() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {human_pos} sheets, {elapsed}");
    ProgressBar::new_spinner().with_style(style.expect("the template is well formed"))
}

//! How much is right after a number of answers of somebody who remembers everything that is asked.

use troyes_paper::{Answers, Knowledge, Known, LeastLoss, Limits, Line, Paper, loss};
use troyes_record::Record;
use troyes_rules::HalfDay;
use troyes_solver::QuantisedNetwork;

/// Answers after which it is measured.
pub(crate) const STAGES: [usize; 6] = [0, 2, 4, 6, 8, 10];

/// What is known after some answers.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    /// Half-days of the chosen line that were used as they really were.
    pub(crate) right: usize,
    pub(crate) certain: usize,
    /// Points that the chosen line gives away.
    pub(crate) loss: f64,
    /// Whether all lines were looked at.
    pub(crate) whole: bool,
}

/// Asks about one game.
pub(crate) fn ask(
    network: &QuantisedNetwork,
    record: &Record,
    paper: &Paper,
) -> Option<(f64, Vec<Stage>)> {
    let truth = Line::of_record(record)?;
    let deeds = truth.deeds(paper);
    let mut answers = Answers::default();
    let mut known = Known::of(paper, &answers, Limits::default(), &mut |_| true);
    let mut stages = Vec::new();
    for asked in 0..=STAGES[STAGES.len() - 1] {
        let knowledge = known.knowledge(paper)?;
        if STAGES.contains(&asked) {
            stages.push(stage(network, paper, &known, &knowledge, &deeds)?);
        }
        let question = knowledge.question(|half_day| answers.get(half_day).is_some());
        if let Some(half_day) = question {
            answers.set(half_day, Some(deeds[half_day.index()]));
            known = match known {
                Known::All(mut lines) => {
                    lines.retain(&answers);
                    Known::All(lines)
                }
                _ => Known::of(paper, &answers, Limits::default(), &mut |_| true),
            };
        }
    }
    Some((loss(network, paper, &truth).points(), stages))
}

fn stage(
    network: &QuantisedNetwork,
    paper: &Paper,
    known: &Known,
    knowledge: &Knowledge,
    truth: &[troyes_paper::Deed; HalfDay::COUNT],
) -> Option<Stage> {
    let (line, loss) = match known {
        Known::All(lines) => LeastLoss::new(lines, network).line()?,
        Known::Some(lines) => {
            let losses = lines.iter().map(|line| (line.clone(), loss(network, paper, line)));
            losses.min_by_key(|(_, loss)| *loss)?
        }
        _ => return None,
    };
    let right = line.deeds(paper).iter().zip(truth).filter(|(a, b)| a == b).count();
    let certain = HalfDay::ALL.into_iter().filter(|&day| knowledge.is_certain(day)).count();
    Some(Stage { right, certain, loss: loss.points(), whole: knowledge.is_whole })
}

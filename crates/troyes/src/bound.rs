//! `bound`: what nobody can beat, next to what is achieved.

use std::io::{self, Write};

use serde::Serialize;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_solver::QuantisedNetwork;
use troyes_solver::strength::{Inner, Mean, SERIES, score_and_bound};

use crate::arguments::BoundOptions;
use crate::{parallel, report};

/// A mean as it is printed.
#[derive(Serialize)]
struct Figure {
    mean: f64,
    interval: f64,
}

impl From<Mean> for Figure {
    fn from(mean: Mean) -> Self {
        Self { mean: mean.mean(), interval: mean.interval() }
    }
}

/// Three things that must never be mixed up.
#[derive(Serialize)]
struct Report {
    seeds: &'static str,
    games: u64,
    half_days: usize,
    beam: usize,
    /// What the solver scored, by one-ply values.
    achieved: Figure,
    /// The mean of what a beam found for the informed player: too low for a bound if the beam dropped anything.
    estimated_bound: Figure,
    /// The same, if every inner problem was solved exactly.
    certified_bound: Option<Figure>,
    /// How many inner problems were solved exactly.
    solved_exactly: usize,
}

/// Plays the games and prints the three figures.
pub(crate) fn run(options: &BoundOptions) -> anyhow::Result<()> {
    let network = options.weights.network()?;
    let games =
        parallel::games(options.games, options.jobs, |index| game(options, &network, index))?;
    let (mut achieved, mut bound) = (Mean::default(), Mean::default());
    for (score, inner) in &games {
        achieved.add(f64::from(*score));
        bound.add(inner.value);
    }
    let solved_exactly = games.iter().filter(|(_, inner)| inner.is_exact).count();
    let report = Report {
        seeds: SERIES,
        games: options.games,
        half_days: usize::from(options.half_days),
        beam: options.beam,
        achieved: achieved.into(),
        estimated_bound: bound.into(),
        certified_bound: (solved_exactly == games.len()).then(|| bound.into()),
        solved_exactly,
    };
    report::write(&report, options.json, print)
}

/// The solver plays up to the last half-days; from there it goes on, and the informed player does.
fn game(options: &BoundOptions, network: &QuantisedNetwork, index: u64) -> (u16, Inner) {
    let seed = Seed::of_game(SERIES, index);
    let deal = Deal::new(seed, ColumnsMode::from(options.columns), options.banquets);
    score_and_bound(network, &deal, usize::from(options.half_days), options.beam)
}

fn print(report: &Report, output: &mut impl Write) -> io::Result<()> {
    let Report { seeds, games, half_days, beam, .. } = report;
    writeln!(output, "{games} games of {seeds}, the last {half_days} half-days; ± is 95 %")?;
    writeln!(output)?;
    let figure = |Figure { mean, interval }: &Figure| format!("{mean:.3} ± {interval:.3}");
    writeln!(output, "achieved         {}", figure(&report.achieved))?;
    writeln!(output, "estimated bound  {} (beam of {beam})", figure(&report.estimated_bound))?;
    match &report.certified_bound {
        Some(certified) => writeln!(output, "certified bound  {}", figure(certified)),
        None => writeln!(
            output,
            "certified bound  none: {} of {games} inner problems were solved exactly",
            report.solved_exactly
        ),
    }
}

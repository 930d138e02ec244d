//! `strength`: what policies really score on a fixed list of seeds, and how sure that is.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use serde::Serialize;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Seat};
use troyes_solver::strength::{Mean, SERIES, luck};
use troyes_solver::{QuantisedNetwork, Workspace};

use crate::arguments::{PolicyName, StrengthOptions};
use crate::parallel;
use crate::policy::Policies;
use crate::report;

/// What one game of one policy gave.
#[derive(Clone, Copy)]
struct Played {
    score: f64,
    /// The score less the luck of the dice.
    adjusted: Option<f64>,
    decisions: u32,
    time: Duration,
}

/// A mean without the luck of the dice, where that was worked out.
#[derive(Serialize)]
struct WithoutLuck {
    luck_adjusted_mean: Option<f64>,
    luck_adjusted_interval: Option<f64>,
}

impl From<Mean> for WithoutLuck {
    fn from(mean: Mean) -> Self {
        let known = mean.count() > 0;
        Self {
            luck_adjusted_mean: known.then(|| mean.mean()),
            luck_adjusted_interval: known.then(|| mean.interval()),
        }
    }
}

impl WithoutLuck {
    fn known(&self) -> Option<(f64, f64)> {
        self.luck_adjusted_mean.zip(self.luck_adjusted_interval)
    }
}

/// What all games of a policy gave.
#[derive(Serialize)]
struct Measured {
    policy: String,
    mean: f64,
    interval: f64,
    deviation: f64,
    #[serde(flatten)]
    without_luck: WithoutLuck,
    milliseconds_per_decision: f64,
}

/// Two policies on the same dice.
#[derive(Serialize)]
struct Difference {
    mean: f64,
    interval: f64,
    #[serde(flatten)]
    without_luck: WithoutLuck,
}

#[derive(Serialize)]
struct Report {
    seeds: &'static str,
    games: u64,
    columns: &'static str,
    banquets: bool,
    policies: Vec<Measured>,
    paired_difference: Option<Difference>,
}

/// Plays all games and prints what came of them.
pub(crate) fn run(options: &StrengthOptions) -> anyhow::Result<()> {
    let names: Vec<PolicyName> =
        [Some(options.policy), options.versus].into_iter().flatten().collect();
    let policies = Policies::load(&names, &options.solver)?;
    let judge = if options.no_luck { None } else { Some(options.solver.weights.network()?) };
    let games = parallel::games(options.games, options.jobs, |index| {
        let seed = Seed::of_game(SERIES, index);
        let deal = Deal::new(seed, ColumnsMode::from(options.columns), options.banquets);
        let play = |&name: &PolicyName| game(&deal, &policies, name, judge.as_ref());
        names.iter().map(play).collect::<Vec<_>>()
    })?;
    let report = Report {
        seeds: SERIES,
        games: options.games,
        columns: ColumnsMode::from(options.columns).name(),
        banquets: options.banquets,
        policies: names
            .iter()
            .enumerate()
            .map(|(index, &name)| measured(name, games.iter().map(|game| &game[index])))
            .collect(),
        paired_difference: options.versus.map(|_| difference(&games)),
    };
    report::write(&report, options.json, print)
}

/// A policy plays the game of a deal. Only its own thinking is timed.
fn game(
    deal: &Deal,
    policies: &Policies,
    name: PolicyName,
    judge: Option<&QuantisedNetwork>,
) -> Played {
    let mut policy = policies.policy(name, &deal.seed, 0);
    let mut space = Workspace::default();
    let mut board = Board::new(&deal.setup);
    let mut seat = Seat::NEW;
    let mut all_luck = 0.0;
    let mut decisions = 0;
    let mut time = Duration::ZERO;
    for roll in deal.rolls {
        let before = (board, seat);
        board.roll(roll).expect("a deal has sixteen rolls");
        seat.face(&board, &mut |_| {});
        if let Some(judge) = judge {
            all_luck += luck(judge, (&before.0, &before.1), (&board, &seat), &mut space);
        }
        let begun = Instant::now();
        while let Some(decision) = policy.decide(&board, &seat) {
            seat.play_listed(&board, decision, &mut |_| {});
            decisions += 1;
        }
        time += begun.elapsed();
    }
    let score = f64::from(seat.sheet().score().total());
    Played { score, adjusted: judge.map(|_| score - all_luck), decisions, time }
}

fn measured<'a>(name: PolicyName, games: impl Iterator<Item = &'a Played>) -> Measured {
    let (mut score, mut adjusted) = (Mean::default(), Mean::default());
    let (mut decisions, mut time) = (0, Duration::ZERO);
    for game in games {
        score.add(game.score);
        adjusted.extend(game.adjusted);
        decisions += game.decisions;
        time += game.time;
    }
    Measured {
        policy: name.name(),
        mean: score.mean(),
        interval: score.interval(),
        deviation: score.deviation(),
        without_luck: adjusted.into(),
        milliseconds_per_decision: time.as_secs_f64() * 1e3 / f64::from(decisions.max(1)),
    }
}

fn difference(games: &[Vec<Played>]) -> Difference {
    let (mut score, mut adjusted) = (Mean::default(), Mean::default());
    for game in games {
        score.add(game[0].score - game[1].score);
        adjusted.extend(game[0].adjusted.zip(game[1].adjusted).map(|(one, other)| one - other));
    }
    Difference { mean: score.mean(), interval: score.interval(), without_luck: adjusted.into() }
}

fn print(report: &Report, output: &mut impl Write) -> io::Result<()> {
    let Report { seeds, games, columns, banquets, .. } = report;
    let expansion = if *banquets { ", Banquets & Raids" } else { "" };
    writeln!(output, "{games} games of {seeds}, columns {columns}{expansion}; ± is 95 %")?;
    writeln!(output)?;
    writeln!(output, "policy        mean score       without luck     ms per decision")?;
    for policy in &report.policies {
        let adjusted = match policy.without_luck.known() {
            Some((mean, interval)) => format!("{mean:.3} ± {interval:.3}"),
            None => "—".to_owned(),
        };
        writeln!(
            output,
            "{:<12}  {:<15}  {adjusted:<15}  {:.3}",
            policy.policy,
            format!("{:.3} ± {:.3}", policy.mean, policy.interval),
            policy.milliseconds_per_decision
        )?;
    }
    if let Some(Difference { mean, interval, without_luck }) = &report.paired_difference {
        writeln!(output)?;
        writeln!(output, "first − second, on the same dice: {mean:+.3} ± {interval:.3}")?;
        if let Some((mean, interval)) = without_luck.known() {
            writeln!(output, "without luck:                     {mean:+.3} ± {interval:.3}")?;
        }
    }
    Ok(())
}

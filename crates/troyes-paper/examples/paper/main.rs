//! Measures reconstruction on games of bots of every level: `paper [GAMES] [GAMES THAT ARE ASKED ABOUT] [MINUTES]`. Half of each are played with Banquets &
//! Raids. `make paper` runs it.

mod asking;
mod bots;
mod finding;

use std::time::{Duration, Instant};

use asking::{STAGES, Stage};
use finding::Found;
use indicatif::{ProgressBar, ProgressStyle};
use troyes_solver::QuantisedNetwork;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<u64> =
        std::env::args().skip(1).map(|number| number.parse()).collect::<Result<_, _>>()?;
    let argument = |index: usize, default| arguments.get(index).copied().unwrap_or(default);
    let (games, asked) = (argument(0, 1_000), argument(1, 100));
    // With and without the expansion, to be found and to be asked about: each of the four has a quarter of the time.
    let time = Duration::from_secs(60 * argument(2, 60)) / 4;
    let network = troyes_solver::shipped()?;
    for banquets in [false, true] {
        println!("{}", if banquets { "Banquets & Raids" } else { "Base game" });
        measure_finding(&network, banquets, games / 2, Instant::now() + time);
        measure_asking(&network, banquets, asked / 2, Instant::now() + time);
        println!();
    }
    Ok(())
}

fn measure_finding(network: &QuantisedNetwork, banquets: bool, games: u64, end: Instant) {
    let found: Vec<Found> = timed(games, end, |index| {
        let (record, paper) = bots::game(network, banquets, index);
        finding::find(&record, &paper, index)
    });
    let mut seconds: Vec<f64> = found.iter().map(|found| found.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    if seconds.is_empty() {
        return println!("  no time left");
    }
    let share = |of: &dyn Fn(&Found) -> bool| {
        100.0 * found.iter().filter(|found| of(found)).count() as f64 / found.len() as f64
    };
    // Times depend on what else the machine does; states do not.
    for states in [250_000, 1_000_000, finding::MOST_STATES] {
        let within = share(&|found| found.seconds.is_finite() && found.states <= states);
        println!("  a line within {states:>9} states {within:6.1} %");
    }
    let at = |percent: usize| seconds[(seconds.len() - 1) * percent / 100];
    println!("  {} sheets, at most {} states each", found.len(), finding::MOST_STATES);
    println!("  a line within 1 s      {:6.1} %", share(&|found| found.seconds <= 1.0));
    println!("  a line within 10 s     {:6.1} %", share(&|found| found.seconds <= 10.0));
    println!("  seconds: median {:.4}, 95th percentile {:.3}", at(50), at(95));
    let most = |of: &dyn Fn(&Found) -> u64| found.iter().map(of).max().unwrap_or(0);
    println!("  most states            {:>8}", most(&|found| found.states));
    println!("  most sheets remembered {:>8}", most(&|found| found.remembered as u64));
    println!("  lines that do not verify {:>6}", found.iter().filter(|f| !f.verified).count());
    println!("  true lines cut off       {:>6}", found.iter().filter(|f| f.cut_off).count());
    println!("  one citizen too many:");
    println!("    noticed within 1 s   {:6.1} %", share(&|found| found.noticed <= 1.0));
    println!("    without a search     {:6.1} %", share(&|found| found.at_once));
}

/// What a game gave away, and what was known of it after some answers.
type Asked = (f64, Vec<Stage>);

fn measure_asking(network: &QuantisedNetwork, banquets: bool, games: u64, end: Instant) {
    let asked: Vec<Asked> = timed(games, end, |index| {
        let (record, paper) = bots::game(network, banquets, index);
        asking::ask(network, &record, &paper)
    })
    .into_iter()
    .flatten()
    .collect();
    if asked.is_empty() {
        return;
    }
    let mean = |of: &dyn Fn(&Asked) -> f64| asked.iter().map(of).sum::<f64>() / asked.len() as f64;
    println!("  {} sheets asked about; true loss {:.1}", asked.len(), mean(&|game| game.0));
    println!("  answers  right  certain  loss  all lines known");
    for (index, answers) in STAGES.into_iter().enumerate() {
        println!(
            "  {answers:>7}  {:>5.1}  {:>7.1}  {:>4.1}  {:>13.0} %",
            mean(&|game| game.1[index].right as f64),
            mean(&|game| game.1[index].certain as f64),
            mean(&|game| game.1[index].loss),
            100.0 * mean(&|game| f64::from(u8::from(game.1[index].whole))),
        );
    }
}

/// What comes of each game, one after the other so that times mean something, until the time is over.
fn timed<T>(games: u64, end: Instant, mut of: impl FnMut(u64) -> T) -> Vec<T> {
    let style = ProgressStyle::with_template("{bar:32} {pos}/{len} sheets, {eta} left");
    let progress = ProgressBar::new(games);
    progress.set_style(style.expect("the template is well formed"));
    let in_time = |_: &u64| Instant::now() < end;
    let all = (0..games).take_while(in_time).map(|index| {
        let outcome = of(index);
        progress.inc(1);
        outcome
    });
    let all = all.collect();
    progress.finish_and_clear();
    all
}

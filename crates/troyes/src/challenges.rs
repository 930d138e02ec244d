//! `challenges`: the list, and what the solver reaches under the same conditions.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::json;
use troyes_puzzles::challenge::{Calibration, Challenge, Medal, SERIES, play};
use troyes_solver::QuantisedNetwork;
use troyes_words::{Words, values};

use crate::arguments::{CalibrateOptions, ChallengesCommand, ListChallengesOptions};
use crate::parallel;
use crate::text;

const WIDTH: usize = 80;

/// Runs the command.
pub(crate) fn run(command: &ChallengesCommand) -> anyhow::Result<()> {
    match command {
        ChallengesCommand::List(options) => list(options),
        ChallengesCommand::Calibrate(options) => calibrate(options),
    }
}

/// All challenges, for people or as lines of JSON.
fn list(options: &ListChallengesOptions) -> anyhow::Result<()> {
    let words = Words::new(options.language.language());
    let mut output = io::stdout().lock();
    for challenge in Challenge::ALL {
        if options.json {
            let Challenge { name, banquets, medals, shares, .. } = challenge;
            let line =
                json!({ "name": name, "banquets": banquets, "medals": medals, "shares": shares });
            writeln!(output, "{line}")?;
            continue;
        }
        writeln!(output, "{}", words.say_of("challenge-", challenge.name))?;
        let text = words.say_of("challenge-", &format!("{}-text", challenge.name));
        let medals = Medal::ALL.map(|medal| {
            let share = f64::from(challenge.shares[medal as usize]) / 10.0;
            let values = values![
                "points" => challenge.medals[medal as usize],
                "share" => format!("{share:.0}"),
            ];
            words.say_of_with("challenge-medal-", medal.name(), &values)
        });
        for line in [text, words.sequence(&medals)] {
            for line in text::wrap(&format!("  {line}"), WIDTH, "  ") {
                writeln!(output, "{line}")?;
            }
        }
        writeln!(output)?;
    }
    Ok(())
}

/// Lets the solver play every challenge, and prints medals and shares as they follow from its games.
fn calibrate(options: &CalibrateOptions) -> anyhow::Result<()> {
    let network = options.weights.network()?;
    let limit = Instant::now() + Duration::from_secs(60 * options.minutes);
    let mut output = io::stdout().lock();
    writeln!(output, "{} games of {SERIES} each", options.games)?;
    writeln!(output)?;
    writeln!(
        output,
        "{:<22} {:>6} {:>8}  medals      shares of all games",
        "challenge", "mean", "reached"
    )?;
    for challenge in asked_for(options)? {
        let challenge = Challenge { pull: options.pull.unwrap_or(challenge.pull), ..challenge };
        let game = |index| (Instant::now() < limit).then(|| outcome(&network, &challenge, index));
        let games = parallel::games(options.games, options.threads, game)?;
        let games: Vec<(u16, bool)> = games.into_iter().flatten().collect();
        if (games.len() as u64) < options.games {
            anyhow::bail!("the minutes are over; {} of {} games", games.len(), options.games);
        }
        let name = challenge.name;
        let Some(found) = Calibration::of(&games) else {
            writeln!(output, "{name:<22} never reached")?;
            continue;
        };
        let percent = |share: u16| format!("{:.1} %", f64::from(share) / 10.0);
        writeln!(
            output,
            "{name:<22} {:>6.2} {:>8}  {:<10}  {}",
            found.mean,
            percent(found.reached),
            found.medals.map(|score| score.to_string()).join("/"),
            found.shares.map(percent).join(", ")
        )?;
        output.flush()?;
    }
    Ok(())
}

/// All challenges, or the one that was named.
fn asked_for(options: &CalibrateOptions) -> anyhow::Result<Vec<Challenge>> {
    let Some(name) = &options.only else { return Ok(Challenge::ALL.to_vec()) };
    let challenge = Challenge::from_name(name);
    Ok(vec![challenge.with_context(|| format!("there is no challenge \"{name}\""))?])
}

/// The score of a game of the solver, and whether its goal was reached.
fn outcome(network: &QuantisedNetwork, challenge: &Challenge, index: u64) -> (u16, bool) {
    let record = play(network, challenge, index);
    let standing = challenge.standing(&record, 0).expect("the game has just been played");
    (standing.score, standing.reached && standing.broken.is_none())
}

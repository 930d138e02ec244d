//! `simulate`: whole games played by the program, on all cores, written in order.
//!
//! What a policy decides follows from a stream of its own, keyed by the seed of the game, so games are the same whatever the number of threads.

use std::io::{self, BufWriter, Write};
use std::ops::Range;

use rayon::prelude::*;
use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::Game;

use crate::arguments::SimulateOptions;
use crate::parallel::{pool, progress_bar};
use crate::policy::Policies;

/// Games that are played before the next are begun: enough to keep all cores busy, few enough to keep in memory.
const BATCH: u64 = 4096;

/// Plays and prints the games.
pub(crate) fn run(options: &SimulateOptions) -> anyhow::Result<()> {
    let pool = pool(options.jobs)?;
    let policies = Policies::load(&[options.policy], &options.solver)?;
    let mut output = BufWriter::new(io::stdout().lock());
    let progress = progress_bar(options.games);
    for batch in batches(options.games) {
        let played = batch.end - batch.start;
        let play = |index| game(options, &policies, index);
        let records: Vec<String> = pool.install(|| batch.into_par_iter().map(play).collect());
        for record in records {
            writeln!(output, "{record}")?;
        }
        progress.inc(played);
    }
    output.flush()?;
    progress.finish_and_clear();
    Ok(())
}

fn batches(games: u64) -> impl Iterator<Item = Range<u64>> {
    (0..games.div_ceil(BATCH)).map(move |batch| batch * BATCH..games.min((batch + 1) * BATCH))
}

/// One finished game as a line of JSON. Everything in it follows from the series and the index.
fn game(options: &SimulateOptions, policies: &Policies, index: u64) -> String {
    let mode = ColumnsMode::from(options.columns);
    let deal = Deal::new(Seed::of_game(&options.seed, index), mode, options.banquets);
    let players = usize::from(options.players);
    let names = (1..=players).map(|number| format!("Player {number}")).collect();
    let mut record =
        Record::of_deal(&deal, mode, names).expect("the arguments allow 1 to 10 players");
    let mut game = Game::new(&deal.setup, players).expect("the arguments allow 1 to 10 players");
    let mut seated: Vec<_> =
        (0..players).map(|player| policies.policy(options.policy, &deal.seed, player)).collect();
    for roll in deal.rolls {
        game.roll(roll, &mut |_, _| {}).expect("everybody has finished the half-day before");
        record.push_roll(roll);
        for (player, policy) in seated.iter_mut().enumerate() {
            while let Some(decision) = policy.decide(game.board(), &game.seats()[player]) {
                game.play(player, decision, &mut |_| {}).expect("policies choose from the list");
                record.push_decision(player, decision);
            }
        }
    }
    record.to_json()
}

//! The `troyes` program: reads, checks, plays and writes games of Troyes Dice.
//!
//! | module | what is there |
//! |---|---|
//! | `arguments` | the command line, from raw words to a checked configuration |
//! | `input` | records from standard input and files, one at a time |
//! | `answer` | `moves`, `inspect`, `verify`: one line for each record |
//! | `simulate`, `policy`, `parallel` | whole games played by the program |
//! | `reconstruct` | decisions from a finished paper sheet |
//! | `show` | a record drawn in the terminal |
//! | `play` | a game in the terminal |
//! | `text`, `report` | columns, whatever the language; JSON or text |
//! | `serve` | the game in the browser |
//! | `admin` | what an operator does about tables and players |
//! | `load` | many players at a server, to measure it |
//! | `backup` | what servers keep, in one file and back, and looked at |
//! | `manual` | manual pages and completions, from the command line itself |
//! | `puzzles`, `challenges` | finding, checking and showing puzzles; challenges and their medals |
//! | `strength`, `analyse`, `bound`, `train` | the solver: measured, explaining, bounded, in the making |

mod admin;
mod analyse;
mod answer;
mod arguments;
mod backup;
mod bound;
mod challenges;
mod input;
mod load;
mod manual;
mod parallel;
mod play;
mod policy;
mod puzzles;
mod reconstruct;
mod report;
mod serve;
mod show;
mod simulate;
mod strength;
mod text;
mod train;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};

/// A server makes and drops views all the time, on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How the program ends, as a number for the shell. Wrong arguments end it with 2, which is `clap`'s doing.
enum Exit {
    /// Everything went well.
    Success = 0,
    /// A record was bad, or something could not be read or written.
    Failure = 1,
}

fn main() -> ExitCode {
    let exit = match run(Arguments::parse().command) {
        Ok(exit) => exit,
        // The reader of our output has seen enough: nothing went wrong.
        Err(error) if is_broken_pipe(&error) => Exit::Success,
        Err(error) => {
            // If nobody is there to read it, nothing else is lost.
            let _ = writeln!(io::stderr(), "troyes: {error:#}");
            Exit::Failure
        }
    };
    ExitCode::from(exit as u8)
}

fn run(command: Command) -> anyhow::Result<Exit> {
    let all_good = match command {
        Command::Moves(records) => answer::run(&records.files, answer::moves)?,
        Command::Inspect(records) => answer::run(&records.files, answer::inspect)?,
        Command::Verify(records) => answer::run(&records.files, answer::verify)?,
        Command::Deal(options) => {
            writeln!(io::stdout(), "{}", options.deal().to_json())?;
            true
        }
        Command::Simulate(options) => done(simulate::run(&options))?,
        Command::Show(options) => show::run(&options)?,
        Command::Play(options) => done(play::run(&options))?,
        Command::Serve(options) => done(serve::run(&options))?,
        Command::Load(options) => load::run(&options)?,
        Command::Admin(options) => admin::run(&options)?,
        Command::Backup(options) => done(backup::run(&options))?,
        Command::Restore(options) => done(backup::restore(&options))?,
        Command::Check(options) => backup::check(&options)?,
        Command::Strength(options) => done(strength::run(&options))?,
        Command::Analyse(options) => analyse::run(&options)?,
        Command::Reconstruct(options) => reconstruct::run(&options)?,
        Command::Bound(options) => done(bound::run(&options))?,
        Command::Puzzles(command) => puzzles::run(&command)?,
        Command::Challenges(command) => done(challenges::run(&command))?,
        Command::Train(options) => done(train::run(&options))?,
        Command::Manual(options) => done(manual::run(&options))?,
    };
    Ok(if all_good { Exit::Success } else { Exit::Failure })
}

/// What runs to its end finds nothing wrong.
fn done<E: Into<anyhow::Error>>(ran: Result<(), E>) -> anyhow::Result<bool> {
    ran.map(|()| true).map_err(Into::into)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.downcast_ref::<io::Error>();
    cause.is_some_and(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

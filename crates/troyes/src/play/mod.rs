//! `play`: a game at one terminal, alone, around it, or against bots.
//!
//! | module | what is there |
//! |---|---|
//! | `game` | the table, whose sheet is looked at, and what comes next |
//! | `seats` | who sits where |
//! | `numbering` | the town crier numbers the columns |
//! | `choices` | what can be decided, by places and the ways to get there |
//! | `story` | what has happened, in words |
//! | `save` | the record file that a game lives in |
//! | `lines` | line by line: for screen readers, pipes, and people who like it plain |
//! | `screen` | on the whole screen |
//!
//! `lines` and `screen` both ask the table for offers and decide nothing themselves; a preview is the sheet after the offer, drawn over the sheet as it is.

mod choices;
mod game;
mod lines;
mod numbering;
mod save;
mod screen;
mod seats;
mod story;

use std::io::{self, IsTerminal, Write};

use troyes_record::Seed;
use troyes_rules::{Board, HalfDay};
use troyes_table::{Pace, Table};
use troyes_words::{Words, values};

use crate::arguments::{PlayOptions, refuse};
use game::Game;
use numbering::{Desk, Numbered};
use save::SaveFile;
use seats::Seats;

/// Plays a game, or goes on with one. Returns only whether something went wrong: what was played is in the file.
pub(crate) fn run(options: &PlayOptions) -> anyhow::Result<()> {
    let seats = Seats::of(options).unwrap_or_else(|mistake| refuse("play", &mistake));
    let words = Words::new(options.language.language());
    let game = match &options.record {
        Some(file) => go_on(file, options, &seats)?,
        None => begin(options, &words, seats)?,
    };
    let on_screen = !options.no_tui
        && io::stdin().is_terminal()
        && io::stdout().is_terminal()
        && std::env::var_os("TERM").is_none_or(|terminal| terminal != "dumb");
    if on_screen {
        return screen::run(game, words);
    }
    let mut output = io::stdout().lock();
    let echo = !io::stdin().is_terminal();
    lines::Lines::new(game, words, io::stdin().lock(), &mut output, echo).play()?;
    Ok(output.flush()?)
}

fn begin(options: &PlayOptions, words: &Words, seats: Seats) -> anyhow::Result<Game> {
    let seed = match &options.seed {
        Some(text) => Seed::from_text(text),
        None => fresh_seed()?,
    };
    if let Some(mistake) = options.columns.mistake() {
        refuse("play", mistake);
    }
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let mut desk = Desk { words, input, output, echo: !io::stdin().is_terminal() };
    let Numbered { deal, by } =
        numbering::number(seed, &options.columns, options.banquets, &mut desk)?;
    let mode = options.columns.columns.into();
    let table = Table::new(&deal, mode, Pace::Together, seats.names(words))?.with_columns_by(by);
    let file = SaveFile::new(options.save.as_deref(), &seed, &table)?;
    Game::new(table, seats, file)
}

fn go_on(record: &std::path::Path, options: &PlayOptions, seats: &Seats) -> anyhow::Result<Game> {
    let table = save::load(record)?;
    let seats = seats.of_record(table.players().len()).unwrap_or_else(|mistake| {
        refuse("play", &mistake);
    });
    let file = match &options.save {
        Some(other) => SaveFile::create(other, &table)?,
        None => SaveFile::existing(record)?,
    };
    Game::new(table, seats, file)
}

fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("there are no random numbers for the dice: {error}"))?;
    Ok(Seed::from_bytes(bytes))
}

/// How a game that was left can be gone on with.
fn command_to_go_on(file: &std::path::Path) -> String {
    format!("troyes play --record {}", file.display())
}

/// The half-days after this one that players plan for, with what they are called: the rest of today, and tomorrow.
fn coming(words: &Words, board: &Board) -> Vec<(HalfDay, String)> {
    let now = board.half_day();
    let today = now.unwrap_or(HalfDay::ALL[0]).day();
    HalfDay::ALL
        .into_iter()
        .filter(|&later| now.is_none_or(|now| later > now))
        .filter_map(|later| {
            let values = values!["half" => later.half().name()];
            match later.day().get() - today.get() {
                0 => Some((later, words.say_with("today-half", &values))),
                1 => Some((later, words.say_with("tomorrow-half", &values))),
                _ => None,
            }
        })
        .collect()
}

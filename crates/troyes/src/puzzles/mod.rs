//! `puzzles`: finding them, checking them, and showing them.

mod check;
mod find;
mod list;
mod show;

use std::fs;

use anyhow::Context;
use troyes_puzzles::Book;

use crate::arguments::{BookOptions, PuzzlesCommand};

/// Runs the command. Returns whether all was good.
pub(crate) fn run(command: &PuzzlesCommand) -> anyhow::Result<bool> {
    match command {
        PuzzlesCommand::Find(options) => find::run(options).map(|()| true),
        PuzzlesCommand::Check(options) => check::run(options),
        PuzzlesCommand::Show(options) => show::run(options).map(|()| true),
        PuzzlesCommand::List(options) => list::run(options).map(|()| true),
    }
}

/// The puzzles that were asked for.
fn book(options: &BookOptions) -> anyhow::Result<Book> {
    let Some(file) = &options.book else {
        return troyes_puzzles::shipped().context("the puzzles that come with the program");
    };
    let bytes = fs::read(file).with_context(|| format!("{}", file.display()))?;
    Book::from_bytes(&bytes).with_context(|| format!("{}", file.display()))
}

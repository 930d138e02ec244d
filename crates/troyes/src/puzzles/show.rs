//! `puzzles show`: a position and what can be chosen, drawn for people.

use std::io::{self, Write};

use anstream::AutoStream;
use anyhow::{Context, bail};
use troyes_puzzles::{Book, Choice, Puzzle};
use troyes_rules::{Board, Decision};
use troyes_words::{Words, values};

use super::book;
use crate::arguments::ShowPuzzleOptions;
use crate::{show, text};

const WIDTH: usize = 80;

/// Draws one.
pub(crate) fn run(options: &ShowPuzzleOptions) -> anyhow::Result<()> {
    let book = book(&options.book)?;
    let index = place(&book, &options.puzzle)?;
    let puzzle = book.puzzle(index)?;
    let words = Words::new(options.language.language());
    let mut output = AutoStream::new(io::stdout(), options.color.into());
    show::draw_end(&words, &puzzle.record, &mut output)?;
    writeln!(output)?;
    question(&words, &puzzle, &mut output)?;
    if options.answer {
        writeln!(output)?;
        answer(&words, &puzzle, &mut output)?;
    }
    Ok(())
}

/// The place in the book of what was asked for, counted from 0.
fn place(book: &Book, text: &str) -> anyhow::Result<usize> {
    if let Ok(number) = text.parse::<usize>() {
        let len = book.len();
        let index = number.checked_sub(1).filter(|&index| index < len);
        return index.with_context(|| format!("there are puzzles 1 to {len}, not {number}"));
    }
    let id = text.parse()?;
    match book.find(id) {
        Some(index) => Ok(index),
        None => bail!("there is no puzzle {id}"),
    }
}

/// The choices, in the order of the rules, so that the order gives nothing away.
fn question(words: &Words, puzzle: &Puzzle, output: &mut impl Write) -> io::Result<()> {
    let (board, _) = puzzle.position();
    writeln!(output, "{}", words.say_with("puzzle-question", &values!["rating" => puzzle.rating]))?;
    for (letter, choice) in lettered(puzzle) {
        print(&format!("{letter}  {}", title(words, &board, choice.decision)), output)?;
    }
    Ok(())
}

fn answer(words: &Words, puzzle: &Puzzle, output: &mut impl Write) -> io::Result<()> {
    let (best, wrong) = (puzzle.best(), puzzle.choices[1]);
    let letters = lettered(puzzle);
    let letter = |of: Choice| {
        let found = letters.iter().find(|(_, choice)| choice.decision == of.decision);
        found.map_or(' ', |(letter, _)| *letter).to_string()
    };
    let stake = words.decimal(puzzle.stake(), 1);
    let values = values!["best" => letter(best), "wrong" => letter(wrong), "points" => stake];
    print(&words.say_with("puzzle-answer", &values), output)?;
    for (letter, choice) in &letters {
        let [citizens, rows, resources] = choice.expected.parts;
        let total = choice.expected.total();
        let values = values![
            "letter" => letter.to_string(),
            "total" => words.decimal(total, 2),
            "citizens" => words.decimal(citizens, 2),
            "rows" => words.decimal(rows, 2),
            "resources" => words.decimal(resources, 2),
        ];
        print(&words.say_with("puzzle-value", &values), output)?;
    }
    let themes: Vec<String> =
        puzzle.themes.iter().map(|theme| words.say_of("puzzle-theme-", theme.name())).collect();
    print(&words.say_with("puzzle-themes", &values!["themes" => words.list(&themes)]), output)
}

/// The choices with their letters.
fn lettered(puzzle: &Puzzle) -> Vec<(char, Choice)> {
    let mut choices = puzzle.choices.clone();
    choices.sort_by_key(|choice| choice.decision);
    ('A'..).zip(choices).collect()
}

/// Where it is, and how it is done.
fn title(words: &Words, board: &Board, decision: Decision) -> String {
    let title = words.title(board, decision);
    match words.with_die(board, decision) {
        Some(die) => words.with_detail(&title, &die),
        None => title,
    }
}

fn print(line: &str, output: &mut impl Write) -> io::Result<()> {
    text::wrap(&format!(" {line}"), WIDTH, "    ")
        .iter()
        .try_for_each(|line| writeln!(output, "{line}"))
}

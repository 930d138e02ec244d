//! Numbering the columns before a game (R3.2): the die first, and then the direction; or any order.

use std::io::{self, BufRead, Write};

use troyes_record::{ColumnsBy, ColumnsMode, Deal, Seed, rolled_value};
use troyes_rules::{Columns, Direction, Face};
use troyes_words::{Words, values};

use crate::arguments::{ColumnsOptions, Order};

/// A deal whose columns have their numbers, and by whom.
pub(super) struct Numbered {
    pub(super) deal: Deal,
    pub(super) by: Option<ColumnsBy>,
}

/// Where a person is asked what the options leave open.
pub(super) struct Desk<'a, R: BufRead, W: Write> {
    pub(super) words: &'a Words,
    pub(super) input: R,
    pub(super) output: W,
    /// Whether to write down what was typed, because no terminal does.
    pub(super) echo: bool,
}

/// Numbers the columns of a deal: as the options say, or as somebody answers; who answers nothing leaves it to chance.
pub(super) fn number<R: BufRead, W: Write>(
    seed: Seed,
    options: &ColumnsOptions,
    banquets: bool,
    desk: &mut Desk<'_, R, W>,
) -> io::Result<Numbered> {
    let mode = options.columns.into();
    let chosen = match mode {
        ColumnsMode::First => {
            return Ok(Numbered { deal: Deal::new(seed, mode, banquets), by: None });
        }
        ColumnsMode::Rolled => {
            let first = rolled_value(&seed);
            let direction = match options.direction {
                Some(direction) => Some(direction.into()),
                None => desk.ask_direction(first)?,
            };
            direction.map(|direction| Columns::rolled(first, direction))
        }
        ColumnsMode::Expert => match options.order {
            Some(Order(columns)) => Some(columns),
            None => desk.ask_order()?,
        },
    };
    Ok(match chosen {
        Some(columns) => {
            let deal = Deal::with_columns(seed, columns, banquets);
            Numbered { deal, by: Some(ColumnsBy::Crier) }
        }
        None => Numbered { deal: Deal::new(seed, mode, banquets), by: Some(ColumnsBy::Seed) },
    })
}

impl<R: BufRead, W: Write> Desk<'_, R, W> {
    fn ask_direction(&mut self, first: Face) -> io::Result<Option<Direction>> {
        let words = self.words;
        let rolled = words.say_with("numbering-rolled", &values!["value" => first.get()]);
        let mut question = vec![rolled, words.say("numbering-direction")];
        let directions = [
            (words.say("ascending"), Direction::Ascending),
            (words.say("descending"), Direction::Descending),
        ];
        for (index, (name, direction)) in directions.into_iter().enumerate() {
            let values = Columns::rolled(first, direction).faces().map(|face| face.to_string());
            let line = words.named(&name, &values.join(" "));
            question.push(format!("{}. {line}", index + 1));
        }
        question.push(format!("3. {}", words.say("play-by-chance")));
        let again = words.say("play-direction-bad");
        self.ask(&question, &again, |answer| match answer {
            "1" => Some(Some(Direction::Ascending)),
            "2" => Some(Some(Direction::Descending)),
            "3" | "" => Some(None),
            _ => None,
        })
    }

    fn ask_order(&mut self) -> io::Result<Option<Columns>> {
        let question = [self.words.say("numbering-order"), self.words.say("play-order")];
        let again = self.words.say("play-order-bad");
        self.ask(&question, &again, |answer| match answer {
            "" => Some(None),
            order => order.parse().ok().map(|Order(columns)| Some(columns)),
        })
    }

    /// Asks until there is an answer; at the end of the input it is left to chance.
    fn ask<T>(
        &mut self,
        question: &[String],
        again: &str,
        read: impl Fn(&str) -> Option<Option<T>>,
    ) -> io::Result<Option<T>> {
        for line in question {
            writeln!(self.output, "{line}")?;
        }
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            let mut line = String::new();
            let ended = self.input.read_line(&mut line)? == 0;
            let answer = line.trim();
            if self.echo || ended {
                writeln!(self.output, "{answer}")?;
            }
            match read(answer) {
                Some(chosen) => {
                    writeln!(self.output)?;
                    return Ok(chosen);
                }
                None => writeln!(self.output, "{again}")?,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::{Columns as Mode, Way};
    use troyes_words::Language;

    fn answered(options: &ColumnsOptions, typed: &str) -> (Vec<u8>, Option<ColumnsBy>, String) {
        let words = Words::new(Language::English);
        let mut output = Vec::new();
        let mut desk =
            Desk { words: &words, input: typed.as_bytes(), output: &mut output, echo: true };
        let seed = Seed::from_text("numbering");
        let Numbered { deal, by } = number(seed, options, false, &mut desk).unwrap();
        let columns = deal.setup.columns().faces().map(Face::get).to_vec();
        (columns, by, String::from_utf8(output).unwrap())
    }

    /// R3.2: nobody is asked before the die is on the table.
    #[test]
    fn the_die_and_then_the_direction() {
        let options = ColumnsOptions { columns: Mode::Rolled, direction: None, order: None };
        let first = rolled_value(&Seed::from_text("numbering")).get();
        let (up, by, printed) = answered(&options, "sideways\n1\n");
        assert_eq!((up[0], up[1], by), (first, first % 6 + 1, Some(ColumnsBy::Crier)));
        assert!(
            printed.find(&format!("carries a {first}")) < printed.find("Which way"),
            "{printed}"
        );
        let (down, by, _) = answered(&options, "2\n");
        assert_eq!((down[0], down[5], by), (first, up[1], Some(ColumnsBy::Crier)));
        for nothing in ["", "\n", "3\n"] {
            assert_eq!(answered(&options, nothing).1, Some(ColumnsBy::Seed), "{nothing:?}");
        }
        let given = ColumnsOptions { direction: Some(Way::Descending), ..options };
        assert_eq!(answered(&given, ""), (down, Some(ColumnsBy::Crier), String::new()));
    }

    /// R3.2: an expert game has any order.
    #[test]
    fn any_order() {
        let options = ColumnsOptions { columns: Mode::Expert, direction: None, order: None };
        let (order, by, _) = answered(&options, "112345\n3 1 4 6 5 2\n");
        assert_eq!((order, by), (vec![3, 1, 4, 6, 5, 2], Some(ColumnsBy::Crier)));
        assert_eq!(answered(&options, "\n").1, Some(ColumnsBy::Seed));
        let given = ColumnsOptions { order: Some("652341".parse().unwrap()), ..options };
        assert_eq!(answered(&given, "").0, [6, 5, 2, 3, 4, 1]);
        let first = ColumnsOptions { columns: Mode::First, direction: None, order: None };
        assert_eq!(answered(&first, "1\n"), (vec![1, 2, 3, 4, 5, 6], None, String::new()));
    }
}

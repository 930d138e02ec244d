//! Line by line: everything is said in whole sentences and chosen by numbers, for screen readers, pipes, and people who like it plain.

mod commands;
mod print;

use std::io::{self, BufRead, Write};

use troyes_rules::{Decisions, Row, Sector};
use troyes_table::Offer;
use troyes_words::{Words, values};

use super::choices::{self, ReachablePlace};
use super::game::{Game, Moment};
use super::story;
use crate::text;
use commands::Command;

/// More places than this are a long time to listen to.
const FEW: usize = 9;

/// A game played line by line.
pub(crate) struct Lines<R: BufRead, W: Write> {
    game: Game,
    words: Words,
    input: R,
    output: W,
    /// Whether to write down what was typed, because no terminal does.
    echo: bool,
    /// What is asked, and what was asked before it in this turn: undoing goes back there.
    questions: Vec<Question>,
}

/// What a player is asked.
#[derive(Clone)]
enum Question {
    /// Which die, or all places.
    Die,
    /// Which place, by one die or by any; rows of buildings stand for their places where there are many.
    Place(Option<Sector>),
    /// Which place of a row.
    Row(Option<Sector>, Row),
    /// Which way to a place.
    Way(ReachablePlace),
    /// Whether to do it.
    Confirm(Offer),
    /// Whether to go on.
    GoOn,
}

/// What a number stands for.
#[derive(Clone)]
enum Answer {
    Ask(Question),
    Decide(Offer),
    GoOn,
    Undo,
    TakeBack,
}

struct Choice {
    number: usize,
    label: String,
    answer: Answer,
}

/// Choices with their numbers, from 1 on.
fn numbered(choices: impl IntoIterator<Item = (String, Answer)>) -> Vec<Choice> {
    let numbered = choices.into_iter().zip(1..);
    numbered.map(|((label, answer), number)| Choice { number, label, answer }).collect()
}

impl<R: BufRead, W: Write> Lines<R, W> {
    pub(crate) fn new(game: Game, words: Words, input: R, output: W, echo: bool) -> Self {
        Self { game, words, input, output, echo, questions: Vec::new() }
    }

    /// Plays until the game or the input ends.
    pub(crate) fn play(&mut self) -> io::Result<()> {
        self.hello()?;
        loop {
            if self.game.moment() == Moment::Over {
                return self.print_result();
            }
            let question = match self.questions.last() {
                Some(question) => question.clone(),
                None => {
                    let first = self.first_question();
                    self.questions.push(first.clone());
                    first
                }
            };
            let choices = self.ask(&question)?;
            let Some(answer) = self.answer(&choices)? else {
                return self.goodbye();
            };
            match answer {
                Answer::Ask(question) => self.questions.push(question),
                Answer::Undo => self.undo(),
                Answer::Decide(offer) => self.decide(&offer)?,
                Answer::TakeBack => self.take_back()?,
                Answer::GoOn => self.go_on()?,
            }
        }
    }

    fn first_question(&self) -> Question {
        match self.game.moment() {
            Moment::Deciding => match self.game.player().now().decisions() {
                Decisions::Takes(_) => Question::Die,
                _ => Question::Place(None),
            },
            _ => Question::GoOn,
        }
    }

    /// Prints a question with its choices.
    fn ask(&mut self, question: &Question) -> io::Result<Vec<Choice>> {
        let choices = self.choices(question);
        let title = self.title(question);
        writeln!(self.output)?;
        for line in title {
            writeln!(self.output, "{line}")?;
        }
        for Choice { number, label, .. } in &choices {
            writeln!(self.output, "{number}. {label}")?;
        }
        Ok(choices)
    }

    fn title(&self, question: &Question) -> Vec<String> {
        let words = &self.words;
        match question {
            Question::Die => vec![words.say("prompt-die")],
            Question::Place(Some(sector)) => {
                vec![words.say_with("play-with-die", &values!["sector" => sector.get() + 1])]
            }
            Question::Place(None) => match self.game.player().now().decisions() {
                Decisions::Takes(_) => vec![words.say("play-places")],
                other => vec![words.prompt(&other)],
            },
            Question::Row(_, row) => vec![words.row(*row)],
            Question::Way(place) => {
                let title = words.title(self.game.board(), place.first().decision);
                let ways = words.say_with("ways", &values!["count" => place.ways.len()]);
                vec![words.named(&title, &ways)]
            }
            Question::Confirm(offer) => {
                let mut lines = vec![words.title(self.game.board(), offer.decision)];
                lines.extend(words.with_die(self.game.board(), offer.decision));
                lines.extend(story::preview(words, self.game.board().columns(), offer));
                lines.push(story::points(words, offer.points));
                lines
            }
            Question::GoOn => match self.game.moment() {
                Moment::Opening => vec![words.say("ready")],
                _ => vec![words.say("turn-done")],
            },
        }
    }

    fn choices(&self, question: &Question) -> Vec<Choice> {
        let (words, board) = (&self.words, self.game.board());
        match question {
            Question::Die => self.dice(),
            Question::Place(die) => {
                let places = choices::places(board, &self.game.offers(), *die);
                if places.len() > FEW { self.rows(*die, &places) } else { self.places(&places) }
            }
            Question::Row(die, row) => {
                let mut places = choices::places(board, &self.game.offers(), *die);
                places.retain(|place| place.row() == Some(*row));
                self.places(&places)
            }
            Question::Way(place) => {
                let label =
                    |way: &Offer| choices::way_label(words, board, way, words.cost(way.cost));
                let way = |way: &Offer| (label(way), Answer::Ask(Question::Confirm(way.clone())));
                numbered(place.ways.iter().map(way))
            }
            Question::Confirm(offer) => numbered([
                (words.say("confirm"), Answer::Decide(offer.clone())),
                (words.say("undo"), Answer::Undo),
            ]),
            Question::GoOn => {
                let back = || (words.say("take-back"), Answer::TakeBack);
                let back = self.game.can_take_back().then(back);
                numbered([(self.go_on_label(), Answer::GoOn)].into_iter().chain(back))
            }
        }
    }

    /// Dice by the numbers of their sectors, and all places at once.
    fn dice(&self) -> Vec<Choice> {
        let (words, board) = (&self.words, self.game.board());
        let sectors = choices::dice(&self.game.offers()).into_iter();
        let die = |sector: Sector| Choice {
            number: sector.index() + 1,
            label: words.die(board, sector),
            answer: Answer::Ask(Question::Place(Some(sector))),
        };
        let all = Choice {
            number: Sector::COUNT + 1,
            label: words.say("play-places"),
            answer: Answer::Ask(Question::Place(None)),
        };
        sectors.map(die).chain([all]).collect()
    }

    /// Places one by one.
    fn places(&self, places: &[ReachablePlace]) -> Vec<Choice> {
        numbered(places.iter().map(|place| {
            let next = match place.ways.as_slice() {
                [only] => Question::Confirm(only.clone()),
                _ => Question::Way(place.clone()),
            };
            (self.place_label(place), Answer::Ask(next))
        }))
    }

    /// A line for each row of buildings, and for everything that is no building.
    fn rows(&self, die: Option<Sector>, places: &[ReachablePlace]) -> Vec<Choice> {
        let mut choices = Vec::new();
        for of_row in places.chunk_by(|one, next| one.group() == next.group()) {
            let Some(row) = of_row[0].row() else {
                choices.extend(self.places(of_row));
                continue;
            };
            let buildings = of_row.iter().filter_map(|place| place.target.building());
            let columns = self.game.board().columns();
            let positions: Vec<String> =
                buildings.map(|building| columns.face_at(building.position).to_string()).collect();
            let values = values!["positions" => self.words.list(&positions)];
            let open = self.words.say_with("lines-open", &values);
            let label = self.words.named(&self.words.row(row), &open);
            choices.push(Choice { number: 0, label, answer: Answer::Ask(Question::Row(die, row)) });
        }
        for (index, choice) in choices.iter_mut().enumerate() {
            choice.number = index + 1;
        }
        choices
    }

    fn place_label(&self, place: &ReachablePlace) -> String {
        let citizens = |color| self.game.sheet().citizens(color);
        place.label(&self.words, self.game.board(), citizens)
    }

    fn go_on_label(&self) -> String {
        match self.game.moment() {
            Moment::PassTo(other) => {
                let name = text::safe(self.game.players()[other].name());
                self.words.say_with("pass-to", &values!["name" => name])
            }
            Moment::Opening => self.words.say("first-dice"),
            Moment::LastLook => self.words.say("see-result"),
            _ => self.words.say("next-dice"),
        }
    }

    /// Reads until a choice is made; `None` at the end of the input, or when somebody wants to stop.
    fn answer(&mut self, choices: &[Choice]) -> io::Result<Option<Answer>> {
        while let Some(typed) = self.read_line()? {
            let number = typed.parse::<usize>().ok();
            if let Some(choice) = choices.iter().find(|choice| Some(choice.number) == number) {
                return Ok(Some(choice.answer.clone()));
            }
            if typed.is_empty() {
                for Choice { number, label, .. } in choices {
                    writeln!(self.output, "{number}. {label}")?;
                }
                continue;
            }
            match Command::of(&self.words, &typed) {
                Some(Command::Quit) => return Ok(None),
                Some(Command::Undo) if self.questions.len() > 1 => return Ok(Some(Answer::Undo)),
                Some(Command::Undo | Command::TakeBack) if self.game.can_take_back() => {
                    return Ok(Some(Answer::TakeBack));
                }
                Some(Command::Undo | Command::TakeBack) => {
                    writeln!(self.output, "{}", self.words.say("error-nothing-to-take-back"))?;
                }
                Some(command) => self.obey(command)?,
                None => {
                    let values = values!["typed" => text::safe(&typed)];
                    writeln!(self.output, "{}", self.words.say_with("lines-unknown", &values))?;
                }
            }
        }
        Ok(None)
    }

    /// The next line of the input, or `None` at its end.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "{} ", self.words.say("lines-ask"))?;
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let typed = line.trim().to_owned();
        if self.echo {
            writeln!(self.output, "{}", text::safe(&typed))?;
        }
        Ok(Some(typed))
    }

    fn undo(&mut self) {
        self.questions.pop();
    }

    fn decide(&mut self, offer: &Offer) -> io::Result<()> {
        self.questions.clear();
        // Whatever is offered is legal.
        if self.game.decide(offer.decision).is_ok() {
            writeln!(self.output)?;
            let step =
                self.words.step(self.game.board().columns(), offer.decision, &offer.effects, None);
            writeln!(self.output, "{step}")?;
            self.print_standing()?;
            self.print_trouble()?;
        }
        Ok(())
    }

    fn take_back(&mut self) -> io::Result<()> {
        self.questions.clear();
        if self.game.take_back().is_ok() {
            writeln!(self.output, "{}", self.words.say("play-taken-back"))?;
            self.print_standing()?;
            self.print_trouble()?;
        }
        Ok(())
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.questions.clear();
        let before = self.game.half_day();
        if self.game.go_on().is_err() || self.game.moment() == Moment::Over {
            return Ok(());
        }
        self.print_trouble()?;
        self.print_turn(before != self.game.half_day())
    }
}

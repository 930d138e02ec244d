//! `show`: the wheel and the sheets of a record, drawn in the terminal for people, at most 80 columns wide.

mod paint;
mod sheet;
mod wheel;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};

use anstream::AutoStream;
use troyes_record::{Happening, Record, RecordError, Replay};
use troyes_rules::{Effect, HalfDay};

use crate::arguments::{ColorChoice, ShowOptions};
use crate::input::{self, Origin, Reader, Unreadable};

/// Draws all records. Tells whether all were good.
pub(crate) fn run(options: &ShowOptions) -> anyhow::Result<bool> {
    let choice = match options.color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    // Asking "go on?" needs somebody who sees the question and has not lent us the keyboard for the record.
    let files = &options.records.files;
    let reads_keyboard = files.is_empty() || files.iter().any(|file| file.as_os_str() == "-");
    let pauses =
        options.step && !reads_keyboard && io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut show = Show {
        output: AutoStream::new(io::stdout(), choice),
        step: options.step,
        pauses,
        stopped: false,
        shown: 0,
        all_good: true,
    };
    input::read_all(files, &mut show)?;
    Ok(show.all_good)
}

struct Show<W: Write> {
    output: W,
    step: bool,
    pauses: bool,
    stopped: bool,
    shown: u64,
    all_good: bool,
}

impl<W: Write> Reader for Show<W> {
    fn record(
        &mut self,
        origin: Origin<'_>,
        record: Result<Record, Unreadable>,
    ) -> anyhow::Result<()> {
        if self.stopped {
            return Ok(());
        }
        let shown = match record {
            Ok(record) => self.show(&record)?.map_err(Unreadable::Bad),
            Err(unreadable) => Err(unreadable),
        };
        if let Err(reason) = shown {
            self.all_good = false;
            self.output.flush()?;
            eprintln!("troyes: {origin}: {reason}");
        }
        Ok(())
    }

    fn before_waiting(&mut self) -> anyhow::Result<()> {
        Ok(self.output.flush()?)
    }
}

impl<W: Write> Show<W> {
    /// Draws one record, as far as it is good. The outer result is about drawing, the inner one about the record.
    fn show(&mut self, record: &Record) -> io::Result<Result<(), RecordError>> {
        if self.shown > 0 {
            writeln!(self.output)?;
        }
        self.shown += 1;
        let mut replay = match Replay::new(record) {
            Ok(replay) => replay,
            Err(error) => return Ok(Err(error)),
        };
        let result = self.play(record, &mut replay)?;
        if !self.step || replay.played() == 0 {
            self.draw(record, &replay)?;
        }
        Ok(result)
    }

    /// Plays to the end of the record, drawing every half-day if asked to.
    fn play(
        &mut self,
        record: &Record,
        replay: &mut Replay<'_>,
    ) -> io::Result<Result<(), RecordError>> {
        loop {
            let mut story = Story::new(record.players.len());
            match replay.next_half_day(&mut |player, happening| story.see(player, happening)) {
                Ok(true) => {}
                Ok(false) => return Ok(Ok(())),
                Err(error) => return Ok(Err(error)),
            }
            if self.step && !self.stopped {
                self.draw(record, replay)?;
                story.tell(record, &mut self.output)?;
                if replay.played() < record.half_days.len() {
                    self.pause(replay.played())?;
                }
            }
        }
    }

    fn draw(&mut self, record: &Record, replay: &Replay<'_>) -> io::Result<()> {
        let game = replay.game();
        wheel::draw(game, &mut self.output)?;
        for (player, (seat, name)) in game.seats().iter().zip(&record.players).enumerate() {
            let crowned = game.is_over() && game.seats().len() > 1 && game.is_winner(player);
            writeln!(self.output)?;
            sheet::draw(seat.sheet(), game.board().columns(), name, crowned, &mut self.output)?;
        }
        writeln!(self.output, "{}", sheet::legend())
    }

    fn pause(&mut self, played: usize) -> io::Result<()> {
        if !self.pauses {
            return writeln!(self.output);
        }
        let prompt = format!("── {played} of {}: Enter goes on, q stops ", HalfDay::COUNT);
        write!(self.output, "\n{}", paint::faint(prompt))?;
        self.output.flush()?;
        let mut answer = String::new();
        let read = io::stdin().lock().read_line(&mut answer)?;
        self.stopped = read == 0 || answer.trim().eq_ignore_ascii_case("q");
        writeln!(self.output)
    }
}

/// What happened to everybody in one half-day.
struct Story {
    sentences: Vec<Vec<String>>,
    /// Effects of the decision told last.
    effects: Vec<Vec<Effect>>,
}

impl Story {
    fn new(players: usize) -> Self {
        Self { sentences: vec![Vec::new(); players], effects: vec![Vec::new(); players] }
    }

    fn see(&mut self, player: usize, happening: Happening) {
        match happening {
            Happening::Event(effect) => self.sentences[player].push(words::effects(&[effect])),
            Happening::Decision(decision) => {
                self.finish(player);
                self.sentences[player].push(words::decision(decision));
            }
            Happening::Effect(effect) => self.effects[player].push(effect),
        }
    }

    /// Adds the effects to the decision that they follow from.
    fn finish(&mut self, player: usize) {
        let effects = std::mem::take(&mut self.effects[player]);
        if let (Some(sentence), false) = (self.sentences[player].last_mut(), effects.is_empty()) {
            sentence.push_str(": ");
            sentence.push_str(&words::effects(&effects));
        }
    }

    fn tell(mut self, record: &Record, output: &mut impl Write) -> io::Result<()> {
        for (player, name) in record.players.iter().enumerate() {
            self.finish(player);
            if self.sentences[player].is_empty() {
                continue;
            }
            writeln!(output)?;
            for sentence in &self.sentences[player] {
                let text = format!("{}: {sentence}.", words::safe(name));
                words::wrap(&text, output)?;
            }
        }
        Ok(())
    }
}

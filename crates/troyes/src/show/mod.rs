//! `show`: the wheel and the sheets of a record, drawn in the terminal for people, at most 80 columns wide.

mod paint;
mod sheet;
mod wheel;

use std::io::{self, BufRead, IsTerminal, Write};

use anstream::AutoStream;
use troyes_record::{Happening, Record, RecordError, Replay};
use troyes_rules::{Board, Decision, Effect, Game, HalfDay};
use troyes_words::{Words, values};

use crate::arguments::ShowOptions;
use crate::input::{self, Origin, Reader, Unreadable};
use crate::text;

/// Columns of a terminal that has not been made larger.
const WIDTH: usize = 80;

/// Draws all records. Returns whether all were good.
pub(crate) fn run(options: &ShowOptions) -> anyhow::Result<bool> {
    let choice = options.color.into();
    // Asking "go on?" needs somebody who sees the question and has not lent us the keyboard for the record.
    let files = &options.records.files;
    let reads_keyboard = files.is_empty() || files.iter().any(|file| file.as_os_str() == "-");
    let pauses =
        options.step && !reads_keyboard && io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut show = Show {
        words: Words::new(options.language.language()),
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

/// Why drawing a record stopped early.
enum Halt {
    /// The record is at fault: the next one may be good.
    Unreadable(Unreadable),
    /// Nobody takes what is drawn.
    Output(io::Error),
}

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<RecordError> for Halt {
    fn from(error: RecordError) -> Self {
        Self::Unreadable(Unreadable::Bad(error))
    }
}

struct Show<W: Write> {
    words: Words,
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
            Ok(record) => self.show(&record),
            Err(unreadable) => Err(Halt::Unreadable(unreadable)),
        };
        if let Err(halt) = shown {
            let reason = match halt {
                Halt::Unreadable(reason) => reason,
                Halt::Output(error) => return Err(error.into()),
            };
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
    /// Draws one record, as far as it is good.
    fn show(&mut self, record: &Record) -> Result<(), Halt> {
        if self.shown > 0 {
            writeln!(self.output)?;
        }
        self.shown += 1;
        let mut replay = Replay::new(record)?;
        let played = self.play(record, &mut replay);
        if !self.step || replay.played() == 0 {
            draw(&self.words, record, replay.game(), &mut self.output)?;
        }
        played
    }

    /// Plays to the end of the record, drawing every half-day if asked to.
    fn play(&mut self, record: &Record, replay: &mut Replay<'_>) -> Result<(), Halt> {
        loop {
            let mut story = Story::new(record.players.len());
            if !replay.next_half_day(&mut |player, happening| story.see(player, happening))? {
                return Ok(());
            }
            if self.step && !self.stopped {
                draw(&self.words, record, replay.game(), &mut self.output)?;
                story.print(&self.words, replay.game().board(), record, &mut self.output)?;
                if replay.played() < record.half_days.len() {
                    self.pause(replay.played())?;
                }
            }
        }
    }

    fn pause(&mut self, played: usize) -> io::Result<()> {
        if !self.pauses {
            return writeln!(self.output);
        }
        let values = values!["played" => played, "all" => HalfDay::COUNT];
        let prompt = self.words.say_with("show-pause", &values);
        write!(self.output, "\n{}", paint::faint(format!("── {prompt} ")))?;
        self.output.flush()?;
        let mut answer = String::new();
        let read = io::stdin().lock().read_line(&mut answer)?;
        self.stopped = read == 0 || answer.trim().eq_ignore_ascii_case("q");
        writeln!(self.output)
    }
}

/// Draws the state that a good record ends in.
pub(crate) fn draw_end(
    words: &Words,
    record: &Record,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    Ok(draw(words, record, &record.replay()?, output)?)
}

fn draw(words: &Words, record: &Record, game: &Game, output: &mut impl Write) -> io::Result<()> {
    wheel::draw(words, game, output)?;
    for (player, (seat, name)) in game.seats().iter().zip(&record.players).enumerate() {
        let crowned = game.is_over() && game.seats().len() > 1 && game.is_winner(player);
        writeln!(output)?;
        let (sheet, columns) = (seat.sheet(), game.board().columns());
        sheet::draw(words, sheet, columns, name, crowned, output)?;
    }
    writeln!(output, "{}", sheet::legend(words))
}

/// What happened to everybody in one half-day.
struct Story {
    players: Vec<PlayerStory>,
}

/// What happened to a player: the effects of the event, and every decision with its own.
#[derive(Clone, Default)]
struct PlayerStory {
    event: Vec<Effect>,
    turn: Vec<(Decision, Vec<Effect>)>,
}

impl Story {
    fn new(players: usize) -> Self {
        Self { players: vec![PlayerStory::default(); players] }
    }

    fn see(&mut self, player: usize, happening: Happening) {
        let PlayerStory { event, turn } = &mut self.players[player];
        match happening {
            Happening::Event(effect) => event.push(effect),
            Happening::Decision(decision) => turn.push((decision, Vec::new())),
            Happening::Effect(effect) => {
                if let Some((_, effects)) = turn.last_mut() {
                    effects.push(effect);
                }
            }
        }
    }

    /// Every player's sentences, in a paragraph for each player.
    fn print(
        &self,
        words: &Words,
        board: &Board,
        record: &Record,
        output: &mut impl Write,
    ) -> io::Result<()> {
        for (PlayerStory { event, turn }, name) in self.players.iter().zip(&record.players) {
            let name = text::safe(name);
            let attacks = event.iter().filter_map(|&effect| words.attack(board.columns(), effect));
            let attacks = attacks.map(|attack| words.named(&name, &attack));
            let steps = turn.iter().map(|(decision, effects)| {
                let step = words.step(board.columns(), *decision, effects, Some(&name));
                let parts = [Some(step), words.with_die(board, *decision)];
                words.sentences(&parts.into_iter().flatten().collect::<Vec<_>>())
            });
            let sentences: Vec<String> = attacks.chain(steps).collect();
            if sentences.is_empty() {
                continue;
            }
            writeln!(output)?;
            for sentence in sentences {
                for line in text::wrap(&format!(" {}", plain(&sentence)), WIDTH, "    ") {
                    writeln!(output, "{line}")?;
                }
            }
        }
        Ok(())
    }
}

/// With the keyboard's apostrophe, so that what is drawn can be searched for what people type.
fn plain(text: &str) -> String {
    text.replace('’', "'")
}

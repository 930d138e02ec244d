//! On the whole screen: wheel, sheet, choices and what they set off, at 80 × 24 and in whatever room there is.

mod app;
mod draw;
mod look;
mod pages;
mod panel;
mod sheet;
#[cfg(test)]
mod tests;
mod watch;
mod wheel;

use std::io::{self, Write};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossterm::event::{self, Event, KeyEventKind};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use troyes_words::{Words, values};

use super::game::Game;
use app::App;
use look::Look;

/// How long to wait for a key before looking whether the game has to end.
const PATIENCE: Duration = Duration::from_millis(200);

/// Plays until the player, the terminal or the system ends it. The terminal is as it was before, whatever happens.
pub(crate) fn run(game: Game, words: Words) -> anyhow::Result<()> {
    let ending = watch::start()?;
    let mut app = App::new(game, words, Look::of_environment());
    let played = {
        let _whole = WholeScreen::enter()?;
        play(&mut app, &ending)
    };
    if ending.load(Ordering::Relaxed) || watch::is_terminal_gone() {
        // Nobody may be there to read why the terminal went away, and everything is saved.
        let _ = farewell(&app);
        return Ok(());
    }
    farewell(&app)?;
    played
}

/// How to come back.
fn farewell(app: &App) -> io::Result<()> {
    let command = super::command_to_go_on(app.game().file().path());
    let farewell = app.words().say_with("play-go-on", &values!["command" => command]);
    io::stdout().write_all(format!("{farewell}\n").as_bytes())
}

fn play(app: &mut App, ending: &AtomicBool) -> anyhow::Result<()> {
    // Dropping it would show the cursor and complain where it cannot, which panics without a terminal; leaving the screen does the same,
    // quietly.
    let mut terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(io::stdout()))?);
    while !app.is_over() && !ending.load(Ordering::Relaxed) {
        terminal.draw(|frame| draw::draw(app, frame))?;
        while !ending.load(Ordering::Relaxed) {
            match event::poll(PATIENCE) {
                Ok(false) => continue,
                Ok(true) => {}
                // A signal: the flag says whether it matters.
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error.into()),
            }
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    app.press(key);
                    break;
                }
                Event::Resize(..) => break,
                _ => {}
            }
        }
    }
    Ok(())
}

/// The screen that belongs to us alone, until this is dropped or the program panics.
struct WholeScreen;

impl WholeScreen {
    fn enter() -> io::Result<Self> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            before(panic);
        }));
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), cursor::Hide)?;
        Ok(Self)
    }
}

impl Drop for WholeScreen {
    fn drop(&mut self) {
        leave();
    }
}

/// Leaving has to work as far as it can: where one step fails, the others still help.
fn leave() {
    let _ = execute!(io::stdout(), LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
}

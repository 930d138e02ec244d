//! Golden screens, in `crates/troyes/tests/screens`, and whole games through the keys. `SCREENS=overwrite cargo test -p troyes screen`
//! writes the screens anew.

use std::fs;
use std::path::{Path, PathBuf};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color as Ink;
use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_table::{Pace, Table};
use troyes_words::{Language, Words};

use super::app::App;
use super::draw;
use super::look::Look;
use crate::play::game::{Game, Moment};
use crate::play::save::SaveFile;
use crate::play::seats::Seats;
use crate::text;

/// A game in a folder of its own, which goes away with it.
struct Played {
    app: App,
    folder: PathBuf,
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Played {
    fn new(test: &str, language: Language, names: &[&str]) -> Self {
        let folder = std::env::temp_dir().join(format!("troyes-{test}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let deal = Deal::new(Seed::from_text("screens"), ColumnsMode::Expert, true);
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let people = names.len();
        let table = Table::new(&deal, ColumnsMode::Expert, Pace::Together, names).unwrap();
        let file = SaveFile::create(&folder.join("game.json"), &table).unwrap();
        let game = Game::new(table, Seats::people(people), file).unwrap();
        let mut app = App::new(game, Words::new(language), Look::with_colors(true));
        // Where the file is differs from run to run.
        app.notice = None;
        Self { app, folder }
    }

    fn press(&mut self, code: KeyCode) {
        self.app.press(KeyEvent::new(code, KeyModifiers::NONE));
    }

    /// Keys by name: single letters, and words for the others.
    fn type_keys(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.press(match key {
                "Enter" => KeyCode::Enter,
                "Esc" => KeyCode::Esc,
                "Down" => KeyCode::Down,
                "Up" => KeyCode::Up,
                "Right" => KeyCode::Right,
                "Left" => KeyCode::Left,
                "End" => KeyCode::End,
                "Home" => KeyCode::Home,
                letter => KeyCode::Char(letter.chars().next().unwrap()),
            });
        }
    }

    fn drawn(&mut self, columns: u16, rows: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| draw::draw(&mut self.app, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    fn screen(&mut self, columns: u16, rows: u16) -> String {
        text_of(&self.drawn(columns, rows))
    }

    /// Plays a turn by the keys: the last place of the list, with the last way there, and whatever follows.
    fn take_turn(&mut self) {
        while self.app.game().moment() == Moment::Deciding {
            self.type_keys("0 End Enter End Enter");
            if self.app.chosen().is_some() {
                self.type_keys("Enter");
            }
        }
    }
}

/// What a person reads, without blanks at the ends of lines.
fn text_of(buffer: &Buffer) -> String {
    let mut screen = String::new();
    for row in buffer.area.rows() {
        let mut line = String::new();
        let mut covered = 0;
        for position in row.positions() {
            if covered > 0 {
                covered -= 1;
                continue;
            }
            let symbol = buffer[position].symbol();
            line.push_str(symbol);
            covered = text::width(symbol).saturating_sub(1);
        }
        screen.push_str(line.trim_end());
        screen.push('\n');
    }
    screen
}

fn compare(name: &str, screen: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{name}.txt"));
    if std::env::var_os("SCREENS").is_some_and(|value| value == "overwrite") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, screen).unwrap();
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert!(known == screen, "{name} was\n{known}\nand is\n{screen}");
}

/// Every step of a turn, at the smallest size and at a large one, in English and in Chinese.
#[test]
fn screens_of_a_turn() {
    for (language, names) in
        [(Language::English, ["Ada", "Blaise"]), (Language::Chinese, ["小明", "小華"])]
    {
        let tag = language.tag();
        let mut played = Played::new(&format!("turn-{tag}"), language, &names);
        compare(&format!("{tag}-opening"), &played.screen(80, 24));
        played.type_keys("Enter");
        compare(&format!("{tag}-dice"), &played.screen(80, 24));
        played.type_keys("2 Right Down");
        compare(&format!("{tag}-place"), &played.screen(80, 24));
        played.type_keys("Enter");
        compare(&format!("{tag}-ways"), &played.screen(80, 24));
        played.type_keys("Enter");
        compare(&format!("{tag}-confirm"), &played.screen(80, 24));
        played.type_keys("Enter");
        compare(&format!("{tag}-done"), &played.screen(80, 24));
        played.type_keys("?");
        compare(&format!("{tag}-help"), &played.screen(80, 24));
        played.type_keys("Esc Enter");
        for _ in 0..12 {
            played.take_turn();
            played.type_keys("Enter");
        }
        compare(&format!("{tag}-day-4"), &played.screen(80, 24));
        played.type_keys("0 End");
        compare(&format!("{tag}-day-4-large"), &played.screen(120, 40));
        played.type_keys("l");
        compare(&format!("{tag}-chronicle"), &played.screen(80, 24));
    }
}

/// A whole game in every language through the keys, to the count at the end.
#[test]
fn whole_games_by_keys() {
    for language in Language::ALL {
        let tag = language.tag();
        let mut played = Played::new(&format!("whole-{tag}"), language, &["Ada"]);
        let mut turns = 0;
        while played.app.game().moment() != Moment::Over {
            played.type_keys("Enter");
            if played.app.game().moment() == Moment::Deciding {
                played.take_turn();
                turns += 1;
            }
            assert!(turns <= 16);
            // Nothing may be too wide to draw, whatever the moment.
            played.screen(80, 24);
        }
        assert_eq!(turns, 16);
        let saved = fs::read_to_string(played.folder.join("game.json")).unwrap();
        let record = troyes_record::Record::from_json(saved.as_bytes()).unwrap();
        assert!(record.verify().unwrap().finished);
        let total = played.app.game().sheet().score().total();
        assert_eq!(record.replay().unwrap().totals().collect::<Vec<_>>(), [total]);
        let screen = played.screen(80, 24);
        assert!(screen.contains(&total.to_string()));
        if matches!(language, Language::English | Language::Chinese) {
            compare(&format!("{tag}-result"), &screen);
            played.press(KeyCode::Tab);
            compare(&format!("{tag}-end"), &played.screen(80, 24));
            played.press(KeyCode::Esc);
            assert_eq!(played.screen(80, 24), screen);
        }
    }
}

/// Signs and words that have to fit do so in every language.
#[test]
fn nothing_important_is_cut_off() {
    for language in Language::ALL {
        let tag = language.tag();
        let mut played = Played::new(&format!("fits-{tag}"), language, &["Ada"]);
        let width = |line: &ratatui::text::Line<'_>| line.width();
        assert!(width(&super::sheet::legend(&played.app)) <= 80, "{tag}: legend");
        played.type_keys("Enter");
        for _ in 0..10 {
            assert!(width(&super::wheel::ring(&played.app)) <= 80, "{tag}: ring");
            played.type_keys("0");
            for _ in 0..40 {
                let widest = super::sheet::lines(&played.app).iter().map(width).max().unwrap();
                assert!(widest <= 80, "{tag}: a line of the sheet has {widest} columns");
                played.type_keys("Down");
            }
            let keys = draw::key_bar(&played.app, 80).width();
            assert!(keys <= 80, "{tag}: keys have {keys} columns");
            played.take_turn();
            let keys = draw::key_bar(&played.app, 80).width();
            assert!(keys <= 80, "{tag}: keys have {keys} columns");
            played.type_keys("Enter");
        }
    }
}

#[test]
fn undo_goes_back_step_by_step_and_then_takes_back() {
    let mut played = Played::new("undo", Language::English, &["Ada", "Blaise"]);
    played.type_keys("Enter");
    let before = played.screen(80, 24);
    played.type_keys("2 Right Down");
    let place = played.screen(80, 24);
    played.type_keys("Enter");
    let ways = played.screen(80, 24);
    played.type_keys("Enter u");
    assert_eq!(played.screen(80, 24), ways);
    played.type_keys("Esc");
    assert_eq!(played.screen(80, 24), place);
    played.type_keys("u");
    assert_eq!(played.screen(80, 24), before);
    played.take_turn();
    assert!(played.app.game().can_take_back());
    while played.app.game().can_take_back() {
        played.type_keys("u");
    }
    played.app.notice = None;
    assert_eq!(played.screen(80, 24), before);
    played.type_keys("u");
    assert!(played.screen(80, 24).contains("There is nothing to take back."));
}

#[test]
fn leaving_needs_two_keys_and_any_other_stays() {
    let mut played = Played::new("leaving", Language::English, &["Ada"]);
    played.type_keys("q");
    assert!(played.screen(80, 24).contains("Press q once more"));
    played.type_keys("Down q");
    assert!(!played.app.is_over());
    played.type_keys("q");
    assert!(played.app.is_over());
}

#[test]
fn players_take_turns_and_look_at_each_other() {
    let mut played = Played::new("pass", Language::English, &["Ada", "Blaise"]);
    played.type_keys("Enter");
    assert_eq!(played.app.game().seat(), 0);
    played.take_turn();
    assert!(played.screen(80, 24).contains("Pass to Blaise"));
    played.type_keys("Enter");
    assert_eq!(played.app.game().seat(), 1);
    played.type_keys("p");
    assert_eq!(played.app.game().seat(), 0);
    assert!(played.app.game().can_take_back(), "until the next dice");
    played.type_keys("Enter");
    played.take_turn();
    assert_eq!(played.app.game().moment(), Moment::NextDice);
    played.type_keys("Enter");
    assert_eq!(played.app.game().half_day().map(troyes_rules::HalfDay::get), Some(2));
}

#[test]
fn a_small_window_says_so() {
    let mut played = Played::new("small", Language::English, &["Ada"]);
    assert!(played.screen(60, 20).contains("60 × 20"));
    played.screen(1, 1);
}

/// Colours are those that every terminal has, and can be switched off.
#[test]
fn colours_are_the_terminals_own() {
    let mut played = Played::new("colours", Language::English, &["Ada"]);
    played.type_keys("Enter 2 Down");
    let inks = |buffer: &Buffer| {
        let mut inks: Vec<Ink> =
            buffer.content.iter().flat_map(|cell| [cell.fg, cell.bg]).collect();
        inks.dedup();
        inks
    };
    let colored = inks(&played.drawn(80, 24));
    assert!(colored.contains(&Ink::Red) && colored.contains(&Ink::Yellow));
    assert!(colored.iter().all(|ink| !matches!(ink, Ink::Rgb(..) | Ink::Indexed(_))));
    let text = played.screen(80, 24);
    played.app.look = Look::with_colors(false);
    assert!(inks(&played.drawn(80, 24)).iter().all(|&ink| ink == Ink::Reset));
    assert_eq!(played.screen(80, 24), text, "signs say what colours say");
}

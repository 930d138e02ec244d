//! Playing in the terminal as people do: whole games by script, going on where a game stopped, and a real terminal.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use troyes_record::Record;

/// A folder of its own for a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("troyes-play-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn play(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
    command.arg("play").args(arguments).current_dir(&folder.0).env("LC_ALL", "C");
    command
}

fn record(folder: &Folder, name: &str) -> Record {
    Record::from_json(&fs::read(folder.0.join(name)).unwrap()).unwrap()
}

/// Answers a number of questions by their last choice but "all places", undo and take back; stops where the game does.
fn answer(mut child: Child, prompt: &str, questions: usize) -> String {
    let mut input = child.stdin.take().unwrap();
    let mut output = child.stdout.take().unwrap();
    let mut printed = String::new();
    let mut asked = 0;
    let mut from = 0;
    let mut bytes = Vec::new();
    let mut chunk = [0; 4096];
    while asked < questions {
        let read = output.read(&mut chunk).unwrap();
        if read == 0 {
            break;
        }
        bytes.extend_from_slice(&chunk[..read]);
        printed = String::from_utf8_lossy(&bytes).into_owned();
        if !printed.trim_end().ends_with(prompt) {
            continue;
        }
        let question = &printed[from..];
        from = printed.len();
        let first = question.lines().find_map(|line| {
            let (number, _) = line.split_once(". ")?;
            number.parse::<u8>().ok()
        });
        asked += 1;
        writeln!(input, "{}", first.expect("there is a choice")).unwrap();
    }
    drop(input);
    output.read_to_end(&mut bytes).unwrap();
    assert!(child.wait().unwrap().success());
    String::from_utf8(bytes).unwrap_or(printed)
}

fn piped(mut command: Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
}

/// A whole game line by line in two languages; the same game in pieces, left at the end of the input each time, is the same record.
#[test]
fn whole_games_by_script() {
    let folder = Folder::new("script");
    let new = ["--no-tui", "--seed", "script", "--banquets", "--players", "2"];
    let korean = [&new[..], &["--language", "ko", "--save", "korean.json"]].concat();
    let printed = answer(piped(play(&folder, &korean)), "선택:", usize::MAX);
    assert!(printed.contains("결과"), "{printed}");
    let whole = record(&folder, "korean.json");
    assert!(whole.verify().unwrap().finished);

    let english = [&new[..], &["--save", "pieces.json"]].concat();
    answer(piped(play(&folder, &english)), "Your choice:", 7);
    let mut sessions = 1;
    while !record(&folder, "pieces.json").verify().unwrap().finished {
        let printed = answer(
            piped(play(&folder, &["--no-tui", "--record", "pieces.json"])),
            "Your choice:",
            11 + sessions % 3,
        );
        assert!(printed.contains("troyes play --record pieces.json") || printed.contains("Total"));
        sessions += 1;
    }
    assert!(sessions > 3);
    assert_eq!(record(&folder, "pieces.json").half_days, whole.half_days);
}

/// Bots play their own seats, and play them again when the game goes on.
#[test]
fn bots_play_along() {
    let folder = Folder::new("bots");
    let options = ["--no-tui", "--seed", "bots", "--bot", "apprentice", "--save", "bots.json"];
    answer(piped(play(&folder, &options)), "Your choice:", 9);
    let go_on = ["--no-tui", "--record", "bots.json", "--bot", "apprentice"];
    let printed = answer(piped(play(&folder, &go_on)), "Your choice:", usize::MAX);
    assert!(printed.contains("Apprentice bot"));
    let record = record(&folder, "bots.json");
    assert!(record.verify().unwrap().finished);
    assert_eq!(record.players, ["Player 1", "Apprentice bot"]);
}

/// A file that is no game of ours stays as it was.
#[test]
fn other_files_are_left_alone() {
    let folder = Folder::new("others");
    let text = "{\"format\": \"something else\"}";
    fs::write(folder.0.join("other.json"), text).unwrap();
    for option in ["--record", "--save"] {
        let arguments = ["--no-tui", option, "other.json"];
        let output = play(&folder, &arguments).stdin(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(!output.stderr.is_empty());
        assert_eq!(fs::read_to_string(folder.0.join("other.json")).unwrap(), text);
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing is left behind");
}

/// A terminal of 80 × 24 with the program in it.
struct Terminal {
    ours: File,
    child: Child,
    shown: Arc<Mutex<Vec<u8>>>,
    /// Reads what is shown, until it is printed to stop.
    reader: JoinHandle<()>,
    stop: Arc<AtomicBool>,
}

impl Terminal {
    fn start(mut command: Command) -> Self {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&ours).unwrap();
        unlockpt(&ours).unwrap();
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&ours, size).unwrap();
        let name = ptsname(&ours, Vec::new()).unwrap().into_string().unwrap();
        let theirs = || OpenOptions::new().read(true).write(true).open(Path::new(&name)).unwrap();
        let command = command.stdin(theirs()).stdout(theirs()).stderr(theirs());
        let child = command.env("TERM", "xterm").spawn().unwrap();
        let ours = File::from(ours);
        let shown = Arc::new(Mutex::new(Vec::new()));
        let stop = Arc::new(AtomicBool::new(false));
        let (mut input, seen, stopped) =
            (ours.try_clone().unwrap(), Arc::clone(&shown), Arc::clone(&stop));
        let patience = Timespec { tv_sec: 0, tv_nsec: 20_000_000 };
        let reader = std::thread::spawn(move || {
            let mut chunk = [0; 4096];
            while !stopped.load(Ordering::Relaxed) {
                let mut wanted = [PollFd::new(&input, PollFlags::IN)];
                if poll(&mut wanted, Some(&patience)) == Ok(0) {
                    continue;
                }
                let Ok(read @ 1..) = input.read(&mut chunk) else { return };
                seen.lock().unwrap().extend_from_slice(&chunk[..read]);
            }
        });
        Self { ours, child, shown, reader, stop }
    }

    /// Closes our side, as a window does that is closed.
    fn hang_up(self) -> Child {
        self.stop.store(true, Ordering::Relaxed);
        self.reader.join().unwrap();
        drop(self.ours);
        self.child
    }

    fn shown(&self) -> String {
        String::from_utf8_lossy(&self.shown.lock().unwrap()).into_owned()
    }

    fn wait_for(&self, text: &str) {
        let begun = Instant::now();
        while !self.shown().contains(text) {
            assert!(begun.elapsed() < Duration::from_secs(20), "no {text:?} in {:?}", self.shown());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn press(&mut self, keys: &str) {
        self.ours.write_all(keys.as_bytes()).unwrap();
    }

    /// The program ends soon, and well.
    fn ends(child: &mut Child) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if begun.elapsed() > Duration::from_secs(5) {
                child.kill().unwrap();
                panic!("the program goes on");
            }
            std::thread::sleep(Duration::from_millis(10));
        };
        assert!(status.success(), "{status}");
    }

    /// The program has ended, and the terminal is as it was: its lines are read whole, and what was there is shown again.
    fn ended(mut self) -> String {
        Self::ends(&mut self.child);
        self.wait_for("troyes play --record");
        let modes = tcgetattr(&self.ours).unwrap().local_modes;
        assert!(modes.contains(LocalModes::ICANON | LocalModes::ECHO));
        let shown = self.shown();
        let entered = shown.find("\u{1b}[?1049h").expect("a screen of its own");
        let left = shown.find("\u{1b}[?1049l").expect("the old screen");
        assert!(entered < left && shown[left..].contains("\u{1b}[?25h"), "the cursor is back");
        shown
    }
}

#[test]
fn a_real_terminal_is_left_as_it_was() {
    let folder = Folder::new("terminal");
    let options = ["--seed", "terminal", "--save", "game.json", "--name", "Ada"];
    let mut terminal = Terminal::start(play(&folder, &options));
    terminal.wait_for("Before the first roll");
    terminal.press("\r");
    terminal.wait_for("destroyed");
    // A place, a way to it if there are several, and the confirmation: no more, or the next dice would come.
    terminal.press("0\r");
    terminal.wait_for("What");
    while record(&folder, "game.json").half_days[0].turns[0].is_empty() {
        terminal.press("\r");
        std::thread::sleep(Duration::from_millis(300));
    }
    terminal.press("qq");
    let shown = terminal.ended();
    assert!(!shown.contains('\u{fffd}'));
    let record = record(&folder, "game.json");
    assert_eq!(record.half_days.len(), 1);
    assert_eq!(record.half_days[0].turns[0].len(), 1);
}

#[test]
fn signals_and_control_c_leave_the_terminal_as_it_was() {
    let folder = Folder::new("signals");
    for (index, signal) in
        [Some(Signal::TERM), Some(Signal::INT), Some(Signal::HUP), None].into_iter().enumerate()
    {
        let file = format!("{index}.json");
        let mut terminal = Terminal::start(play(&folder, &["--seed", "s", "--save", &file]));
        terminal.wait_for("Before the first roll");
        match signal {
            Some(signal) => {
                let process = Pid::from_child(&terminal.child);
                kill_process(process, signal).unwrap();
            }
            None => terminal.press("\u{3}"),
        }
        terminal.ended();
        assert!(record(&folder, &file).verify().is_ok());
    }
}

/// A terminal that goes away takes the game with it, whatever is on the screen, and leaves it saved. Nobody is asked by a signal here:
/// the program does not belong to the terminal, as those in a window or at the other end of ssh would.
#[test]
fn a_terminal_that_hangs_up_ends_the_game() {
    let folder = Folder::new("hang-up");
    for (index, keys) in ["", "\r", "\r0\r", "\r0\r\r\r", "\r?"].into_iter().enumerate() {
        let file = format!("{index}.json");
        let mut terminal = Terminal::start(play(&folder, &["--seed", "s", "--save", &file]));
        terminal.wait_for("Before the first roll");
        terminal.press(keys);
        std::thread::sleep(Duration::from_millis(100));
        Terminal::ends(&mut terminal.hang_up());
        assert!(record(&folder, &file).verify().is_ok());
    }
}

/// Without a terminal there is no screen to fill, whatever was asked for.
#[test]
fn pipes_get_lines() {
    let folder = Folder::new("pipes");
    let mut child = piped(play(&folder, &["--seed", "pipes", "--save", "game.json"]));
    drop(child.stdin.take());
    let output = BufReader::new(child.stdout.take().unwrap());
    let lines: Vec<String> = output.lines().map(Result::unwrap).collect();
    assert!(child.wait().unwrap().success());
    assert!(lines.iter().all(|line| !line.contains('\u{1b}')));
    assert_eq!(lines[0], "Troyes Dice");
}
